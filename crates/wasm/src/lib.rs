//! The rules and the players for the web page, as WebAssembly. Texts and JSON go in and out; what
//! they say is decided in `rules`, `players` and `records`, never in the page.
//!
//! A turn is planned by a [`Planner`], which keeps the view that it was given; stepping is a plain
//! function; a game with bots in the browser is a [`LocalTable`], which speaks the server's protocol;
//! a lesson is played on a [`Practice`].

mod local;
mod plan;
mod practice;
mod step;
#[cfg(test)]
mod types;

pub use local::{Effects, KeptEntries, KeptLog, Local};
pub use plan::{Outcome, Planned, Turn};
pub use practice::Practice;
pub use step::{Step, step};

use std::time::Duration;

use advice::{Facts, advise};
use players::{Budget, Limit, Observation};
use records::{EventJson, ViewJson};
use rules::{Seat, Seed, Signals, Standing, View, ViewEvent};
use serde::{Deserialize, Serialize};
use tables::Input;
use wasm_bindgen::prelude::*;

fn json(value: &impl Serialize) -> String {
    // Strings, numbers, lists and maps with text keys can't fail.
    serde_json::to_string(value).unwrap_or_default()
}

fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, JsError> {
    serde_json::from_str(text).map_err(|error| JsError::new(&error.to_string()))
}

fn view(text: &str) -> Result<View, JsError> {
    text.parse().map_err(|error: rules::ParseError| JsError::new(&error.to_string()))
}

/// A turn in the making. The view is read once; every answer is JSON of the types in
/// `web/src/wasm.ts`.
#[wasm_bindgen]
pub struct Planner(Turn);

#[wasm_bindgen]
impl Planner {
    /// Nothing is planned on this view yet.
    #[wasm_bindgen(constructor)]
    pub fn new(view: &str) -> Result<Planner, JsError> {
        Turn::new(view).map(Planner).map_err(|error| JsError::new(&error.to_string()))
    }

    /// Plans a token: an `Outcome`.
    pub fn add(&mut self, token: &str) -> String {
        json(&self.0.add(token))
    }

    /// Takes the last token back: what is `Planned` then.
    #[wasm_bindgen(js_name = takeBack)]
    pub fn take_back(&mut self) -> String {
        json(&self.0.take_back())
    }

    /// Takes all tokens back: what is `Planned` then.
    pub fn clear(&mut self) -> String {
        json(&self.0.clear())
    }

    /// Why a token can't be planned next: a `Reason`, or `null` if it can.
    pub fn why(&self, token: &str) -> String {
        json(&self.0.why(token))
    }

    /// What is `Planned` so far.
    pub fn state(&self) -> String {
        json(&self.0.planned())
    }
}

/// A position to play on from, for a lesson. It is this page's own: all its cards are here.
#[wasm_bindgen]
pub struct PracticeGame(Practice);

#[wasm_bindgen]
impl PracticeGame {
    /// The position of a view's line; what that view hides is drawn by lot, the same every time.
    #[wasm_bindgen(constructor)]
    pub fn new(view: &str) -> Result<PracticeGame, JsError> {
        Practice::new(view).map(PracticeGame).map_err(|error| JsError::new(&error.to_string()))
    }

    /// What a seat knows.
    pub fn view(&self, seat: u8) -> Result<String, JsError> {
        Ok(json(&self.0.view(seated(seat)?)))
    }

    /// Takes actions, all or none of them: what the seat learns of each.
    pub fn act(&mut self, tokens: &str, seat: u8) -> Result<String, JsError> {
        let tokens: Vec<String> = read(tokens)?;
        failing(self.0.act(&tokens, seated(seat)?)).map(|steps| json(&steps))
    }
}

/// What a screen may add to a view: its `Facts`.
#[wasm_bindgen(js_name = facts)]
pub fn facts_json(text: &str) -> Result<String, JsError> {
    Ok(json(&Facts::of(&view(text)?)))
}

/// The view after what happened, as the server tells it: the steps of an update, in order.
#[wasm_bindgen(js_name = follow)]
pub fn follow_json(text: &str, steps: &str) -> Result<String, JsError> {
    let mut view = view(text)?;
    for step in read::<Vec<EventJson>>(steps)? {
        let event = step.read(&view).map_err(|error| JsError::new(&error.to_string()))?;
        view.follow(&event);
    }
    Ok(json(&ViewJson::new(&view)))
}

/// What was done up to now, as the page hands it in.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct GivenPast {
    /// Actions before the first of these.
    missed: usize,
    /// What came of each action since, in order.
    steps: Vec<EventJson>,
}

/// What the expert would do with so many milliseconds to think: a hint, or `null`. `standing` are the
/// signals that stand, by seat, as the table tells them; `null` where there are none.
#[wasm_bindgen(js_name = hint)]
pub fn hint_json(
    text: &str,
    past: &str,
    standing: &str,
    milliseconds: u32,
) -> Result<String, JsError> {
    let view = view(text)?;
    let GivenPast { missed, steps } = read(past)?;
    let events = steps.iter().map(|step| step.read_past(view.game()));
    let events: Vec<ViewEvent> = events.collect::<Option<_>>().unwrap_or_default();
    let standing = read::<Option<Vec<Signals>>>(standing)?;
    let standing: Option<Standing> = standing.map(|signals| signals.into_iter().collect());
    let limit = Limit::Time(Duration::from_millis(milliseconds.into()));
    let heard = standing.as_ref();
    let seen = Observation { view: &view, events: &events, missed, heard };
    Ok(json(&advise(seen, &Budget { limit, ..Budget::nodes(1) })))
}

/// A position of a record after so many actions, as a seat saw it or with `everything`.
#[wasm_bindgen(js_name = step)]
pub fn step_json(record: &str, ply: usize, viewer: &str) -> Result<String, JsError> {
    step(record, ply, viewer).map(|step| json(&step)).map_err(|reason| JsError::new(&reason))
}

/// The hash by which a table commits itself to a deal, of the deal's seed and nonce.
#[wasm_bindgen]
pub fn commitment(seed: &str, nonce: &str) -> Result<String, JsError> {
    let seed: Seed = seed.parse().map_err(|_| JsError::new("not a seed"))?;
    Ok(records::commitment(&seed, nonce))
}

/// A table in the browser. Messages are the protocol's; times are milliseconds since 1970. What is to
/// be done comes back as JSON: `tell`, `store`, `think`, `wake`.
#[wasm_bindgen]
pub struct LocalTable(Local);

#[wasm_bindgen]
impl LocalTable {
    /// The log of a new table: of a `CreateTable` and 32 random bytes.
    pub fn create(wish: &str, random: &[u8], now: f64) -> Result<String, JsError> {
        Ok(json(&failing(KeptLog::create(read(wish)?, bytes(random)?, now as i64))?))
    }

    /// The log of a table of this id that was kept as a record in former times.
    #[wasm_bindgen(js_name = ofRecord)]
    pub fn from_record(id: &str, record: &str, random: &[u8], now: f64) -> Result<String, JsError> {
        Ok(json(&failing(KeptLog::from_record(id, record, bytes(random)?, now as i64))?))
    }

    /// A table as its log tells it.
    pub fn open(log: &str, random: &[u8], now: f64) -> Result<LocalTable, JsError> {
        failing(Local::open(read(log)?, bytes(random)?, now as i64)).map(LocalTable)
    }

    /// What comes of a message of the page.
    pub fn send(&mut self, up: &str, now: f64) -> Result<String, JsError> {
        let up = read(up)?;
        failing(self.0.send(up, now as i64)).map(|effects| json(&effects))
    }

    /// What was to be stored is.
    pub fn stored(&mut self, now: f64) -> Result<String, JsError> {
        self.take(Input::Stored, now)
    }

    /// What was to be stored is not, and will not be.
    #[wasm_bindgen(js_name = notStored)]
    pub fn not_stored(&mut self, reason: &str, now: f64) -> Result<String, JsError> {
        self.take(Input::NotStored { reason: reason.to_owned() }, now)
    }

    /// What was to be stored is not, as another tab stored something first: these entries, as a list
    /// of time and text.
    pub fn overtaken(&mut self, entries: &str, now: f64) -> Result<String, JsError> {
        self.take(Input::Overtaken { entries: read(entries)? }, now)
    }

    /// Lets the bots think, if they are to.
    pub fn think(&mut self, now: f64) -> Result<String, JsError> {
        failing(self.0.think(now as i64)).map(|effects| json(&effects))
    }

    /// What opens the table, and that of its rematch.
    pub fn keys(&self) -> String {
        json(self.0.keys())
    }

    /// The record so far.
    pub fn record(&self) -> Result<String, JsError> {
        failing(self.0.record()).map(|record| record.to_json())
    }

    fn take(&mut self, input: Input, now: f64) -> Result<String, JsError> {
        failing(self.0.take(input, now as i64)).map(|effects| json(&effects))
    }
}

fn failing<T>(done: Result<T, String>) -> Result<T, JsError> {
    done.map_err(|reason| JsError::new(&reason))
}

fn seated(seat: u8) -> Result<Seat, JsError> {
    Seat::new(seat).ok_or_else(|| JsError::new("no such seat"))
}

fn bytes(random: &[u8]) -> Result<[u8; 32], JsError> {
    random.try_into().map_err(|_| JsError::new("expected 32 random bytes"))
}
