//! Every bound of the server that is not an option of its own.

use std::time::Duration;

/// Letters waiting for a table. A sender waits when it is full.
pub(crate) const MAILBOX: usize = 64;

/// Messages waiting for a connection. When it is full, the reader is too slow: it is told nothing
/// more until it has read them, and then everything at once.
pub(crate) const OUTBOX: usize = 32;

/// How long a fresh socket may take to join a table.
pub(crate) const JOIN_TIMEOUT: Duration = Duration::from_secs(10);

/// Messages that can't be read before a socket is closed.
pub(crate) const MAX_UNREADABLE: u32 = 5;

/// A quiet connection is asked for a sign of life so often.
pub(crate) const PING_EVERY: Duration = Duration::from_secs(25);

/// A connection that gave no sign of life for so long is closed.
pub(crate) const SILENCE: Duration = Duration::from_secs(70);

/// A table where nobody has been for so long is unloaded.
pub(crate) const IDLE: Duration = Duration::from_mins(1);

/// The same once its game is over: who comes to look has it loaded again.
pub(crate) const IDLE_OVER: Duration = Duration::from_millis(200);

/// Measures are summed up so often, whether anybody reads them or not.
pub(crate) const UPKEEP: Duration = Duration::from_secs(5);

/// Times that an append is tried again because somebody else wrote first.
pub(crate) const MAX_OVERTAKEN: u32 = 10;

/// The pause before it is asked again what became of an append; it doubles each time.
pub(crate) const SETTLE_PAUSE: Duration = Duration::from_millis(200);

/// The longest of these pauses.
pub(crate) const MAX_SETTLE_PAUSE: Duration = Duration::from_secs(5);

/// Times that a connection may have its table loaded again after the table's task died.
pub(crate) const MAX_RELOADS: u32 = 3;

/// Bytes that a socket reads at once, and keeps for it. A message of a move is about a hundred bytes;
/// longer ones are read in pieces.
pub(crate) const READ_BUFFER: usize = 512;

/// Bytes that may wait for those that follow at once, so that they are sent together.
pub(crate) const WRITE_BUFFER: usize = 1024;

/// Bytes of a request's body.
pub(crate) const MAX_BODY: usize = 16 * 1024;

/// How long a request may wait for its table.
pub(crate) const REQUEST_TIMEOUT: Duration = Duration::from_secs(20);

/// Tables in one answer of the lobby.
pub(crate) const LOBBY_PAGE: usize = 100;

/// How long the server waits at the end for tables and connections to finish.
pub(crate) const SHUTDOWN: Duration = Duration::from_secs(10);
