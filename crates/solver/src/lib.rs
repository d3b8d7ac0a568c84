//! Could this deal have been won? The Game and Ascenso-Descenso with all cards known.
//!
//! [`solve()`] takes a position, from the deal to the last card, and says whether perfect play wins,
//! with a line that proves it, and what the best score is. Two searches share the work. A *beam*
//! keeps the most promising positions, card by card, and wins nearly every deal within milliseconds.
//! *Exhaustive search* proves that a position can't be won, or that no better score can be reached;
//! it is at home late in a game, or where cards are dead early.
//!
//! [`SolvedGame`] asks that of the positions between a game's turns and finds the turn that lost it.
//!
//! The crate has its own small copy of a position (`deal.rs`), made for search; `rules` stays the
//! judge: lines are handed back as its actions, and the tests play them there. It knows nothing of
//! players and their budgets.

mod beam;
mod bits;
#[cfg(test)]
mod bounds_test;
mod budget;
mod deal;
mod dominance;
mod eval;
mod exact;
mod line;
mod reach;
mod record;
mod solution;
mod solve;
#[cfg(test)]
#[path = "../tests/support/mod.rs"]
mod support;
mod table;
mod turns;

pub use budget::SolveBudget;
pub use record::{best_record, solve_record};
pub use solution::{BestLine, Solution, Verdict};
pub use solve::solve;
pub use turns::{SolvedGame, TurnStart, WhereLost, first_turn};
