//! Batches, written to SQLite row by row with prepared statements.

use std::cell::Cell;
use std::collections::HashMap;

use rusqlite::{Connection, ErrorCode, OptionalExtension, ffi, params};

use crate::error::Failure;
use crate::writer::Write;
use crate::{Append, Derived, Edit, FIRST_SEQ, TableId, sql};

/// Pages added to the write-ahead log after which they are moved to the database file. The tables
/// being played share most of theirs, so that a batch of many moves adds few.
pub const CHECKPOINT_PAGES: u64 = 2048;

thread_local! {
    /// Pages in the write-ahead log of this thread's connection, as of its last commit.
    static PAGES: Cell<u64> = const { Cell::new(0) };
}

/// Tables of which something is remembered.
const REMEMBERED: usize = 64 * 1024;

/// Statements kept prepared: all that are used here.
const STATEMENTS: usize = 16;

/// What is remembered of a table.
#[derive(Clone, Copy)]
struct Known {
    no: i64,
    /// An entry that its log has for sure, and so all before it: a log only grows. Zero: not known.
    seq: u64,
}

/// Writes batches to one connection.
pub(crate) struct BatchWriter {
    connection: Connection,
    known: HashMap<TableId, Known>,
    /// Pages in the write-ahead log at the last checkpoint.
    checkpointed: u64,
    /// The disk failed: nothing more is written.
    failed: Option<String>,
}

impl BatchWriter {
    pub(crate) fn new(connection: Connection) -> BatchWriter {
        connection.set_prepared_statement_cache_capacity(STATEMENTS);
        // Counted by SQLite: the moves of a batch share pages, and a guess from the entries made
        // seven checkpoints of one.
        connection.wal_hook(Some(|_, pages| {
            PAGES.set(u64::try_from(pages).unwrap_or_default());
            Ok(())
        }));
        BatchWriter { connection, known: HashMap::new(), checkpointed: 0, failed: None }
    }

    /// Writes a batch in one transaction; of each write, whether its number was free.
    pub(crate) fn commit(&mut self, batch: &[Write]) -> Result<Vec<bool>, Failure> {
        if let Some(reason) = &self.failed {
            return Err(Failure::lasting(reason.clone()));
        }
        let mut begun = false;
        self.try_commit(batch, &mut begun).map_err(|error| {
            // What was learned in this transaction is void. A rollback that fails changes nothing:
            // what is not committed is gone when the connection is.
            self.known.clear();
            if !self.connection.is_autocommit() {
                let _ = self.run("ROLLBACK");
            }
            self.failure(&error).doubtful(begun && !wrote_nothing(&error))
        })
    }

    fn try_commit(&mut self, batch: &[Write], begun: &mut bool) -> rusqlite::Result<Vec<bool>> {
        self.run("BEGIN IMMEDIATE")?;
        let stored = batch.iter().map(|write| self.write(write)).collect::<Result<_, _>>()?;
        *begun = true;
        self.run("COMMIT")?;
        Ok(stored)
    }

    /// Moves pages from the write-ahead log to the database file when there are many. Between
    /// batches, so that nobody's answer waits for it.
    pub(crate) fn checkpoint_when_due(&mut self) {
        let pages = PAGES.get();
        if pages < self.checkpointed {
            // It was all moved, and the log began anew.
            self.checkpointed = 0;
        }
        if pages - self.checkpointed < CHECKPOINT_PAGES || self.failed.is_some() {
            return;
        }
        self.checkpointed = pages;
        let checkpoint =
            self.connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
        if let Err(error) = checkpoint {
            // A disk that is full or a file that is busy is tried again later.
            self.failure(&error);
        }
    }

    fn run(&self, sql: &str) -> rusqlite::Result<usize> {
        self.connection.prepare_cached(sql)?.execute([])
    }

    fn write(&mut self, write: &Write) -> rusqlite::Result<bool> {
        match write {
            Write::Append(append) => self.append(append),
            Write::Derived { table, seq, derived } => {
                let Some(Known { no, .. }) = self.known(*table)? else { return Ok(false) };
                let mut forget = self.connection.prepare_cached(sql::FORGET_RESULTS)?;
                forget.execute((no, seq.cast_signed()))?;
                drop(forget);
                self.derive(no, *seq, derived)?;
                Ok(true)
            }
            Write::Edit(edit) => {
                let table = edit.table();
                let Some(Known { no, .. }) = self.known(table)? else { return Ok(false) };
                // What was known of its log need not hold any more.
                self.known.remove(&table);
                let done = super::edit::apply(&self.connection, no, edit)?;
                if let (true, Edit::Rewrite { derived: Some((seq, derived)), .. }) = (done, edit) {
                    self.derive(no, *seq, derived)?;
                }
                Ok(done)
            }
            Write::Probe => {
                // Written as it was, which is a page like any other.
                let version = "user_version";
                let same: i64 =
                    self.connection.pragma_query_value(None, version, |row| row.get(0))?;
                self.connection.pragma_update(None, version, same)?;
                Ok(true)
            }
        }
    }

    fn append(&mut self, append: &Append) -> rusqlite::Result<bool> {
        if append.first_seq == FIRST_SEQ {
            let mut open = self.connection.prepare_cached(sql::sqlite::OPEN_TABLE)?;
            open.execute([append.table.as_str()])?;
        }
        let Some(known) = self.known(append.table)? else { return Ok(false) };
        let no = known.no;
        let follows = append.first_seq <= known.seq.saturating_add(1);
        let mut claim = if follows { sql::sqlite::CLAIM_NEXT } else { sql::sqlite::CLAIM };
        for (seq, (at, body)) in (append.first_seq.cast_signed()..).zip(&append.entries) {
            let added = self.connection.prepare_cached(claim)?.execute((no, seq, at, body))?;
            if added == 0 {
                return Ok(false);
            }
            // Whoever has the first number has them all: there are no gaps.
            claim = sql::sqlite::ADD;
        }
        self.known.insert(append.table, Known { no, seq: append.last_seq() });
        if let Some(derived) = &append.derived {
            self.derive(no, append.last_seq(), derived)?;
        }
        Ok(true)
    }

    fn known(&mut self, table: TableId) -> rusqlite::Result<Option<Known>> {
        if let Some(known) = self.known.get(&table) {
            return Ok(Some(*known));
        }
        let mut find = self.connection.prepare_cached(sql::sqlite::NUMBER)?;
        let found = find.query_row([table.as_str()], |row| row.get(0)).optional()?;
        let known = found.map(|no| Known { no, seq: 0 });
        if let Some(known) = known {
            if self.known.len() >= REMEMBERED {
                self.known.clear();
            }
            self.known.insert(table, known);
        }
        Ok(known)
    }

    fn derive(&mut self, no: i64, seq: u64, derived: &Derived) -> rusqlite::Result<()> {
        let s = &derived.summary;
        self.connection.prepare_cached(sql::sqlite::PUT_SUMMARY)?.execute(params![
            no,
            seq.cast_signed(),
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
        for r in &derived.results {
            self.connection.prepare_cached(sql::PUT_RESULT)?.execute(params![
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

    /// What an error means for the writes to come. What is not known to pass is taken to last.
    fn failure(&mut self, error: &rusqlite::Error) -> Failure {
        let code = error.sqlite_error();
        match code.map(|code| (code.code, code.extended_code)) {
            Some((ErrorCode::DiskFull, _) | (_, ffi::SQLITE_IOERR_SHMSIZE)) => {
                Failure::passing("the disk is full; make room on it")
            }
            Some((ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked, _)) => Failure::passing(
                "another process keeps the database busy; one server a file is best",
            ),
            _ => {
                let reason = format!("the database's disk failed ({error})");
                self.failed = Some(reason.clone());
                Failure::lasting(reason)
            }
        }
    }
}

/// Whether a commit that failed so left nothing that the next start could find. With these, the frame
/// that marks the commit was not written. When the index of the write-ahead log can't grow, it was,
/// and stands there until the next batch is written over it.
fn wrote_nothing(error: &rusqlite::Error) -> bool {
    let code = error.sqlite_error_code();
    matches!(code, Some(ErrorCode::DiskFull | ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked))
}
