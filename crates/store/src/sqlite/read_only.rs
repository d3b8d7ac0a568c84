//! A file as it stands at one moment, read beside whoever has it.

use std::path::Path;

use rusqlite::{Connection, OpenFlags};

use super::{BUSY_TIMEOUT, missing_steps, reader};
use crate::rows::{Make, Value};
use crate::sql;

/// One transaction that reads.
#[derive(Debug)]
pub(crate) struct ReadOnly(Connection);

impl ReadOnly {
    pub(crate) fn open(path: &Path) -> Result<ReadOnly, String> {
        if !path.exists() {
            return Err("there is no such file; --data names the folder of the database, \
                        --database one on PostgreSQL"
                .into());
        }
        let text = |error: rusqlite::Error| error.to_string();
        // It can't even tidy up after a server that was killed: that is for the next one to do.
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags).map_err(text)?;
        connection.busy_timeout(BUSY_TIMEOUT).map_err(text)?;
        connection.execute_batch("BEGIN").map_err(text)?;
        // The first look at it is the moment.
        let ours: i64 =
            connection.query_row(sql::sqlite::IS_OURS, [], |row| row.get(0)).map_err(text)?;
        missing_steps(&connection)?;
        if ours != 2 {
            return Err("it is no database of Subibaja: is that the right file?".into());
        }
        Ok(ReadOnly(connection))
    }

    pub(crate) fn all<T>(
        &mut self,
        sql: &str,
        values: Vec<Value>,
        make: Make<T>,
    ) -> Result<Vec<T>, String> {
        reader::read(&self.0, sql, values, make)
    }
}
