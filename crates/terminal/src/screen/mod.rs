//! The screens. Everything that can happen is an [`Event`]; [`update()`] changes the [`State`] and
//! says what is to be done ([`Effect`]); [`draw()`] shows a state and never decides. The loop around
//! them is in [`run`].

pub mod board;
mod draw;
mod event;
mod form;
mod game;
mod menu;
mod replay;
pub mod run;
mod signals;
mod update;

use ratatui::layout::Size;
use texts::Texts;

use crate::setting::Setting;

pub use draw::{Palette, cut, draw, targets};
pub use event::{Effect, Event, Key, Signal, Target};
pub use form::{Form, Row};
pub use game::{Game, HintState};
pub use menu::{Menu, MenuEntry};
pub use replay::Reel;
pub use update::update;

/// The smallest window in which everything has its place.
pub const SMALLEST: Size = Size { width: 80, height: 24 };

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
}

impl State {
    /// The menu.
    pub fn new(texts: Texts, palette: Palette, size: Size, screen: Screen) -> State {
        State { texts, palette, size, screen, question: None, help: false, tick: 0 }
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
            Screen::Menu(_) | Screen::Form(_) | Screen::Reel(_) | Screen::Scores { .. } => false,
        }
    }
}
