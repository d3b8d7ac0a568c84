//! Records of whole games as JSON, one object a game.
//!
//! A [`Record`] is what a file says; a [`Replay`] plays it by the rules and stops at the first
//! thing that is wrong, with its place and the reason. [`trace`] shows a position with all cards
//! as JSON, [`GameResult`] what came out. No rule of a game is decided here.
//!
//! ```
//! use records::{Record, Replay};
//! use rules::{Game, Seed};
//!
//! let mut record = Record::of_seed(Game::TheGame, 1, &[], Seed::from(7)).unwrap();
//! record.actions.push("99@down1".into());
//! let mut replay = Replay::new(&record).unwrap();
//! let error = replay.play_all(&record).unwrap_err();
//! assert!(error.to_string().starts_with("actions[0] 99@down1: "));
//! ```

mod commitment;
mod convert;
mod error;
mod heard;
mod json;
mod read;
mod record;
mod replay;
mod result;
mod sight;
pub mod trace;
mod written;

pub use commitment::{check_commitment, commitment, sha256, sha256_bytes};
pub use convert::option_from_json;
pub use error::{ReadError, RecordError};
pub use heard::{DrawnCards, Heard, RoundHeard, heard};
pub use json::Json;
pub use read::{MAX_RECORD_BYTES, Numbered, Records};
pub use record::{FORMAT, Record};
pub use replay::Replay;
pub use result::{GameResult, RoundResult};
pub use sight::{Cards, Sighted, options_json, sight};
pub use written::{write_heard, write_sight};
