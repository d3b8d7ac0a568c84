//! Solving the deal of a record, and writing down the proof.

use records::{GameResult, Record, RecordError, Replay};
use rules::{Action, State};

use crate::budget::SolveBudget;
use crate::solution::Solution;

/// Solves the deal of a record, from the position after its first `plies` actions: 0 is the whole
/// deal. A record of another game, or one that can't stand so far, is refused with its place and
/// the reason.
pub fn solve_record(
    record: &Record,
    plies: usize,
    budget: &SolveBudget,
) -> Result<Solution, RecordError> {
    let replay = replay(record, plies)?;
    let State::TheGame(state) = replay.state() else {
        return Err(RecordError {
            place: "game".into(),
            reason: format!("expected the-game or ascenso-descenso, found {}", record.game),
        });
    };
    Ok(crate::solve(state, budget))
}

/// The record of the best line of a solution: the first `plies` actions as they were, then the
/// line, then what came out. The deal is written as it was; signals and whatever else stood in the
/// record belong to the game that was played, and are left out.
pub fn best_record(
    record: &Record,
    plies: usize,
    solution: &Solution,
) -> Result<Record, RecordError> {
    let mut replay = replay(record, plies)?;
    let line = solution.best.actions.iter().map(|action| Action::TheGame(*action).to_string());
    let played = record.actions[..plies].iter().cloned();
    let mut best = Record {
        actions: played.chain(line).collect(),
        signals: Vec::new(),
        result: None,
        more: serde_json::Map::new(),
        ..record.clone()
    };
    let result: GameResult = replay.play_all(&best)?;
    best.set_result(&result);
    Ok(best)
}

fn replay(record: &Record, plies: usize) -> Result<Replay, RecordError> {
    let mut replay = Replay::new(record)?;
    let Some(actions) = record.actions.get(..plies) else {
        let reason = format!("expected at least {plies}, found {}", record.actions.len());
        return Err(RecordError { place: "actions".into(), reason });
    };
    for token in actions {
        replay.play(token)?;
    }
    Ok(replay)
}
