//! What goes into a room, and what comes out of it.

use compact_str::CompactString;
use protocol::{Code, Refused, TakenSeat, Up, Update};
use records::Record;

use super::neighbour::Neighbour;
use super::present::Conn;
use crate::bots::{BotThought, Task};
use crate::error::Refusal;
use crate::summary::TableSummary;
use crate::table::Table;

/// What comes in.
#[derive(Clone, Debug)]
pub enum Input {
    /// Somebody comes.
    Came {
        /// Through which connection.
        conn: Conn,
        /// With which secret.
        secret: Option<String>,
        /// A key of their own, in exchange for it.
        key: Option<String>,
        /// The last event seen.
        since: Option<u64>,
        /// What to be called.
        name: Option<String>,
        /// Does it want the whole view with every change of the game?
        views: bool,
    },
    /// A connection is lost.
    Left {
        /// Which.
        conn: Conn,
    },
    /// Somebody who came sends a message.
    Message {
        /// Through which connection.
        conn: Conn,
        /// The message.
        message: Up,
    },
    /// Somebody asks from outside, and waits for a [`Reply`].
    Asked {
        /// Who, for the reply.
        asked: Asked,
        /// What.
        request: Request,
    },
    /// Bots have thought.
    Thought(BotThought),
    /// Time has passed.
    Tick,
    /// What the log holds from a number on, time and text: another node may have written it. May come
    /// at any time but while an append is under way, late, twice, and in any order.
    Heard {
        /// The number of the first of them.
        first_seq: u64,
        /// All of them, without a gap.
        entries: Vec<(i64, String)>,
    },
    /// Another node tells of its room of the same table.
    Neighbour {
        /// Which.
        node: u64,
        /// What it says; nothing once it has closed the room.
        says: Option<Neighbour>,
    },
    /// The append is stored.
    Stored,
    /// Whether the append is stored is not known yet. Other inputs may come until it is.
    Doubtful,
    /// The append is not stored, and will not be.
    NotStored {
        /// Why.
        reason: String,
    },
    /// The append is not stored, as somebody else wrote first: these entries, time and text.
    Overtaken {
        /// What the log has that the table has not.
        entries: Vec<(i64, String)>,
    },
}

/// Who asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Asked(pub u64);

/// A question from outside.
#[derive(Clone, Debug)]
pub enum Request {
    /// How does the table stand, as those who look on see it? Who wants to see a hand has to be
    /// there.
    Look {
        /// With which secret.
        secret: Option<String>,
    },
    /// The record of the finished game.
    Record {
        /// With which secret.
        secret: Option<String>,
    },
    /// A free seat, please.
    TakeSeat {
        /// What is to open it.
        key: String,
        /// For whom.
        name: Option<String>,
    },
}

/// The answer to a [`Request`].
#[derive(Clone, Debug)]
pub enum Reply {
    /// What somebody who came now would be told.
    Look(Box<Update>),
    /// The record.
    Record(Box<Record>),
    /// A seat.
    Seat(TakenSeat),
    /// No.
    Refused(Refusal),
}

/// What is to be done.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Store this, one after the other, and say what came of it.
    Append(Vec<Append>),
    /// It is not known whether this was stored: find out, one after the other, and say what came of
    /// it.
    Settle(Vec<Append>),
    /// Send a text to a connection.
    Send(Conn, String),
    /// Tell a connection why something is not done.
    Refuse(Conn, Refused),
    /// Close a connection, once what was sent to it is gone; for this reason.
    Close(Conn, Code),
    /// Answer a question.
    Reply(Asked, Reply),
    /// Let bots think about this.
    Think(Task),
    /// What bots think about is no longer needed.
    StopThinking,
    /// Tell this to the table's rooms on other nodes.
    Announce(Neighbour),
    /// The log has more than the room knows: read it from there, and come back with
    /// [`Input::Heard`].
    CatchUp,
}

/// Entries for the end of a log.
#[derive(Clone, Debug)]
pub struct Append {
    /// Whose log.
    pub table: CompactString,
    /// The number of the first of them.
    pub first_seq: u64,
    /// Their time.
    pub at: i64,
    /// Their texts.
    pub entries: Vec<String>,
    /// The table in short as it is then, if that changes.
    pub summary: Option<TableSummary>,
    /// The table that begins with them, if it is not the room's own.
    pub new: Option<Box<Table>>,
}
