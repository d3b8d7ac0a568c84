//! How a game ended, by player instead of by seat.

use rules::{Seat, State, face_to_face};

use crate::outcome::DealEnd;

/// Who won. Whoever is at fault has lost: a team loses together, a rival wins, and in Hormigas those
/// of the others win who have the most points so far.
pub(crate) fn ending(state: &State, lineup: &[usize], at_fault: Option<usize>) -> DealEnd {
    let players = lineup.len();
    let mut seat_of = vec![Seat::FIRST; players];
    for seat in Seat::all(state.seats()) {
        seat_of[lineup[seat.index()]] = seat;
    }
    match state {
        State::TheGame(state) => {
            let board = state.board();
            DealEnd::Together { won: board.won() == Some(true), left: board.left() }
        }
        State::FaceToFace(state) => {
            let board = state.board();
            let winners = match (at_fault, board.phase()) {
                (Some(player), _) => vec![1 - player],
                (None, face_to_face::Phase::Over { winner, .. }) => vec![lineup[winner.index()]],
                (None, face_to_face::Phase::Turn { .. }) => Vec::new(),
            };
            DealEnd::Duel { winners, left: seat_of.iter().map(|seat| board.left(*seat)).collect() }
        }
        State::Hormigas(state) => {
            let totals = state.board().totals();
            let points: Vec<u32> = seat_of.iter().map(|seat| totals[seat.index()]).collect();
            let winners = match (at_fault, state.board().winners()) {
                (Some(player), _) => leaders(&points, player),
                (None, Some(winners)) => {
                    let mut winners: Vec<usize> =
                        winners.map(|seat| lineup[seat.index()]).collect();
                    winners.sort_unstable();
                    winners
                }
                (None, None) => Vec::new(),
            };
            DealEnd::Ants { winners, points }
        }
    }
}

/// The players with the most points, one of them left out.
fn leaders(points: &[u32], without: usize) -> Vec<usize> {
    let others = (0..points.len()).filter(|player| *player != without);
    let best = others.clone().map(|player| points[player]).max();
    others.filter(|player| Some(points[*player]) == best).collect()
}
