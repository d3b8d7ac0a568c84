//! A whole log, written to an empty database in one transaction.

use sqlx::Connection as _;
use sqlx::postgres::PgConnection;

use super::columns::{LogColumns, SummaryColumns};
use super::server::Server;
use super::writer::put_result;
use super::{migrator, refuse_forgetful};
use crate::loader::Loaded;
use crate::{Append, address, sql};

/// So many entries go in one statement.
const ENTRIES: usize = 2_000;

/// The transaction, and what waits to be sent together.
#[derive(Debug)]
pub(crate) struct Fresh {
    connection: PgConnection,
    waiting: Vec<(i64, Loaded)>,
    entries: usize,
    tables: i64,
}

impl Fresh {
    pub(crate) async fn open(url: &str) -> Result<Fresh, String> {
        let server = Server::new(address::options(url)?);
        let mut connection = server.connect_to_migrate().await.map_err(said)?;
        refuse_forgetful(&mut connection).await?;
        migrator().run(&mut connection).await.map_err(|error| error.to_string())?;
        // Not as a transaction of the driver's, which would borrow the connection. Dropped, it is
        // rolled back by the server.
        sqlx::raw_sql("BEGIN").execute(&mut connection).await.map_err(said)?;
        sqlx::raw_sql(sql::postgres::LOCK_ALL).execute(&mut connection).await.map_err(said)?;
        let tables: i64 =
            sqlx::query_scalar(sql::COUNT_TABLES).fetch_one(&mut connection).await.map_err(said)?;
        if tables > 0 {
            return Err(format!(
                "it holds {tables} tables already; name an empty database, such as one that \
                 `createdb` has just made"
            ));
        }
        Ok(Fresh { connection, waiting: Vec::new(), entries: 0, tables: 0 })
    }

    pub(crate) async fn add(&mut self, table: Loaded) -> Result<(), String> {
        self.tables += 1;
        self.entries += table.entries.len() + 1;
        self.waiting.push((self.tables, table));
        if self.entries >= ENTRIES { self.send().await.map_err(said) } else { Ok(()) }
    }

    async fn send(&mut self) -> Result<(), sqlx::Error> {
        self.entries = 0;
        let waiting = std::mem::take(&mut self.waiting);
        let numbers: Vec<i64> = waiting.iter().map(|(no, _)| *no).collect();
        let ids: Vec<String> = waiting.iter().map(|(_, table)| table.id.to_string()).collect();
        let add = sqlx::query(sql::postgres::ADD_TABLES).bind(numbers).bind(ids);
        add.execute(&mut self.connection).await?;
        // Columns take appends; what is stored need not be without gaps.
        let appends: Vec<(i64, Append)> = waiting
            .iter()
            .flat_map(|(no, table)| {
                table.entries.iter().map(|entry| {
                    let entries = vec![(entry.at, entry.body.clone())];
                    let (table, first_seq) = (table.id, entry.seq);
                    (*no, Append { table, first_seq, entries, derived: None })
                })
            })
            .collect();
        let (mut log, mut summaries) = (LogColumns::default(), SummaryColumns::default());
        for (no, append) in &appends {
            log.push(*no, append, 0..1);
        }
        if !log.is_empty() {
            let add = sqlx::query_scalar::<_, i64>(sql::postgres::ADD);
            log.bind(add).fetch_all(&mut self.connection).await?;
        }
        for (no, table) in &waiting {
            if let Some(summary) = &table.summary {
                summaries.push(*no, table.last_seq(), summary);
            }
        }
        summaries.put(&mut self.connection).await?;
        for (no, table) in &waiting {
            for result in &table.results {
                put_result(&mut self.connection, *no, result).await?;
            }
        }
        Ok(())
    }

    pub(crate) async fn finish(mut self) -> Result<(), String> {
        self.send().await.map_err(said)?;
        let commit = sqlx::raw_sql("COMMIT").execute(&mut self.connection).await;
        commit.map_err(|error| {
            format!("whether all of it is there is not known ({error}); `subibaja verify` tells")
        })?;
        let _ = self.connection.close().await;
        Ok(())
    }
}

#[allow(clippy::needless_pass_by_value)] // as `map_err` hands it on
fn said(error: sqlx::Error) -> String {
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
    match code.as_deref() {
        Some("53100") => "the database's disk is full; make room on it and try again".into(),
        Some("55P03") => "somebody writes to it: stop the servers that use it first".into(),
        _ => error.to_string(),
    }
}
