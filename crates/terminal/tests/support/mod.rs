//! A stage without a terminal: events go in, effects are carried out, screens come out as text.

#![allow(dead_code)] // each test file uses a part

use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use players::Level;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Size;
use rules::{Game, OptionValue, Seat, Seed};
use terminal::habits::Confirm;
use terminal::local::{self, LocalPlay};
use terminal::screen::{Effect, Event, Key, Menu, Palette, Screen, State, draw, update};
use terminal::setting::{Setting, chairs};
use terminal::source::{Source, Told};
use texts::Texts;

/// The windows that everything must look well in.
pub(crate) const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

/// How long a table may take to answer.
const PATIENCE: Duration = Duration::from_mins(1);

/// The screens with a game behind them.
pub(crate) struct Stage {
    pub(crate) state: State,
    source: Option<Source>,
    told: Option<Receiver<Told>>,
    /// The effects that nobody carries out here.
    pub(crate) effects: Vec<Effect>,
}

/// A menu of someone who has not played yet.
pub(crate) fn menu() -> Menu {
    Menu::new(Vec::new(), Game::ALL.map(Setting::usual), None)
}

pub(crate) fn option(name: &str, value: OptionValue) -> (String, OptionValue) {
    (name.to_owned(), value)
}

/// People on the first seats, bots that do not think by the clock on the others.
pub(crate) fn setting(game: Game, seats: u8, people: u8) -> Setting {
    let people: Vec<Seat> = Seat::all(people).collect();
    Setting { game, options: Vec::new(), chairs: chairs(seats, &people, Level::Novice) }
}

impl Stage {
    pub(crate) fn new(texts: &Texts, (width, height): (u16, u16), screen: Screen) -> Stage {
        let size = Size::new(width, height);
        let state = State::new(texts.clone(), Palette::Rich, size, screen);
        // Whoever asks before everything shows every question.
        let state = State { confirm: Confirm::Always, ..state };
        Stage { state, source: None, told: None, effects: Vec::new() }
    }

    /// A game of a setting, as far as a person is asked.
    pub(crate) fn play(texts: &Texts, size: (u16, u16), setting: &Setting, seed: u64) -> Stage {
        let mut stage = Stage::new(texts, size, Screen::Menu(menu()));
        let (tell, told) = channel();
        let record = setting.record(Seed::from(seed)).expect("a game");
        stage.event(Event::Opened(Some(setting.clone())));
        let tell = move |message| drop(tell.send(message));
        stage.source =
            Some(local::open(&record, LocalPlay::default(), texts.clone(), tell).expect("a table"));
        stage.told = Some(told);
        stage.settle();
        stage
    }

    /// Takes what the game tells until someone is asked or it is over.
    fn settle(&mut self) {
        while let Some(told) = &self.told {
            let message = told.recv_timeout(PATIENCE).expect("the table says something");
            let done = matches!(message, Told::Ask(_) | Told::Over(_) | Told::Gone(_));
            self.event(Event::Told(Box::new(message)));
            if done {
                break;
            }
        }
    }

    /// An event; commands go to the game.
    pub(crate) fn event(&mut self, event: Event) {
        for effect in update(&mut self.state, event) {
            match (effect, &self.source) {
                (Effect::Command(command), Some(source)) => {
                    source.send(command);
                    self.settle();
                }
                (effect, _) => self.effects.push(effect),
            }
        }
    }

    pub(crate) fn key(&mut self, key: Key) {
        self.event(Event::Key(key));
    }

    /// Types characters; `⏎` is Enter, `→` and the others are arrows.
    pub(crate) fn keys(&mut self, keys: &str) {
        for c in keys.chars() {
            self.key(match c {
                '⏎' => Key::Enter,
                '→' => Key::Right,
                '←' => Key::Left,
                '↑' => Key::Up,
                '↓' => Key::Down,
                '⇥' => Key::Tab,
                c => Key::Char(c),
            });
        }
    }

    /// The moment passes in which what is to be said can be taken back.
    pub(crate) fn moment(&mut self) {
        for _ in 0..10 {
            self.event(Event::Tick);
        }
    }

    /// What a person sees.
    pub(crate) fn screen(&self) -> String {
        let Size { width, height } = self.state.size;
        let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a backend");
        terminal.draw(|frame| draw(&self.state, frame)).expect("a drawing");
        let buffer = terminal.backend().buffer();
        let line = |y: u16| {
            let cells = (0..width).map(|x| buffer[(x, y)].symbol());
            cells.collect::<String>().trim_end().to_owned()
        };
        (0..height).map(line).collect::<Vec<_>>().join("\n")
    }

    /// The game on the screen.
    pub(crate) fn game(&self) -> &terminal::screen::Game {
        match &self.state.screen {
            Screen::Game(game) => game,
            other => panic!("no game: {other:?}"),
        }
    }
}
