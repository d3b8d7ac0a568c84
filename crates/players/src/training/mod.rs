//! Where the numbers in this crate come from: players learn by playing against or with themselves.
//!
//! `cargo run --release -p subibaja-players --example train` calls these. Nothing here is used in
//! play.

mod adam;
mod ants;
mod duel;
mod evolve;
mod team;

pub use ants::{Learned, Rounds, ants};
pub use duel::{Duels, Losses, net};
pub use team::{Team, weights};
