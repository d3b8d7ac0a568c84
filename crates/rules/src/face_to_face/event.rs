//! What happened, and what each viewer learns of it.

use super::action::Pile;
use crate::card::{Card, CardSet};
use crate::drawn::Drawn;
use crate::game::GameEvent;
use crate::seat::{Seat, Viewer};

/// What the end of a turn leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// This seat is on turn.
    Turn(Seat),
    /// This seat would be, but has no way to place the minimum: it has lost.
    Stuck(Seat),
}

/// Something that happened, as the whole truth. Made by applying an action, and only so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Event {
    /// A card was placed.
    Placed {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: Card,
        /// On which pile, as that seat calls it.
        pile: Pile,
        /// Was it that seat's last card?
        won: bool,
    },
    /// A turn ended.
    Ended {
        /// Whose.
        seat: Seat,
        /// The cards drawn.
        drawn: CardSet,
        /// What comes next.
        next: Next,
    },
}

/// What one viewer learns of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ViewEvent {
    /// A card was placed.
    Placed {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: Card,
        /// On which pile, as that seat calls it.
        pile: Pile,
        /// Was it that seat's last card?
        won: bool,
    },
    /// A turn ended.
    Ended {
        /// Whose.
        seat: Seat,
        /// The cards drawn.
        drawn: Drawn,
        /// What comes next.
        next: Next,
    },
}

impl GameEvent for Event {
    type ViewEvent = ViewEvent;

    fn seen_by(&self, viewer: Viewer) -> ViewEvent {
        match *self {
            Event::Placed { seat, card, pile, won } => ViewEvent::Placed { seat, card, pile, won },
            Event::Ended { seat, drawn, next } => {
                ViewEvent::Ended { seat, drawn: Drawn::seen_by(viewer, seat, drawn), next }
            }
        }
    }
}
