//! Batches, written to PostgreSQL as arrays: a handful of statements, however large the batch.
//!
//! Rows are locked in the order of their tables' numbers, so two processes do not wait for each other
//! in a circle.

use std::collections::{BTreeMap, HashMap, HashSet};

use sqlx::{Connection as _, PgConnection};
use tokio::time::timeout;

use super::columns::{LogColumns, SummaryColumns};
use super::edit;
use super::server::{Kept, Server, is_undone};
use crate::error::Failure;
use crate::writer::{BATCH_TIMEOUT, Commit, Write};
use crate::{Append, Derived, FIRST_SEQ, FinishedGame, TableId, sql};

/// How often a batch is tried that lost against another process.
const TRIES: u32 = 5;

/// How often a number for a new table is looked for before the batch is given up.
const NUMBER_TRIES: u32 = 16;

/// Writes batches through one connection, which is opened again when it is lost.
#[derive(Debug)]
pub(crate) struct Writer {
    server: Server,
    /// The connection, where the last batch left it in good order.
    kept: Option<Kept>,
}

impl Writer {
    pub(super) fn new(server: Server) -> Writer {
        Writer { server, kept: None }
    }

    /// Tries until it is committed or has failed. `begun` is whether a commit is under way whose end
    /// is not known; while it is, the connection is in nobody's hands but this future's.
    async fn try_often(
        &mut self,
        batch: &[Write],
        begun: &mut bool,
    ) -> Result<Vec<bool>, sqlx::Error> {
        let mut tries = 1;
        loop {
            let kept = self.kept.take().and_then(Kept::take);
            let is_kept = kept.is_some();
            let mut connection = match kept {
                Some(connection) => connection,
                None => self.server.connect().await?,
            };
            match try_commit(&mut connection, batch, begun).await {
                Ok(stored) => {
                    self.kept = Some(Kept::new(connection));
                    return Ok(stored);
                }
                Err(error) if is_undone(&error) => {
                    *begun = false;
                    if !lost_against_another(&error) || tries >= TRIES {
                        return Err(error);
                    }
                    tries += 1;
                    // Dropping the transaction has queued a rollback.
                    self.kept = Some(Kept::new(connection));
                }
                // It was lost while it waited.
                Err(_) if is_kept && !*begun => {}
                Err(error) => return Err(error),
            }
        }
    }
}

async fn try_commit(
    connection: &mut PgConnection,
    batch: &[Write],
    begun: &mut bool,
) -> Result<Vec<bool>, sqlx::Error> {
    let mut transaction = connection.begin().await?;
    let mut stored = vec![false; batch.len()];
    for round in rounds(batch) {
        write_round(&mut transaction, batch, &round, &mut stored).await?;
    }
    edit::apply(&mut transaction, batch, &mut stored).await?;
    probe(&mut transaction, batch, &mut stored).await?;
    *begun = true;
    transaction.commit().await?;
    Ok(stored)
}

impl Commit for Writer {
    async fn commit(&mut self, batch: Vec<Write>) -> Result<Vec<bool>, Failure> {
        let mut begun = false;
        let failure = match timeout(BATCH_TIMEOUT, self.try_often(&batch, &mut begun)).await {
            Ok(Ok(stored)) => return Ok(stored),
            Ok(Err(error)) => failure(&error),
            Err(_) => Failure::timed_out("the database did not answer in time"),
        };
        Err(failure.doubtful(begun))
    }

    async fn close(self) {
        if let Some(kept) = self.kept {
            kept.close().await;
        }
    }
}

/// PostgreSQL stops by itself when its disk fails, so nothing here lasts.
fn failure(error: &sqlx::Error) -> Failure {
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
    match code.as_deref() {
        Some("53100") => Failure::passing("the database's disk is full; make room on it"),
        _ => Failure::passing(format!("the database did not take them ({error})")),
    }
}

/// A deadlock or a failed serialisation: the transaction is undone and may be tried again.
fn lost_against_another(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
    matches!(code.as_deref(), Some("40P01" | "40001"))
}

/// The places of a batch's writes, parted so that a table occurs once a round.
fn rounds(batch: &[Write]) -> Vec<Vec<usize>> {
    let mut rounds: Vec<Vec<usize>> = Vec::new();
    let mut seen: HashMap<TableId, usize> = HashMap::new();
    for (place, write) in batch.iter().enumerate() {
        if let Write::Edit(_) = write {
            continue;
        }
        let Some(table) = write.table() else { continue };
        let round = seen.entry(table).and_modify(|round| *round += 1).or_insert(0);
        if *round == rounds.len() {
            rounds.push(Vec::new());
        }
        rounds[*round].push(place);
    }
    rounds
}

async fn write_round(
    connection: &mut PgConnection,
    batch: &[Write],
    round: &[usize],
    stored: &mut [bool],
) -> Result<(), sqlx::Error> {
    let numbers = numbers(connection, batch, round).await?;
    // By number: the order in which rows are locked.
    let places: BTreeMap<i64, usize> = round
        .iter()
        .filter_map(|place| Some((*numbers.get(batch[*place].table()?.as_str())?, *place)))
        .collect();
    let appends = || {
        places.iter().filter_map(|(no, place)| match &batch[*place] {
            Write::Append(append) => Some((*no, append)),
            Write::Derived { .. } | Write::Edit(_) | Write::Probe => None,
        })
    };
    let won = claim(connection, appends()).await?;
    add_rest(connection, appends().filter(|(no, _)| won.contains(no))).await?;
    let mut summaries = SummaryColumns::default();
    let mut results = Vec::new();
    for (no, place) in &places {
        let derived: Option<(u64, &Derived)> = match &batch[*place] {
            Write::Append(_) if !won.contains(no) => continue,
            Write::Append(append) => {
                append.derived.as_ref().map(|derived| (append.last_seq(), derived))
            }
            Write::Derived { seq, derived, .. } => {
                forget_results(connection, *no, *seq).await?;
                Some((*seq, derived))
            }
            Write::Edit(_) | Write::Probe => continue,
        };
        stored[*place] = true;
        if let Some((seq, derived)) = derived {
            summaries.push(*no, seq, &derived.summary);
            results.extend(derived.results.iter().map(|result| (*no, result)));
        }
    }
    summaries.put(connection).await?;
    for (no, result) in results {
        put_result(connection, no, result).await?;
    }
    Ok(())
}

/// The numbers of the tables written in a round; tables that are being opened get theirs here.
async fn numbers(
    connection: &mut PgConnection,
    batch: &[Write],
    round: &[usize],
) -> Result<HashMap<String, i64>, sqlx::Error> {
    let ids = round.iter().filter_map(|place| batch[*place].table());
    let ids: Vec<String> = ids.map(|id| id.to_string()).collect();
    let opened = round.iter().zip(&ids).filter(|(place, _)| {
        matches!(&batch[**place], Write::Append(append) if append.first_seq == FIRST_SEQ)
    });
    let mut opened: Vec<&String> = opened.map(|(_, id)| id).collect();
    for _ in 0..NUMBER_TRIES {
        if !opened.is_empty() {
            sqlx::query(sql::postgres::OPEN_TABLES).bind(&opened).execute(&mut *connection).await?;
        }
        let found: HashMap<String, i64> = sqlx::query_as(sql::postgres::NUMBERS)
            .bind(&ids)
            .fetch_all(&mut *connection)
            .await?
            .into_iter()
            .collect();
        opened.retain(|id| !found.contains_key(*id));
        if opened.is_empty() {
            return Ok(found);
        }
    }
    Err(sqlx::Error::Protocol("no number could be had for a new table".into()))
}

/// Writes a row as it was, if somebody wants to know whether that can be done.
async fn probe(
    connection: &mut PgConnection,
    batch: &[Write],
    stored: &mut [bool],
) -> Result<(), sqlx::Error> {
    let mut probes = batch.iter().zip(stored).filter(|(write, _)| matches!(write, Write::Probe));
    if probes.by_ref().map(|(_, stored)| *stored = true).count() > 0 {
        sqlx::query(sql::postgres::PROBE).execute(connection).await?;
    }
    Ok(())
}

/// Inserts each append's first entry where its number is free. Whoever has the first number has them
/// all, so the rest can't collide.
pub(super) async fn claim<'a>(
    connection: &mut PgConnection,
    appends: impl Iterator<Item = (i64, &'a Append)>,
) -> Result<HashSet<i64>, sqlx::Error> {
    let mut columns = LogColumns::default();
    for (no, append) in appends {
        columns.push(no, append, 0..1);
    }
    if columns.is_empty() {
        return Ok(HashSet::new());
    }
    let won: Vec<i64> =
        columns.bind(sqlx::query_scalar(sql::postgres::CLAIM)).fetch_all(connection).await?;
    Ok(won.into_iter().collect())
}

async fn add_rest<'a>(
    connection: &mut PgConnection,
    appends: impl Iterator<Item = (i64, &'a Append)>,
) -> Result<(), sqlx::Error> {
    let mut columns = LogColumns::default();
    for (no, append) in appends {
        columns.push(no, append, 1..append.entries.len());
    }
    if !columns.is_empty() {
        let query = sqlx::query_scalar::<_, i64>(sql::postgres::ADD);
        columns.bind(query).fetch_all(connection).await?;
    }
    Ok(())
}

async fn forget_results(
    connection: &mut PgConnection,
    no: i64,
    seq: u64,
) -> Result<(), sqlx::Error> {
    sqlx::query(sql::FORGET_RESULTS)
        .bind(no)
        .bind(seq.cast_signed())
        .execute(connection)
        .await
        .map(|_| ())
}

pub(super) async fn put_result(
    connection: &mut PgConnection,
    no: i64,
    result: &FinishedGame,
) -> Result<(), sqlx::Error> {
    sqlx::query(sql::PUT_RESULT)
        .bind(no)
        .bind(result.seq.cast_signed())
        .bind(&result.game)
        .bind(i64::from(result.seats))
        .bind(&result.options)
        .bind(result.won)
        .bind(result.score)
        .bind(result.ended_at)
        .bind(&result.details)
        .execute(connection)
        .await
        .map(|_| ())
}
