//! Changes of a log that are not appends, on PostgreSQL.

use sqlx::PgConnection;

use super::columns::SummaryColumns;
use super::writer::{claim, put_result};
use crate::writer::Write;
use crate::{Append, Edit, sql};

/// Makes the changes of a batch, after its appends and in their transaction.
pub(super) async fn apply(
    connection: &mut PgConnection,
    batch: &[Write],
    stored: &mut [bool],
) -> Result<(), sqlx::Error> {
    for (write, stored) in batch.iter().zip(stored) {
        if let Write::Edit(edit) = write {
            *stored = one(connection, edit).await?;
        }
    }
    Ok(())
}

async fn one(connection: &mut PgConnection, edit: &Edit) -> Result<bool, sqlx::Error> {
    let number = sqlx::query_scalar(sql::NUMBER_OF).bind(edit.table().to_string());
    let Some(no) = number.fetch_optional(&mut *connection).await? else { return Ok(false) };
    match edit {
        Edit::Forget { table, last_seq, at, body, keep_results } => {
            let next = Append {
                table: *table,
                first_seq: last_seq.saturating_add(1),
                entries: vec![(*at, body.clone())],
                derived: None,
            };
            if claim(connection, [(no, &next)].into_iter()).await?.is_empty() {
                return Ok(false);
            }
            let last = last_seq.cast_signed();
            let drop = sqlx::query(sql::DROP_ENTRIES).bind(no).bind(last);
            drop.execute(&mut *connection).await?;
            put_body(connection, no, 1, body).await?;
            sqlx::query(sql::DROP_SUMMARY).bind(no).execute(&mut *connection).await?;
            if !keep_results {
                sqlx::query(sql::DROP_RESULTS).bind(no).execute(connection).await?;
            }
        }
        Edit::Rewrite { bodies, derived, .. } => {
            for (seq, body) in bodies {
                put_body(connection, no, seq.cast_signed(), body).await?;
            }
            if let Some((seq, derived)) = derived {
                let mut summary = SummaryColumns::default();
                summary.push(no, *seq, &derived.summary);
                summary.put(connection).await?;
                for result in &derived.results {
                    put_result(connection, no, result).await?;
                }
            }
        }
    }
    Ok(true)
}

async fn put_body(
    connection: &mut PgConnection,
    no: i64,
    seq: i64,
    body: &str,
) -> Result<(), sqlx::Error> {
    let put = sqlx::query(sql::PUT_BODY).bind(body).bind(no).bind(seq);
    put.execute(connection).await.map(|_| ())
}
