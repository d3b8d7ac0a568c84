//! A record that was played through once, to be looked at in any order.

use records::{Record, RecordError, Replay};
use rules::{Event, Game, State, View, ViewEvent, Viewer};

use crate::setting::{Chair, Setting};
use crate::source::Sitter;

/// All positions of a record.
#[derive(Clone, Debug)]
pub struct Film {
    game: Game,
    sitters: Vec<Sitter>,
    /// The position before the first action and after each.
    states: Vec<State>,
    events: Vec<Event>,
}

impl Film {
    /// Plays a record; what is wrong with it otherwise.
    pub fn new(record: &Record) -> Result<Film, RecordError> {
        let mut replay = Replay::new(record)?;
        let mut film = Film {
            game: record.game,
            sitters: sitters(record),
            states: vec![*replay.state()],
            events: Vec::with_capacity(record.actions.len()),
        };
        for token in &record.actions {
            film.events.push(replay.play(token)?);
            film.states.push(*replay.state());
        }
        replay.check_result(record)?;
        Ok(film)
    }

    /// Which game.
    pub fn game(&self) -> Game {
        self.game
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.states[0].seats()
    }

    /// Who sat where, as far as the record says it: who is not known to be a bot was a person.
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// The number of the last position; the first is 0.
    pub fn last(&self) -> usize {
        self.events.len()
    }

    /// What a viewer saw at a position.
    pub fn view(&self, ply: usize, viewer: Viewer) -> View {
        self.states[ply.min(self.last())].view(viewer)
    }

    /// What led to a position, as a viewer saw it.
    pub fn event(&self, ply: usize, viewer: Viewer) -> Option<ViewEvent> {
        self.events.get(ply.checked_sub(1)?).map(|event| event.seen_by(viewer))
    }
}

fn sitters(record: &Record) -> Vec<Sitter> {
    let chairs = Setting::from_record(record).map(|setting| setting.chairs);
    let sitter = |chair| match chair {
        Chair::Person => Sitter::Here,
        Chair::Bot(level) => Sitter::Bot(level),
    };
    match chairs {
        Ok(chairs) => chairs.into_iter().map(sitter).collect(),
        Err(_) => vec![Sitter::Here; record.seats.into()],
    }
}
