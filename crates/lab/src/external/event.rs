//! What a seat learned, as JSON: who did what, and the cards that the seat saw in it. Made from a
//! [`ViewEvent`] alone, in which no hidden card can stand.

use rules::hormigas::{DealtSeen, RoundEnd};
use rules::{Card, Drawn, Seat, ViewEvent, face_to_face, hormigas, the_game};
use serde::Serialize;

/// What a seat learned.
#[derive(Serialize, Default)]
pub(super) struct Heard {
    /// Who did it; `null` for what the table does.
    seat: Option<usize>,
    /// The action's token.
    action: String,
    /// Cards drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    drawn: Option<DrawnJson>,
    /// The card taken from the middle, if the seat may know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<u8>,
    /// The card that left the hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    dropped: Option<u8>,
    /// The own hand of a new round.
    #[serde(skip_serializing_if = "Option::is_none")]
    hand: Option<Vec<u8>>,
    /// The end of a round.
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<Round>,
}

/// The cards, or how many.
#[derive(Serialize)]
#[serde(untagged)]
enum DrawnJson {
    Cards(Vec<u8>),
    Count(u8),
}

#[derive(Serialize)]
struct Round {
    finisher: Option<usize>,
    scores: Vec<u32>,
    over: bool,
}

/// What a seat learned.
pub(super) fn heard(event: &ViewEvent, seats: u8) -> Heard {
    match event {
        ViewEvent::TheGame(event) => the_game(event),
        ViewEvent::FaceToFace(event) => face_to_face(event),
        ViewEvent::Hormigas(event) => hormigas(event, seats),
    }
}

fn by(seat: Seat, action: &impl ToString) -> Heard {
    Heard { seat: Some(seat.index()), action: action.to_string(), ..Heard::default() }
}

fn drawn(drawn: Drawn) -> DrawnJson {
    match drawn {
        Drawn::Cards(cards) => DrawnJson::Cards(cards.iter().map(Card::number).collect()),
        Drawn::Count(count) => DrawnJson::Count(count),
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
            Heard { action: Action::Deal.to_string(), hand, ..Heard::default() }
        }
    }
}

/// All hands are shown at the end of a round: they are in the next view.
fn round(end: &RoundEnd, seats: u8) -> Round {
    Round {
        finisher: end.finisher.map(Seat::index),
        scores: end.scores[..usize::from(seats)].to_vec(),
        over: end.over,
    }
}
