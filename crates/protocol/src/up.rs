//! What a client sends.

use players::Level;
use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;

use crate::reaction::Reaction;
use crate::table::Help;

/// A message to the server.
///
/// Whatever changes the table has an `id` of the client's choice, fresh for each thing done: sent
/// again after a lost connection, it is answered as the first time and done once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[ts(optional_fields)]
pub enum Up {
    /// Sit down or look on. The first message of a socket; a later one changes the table.
    Join {
        /// The protocol's version.
        version: u32,
        /// Which table.
        table: String,
        /// What the link holds: a seat's key, an invitation to a seat or to the table, or the
        /// spectators' secret. Listed tables may be watched without.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        secret: Option<String>,
        /// A key of one's own, in exchange for the invitation or for the key that `secret` holds:
        /// from then on it alone opens the seat. Made by the client and kept before it is sent, so
        /// that a lost answer locks nobody out: both are sent again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
        /// The last event seen; without it everything comes.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(type = "number")]
        since: Option<u64>,
        /// What the seat is to be called, if it has no name yet.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// Should every change of the game come with the whole view? For clients that don't have the
        /// rules; the others follow what is told in the events.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(as = "Option<bool>", optional)]
        views: bool,
    },
    /// Do something in the game: all of these in order, or none.
    Act {
        /// The message's id.
        id: String,
        /// Actions before the first of these. If the game has gone on, nothing is done.
        ply: usize,
        /// The actions' tokens.
        actions: Vec<String>,
    },
    /// Take back placements of the current turn; only alone.
    TakeBack {
        /// The message's id.
        id: String,
        /// Actions that remain.
        ply: usize,
    },
    /// Give signals, in the cooperative games: what the seat says of other piles stands beside them.
    Signal {
        /// The message's id.
        id: String,
        /// Their tokens: at most one about each pile, and one mood. In former times there was one
        /// only, `signal`.
        #[serde(alias = "signal", deserialize_with = "one_or_more")]
        signals: Vec<String>,
    },
    /// Say something in words.
    Say {
        /// The message's id.
        id: String,
        /// The words.
        text: String,
    },
    /// Show a picture at the own seat for a moment.
    React {
        /// The message's id.
        id: String,
        /// Which picture.
        reaction: Reaction,
    },
    /// Take another name.
    Name {
        /// The message's id.
        id: String,
        /// The name.
        name: String,
    },
    /// The host starts the game before all have come.
    Start {
        /// The message's id.
        id: String,
        /// A bot of this level takes each seat to which nobody has come; without it they stay free.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bots: Option<Level>,
    },
    /// The host gives a seat to a bot, or back to a person. Anyone may hand their own seat to a bot.
    Seat {
        /// The message's id.
        id: String,
        /// Which seat.
        seat: usize,
        /// To a bot of this level; without it to a person.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<Level>,
    },
    /// The host invites somebody to a seat that nobody has; an earlier invitation to it is void.
    Invite {
        /// The message's id.
        id: String,
        /// Which seat.
        seat: usize,
        /// The invitation, made by the client: 26 random letters and digits, say.
        invitation: String,
    },
    /// The host invites a whole group by one invitation: whoever comes with it gets the next seat
    /// that nobody has. An earlier one of this kind is void; those to single seats are not.
    InviteAll {
        /// The message's id.
        id: String,
        /// The invitation, made by the client; without it there is none from then on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        invitation: Option<String>,
    },
    /// The host frees a seat whose person has been away for a while, and invites somebody else to
    /// it. Everyone at the table sees it. Nobody can do it in the host's place.
    Free {
        /// The message's id.
        id: String,
        /// Which seat.
        seat: usize,
        /// The new invitation.
        invitation: String,
    },
    /// Gives up the own seat before the cards are dealt: its key is void, and anyone who is let in may
    /// have it. The host stays. Once the game is on, a seat is handed to a bot instead.
    Leave {
        /// The message's id.
        id: String,
    },
    /// A secret of one's own for those who look on; an earlier one of this seat is void.
    Show {
        /// The message's id.
        id: String,
        /// The secret, made by the client.
        watch: String,
    },
    /// Somebody who is back asks for the seat that a bot keeps meanwhile. Who handed it to the bot
    /// has it back at once.
    AskBack {
        /// The message's id.
        id: String,
    },
    /// The host changes how much help the players have, before the game starts.
    Help {
        /// The message's id.
        id: String,
        /// How much.
        help: Help,
    },
    /// Once the game is over: another one with the same people and keys, at a new table. For the
    /// same cards all of them must ask: who remembers them would have the better of the others.
    Rematch {
        /// The message's id.
        id: String,
        /// The same cards again, or others.
        deal: Deal,
    },
    /// Is anybody there? Answered by a pong.
    Ping {},
}

/// The cards of a rematch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Deal {
    /// A fresh deal.
    Fresh,
    /// The same deal again.
    Same,
}

/// [`Up::Act`] alone: nearly all messages are. Reading it takes no detour by its tag.
#[derive(Deserialize)]
struct Act {
    #[serde(rename = "type")]
    _tag: ActTag,
    id: String,
    ply: usize,
    actions: Vec<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ActTag {
    Act,
}

/// Tokens, or a single one as it was sent in former times.
fn one_or_more<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        One(String),
        More(Vec<String>),
    }
    Ok(match Written::deserialize(deserializer)? {
        Written::One(token) => vec![token],
        Written::More(tokens) => tokens,
    })
}

impl Up {
    /// A message from its text.
    pub fn from_json(text: &str) -> serde_json::Result<Up> {
        match serde_json::from_str(text) {
            Ok(Act { _tag: ActTag::Act, id, ply, actions }) => Ok(Up::Act { id, ply, actions }),
            // Another one, or one that can't be read: then this says why.
            Err(_) => serde_json::from_str(text),
        }
    }

    /// The message's id, if it has one.
    pub fn id(&self) -> Option<&str> {
        match self {
            Up::Join { .. } | Up::Ping {} => None,
            Up::Act { id, .. }
            | Up::TakeBack { id, .. }
            | Up::Signal { id, .. }
            | Up::Say { id, .. }
            | Up::React { id, .. }
            | Up::Name { id, .. }
            | Up::Start { id, .. }
            | Up::Seat { id, .. }
            | Up::Invite { id, .. }
            | Up::InviteAll { id, .. }
            | Up::Free { id, .. }
            | Up::Leave { id }
            | Up::Show { id, .. }
            | Up::AskBack { id }
            | Up::Help { id, .. }
            | Up::Rematch { id, .. } => Some(id),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_read_as_the_types_say() {
        for text in [
            r#"{"type":"act","id":"1","ply":3,"actions":["37@up1","end"]}"#,
            r#"{"actions":[],"ply":0,"later":{"a":[1]},"id":"\u00e9","type":"act"}"#,
            r#"{"type":"act","id":"1","ply":3}"#,
            r#"{"type":"act","id":"1","id":"2","ply":3,"actions":[]}"#,
            r#"{"type":"act","type":"act","id":"1","ply":3,"actions":[]}"#,
            r#"{"type":"act","id":1,"ply":3,"actions":[]}"#,
            r#"{"type":"act","id":"1","ply":-3,"actions":[]} "#,
            r#"{"type":"act","id":"1","ply":3,"actions":[]}x"#,
            r#"["act","1",3,[]]"#,
            r#"{"type":"take-back","id":"1","ply":3,"actions":["end"]}"#,
            r#"{"type":"ping"}"#,
            r#"{"id":"1","ply":3,"actions":[]}"#,
            "",
        ] {
            let (quick, plain) = (Up::from_json(text), serde_json::from_str::<Up>(text));
            let said = |read: serde_json::Result<Up>| read.map_err(|error| error.to_string());
            assert_eq!(said(quick), said(plain), "{text}");
        }
    }
}
