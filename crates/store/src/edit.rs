//! What changes a log otherwise than at its end: a table is forgotten, or words and names are taken
//! out of it. Nothing else ever does.
//!
//! **A table that was forgotten keeps its id and its number for ever**, so that neither is given
//! again. The number after its last entry is taken like any other, and so decides between this and
//! somebody who plays on; then what was before it goes, all but the first entry, in whose place the
//! same words stand. So nobody can open the table anew, and whoever still has it in memory is told
//! that the next number is taken.

use crate::{Derived, TableId};

/// A change of a log that is not an append.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Edit {
    /// The whole log goes.
    Forget {
        /// The table.
        table: TableId,
        /// Its last entry; where there is another by then, nothing is done.
        last_seq: u64,
        /// When, in milliseconds since 1970.
        at: i64,
        /// What stands in place of the log.
        body: String,
        /// Whether its finished games go on counting.
        keep_results: bool,
    },
    /// Some entries are written anew; their numbers and times stay.
    Rewrite {
        /// The table.
        table: TableId,
        /// The number and the new text of each.
        bodies: Vec<(u64, String)>,
        /// What follows from the log up to this entry.
        derived: Option<(u64, Derived)>,
    },
}

impl Edit {
    /// The table.
    pub fn table(&self) -> TableId {
        match self {
            Edit::Forget { table, .. } | Edit::Rewrite { table, .. } => *table,
        }
    }
}
