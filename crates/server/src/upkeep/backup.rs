//! A back-up of a log as it stands at one moment, while servers go on.
//!
//! The same file whichever database it comes from: it can be checked whole, and restored into either.

use std::io::Write;

use store::{Counts, Piece, Snapshot, StoreConfig};

use super::archive::ArchiveWriter;
use super::{Progress, UpkeepError};
use crate::app::now;

/// What is in a back-up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BackedUp {
    /// Tables.
    pub tables: u64,
    /// Entries of their logs.
    pub entries: u64,
    /// Entries that belong to no table, and were left out.
    pub left_out: u64,
}

/// Writes a back-up of a database that may be in use. What it was written to is handed back: it is
/// the caller's to make durable.
pub async fn backup<W: Write>(
    from: &StoreConfig,
    to: impl FnOnce() -> std::io::Result<W>,
    progress: Progress<'_>,
) -> Result<(W, BackedUp), UpkeepError> {
    let mut snapshot = Snapshot::open(from).await?;
    let counts = snapshot.counts().await?;
    // Not before there is something to write.
    let mut archive = ArchiveWriter::new(to()?, now(), counts)?;
    let (mut done, mut left_out) = (0, 0);
    while let Some(piece) = snapshot.next().await? {
        match piece {
            Piece::Table { id, entries } => {
                archive.table(&id, &entries)?;
                done += entries.len() as u64;
            }
            Piece::Stray { entries, .. } | Piece::BadId { entries, .. } => {
                left_out += entries;
                done += entries;
            }
        }
        progress(done, counts.entries);
    }
    let (out, Counts { tables, entries }) = archive.finish()?;
    Ok((out, BackedUp { tables, entries, left_out }))
}
