//! Cards drawn from a draw pile: what a viewer learns of them.

use crate::card::CardSet;
use crate::seat::{Seat, Viewer};

/// Cards drawn, as far as a viewer may know them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawn {
    /// Which ones.
    Cards(CardSet),
    /// Only how many.
    Count(u8),
}

impl Drawn {
    /// What a viewer learns of the cards that a seat drew.
    pub(crate) fn seen_by(viewer: Viewer, seat: Seat, cards: CardSet) -> Drawn {
        match viewer {
            Viewer::Everything => Drawn::Cards(cards),
            Viewer::Seat(own) if own == seat => Drawn::Cards(cards),
            Viewer::Seat(_) | Viewer::Spectator => Drawn::Count(cards.len() as u8),
        }
    }

    /// How many.
    pub fn count(self) -> u8 {
        match self {
            Drawn::Cards(cards) => cards.len() as u8,
            Drawn::Count(count) => count,
        }
    }
}
