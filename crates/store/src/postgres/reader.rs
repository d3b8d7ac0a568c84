//! Readers of the PostgreSQL database.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use sqlx::Row as _;
use sqlx::postgres::{PgConnection, PgRow};
use tokio::sync::Semaphore;
use tokio::time::timeout;

use super::server::{Kept, Server, is_undone};
use super::words::{Listener, Speaker};
use crate::READ_TIMEOUT;
use crate::rows::{Make, Row, Value};

/// Connections that read at the same time; more wait.
const READERS: usize = 8;

/// A small pool of connections. Of our own, as the driver's asks the server for a sign of life before
/// and after each use, and waits for it without an end.
#[derive(Debug, Clone)]
pub(crate) struct Reader(Arc<Pool>);

#[derive(Debug)]
struct Pool {
    server: Server,
    permits: Semaphore,
    idle: Mutex<Vec<Kept>>,
}

impl Reader {
    pub(super) fn new(server: Server) -> Reader {
        let (permits, idle) = (Semaphore::new(READERS), Mutex::default());
        Reader(Arc::new(Pool { server, permits, idle }))
    }

    pub(crate) async fn all<T>(
        &self,
        sql: &'static str,
        values: Vec<Value>,
        make: Make<T>,
    ) -> Result<Vec<T>, String> {
        let Ok(rows) = timeout(READ_TIMEOUT, self.0.fetch(sql, &values)).await else {
            // Those that wait have likely gone the same way.
            self.0.idle().clear();
            return Err("it did not answer in time".into());
        };
        rows?.iter().map(|row| make(row)).collect()
    }

    /// Who sends words to other processes on the same database.
    pub(crate) fn speaker(&self) -> Speaker {
        Speaker::new(self.0.server.clone())
    }

    /// Who hears theirs, and one's own.
    pub(crate) async fn listener(&self) -> Result<Listener, String> {
        Listener::connect(&self.0.server).await
    }

    pub(crate) async fn close(&self) {
        self.0.permits.close();
        let idle = std::mem::take(&mut *self.0.idle());
        for kept in idle {
            kept.close().await;
        }
    }
}

impl Pool {
    /// A connection given up in the middle is dropped with the future, never used again.
    async fn fetch(&self, sql: &'static str, values: &[Value]) -> Result<Vec<PgRow>, String> {
        let _permit = self.permits.acquire().await.map_err(|_| "the store is closed")?;
        loop {
            let kept = self.take();
            let is_kept = kept.is_some();
            let mut connection = match kept {
                Some(connection) => connection,
                None => self.server.connect().await.map_err(|error| error.to_string())?,
            };
            match fetch(&mut connection, sql, values).await {
                Ok(rows) => {
                    if !self.permits.is_closed() {
                        self.idle().push(Kept::new(connection));
                    }
                    return Ok(rows);
                }
                // It was lost while it waited.
                Err(error) if is_kept && !is_undone(&error) => {}
                Err(error) => return Err(error.to_string()),
            }
        }
    }

    fn take(&self) -> Option<PgConnection> {
        let mut idle = self.idle();
        std::iter::from_fn(|| idle.pop()).find_map(Kept::take)
    }

    /// The list is whole whatever happened to whoever held it.
    fn idle(&self) -> MutexGuard<'_, Vec<Kept>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

pub(super) async fn fetch(
    connection: &mut PgConnection,
    sql: &'static str,
    values: &[Value],
) -> Result<Vec<PgRow>, sqlx::Error> {
    let query = values.iter().fold(sqlx::query(sql), |query, value| match value {
        Value::Text(text) => query.bind(text),
        Value::Number(number) => query.bind(number),
        Value::Texts(texts) => query.bind(texts),
        Value::Numbers(numbers) => query.bind(numbers),
    });
    query.fetch_all(connection).await
}

impl Row for PgRow {
    fn text(&self, column: usize) -> Result<String, String> {
        self.try_get(column).map_err(|error| error.to_string())
    }

    fn number(&self, column: usize) -> Result<i64, String> {
        self.try_get(column).map_err(|error| error.to_string())
    }

    fn flag(&self, column: usize) -> Result<bool, String> {
        self.try_get(column).map_err(|error| error.to_string())
    }
}
