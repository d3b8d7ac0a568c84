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
    /// This seat would be, but has no way to place the minimum: the game is lost.
    Lost(Seat),
}

/// Something that happened, as the whole truth. Made by applying an action, and only so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Event {
    /// The team chose who starts.
    Started {
        /// Who.
        seat: Seat,
    },
    /// A card was placed.
    Placed {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: Card,
        /// On which pile.
        pile: Pile,
        /// Was it the last card of all?
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
    /// The team chose who starts.
    Started {
        /// Who.
        seat: Seat,
    },
    /// A card was placed.
    Placed {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: Card,
        /// On which pile.
        pile: Pile,
        /// Was it the last card of all?
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
            Event::Started { seat } => ViewEvent::Started { seat },
            Event::Placed { seat, card, pile, won } => ViewEvent::Placed { seat, card, pile, won },
            Event::Ended { seat, drawn, next } => {
                ViewEvent::Ended { seat, drawn: Drawn::seen_by(viewer, seat, drawn), next }
            }
        }
    }
}
