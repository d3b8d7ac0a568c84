//! Results of shards put together.

use std::path::{Path, PathBuf};

use crate::error::LabError;
use crate::header::Header;
use crate::results::Results;
use crate::summary::RunSummary;
use crate::tally::Tally;

/// Puts results files of one run together. The merged file is that of the run without shards; deals
/// that are missing can be played with `run --out` on it.
pub fn merge(files: &[PathBuf], out: &Path) -> Result<RunSummary, LabError> {
    if out.exists() {
        return Err(LabError::file(out, "this file is there already: give --out another name"));
    }
    let Some((first, others)) = files.split_first() else {
        return Err(LabError::asked("name the results files to put together"));
    };
    let mut merged = Results::read(first)?;
    for path in others {
        let results = Results::read(path)?;
        check_same(path, &merged.header, &results.header)?;
        merged.outcomes.extend(results.outcomes);
    }
    merged.header.shard = None;
    merged.outcomes.sort_by_key(|outcome| outcome.deal);
    check_doubles(&merged)?;
    merged.outcomes.dedup_by_key(|outcome| outcome.deal);
    merged.write(out)?;
    Ok(summary(&merged))
}

fn check_same(path: &Path, one: &Header, other: &Header) -> Result<(), LabError> {
    let difference = match one.difference(other) {
        Some(difference) => difference,
        None if one.deals != other.deals => {
            format!("the run has {} deals there and {} here", one.deals, other.deals)
        }
        None => return Ok(()),
    };
    Err(LabError::file(path, format!("this file is of another run than the first: {difference}")))
}

/// The same deal may be in two files, but not with two results.
fn check_doubles(merged: &Results) -> Result<(), LabError> {
    for pair in merged.outcomes.windows(2) {
        if let [one, other] = pair
            && one.deal == other.deal
            && one.without_times() != other.without_times()
        {
            return Err(LabError::asked(format!(
                "deal {} has different results in two of the files: were they played with \
                 different versions, or with a budget by the clock?",
                one.deal
            )));
        }
    }
    Ok(())
}

/// What a results file gives.
pub(crate) fn summary(results: &Results) -> RunSummary {
    let header = &results.header;
    let tally = Tally::of(header.players.len(), &results.outcomes);
    let mut summary = RunSummary::new(header, &tally, None);
    if header.shard.is_none() && tally.deals < header.deals {
        let missing = header.deals - tally.deals;
        summary.notes.push(format!(
            "{missing} of {} deals are missing: `lab run … --out FILE` on this file plays them",
            header.deals
        ));
    }
    summary
}
