//! The turns that an expert tries: the distinct positions that a turn can lead to, what a steady
//! player would do first, the others ranked by its loss.

use rules::the_game::View;
use rules::{CardSet, Seat};

use super::signals_heard::SignalsHeard;
use super::table::PILES;
use super::talk;
use super::turn::{Turn, TurnPlanner, Width};
use super::weights::tuned;
use super::worlds::Worlds;

/// Candidates that are tried.
const CANDIDATES: usize = 24;

/// What counts against a turn that a steady player would not look at: the loss was learned on
/// those that it does, and can't be trusted with the others.
const FARTHER: i32 = 150;

/// What a candidate loses for each point of loss more than the first, in chances to win: about one
/// in a hundred for a skipped card. It counts as a glance does, so it fades as worlds are tried.
const PRIOR: f64 = 0.0006;

/// The most that a candidate loses so: what looks bad may still be tried.
const PRIOR_MAX: f64 = 0.15;

/// The planned turns that are looked at.
const MAX_TURNS: usize = 4_000;

/// The distinct positions that a turn can lead to: what a steady player would do, then the others,
/// best first.
pub(crate) fn of(
    view: &View,
    worlds: &Worlds,
    heard: &SignalsHeard,
    hand: CardSet,
) -> Vec<(i32, Turn)> {
    let base = worlds.base();
    let weights = tuned(view.board().config()).at(base.table.left());
    let next = Seat::all(view.board().config().seats()).nth((worlds.own() + 1) % base.seats);
    let heed = talk::heeded(heard, next.unwrap_or(Seat::FIRST), weights, base.table.left());
    let planner = TurnPlanner {
        table: &base.table,
        weights,
        heed: &heed,
        need: view.board().missing(),
        at_end: view.board().draw() == 0,
    };
    let mut turns: Vec<(i32, Turn)> = Vec::new();
    planner.each(hand, Width::Narrow, &mut |turn| {
        let longer = planner.with_extras(planner.loss(turn), *turn);
        turns.push((planner.loss(&longer), longer));
        if longer.len() > turn.len() {
            turns.push((planner.loss(turn), *turn));
        }
    });
    planner.each(hand, Width::Wide, &mut |turn| {
        if turns.len() < MAX_TURNS {
            turns.push((planner.loss(turn) + FARTHER, *turn));
        }
    });
    turns.sort_by_key(|(loss, _)| *loss);
    let steady = planner.best(hand).map(|turn| (planner.loss(&turn), turn));
    let mut kept: Vec<(i32, Turn)> = Vec::new();
    for (loss, turn) in steady.into_iter().chain(turns) {
        if kept.iter().all(|(_, other)| key(other) != key(&turn)) {
            kept.push((loss, turn));
        }
        if kept.len() == CANDIDATES {
            break;
        }
    }
    kept
}

/// What the candidates promise, beside the first.
pub(crate) fn glances(turns: &[(i32, Turn)]) -> Vec<f64> {
    let glance = |loss: i32| -(f64::from(loss - turns[0].0) * PRIOR).clamp(0.0, PRIOR_MAX);
    turns.iter().map(|(loss, _)| glance(*loss)).collect()
}

/// Two piles of a direction are alike: what counts are the numbers on them.
fn key(turn: &Turn) -> ([rules::Card; PILES], CardSet) {
    let [a, b, c, d] = turn.tops;
    ([a.min(b), a.max(b), c.min(d), c.max(d)], turn.hand)
}
