//! Batches, written to PostgreSQL as arrays: a handful of statements, however large the batch.
//!
//! Rows are locked in the order of their tables' numbers, so two processes do not wait for each other
//! in a circle.

use std::collections::{BTreeMap, HashMap, HashSet};

use sqlx::PgConnection;
use sqlx::postgres::PgPool;

use super::columns::{LogColumns, SummaryColumns};
use crate::error::Failure;
use crate::writer::{Commit, Write};
use crate::{Append, Derived, FIRST_SEQ, GameResult, TableId, sql};

/// How often a batch is tried that lost against another process.
const TRIES: u32 = 5;

/// How often a number for a new table is looked for before the batch is given up.
const NUMBER_TRIES: u32 = 16;

/// Writes batches through one connection, which is opened again when it is lost.
#[derive(Debug)]
pub(crate) struct Writer(PgPool);

impl Writer {
    pub(crate) fn new(pool: PgPool) -> Writer {
        Writer(pool)
    }

    async fn try_commit(&self, batch: &[Write]) -> Result<Vec<bool>, sqlx::Error> {
        let mut transaction = self.0.begin().await?;
        let mut stored = vec![false; batch.len()];
        for round in rounds(batch) {
            write_round(&mut transaction, batch, &round, &mut stored).await?;
        }
        transaction.commit().await?;
        Ok(stored)
    }
}

impl Commit for Writer {
    async fn commit(&mut self, batch: Vec<Write>) -> Result<Vec<bool>, Failure> {
        let mut tries = 1;
        loop {
            match self.try_commit(&batch).await {
                Ok(stored) => return Ok(stored),
                Err(error) if lost_against_another(&error) && tries < TRIES => tries += 1,
                Err(error) => return Err(failure(&error)),
            }
        }
    }

    async fn close(self) {
        self.0.close().await;
    }
}

/// PostgreSQL stops by itself when its disk fails, so nothing here lasts.
fn failure(error: &sqlx::Error) -> Failure {
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
    Failure::Passing(match code.as_deref() {
        Some("53100") => "the database's disk is full; make room on it".into(),
        _ => format!("the database did not take them ({error})"),
    })
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
        let round = seen.entry(write.table()).and_modify(|round| *round += 1).or_insert(0);
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
        .filter_map(|place| Some((*numbers.get(batch[*place].table().as_str())?, *place)))
        .collect();
    let appends = || {
        places.iter().filter_map(|(no, place)| match &batch[*place] {
            Write::Append(append) => Some((*no, append)),
            Write::Derived { .. } => None,
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
    let ids: Vec<String> = round.iter().map(|place| batch[*place].table().to_string()).collect();
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

/// Inserts each append's first entry where its number is free. Whoever has the first number has them
/// all, so the rest can't collide.
async fn claim<'a>(
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

async fn put_result(
    connection: &mut PgConnection,
    no: i64,
    result: &GameResult,
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
