//! Readers of the SQLite file: a few connections, each on a blocking thread while it reads.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::{Connection, params_from_iter, types::ToSqlOutput};
use tokio::sync::Semaphore;
use tokio::time::timeout;

use super::BUSY_TIMEOUT;
use crate::READ_TIMEOUT;
use crate::rows::{Make, Row, Value};

/// Connections that read at the same time; more wait.
pub const READERS: usize = 4;

/// A small pool of connections.
#[derive(Debug, Clone)]
pub(crate) struct Reader(Arc<Pool>);

#[derive(Debug)]
struct Pool {
    path: PathBuf,
    permits: Arc<Semaphore>,
    idle: Mutex<Vec<Connection>>,
}

impl Reader {
    pub(crate) fn open(path: PathBuf) -> rusqlite::Result<Reader> {
        let idle = Mutex::new(vec![connect(&path)?]);
        Ok(Reader(Arc::new(Pool { path, permits: Arc::new(Semaphore::new(READERS)), idle })))
    }

    pub(crate) async fn all<T: Send + 'static>(
        &self,
        sql: &'static str,
        values: Vec<Value>,
        make: Make<T>,
    ) -> Result<Vec<T>, String> {
        timeout(READ_TIMEOUT, self.read(sql, values, make))
            .await
            .map_err(|_| "the disk does not answer")?
    }

    async fn read<T: Send + 'static>(
        &self,
        sql: &'static str,
        values: Vec<Value>,
        make: Make<T>,
    ) -> Result<Vec<T>, String> {
        let permits = Arc::clone(&self.0.permits);
        let permit = permits.acquire_owned().await.map_err(|_| "the store is closed")?;
        let pool = Arc::clone(&self.0);
        tokio::task::spawn_blocking(move || {
            // Kept to the end of the reading, whether or not somebody still waits for it.
            let _permit = permit;
            let connection = pool.take().map_err(|error| error.to_string())?;
            let rows = read(&connection, sql, values, make);
            pool.give_back(connection);
            rows
        })
        .await
        .map_err(|error| error.to_string())?
    }

    pub(crate) fn close(&self) {
        self.0.permits.close();
        self.0.idle().clear();
    }
}

impl Pool {
    fn take(&self) -> rusqlite::Result<Connection> {
        let idle = self.idle().pop();
        idle.map_or_else(|| connect(&self.path), Ok)
    }

    fn give_back(&self, connection: Connection) {
        if !self.permits.is_closed() {
            self.idle().push(connection);
        }
    }

    /// The list is whole whatever happened to whoever held it.
    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn connect(path: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.pragma_update(None, "query_only", true)?;
    Ok(connection)
}

pub(super) fn read<T>(
    connection: &Connection,
    sql: &str,
    values: Vec<Value>,
    make: Make<T>,
) -> Result<Vec<T>, String> {
    let error = |error: rusqlite::Error| error.to_string();
    let mut statement = connection.prepare_cached(sql).map_err(error)?;
    let mut rows = statement.query(params_from_iter(values)).map_err(error)?;
    let mut made = Vec::new();
    while let Some(row) = rows.next().map_err(error)? {
        made.push(make(row)?);
    }
    Ok(made)
}

impl rusqlite::ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        match self {
            Value::Text(text) => text.to_sql(),
            Value::Number(number) => number.to_sql(),
            Value::Texts(_) | Value::Numbers(_) => {
                Err(rusqlite::Error::ToSqlConversionFailure("there are no lists here".into()))
            }
        }
    }
}

impl Row for rusqlite::Row<'_> {
    fn text(&self, column: usize) -> Result<String, String> {
        self.get(column).map_err(|error| error.to_string())
    }

    fn number(&self, column: usize) -> Result<i64, String> {
        self.get(column).map_err(|error| error.to_string())
    }

    fn flag(&self, column: usize) -> Result<bool, String> {
        self.get(column).map_err(|error| error.to_string())
    }
}
