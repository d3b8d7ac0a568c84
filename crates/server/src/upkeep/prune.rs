//! What is not kept for ever: finished games, tables that nobody came back to, names and talk.
//!
//! Nothing is deleted unless the host says after how many days. A game that is being played never is.

use std::sync::Arc;
use std::time::Duration;

use store::{Edit, LobbyPhase, Store, TableId};

use super::forget::{ForgetError, forget, is_forgotten};
use super::replayed::{Replayed, derived, replay};
use crate::app::{App, now, stopped};
use crate::logging::seldom;

/// A table where nothing has happened for less than that may well be played on: twice the longest
/// clock of a turn.
pub const MIN_ABANDONED: Duration = Duration::from_secs(2 * tables::MAX_CLOCK_SECONDS as u64);

/// The server looks so often whether something is due.
const EVERY: Duration = Duration::from_hours(1);
/// And not before it has run for so long.
const FIRST: Duration = Duration::from_mins(1);
/// Tables of one page.
const PAGE: usize = 200;
/// Between two pages the server has time for those who play.
const PAUSE: Duration = Duration::from_millis(50);

/// After how long what is deleted. `None`: never.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Retention {
    /// Tables whose game is over.
    pub finished: Option<Duration>,
    /// Tables whose game is not over, or never began, where nothing happens.
    pub abandoned: Option<Duration>,
    /// Names and talk at tables whose game is over; the game itself stays.
    pub talk: Option<Duration>,
}

impl Retention {
    /// Is everything kept for ever?
    pub fn is_for_ever(&self) -> bool {
        *self == Retention::default()
    }
}

/// What was deleted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Pruned {
    /// Tables looked at.
    pub tables: u64,
    /// Finished games that were forgotten.
    pub finished: u64,
    /// Tables that nobody came back to, forgotten.
    pub abandoned: u64,
    /// Tables that lost their names and talk.
    pub nameless: u64,
    /// Tables of which nothing could be done: their log contradicts itself, or was not stored.
    pub failed: u64,
}

/// Deletes what is due, or only counts it (`dry`). Tables that are `busy` wait for the next time.
pub async fn prune(
    store: &Store,
    retention: &Retention,
    now: i64,
    dry: bool,
    busy: impl Fn(&TableId) -> bool,
) -> Result<Pruned, store::StoreError> {
    let mut pruned = Pruned::default();
    let shortest = [retention.finished, retention.abandoned, retention.talk];
    let Some(shortest) = shortest.into_iter().flatten().min() else { return Ok(pruned) };
    let before =
        |age: Duration| now.saturating_sub(i64::try_from(age.as_millis()).unwrap_or(i64::MAX));
    let mut after = i64::MIN;
    loop {
        // The summary is not renewed by every move, so this finds too many, never too few.
        let page = store.idle(after, i64::MIN..before(shortest), PAGE).await?;
        for idle in &page {
            after = idle.no;
            if busy(&idle.id) {
                continue;
            }
            pruned.tables += 1;
            let over = idle.phase == LobbyPhase::Over;
            let entries = store.read(&idle.id, store::FIRST_SEQ).await?;
            let Some(last) = entries.last() else { continue };
            let due = |age: Option<Duration>| age.is_some_and(|age| last.at < before(age));
            if due(if over { retention.finished } else { retention.abandoned }) {
                let done = if dry {
                    Ok(())
                } else {
                    forget(store, idle.id, now, true, false).await.map(|_| ())
                };
                match done {
                    Ok(()) if over => pruned.finished += 1,
                    Ok(()) => pruned.abandoned += 1,
                    // Somebody came back just now.
                    Err(ForgetError::Running { .. } | ForgetError::Already(_)) => {}
                    Err(error) => {
                        pruned.failed += 1;
                        seldom!(error, table = %idle.id, %error, "a table was not forgotten");
                    }
                }
            } else if over && due(retention.talk) {
                match take_names(store, &idle.id, &entries, dry).await {
                    Ok(true) => pruned.nameless += 1,
                    Ok(false) => {}
                    Err(error) => {
                        pruned.failed += 1;
                        seldom!(error, table = %idle.id, %error, "names and talk were not deleted");
                    }
                }
            }
        }
        if page.len() < PAGE {
            return Ok(pruned);
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Takes names and talk out of a finished table's log; whether there were any. What is left is
/// replayed first: it must be the same game.
async fn take_names(
    store: &Store,
    id: &TableId,
    entries: &[store::Entry],
    dry: bool,
) -> Result<bool, String> {
    if entries.first().is_some_and(|first| is_forgotten(&first.body)) {
        return Ok(false);
    }
    let bodies = tables::without_people(entries.iter().map(|entry| entry.body.as_str()));
    let bodies = bodies.map_err(|corrupt| corrupt.to_string())?;
    if bodies.is_empty() || dry {
        return Ok(!bodies.is_empty());
    }
    let mut without = entries.to_vec();
    for (seq, body) in &bodies {
        let entry = without.iter_mut().find(|entry| entry.seq == *seq);
        entry.ok_or("an entry is missing")?.body.clone_from(body);
    }
    let Replayed::Table(after) = replay(id, &without).map_err(|fault| fault.to_string())? else {
        return Err("it was forgotten".into());
    };
    let Replayed::Table(before) = replay(id, entries).map_err(|fault| fault.to_string())? else {
        return Err("it was forgotten".into());
    };
    if after.1.results != before.1.results {
        return Err("without names it would be another game".into());
    }
    let seq = after.0.next_seq() - 1;
    let derived = Some((seq, derived(&after.0)));
    let edit = Edit::Rewrite { table: *id, bodies, derived };
    store.edit(edit).await.map_err(|error| error.to_string())?;
    Ok(true)
}

/// Deletes what is due, as long as the server runs.
pub(crate) async fn keep_pruning(app: Arc<App>) {
    let retention = app.config.retention;
    if retention.is_for_ever() {
        return;
    }
    let mut stopping = app.stopping.clone();
    let mut pause = FIRST;
    loop {
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            () = stopped(&mut stopping) => return,
        }
        pause = EVERY;
        let busy = |id: &TableId| app.tables.is_loaded(id);
        match prune(&app.store, &retention, now(), false, busy).await {
            Ok(Pruned { finished: 0, abandoned: 0, nameless: 0, failed: 0, .. }) => {}
            Ok(Pruned { finished, abandoned, nameless, failed, .. }) => {
                tracing::info!(finished, abandoned, nameless, failed, "pruned what was due");
            }
            Err(error) => seldom!(error, %error, "what is due could not be pruned"),
        }
    }
}
