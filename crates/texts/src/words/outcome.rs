//! What came out of a game, or how far it is.

use records::GameResult;
use rules::{Seat, View};

use super::{list, numbers, seat, seat_number};
use crate::{Texts, say};

/// What came out; `None` while nothing has.
pub fn outcome(texts: &Texts, result: &GameResult) -> Option<String> {
    Some(match result {
        GameResult::Cooperative { over: true, won: Some(true), .. } => {
            say!(texts, "outcome-won")
        }
        GameResult::Cooperative { over: true, left, .. } => {
            say!(texts, "outcome-lost", count = *left)
        }
        GameResult::FaceToFace { winner: Some(winner), reason, left, .. } => {
            duel(texts, *winner, *reason, *left)
        }
        GameResult::Hormigas { winners: Some(winners), totals, rounds, .. } => {
            let won = winners_of(texts, winners, totals);
            say!(texts, "outcome-after-rounds", won = won, count = rounds.len())
        }
        GameResult::Cooperative { .. }
        | GameResult::FaceToFace { .. }
        | GameResult::Hormigas { .. } => return None,
    })
}

fn duel(texts: &Texts, winner: usize, reason: Option<&str>, left: [u8; 2]) -> String {
    let loser = 1 - winner.min(1);
    let count = left[loser];
    let (winner, loser) = (seat_number(texts, winner), seat_number(texts, loser));
    if let Some("emptied") = reason {
        say!(texts, "outcome-emptied", winner = winner, loser = loser, count = count)
    } else {
        say!(texts, "outcome-stuck", winner = winner, loser = loser, count = count)
    }
}

fn winners_of(texts: &Texts, winners: &[usize], totals: &[u32]) -> String {
    let all = numbers(totals);
    let best = winners.first().and_then(|seat| totals.get(*seat)).copied().unwrap_or_default();
    match winners {
        [winner] => {
            let winner = seat_number(texts, *winner);
            say!(texts, "outcome-points", winner = winner, count = best, all = all)
        }
        winners => {
            let names: Vec<_> = winners.iter().map(|seat| seat_number(texts, *seat)).collect();
            let winners = list(texts, &names);
            say!(texts, "outcome-shared", winners = winners, count = best, all = all)
        }
    }
}

/// Who is to act in a game that is not over: `seat 2 to play`.
pub fn outlook(texts: &Texts, view: &View) -> String {
    let play = |on_turn: Seat| say!(texts, "outlook-turn", seat = seat(texts, on_turn));
    match (view.turn(), view) {
        (Some(on_turn), View::Hormigas(view)) => {
            let round = view.board().round() + 1;
            say!(texts, "outlook-round", seat = seat(texts, on_turn), round = round)
        }
        (Some(on_turn), _) => play(on_turn),
        (None, View::Hormigas(view)) => {
            let points = numbers(view.board().totals());
            say!(texts, "outlook-deal", round = view.board().round() + 2, points = points)
        }
        (None, _) => say!(texts, "outlook-choose"),
    }
}
