//! What happened, and what each viewer learns of it.

use super::action::Side;
use super::hands::{Hands, MAX_HELD};
use super::state::PACK_FIRST;
use crate::card::Card;
use crate::deck::Deck;
use crate::game::GameEvent;
use crate::seat::{MAX_SEATS, Seat, Viewer};

/// The end of a round: all hands are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundEnd {
    /// Who ended it, with an ordered hand or by a wrong claim; `None` at the turn limit.
    pub finisher: Option<Seat>,
    /// Points, by seat.
    pub scores: [u32; MAX_SEATS],
    /// All hands, side by side.
    pub(crate) hands: Hands<Card>,
    /// How many cards each seat holds; none where nobody sits.
    pub(crate) sizes: [u8; MAX_SEATS],
    /// Is the game over?
    pub over: bool,
}

impl RoundEnd {
    /// The end of a round with these hands and points, by seat; nothing if there are more cards than
    /// the pack has.
    pub fn new(finisher: Option<Seat>, seats: &[(Vec<Card>, u32)], over: bool) -> Option<RoundEnd> {
        let (mut sizes, mut scores) = ([0; MAX_SEATS], [0; MAX_SEATS]);
        let mut hands = Hands([PACK_FIRST; MAX_HELD]);
        let mut place = 0;
        for (seat, (hand, points)) in seats.iter().enumerate() {
            *sizes.get_mut(seat)? = u8::try_from(hand.len()).ok()?;
            scores[seat] = *points;
            hands.0.get_mut(place..place + hand.len())?.copy_from_slice(hand);
            place += hand.len();
        }
        Some(RoundEnd { finisher, scores, hands, sizes, over })
    }

    /// The hands, by seat.
    pub fn hands(&self) -> impl Iterator<Item = &[Card]> {
        let mut rest = self.hands.0.as_slice();
        let sizes = self.sizes.iter().take_while(|size| **size > 0);
        sizes.map(move |size| {
            let (hand, after) = rest.split_at(usize::from(*size));
            rest = after;
            hand
        })
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.sizes.iter().take_while(|size| **size > 0).count() as u8
    }
}

/// Something that happened, as the whole truth. Made by applying an action, and only so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant)] // applying an action allocates nothing
#[non_exhaustive]
pub enum Event {
    /// The middle was refreshed.
    Refreshed {
        /// By whom.
        seat: Seat,
    },
    /// A middle card was taken.
    Taken {
        /// By whom.
        seat: Seat,
        /// From which place, from 0.
        place: u8,
        /// The card.
        card: Card,
        /// Did it lie face up?
        face_up: bool,
    },
    /// It was put into the hand.
    Put {
        /// By whom.
        seat: Seat,
        /// How many cards are to its left.
        at: u8,
        /// Which neighbour was dropped.
        side: Side,
        /// That neighbour, now face up in the middle.
        dropped: Card,
        /// Is the seat to say whether it claims?
        claim: bool,
        /// The end of the round, if this was it.
        round: Option<RoundEnd>,
    },
    /// The seat claimed an ordered hand.
    Claimed {
        /// Who.
        seat: Seat,
        /// The end of the round.
        round: RoundEnd,
    },
    /// The seat claimed nothing.
    Passed {
        /// Who.
        seat: Seat,
        /// The end of the round, if the turn limit is reached.
        round: Option<RoundEnd>,
    },
    /// The next round was dealt.
    Dealt {
        /// Its deck order.
        deck: Deck,
        /// Cards in each hand.
        sizes: [u8; MAX_SEATS],
    },
}

/// What one viewer learns of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant)] // as above
pub enum ViewEvent {
    /// The middle was refreshed.
    Refreshed {
        /// By whom.
        seat: Seat,
    },
    /// A middle card was taken.
    Taken {
        /// By whom.
        seat: Seat,
        /// From which place, from 0.
        place: u8,
        /// The card, if the viewer may know it.
        card: Option<Card>,
        /// Did it lie face up?
        face_up: bool,
    },
    /// It was put into the hand.
    Put {
        /// By whom.
        seat: Seat,
        /// How many cards are to its left.
        at: u8,
        /// Which neighbour was dropped.
        side: Side,
        /// That neighbour, now face up in the middle.
        dropped: Card,
        /// Is the seat to say whether it claims?
        claim: bool,
        /// The end of the round, if this was it.
        round: Option<RoundEnd>,
    },
    /// The seat claimed an ordered hand.
    Claimed {
        /// Who.
        seat: Seat,
        /// The end of the round.
        round: RoundEnd,
    },
    /// The seat claimed nothing.
    Passed {
        /// Who.
        seat: Seat,
        /// The end of the round, if the turn limit is reached.
        round: Option<RoundEnd>,
    },
    /// The next round was dealt.
    Dealt(DealtSeen),
}

/// What a viewer learns of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant)] // as above
pub enum DealtSeen {
    /// A spectator: that it happened.
    Nothing,
    /// A seat: its hand.
    Hand(Hand),
    /// Everything.
    Deck(Deck),
}

/// One seat's hand, in order.
pub type Hand = crate::card::CardList<MAX_HELD>;

impl Event {
    /// The end of a round, if this was one.
    pub fn round_end(&self) -> Option<&RoundEnd> {
        match self {
            Event::Put { round, .. } | Event::Passed { round, .. } => round.as_ref(),
            Event::Claimed { round, .. } => Some(round),
            Event::Refreshed { .. } | Event::Taken { .. } | Event::Dealt { .. } => None,
        }
    }
}

impl GameEvent for Event {
    type ViewEvent = ViewEvent;

    fn seen_by(&self, viewer: Viewer) -> ViewEvent {
        match *self {
            Event::Refreshed { seat } => ViewEvent::Refreshed { seat },
            Event::Taken { seat, place, card, face_up } => {
                let card = match viewer {
                    Viewer::Everything => Some(card),
                    Viewer::Seat(own) if own == seat => Some(card),
                    Viewer::Seat(_) | Viewer::Spectator => face_up.then_some(card),
                };
                ViewEvent::Taken { seat, place, card, face_up }
            }
            Event::Put { seat, at, side, dropped, claim, round } => {
                ViewEvent::Put { seat, at, side, dropped, claim, round }
            }
            Event::Claimed { seat, round } => ViewEvent::Claimed { seat, round },
            Event::Passed { seat, round } => ViewEvent::Passed { seat, round },
            Event::Dealt { deck, sizes } => ViewEvent::Dealt(match viewer {
                Viewer::Everything => DealtSeen::Deck(deck),
                Viewer::Seat(own) => {
                    let size = |size: &u8| usize::from(*size);
                    let start: usize = sizes[..own.index()].iter().map(size).sum();
                    let end = start + size(&sizes[own.index()]);
                    DealtSeen::Hand(Hand::new(&deck.cards()[start..end]))
                }
                Viewer::Spectator => DealtSeen::Nothing,
            }),
        }
    }
}
