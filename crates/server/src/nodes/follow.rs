//! Reads on in the logs of loaded tables, where other nodes may have written: as soon as somebody says
//! so, and for all of them every now and then, as words get lost. Many tables are read in one query,
//! one query at a time: what is wished for meanwhile is in the next.

use std::collections::HashMap;
use std::sync::Arc;

use store::{Entry, TableId};
use tables::Input;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{MissedTickBehavior, interval};

use crate::actor::Mail;
use crate::app::App;
use crate::limits::{MAX_READ_TABLES, POLL};
use crate::logging::seldom;
use crate::measures;

type Answer = oneshot::Sender<Result<Vec<Entry>, String>>;

/// A log that is to be read on.
pub(super) enum Wish {
    /// For the room, from where it stands.
    Rest(TableId),
    /// From a number on, for who waits; read after they asked.
    Fresh(TableId, u64, Answer),
}

/// Tables that are to be read next, and who waits for each.
#[derive(Default)]
struct Wanted(HashMap<TableId, Vec<(u64, Answer)>>);

impl Wanted {
    fn add(&mut self, wish: Wish) {
        match wish {
            Wish::Rest(id) => {
                self.0.entry(id).or_default();
            }
            Wish::Fresh(id, from, answer) => self.0.entry(id).or_default().push((from, answer)),
        }
    }
}

/// Reads what is wished for.
pub(super) async fn follow(app: Arc<App>, mut wishes: mpsc::Receiver<Wish>) {
    let mut taken = Vec::with_capacity(MAX_READ_TABLES);
    while wishes.recv_many(&mut taken, MAX_READ_TABLES).await > 0 {
        let mut wanted = Wanted::default();
        for wish in taken.drain(..) {
            wanted.add(wish);
        }
        read(&app, wanted, false).await;
    }
}

/// Reads on at all loaded tables.
pub(super) async fn poll(app: Arc<App>) {
    let mut ticks = interval(POLL);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        let loaded = app.tables.loaded();
        for some in loaded.chunks(MAX_READ_TABLES) {
            let mut wanted = Wanted::default();
            for id in some {
                wanted.add(Wish::Rest(*id));
            }
            read(&app, wanted, true).await;
        }
    }
}

async fn read(app: &App, wanted: Wanted, is_poll: bool) {
    let from = |(id, waiting): (&TableId, &Vec<(u64, Answer)>)| {
        let known = app.tables.known(id).map(|(_, known)| known + 1);
        let asked = waiting.iter().map(|(from, _)| *from);
        Some((*id, asked.chain(known).min()?))
    };
    let from: Vec<(TableId, u64)> = wanted.0.iter().filter_map(from).collect();
    if from.is_empty() {
        return;
    }
    let found = app.store.read_on(&from).await;
    if let Err(error) = &found {
        // The poll tries again.
        seldom!(warn, %error, "what other nodes wrote can't be read");
    }
    for (id, waiting) in wanted.0 {
        let entries = match &found {
            Ok(found) => Ok(found.get(&id).map_or(&[][..], Vec::as_slice)),
            Err(error) => Err(error.to_string()),
        };
        if let Ok([first, ..]) = entries
            && let Some((mailbox, known)) = app.tables.known(&id)
        {
            let entries = entries.as_deref().unwrap_or_default();
            let new = entries.iter().filter(|entry| entry.seq > known).count();
            measures::followed(new as u64, is_poll);
            let heard = Input::Heard { first_seq: first.seq, entries: bodies(entries) };
            // A table that is too busy to listen is read again by the poll.
            if new > 0 && mailbox.try_send(Mail::Input(Box::new(heard))).is_err() {
                measures::word_dropped();
            }
        }
        for (from, answer) in waiting {
            let rest = entries
                .clone()
                .map(|entries| entries.iter().filter(|entry| entry.seq >= from).cloned().collect());
            let _ = answer.send(rest);
        }
    }
}

/// Entries as a room takes them.
pub(crate) fn bodies(entries: &[Entry]) -> Vec<(i64, String)> {
    entries.iter().map(|entry| (entry.at, entry.body.clone())).collect()
}
