//! PostgreSQL: the same log on a server, for when more than one process writes it.

mod columns;
mod reader;
mod writer;

use std::time::Duration;

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};

pub(crate) use reader::Reader;
pub(crate) use writer::Writer;

use crate::address;
use crate::migrations::MIGRATIONS;

/// Connections that read at the same time; more wait. One more writes.
const READERS: u32 = 8;

/// How long to wait for a connection.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// Connects, and brings the schema up to date.
pub(crate) async fn open(url: &str) -> Result<(Writer, Reader), String> {
    let options = address::options(url)?;
    let writer = connect(&options, 1).await.map_err(|error| error.to_string())?;
    refuse_forgetful(&writer).await?;
    migrator().run(&writer).await.map_err(|error| error.to_string())?;
    let reader = connect(&options, READERS).await.map_err(|error| error.to_string())?;
    Ok((Writer::new(writer), Reader::new(reader)))
}

async fn connect(options: &PgConnectOptions, connections: u32) -> Result<PgPool, sqlx::Error> {
    PgPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(CONNECT_TIMEOUT)
        .after_connect(|connection, _| {
            Box::pin(async move {
                // A database may be set to acknowledge before it has stored: not for us.
                let sql = "SELECT set_config('synchronous_commit', 'on', false) \
                           WHERE current_setting('synchronous_commit') = 'off'";
                sqlx::query(sql).execute(connection).await.map(|_| ())
            })
        })
        .connect_with(options.clone())
        .await
}

/// A server that does not wait for its disk can't keep the promise.
async fn refuse_forgetful(pool: &PgPool) -> Result<(), String> {
    let fsync: String = sqlx::query_scalar("SELECT current_setting('fsync')")
        .fetch_one(pool)
        .await
        .map_err(|error| error.to_string())?;
    if fsync == "on" {
        return Ok(());
    }
    Err("the server runs with fsync = off and would lose moves; set it to on".into())
}

fn migrator() -> Migrator {
    let migration = |(version, (name, sql)): (i64, &(&'static str, &'static str))| {
        Migration::new(version, (*name).into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(&MIGRATIONS).map(migration).collect())
}
