//! A log, replayed by the rules: what follows from it, or what is wrong with it and where.

use std::fmt;

use store::{Derived, Entry, FinishedGame, TableId};
use tables::Table;

use super::forget::{is_forgotten, kept_results};
use crate::stored;

/// What a log turned out to be.
#[derive(Debug)]
pub(crate) enum Replayed {
    /// A table, and what follows from it.
    Table(Box<(Table, Derived)>),
    /// Nothing is left of it but results that go on counting.
    Forgotten(Vec<FinishedGame>),
}

/// What is wrong with a log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Fault(String);

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Replays a log.
pub(crate) fn replay(id: &TableId, entries: &[Entry]) -> Result<Replayed, Fault> {
    let Some(first) = entries.first() else { return Err(Fault("its log is empty".into())) };
    if is_forgotten(&first.body) {
        let whole = first.seq == store::FIRST_SEQ
            && entries.len() == 2
            && entries[1].seq > first.seq
            && entries[1].body == first.body;
        let results = kept_results(&first.body).filter(|_| whole);
        let half = || Fault("it was forgotten, but something of it is still there".into());
        return results.map(Replayed::Forgotten).ok_or_else(half);
    }
    for (seq, entry) in (store::FIRST_SEQ..).zip(entries) {
        if entry.seq != seq {
            return Err(Fault(format!("entry {seq} of the log is missing")));
        }
    }
    let bodies = entries.iter().map(|entry| (entry.at, entry.body.as_str()));
    let table = Table::replay(id.as_str(), bodies).map_err(|corrupt| Fault(corrupt.to_string()))?;
    let derived = derived(&table);
    Ok(Replayed::Table(Box::new((table, derived))))
}

/// What follows from a whole log.
pub(crate) fn derived(table: &Table) -> Derived {
    let mut derived = stored::derived(table.summary(), table.next_seq() - 1, table.changed_at());
    // There may be talk after the end.
    if let Some((seq, at)) = table.ended() {
        for result in &mut derived.results {
            (result.seq, result.ended_at) = (seq, at);
        }
    }
    derived
}
