//! Stepping through a finished game: any position of a record, as a seat saw it or with all cards.

use records::{Record, Replay, ViewJson, trace};
use rules::Viewer;
use serde::Serialize;
use serde_json::Value;

/// A position of a record.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Step {
    /// Actions before it.
    pub ply: usize,
    /// Actions of the whole record.
    pub plies: usize,
    /// The action that led to it.
    pub action: Option<String>,
    /// Who took that action.
    pub by: Option<usize>,
    /// What the viewer knew.
    pub view: ViewJson,
    /// With all cards: the hands by seat.
    #[cfg_attr(test, ts(type = "Array<Array<number>> | null"))]
    pub hands: Option<Value>,
    /// With all cards: the card in the air and the middle of Hormigas.
    #[cfg_attr(test, ts(type = "Array<[number, boolean] | null> | null"))]
    pub middle: Option<Value>,
}

/// The position after so many actions (or the last), for a seat's number or `everything`.
pub fn step(record: &str, ply: usize, viewer: &str) -> Result<Step, String> {
    let record = Record::from_json(record).map_err(|error| error.to_string())?;
    let viewer: Viewer = viewer.parse().map_err(|error: rules::ParseError| error.to_string())?;
    let mut replay = Replay::new(&record).map_err(|error| error.to_string())?;
    let ply = ply.min(record.actions.len());
    let mut by = None;
    for token in &record.actions[..ply] {
        by = replay.state().turn().map(rules::Seat::index);
        replay.play(token).map_err(|error| error.to_string())?;
    }
    let state = replay.state();
    let all = (viewer == Viewer::Everything)
        .then(|| serde_json::to_value(trace::position(ply, None, state)).unwrap_or_default());
    let field = |name: &str| all.as_ref().and_then(|all| all.get(name)).cloned();
    Ok(Step {
        ply,
        plies: record.actions.len(),
        action: ply.checked_sub(1).map(|last| record.actions[last].clone()),
        by,
        view: ViewJson::new(&state.view(viewer)),
        hands: field("hands"),
        middle: field("middle"),
    })
}
