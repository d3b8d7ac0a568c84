//! The handle that everyone holds.

use crate::rows::{self, Make, Value};
use crate::writer::{Queue, Write};
use crate::{
    Append, AppendError, Derived, Entry, GameResult, Metrics, Statistic, StoreConfig, StoreError,
    Summary, TableId, postgres, sql, sqlite,
};

/// The most rows of one answer, where an answer has pages.
pub const MAX_PAGE: usize = 1000;

/// The log of all tables. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Store {
    queue: Queue,
    reader: Reader,
}

#[derive(Debug, Clone)]
enum Reader {
    Sqlite(sqlite::Reader),
    Postgres(postgres::Reader),
}

impl Store {
    /// Opens the database, and brings its schema up to date. Within a tokio runtime.
    pub async fn open(config: &StoreConfig) -> Result<Store, StoreError> {
        let opened = match config {
            StoreConfig::Sqlite { path } => sqlite::open(path)
                .await
                .map(|(writer, reader)| (Queue::start(writer), Reader::Sqlite(reader))),
            StoreConfig::Postgres { url } => postgres::open(url)
                .await
                .map(|(writer, reader)| (Queue::start(writer), Reader::Postgres(reader))),
        };
        match opened {
            Ok((queue, reader)) => Ok(Store { queue, reader }),
            Err(reason) => Err(StoreError::Open { place: config.to_string(), reason }),
        }
    }

    /// Appends entries to a table's log. Durable when this returns `Ok`.
    ///
    /// Who appends knows the log up to `first_seq`: wait for the answer before the next append to the
    /// same table, and after any error reload the table. It is queued by the call; dropping the future
    /// does not take that back.
    pub fn append(
        &self,
        append: Append,
    ) -> impl Future<Output = Result<(), AppendError>> + use<'_> {
        let queued = append.check().map(|()| self.queue.write(Write::Append(append)));
        async move { queued?.await }
    }

    /// A table's entries from a number on, in order. A table that does not exist has none.
    pub async fn read(&self, table: &TableId, from: u64) -> Result<Vec<Entry>, StoreError> {
        let Ok(from) = i64::try_from(from) else { return Ok(Vec::new()) };
        self.all(sql::READ, vec![text(table), Value::Number(from)], rows::entry).await
    }

    /// The listed tables that are not over, newest first, at most [`MAX_PAGE`].
    pub async fn lobby(&self, limit: usize) -> Result<Vec<(TableId, Summary)>, StoreError> {
        self.all(sql::LOBBY, vec![page(limit)], rows::summary).await
    }

    /// What the lobby knows of one table, listed or not.
    pub async fn summary(&self, table: &TableId) -> Result<Option<Summary>, StoreError> {
        let found = self.all(sql::SUMMARY, vec![text(table)], rows::summary).await?;
        Ok(found.into_iter().next().map(|(_, summary)| summary))
    }

    /// Finished games, newest first, at most [`MAX_PAGE`].
    pub async fn results(&self, limit: usize) -> Result<Vec<(TableId, GameResult)>, StoreError> {
        self.all(sql::RESULTS, vec![page(limit)], rows::result).await
    }

    /// All finished games, counted by game, seats and options.
    pub async fn statistics(&self) -> Result<Vec<Statistic>, StoreError> {
        self.all(sql::STATISTICS, Vec::new(), rows::statistic).await
    }

    /// The tables being played whose next step is a bot's or a clock's, oldest first: they are loaded
    /// after a restart, for nobody else would wake them.
    pub async fn wake_list(&self) -> Result<Vec<TableId>, StoreError> {
        self.all(sql::WAKE_LIST, Vec::new(), rows::table).await
    }

    /// All tables, oldest first, a page at a time: those after the given one, at most [`MAX_PAGE`].
    pub async fn tables(
        &self,
        after: Option<&TableId>,
        limit: usize,
    ) -> Result<Vec<TableId>, StoreError> {
        let after = Value::Text(after.map(TableId::to_string).unwrap_or_default());
        self.all(sql::TABLES, vec![after, page(limit)], rows::table).await
    }

    /// Puts what was derived from a table's log up to entry `seq` in place of what is there. What was
    /// meanwhile derived from more entries stays, so a server may go on during a rebuild.
    pub async fn replace_derived(
        &self,
        table: TableId,
        seq: u64,
        derived: Derived,
    ) -> Result<(), AppendError> {
        if derived.holds_nul() {
            let reason = "a summary or result holds a NUL character";
            return Err(AppendError::Refused(reason.into()));
        }
        self.queue.write(Write::Derived { table, seq, derived }).await
    }

    /// Whether entries can be stored and read. Once a disk has failed this stays an error: start the
    /// server again, so that the file is read from its beginning.
    pub async fn ready(&self) -> Result<(), StoreError> {
        if let Some(reason) = self.queue.state().untrusted.get() {
            return Err(StoreError::Untrusted(reason.clone()));
        }
        if self.queue.is_closed() {
            return Err(StoreError::Closed);
        }
        self.all(sql::PING, Vec::new(), rows::table).await.map(|_| ())
    }

    /// The writer's counters.
    pub fn metrics(&self) -> Metrics {
        self.queue.state().counters.snapshot(self.queue.waiting())
    }

    /// Writes what is queued, then closes the database, for all clones of this handle.
    pub async fn close(self) {
        // Readers first: the last connection to leave an SQLite file tidies it up.
        match &self.reader {
            Reader::Sqlite(reader) => reader.close(),
            Reader::Postgres(reader) => reader.close().await,
        }
        self.queue.close().await;
    }

    async fn all<T: Send + 'static>(
        &self,
        sql: &'static str,
        values: Vec<Value>,
        make: Make<T>,
    ) -> Result<Vec<T>, StoreError> {
        match &self.reader {
            Reader::Sqlite(reader) => reader.all(sql, values, make).await,
            Reader::Postgres(reader) => reader.all(sql, values, make).await,
        }
        .map_err(StoreError::Read)
    }
}

fn text(table: &TableId) -> Value {
    Value::Text(table.to_string())
}

fn page(limit: usize) -> Value {
    Value::Number(limit.min(MAX_PAGE).cast_signed() as i64)
}
