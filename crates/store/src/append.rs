//! What is written: numbered entries, and with them what is derived.

use crate::{AppendError, Derived, TableId};

/// The number of a table's first entry.
pub const FIRST_SEQ: u64 = 1;
/// The most entries of one append.
pub const MAX_ENTRIES: usize = 256;
/// The longest body, in bytes.
pub const MAX_BODY_BYTES: usize = 64 * 1024;

/// Entries of one table with consecutive numbers, stored together or not at all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The number of the first entry; the table is opened by appending [`FIRST_SEQ`].
    pub first_seq: u64,
    /// When (milliseconds since 1970) and what; the store does not look into the text.
    pub entries: Vec<(i64, String)>,
    /// What follows from the log with these entries, where that has changed.
    pub derived: Option<Derived>,
}

impl Append {
    /// The number of the last entry.
    pub fn last_seq(&self) -> u64 {
        self.first_seq.saturating_add((self.entries.len() as u64).saturating_sub(1))
    }

    /// Refuses what one of the databases would choke on, before it can hurt others in its batch.
    pub(crate) fn check(&self) -> Result<(), AppendError> {
        let bodies = || self.entries.iter().map(|(_, body)| body);
        let problem = if self.entries.is_empty() {
            "an append without entries"
        } else if self.entries.len() > MAX_ENTRIES {
            "more entries in one append than the store takes"
        } else if self.first_seq < FIRST_SEQ || i64::try_from(self.last_seq()).is_err() {
            "an entry's number is out of range"
        } else if bodies().any(|body| body.len() > MAX_BODY_BYTES) {
            "an entry is longer than the store takes"
        } else if bodies().any(|body| body.contains('\0')) {
            "an entry holds a NUL character"
        } else if self.derived.as_ref().is_some_and(Derived::holds_nul) {
            "a summary or result holds a NUL character"
        } else {
            return Ok(());
        };
        Err(AppendError::Refused(problem.into()))
    }
}

/// A stored entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its number within the table.
    pub seq: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What, as it was handed in.
    pub body: String,
}
