//! Results of single deals as a table: CSV and Parquet.

mod csv;
#[cfg(feature = "parquet")]
mod parquet;

use crate::error::LabError;
use crate::outcome::{DealEnd, DealOutcome};
use crate::run::RunOutput;
use crate::spec::Spec;

/// A column, with all its values.
struct Column {
    name: String,
    cells: Cells,
}

enum Cells {
    Whole(Vec<i64>),
    Real(Vec<f64>),
    Flag(Vec<bool>),
    Text(Vec<String>),
}

/// Writes what is asked for.
pub(crate) fn write(
    spec: &Spec,
    outcomes: &[DealOutcome],
    output: &RunOutput,
) -> Result<(), LabError> {
    let columns = columns(spec, outcomes);
    if let Some(path) = &output.csv {
        csv::write(path, &columns, outcomes.len())?;
    }
    #[cfg(feature = "parquet")]
    if let Some(path) = &output.parquet {
        parquet::write(path, &columns)?;
    }
    Ok(())
}

fn whole(name: impl Into<String>, of: impl Iterator<Item = i64>) -> Column {
    Column { name: name.into(), cells: Cells::Whole(of.collect()) }
}

fn text(name: &str, of: impl Iterator<Item = String>) -> Column {
    Column { name: name.into(), cells: Cells::Text(of.collect()) }
}

fn columns(spec: &Spec, outcomes: &[DealOutcome]) -> Vec<Column> {
    let all = || outcomes.iter();
    let mut columns = vec![
        whole("deal", all().map(|outcome| outcome.deal.cast_signed())),
        text("seed", all().map(|outcome| format!("{}.{}", spec.seed, outcome.deal))),
    ];
    columns.extend(ending_columns(spec, outcomes));
    columns.push(whole(
        "turns",
        all().map(|outcome| outcome.turns.iter().map(|n| i64::from(*n)).sum()),
    ));
    #[allow(clippy::cast_precision_loss)] // a time need not be exact
    let ms = |outcome: &DealOutcome| outcome.ns.iter().sum::<u64>() as f64 / 1e6;
    columns.push(Column { name: "ms".into(), cells: Cells::Real(all().map(ms).collect()) });
    columns.push(text("note", all().map(|outcome| outcome.note.clone().unwrap_or_default())));
    columns
}

/// The columns in which the games differ.
fn ending_columns(spec: &Spec, outcomes: &[DealOutcome]) -> Vec<Column> {
    let all = || outcomes.iter();
    if spec.game.is_cooperative() {
        let together = |outcome: &DealOutcome| match outcome.ending {
            DealEnd::Together { won, left } => (won, i64::from(left)),
            DealEnd::Duel { .. } | DealEnd::Ants { .. } => (false, 0),
        };
        let won = all().map(|outcome| together(outcome).0).collect();
        return vec![
            Column { name: "won".into(), cells: Cells::Flag(won) },
            whole("left", all().map(|outcome| together(outcome).1)),
        ];
    }
    let winners = |outcome: &DealOutcome| {
        let names: Vec<String> = outcome.winners().iter().map(ToString::to_string).collect();
        names.join(" ")
    };
    let mut columns = vec![text("winners", all().map(winners))];
    let what = if spec.game == rules::Game::Hormigas { "points" } else { "left" };
    for player in 0..spec.players.len() {
        let of_player = |outcome: &DealOutcome| match &outcome.ending {
            DealEnd::Together { .. } => 0,
            DealEnd::Duel { left, .. } => left.get(player).copied().map_or(0, i64::from),
            DealEnd::Ants { points, .. } => points.get(player).copied().map_or(0, i64::from),
        };
        columns.push(whole(format!("{what}_{player}"), all().map(of_player)));
    }
    columns
}
