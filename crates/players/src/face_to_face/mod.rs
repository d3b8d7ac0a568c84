//! Players of Face to Face.
//!
//! They think in bits ([`side`]) and whole turns ([`turn`]). A turn is weighed at a glance
//! ([`value`]) by the steady player; the expert plays on in worlds that may be ([`world`]), asks a
//! small net what comes of it ([`judge`]), and is exact at the end ([`endgame`]).

mod endgame;
mod expert;
mod judge;
pub(crate) mod novice;
mod plan;
mod side;
mod steady;
mod turn;
mod value;
mod weights;
mod world;

pub(crate) use expert::Expert;
pub(crate) use judge::{FEATURES, HIDDEN, Net, features};
pub(crate) use side::Position;
pub(crate) use steady::{Steady, best_turn};
pub(crate) use turn::{Breadth, Turn, each_turn};

#[cfg(test)]
mod tests;
#[cfg(test)]
mod true_to_rules;
