//! A record on the screen: one position at a time, as one viewer sees it.

use rules::{Game, Seat, View, Viewer};

use crate::film::Film;
use crate::source::Sitter;

/// A record being looked at.
#[derive(Clone, Debug)]
pub struct Reel {
    /// Which game.
    pub game: Game,
    /// How many play.
    pub seats: u8,
    /// Who sat where, as far as the record says it.
    pub sitters: Vec<Sitter>,
    /// The position's number.
    pub ply: usize,
    /// The position and the eyes that were asked for last: keys may come faster than positions.
    pub wanted: (usize, Viewer),
    /// The last position's number.
    pub last: usize,
    /// The position.
    pub view: View,
    /// What led to it, in words.
    pub told: Option<String>,
    /// Does it come from the list of finished games, and go back there?
    pub from_shelf: bool,
    /// Digits typed so far, of a position to jump to.
    pub typed: String,
}

impl Reel {
    /// A record's first position, as this viewer sees it.
    pub fn new(film: &Film, viewer: Viewer) -> Reel {
        Reel {
            game: film.game(),
            seats: film.seats(),
            sitters: film.sitters().to_vec(),
            ply: 0,
            wanted: (0, viewer),
            last: film.last(),
            view: film.view(0, viewer),
            told: None,
            from_shelf: false,
            typed: String::new(),
        }
    }

    /// The viewer after the one that was asked for: public, each seat, all cards.
    pub(super) fn next_viewer(&self) -> Viewer {
        match self.wanted.1 {
            Viewer::Spectator => Viewer::Seat(Seat::FIRST),
            Viewer::Seat(seat) if seat.index() + 1 < self.seats.into() => {
                Viewer::Seat(seat.left(self.seats))
            }
            Viewer::Seat(_) => Viewer::Everything,
            Viewer::Everything => Viewer::Spectator,
        }
    }
}
