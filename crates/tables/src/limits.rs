//! The bounds of a table.

/// Lines of talk that a table keeps; signals and reactions count too, but for those of bots. Each
/// seat has an equal share.
pub const MAX_TALK_LINES: usize = 2_000;

/// The shortest clock, in seconds a turn.
pub const MIN_CLOCK_SECONDS: u32 = 5;

/// The longest clock: a week.
pub const MAX_CLOCK_SECONDS: u32 = 7 * 24 * 60 * 60;

/// Entries of a table's log. No game that is played comes near it.
pub const MAX_ENTRIES: usize = 20_000;

/// Entries of a table's log that are neither moves nor talk: names, seats given to bots and back,
/// placements taken back, invitations, keys. Each seat has an equal share.
pub const MAX_CHANGES: usize = 1_000;

/// Connections of one table: seats and those who look on.
pub const MAX_CONNECTIONS: usize = 400;

/// Devices that have one seat open at once.
pub const MAX_DEVICES: usize = 8;

/// Those who look on are counted for the others so often, in milliseconds.
pub(crate) const COUNT_WATCHERS_MS: i64 = 1_000;

/// How long bots rest after a turn that could not be stored, in milliseconds.
pub(crate) const BOTS_REST_MS: i64 = 5_000;

/// Events that somebody who joins is told of. Of older ones only what a screen needs: what people
/// said, and how rounds ended.
pub(crate) const MAX_HISTORY: usize = 400;

/// A room tells those of other nodes who is there so often, in milliseconds, whether it changed or not.
pub(crate) const ANNOUNCE_MS: i64 = 5_000;

/// Changes that follow each other more closely are told together.
pub(crate) const ANNOUNCE_PAUSE_MS: i64 = 50;

/// A room of another node that was silent for so long is gone.
pub(crate) const NEIGHBOUR_SILENT_MS: i64 = 12_000;

/// Other nodes that have the same table open. There are a few, and each is asked about every seat.
pub(crate) const MAX_NEIGHBOURS: usize = 64;

/// While bots think, the other nodes are told so again so often.
pub(crate) const CLAIM_AGAIN_MS: i64 = 1_000;

/// That bots think at another node is believed for so long.
pub(crate) const CLAIM_MS: i64 = 3_000;

/// Nobody waits longer for bots of other nodes at one turn.
pub(crate) const MAX_DEFERRED_MS: i64 = 10_000;
