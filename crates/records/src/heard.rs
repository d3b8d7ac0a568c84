//! What a viewer learned, as JSON: who did what, and the cards that were seen in it. Made from a
//! [`ViewEvent`] alone, in which no hidden card can stand.

use compact_str::{CompactString, ToCompactString};
use rules::hormigas::{DealtSeen, RoundEnd};
use rules::{Card, Drawn, Seat, ViewEvent, face_to_face, hormigas, the_game};
use serde::{Deserialize, Serialize};

/// What a viewer learned of one action.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Heard {
    /// Who did it; `null` for what the table does.
    pub seat: Option<usize>,
    /// The action's token.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub action: CompactString,
    /// Cards drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub drawn: Option<DrawnCards>,
    /// The card taken from the middle, if the seat may know it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub card: Option<u8>,
    /// The card that left the hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub dropped: Option<u8>,
    /// The own hand of a new round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hand: Option<Vec<u8>>,
    /// The end of a round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub round: Option<RoundHeard>,
}

/// The cards, or how many.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum DrawnCards {
    /// The own ones.
    Cards(Vec<u8>),
    /// How many, of someone else's.
    Count(u8),
}

/// The end of a round of Hormigas.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoundHeard {
    /// Who ended it; `null` at the turn limit.
    pub finisher: Option<usize>,
    /// Points, by seat.
    pub scores: Vec<u32>,
    /// Is the game over?
    pub over: bool,
}

/// What a viewer learned of one action at a table of so many seats.
pub fn heard(event: &ViewEvent, seats: u8) -> Heard {
    match event {
        ViewEvent::TheGame(event) => the_game(event),
        ViewEvent::FaceToFace(event) => face_to_face(event),
        ViewEvent::Hormigas(event) => hormigas(event, seats),
    }
}

fn by(seat: Seat, action: &impl ToCompactString) -> Heard {
    Heard { seat: Some(seat.index()), action: action.to_compact_string(), ..Heard::default() }
}

fn drawn(drawn: Drawn) -> DrawnCards {
    match drawn {
        Drawn::Cards(cards) => DrawnCards::Cards(cards.iter().map(Card::number).collect()),
        Drawn::Count(count) => DrawnCards::Count(count),
    }
}

fn the_game(event: &the_game::ViewEvent) -> Heard {
    use the_game::{Action, ViewEvent};
    match *event {
        ViewEvent::Started { seat } => Heard { seat: None, ..by(seat, &Action::Start(seat)) },
        ViewEvent::Placed { seat, card, pile, won: _ } => by(seat, &Action::Place(card, pile)),
        ViewEvent::Ended { seat, drawn: cards, next: _ } => {
            Heard { drawn: Some(drawn(cards)), ..by(seat, &Action::End) }
        }
    }
}

fn face_to_face(event: &face_to_face::ViewEvent) -> Heard {
    use face_to_face::{Action, ViewEvent};
    match *event {
        ViewEvent::Placed { seat, card, pile, won: _ } => by(seat, &Action::Place(card, pile)),
        ViewEvent::Ended { seat, drawn: cards, next: _ } => {
            Heard { drawn: Some(drawn(cards)), ..by(seat, &Action::End) }
        }
    }
}

fn hormigas(event: &hormigas::ViewEvent, seats: u8) -> Heard {
    use hormigas::{Action, ViewEvent};
    let round = |end: &RoundEnd| round(end, seats);
    match event {
        ViewEvent::Refreshed { seat } => by(*seat, &Action::Refresh),
        ViewEvent::Taken { seat, place, card, face_up: _ } => {
            Heard { card: card.map(Card::number), ..by(*seat, &Action::Take(*place)) }
        }
        ViewEvent::Put { seat, at, side, dropped, claim: _, round: ended } => Heard {
            dropped: Some(dropped.number()),
            round: ended.as_ref().map(&round),
            ..by(*seat, &Action::Put(*at, *side))
        },
        ViewEvent::Claimed { seat, round: ended } => {
            Heard { round: Some(round(ended)), ..by(*seat, &Action::Claim) }
        }
        ViewEvent::Passed { seat, round: ended } => {
            Heard { round: ended.as_ref().map(&round), ..by(*seat, &Action::Pass) }
        }
        ViewEvent::Dealt(dealt) => {
            let hand = match dealt {
                DealtSeen::Hand(hand) => {
                    Some(hand.as_slice().iter().map(|card| card.number()).collect())
                }
                DealtSeen::Nothing | DealtSeen::Deck(_) => None,
            };
            Heard { action: Action::Deal.to_compact_string(), hand, ..Heard::default() }
        }
    }
}

/// All hands are shown at the end of a round: they are in the next view.
fn round(end: &RoundEnd, seats: u8) -> RoundHeard {
    RoundHeard {
        finisher: end.finisher.map(Seat::index),
        scores: end.scores[..usize::from(seats)].to_vec(),
        over: end.over,
    }
}
