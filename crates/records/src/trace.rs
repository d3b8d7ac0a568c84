//! A position as JSON, with all cards: for tests, tools and finished games.

use rules::hormigas::Place;
use rules::{Actions, Card, CardSet, GameState, Seat, State};
use serde::Serialize;

use crate::result::GameResult;

/// A position, all of it. The fields and their order are the format's.
#[derive(Serialize, Debug)]
pub struct Traced<'a> {
    ply: usize,
    action: Option<&'a str>,
    turn: Option<usize>,
    over: bool,
    legal: Vec<String>,
    #[serde(flatten)]
    cards: TraceCards,
}

#[derive(Serialize, Debug)]
#[serde(untagged)]
enum TraceCards {
    TheGame {
        hands: Vec<Vec<u8>>,
        draw: [u8; 1],
        tops: [u8; 4],
        need: Option<u8>,
        won: Option<bool>,
        left: u8,
    },
    FaceToFace {
        hands: [Vec<u8>; 2],
        draw: [u8; 2],
        tops: [[u8; 2]; 2],
        need: Option<u8>,
        winner: Option<usize>,
        reason: Option<&'static str>,
        left: [u8; 2],
    },
    Hormigas {
        hands: Vec<Vec<u8>>,
        draw: [u8; 1],
        phase: &'static str,
        middle: [Option<(u8, bool)>; 3],
        held: Option<u8>,
        totals: Vec<u32>,
        winners: Option<Vec<usize>>,
        round: u32,
    },
}

/// The position after `ply` actions, the last of which was `action`.
///
/// ```
/// # use rules as subibaja_rules;
/// use subibaja_rules::{Game, Seed, Setup, State};
/// let setup = Setup::from_seed(Game::FaceToFace, 2, &[], &Seed::from(7)).unwrap();
/// let state = State::new(&setup).unwrap();
/// let json = serde_json::to_value(subibaja_records::trace::position(0, None, &state)).unwrap();
/// assert_eq!(json["tops"], serde_json::json!([[1, 60], [1, 60]]));
/// ```
pub fn position<'a>(ply: usize, action: Option<&'a str>, state: &State) -> Traced<'a> {
    let mut legal = Actions::new();
    state.legal_into(&mut legal);
    Traced {
        ply,
        action,
        turn: state.turn().map(Seat::index),
        over: state.is_over(),
        legal: legal.iter().map(ToString::to_string).collect(),
        cards: cards(state),
    }
}

fn cards(state: &State) -> TraceCards {
    let sorted = |hand: CardSet| hand.iter().map(Card::number).collect();
    match state {
        State::TheGame(state) => {
            let board = state.board();
            TraceCards::TheGame {
                hands: Seat::all(state.seats()).map(|seat| sorted(state.hand(seat))).collect(),
                draw: [board.draw()],
                tops: board.tops().map(Card::number),
                need: board.need(),
                won: board.won(),
                left: board.left(),
            }
        }
        State::FaceToFace(duel) => {
            let board = duel.board();
            let seats = [Seat::FIRST, Seat::FIRST.left(2)];
            let (winner, reason) = match GameResult::new(state, &[]) {
                GameResult::FaceToFace { winner, reason, .. } => (winner, reason),
                GameResult::Cooperative { .. } | GameResult::Hormigas { .. } => (None, None),
            };
            TraceCards::FaceToFace {
                hands: seats.map(|seat| sorted(duel.hand(seat))),
                draw: seats.map(|seat| board.draw(seat)),
                tops: seats.map(|seat| board.tops(seat).map(Card::number)),
                need: board.need(),
                winner,
                reason,
                left: seats.map(|seat| board.left(seat)),
            }
        }
        State::Hormigas(state) => {
            let board = state.board();
            let hand = |seat| state.hand(seat).iter().map(|card| card.number()).collect();
            let face_up = board.middle().map(|place| matches!(place, Place::FaceUp(_)));
            let [a, b, c] = state.middle();
            let place = |card: Option<Card>, i: usize| card.map(|card| (card.number(), face_up[i]));
            TraceCards::Hormigas {
                hands: Seat::all(state.seats()).map(hand).collect(),
                draw: [board.draw()],
                phase: board.phase().name(),
                middle: [place(a, 0), place(b, 1), place(c, 2)],
                held: state.held().map(Card::number),
                totals: board.totals().to_vec(),
                winners: board.winners().map(|winners| winners.map(Seat::index).collect()),
                round: board.round(),
            }
        }
    }
}
