//! PostgreSQL: the same log on a server, for when more than one process writes it.

mod columns;
mod edit;
mod fresh;
mod read_only;
mod reader;
mod server;
mod words;
mod writer;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::PgConnection;
use sqlx::{Connection as _, SqlSafeStr};

pub(crate) use fresh::Fresh;
pub(crate) use read_only::ReadOnly;
pub(crate) use reader::Reader;
pub use words::{Listener, MAX_WORD_BYTES, Speaker};
pub(crate) use writer::Writer;

use crate::address;
use crate::migrations::MIGRATIONS;
use server::Server;

/// Connects, and brings the schema up to date. Of the two writers the second connects when it is used.
pub(crate) async fn open(url: &str) -> Result<([Writer; 2], Reader), String> {
    let server = Server::new(address::options(url)?);
    let mut connection = server.connect_to_migrate().await.map_err(|error| error.to_string())?;
    refuse_forgetful(&mut connection).await?;
    migrator().run(&mut connection).await.map_err(|error| error.to_string())?;
    connection.close().await.map_err(|error| error.to_string())?;
    let writers = [Writer::new(server.clone()), Writer::new(server.clone())];
    Ok((writers, Reader::new(server)))
}

/// A server that does not wait for its disk can't keep the promise.
async fn refuse_forgetful(connection: &mut PgConnection) -> Result<(), String> {
    let fsync: String = sqlx::query_scalar("SELECT current_setting('fsync')")
        .fetch_one(connection)
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
