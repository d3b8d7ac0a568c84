//! 111 Hormigas: sort a hand whose order never changes, card by card, before the others do.
//!
//! ```
//! use subibaja_rules::hormigas::{Setup, State};
//! use subibaja_rules::{GameState, Seed};
//!
//! let mut state = State::new(&Setup::from_seed(2, &Seed::from(7))).unwrap();
//! state.apply("take@1".parse().unwrap()).unwrap();
//! state.apply("put@0-right".parse().unwrap()).unwrap();
//! assert_eq!(state.board().turns(), 1);
//! ```

mod action;
mod board;
mod event;
mod hands;
mod house_symbols;
mod sample;
mod scoring;
mod setup;
mod state;
mod text;
mod view;

pub use action::{Action, Side};
pub use board::{Board, Phase, Place};
pub use event::{DealtSeen, Event, Hand, RoundEnd, ViewEvent};
pub use hands::{Hands, MAX_HELD};
pub use scoring::{best_stretch, is_ordered};
pub(crate) use setup::OPTIONS;
pub use setup::{Config, Finish, Goal, HandSize, Options, Setup, Symbols};
pub use state::{Cards, State};
pub use view::{KnownCards, View};

use std::ops::RangeInclusive;

use crate::card::Pack;

/// For how many it is.
pub(crate) const SEATS: RangeInclusive<u8> = 2..=5;

/// The cards.
pub const PACK: Pack = Pack { low: 2, high: 111 };

/// Cards in the middle.
pub const MIDDLE: usize = 3;

/// Points for finishing a round.
pub const FINISHER_BONUS: u32 = 5;
