//! What a viewer learned of an action, as JSON: who did what, and the cards that were seen in it.
//! Made from a [`ViewEvent`] alone, in which no hidden card can stand, and complete: whoever has the
//! view from before reads the event back from it ([`EventJson::read`]) and follows.

use compact_str::{CompactString, ToCompactString};
use rules::hormigas::{DealtSeen, RoundEnd};
use rules::{Card, Drawn, Seat, ViewEvent, face_to_face, hormigas, the_game};
use serde::{Deserialize, Serialize};

/// What a viewer learned of one action.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EventJson {
    /// Who did it; `null` for what the table does.
    pub seat: Option<usize>,
    /// The action's token.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub action: CompactString,
    /// Cards drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub drawn: Option<DrawnJson>,
    /// Who comes next, after the end of a turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub next: Option<usize>,
    /// Did the game end with it: by the last card, or as whoever comes next can't place the minimum?
    /// Of Hormigas `round` tells it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub over: bool,
    /// The card taken from the middle, if the seat may know it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub card: Option<u8>,
    /// The card that left the hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub dropped: Option<u8>,
    /// Is the seat to say whether its hand is in order?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub claim: bool,
    /// The own hand of a new round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hand: Option<Vec<u8>>,
    /// The end of a round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub round: Option<RoundJson>,
}

/// The cards, or how many.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum DrawnJson {
    /// The own ones.
    Cards(Vec<u8>),
    /// How many, of someone else's.
    Count(u8),
}

/// The end of a round of Hormigas.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoundJson {
    /// Who ended it; `null` at the turn limit.
    pub finisher: Option<usize>,
    /// Points, by seat.
    pub scores: Vec<u32>,
    /// All hands, by seat: they are shown at the end of a round.
    pub hands: Vec<Vec<u8>>,
    /// Is the game over?
    pub over: bool,
}

impl EventJson {
    /// What a viewer learned of one action.
    ///
    /// ```
    /// # use rules as subibaja_rules;
    /// use subibaja_records::EventJson;
    /// use subibaja_rules::{Actions, Game, Seed, Setup, State, Viewer};
    ///
    /// let setup = Setup::from_seed(Game::FaceToFace, 2, &[], &Seed::from(7)).unwrap();
    /// let mut state = State::new(&setup).unwrap();
    /// let mut view = state.view(Viewer::Spectator);
    /// let mut legal = Actions::new();
    /// state.legal_into(&mut legal);
    /// let event = state.apply(legal[0]).unwrap();
    ///
    /// let told = EventJson::new(&event.seen_by(Viewer::Spectator));
    /// view.follow(&told.read(&view).unwrap());
    /// assert_eq!(view, state.view(Viewer::Spectator));
    /// ```
    pub fn new(event: &ViewEvent) -> EventJson {
        match event {
            ViewEvent::TheGame(event) => the_game(event),
            ViewEvent::FaceToFace(event) => face_to_face(event),
            ViewEvent::Hormigas(event) => hormigas(event),
        }
    }
}

fn by(seat: Seat, action: &impl ToCompactString) -> EventJson {
    EventJson {
        seat: Some(seat.index()),
        action: action.to_compact_string(),
        ..EventJson::default()
    }
}

fn drawn(drawn: Drawn) -> DrawnJson {
    match drawn {
        Drawn::Cards(cards) => DrawnJson::Cards(cards.iter().map(Card::number).collect()),
        Drawn::Count(count) => DrawnJson::Count(count),
    }
}

fn the_game(event: &the_game::ViewEvent) -> EventJson {
    use the_game::{Action, Next, ViewEvent};
    match *event {
        ViewEvent::Started { seat } => EventJson { seat: None, ..by(seat, &Action::Start(seat)) },
        ViewEvent::Placed { seat, card, pile, won } => {
            EventJson { over: won, ..by(seat, &Action::Place(card, pile)) }
        }
        ViewEvent::Ended { seat, drawn, next } => {
            let (next, over) = match next {
                Next::Turn(next) => (next, false),
                Next::Lost(next) => (next, true),
            };
            EventJson { over, ..ended(by(seat, &Action::End), drawn, next) }
        }
    }
}

fn face_to_face(event: &face_to_face::ViewEvent) -> EventJson {
    use face_to_face::{Action, Next, ViewEvent};
    match *event {
        ViewEvent::Placed { seat, card, pile, won } => {
            EventJson { over: won, ..by(seat, &Action::Place(card, pile)) }
        }
        ViewEvent::Ended { seat, drawn, next } => {
            let (next, over) = match next {
                Next::Turn(next) => (next, false),
                Next::Stuck(next) => (next, true),
            };
            EventJson { over, ..ended(by(seat, &Action::End), drawn, next) }
        }
    }
}

fn ended(event: EventJson, cards: Drawn, next: Seat) -> EventJson {
    EventJson { drawn: Some(drawn(cards)), next: Some(next.index()), ..event }
}

fn hormigas(event: &hormigas::ViewEvent) -> EventJson {
    use hormigas::{Action, ViewEvent};
    match event {
        ViewEvent::Refreshed { seat } => by(*seat, &Action::Refresh),
        ViewEvent::Taken { seat, place, card, face_up: _ } => {
            EventJson { card: card.map(Card::number), ..by(*seat, &Action::Take(*place)) }
        }
        ViewEvent::Put { seat, at, side, dropped, claim, round: ended } => EventJson {
            dropped: Some(dropped.number()),
            claim: *claim,
            round: ended.as_ref().map(round),
            ..by(*seat, &Action::Put(*at, *side))
        },
        ViewEvent::Claimed { seat, round: ended } => {
            EventJson { round: Some(round(ended)), ..by(*seat, &Action::Claim) }
        }
        ViewEvent::Passed { seat, round: ended } => {
            EventJson { round: ended.as_ref().map(round), ..by(*seat, &Action::Pass) }
        }
        ViewEvent::Dealt(dealt) => {
            let hand = match dealt {
                DealtSeen::Hand(hand) => Some(numbers(hand.as_slice())),
                DealtSeen::Nothing | DealtSeen::Deck(_) => None,
            };
            EventJson { action: Action::Deal.to_compact_string(), hand, ..EventJson::default() }
        }
    }
}

fn numbers(cards: &[Card]) -> Vec<u8> {
    cards.iter().map(|card| card.number()).collect()
}

fn round(end: &RoundEnd) -> RoundJson {
    RoundJson {
        finisher: end.finisher.map(Seat::index),
        scores: end.scores[..usize::from(end.seats())].to_vec(),
        hands: end.hands().map(numbers).collect(),
        over: end.over,
    }
}
