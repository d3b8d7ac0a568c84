//! Changes of a log that are not appends, on SQLite.

use rusqlite::Connection;

use crate::{Edit, sql};

/// Makes a change in the transaction under way; whether nothing had happened there meanwhile.
pub(super) fn apply(connection: &Connection, no: i64, edit: &Edit) -> rusqlite::Result<bool> {
    match edit {
        Edit::Forget { last_seq, at, body, keep_results, .. } => {
            let last = last_seq.cast_signed();
            let next = last.saturating_add(1);
            let mut claim = connection.prepare(sql::sqlite::CLAIM)?;
            if claim.execute((no, next, at, body))? == 0 {
                return Ok(false);
            }
            connection.execute(sql::DROP_ENTRIES, (no, last))?;
            connection.execute(sql::PUT_BODY, (body, no, 1))?;
            connection.execute(sql::DROP_SUMMARY, [no])?;
            if !keep_results {
                connection.execute(sql::DROP_RESULTS, [no])?;
            }
        }
        Edit::Rewrite { bodies, .. } => {
            let mut put = connection.prepare(sql::PUT_BODY)?;
            for (seq, body) in bodies {
                put.execute((body, no, seq.cast_signed()))?;
            }
        }
    }
    Ok(true)
}
