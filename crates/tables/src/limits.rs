//! The bounds of a table.

/// Lines of talk that a table keeps; signals count too, but for those of bots.
pub const MAX_TALK_LINES: usize = 2_000;

/// The shortest clock, in seconds a turn.
pub const MIN_CLOCK_SECONDS: u32 = 5;

/// The longest clock: a week.
pub const MAX_CLOCK_SECONDS: u32 = 7 * 24 * 60 * 60;

/// Messages of a seat whose ids are remembered, to answer them again as the first time.
pub(crate) const REMEMBERED_IDS: usize = 16;

/// Events that somebody who joins is told of; older ones are in the record.
pub(crate) const MAX_HISTORY: usize = 400;
