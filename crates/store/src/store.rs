//! The handle that everyone holds.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use tokio::time::timeout;

use crate::health::STALLED_AFTER;
use crate::rows::{self, Make, Value};
use crate::writer::{Queue, Write};
use crate::{
    Append, AppendError, Derived, Edit, Entry, FinishedGame, Idle, Listener, LobbyRow, Metrics,
    Speaker, Statistic, StoreConfig, StoreError, TableId, postgres, sql, sqlite,
};

/// The most rows of one answer, where an answer has pages.
pub const MAX_PAGE: usize = 1000;

/// The most entries of one table that [`Store::read_on`] gives at once.
pub const MAX_READ_ON: usize = 256;

/// How long something may be read. Then whoever asked is told that it can't be read.
pub const READ_TIMEOUT: Duration = Duration::from_secs(8);

/// How an append ended of which it was not known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Settled {
    /// The entries are in the log.
    Stored,
    /// They are not, and their numbers are taken: the same as [`AppendError::Taken`].
    Taken,
}

/// The log of all tables. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Store {
    queue: Queue,
    /// For what is tried again after a doubtful commit. PostgreSQL lets that wait for the doubtful
    /// transaction, if it still runs: those who have nothing to do with it must not wait as well.
    /// SQLite has one writer.
    again: Queue,
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
            StoreConfig::Sqlite { path } => sqlite::open(path).await.map(|(writer, reader)| {
                let queue = Queue::start(writer);
                Store { again: queue.clone(), queue, reader: Reader::Sqlite(reader) }
            }),
            StoreConfig::Postgres { url } => postgres::open(url).await.map(|(writers, reader)| {
                let [writer, again] = writers;
                let queue = Queue::start(writer);
                let counters = Arc::clone(&queue.state().counters);
                let again = Queue::start_with(again, counters);
                Store { queue, again, reader: Reader::Postgres(reader) }
            }),
        };
        opened.map_err(|reason| StoreError::Open { place: config.to_string(), reason })
    }

    /// Appends entries to a table's log. Durable when this returns `Ok`.
    ///
    /// Who appends knows the log up to `first_seq`: wait for the answer before the next append to the
    /// same table, and after any error reload the table; after [`AppendError::Unknown`] first
    /// [`settle`](Store::settle) it. It is queued by the call; dropping the future does not take that
    /// back.
    pub fn append(
        &self,
        append: Append,
    ) -> impl Future<Output = Result<(), AppendError>> + use<'_> {
        let queued = append.check().map(|()| self.queue.write(Write::Append(append)));
        async move { queued?.await }
    }

    /// Finds out how an append ended that was answered with [`AppendError::Unknown`]: looks whether its
    /// entries are in the log, and if nobody's are there, appends them once more, at the same numbers.
    /// They are never stored twice, for a number is given once.
    ///
    /// As long as it can't be told this is [`AppendError::Unknown`] again: ask again after a pause, and
    /// append nothing else to that table meanwhile. When a disk has failed, it stays unknown until the
    /// server is started again; what is in the log then counts. The same holds after
    /// [`AppendError::Closed`]. There are no other errors.
    pub async fn settle(&self, append: &Append) -> Result<Settled, AppendError> {
        let unknown = AppendError::Unknown;
        if let Some(reason) = self.queue.state().untrusted.get() {
            // What is read now need not be what the disk holds.
            return Err(unknown(reason.clone()));
        }
        if let Some(settled) = self.look_for(append).await? {
            return Ok(settled);
        }
        match self.again.write(Write::Append(append.clone())).await {
            Ok(()) => Ok(Settled::Stored),
            // Somebody was quicker: the doubtful commit itself, or another writer.
            Err(AppendError::Taken) => Ok(self.look_for(append).await?.unwrap_or(Settled::Taken)),
            Err(AppendError::Closed) => Err(AppendError::Closed),
            // That this try failed says nothing of the one before.
            Err(AppendError::Refused(reason) | AppendError::Unknown(reason)) => {
                Err(unknown(reason))
            }
        }
    }

    /// What the log has at an append's numbers; `None` if it ends before.
    async fn look_for(&self, append: &Append) -> Result<Option<Settled>, AppendError> {
        let found = match self.read(&append.table, append.first_seq).await {
            Ok(found) => found,
            Err(_) if self.queue.is_closed() => return Err(AppendError::Closed),
            Err(error) => return Err(AppendError::Unknown(error.to_string())),
        };
        if found.is_empty() {
            return Ok(None);
        }
        let same = found.len() >= append.entries.len()
            && found
                .iter()
                .zip(&append.entries)
                .all(|(found, (at, body))| found.at == *at && found.body == *body);
        Ok(Some(if same { Settled::Stored } else { Settled::Taken }))
    }

    /// A table's entries from a number on, in order. A table that does not exist has none.
    pub async fn read(&self, table: &TableId, from: u64) -> Result<Vec<Entry>, StoreError> {
        let Ok(from) = i64::try_from(from) else { return Ok(Vec::new()) };
        self.all(sql::READ, vec![text(table), Value::Number(from)], rows::entry).await
    }

    /// The entries of many tables from a number on each, in order, at most [`MAX_READ_ON`] a table: of
    /// which there were so many, there may be more. One round trip on PostgreSQL.
    pub async fn read_on(
        &self,
        wanted: &[(TableId, u64)],
    ) -> Result<HashMap<TableId, Vec<Entry>>, StoreError> {
        let mut found: HashMap<TableId, Vec<Entry>> = HashMap::new();
        match &self.reader {
            Reader::Sqlite(_) => {
                for (table, from) in wanted {
                    let mut entries = self.read(table, *from).await?;
                    entries.truncate(MAX_READ_ON);
                    if !entries.is_empty() {
                        found.insert(*table, entries);
                    }
                }
            }
            Reader::Postgres(reader) => {
                let ids = wanted.iter().map(|(table, _)| table.to_string()).collect();
                let from = |(_, from): &(_, u64)| i64::try_from(*from).unwrap_or(i64::MAX);
                let from = wanted.iter().map(from).collect();
                let values = vec![
                    Value::Texts(ids),
                    Value::Numbers(from),
                    Value::Number(MAX_READ_ON.cast_signed() as i64),
                ];
                let rows = reader.all(sql::postgres::READ_ON, values, rows::entry_of).await;
                for (table, entry) in rows.map_err(StoreError::Read)? {
                    found.entry(table).or_default().push(entry);
                }
            }
        }
        Ok(found)
    }

    /// May other processes write to the same log, and who sends them words; nobody on SQLite.
    pub fn speaker(&self) -> Option<Speaker> {
        match &self.reader {
            Reader::Sqlite(_) => None,
            Reader::Postgres(reader) => Some(reader.speaker()),
        }
    }

    /// Begins to hear the words of all processes on the same database, one's own too. An error on
    /// SQLite, where there are no others.
    pub async fn listener(&self) -> Result<Listener, StoreError> {
        match &self.reader {
            Reader::Sqlite(_) => Err(StoreError::Read("one process has an SQLite file".into())),
            Reader::Postgres(reader) => reader.listener().await.map_err(StoreError::Read),
        }
    }

    /// The listed tables that are not over, newest first, at most [`MAX_PAGE`].
    pub async fn lobby(&self, limit: usize) -> Result<Vec<(TableId, LobbyRow)>, StoreError> {
        self.all(sql::LOBBY, vec![page(limit)], rows::summary).await
    }

    /// Finished games, newest first, at most [`MAX_PAGE`].
    pub async fn results(&self, limit: usize) -> Result<Vec<(TableId, FinishedGame)>, StoreError> {
        self.all(sql::RESULTS, vec![page(limit)], rows::result).await
    }

    /// All finished games, counted by game, seats and options.
    pub async fn statistics(&self) -> Result<Vec<Statistic>, StoreError> {
        self.all(sql::STATISTICS, Vec::new(), rows::statistic).await
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

    /// Forgets a table, or takes words out of its log. [`AppendError::Taken`] says that something
    /// happened there meanwhile: then nothing was done.
    pub async fn edit(&self, edit: Edit) -> Result<(), AppendError> {
        self.queue.write(Write::Edit(edit)).await
    }

    /// Tables where the last thing happened within these times (milliseconds since 1970, the end not
    /// included), by number, a page at a time: those after the given number, at most [`MAX_PAGE`].
    pub async fn idle(
        &self,
        after: i64,
        during: std::ops::Range<i64>,
        limit: usize,
    ) -> Result<Vec<Idle>, StoreError> {
        let values = [after, during.start, during.end].map(Value::Number);
        let values = values.into_iter().chain([page(limit)]).collect();
        self.all(sql::IDLE, values, rows::idle).await
    }

    /// Whether entries can be stored and read, by the age of the batch under way and by how the last
    /// one ended. After one that failed, a write that changes nothing is tried now and then, so that a
    /// disk with room again is noticed. Once a disk has failed this stays an error: start the server
    /// again, so that the file is read from its beginning.
    pub async fn ready(&self) -> Result<(), StoreError> {
        if let Some(reason) = self.queue.state().untrusted.get() {
            return Err(StoreError::Untrusted(reason.clone()));
        }
        if self.queue.is_closed() {
            return Err(StoreError::Closed);
        }
        let health = &self.queue.state().health;
        let age = health.age();
        if age >= STALLED_AFTER {
            return Err(StoreError::Stalled(age));
        }
        if let Some(reason) = health.failed() {
            if !health.take_probe() {
                return Err(StoreError::Failing(reason));
            }
            match timeout(STALLED_AFTER, self.queue.write(Write::Probe)).await {
                Ok(Ok(())) => {}
                Ok(Err(_)) => return Err(StoreError::Failing(health.failed().unwrap_or(reason))),
                Err(_) => return Err(StoreError::Stalled(STALLED_AFTER)),
            }
        }
        self.all(sql::PING, Vec::new(), rows::table).await.map(|_| ())
    }

    /// The writer's counters.
    pub fn metrics(&self) -> Metrics {
        let state = self.queue.state();
        state.counters.snapshot(self.queue.waiting(), state.health.age())
    }

    /// Writes what is queued, then closes the database, for all clones of this handle.
    pub async fn close(self) {
        // Readers first: the last connection to leave an SQLite file tidies it up.
        match &self.reader {
            Reader::Sqlite(reader) => reader.close(),
            Reader::Postgres(reader) => reader.close().await,
        }
        self.queue.close().await;
        self.again.close().await;
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
