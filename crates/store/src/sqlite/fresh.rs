//! A new file with a whole log, made under another name and renamed when it is durable.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, ErrorCode, params};

use super::lock::Lock;
use super::{BESIDE, LOCK, beside, make_schema, private};
use crate::loader::Loaded;
use crate::sql;

/// What is added to the name of a file that is not whole yet.
const UNFINISHED: &str = "-restoring";

/// A file that nobody finds before it is finished.
#[derive(Debug)]
pub(crate) struct Fresh {
    /// Taken when the file is closed.
    connection: Option<Connection>,
    unfinished: PathBuf,
    path: PathBuf,
    /// No server starts here meanwhile.
    _lock: Lock,
    tables: i64,
}

impl Fresh {
    pub(crate) fn open(path: &Path) -> Result<Fresh, String> {
        let text = |error: io::Error| error.to_string();
        let path = std::path::absolute(path).map_err(text)?;
        let (Some(folder), Some(name)) = (path.parent(), path.file_name()) else {
            return Err("that is no name of a file".into());
        };
        private::make_folder(folder).map_err(text)?;
        let path = folder.canonicalize().map_err(text)?.join(name);
        refuse_what_is_there(&path)?;
        let lock = Lock::take(&beside(&path, LOCK))?;
        let unfinished = beside(&path, UNFINISHED);
        // What another left behind: we alone have the lock.
        let _ = fs::remove_file(&unfinished);
        private::options().write(true).open(&unfinished).map_err(text)?;
        let connection = Connection::open(&unfinished).map_err(said)?;
        let fresh =
            Fresh { connection: Some(connection), unfinished, path, _lock: lock, tables: 0 };
        fresh.begin()?;
        Ok(fresh)
    }

    fn connection(&self) -> Result<&Connection, String> {
        self.connection.as_ref().ok_or_else(|| "the file is closed".into())
    }

    /// Nothing of it counts before it is renamed, so it is synced once, at the end.
    fn begin(&self) -> Result<(), String> {
        let connection = self.connection()?;
        connection
            .query_row("PRAGMA journal_mode = OFF", [], |_| Ok(()))
            .and_then(|()| connection.pragma_update(None, "synchronous", "OFF"))
            .and_then(|()| connection.execute_batch("BEGIN"))
            .map_err(said)?;
        make_schema(connection)
    }

    pub(crate) fn add(&mut self, table: &Loaded) -> Result<(), String> {
        self.tables += 1;
        self.try_add(self.tables, table)
            .map_err(|error| if is_full(&error) { FULL.into() } else { error.to_string() })
    }

    fn try_add(&self, no: i64, table: &Loaded) -> rusqlite::Result<()> {
        let Some(connection) = &self.connection else { return Ok(()) };
        connection.prepare_cached(sql::ADD_TABLE)?.execute((no, table.id.as_str()))?;
        let mut add = connection.prepare_cached(sql::sqlite::ADD)?;
        for entry in &table.entries {
            add.execute((no, entry.seq.cast_signed(), entry.at, &entry.body))?;
        }
        if let Some(s) = &table.summary {
            connection.prepare_cached(sql::sqlite::PUT_SUMMARY)?.execute(params![
                no,
                table.last_seq().cast_signed(),
                s.game,
                s.seats,
                s.free_seats,
                s.people,
                s.listed,
                s.phase.as_str(),
                s.created_at,
                s.updated_at,
                s.info,
            ])?;
        }
        for r in &table.results {
            connection.prepare_cached(sql::PUT_RESULT)?.execute(params![
                no,
                r.seq.cast_signed(),
                r.game,
                r.seats,
                r.options,
                r.won,
                r.score,
                r.ended_at,
                r.details,
            ])?;
        }
        Ok(())
    }

    pub(crate) fn finish(mut self) -> Result<(), String> {
        let text = |error: io::Error| match error.kind() {
            io::ErrorKind::StorageFull => FULL.to_owned(),
            _ => error.to_string(),
        };
        if let Some(connection) = self.connection.take() {
            connection.execute_batch("COMMIT").map_err(said)?;
            connection.close().map_err(|(_, error)| said(error))?;
        }
        File::open(&self.unfinished).and_then(|file| file.sync_all()).map_err(text)?;
        // A server that was started meanwhile waits for the lock, and may have made an empty file.
        if fs::metadata(&self.path).is_ok_and(|found| found.len() > 0) {
            return Err("somebody else has made a database there meanwhile".into());
        }
        fs::rename(&self.unfinished, &self.path).map_err(text)?;
        let folder = self.path.parent().unwrap_or(&self.path);
        File::open(folder).and_then(|folder| folder.sync_all()).map_err(text)
    }
}

impl Drop for Fresh {
    fn drop(&mut self) {
        self.connection = None;
        // Once it is renamed there is none.
        let _ = fs::remove_file(&self.unfinished);
    }
}

const FULL: &str = "the disk is full; make room on it and try again";

#[allow(clippy::needless_pass_by_value)] // as `map_err` hands it on
fn said(error: rusqlite::Error) -> String {
    if is_full(&error) { FULL.into() } else { error.to_string() }
}

fn is_full(error: &rusqlite::Error) -> bool {
    error.sqlite_error_code() == Some(ErrorCode::DiskFull)
}

/// A database that is there is never touched; nor is a file mixed with what is left of another's
/// write-ahead log, whose pages SQLite would take for its own.
fn refuse_what_is_there(path: &Path) -> Result<(), String> {
    if path.exists() {
        return Err("there is a database already; name another folder with --data, or stop its \
                    server and move all its files away"
            .into());
    }
    for name in BESIDE {
        let left = beside(path, name);
        if left.exists() {
            return Err(format!(
                "{} is left of another database, whose last moves may be in it; move it away, \
                 to where the rest of that database is",
                left.display()
            ));
        }
    }
    Ok(())
}
