#![doc = include_str!("../README.md")]
//!
//! # The types
//!
//! Six types a game, six jobs: a `Setup` is what someone asked for and may be wrong; a `State` is the
//! whole truth and always legal; an `Action` is what can be done; an `Event` is what happened, as the
//! whole truth; a `View` and a `ViewEvent` are what one [`Viewer`] may know of the two.

mod any;
mod card;
mod conversation;
mod deck;
mod describe;
mod drawn;
pub mod face_to_face;
mod game;
pub mod hormigas;
mod illegal;
mod options;
mod piles;
mod problem;
mod sampling;
mod seat;
#[cfg(feature = "serde")]
mod serde;
mod signal;
mod text;
pub mod the_game;

pub use any::{Action, Event, NamedOptions, Options, Setup, State, View, ViewEvent};
pub use card::{Card, CardList, CardSet, Pack};
pub use conversation::{Conversation, MAX_WORDS, Standing};
pub use deck::{Deck, DrawPile, MAX_CARDS, SHUFFLE_VERSION, Seed};
pub use describe::{OptionChoice, OptionDefault, OptionInfo, OptionKind, PileInfo};
pub use drawn::Drawn;
pub use game::{Actions, Family, Game, GameEvent, GameState, GameView, MAX_ACTIONS};
pub use illegal::Illegal;
pub use options::{OptionValue, SetOptions};
pub use piles::Direction;
pub use problem::{Invalid, SetupProblem};
pub use seat::{MAX_SEATS, Seat, Viewer};
pub use signal::{Mood, PileSignal, Said, Signal, Signals};
pub use text::ParseError;

/// The examples of the README run too.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
