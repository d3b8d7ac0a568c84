//! Players of 111 Hormigas.
//!
//! How far a hand is from order ([`order`], in the units of [`live`]) is what they all go by. On it
//! rest the steady player, and an expert that plays on in worlds that may be ([`table`]) and asks
//! what comes of it ([`outlook`]).

mod chance;
mod expert;
mod guess;
mod live;
pub(crate) mod novice;
mod order;
mod outlook;
mod sorter;
mod steady;
mod table;

pub(crate) use expert::Expert;
pub(crate) use steady::Steady;

#[cfg(test)]
mod tests;
