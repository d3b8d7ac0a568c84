//! A back-up, put into a database that has nothing yet. All of it or nothing.

use std::io::BufRead;

use store::{Loaded, Loader, StoreConfig, TableId};

use super::archive::ArchiveReader;
use super::replayed::{Replayed, replay};
use super::{Progress, UpkeepError};

/// What was restored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Restored {
    /// Tables.
    pub tables: u64,
    /// Entries of their logs.
    pub entries: u64,
    /// When the back-up was made, in milliseconds since 1970.
    pub made: i64,
    /// Tables whose log contradicts itself, as it did when it was backed up, and how. They are kept as
    /// they are; nobody can come to them.
    pub wrong: Vec<(TableId, String)>,
}

/// Restores a back-up. Lobby and statistics are made from it.
pub async fn restore(
    from: impl BufRead,
    into: &StoreConfig,
    progress: Progress<'_>,
) -> Result<Restored, UpkeepError> {
    // Read first: a file that is no back-up makes no database.
    let mut archive = ArchiveReader::new(from)?;
    let mut loader = Loader::open(into).await?;
    let of = archive.head().counts().entries;
    let made = archive.head().made;
    let mut restored = Restored { tables: 0, entries: 0, made, wrong: Vec::new() };
    while let Some((id, entries)) = archive.next()? {
        restored.tables += 1;
        restored.entries += entries.len() as u64;
        let (summary, results) = match replay(&id, &entries) {
            Ok(Replayed::Table(replayed)) => (Some(replayed.1.summary), replayed.1.results),
            Ok(Replayed::Forgotten(results)) => (None, results),
            Err(fault) => {
                restored.wrong.push((id, fault.to_string()));
                (None, Vec::new())
            }
        };
        loader.add(Loaded { id, entries, summary, results }).await?;
        progress(restored.entries, of);
    }
    loader.finish().await?;
    Ok(restored)
}
