//! Every log replayed by the rules: is all of it a game that can have been played?

use std::io::BufRead;

use protocol::TablePhase;
use store::{Derived, Entry, FinishedGame, LobbyRow, Piece, Snapshot, StoreConfig, TableId};

use super::archive::ArchiveReader;
use super::replayed::{Replayed, replay};
use super::{Progress, UpkeepError};

/// What was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Verified {
    /// Tables, those that were forgotten included.
    pub tables: u64,
    /// Entries of their logs.
    pub entries: u64,
    /// Games being played.
    pub playing: u64,
    /// Games that are over.
    pub over: u64,
    /// Tables of which nothing is left.
    pub forgotten: u64,
    /// Faults of the log, each of which was told.
    pub wrong: u64,
    /// Tables where lobby or statistics are not what the log says, each of which was told.
    pub stale: u64,
}

impl Verified {
    fn table(
        &mut self,
        id: &TableId,
        entries: &[Entry],
        tell: &mut dyn FnMut(&str),
    ) -> Option<Replayed> {
        self.tables += 1;
        self.entries += entries.len() as u64;
        match replay(id, entries) {
            Ok(replayed) => {
                match &replayed {
                    Replayed::Table(replayed) => match replayed.0.phase() {
                        TablePhase::Open => {}
                        TablePhase::Playing => self.playing += 1,
                        TablePhase::Over => self.over += 1,
                    },
                    Replayed::Forgotten(_) => self.forgotten += 1,
                }
                Some(replayed)
            }
            Err(fault) => {
                self.wrong += 1;
                tell(&format!("table {id}: {fault}"));
                None
            }
        }
    }
}

/// Checks a back-up; `tell` hears of each fault.
pub fn verify_backup(
    from: impl BufRead,
    tell: &mut dyn FnMut(&str),
    progress: Progress<'_>,
) -> Result<Verified, UpkeepError> {
    let mut archive = ArchiveReader::new(from)?;
    let of = archive.head().counts().entries;
    let mut verified = Verified::default();
    while let Some((id, entries)) = archive.next()? {
        verified.table(&id, &entries, tell);
        progress(verified.entries, of);
    }
    Ok(verified)
}

/// Checks a database, which may be in use; `tell` hears of each fault.
pub async fn verify_database(
    config: &StoreConfig,
    tell: &mut dyn FnMut(&str),
    progress: Progress<'_>,
) -> Result<Verified, UpkeepError> {
    let mut snapshot = Snapshot::open(config).await?;
    let of = snapshot.counts().await?.entries;
    let mut verified = Verified::default();
    for damage in snapshot.damage()? {
        verified.wrong += 1;
        tell(&format!("the file is damaged: {damage}"));
    }
    while let Some(piece) = snapshot.next().await? {
        match piece {
            Piece::Table { id, entries } => {
                if let Some(replayed) = verified.table(&id, &entries, tell) {
                    let (summary, results) = snapshot.derived(&id).await?;
                    let summary = summary.map(|(_, summary)| summary);
                    if let Some(what) = stale(&replayed, summary.as_ref(), &results) {
                        verified.stale += 1;
                        tell(&format!("table {id}: {what} not what its log says"));
                    }
                }
            }
            Piece::Stray { no, entries } => {
                verified.wrong += 1;
                verified.entries += entries;
                tell(&format!("{entries} entries belong to table number {no}, which has no id"));
            }
            Piece::BadId { id, entries } => {
                verified.wrong += 1;
                verified.entries += entries;
                let id = id.escape_debug().take(40).collect::<String>();
                tell(&format!("a table's id can't be \"{id}\""));
            }
        }
        progress(verified.entries, of);
    }
    Ok(verified)
}

/// What the database has derived, where that is not what follows from the log.
fn stale(
    replayed: &Replayed,
    summary: Option<&LobbyRow>,
    results: &[FinishedGame],
) -> Option<&'static str> {
    let (wanted, followed): (Option<&LobbyRow>, &[FinishedGame]) = match replayed {
        Replayed::Table(replayed) => {
            let Derived { summary, results } = &replayed.1;
            (Some(summary), results)
        }
        Replayed::Forgotten(results) => (None, results),
    };
    // When it last changed is not renewed by every entry.
    let same = |one: &LobbyRow, other: &LobbyRow| {
        LobbyRow { updated_at: other.updated_at, ..one.clone() } == *other
    };
    let summary_fits = match (wanted, summary) {
        (Some(wanted), Some(summary)) => same(wanted, summary),
        (wanted, summary) => wanted.is_none() && summary.is_none(),
    };
    // What was stored in the same breath may stand after the entry that ended the game.
    let same = |(one, other): (&FinishedGame, &FinishedGame)| {
        FinishedGame { seq: other.seq, ended_at: other.ended_at, ..one.clone() } == *other
    };
    let results_fit = results.len() == followed.len() && results.iter().zip(followed).all(same);
    match (summary_fits, results_fit) {
        (true, true) => None,
        (false, true) => Some("what the lobby shows of it is"),
        (true, false) => Some("its result in the statistics is"),
        (false, false) => Some("what lobby and statistics have of it is"),
    }
}
