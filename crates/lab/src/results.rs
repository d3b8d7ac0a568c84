//! Results files: a header line, then one line a finished deal.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::error::LabError;
use crate::header::{FORMAT, Header};
use crate::lines::{self, Lines};
use crate::outcome::DealOutcome;

/// A results file, read.
#[derive(Debug)]
pub(crate) struct Results {
    pub(crate) header: Header,
    /// In the order of the deals, each once.
    pub(crate) outcomes: Vec<DealOutcome>,
    /// Bytes of whole lines.
    whole: u64,
}

impl Results {
    /// Reads a file.
    pub(crate) fn read(path: &Path) -> Result<Results, LabError> {
        let mut header: Option<Header> = None;
        let mut outcomes: Vec<DealOutcome> = Vec::new();
        let whole = lines::each_line(path, |number, line| {
            let wrong = |error: serde_json::Error| {
                LabError::file(path, format!("line {number} of a results file is damaged: {error}"))
            };
            if number == 1 {
                header = Some(read_header(path, line)?);
            } else {
                outcomes.push(serde_json::from_str(line).map_err(wrong)?);
            }
            Ok(())
        })?;
        let header = header.ok_or_else(|| not_results(path))?;
        // Stable: of two lines of a deal the last one stays.
        outcomes.sort_by_key(|outcome| outcome.deal);
        outcomes.reverse();
        outcomes.dedup_by_key(|outcome| outcome.deal);
        outcomes.reverse();
        Ok(Results { header, outcomes, whole })
    }

    /// Writes a file in one step.
    pub(crate) fn write(&self, path: &Path) -> Result<(), LabError> {
        lines::replace(path, |file| {
            writeln!(file, "{}", serde_json::to_string(&self.header)?)?;
            for outcome in &self.outcomes {
                writeln!(file, "{}", serde_json::to_string(outcome)?)?;
            }
            Ok(())
        })
    }
}

fn read_header(path: &Path, line: &str) -> Result<Header, LabError> {
    let header: Header = serde_json::from_str(line).map_err(|_| not_results(path))?;
    if header.format != FORMAT || header.game().is_none() {
        return Err(not_results(path));
    }
    Ok(header)
}

fn not_results(path: &Path) -> LabError {
    let reason = format!("this is not a results file: it does not begin with a {FORMAT} header");
    LabError::file(path, reason)
}

/// A results file that grows.
pub(crate) struct Growing {
    path: PathBuf,
    lines: Lines,
}

impl Growing {
    /// Starts a file, or goes on with one of the same run; also gives what it holds.
    pub(crate) fn open(
        path: &Path,
        header: &Header,
    ) -> Result<(Growing, Vec<DealOutcome>), LabError> {
        let size = std::fs::metadata(path).map_or(0, |found| found.len());
        let (lines, outcomes) = if size == 0 || cut_off_in_header(path, size)? {
            let mut lines = Lines::create(path)?;
            lines.write(&serde_json::to_string(header).unwrap_or_default())?;
            lines.flush()?;
            (lines, Vec::new())
        } else {
            let mut results = Results::read(path)?;
            check_same(path, &results.header, header)?;
            if results.header.deals != header.deals {
                results.header.deals = header.deals;
                results.write(path)?;
                results.whole = std::fs::metadata(path).map_err(LabError::io(path))?.len();
            }
            (Lines::append(path, results.whole)?, results.outcomes)
        };
        Ok((Growing { path: path.to_owned(), lines }, outcomes))
    }

    /// Adds a deal.
    pub(crate) fn add(&mut self, outcome: &DealOutcome) -> Result<(), LabError> {
        self.lines.write(&serde_json::to_string(outcome).unwrap_or_default())
    }

    /// Hands all deals to the system.
    pub(crate) fn flush(&mut self) -> Result<(), LabError> {
        self.lines.flush()
    }

    /// All deals are in it: puts them in order.
    pub(crate) fn finish(mut self) -> Result<(), LabError> {
        #[derive(Deserialize)]
        struct Key {
            deal: u64,
        }
        self.lines.flush()?;
        lines::sort(&self.path, |line| Some(serde_json::from_str::<Key>(line).ok()?.deal))
    }
}

/// Stopped before the first line was whole: there is nothing to lose.
fn cut_off_in_header(path: &Path, size: u64) -> Result<bool, LabError> {
    const MAX_HEADER: u64 = 64 * 1024;
    if size > MAX_HEADER {
        return Ok(false);
    }
    let text = std::fs::read(path).map_err(LabError::io(path))?;
    Ok(!text.contains(&b'\n') && text.starts_with(b"{\"format\":"))
}

/// A file may only go on with the run it belongs to; more deals are the same run.
fn check_same(path: &Path, there: &Header, here: &Header) -> Result<(), LabError> {
    let part = |header: &Header| header.shard.clone().unwrap_or_else(|| "the whole run".into());
    let difference = match there.difference(here) {
        Some(difference) => difference,
        None if there.shard != here.shard => {
            format!("it is for {} there and for {} here", part(there), part(here))
        }
        None if there.deals > here.deals => {
            format!("it has {} deals there and only {} here", there.deals, here.deals)
        }
        None => return Ok(()),
    };
    let reason = format!(
        "this file holds another run: {difference}. Give --out another name, or the same arguments \
         as before to go on with it"
    );
    Err(LabError::file(path, reason))
}
