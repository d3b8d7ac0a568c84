//! The screens. Everything that can happen is an [`Event`]; [`update()`] changes the [`State`] and
//! says what is to be done ([`Effect`]); [`draw()`] shows a state and never decides. The loop around
//! them is in [`run`].

pub mod board;
mod door;
mod draw;
mod event;
mod form;
mod game;
mod menu;
mod replay;
mod rules_page;
pub mod run;
mod signals;
mod update;

use std::time::Duration;

use ratatui::layout::Size;
use texts::Texts;

use crate::habits::Confirm;
use crate::setting::Setting;

pub use door::{JoinForm, Shelf};
pub use draw::{Palette, cut, draw, targets};
pub use event::{Effect, Event, Key, OsSignal, Target};
pub use form::{Form, Row};
pub use game::{Game, HintState, Saying};
pub use menu::{Menu, MenuEntry};
pub use replay::Reel;
pub use rules_page::RulesPage;
pub use update::update;

/// The smallest window in which everything has its place: that of a terminal with a line for something else.
pub const SMALLEST: Size = Size { width: 80, height: 23 };

/// All that is on the screen. It holds views of games, never a state.
#[derive(Debug)]
pub struct State {
    /// The language.
    pub texts: Texts,
    /// How colours are used.
    pub palette: Palette,
    /// The window.
    pub size: Size,
    /// Which screen.
    pub screen: Screen,
    /// A question that must be answered first.
    pub question: Option<Question>,
    /// Is the help shown?
    pub help: bool,
    /// The rules, over everything else.
    pub rules: Option<RulesPage>,
    /// When the person is asked before a turn is sent.
    pub confirm: Confirm,
    /// The pause before each action of a bot.
    pub pause: Duration,
    /// Counts while something is going on, to show that it does.
    pub tick: usize,
}

/// The screens.
#[derive(Debug)]
pub enum Screen {
    /// Which game?
    Menu(Menu),
    /// How is it to be played?
    Form(Form),
    /// A game.
    Game(Box<Game>),
    /// A record, step by step.
    Reel(Box<Reel>),
    /// A game that was begun and has not been seen yet.
    Waiting {
        /// Its setting; none at a server's table.
        setting: Option<Setting>,
        /// What there is to tell meanwhile.
        lines: Vec<String>,
    },
    /// Finished games.
    Shelf(Shelf),
    /// Where to join.
    Join(JoinForm),
    /// What was played so far.
    Scores {
        /// The lines.
        lines: Vec<String>,
        /// Lines above the window.
        scroll: usize,
    },
}

/// A question before something that can't be undone.
#[derive(Clone, PartialEq, Debug)]
pub enum Question {
    /// Send the plan, with this action at its end.
    Send(rules::Action),
    /// Leave the game: it is saved.
    LeaveGame,
    /// Leave the program.
    Quit,
    /// Delete the saved game of this name.
    Forget(String),
}

impl State {
    /// The menu.
    pub fn new(texts: Texts, palette: Palette, size: Size, screen: Screen) -> State {
        State {
            texts,
            palette,
            size,
            screen,
            question: None,
            help: false,
            rules: None,
            confirm: Confirm::default(),
            pause: Duration::ZERO,
            tick: 0,
        }
    }

    /// The game that the screen is about.
    pub(crate) fn game(&self) -> rules::Game {
        match &self.screen {
            Screen::Game(game) => game.kind,
            Screen::Reel(reel) => reel.game,
            Screen::Form(form) => form.setting.game,
            Screen::Menu(menu) => menu.game(),
            Screen::Waiting { setting: Some(setting), .. } => setting.game,
            Screen::Waiting { setting: None, .. }
            | Screen::Shelf(_)
            | Screen::Join(_)
            | Screen::Scores { .. } => rules::Game::TheGame,
        }
    }

    /// Is a character typed into something?
    pub(crate) fn types(&self) -> bool {
        match &self.screen {
            Screen::Form(form) => form.row() == Row::Seed,
            screen => matches!(screen, Screen::Join(_)),
        }
    }

    /// Is the window smaller than anything can be shown in?
    pub fn is_too_small(&self) -> bool {
        self.size.width < SMALLEST.width || self.size.height < SMALLEST.height
    }

    /// Is something going on that the screen should show as alive?
    pub fn is_busy(&self) -> bool {
        match &self.screen {
            Screen::Game(game) => game.is_busy(),
            Screen::Waiting { .. } => true,
            Screen::Menu(_)
            | Screen::Form(_)
            | Screen::Reel(_)
            | Screen::Shelf(_)
            | Screen::Join(_)
            | Screen::Scores { .. } => false,
        }
    }
}
