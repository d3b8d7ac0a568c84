//! What goes over the wire between a table and those who sit at it: plain types, apart from those
//! of the games, in JSON.
//!
//! One socket a viewer. The first message [joins](Up::Join) a table with a seat's key; what is
//! missing comes back as one [`Update`]; from then on there is one message up for what somebody
//! does, and one update down to everyone for what happened. Every event has a number: who comes
//! back names the last one seen. `docs/protocol.md` has a whole session.
//!
//! The types are written as TypeScript to `web/src/protocol.ts` by this crate's tests.

mod close;
mod down;
mod follow;
mod http;
mod limits;
mod reaction;
mod refusal;
mod table;
mod up;

pub use close::{
    CLOSE_LATER, CLOSE_NORMAL, CLOSE_NOT_JOINED, CLOSE_RESTART, CLOSE_TOO_MUCH, CLOSE_VOID,
    may_come_back,
};
pub use down::{By, Down, Happened, Reveal, Score, Spoken, Update, ViewerEvent, Words};
pub use http::{
    CreateTable, Created, Invitation, Listed, Lobby, Problem, TakeSeat, TakenSeat, Wish,
};
pub use limits::{
    AWAY_MS, BOT_NAMES, MAX_ACTIONS, MAX_ID_LEN, MAX_MESSAGE_BYTES, MAX_NAME_CHARS, MAX_SECRET_LEN,
    MAX_TALK_CHARS, MIN_SECRET_LEN, REACTION_REST_MS,
};
pub use players::Level;
pub use reaction::Reaction;
pub use refusal::{Code, Refused};
pub use table::{Help, Occupant, Series, TableInfo, TablePhase, Talk, You};
pub use up::{Deal, Up};

/// The protocol's version. A client names it when it joins; another is refused.
pub const VERSION: u32 = 4;

/// The types as one TypeScript module.
pub fn typescript() -> String {
    use ts_rs::TS;
    let config = ts_rs::Config::default();
    let mut text = String::from(
        "// Written by the tests of crates/protocol: UPDATE_TYPES=1 cargo test -p subibaja-protocol\n\n",
    );
    macro_rules! declare {
        ($($type:ty),* $(,)?) => {
            $(
                if let Some(docs) = <$type>::docs() {
                    text.push_str(&docs);
                }
                text.push_str("export ");
                text.push_str(&<$type>::decl(&config));
                text.push_str("\n\n");
            )*
        };
    }
    declare!(
        Up,
        Deal,
        Down,
        Update,
        ViewerEvent,
        Happened,
        By,
        Spoken,
        Words,
        Reaction,
        Reveal,
        Score,
        TableInfo,
        You,
        Occupant,
        Level,
        TablePhase,
        Talk,
        Help,
        Series,
        Refused,
        Code,
        CreateTable,
        Wish,
        Created,
        Invitation,
        Lobby,
        Listed,
        TakeSeat,
        TakenSeat,
        Problem,
        records::ViewJson,
        records::BoardJson,
        records::PilesJson,
        records::EventJson,
        records::DrawnJson,
        records::RoundJson,
    );
    text.push_str(&limits::typescript());
    text.push_str(&reaction::typescript());
    text.push_str(&close::typescript());
    text
}
