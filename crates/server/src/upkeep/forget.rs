//! Forgetting a table. Its id and number are never given again; of the game, the result may go on
//! counting, which names nobody.

use serde::{Deserialize, Serialize};
use store::{AppendError, Edit, FinishedGame, Store, StoreError, TableId};

use super::prune::MIN_ABANDONED;
use super::replayed::{Replayed, replay};

/// What stands where a log was.
const EVENT: &str = "forgotten";
/// The same as it begins.
const START: &str = r#"{"event":"forgotten""#;
/// Times that it is tried again because something happened at the table meanwhile.
const TRIES: u32 = 3;

#[derive(Serialize, Deserialize)]
struct Gone {
    event: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    results: Vec<Kept>,
}

/// A result that goes on counting.
#[derive(Serialize, Deserialize)]
struct Kept {
    seq: u64,
    game: String,
    seats: u8,
    options: String,
    won: bool,
    score: i64,
    ended_at: i64,
    details: String,
}

/// Is this the first entry of a table that was forgotten?
pub(crate) fn is_forgotten(body: &str) -> bool {
    body.starts_with(START)
}

/// The results that are kept of a forgotten table.
pub(crate) fn kept_results(body: &str) -> Option<Vec<FinishedGame>> {
    let gone: Gone = serde_json::from_str(body).ok()?;
    let result = |kept: Kept| {
        let Kept { seq, game, seats, options, won, score, ended_at, details } = kept;
        FinishedGame { seq, game, seats, options, won, score, ended_at, details }
    };
    Some(gone.results.into_iter().map(result).collect())
}

fn gone(results: &[FinishedGame]) -> String {
    let kept = |result: &FinishedGame| {
        let FinishedGame { seq, game, seats, options, won, score, ended_at, details } =
            result.clone();
        Kept { seq, game, seats, options, won, score, ended_at, details }
    };
    let gone = Gone { event: EVENT.into(), results: results.iter().map(kept).collect() };
    serde_json::to_string(&gone).unwrap_or_default()
}

/// What was forgotten.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Forgotten {
    /// Entries of its log.
    pub entries: u64,
}

/// Why a table is not forgotten.
#[derive(Debug, thiserror::Error)]
pub enum ForgetError {
    /// There is none.
    #[error("there is no table {0}")]
    Missing(TableId),
    /// It was done before.
    #[error("table {0} was forgotten before")]
    Already(TableId),
    /// People play there.
    #[error(
        "a game is being played at table {table}; something happened there {} ago. It can be \
         forgotten once it is over, or with --running",
        for_people(*.quiet)
    )]
    Running {
        /// The table.
        table: TableId,
        /// Milliseconds since something happened there.
        quiet: i64,
    },
    /// It can't be read.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// It can't be stored.
    #[error("table {0} was not forgotten: {1}")]
    NotStored(TableId, AppendError),
}

/// A time in words.
fn for_people(milliseconds: i64) -> String {
    let minutes = milliseconds.max(0) / 60_000;
    match minutes {
        0 => "less than a minute".into(),
        1..120 => format!("{minutes} minutes"),
        120..2_880 => format!("{} hours", minutes / 60),
        _ => format!("{} days", minutes / 1_440),
    }
}

/// The table that somebody names: by its id, or by a link to it.
pub fn table_in(text: &str) -> Result<TableId, String> {
    let id = text.split_once("/t/").map_or(text, |(_, rest)| rest);
    let id = id.split(['#', '?', '/']).next().unwrap_or_default();
    id.parse().map_err(|error| format!("{text:?} names no table: {error}"))
}

/// Forgets a table. A game that is being played is left alone, unless `running` says otherwise; its
/// result goes on counting if `keep_results`.
pub async fn forget(
    store: &Store,
    table: TableId,
    now: i64,
    keep_results: bool,
    running: bool,
) -> Result<Forgotten, ForgetError> {
    let mut tries = 1;
    loop {
        let entries = store.read(&table, store::FIRST_SEQ).await?;
        let (Some(first), Some(last)) = (entries.first(), entries.last()) else {
            return Err(ForgetError::Missing(table));
        };
        if is_forgotten(&first.body) {
            return Err(ForgetError::Already(table));
        }
        let mut results = Vec::new();
        // What can't be replayed can't be played on either.
        if let Ok(Replayed::Table(replayed)) = replay(&table, &entries) {
            let quiet = now.saturating_sub(last.at);
            let over = replayed.0.phase() == protocol::TablePhase::Over;
            if !over && !running && quiet < MIN_ABANDONED.as_millis() as i64 {
                return Err(ForgetError::Running { table, quiet });
            }
            if keep_results {
                results = replayed.1.results;
            }
        }
        let last_seq = last.seq;
        let body = gone(&results);
        match store.edit(Edit::Forget { table, last_seq, at: now, body, keep_results }).await {
            Ok(()) => return Ok(Forgotten { entries: entries.len() as u64 }),
            Err(AppendError::Taken) if tries < TRIES => tries += 1,
            Err(error) => return Err(ForgetError::NotStored(table, error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_named_by_its_id_or_a_link() {
        let id = |text| table_in(text).map(|id| id.to_string());
        assert_eq!(id("Ab3dEf6hIj9k").as_deref(), Ok("Ab3dEf6hIj9k"));
        assert_eq!(id("https://play.example/t/Ab3dEf6hIj9k#xyz").as_deref(), Ok("Ab3dEf6hIj9k"));
        assert!(id("https://play.example/").is_err() && id("").is_err());
    }

    #[test]
    fn what_is_kept_of_a_result_is_read_again() {
        let result = FinishedGame {
            seq: 7,
            game: "the-game".into(),
            seats: 2,
            options: "{}".into(),
            won: true,
            score: 0,
            ended_at: 9,
            details: "{\"won\":true}".into(),
        };
        let body = gone(std::slice::from_ref(&result));
        assert!(is_forgotten(&body) && is_forgotten(&gone(&[])));
        assert_eq!(kept_results(&body), Some(vec![result]));
        assert_eq!(kept_results(&gone(&[])), Some(Vec::new()));
    }
}
