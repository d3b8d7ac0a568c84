//! The rules and the players for the web page, as WebAssembly. Texts and JSON go in and out; what
//! they say is decided in `rules`, `players` and `records`, never in the page.
//!
//! Planning and stepping are plain functions; a game with bots in the browser is a [`LocalTable`],
//! which speaks the server's protocol.

mod choice;
mod hint;
mod local;
mod plan;
mod reason;
mod step;

pub use choice::{Choice, Cost, Put, cards_out, points, symbols};
pub use hint::{For, Hint, hint};
pub use local::Local;
pub use plan::{Broken, Planned, plan, why};
pub use reason::Reason;
pub use step::{Step, step};

use std::time::Duration;

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

/// The view with a list of tokens played on it: `{"ok":…}` or `{"broken":…}`.
#[wasm_bindgen(js_name = plan)]
pub fn plan_json(view: &str, tokens: &str) -> Result<String, JsError> {
    let tokens: Vec<String> = read(tokens)?;
    Ok(match plan(view, &tokens) {
        Ok(planned) => json(&serde_json::json!({ "ok": planned })),
        Err(broken) => json(&serde_json::json!({ "broken": broken })),
    })
}

/// Why a token can't follow upon the planned ones: a reason, or `null` if it can.
#[wasm_bindgen(js_name = why)]
pub fn why_json(view: &str, tokens: &str, token: &str) -> Result<String, JsError> {
    let tokens: Vec<String> = read(tokens)?;
    Ok(json(&why(view, &tokens, token)))
}

/// What a screen may add to a view: cards still out, symbols, points of the best stretch.
#[wasm_bindgen(js_name = facts)]
pub fn facts_json(text: &str) -> Result<String, JsError> {
    let view = view(text)?;
    Ok(json(&serde_json::json!({
        "out": cards_out(&view), "symbols": symbols(&view), "points": points(&view),
    })))
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
struct Heard {
    ply: usize,
    seat: u8,
    signal: String,
}

/// What the expert would do with so many milliseconds to think: a hint, or `null`.
#[wasm_bindgen(js_name = hint)]
pub fn hint_json(text: &str, signals: &str, milliseconds: u32) -> Result<String, JsError> {
    let view = view(text)?;
    let heard: Vec<Heard> = read(signals)?;
    let said = |heard: &Heard| {
        let (seat, signal) = (Seat::new(heard.seat)?, heard.signal.parse().ok()?);
        Some(Said { ply: heard.ply, seat, signal })
    };
    let said: Vec<Said> = heard.iter().filter_map(said).collect();
    let limit = players::Limit::Time(Duration::from_millis(milliseconds.into()));
    Ok(json(&hint(&view, &said, limit)))
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
