//! The lines that go to a program and come back from it.

use players::Limit;
use records::{EventJson, ViewJson};
use rules::{Said, Signals, View};
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
        seed: u64,
        #[serde(skip_serializing_if = "Option::is_none")]
        ants: Option<Map<String, Value>>,
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
    Act {
        view: &'a ViewJson,
        #[serde(skip_serializing_if = "Option::is_none")]
        standing: Option<Vec<Signals>>,
        budget: BudgetJson,
    },
    /// What to say? Answered by [`TalkReply`].
    Talk {
        view: &'a ViewJson,
        #[serde(skip_serializing_if = "Option::is_none")]
        standing: Option<Vec<Signals>>,
    },
    /// The deal is over. Not answered.
    End { view: &'a ViewJson, note: Option<&'a str> },
}

/// A message and the table that it is about.
#[derive(Serialize)]
struct Addressed<'a, 'b> {
    #[serde(flatten)]
    message: &'b Message<'a>,
    table: u64,
}

impl Message<'_> {
    /// A message for each signal; their order says nothing.
    pub(super) fn said(said: &Said) -> impl Iterator<Item = Message<'static>> + use<> {
        let Said { ply, seat, signals } = *said;
        let seat = seat.index();
        signals.iter().map(move |signal| Message::Signal { ply, seat, signal: signal.to_string() })
    }

    /// The message as a line.
    pub(super) fn line(&self, table: u64) -> String {
        // Strings, numbers, lists and maps with text keys can't fail.
        serde_json::to_string(&Addressed { message: self, table }).unwrap_or_default() + "\n"
    }
}

/// What every card of 111 Hormigas is worth, by its number.
pub(super) fn ants(view: &View) -> Option<Map<String, Value>> {
    let View::Hormigas(view) = view else { return None };
    let symbols = view.board().config().symbols();
    let worth = |card| (rules::Card::to_string(&card), Value::from(symbols.of(card)));
    Some(rules::hormigas::PACK.cards().iter().map(worth).collect())
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

/// An answer, and the fields that it may have.
pub(super) trait Reply: DeserializeOwned {
    const FIELDS: &'static [&'static str];
    const EXAMPLE: &'static str;
}

/// The answer to a hello.
#[derive(Deserialize)]
#[allow(clippy::struct_field_names)] // the protocol's names
pub(super) struct Ready {
    pub(super) ready: u32,
    #[serde(default)]
    pub(super) talk: bool,
    /// Can it play many tables at once?
    #[serde(default)]
    pub(super) tables: bool,
}

impl Reply for Ready {
    const FIELDS: &'static [&'static str] = &["ready", "talk", "tables", "table"];
    const EXAMPLE: &'static str = "{\"ready\":1}";
}

/// The answer to `act`.
#[derive(Deserialize)]
pub(super) struct ActReply {
    pub(super) action: String,
}

impl Reply for ActReply {
    const FIELDS: &'static [&'static str] = &["action", "table"];
    const EXAMPLE: &'static str = "{\"action\":\"end\"}";
}

/// The answer to `talk`.
#[derive(Deserialize)]
pub(super) struct TalkReply {
    #[serde(default)]
    pub(super) signals: Vec<String>,
}

impl Reply for TalkReply {
    const FIELDS: &'static [&'static str] = &["signals", "table"];
    const EXAMPLE: &'static str = "{\"signals\":[]}";
}

/// Reads an answer; otherwise says what was expected. A strict reader refuses fields that mean nothing
/// here, which may be slips of the pen.
pub(super) fn read<T: Reply>(line: &str, strict: bool) -> Result<T, Fault> {
    let nonsense = || {
        let expected = T::EXAMPLE;
        Fault(format!("answered nonsense: expected a line like {expected}, found {}", quoted(line)))
    };
    if strict {
        let fields: Map<String, Value> = serde_json::from_str(line).map_err(|_| nonsense())?;
        if let Some(unknown) = fields.keys().find(|name| !T::FIELDS.contains(&name.as_str())) {
            let known = T::FIELDS.join(", ");
            return Err(Fault(format!("answered with a field {unknown:?}: there are {known}")));
        }
    }
    serde_json::from_str(line).map_err(|_| nonsense())
}

/// The beginning of a line, in quotation marks.
pub(super) fn quoted(line: &str) -> String {
    let mut quoted: String = line.chars().take(QUOTED).collect();
    if quoted.len() < line.len() {
        quoted.push('…');
    }
    format!("{quoted:?}")
}
