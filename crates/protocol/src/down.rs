//! What the server sends.

use records::{EventJson, ViewJson};
use rules::{Signal, Signals};
use serde::ser::SerializeStruct as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use ts_rs::TS;

use crate::reaction::Reaction;
use crate::refusal::Refused;
use crate::table::{Occupant, TableInfo, You};

/// A message from the server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[allow(clippy::large_enum_variant)] // it is written to the socket at once
pub enum Down {
    /// What happened, and how things stand now.
    Update(Update),
    /// What the client asked for is done and stored; where an update comes of it, the update says
    /// so instead.
    Ack {
        /// The message's id.
        id: String,
        /// The number of the last event that came of it.
        #[ts(type = "number")]
        seq: u64,
    },
    /// What the client asked for is not done.
    Refused(Refused),
    /// Whether it is done is not known yet: the log did not answer in the middle of storing it. The
    /// server finds out and then acknowledges or refuses it. Sent again with the same id, it is
    /// never done twice.
    Checking {
        /// The message's id.
        id: String,
    },
    /// Who is there now.
    Presence {
        /// By seat: how many devices have it open.
        seats: Vec<u32>,
        /// By seat: since when its person has been away, in milliseconds since 1970; `null` while
        /// they are there, and where nobody has come yet.
        #[ts(type = "(number | null)[]")]
        away: Vec<Option<i64>>,
        /// How many look on.
        watchers: usize,
        /// Who may do now what the host may: the host, or while the host is away the first person
        /// who is there.
        host: Option<usize>,
    },
    /// The answer to a ping.
    Pong {},
}

/// What happened since the last update. The first one after a join has `you` and `table`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Update {
    /// The number of the last event.
    #[ts(type = "number")]
    pub seq: u64,
    /// The id of the receiver's own message that this comes of: it is done and stored.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ack: Option<String>,
    /// Who the viewer is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub you: Option<You>,
    /// The table, if anything about it changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<TableInfo>,
    /// Are the events those of the whole game, rather than those since the last update? Then what
    /// the client had is to be forgotten. Of a long game old turns are left out; what people said
    /// and how rounds ended never is.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub whole: bool,
    /// The events, in order.
    pub events: Vec<ViewerEvent>,
    /// The game as the viewer knows it after these events: when somebody comes, as a game begins, when
    /// something was taken back, and always for those who asked for views. The others know it from
    /// the events, which tell all of it: see docs/protocol.md, "Following a game".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub view: Option<ViewJson>,
    /// By seat: the signals that stand now, in the cooperative games, if that changed. A signal
    /// stands until its seat says otherwise or plays a card, or its pile changes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string[][]")]
    pub standing: Option<Vec<Signals>>,
    /// Actions in the game so far, if that changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ply: Option<usize>,
    /// When the turn ends by the clock, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub deadline: Option<i64>,
    /// The server's time, with a deadline: the device's clock may be wrong.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub now: Option<i64>,
}

/// Something that happened at the table, as the viewer may know it.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
pub struct ViewerEvent {
    /// Its number.
    #[ts(type = "number")]
    pub seq: u64,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// What.
    #[serde(flatten)]
    pub what: Happened,
}

impl Serialize for ViewerEvent {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let ViewerEvent { seq, at, what } = self;
        match what {
            // Nearly all are moves: they go without the detour that a flattened field takes.
            Happened::Played { ply, by, steps } => {
                let mut fields = serializer.serialize_struct("ViewerEvent", 6)?;
                fields.serialize_field("seq", seq)?;
                fields.serialize_field("at", at)?;
                fields.serialize_field("what", "played")?;
                fields.serialize_field("ply", ply)?;
                fields.serialize_field("by", by)?;
                fields.serialize_field("steps", steps)?;
                fields.end()
            }
            what => Flat { seq: *seq, at: *at, what }.serialize(serializer),
        }
    }
}

/// A [`ViewerEvent`] as its fields say.
#[derive(Serialize)]
struct Flat<'a> {
    seq: u64,
    at: i64,
    #[serde(flatten)]
    what: &'a Happened,
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Happened {
    /// The table was made.
    Created {},
    /// A seat changed: somebody came, took a name, or a bot took over.
    Seated {
        /// Which seat.
        seat: usize,
        /// Who has it from then on.
        occupant: Occupant,
    },
    /// A seat's link was replaced, at a table of former times.
    Secret {
        /// Which seat.
        seat: usize,
    },
    /// The host invited somebody to a seat.
    Invited {
        /// Which seat.
        seat: usize,
    },
    /// The host invited a whole group by one invitation, or made it void.
    InvitedAll {
        /// Is there one now?
        open: bool,
    },
    /// The host freed a seat whose person was away.
    Freed {
        /// Which seat.
        seat: usize,
        /// Who had it.
        name: Option<String>,
    },
    /// Somebody gave up a seat before the game.
    Left {
        /// Which seat.
        seat: usize,
        /// Who had it.
        name: Option<String>,
    },
    /// Somebody has made a link for those who look on.
    Shown {
        /// Which seat.
        seat: usize,
    },
    /// A seat's person changed its key: other devices have to go.
    Rekeyed {
        /// Which seat.
        seat: usize,
    },
    /// Somebody is back and asks for the seat that a bot keeps.
    AskedBack {
        /// Which seat.
        seat: usize,
    },
    /// Somebody would play the same cards again.
    Wished {
        /// Which seat.
        seat: usize,
    },
    /// The amount of help changed.
    Help {},
    /// The cards were dealt.
    Started {},
    /// Somebody did something in the game.
    Played {
        /// Actions before the first of these.
        ply: usize,
        /// Who decided: the person of the seat on turn, a bot, or the clock.
        by: By,
        /// What came of each action, as far as the viewer may know it.
        steps: Vec<EventJson>,
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
    /// Somebody shows a picture at their seat. Who comes later is not told.
    Reacted {
        /// Which seat.
        seat: usize,
        /// Which picture.
        reaction: Reaction,
    },
    /// Another game of the same people has its table.
    Rematch {
        /// Its id. The keys are the same.
        table: String,
    },
}

/// Who decided on an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// The person at the seat.
    Person,
    /// A bot at the seat.
    Bot,
    /// A bot, as the person's time was up.
    Clock,
}

/// Something said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Spoken {
    /// By whom.
    pub seat: usize,
    /// Actions before it.
    pub ply: usize,
    /// Was it a bot that spoke? What was said stays with who said it, whoever has the seat later.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub bot: bool,
    /// The name that the person had then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// What.
    #[serde(flatten)]
    pub words: Words,
}

/// How it was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Words {
    /// By signals: at most one about each pile and one mood, as a list of tokens. In former times
    /// there was one only, `signal`.
    #[serde(alias = "signal", deserialize_with = "one_or_more")]
    Signals(#[ts(type = "string[]")] Signals),
    /// In words.
    Text(String),
}

/// Signals, or a single one as it was written in former times.
fn one_or_more<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Signals, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        One(Signal),
        More(Signals),
    }
    Ok(match Written::deserialize(deserializer)? {
        Written::One(signal) => signal.into(),
        Written::More(signals) => signals,
    })
}

/// What came out, as records write it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Score(#[ts(type = "Record<string, unknown>")] pub Value);

/// What a deal was made from. The SHA-256 of `subibaja/1`, the seed and the nonce, each on a line
/// of its own, is the commitment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Reveal {
    /// The seed.
    pub seed: String,
    /// The nonce.
    pub nonce: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_written_as_any_event_is() {
        let step = EventJson { seat: Some(1), action: "end".into(), ..EventJson::default() };
        let what = Happened::Played { ply: 7, by: By::Clock, steps: vec![step] };
        let event = ViewerEvent { seq: 9, at: 1_700_000_000_000, what };
        let text = serde_json::to_string(&event).expect("JSON");
        let flat = Flat { seq: event.seq, at: event.at, what: &event.what };
        assert_eq!(text, serde_json::to_string(&flat).expect("JSON"));
        assert_eq!(serde_json::from_str::<ViewerEvent>(&text).expect("an event"), event);
    }
}
