//! A whole log, written where there is none yet: what a back-up is restored by.
//!
//! All or nothing: until [`Loader::finish`] has returned, nobody finds anything of it.

use crate::{Entry, FinishedGame, LobbyRow, StoreConfig, StoreError, TableId, postgres, sqlite};

/// A table as it is loaded.
#[derive(Debug, Clone)]
pub struct Loaded {
    /// The table.
    pub id: TableId,
    /// Its log.
    pub entries: Vec<Entry>,
    /// The lobby's summary, made of all entries.
    pub summary: Option<LobbyRow>,
    /// The games that were finished there.
    pub results: Vec<FinishedGame>,
}

impl Loaded {
    /// The number of the last entry.
    pub(crate) fn last_seq(&self) -> u64 {
        self.entries.last().map_or(0, |entry| entry.seq)
    }
}

/// Writes to a database that nobody has used yet.
#[derive(Debug)]
pub struct Loader {
    target: Target,
    place: String,
}

#[derive(Debug)]
enum Target {
    Sqlite(Box<sqlite::Fresh>),
    Postgres(Box<postgres::Fresh>),
}

impl Loader {
    /// Opens a database that has no tables yet: a file that there is not, or a PostgreSQL database in
    /// which nothing was ever stored. Within a tokio runtime.
    pub async fn open(config: &StoreConfig) -> Result<Loader, StoreError> {
        let place = config.to_string();
        let target = match config {
            StoreConfig::Sqlite { path } => {
                sqlite::Fresh::open(path).map(|fresh| Target::Sqlite(Box::new(fresh)))
            }
            StoreConfig::Postgres { url } => {
                let opened = postgres::Fresh::open(url).await;
                opened.map(|fresh| Target::Postgres(Box::new(fresh)))
            }
        };
        match target {
            Ok(target) => Ok(Loader { target, place }),
            Err(reason) => Err(StoreError::Load { place, reason }),
        }
    }

    /// Adds a table. They are numbered in the order in which they come.
    pub async fn add(&mut self, table: Loaded) -> Result<(), StoreError> {
        match &mut self.target {
            Target::Sqlite(fresh) => fresh.add(&table),
            Target::Postgres(fresh) => fresh.add(table).await,
        }
        .map_err(|reason| StoreError::Load { place: self.place.clone(), reason })
    }

    /// Makes all of it durable, and lets others find it.
    pub async fn finish(self) -> Result<(), StoreError> {
        match self.target {
            Target::Sqlite(fresh) => fresh.finish(),
            Target::Postgres(fresh) => fresh.finish().await,
        }
        .map_err(|reason| StoreError::Load { place: self.place, reason })
    }
}
