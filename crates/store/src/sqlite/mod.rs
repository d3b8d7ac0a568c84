//! SQLite: one file, one thread that writes, a few connections that read.
//!
//! A commit is durable when its fsync has returned (`synchronous=FULL`). Should an fsync fail, Linux
//! drops the pages and reports the next fsync as fine: so the writer stops for good, and at the next
//! start [`open`] writes everything in the write-ahead log once more, into the database file. A full
//! disk only refuses until there is room.
//!
//! One server has the file at a time ([`lock`]), and nobody else may read it ([`private`]).

mod edit;
mod fresh;
mod lock;
mod private;
mod read_only;
mod reader;
mod thread;
mod writer;

use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, TransactionBehavior};

pub(crate) use fresh::Fresh;
pub use lock::LOCK_PATIENCE;
pub(crate) use read_only::ReadOnly;
pub use reader::READERS;
pub(crate) use reader::Reader;
pub(crate) use thread::Writer;
pub use writer::CHECKPOINT_PAGES;

use crate::migrations::MIGRATIONS;
use lock::Lock;

/// How long to wait for another process that writes the same file.
pub const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// What SQLite and the lock add to the file's name.
const BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];
const LOCK: &str = "-lock";

/// The writer's page cache: the index pages of the tables being played fit in.
const WRITER_CACHE_KIB: i64 = 16 * 1024;

/// Opens the file, making it and its folder where they are missing.
pub(crate) async fn open(path: &Path) -> Result<(Writer, Reader), String> {
    let path = path.to_owned();
    tokio::task::spawn_blocking(move || open_blocking(&path))
        .await
        .map_err(|error| error.to_string())?
}

fn open_blocking(path: &Path) -> Result<(Writer, Reader), String> {
    let text = |error: std::io::Error| error.to_string();
    make_file(path).map_err(text)?;
    // By its true name, so that whoever comes by another finds the same lock.
    let path = path.canonicalize().map_err(text)?;
    let lock = Lock::take(&beside(&path, LOCK))?;
    // SQLite gives the files that it makes the rights of the database.
    private::tighten(&path).map_err(text)?;
    BESIDE.iter().try_for_each(|name| private::tighten(&beside(&path, name))).map_err(text)?;
    let connection = open_to_write(&path).map_err(|error| error.to_string())?;
    migrate(&connection)?;
    let reader = Reader::open(path).map_err(|error| error.to_string())?;
    Ok((Writer::start(connection, lock)?, reader))
}

fn beside(path: &Path, name: &str) -> PathBuf {
    let mut path = path.as_os_str().to_owned();
    path.push(name);
    path.into()
}

/// Makes the file, and its name durable: a synced file in a folder that was not can vanish.
fn make_file(path: &Path) -> std::io::Result<()> {
    if path.exists() {
        return Ok(());
    }
    let path = std::path::absolute(path)?;
    if let Some(folder) = path.parent() {
        private::make_folder(folder)?;
        private::options().append(true).open(&path)?.sync_all()?;
        folder.ancestors().take(2).try_for_each(|folder| File::open(folder)?.sync_all())?;
    }
    Ok(())
}

fn open_to_write(path: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    // On macOS a plain sync ends at the disk's own memory; elsewhere this says nothing.
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "cache_size", -WRITER_CACHE_KIB)?;
    // What is forgotten is not to be found in the file either.
    connection.pragma_update(None, "secure_delete", true)?;
    // The writer does it itself, between batches, and looks at the outcome.
    connection.pragma_update(None, "wal_autocheckpoint", 0)?;
    // What was found in the write-ahead log may never have reached the disk: write it anew.
    connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
    Ok(connection)
}

/// Brings the schema up to date; `user_version` counts the steps that were made.
fn migrate(connection: &Connection) -> Result<(), String> {
    let error = |error: rusqlite::Error| error.to_string();
    let behavior = TransactionBehavior::Immediate;
    let transaction = rusqlite::Transaction::new_unchecked(connection, behavior).map_err(error)?;
    make_schema(&transaction)?;
    transaction.commit().map_err(error)
}

/// Makes the steps of the schema that are missing, in the transaction under way.
fn make_schema(connection: &Connection) -> Result<(), String> {
    let error = |error: rusqlite::Error| error.to_string();
    for (_, sql) in missing_steps(connection)? {
        connection.execute_batch(sql).map_err(error)?;
    }
    connection.pragma_update(None, "user_version", MIGRATIONS.len() as u32).map_err(error)
}

/// The steps of the schema that are not made yet.
fn missing_steps(
    connection: &Connection,
) -> Result<&'static [(&'static str, &'static str)], String> {
    let done: u32 = connection
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .map_err(|error| error.to_string())?;
    let known = MIGRATIONS.len();
    MIGRATIONS.get(done as usize..).ok_or_else(|| {
        format!(
            "it was written by a newer version (schema {done}, this program knows {known}): \
             start that version, or name another file"
        )
    })
}
