//! Face to Face: a duel, each with an own deck and two own piles, and one card a turn for the
//! rival's.
//!
//! ```
//! use subibaja_rules::face_to_face::{Setup, State};
//! use subibaja_rules::{Actions, GameState, Seed};
//!
//! let mut state = State::new(&Setup::from_seed(&Seed::from(7))).unwrap();
//! let mut actions = Actions::new();
//! state.legal_into(&mut actions);
//! state.apply(actions[0]).unwrap();
//! assert_eq!(state.board().missing(), 1);
//! ```

mod action;
mod board;
mod event;
mod sample;
mod setup;
mod state;
mod text;
mod view;

pub use action::{Action, Pile};
pub use board::{Board, EndReason, Phase};
pub use event::{Event, Next, ViewEvent};
pub(crate) use setup::OPTIONS;
pub use setup::{Config, LastCard, Options, Setup};
pub use state::State;
pub use view::{KnownCards, View};

use std::ops::RangeInclusive;

use crate::card::{Card, Pack};

/// For how many it is.
pub(crate) const SEATS: RangeInclusive<u8> = 2..=2;

/// The cards of each colour.
pub const PACK: Pack = Pack { low: 2, high: 59 };

/// Cards in each deck.
pub(crate) const DECK: usize = PACK.len();

/// The cards that start the ascending and the descending pile.
pub const STARTS: [Card; 2] = [Card::known(1), Card::known(60)];

/// Cards in a full hand.
pub const HAND: u8 = 6;

/// Cards to place a turn.
pub const MINIMUM: u8 = 2;

/// Cards drawn after a turn on the own piles only.
pub const DRAW: u8 = 2;
