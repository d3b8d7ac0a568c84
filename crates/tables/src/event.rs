//! What is stored of a table: one entry of its log each, with the whole truth in it. What was once
//! written is read for ever: variants and fields are added, never changed.

use std::sync::Arc;

use protocol::{By, Help, Level, Reaction, Series, Spoken, Talk};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::access::Hash;

/// Bytes that the entry of a move fits into.
const ENTRY_BYTES: usize = 128;

/// An event, and the message that it comes of.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Stored {
    /// What happened.
    #[serde(flatten)]
    pub event: TableEvent,
    /// The seat and the id of the message that it comes of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<(usize, String)>,
}

impl Stored {
    /// An entry's text: as `Serialize` has it, without the detour that a flattened field takes.
    pub fn to_json(&self) -> String {
        let mut text = Vec::with_capacity(ENTRY_BYTES);
        // Texts, numbers and maps with text keys can't fail, and they are UTF-8.
        let _ = serde_json::to_writer(&mut text, &self.event);
        if let Some(from) = &self.from {
            text.pop();
            text.extend_from_slice(br#","from":"#);
            let _ = serde_json::to_writer(&mut text, from);
            text.push(b'}');
        }
        String::from_utf8(text).unwrap_or_default()
    }

    /// What bots said is marked as theirs. In former times it was known by its coming of no message.
    pub(crate) fn mark_bots(&mut self) {
        if let (TableEvent::Said { said }, None) = (&mut self.event, &self.from) {
            for spoken in said {
                spoken.bot = true;
            }
        }
    }

    /// The seat on whose share of changes the entry counts.
    pub(crate) fn changer(&self) -> Option<usize> {
        match &self.event {
            TableEvent::Created(_)
            | TableEvent::Joined { .. }
            | TableEvent::Started {}
            | TableEvent::Played { .. }
            | TableEvent::Said { .. }
            | TableEvent::Reacted { .. }
            | TableEvent::Wished { .. }
            | TableEvent::Rematch { .. } => None,
            // A new key comes with somebody, not with a message.
            TableEvent::Rekeyed { seat, .. } => Some(*seat),
            TableEvent::Named { .. }
            | TableEvent::Seated { .. }
            | TableEvent::Secret { .. }
            | TableEvent::Invited { .. }
            | TableEvent::InvitedAll { .. }
            | TableEvent::Freed { .. }
            | TableEvent::Left { .. }
            | TableEvent::Shown { .. }
            | TableEvent::AskedBack { .. }
            | TableEvent::Help { .. }
            | TableEvent::TookBack { .. } => self.from.as_ref().map(|(seat, _)| *seat),
        }
    }
}

/// Something that happened at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum TableEvent {
    /// The table was made.
    Created(Arc<Founding>),
    /// Somebody took a seat.
    Joined {
        /// Which seat.
        seat: usize,
        /// What to be called.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// The hash of the key that opens the seat from now on. In former times there was none: the
        /// link with which they came went on opening it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<Hash>,
    },
    /// A seat took a name.
    Named {
        /// Which seat.
        seat: usize,
        /// The name.
        name: String,
    },
    /// A seat went to a bot, or back to a person.
    Seated {
        /// Which seat.
        seat: usize,
        /// The bot's level.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<Level>,
        /// What the bot is called. In former times it had no name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// A seat has a new link, as it was in former times: an invitation or a key, whichever opened it.
    Secret {
        /// Which seat.
        seat: usize,
        /// Its hash.
        hash: Hash,
    },
    /// The host invited somebody to a seat that nobody has.
    Invited {
        /// Which seat.
        seat: usize,
        /// The invitation's hash.
        hash: Hash,
    },
    /// The host invited a whole group, or made that invitation void.
    InvitedAll {
        /// The invitation's hash.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hash: Option<Hash>,
    },
    /// The host freed a seat whose person was away, and invited somebody else.
    Freed {
        /// Which seat.
        seat: usize,
        /// The invitation's hash.
        hash: Hash,
    },
    /// Somebody gave up a seat before the game.
    Left {
        /// Which seat.
        seat: usize,
    },
    /// A seat has a secret of its own for those who look on.
    Shown {
        /// Which seat.
        seat: usize,
        /// Its hash.
        hash: Hash,
    },
    /// A seat's person has a new key.
    Rekeyed {
        /// Which seat.
        seat: usize,
        /// Its hash.
        hash: Hash,
    },
    /// A seat's person asks for it back: a bot keeps it.
    AskedBack {
        /// Which seat.
        seat: usize,
    },
    /// A seat would play the same cards again.
    Wished {
        /// Which seat.
        seat: usize,
    },
    /// How much help there is changed.
    Help {
        /// How much.
        help: Help,
    },
    /// The cards were dealt.
    Started {},
    /// Actions were taken.
    Played {
        /// Who decided.
        by: By,
        /// The tokens, with spaces between.
        actions: String,
    },
    /// Placements were taken back.
    TookBack {
        /// Actions that remain.
        ply: usize,
    },
    /// Something was said.
    Said {
        /// What, and by whom.
        said: Vec<Spoken>,
    },
    /// Somebody showed a picture.
    Reacted {
        /// Which seat.
        seat: usize,
        /// Which picture.
        reaction: Reaction,
    },
    /// Another game of the same people has its table.
    Rematch {
        /// Its id.
        table: String,
    },
}

/// What a table was made with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Founding {
    /// The game's name.
    pub game: String,
    /// The options that differ from their default.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub options: Map<String, Value>,
    /// The seats at first.
    pub seats: Vec<FoundingSeat>,
    /// The hash of the spectators' secret.
    pub watch: Hash,
    /// The hash of the invitation of the whole group, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<Hash>,
    /// The seat that may start, give seats to bots, invite and free seats.
    pub host: usize,
    /// How the players may talk.
    pub talk: Talk,
    /// How much help they have at first.
    pub help: Help,
    /// Does it stand in the lobby?
    pub listed: bool,
    /// Seconds a turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<u32>,
    /// What the deal is made from. It leaves the server only once the game is over.
    pub seed: String,
    /// What makes the commitment unguessable.
    pub nonce: String,
    /// Was the seed chosen by somebody?
    pub chosen: bool,
    /// Earlier games of the same people.
    #[serde(default)]
    pub series: Series,
    /// The table of the game before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub previous: Option<String>,
}

/// A seat at first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FoundingSeat {
    /// The hash of its invitation; bots' seats have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hash: Option<Hash>,
    /// The hash of its person's key, where somebody has it already. In former times that person came
    /// by the invitation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Hash>,
    /// The hash of its person's secret for those who look on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub watch: Option<Hash>,
    /// Its name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The level of its bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<Level>,
    /// What its bot is called. In former times that was the seat's name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot_name: Option<String>,
    /// Has its person come already, at the table before?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub joined: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_is_written_as_its_fields_are() {
        let events = [
            TableEvent::Started {},
            TableEvent::Played { by: By::Person, actions: "37@up1 end".into() },
            TableEvent::Named { seat: 1, name: "\"}".into() },
            TableEvent::Said { said: Vec::new() },
        ];
        for event in events {
            for from in [None, Some((0, "a \"quoted\" id".to_owned()))] {
                let stored = Stored { event: event.clone(), from };
                let text = stored.to_json();
                assert_eq!(text, serde_json::to_string(&stored).expect("JSON"));
                assert_eq!(serde_json::from_str::<Stored>(&text).expect("an entry"), stored);
            }
        }
    }
}
