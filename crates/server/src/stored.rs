//! Between tables and store: ids, entries, and what is derived from a table.

use protocol::TablePhase;
use store::{Append, Derived, FinishedGame, LobbyPhase, LobbyRow, Store, StoreError, TableId};
use tables::{Corrupt, Table, TableSummary};

use crate::upkeep::is_forgotten;

/// Why a table can't be loaded.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LoadError {
    /// There is none of that id.
    #[error("there is no such table")]
    Missing,
    /// The log contradicts itself.
    #[error("the log of the table contradicts itself: {0}")]
    Corrupt(#[from] Corrupt),
    /// The database does not answer.
    #[error("{0}")]
    Store(#[from] StoreError),
}

/// Loads a table from its log.
pub(crate) async fn load(store: &Store, id: &TableId) -> Result<Table, LoadError> {
    let entries = store.read(id, store::FIRST_SEQ).await?;
    if entries.first().is_none_or(|first| is_forgotten(&first.body)) {
        return Err(LoadError::Missing);
    }
    let entries = entries.iter().map(|entry| (entry.at, entry.body.as_str()));
    Ok(Table::replay(&id.to_string(), entries)?)
}

/// An append as the store takes it.
pub(crate) fn append(table: TableId, append: tables::Append) -> Append {
    let last = append.first_seq + append.entries.len() as u64 - 1;
    Append {
        table,
        first_seq: append.first_seq,
        derived: append.summary.map(|summary| derived(summary, last, append.at)),
        entries: append.entries.into_iter().map(|body| (append.at, body)).collect(),
    }
}

/// What lobby and statistics keep of a table whose last entry is `seq`.
pub(crate) fn derived(summary: TableSummary, seq: u64, at: i64) -> Derived {
    let TableSummary { listed, is_listed, outcome } = summary;
    let options = serde_json::Value::Object(listed.options.clone()).to_string();
    let result = outcome.map(|outcome| FinishedGame {
        seq,
        game: listed.game.clone(),
        seats: listed.seats as u8,
        options,
        won: outcome.won.unwrap_or(false),
        score: outcome.left.map_or(0, i64::from),
        ended_at: at,
        details: outcome.result.to_string(),
    });
    Derived {
        summary: LobbyRow {
            game: listed.game.clone(),
            seats: listed.seats as u8,
            free_seats: listed.free as u8,
            people: listed.names.len() as u8,
            listed: is_listed,
            phase: match listed.phase {
                TablePhase::Open => LobbyPhase::Open,
                TablePhase::Playing => LobbyPhase::Playing,
                TablePhase::Over => LobbyPhase::Over,
            },
            created_at: listed.created_at,
            updated_at: at,
            info: serde_json::to_string(&listed).unwrap_or_default(),
        },
        results: result.into_iter().collect(),
    }
}
