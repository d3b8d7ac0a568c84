//! What came out of a game.

use rules::face_to_face::Phase;
use rules::hormigas::RoundEnd;
use rules::{Seat, State};
use serde::Serialize;

/// The result as records write it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum GameResult {
    /// The Game and Ascenso-Descenso.
    Cooperative {
        /// Has it ended?
        over: bool,
        /// Once over: was it won?
        won: Option<bool>,
        /// Cards not placed.
        left: u8,
    },
    /// Face to Face.
    FaceToFace {
        /// Has it ended?
        over: bool,
        /// Once over: who won.
        winner: Option<usize>,
        /// Once over: `emptied` or `stuck`.
        reason: Option<&'static str>,
        /// Cards not placed, by seat.
        left: [u8; 2],
    },
    /// Hormigas.
    Hormigas {
        /// Has it ended?
        over: bool,
        /// Once over: who won.
        winners: Option<Vec<usize>>,
        /// Points, by seat.
        totals: Vec<u32>,
        /// The rounds that ended.
        rounds: Vec<RoundResult>,
    },
}

/// A round of Hormigas.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RoundResult {
    /// Who ended it; `None` at the turn limit.
    pub finisher: Option<usize>,
    /// Points, by seat.
    pub scores: Vec<u32>,
}

impl RoundResult {
    /// A round that ended so at a table of so many seats.
    pub fn new(round: &RoundEnd, seats: u8) -> RoundResult {
        RoundResult {
            finisher: round.finisher.map(Seat::index),
            scores: round.scores[..usize::from(seats)].to_vec(),
        }
    }
}

impl GameResult {
    /// What came out of a game that stands so, after these rounds of Hormigas.
    pub fn new(state: &State, rounds: &[RoundResult]) -> GameResult {
        let over = state.is_over();
        match state {
            State::TheGame(state) => {
                let board = state.board();
                GameResult::Cooperative { over, won: board.won(), left: board.left() }
            }
            State::FaceToFace(state) => {
                let board = state.board();
                let (winner, reason) = match board.phase() {
                    Phase::Over { winner, reason } => (Some(winner.index()), Some(reason.name())),
                    Phase::Turn { .. } => (None, None),
                };
                let [one, other] = [0, 1].map(|seat| Seat::new(seat).map(|seat| board.left(seat)));
                let left = [one.unwrap_or_default(), other.unwrap_or_default()];
                GameResult::FaceToFace { over, winner, reason, left }
            }
            State::Hormigas(state) => {
                let board = state.board();
                GameResult::Hormigas {
                    over,
                    winners: board.winners().map(|winners| winners.map(Seat::index).collect()),
                    totals: board.totals().to_vec(),
                    rounds: rounds.to_vec(),
                }
            }
        }
    }
}
