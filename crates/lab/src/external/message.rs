//! The lines that go to a program and come back from it.

use players::Limit;
use records::{EventJson, ViewJson};
use rules::Said;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::chair::Fault;

/// How much of a strange answer a note repeats.
const QUOTED: usize = 60;

/// A line to the program.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(super) enum Message<'a> {
    /// A new deal. Answered by [`Ready`].
    Hello {
        protocol: u32,
        game: &'static str,
        seats: u8,
        seat: usize,
        options: Map<String, Value>,
        signals: bool,
        budget: BudgetJson,
    },
    /// Something happened. Not answered.
    Event {
        ply: usize,
        #[serde(flatten)]
        event: EventJson,
    },
    /// Somebody said something. Not answered.
    Signal { ply: usize, seat: usize, signal: String },
    /// What to do? Answered by [`ActReply`].
    Act { view: &'a ViewJson, budget: BudgetJson },
    /// What to say? Answered by [`TalkReply`].
    Talk { view: &'a ViewJson },
    /// The deal is over. Not answered.
    End { view: &'a ViewJson, note: Option<&'a str> },
}

impl Message<'_> {
    pub(super) fn said(said: &Said) -> Message<'static> {
        let Said { ply, seat, signal } = said;
        Message::Signal { ply: *ply, seat: seat.index(), signal: signal.to_string() }
    }

    /// The message as a line.
    pub(super) fn line(&self) -> String {
        // Strings, numbers, lists and maps with text keys can't fail.
        serde_json::to_string(self).unwrap_or_default() + "\n"
    }
}

/// `{"ms":1000}` or `{"nodes":5000}`.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum BudgetJson {
    Ms(u64),
    Nodes(u64),
}

impl From<Limit> for BudgetJson {
    fn from(limit: Limit) -> BudgetJson {
        match limit {
            Limit::Time(time) => {
                BudgetJson::Ms(u64::try_from(time.as_millis()).unwrap_or(u64::MAX))
            }
            Limit::Nodes(nodes) => BudgetJson::Nodes(nodes),
        }
    }
}

/// The answer to a hello.
#[derive(Deserialize)]
pub(super) struct Ready {
    pub(super) ready: u32,
    #[serde(default)]
    pub(super) talk: bool,
}

/// The answer to `act`.
#[derive(Deserialize)]
pub(super) struct ActReply {
    pub(super) action: String,
    #[serde(default)]
    pub(super) signals: Vec<String>,
}

/// The answer to `talk`.
#[derive(Deserialize)]
pub(super) struct TalkReply {
    #[serde(default)]
    pub(super) signals: Vec<String>,
}

/// Reads an answer; otherwise says what was expected.
pub(super) fn read<T: DeserializeOwned>(line: &str, expected: &str) -> Result<T, Fault> {
    serde_json::from_str(line).map_err(|_| {
        let mut quoted: String = line.chars().take(QUOTED).collect();
        if quoted.len() < line.len() {
            quoted.push('…');
        }
        Fault(format!("answered nonsense: expected {expected}, found {quoted:?}"))
    })
}
