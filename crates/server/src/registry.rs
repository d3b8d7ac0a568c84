//! The tables being served now. A table is loaded when a letter for it comes.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use store::TableId;
use tables::{Room, Table};
use tokio::sync::mpsc;

use crate::actor::{Actor, Mail};
use crate::app::{App, generator, now};
use crate::limits::MAILBOX;
use crate::measures;
use crate::stored::{self, LoadError};

/// The mailboxes by table.
#[derive(Default)]
pub(crate) struct Registry {
    tables: Mutex<HashMap<TableId, Served>>,
}

/// A table being served.
struct Served {
    mailbox: mpsc::Sender<Mail>,
    /// The number of the last entry that it knows of.
    known: Arc<AtomicU64>,
}

impl Registry {
    /// How many tables are in memory.
    pub(crate) fn len(&self) -> usize {
        self.lock().len()
    }

    /// Is a table in memory?
    pub(crate) fn is_loaded(&self, id: &TableId) -> bool {
        self.lock().contains_key(id)
    }

    fn get(&self, id: &TableId) -> Option<mpsc::Sender<Mail>> {
        self.lock().get(id).map(|served| &served.mailbox).filter(|it| !it.is_closed()).cloned()
    }

    /// The mailbox of a table in memory, and the last entry that it knows of.
    pub(crate) fn known(&self, id: &TableId) -> Option<(mpsc::Sender<Mail>, u64)> {
        let tables = self.lock();
        let served = tables.get(id)?;
        Some((served.mailbox.clone(), served.known.load(Relaxed)))
    }

    /// The tables in memory.
    pub(crate) fn loaded(&self) -> Vec<TableId> {
        self.lock().keys().copied().collect()
    }

    /// The mailbox is no longer read.
    pub(crate) fn forget(&self, id: &TableId, own: &mpsc::WeakSender<Mail>) {
        let mut tables = self.lock();
        let ours = own.upgrade();
        let same =
            |served: &Served| ours.as_ref().is_some_and(|ours| ours.same_channel(&served.mailbox));
        if tables.get(id).is_some_and(same) {
            tables.remove(id);
        }
    }

    // Held for a look-up, never across an await; a map can't be left half changed.
    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Served>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A mailbox that is read, of the table of that id.
pub(crate) async fn mailbox(app: &Arc<App>, id: &TableId) -> Result<mpsc::Sender<Mail>, LoadError> {
    if let Some(mailbox) = app.tables.get(id) {
        return Ok(mailbox);
    }
    let table = stored::load(&app.store, id).await?;
    Ok(serve(app, *id, table))
}

/// Starts a table's task, unless it has one.
pub(crate) fn serve(app: &Arc<App>, id: TableId, table: Table) -> mpsc::Sender<Mail> {
    // Without random numbers no secret can be made: nothing else makes sense then.
    let rng = generator().unwrap_or_else(|error| panic!("no random numbers: {error}"));
    let (sender, mailbox) = mpsc::channel(MAILBOX);
    let known = Arc::new(AtomicU64::new(table.next_seq() - 1));
    {
        let mut tables = app.tables.lock();
        // Somebody else may have loaded it meanwhile; the log decides between writers anyway.
        if let Some(other) = tables.get(&id).filter(|other| !other.mailbox.is_closed()) {
            return other.mailbox.clone();
        }
        tables.insert(id, Served { mailbox: sender.clone(), known: Arc::clone(&known) });
    }
    let own = sender.downgrade();
    let mut room = Room::new(table, rng, now());
    // Heard from now on; what was written since the log was read is found before anyone is let in.
    let hearing = app.nodes.as_ref().and_then(|nodes| nodes.hear(id));
    if let Some(nodes) = &app.nodes {
        room = room.on_node(nodes.node);
    }
    let actor = Actor::new(Arc::clone(app), id, room, known, mailbox, own.clone());
    let app = Arc::clone(app);
    tokio::spawn(async move {
        let _hearing = hearing;
        measures::loaded(app.tables.len());
        match AssertUnwindSafe(actor.run()).catch_unwind().await {
            Ok(Ok(late)) => {
                for mail in late {
                    hand_on(Arc::clone(&app), id, mail);
                }
            }
            Ok(Err(corrupt)) => tracing::error!(table = %id, %corrupt, "a table was given up"),
            Err(_) => {
                measures::panicked();
                tracing::error!(table = %id, "a table's task panicked; it is loaded again from its log");
            }
        }
        app.tables.forget(&id, &own);
        measures::loaded(app.tables.len());
    });
    sender
}

/// A letter that came while its table was being unloaded wakes the table again. Boxed, as a table
/// may have to be loaded for it, whose task may have letters to hand on.
fn hand_on(app: Arc<App>, id: TableId, mail: Mail) {
    let delivery: BoxFuture<'static, ()> = Box::pin(async move {
        if let Err(error) = deliver(&app, &id, mail).await {
            tracing::error!(table = %id, %error, "a letter could not be delivered");
        }
    });
    tokio::spawn(delivery);
}

/// Puts a letter into a table's mailbox, which is loaded if it must be.
pub(crate) async fn deliver(app: &Arc<App>, id: &TableId, mail: Mail) -> Result<(), LoadError> {
    let mut mail = mail;
    loop {
        let mailbox = mailbox(app, id).await?;
        match mailbox.send(mail).await {
            Ok(()) => return Ok(()),
            // Unloaded between the look-up and the letter.
            Err(back) => mail = back.0,
        }
        tokio::task::yield_now().await;
    }
}
