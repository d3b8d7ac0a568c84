//! A record on the screen: one position at a time, as one viewer sees it.

use rules::{Game, Seat, View, Viewer};

/// A record being looked at.
#[derive(Clone, Debug)]
pub struct Reel {
    /// Which game.
    pub game: Game,
    /// How many play.
    pub seats: u8,
    /// The position's number.
    pub ply: usize,
    /// The last position's number.
    pub last: usize,
    /// The position.
    pub view: View,
    /// What led to it, in words.
    pub told: Option<String>,
    /// Digits typed so far, of a position to jump to.
    pub typed: String,
}

impl Reel {
    /// The viewer after this one: public, each seat, all cards.
    pub(super) fn next_viewer(&self) -> Viewer {
        match self.view.viewer() {
            Viewer::Spectator => Viewer::Seat(Seat::FIRST),
            Viewer::Seat(seat) if seat.index() + 1 < self.seats.into() => {
                Viewer::Seat(seat.left(self.seats))
            }
            Viewer::Seat(_) => Viewer::Everything,
            Viewer::Everything => Viewer::Spectator,
        }
    }
}
