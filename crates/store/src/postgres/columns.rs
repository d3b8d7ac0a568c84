//! Rows turned into columns: what `UNNEST` takes.

use std::ops::Range;

use sqlx::PgConnection;
use sqlx::postgres::{PgArguments, Postgres};
use sqlx::query::QueryScalar;

use crate::{Append, LobbyRow, sql};

/// Rows of the log.
#[derive(Default)]
pub(super) struct LogColumns<'a> {
    table_no: Vec<i64>,
    seq: Vec<i64>,
    at: Vec<i64>,
    body: Vec<&'a str>,
}

impl<'a> LogColumns<'a> {
    pub(super) fn push(&mut self, no: i64, append: &'a Append, which: Range<usize>) {
        for index in which {
            let (at, body) = &append.entries[index];
            self.table_no.push(no);
            self.seq.push((append.first_seq + index as u64).cast_signed());
            self.at.push(*at);
            self.body.push(body);
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.seq.is_empty()
    }

    pub(super) fn bind<'q>(
        &'q self,
        query: QueryScalar<'q, Postgres, i64, PgArguments>,
    ) -> QueryScalar<'q, Postgres, i64, PgArguments> {
        query.bind(&self.table_no).bind(&self.seq).bind(&self.at).bind(&self.body)
    }
}

/// Summaries.
#[derive(Default)]
pub(super) struct SummaryColumns<'a> {
    table_no: Vec<i64>,
    seq: Vec<i64>,
    game: Vec<&'a str>,
    seats: Vec<i64>,
    free_seats: Vec<i64>,
    people: Vec<i64>,
    listed: Vec<bool>,
    phase: Vec<&'a str>,
    created_at: Vec<i64>,
    updated_at: Vec<i64>,
    info: Vec<&'a str>,
}

impl<'a> SummaryColumns<'a> {
    pub(super) fn push(&mut self, no: i64, seq: u64, summary: &'a LobbyRow) {
        self.table_no.push(no);
        self.seq.push(seq.cast_signed());
        self.game.push(&summary.game);
        self.seats.push(summary.seats.into());
        self.free_seats.push(summary.free_seats.into());
        self.people.push(summary.people.into());
        self.listed.push(summary.listed);
        self.phase.push(summary.phase.as_str());
        self.created_at.push(summary.created_at);
        self.updated_at.push(summary.updated_at);
        self.info.push(&summary.info);
    }

    pub(super) async fn put(&self, connection: &mut PgConnection) -> Result<(), sqlx::Error> {
        if self.seq.is_empty() {
            return Ok(());
        }
        sqlx::query(sql::postgres::PUT_SUMMARIES)
            .bind(&self.table_no)
            .bind(&self.seq)
            .bind(&self.game)
            .bind(&self.seats)
            .bind(&self.free_seats)
            .bind(&self.people)
            .bind(&self.listed)
            .bind(&self.phase)
            .bind(&self.created_at)
            .bind(&self.updated_at)
            .bind(&self.info)
            .execute(connection)
            .await
            .map(|_| ())
    }
}
