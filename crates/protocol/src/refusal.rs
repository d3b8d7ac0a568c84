//! Why something is not done: a code for programs and translations, a sentence for people.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a client asked for is not done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Refused {
    /// The message's id, if it had one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub id: Option<String>,
    /// Why, for programs.
    pub code: Code,
    /// Why, for people, in English.
    pub reason: String,
    /// What it is about: the piece of the text, the action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub about: Option<String>,
}

/// The reasons.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The message can't be read.
    Unreadable,
    /// Another version of the protocol.
    Version,
    /// A socket's first message must join a table.
    JoinFirst,
    /// There is no such table.
    NoTable,
    /// The secret opens nothing here, or no longer.
    WrongSecret,
    /// The invitation was used: somebody sits there, and has the seat's key.
    InvitationUsed,
    /// An invitation is exchanged for a key of one's own, which must come with it.
    KeyNeeded,
    /// Only someone with a seat may do that.
    NotSeated,
    /// Only the host may do that.
    NotHost,
    /// A bot has the seat: the host can give it back.
    SeatIsBots,
    /// The table has no such seat.
    NoSeat,
    /// The seat is taken.
    SeatTaken,
    /// Nobody can sit down any more: all seats are taken.
    Full,
    /// The seat's person is there, or was until a moment ago.
    NotAway,
    /// The game has not begun.
    NotStarted,
    /// The game has begun.
    Started,
    /// The game is not over.
    NotOver,
    /// The game is over.
    Over,
    /// Somebody else is on turn.
    NotYourTurn,
    /// The game has gone on since.
    MovedOn,
    /// The rules do not allow it.
    Illegal,
    /// An action before the last may show something new: what follows is sent once that is seen.
    OneAtATime,
    /// It can't be taken back.
    NoTakeBack,
    /// The table is silent, or knows signals only.
    NoTalk,
    /// The words name a card's number.
    NamesNumber,
    /// The name has characters in it that can't be seen, or that turn the text.
    NameMarks,
    /// Somebody at the table is called so, or nearly so.
    NameTaken,
    /// Too long, or empty.
    Length,
    /// Too much at once: wait a little.
    TooMuch,
    /// What was asked for can't be: an option, a number of seats.
    Invalid,
    /// It could not be stored, so it is not done. Try again.
    NotStored,
    /// Whether it was stored is not known. Ask again with the same key or id.
    NotKnown,
    /// The server is about to stop. Join again in a moment.
    Stopping,
}
