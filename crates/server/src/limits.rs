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

/// A socket that was quiet for so long is asked for a sign of life, and again so often.
pub(crate) const PING_EVERY: Duration = Duration::from_secs(5);

/// A socket that was asked for a sign of life and gave none for so long is closed: a dead line is
/// noticed within this and twice the time above.
pub(crate) const SILENCE: Duration = Duration::from_secs(10);

/// How long a connection may take to send a request's head, the wait for its first byte included: a
/// silent connection is closed after this, and one that is kept alive between two requests.
pub(crate) const HEAD_TIMEOUT: Duration = Duration::from_secs(15);

/// The same behind a proxy: longer than proxies keep a connection that rests (60 s by nginx), so that
/// it is they who close it, and no request meets a closing door.
pub(crate) const PROXY_HEAD_TIMEOUT: Duration = Duration::from_secs(90);

/// How long a request's body may take to come, however steadily it trickles.
pub(crate) const BODY_TIMEOUT: Duration = Duration::from_secs(10);

/// How long a request may take in all, before its answer begins.
pub(crate) const REQUEST_TIMEOUT_IN_ALL: Duration = Duration::from_secs(30);

/// A peer that takes nothing of what is sent to it for so long is cut off.
pub(crate) const WRITE_TIMEOUT: Duration = Duration::from_secs(15);

/// How long a socket that is being closed may take to be told why.
pub(crate) const FAREWELL: Duration = Duration::from_secs(2);

/// Bytes that wait in the kernel for a peer to take them. More would only be memory for those who
/// do not read; it is what a page's file needs at 100 ms and 1 MB/s.
pub(crate) const SEND_BUFFER: usize = 128 * 1024;

/// A connection without traffic is probed by the kernel after so long, and so often.
pub(crate) const KEEP_ALIVE: Duration = Duration::from_secs(30);

/// Bytes of a request's head.
pub(crate) const MAX_HEAD: usize = 16 * 1024;

/// Connections at once, if the process may open more files than anybody needs.
pub(crate) const MAX_CONNECTIONS: usize = 100_000;

/// Files that connections leave to the database, the log and the rest.
pub(crate) const RESERVED_FILES: usize = 64;

/// After a connection could not be taken, for want of files, nothing is tried for so long.
pub(crate) const ACCEPT_PAUSE: Duration = Duration::from_millis(200);

/// How long the database may take to say that it is there.
pub(crate) const READY_TIMEOUT: Duration = Duration::from_secs(5);

/// The least that an expert thinks about a turn, however many wait; less only if it was told so.
pub(crate) const MIN_EXPERT_TIME: Duration = Duration::from_millis(100);

/// The same complaint stands in the log once in so long; the others are counted.
pub(crate) const COMPLAIN_EVERY: Duration = Duration::from_secs(10);

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

/// Loaded tables are read on in so often: the longest that anyone waits for a move of another node whose
/// word was lost.
pub(crate) const POLL: Duration = Duration::from_millis(1_500);

/// Tables in one such query.
pub(crate) const MAX_READ_TABLES: usize = 1_000;

/// How long the database may take to say what a table's log holds now, before somebody is let in.
pub(crate) const FRESH_TIMEOUT: Duration = Duration::from_secs(3);

/// Words to other nodes that may wait, and wishes to read; more are dropped.
pub(crate) const WORDS: usize = 8_192;

/// Words that travel together.
pub(crate) const MAX_WORDS: usize = 512;

/// Bytes of what another node says at once.
pub(crate) const MAX_BUNDLE: usize = 16 * 1024;

/// A node says so often that it is there.
pub(crate) const HEARTBEAT: Duration = Duration::from_secs(2);

/// A line over which not even one's own signs of life come is dead after so long.
pub(crate) const DEAF_LINE: Duration = Duration::from_secs(8);

/// A node that was silent for so long is gone.
pub(crate) const NODE_SILENT: Duration = Duration::from_secs(10);

/// Other nodes that are counted.
pub(crate) const MAX_NODES: usize = 1_000;

/// Who has heard again for no longer than this does not know yet who is where.
pub(crate) const DEAF_AFTER: Duration = Duration::from_secs(12);

/// The pause before a line that was lost is tried again; it doubles each time.
pub(crate) const SPEAK_PAUSE: Duration = Duration::from_millis(100);

/// The longest of these pauses.
pub(crate) const MAX_PAUSE: Duration = Duration::from_secs(4);

/// NATS is asked for a sign of life so often, and given up after the third that is missing.
pub(crate) const NATS_PING: Duration = Duration::from_secs(2);

/// How long NATS may take to take something.
pub(crate) const NATS_TIMEOUT: Duration = Duration::from_secs(2);

/// Words of one table that wait to be read. More are dropped.
pub(crate) const NATS_QUEUE: usize = 64;

/// How long the last words may take when the server stops.
pub(crate) const FLUSH_TIMEOUT: Duration = Duration::from_secs(1);
