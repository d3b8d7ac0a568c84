//! Players of 111 Hormigas.
//!
//! How far a hand is from order ([`order`], in the units of [`live`]) is what they all go by. On it
//! rests the steady player. The expert has learned what a hand promises ([`prospect`], [`judge`]),
//! and plays on in worlds that may be ([`table`]) to see what comes of it ([`outlook`]).

mod chance;
mod choices;
mod expert;
mod guess;
mod judge;
mod live;
pub(crate) mod novice;
mod order;
mod outlook;
mod prospect;
mod sorter;
mod steady;
mod table;
mod weights;

pub(crate) use choices::choices;
pub(crate) use expert::Expert;
pub(crate) use judge::{HEADS, HIDDEN, Net, POINTS};
pub(crate) use outlook::Outlook;
pub(crate) use prospect::{FEATURES, Prospects};
pub(crate) use steady::{Steady, action as steady_action};
pub(crate) use table::Choice;

#[cfg(test)]
mod tests;
