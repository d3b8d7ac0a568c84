//! Records of whole games as JSON, one object a game.
//!
//! A [`Record`] is what a file says; a [`Replay`] plays it by the rules and stops at the first
//! thing that is wrong, with its place and the reason. [`trace`] shows a position with all cards
//! as JSON, [`GameResult`] what came out. No rule of a game is decided here.
//!
//! ```
//! # use rules as subibaja_rules;
//! use subibaja_records::{Record, Replay};
//! use subibaja_rules::{Game, Seed};
//!
//! let mut record = Record::from_seed(Game::TheGame, 1, &[], Seed::from(7)).unwrap();
//! record.actions.push("99@down1".into());
//! let mut replay = Replay::new(&record).unwrap();
//! let error = replay.play_all(&record).unwrap_err();
//! assert!(error.to_string().starts_with("actions[0] 99@down1: "));
//! ```

mod commitment;
mod convert;
mod error;
mod event_json;
mod event_read;
mod read;
mod record;
mod replay;
mod result;
pub mod trace;
mod view_json;

pub use commitment::{check_commitment, commitment, sha256, sha256_bytes};
pub use convert::option_from_json;
pub use error::{ReadError, RecordError};
pub use event_json::{DrawnJson, EventJson, RoundJson};
pub use event_read::OutOfStep;
pub use read::{MAX_RECORD_BYTES, Numbered, Records};
pub use record::{FORMAT, Record};
pub use replay::Replay;
pub use result::{GameResult, RoundResult};
pub use view_json::{BoardJson, PilesJson, ViewJson, options_json};
