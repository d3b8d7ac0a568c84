//! The whole log as it stands at one moment, table by table: what back-ups and checks are made from.
//!
//! Nothing is written and nobody waits: all of it is read in one transaction, while a server may go
//! on appending. SQLite is read on the caller's thread, so this is for commands, not for servers.

use std::collections::VecDeque;

use crate::rows::{self, Make, Row, Value};
use crate::{
    Entry, FinishedGame, LobbyRow, StoreConfig, StoreError, TableId, postgres, sql, sqlite,
};

/// Entries read at once.
const PAGE_ENTRIES: i64 = 2_000;
/// Tables read at once.
const PAGE_TABLES: i64 = 1_000;

/// How much there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    /// Tables, those of which nothing is left but their id included.
    pub tables: u64,
    /// Entries of all logs.
    pub entries: u64,
}

/// A piece of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Piece {
    /// A table with its log, which may be empty or have gaps: nothing is checked here.
    Table {
        /// The table.
        id: TableId,
        /// Its entries in order.
        entries: Vec<Entry>,
    },
    /// Entries of a table of which nobody knows the id.
    Stray {
        /// The table's number in the database.
        no: i64,
        /// How many entries.
        entries: u64,
    },
    /// A table whose id is none.
    BadId {
        /// What stands in its place.
        id: String,
        /// How many entries.
        entries: u64,
    },
}

/// What the database has derived from a table's log.
pub type Kept = (Option<(u64, LobbyRow)>, Vec<FinishedGame>);

/// The log at one moment.
#[derive(Debug)]
pub struct Snapshot {
    source: Source,
    place: String,
    tables: VecDeque<(i64, String)>,
    entries: VecDeque<(i64, Entry)>,
    last_table: i64,
    last_entry: (i64, i64),
    no_more_tables: bool,
    no_more_entries: bool,
}

#[derive(Debug)]
enum Source {
    Sqlite(sqlite::ReadOnly),
    Postgres(Box<postgres::ReadOnly>),
}

impl Source {
    async fn all<T>(
        &mut self,
        sql: &'static str,
        values: Vec<Value>,
        make: Make<T>,
    ) -> Result<Vec<T>, StoreError> {
        match self {
            Source::Sqlite(source) => source.all(sql, values, make),
            Source::Postgres(source) => source.all(sql, &values, make).await,
        }
        .map_err(StoreError::Read)
    }
}

impl Snapshot {
    /// Opens a database that there is, to read it as it stands now. Within a tokio runtime.
    pub async fn open(config: &StoreConfig) -> Result<Snapshot, StoreError> {
        let place = config.to_string();
        let source = match config {
            StoreConfig::Sqlite { path } => sqlite::ReadOnly::open(path).map(Source::Sqlite),
            StoreConfig::Postgres { url } => {
                let opened = postgres::ReadOnly::open(url).await;
                opened.map(|source| Source::Postgres(Box::new(source)))
            }
        };
        let source = source.map_err(|reason| StoreError::Open { place: place.clone(), reason })?;
        Ok(Snapshot {
            source,
            place,
            tables: VecDeque::new(),
            entries: VecDeque::new(),
            last_table: i64::MIN,
            last_entry: (i64::MIN, i64::MIN),
            no_more_tables: false,
            no_more_entries: false,
        })
    }

    /// The database, as messages name it.
    pub fn place(&self) -> &str {
        &self.place
    }

    /// How much will come.
    pub async fn counts(&mut self) -> Result<Counts, StoreError> {
        let count = |row: &dyn Row| rows::count(row, 0);
        let tables = self.source.all(sql::COUNT_TABLES, Vec::new(), count).await?;
        let entries = self.source.all(sql::COUNT_ENTRIES, Vec::new(), count).await?;
        let one = |found: Vec<u64>| found.first().copied().unwrap_or_default();
        Ok(Counts { tables: one(tables), entries: one(entries) })
    }

    /// What SQLite finds wrong with the pages of its file; nothing of a server's.
    pub fn damage(&mut self) -> Result<Vec<String>, StoreError> {
        match &mut self.source {
            Source::Sqlite(source) => {
                let found = source.all(sql::sqlite::CHECK_PAGES, Vec::new(), |row| row.text(0));
                let found = found.map_err(StoreError::Read)?;
                Ok(found.into_iter().filter(|line| line != "ok").collect())
            }
            Source::Postgres(_) => Ok(Vec::new()),
        }
    }

    /// What the database has derived from a table's log.
    pub async fn derived(&mut self, table: &TableId) -> Result<Kept, StoreError> {
        let values = || vec![Value::Text(table.to_string())];
        let summaries = self.source.all(sql::SUMMARY_OF, values(), rows::numbered_summary).await?;
        let results = self.source.all(sql::RESULTS_OF, values(), rows::result).await?;
        Ok((summaries.into_iter().next(), results.into_iter().map(|(_, result)| result).collect()))
    }

    /// The next piece, in the order in which the tables were opened.
    pub async fn next(&mut self) -> Result<Option<Piece>, StoreError> {
        self.fill_tables().await?;
        self.fill_entries().await?;
        let table = self.tables.front().map(|(no, _)| *no);
        let entry = self.entries.front().map(|(no, _)| *no);
        match (table, entry) {
            (table, Some(entry)) if table.is_none_or(|table| entry < table) => {
                let entries = self.take_entries(entry).await?.len() as u64;
                Ok(Some(Piece::Stray { no: entry, entries }))
            }
            (Some(no), _) => {
                let entries = self.take_entries(no).await?;
                let id = self.tables.pop_front().map(|(_, id)| id).unwrap_or_default();
                Ok(Some(match id.parse() {
                    Ok(id) => Piece::Table { id, entries },
                    Err(_) => Piece::BadId { id, entries: entries.len() as u64 },
                }))
            }
            (None, _) => Ok(None),
        }
    }

    /// All entries of a table whose turn it is.
    async fn take_entries(&mut self, no: i64) -> Result<Vec<Entry>, StoreError> {
        let mut taken = Vec::new();
        loop {
            while self.entries.front().is_some_and(|(of, _)| *of == no) {
                taken.extend(self.entries.pop_front().map(|(_, entry)| entry));
            }
            if !self.entries.is_empty() || self.no_more_entries {
                return Ok(taken);
            }
            self.fill_entries().await?;
        }
    }

    async fn fill_tables(&mut self) -> Result<(), StoreError> {
        if !self.tables.is_empty() || self.no_more_tables {
            return Ok(());
        }
        let values = vec![Value::Number(self.last_table), Value::Number(PAGE_TABLES)];
        let make: Make<(i64, String)> = |row| Ok((row.number(0)?, row.text(1)?));
        self.tables = self.source.all(sql::TABLE_PAGE, values, make).await?.into();
        self.no_more_tables = self.tables.len() < PAGE_TABLES as usize;
        self.last_table = self.tables.back().map_or(self.last_table, |(no, _)| *no);
        Ok(())
    }

    async fn fill_entries(&mut self) -> Result<(), StoreError> {
        if !self.entries.is_empty() || self.no_more_entries {
            return Ok(());
        }
        let (no, seq) = self.last_entry;
        let values = [no, seq, PAGE_ENTRIES].map(Value::Number).to_vec();
        let make: Make<(i64, Entry)> = |row| {
            let entry = Entry { seq: rows::count(row, 1)?, at: row.number(2)?, body: row.text(3)? };
            Ok((row.number(0)?, entry))
        };
        self.entries = self.source.all(sql::ENTRY_PAGE, values, make).await?.into();
        self.no_more_entries = self.entries.len() < PAGE_ENTRIES as usize;
        if let Some((no, entry)) = self.entries.back() {
            self.last_entry = (*no, entry.seq.cast_signed());
        }
        Ok(())
    }
}
