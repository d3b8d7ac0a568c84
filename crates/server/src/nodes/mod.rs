//! Other nodes: servers on the same PostgreSQL.
//!
//! They tell each other how long a table's log is and who is there, by NATS or by `NOTIFY`; the log
//! itself is read from the database alone (`follow`). A word may be lost, late, doubled or a lie: it
//! costs time or a read, and changes no game. On SQLite, which one process has, there is none of this.

mod ears;
mod follow;
mod nats;
mod notify;
mod speak;

use std::sync::Arc;

use rand_core::Rng as _;
use serde::{Deserialize, Serialize};
use store::{Entry, Store, TableId};
use tables::{Input, Neighbour};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;
use tokio::time::timeout;

use self::ears::Ears;
use self::follow::Wish;
pub(crate) use self::follow::bodies;
use self::nats::{Change, Nats};
use self::speak::Said;
use crate::actor::Mail;
use crate::app::{App, generator, now};
use crate::config::Config;
use crate::limits::{FLUSH_TIMEOUT, FRESH_TIMEOUT, MAX_BUNDLE, MAX_WORDS, WORDS};
use crate::measures;

/// What a node says of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Word {
    /// Its id.
    table: String,
    /// The number of the last entry that the node knows of.
    #[serde(default)]
    seq: u64,
    /// Who is there, and what bots think about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    room: Option<Neighbour>,
    /// The node has closed its room.
    #[serde(default, skip_serializing_if = "is_false")]
    closed: bool,
}

fn is_false(flag: &bool) -> bool {
    !flag
}

/// Words of one node, as they travel.
#[derive(Debug, Serialize, Deserialize)]
struct Bundle {
    node: u64,
    /// The node does not hear NATS: what it is to hear is said by `NOTIFY`.
    #[serde(default, skip_serializing_if = "is_false")]
    by_notify: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    words: Vec<Word>,
}

/// The way to the other nodes.
pub(crate) struct Nodes {
    /// The number of this one, made anew at each start.
    pub(crate) node: u64,
    said: mpsc::Sender<Said>,
    wishes: mpsc::Sender<Wish>,
    changes: Option<mpsc::UnboundedSender<Change>>,
    ears: Arc<Ears>,
}

/// What works for [`Nodes`], until it is started.
pub(crate) struct Work {
    said: mpsc::Receiver<Said>,
    wishes: mpsc::Receiver<Wish>,
    changes: mpsc::UnboundedReceiver<Change>,
}

/// A table's subject, which is heard until this is dropped.
pub(crate) struct Hearing {
    id: TableId,
    changes: mpsc::UnboundedSender<Change>,
}

impl Drop for Hearing {
    fn drop(&mut self) {
        let _ = self.changes.send(Change::Leave(self.id));
    }
}

impl Nodes {
    /// The way to other nodes, if the database can have any.
    pub(crate) fn new(config: &Config, store: &Store) -> Option<(Nodes, Work)> {
        store.speaker()?;
        let (said, says) = mpsc::channel(WORDS);
        let (wishes, wished) = mpsc::channel(WORDS);
        let (change, changes) = mpsc::unbounded_channel();
        // Without random numbers nothing else would work either.
        let node = generator().map(|mut rng| rng.next_u64()).unwrap_or_default();
        let nodes = Nodes {
            node,
            said,
            wishes,
            changes: config.nats.is_some().then_some(change),
            ears: Arc::new(Ears::new(node)),
        };
        Some((nodes, Work { said: says, wishes: wished, changes }))
    }

    /// A table's log has grown by what this node wrote.
    pub(crate) fn tell(&self, table: &TableId, seq: u64) {
        self.say(Word { table: table.to_string(), seq, room: None, closed: false });
    }

    /// Who is there, in the room of this node.
    pub(crate) fn announce(&self, table: &TableId, seq: u64, room: Neighbour) {
        self.say(Word { table: table.to_string(), seq, room: Some(room), closed: false });
    }

    /// This node has closed its room.
    pub(crate) fn closed(&self, table: &TableId, seq: u64) {
        self.say(Word { table: table.to_string(), seq, room: None, closed: true });
    }

    /// Never waits: what is not said is found in the log.
    fn say(&self, word: Word) {
        if self.said.try_send(Said::Word(word)).is_err() {
            measures::word_dropped();
        }
    }

    /// Reads on in a table's log, some time soon; the room hears of it.
    pub(crate) fn read_on(&self, table: TableId) {
        if self.wishes.try_send(Wish::Rest(table)).is_err() {
            measures::word_dropped();
        }
    }

    /// What a table's log holds now from a number on.
    pub(crate) async fn fresh(&self, table: TableId, from: u64) -> Result<Vec<Entry>, String> {
        let (answer, answered) = oneshot::channel();
        let late = || "the database does not answer".to_owned();
        let asking = async {
            let wish = Wish::Fresh(table, from, answer);
            self.wishes.send(wish).await.map_err(|_| late())?;
            answered.await.map_err(|_| late())?
        };
        timeout(FRESH_TIMEOUT, asking).await.unwrap_or_else(|_| Err(late()))
    }

    /// Hears what is said of a table, where that has to be asked for.
    pub(crate) fn hear(&self, id: TableId) -> Option<Hearing> {
        let changes = self.changes.clone()?;
        let _ = changes.send(Change::Enter(id));
        Some(Hearing { id, changes })
    }

    /// Is nothing heard of the others, or not for long enough to know who is there?
    pub(crate) fn is_deaf(&self) -> bool {
        self.ears.is_deaf(now())
    }

    /// Are the others heard?
    pub(crate) fn hears(&self) -> bool {
        self.ears.hears()
    }

    /// Waits until what was said is on its way.
    pub(crate) async fn flush(&self) {
        let (done, flushed) = oneshot::channel();
        let flushing = async {
            let _ = self.said.send(Said::Flush(done)).await;
            let _ = flushed.await;
        };
        let _ = timeout(FLUSH_TIMEOUT, flushing).await;
    }
}

impl Work {
    /// Begins to speak, to hear and to follow.
    pub(crate) fn start(self, app: &Arc<App>) -> JoinSet<()> {
        let mut tasks = JoinSet::new();
        let Some(nodes) = &app.nodes else { return tasks };
        let ears = Arc::clone(&nodes.ears);
        let nats = app.config.nats.as_ref().map(|servers| Nats::new(servers, &ears));
        tasks.spawn(follow::follow(Arc::clone(app), self.wishes));
        tasks.spawn(follow::poll(Arc::clone(app)));
        tasks.spawn(notify::listen(Arc::clone(app), Arc::clone(&ears)));
        if let Some(nats) = nats.clone() {
            tasks.spawn(nats.run(Arc::clone(app), self.changes));
        }
        if let Some(speaker) = app.store.speaker() {
            tasks.spawn(speak::speak(self.said, speaker, nats, ears));
        }
        tasks
    }
}

/// Something was heard; of one table alone, if its way says so.
fn heard(app: &App, bytes: &[u8], only: Option<TableId>) {
    let Some(nodes) = &app.nodes else { return };
    let bundle = Some(bytes).filter(|bytes| bytes.len() <= MAX_BUNDLE);
    let bundle = bundle.and_then(|bytes| serde_json::from_slice::<Bundle>(bytes).ok());
    let Some(bundle) = bundle.filter(|bundle| bundle.words.len() <= MAX_WORDS) else {
        return measures::word_unreadable();
    };
    if bundle.node == nodes.node {
        return;
    }
    if nodes.ears.heard_of(bundle.node, bundle.by_notify) {
        // It is to hear of this one, too.
        let _ = nodes.said.try_send(Said::Beat);
    }
    for word in bundle.words {
        let id = word.table.parse::<TableId>().ok();
        let Some(id) = id.filter(|id| only.is_none_or(|only| only == *id)) else {
            measures::word_unreadable();
            continue;
        };
        measures::word_heard();
        let Some((mailbox, known)) = app.tables.known(&id) else { continue };
        if word.seq > known {
            nodes.read_on(id);
        }
        if word.room.is_some() || word.closed {
            let input = Input::Neighbour { node: bundle.node, says: word.room };
            // Nobody waits for a table that is busy: it will be told again.
            if mailbox.try_send(Mail::Input(Box::new(input))).is_err() {
                measures::word_dropped();
            }
        }
    }
}
