//! A view as JSON: what one seat knows, for programs that play and for screens. The fields are
//! those of [`trace`](crate::trace), as far as the viewer knows them.
//!
//! It is made from a [`View`] alone, and a view has no place for a hidden card: nothing can leak.

use rules::face_to_face::{self, Phase as DuelPhase};
use rules::hormigas::{self, Phase, Place};
use rules::the_game::{self, Pile};
use rules::{Actions, Card, CardSet, NamedOptions, Seat, Sight as _, View, Viewer};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::convert;

/// What a viewer knows. The fields and their order are the format's.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Sighted {
    /// The own seat; `null` for a spectator.
    seat: Option<usize>,
    turn: Option<usize>,
    over: bool,
    /// What the viewer may do now: nothing while others are on turn.
    legal: Vec<String>,
    #[serde(flatten)]
    cards: Cards,
    /// The view as one line.
    text: String,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
enum Cards {
    TheGame {
        hand: Option<Vec<u8>>,
        counts: Vec<u8>,
        draw: [u8; 1],
        tops: [u8; 4],
        #[serde(skip_serializing_if = "Option::is_none")]
        rows: Option<Vec<Vec<u8>>>,
        placed: Vec<u8>,
        need: Option<u8>,
        missing: u8,
        won: Option<bool>,
        left: u8,
    },
    FaceToFace {
        hand: Option<Vec<u8>>,
        counts: [u8; 2],
        draw: [u8; 2],
        tops: [[u8; 2]; 2],
        placed: [Vec<u8>; 2],
        need: Option<u8>,
        missing: u8,
        helped: bool,
        winner: Option<usize>,
        reason: Option<&'static str>,
        left: [u8; 2],
    },
    Hormigas {
        hand: Option<Vec<u8>>,
        hands: Vec<Vec<Option<u8>>>,
        draw: [u8; 1],
        phase: &'static str,
        middle: [Option<(Option<u8>, bool)>; 3],
        held: Option<u8>,
        discard: Vec<u8>,
        totals: Vec<u32>,
        winners: Option<Vec<usize>>,
        round: u32,
    },
}

/// What the view's seat, or a spectator, knows.
///
/// ```
/// use rules::{Game, Position, Seat, Seed, Setup, State, Viewer};
/// let setup = Setup::of_seed(Game::TheGame, 2, &[], &Seed::from(7)).unwrap();
/// let state = State::new(&setup).unwrap();
/// let view = state.view(Viewer::Seat(Seat::FIRST));
/// let json = serde_json::to_value(records::sight(&view)).unwrap();
/// assert_eq!(json["hand"].as_array().unwrap().len(), 7);
/// assert_eq!(json["counts"], serde_json::json!([7, 7]));
/// ```
pub fn sight(view: &View) -> Sighted {
    let mut legal = Actions::new();
    view.legal(&mut legal);
    let seat = match view.viewer() {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Everything => None,
    };
    Sighted {
        seat: seat.map(Seat::index),
        turn: view.turn().map(Seat::index),
        over: view.is_over(),
        legal: legal.iter().map(ToString::to_string).collect(),
        cards: match view {
            View::TheGame(view) => the_game(view, seat),
            View::FaceToFace(view) => face_to_face(view, seat),
            View::Hormigas(view) => hormigas(view, seat),
        },
        text: view.to_string(),
    }
}

/// Options by name as JSON, as records write them.
pub fn options_json(options: &NamedOptions) -> Map<String, Value> {
    options.iter().map(|(name, value)| (name.clone(), convert::option_json(value))).collect()
}

fn sorted(cards: CardSet) -> Vec<u8> {
    cards.iter().map(Card::number).collect()
}

fn the_game(view: &the_game::View, seat: Option<Seat>) -> Cards {
    let board = view.board();
    let row = |pile: Pile| {
        let mut row: Vec<u8> = board.row(pile)?.map(Card::number).collect();
        row.reverse();
        Some(row)
    };
    Cards::TheGame {
        hand: seat.and_then(|seat| view.hand(seat)).map(sorted),
        counts: Seat::all(board.config().seats()).map(|seat| board.held(seat)).collect(),
        draw: [board.draw()],
        tops: board.tops().map(Card::number),
        rows: Pile::ALL.into_iter().map(row).collect(),
        placed: sorted(board.placed()),
        need: board.need(),
        missing: board.missing(),
        won: board.won(),
        left: board.left(),
    }
}

fn face_to_face(view: &face_to_face::View, seat: Option<Seat>) -> Cards {
    let board = view.board();
    let seats = [Seat::FIRST, Seat::FIRST.left(2)];
    let (winner, reason, helped) = match board.phase() {
        DuelPhase::Over { winner, reason } => (Some(winner.index()), Some(reason.name()), false),
        DuelPhase::Turn { helped, .. } => (None, None, helped),
    };
    Cards::FaceToFace {
        hand: seat.and_then(|seat| view.hand(seat)).map(sorted),
        counts: seats.map(|seat| board.held(seat)),
        draw: seats.map(|seat| board.draw(seat)),
        tops: seats.map(|seat| board.tops(seat).map(Card::number)),
        placed: seats.map(|seat| sorted(board.placed(seat))),
        need: board.need(),
        missing: board.missing(),
        helped,
        winner,
        reason,
        left: seats.map(|seat| board.left(seat)),
    }
}

fn hormigas(view: &hormigas::View, seat: Option<Seat>) -> Cards {
    let board = view.board();
    let config = board.config();
    let hand = |seat: Seat| -> Vec<Option<u8>> {
        let places = 0..usize::from(config.hand_size(seat));
        places.map(|place| view.card(seat, place).map(Card::number)).collect()
    };
    Cards::Hormigas {
        hand: seat.and_then(|seat| hand(seat).into_iter().collect()),
        hands: Seat::all(config.seats()).map(hand).collect(),
        draw: [board.draw()],
        phase: match board.phase() {
            Phase::Take => "take",
            Phase::Put { .. } => "put",
            Phase::Claim => "claim",
            Phase::Deal => "deal",
            Phase::Over => "over",
        },
        middle: board.middle().map(|place| match place {
            Place::FaceDown => Some((None, false)),
            Place::FaceUp(card) => Some((Some(card.number()), true)),
            Place::Taken => None,
        }),
        held: view.held().map(Card::number),
        discard: sorted(board.discard()),
        totals: board.totals().to_vec(),
        winners: board.winners().map(|winners| winners.map(Seat::index).collect()),
        round: board.round(),
    }
}
