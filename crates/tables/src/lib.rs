//! A table and what happens at it: seats, names, bots, talk, the game, rematches. No input, no
//! output, no clock and no thread: a [`Room`] is told what comes in and answers with what is to be
//! done.
//!
//! A table is its log. [`TableEvent`] is what is stored, with the whole truth in it; [`Table`] is what
//! the log adds up to; what one viewer is told of it is made by `projection` from a
//! [`View`](rules::View) alone. A [`Room`] is a table with those who are there now.
//!
//! The order is fixed: an input is checked by the rules, what comes of it is handed out as
//! [`Effect::Append`], and only when that is stored the table changes and anyone hears of it.

mod access;
mod anonymous;
mod bots;
mod chair;
mod decide;
mod encode;
mod error;
mod event;
mod found;
mod game;
mod judge;
mod known;
#[cfg(test)]
mod leaks;
mod letters;
mod limits;
mod local;
mod name;
mod projection;
mod record;
mod rematch;
mod room;
mod seating;
mod summary;
mod table;
mod wording;

pub use access::{Hash, Secret};
pub use anonymous::without_people;
pub use bots::{BotQuestion, BotThought, Task};
pub use error::{Corrupt, Refusal};
pub use event::{Founding, Stored, TableEvent};
pub use found::{Founded, found};
pub use limits::{
    MAX_CHANGES, MAX_CLOCK_SECONDS, MAX_CONNECTIONS, MAX_DEVICES, MAX_ENTRIES, MAX_TALK_LINES,
    MIN_CLOCK_SECONDS,
};
pub use local::{LOCAL_PREFIX, LocalEffect, LocalKeys, LocalLog, LocalTable};
pub use room::{About, Append, Asked, Conn, Effect, Input, Neighbour, Reply, Request, Room};
pub use summary::{TableResult, TableSummary};
pub use table::Table;
