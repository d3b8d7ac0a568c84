//! Players for The Game and Ascenso-Descenso, where all play together.
//!
//! A placement costs the unplayed cards that it skips; a step back earns what it regains. On that
//! rest a planner of whole turns ([`turn`]), the convention of what the seats tell each other
//! ([`talk`]), and a search over worlds in keeping with both ([`expert`]).

mod candidates;
pub(crate) mod code;
mod cost;
mod endgame;
mod expert;
pub(crate) mod novice;
mod reach;
mod script;
mod signals_heard;
mod steady;
mod table;
pub(crate) mod talk;
mod turn;
mod weights;
mod world;
mod worlds;

pub(crate) use expert::{Expert, value};
pub(crate) use signals_heard::{Hearing, Talk};
pub(crate) use steady::Steady;
pub(crate) use weights::{Schedule, Weights, tuned};
pub(crate) use world::World;

#[cfg(test)]
mod law_of_words;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod true_to_rules;
