//! Rows of either database, read into what they mean.

use crate::{Entry, FinishedGame, Idle, LobbyPhase, LobbyRow, Statistic, TableId};

/// A row, whichever database it comes from.
pub(crate) trait Row {
    fn text(&self, column: usize) -> Result<String, String>;
    fn number(&self, column: usize) -> Result<i64, String>;
    fn flag(&self, column: usize) -> Result<bool, String>;
}

/// Makes something of a row, or says what is wrong with it.
pub(crate) type Make<T> = fn(&dyn Row) -> Result<T, String>;

/// What is handed to a query.
#[derive(Debug, Clone)]
pub(crate) enum Value {
    Text(String),
    Number(i64),
    /// PostgreSQL alone knows lists.
    Texts(Vec<String>),
    Numbers(Vec<i64>),
}

pub(crate) fn table(row: &dyn Row) -> Result<TableId, String> {
    let id = row.text(0)?;
    id.parse().map_err(|error| format!("`{id}`: {error}"))
}

pub(crate) fn entry(row: &dyn Row) -> Result<Entry, String> {
    Ok(Entry { seq: count(row, 0)?, at: row.number(1)?, body: row.text(2)? })
}

pub(crate) fn entry_of(row: &dyn Row) -> Result<(TableId, Entry), String> {
    let entry = Entry { seq: count(row, 1)?, at: row.number(2)?, body: row.text(3)? };
    Ok((table(row)?, entry))
}

pub(crate) fn summary(row: &dyn Row) -> Result<(TableId, LobbyRow), String> {
    let summary = LobbyRow {
        game: row.text(1)?,
        seats: small(row, 2)?,
        free_seats: small(row, 3)?,
        people: small(row, 4)?,
        listed: row.flag(5)?,
        phase: phase(&row.text(6)?)?,
        created_at: row.number(7)?,
        updated_at: row.number(8)?,
        info: row.text(9)?,
    };
    Ok((table(row)?, summary))
}

/// A summary, and the last entry it was made of.
pub(crate) fn numbered_summary(row: &dyn Row) -> Result<(u64, LobbyRow), String> {
    Ok((count(row, 10)?, summary(row)?.1))
}

/// A number, a table, and how far that is.
pub(crate) fn idle(row: &dyn Row) -> Result<Idle, String> {
    let id = row.text(1)?;
    Ok(Idle {
        no: row.number(0)?,
        id: id.parse().map_err(|error| format!("`{id}`: {error}"))?,
        phase: phase(&row.text(2)?)?,
    })
}

fn phase(text: &str) -> Result<LobbyPhase, String> {
    LobbyPhase::of_str(text).ok_or_else(|| format!("there is no phase `{text}`"))
}

pub(crate) fn result(row: &dyn Row) -> Result<(TableId, FinishedGame), String> {
    let result = FinishedGame {
        seq: count(row, 1)?,
        game: row.text(2)?,
        seats: small(row, 3)?,
        options: row.text(4)?,
        won: row.flag(5)?,
        score: row.number(6)?,
        ended_at: row.number(7)?,
        details: row.text(8)?,
    };
    Ok((table(row)?, result))
}

pub(crate) fn statistic(row: &dyn Row) -> Result<Statistic, String> {
    Ok(Statistic {
        game: row.text(0)?,
        seats: small(row, 1)?,
        options: row.text(2)?,
        games: count(row, 3)?,
        won: count(row, 4)?,
        total_score: row.number(5)?,
        scores: (row.number(6)?, row.number(7)?),
    })
}

pub(crate) fn count(row: &dyn Row, column: usize) -> Result<u64, String> {
    let number = row.number(column)?;
    u64::try_from(number).map_err(|_| format!("{number} can't be a count"))
}

fn small(row: &dyn Row, column: usize) -> Result<u8, String> {
    let number = row.number(column)?;
    u8::try_from(number).map_err(|_| format!("{number} can't be a number of seats"))
}
