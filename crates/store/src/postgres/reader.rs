//! Readers of the PostgreSQL database.

use sqlx::Row as _;
use sqlx::postgres::{PgPool, PgRow};

use crate::rows::{Make, Row, Value};

/// A pool of connections.
#[derive(Debug, Clone)]
pub(crate) struct Reader(PgPool);

impl Reader {
    pub(crate) fn new(pool: PgPool) -> Reader {
        Reader(pool)
    }

    pub(crate) async fn all<T>(
        &self,
        sql: &'static str,
        values: Vec<Value>,
        make: Make<T>,
    ) -> Result<Vec<T>, String> {
        let mut query = sqlx::query(sql);
        for value in values {
            query = match value {
                Value::Text(text) => query.bind(text),
                Value::Number(number) => query.bind(number),
            };
        }
        let rows = query.fetch_all(&self.0).await.map_err(|error| error.to_string())?;
        rows.iter().map(|row| make(row)).collect()
    }

    pub(crate) async fn close(&self) {
        self.0.close().await;
    }
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
