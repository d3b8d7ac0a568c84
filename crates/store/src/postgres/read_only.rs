//! A database as it stands at one moment, read beside those who write.

use sqlx::Connection as _;
use sqlx::postgres::PgConnection;

use super::reader::fetch;
use super::server::Server;
use crate::migrations::MIGRATIONS;
use crate::rows::{Make, Value};
use crate::{address, sql};

/// One transaction that reads.
#[derive(Debug)]
pub(crate) struct ReadOnly(PgConnection);

impl ReadOnly {
    pub(crate) async fn open(url: &str) -> Result<ReadOnly, String> {
        let text = |error: sqlx::Error| error.to_string();
        let server = Server::new(address::options(url)?);
        let mut connection = server.connect_to_migrate().await.map_err(text)?;
        sqlx::raw_sql(sql::postgres::SNAPSHOT).execute(&mut connection).await.map_err(text)?;
        let ours = sqlx::query_scalar(sql::postgres::IS_OURS);
        if !ours.fetch_one(&mut connection).await.map_err(text)? {
            let _ = connection.close().await;
            return Err("it holds no tables of Subibaja: is that the right database?".into());
        }
        let done: i64 = sqlx::query_scalar(sql::postgres::SCHEMA)
            .fetch_one(&mut connection)
            .await
            .map_err(text)?;
        let known = MIGRATIONS.len();
        if usize::try_from(done).is_ok_and(|done| done > known) {
            return Err(format!(
                "it was written by a newer version (schema {done}, this program knows {known}): \
                 use that version"
            ));
        }
        Ok(ReadOnly(connection))
    }

    pub(crate) async fn all<T>(
        &mut self,
        sql: &'static str,
        values: &[Value],
        make: Make<T>,
    ) -> Result<Vec<T>, String> {
        let rows = fetch(&mut self.0, sql, values).await.map_err(|error| error.to_string())?;
        rows.iter().map(|row| make(row)).collect()
    }
}
