//! Results as one page: plots with a table beside each, nothing loaded from anywhere.

mod crosses;
mod page;
mod plots;
mod svg;

use std::path::{Path, PathBuf};

use crate::error::LabError;
use crate::header::Header;
use crate::lines;
use crate::outcome::DealOutcome;
use crate::results::Results;
use crate::summary::RunSummary;
use crate::tally::Tally;

/// The most files of a report.
const MAX_FILES: usize = 1_000;

/// Files of the same run, or of runs that differ in their seed only, put together.
struct Entry {
    header: Header,
    summary: RunSummary,
}

impl Entry {
    /// What was played, but for seats and budget.
    fn series(&self) -> String {
        let header = &self.header;
        let mut text = format!("{}: {}", header.game, header.who());
        if header.is_cooperative() {
            text = format!("{text}, talk {}", header.talk());
        }
        match header.options_text() {
            options if options.is_empty() => text,
            options => format!("{text}, {options}"),
        }
    }
}

/// Writes a page about results files.
pub fn report(files: &[PathBuf], out: &Path) -> Result<(), LabError> {
    if files.is_empty() || files.len() > MAX_FILES {
        return Err(LabError::asked(format!("name 1 to {MAX_FILES} results files")));
    }
    let results = files.iter().map(|path| Results::read(path)).collect::<Result<Vec<_>, _>>()?;
    let crosses = crosses::section(&results);
    let entries = together(results);
    let html = page::html(&[
        plots::by_seats(&entries),
        plots::by_budget(&entries),
        crosses,
        plots::cards_left(&entries),
        plots::everything(&entries),
    ]);
    lines::replace(out, |file| std::io::Write::write_all(file, html.as_bytes()))
}

/// Puts together what differs in seed, number of deals and shard only.
fn together(results: Vec<Results>) -> Vec<Entry> {
    let mut groups: Vec<(Header, Vec<DealOutcome>)> = Vec::new();
    for Results { mut header, outcomes, .. } in results {
        header.shard = None;
        let same = |other: &Header| {
            let like = Header { seed: header.seed.clone(), ..other.clone() };
            header.difference(&like).is_none()
        };
        match groups.iter_mut().find(|(other, _)| same(other)) {
            None => groups.push((header, outcomes)),
            Some((other, all)) => {
                if !other.seed.split(' ').any(|seed| seed == header.seed) {
                    other.seed = format!("{} {}", other.seed, header.seed);
                }
                all.extend(outcomes);
            }
        }
    }
    let entry = |(header, outcomes): (Header, Vec<DealOutcome>)| {
        let tally = Tally::of(header.players.len(), &outcomes);
        Entry { summary: RunSummary::new(&header, &tally, None), header }
    };
    groups.into_iter().map(entry).collect()
}
