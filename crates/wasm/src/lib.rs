//! The rules and the players for the web page, as WebAssembly. Texts and JSON go in and out; what
//! they say is decided in `rules`, `players` and `records`, never in the page.
//!
//! A turn is planned by a [`Planner`], which keeps the view that it was given; stepping is a plain
//! function; a game with bots in the browser is a [`LocalTable`], which speaks the server's protocol.

mod local;
mod plan;
mod step;
#[cfg(test)]
mod types;

pub use local::Local;
pub use plan::{Outcome, Planned, Turn};
pub use step::{Step, step};

use std::time::Duration;

use advice::{Facts, advise};
use players::{Budget, Limit};
use records::{EventJson, ViewJson};
use rules::{Said, Seat, Seed, Sight as _, View};
use serde::{Deserialize, Serialize};
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

/// A signal as the page hands it in.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct GivenSignal {
    /// Actions before it.
    ply: usize,
    /// Who gave it.
    seat: u8,
    /// Its token.
    signal: String,
}

/// What the expert would do with so many milliseconds to think: a hint, or `null`.
#[wasm_bindgen(js_name = hint)]
pub fn hint_json(text: &str, signals: &str, milliseconds: u32) -> Result<String, JsError> {
    let view = view(text)?;
    let given: Vec<GivenSignal> = read(signals)?;
    let said = |given: &GivenSignal| {
        let (seat, signal) = (Seat::new(given.seat)?, given.signal.parse().ok()?);
        Some(Said { ply: given.ply, seat, signal })
    };
    let said: Vec<Said> = given.iter().filter_map(said).collect();
    let limit = Limit::Time(Duration::from_millis(milliseconds.into()));
    Ok(json(&advise(&view, &[], &said, &Budget { limit, ..Budget::nodes(1) })))
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

/// A table in the browser. Messages are the protocol's; times are milliseconds since 1970.
#[wasm_bindgen]
pub struct LocalTable(Local);

#[wasm_bindgen]
impl LocalTable {
    /// A new table: its id, a `CreateTable`, a seed.
    pub fn create(id: &str, wish: &str, seed: &str, now: f64) -> Result<LocalTable, JsError> {
        let wish = read(wish)?;
        Local::create(id, &wish, seed, now as i64).map(LocalTable).map_err(|e| JsError::new(&e))
    }

    /// A table from its record.
    pub fn resume(id: &str, record: &str, now: f64) -> Result<LocalTable, JsError> {
        Local::resume(id, record, now as i64).map(LocalTable).map_err(|e| JsError::new(&e))
    }

    /// What comes of a message: a list of messages.
    pub fn send(&mut self, up: &str, now: f64) -> Result<String, JsError> {
        let up = read(up)?;
        Ok(json(&self.0.send(up, now as i64)))
    }

    /// The next thing that the bots do; an empty list when it is the person's turn.
    pub fn tick(&mut self, now: f64) -> String {
        json(&self.0.tick(now as i64))
    }

    /// The record so far.
    pub fn record(&self) -> String {
        self.0.record().to_json()
    }
}
