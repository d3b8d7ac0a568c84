//! A table's task: takes letters from its mailbox one at a time, stores what comes of them, then
//! tells those who are there.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use protocol::{Code, Down, TablePhase};
use store::{AppendError, InvalidTableId, Settled, TableId};
use tables::{Append, Asked, Conn, Corrupt, Effect, Input, Refusal, Reply, Request, Room, Table};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::app::{App, now, stopped};
use crate::bots::Thinking;
use crate::fair::Share;
use crate::limits::{IDLE, IDLE_OVER, MAX_OVERTAKEN, MAX_SETTLE_PAUSE, SETTLE_PAUSE};
use crate::logging::seldom;
use crate::nodes::bodies;
use crate::outbox::{Out, Outbox};
use crate::{measures, registry};

/// A letter to a table.
#[derive(Debug)]
pub(crate) enum Mail {
    /// For the room. Boxed, as a mailbox has room for many.
    Input(Box<Input>),
    /// Somebody comes from an address, with a box for what they are told.
    Came(Box<(Conn, Input, Outbox, IpAddr)>),
    /// Somebody asks, and waits.
    Ask(Box<(Request, oneshot::Sender<Reply>)>),
    /// A mistake in a table, to see what comes of it.
    #[cfg(test)]
    Panic,
}

/// What came of an append.
type Outcome = Result<(), AppendError>;

/// A table that begins with an append.
type New = (TableId, Box<Table>);

/// A table being served.
pub(crate) struct Actor {
    app: Arc<App>,
    id: TableId,
    /// Boxed, as a task holds what it is handed twice: as it comes and as it is used.
    room: Box<Room>,
    /// The number of the last entry that the room knows of, for whoever hears of others.
    known: Arc<AtomicU64>,
    mailbox: mpsc::Receiver<Mail>,
    /// For the replies of bots; weak, so that the mailbox closes when nobody else has it.
    own: mpsc::WeakSender<Mail>,
    /// Ordered, as there are few: those of a table for two lie side by side.
    boxes: BTreeMap<Conn, Outbox>,
    asked: HashMap<u64, oneshot::Sender<Reply>>,
    thinking: Option<Thinking>,
    /// Where the last came from: experts are shared among addresses too.
    address: Option<IpAddr>,
    /// What finds out about an append of which it is not known whether it is stored: one at most. It
    /// ends with the table's task.
    settling: JoinSet<Input>,
}

impl Actor {
    pub(crate) fn new(
        app: Arc<App>,
        id: TableId,
        room: Room,
        known: Arc<AtomicU64>,
        mailbox: mpsc::Receiver<Mail>,
        own: mpsc::WeakSender<Mail>,
    ) -> Actor {
        Actor {
            app,
            id,
            room: Box::new(room),
            known,
            mailbox,
            own,
            boxes: BTreeMap::new(),
            asked: HashMap::new(),
            thinking: None,
            address: None,
            settling: JoinSet::new(),
        }
    }

    /// Serves the table until nobody needs it. Then the letters that came too late are handed on.
    pub(crate) async fn run(mut self) -> Result<Vec<Mail>, Corrupt> {
        let mut stopping = self.app.stopping.clone();
        let mut stop = pin!(stopped(&mut stopping));
        self.step(Input::Tick).await?;
        let mut quiet_since = Instant::now();
        loop {
            let idle_at = self.room.is_empty().then(|| quiet_since + self.idle());
            let wake_at = self.room.wake_at().map(|wake| Instant::now() + until(wake));
            let until = [idle_at, wake_at].into_iter().flatten().min();
            tokio::select! {
                biased;
                mail = self.mailbox.recv() => {
                    let Some(mail) = mail else { break };
                    let input = self.open(mail);
                    if self.asks_for_the_log(&input) && !self.refresh(&input).await? {
                        continue;
                    }
                    self.step(input).await?;
                    if self.room.is_empty() {
                        quiet_since = Instant::now();
                    }
                }
                answer = settled(&mut self.settling) => {
                    self.step(answer).await?;
                }
                () = sleep_until(until) => {
                    if idle_at.is_some_and(|at| Instant::now() >= at) {
                        break;
                    }
                    self.step(Input::Tick).await?;
                }
                () = &mut stop => break,
            }
        }
        if let Some(nodes) = &self.app.nodes {
            nodes.closed(&self.id, self.room.table().next_seq() - 1);
        }
        self.app.tables.forget(&self.id, &self.own);
        self.mailbox.close();
        let mut late = Vec::new();
        while let Some(mail) = self.mailbox.recv().await {
            late.push(mail);
        }
        Ok(late)
    }

    fn idle(&self) -> Duration {
        if self.room.table().phase() == TablePhase::Over { IDLE_OVER } else { IDLE }
    }

    /// What a letter means to the room.
    fn open(&mut self, mail: Mail) -> Input {
        match mail {
            Mail::Input(input) => {
                if let Input::Left { conn } = *input {
                    self.boxes.remove(&conn);
                }
                *input
            }
            Mail::Came(came) => {
                let (conn, input, outbox, address) = *came;
                self.address = Some(address);
                self.boxes.insert(conn, outbox);
                input
            }
            Mail::Ask(ask) => {
                let (request, reply) = *ask;
                let number = self.app.number();
                self.asked.insert(number, reply);
                Input::Asked { asked: Asked(number), request }
            }
            #[cfg(test)]
            Mail::Panic => panic!("a mistake in a table"),
        }
    }

    /// Is it somebody who may only be let in by what the log holds now?
    fn asks_for_the_log(&self, input: &Input) -> bool {
        self.app.nodes.is_some() && matches!(input, Input::Came { .. } | Input::Asked { .. })
    }

    /// Reads what other nodes may have written: what opens a seat may be another key by now. Where that
    /// can't be read, whoever asked is told to come back later.
    async fn refresh(&mut self, input: &Input) -> Result<bool, Corrupt> {
        let first_seq = self.room.table().next_seq();
        let Some(nodes) = &self.app.nodes else { return Ok(true) };
        match Box::pin(nodes.fresh(self.id, first_seq)).await {
            Ok(entries) => {
                let entries = bodies(&entries);
                if !entries.is_empty() {
                    Box::pin(self.step(Input::Heard { first_seq, entries })).await?;
                }
                Ok(true)
            }
            Err(error) => {
                seldom!(warn, table = %self.id, %error, "nobody is let in before the log is read");
                let reason = "the table can't be read now: try again in a moment";
                let refusal = Refusal::new(Code::NotStored, reason);
                match input {
                    Input::Came { conn, .. } => {
                        self.carry_out(Effect::Refuse(*conn, refusal.wire(None)));
                        self.carry_out(Effect::Close(*conn, Code::NotStored));
                    }
                    Input::Asked { asked, .. } => {
                        self.carry_out(Effect::Reply(*asked, Reply::Refused(refusal)));
                    }
                    _ => {}
                }
                Ok(false)
            }
        }
    }

    /// One input, and all that comes of it. Small while it waits, as nearly every table does: what is
    /// awaited holds no input and no entries.
    fn step(&mut self, input: Input) -> impl Future<Output = Result<(), Corrupt>> {
        let mut appends = self.handle(input);
        async move {
            let mut overtaken = 0;
            while let Some(first) = appends? {
                let answer = self.store(first, &mut overtaken).await;
                appends = self.handle(answer);
            }
            Ok(())
        }
    }

    /// Hands an input to the room and does what it says, up to what is to be stored.
    fn handle(&mut self, input: Input) -> Result<Option<Vec<Append>>, Corrupt> {
        let mut appends = None;
        let was_stored = matches!(input, Input::Stored);
        if let Some(nodes) = &self.app.nodes {
            self.room.set_deaf(nodes.is_deaf());
        }
        let effects = self.room.handle(input, now())?;
        let seq = self.room.table().next_seq() - 1;
        self.known.store(seq, Relaxed);
        if let Some(nodes) = self.app.nodes.as_ref().filter(|_| was_stored) {
            nodes.tell(&self.id, seq);
        }
        for effect in effects {
            match effect {
                // At most one is under way, so at most one answer comes of it.
                Effect::Append(entries) => appends = Some(entries),
                other => self.carry_out(other),
            }
        }
        Ok(appends)
    }

    fn carry_out(&mut self, effect: Effect) {
        match effect {
            Effect::Send(conn, text) => {
                if let Some(outbox) = self.boxes.get(&conn) {
                    outbox.send(Out::Text(text.into()), self.room.table().next_seq() - 1);
                }
            }
            Effect::Refuse(conn, refused) => {
                measures::refused(refused.code);
                if let Some(outbox) = self.boxes.get(&conn) {
                    let text = serde_json::to_string(&Down::Refused(refused)).unwrap_or_default();
                    outbox.send(Out::Text(text.into()), 0);
                }
            }
            Effect::Close(conn, code) => {
                if let Some(outbox) = self.boxes.remove(&conn) {
                    outbox.send(Out::Close(farewell(code)), 0);
                }
            }
            Effect::Settle(appends) => {
                let appends = appends.into_iter().filter_map(|append| {
                    let id = append.table.parse().ok()?;
                    Some(crate::stored::append(id, append))
                });
                let (app, appends) = (Arc::clone(&self.app), appends.collect());
                let from = self.room.table().next_seq();
                self.settling.spawn(settle(app, self.id, from, appends));
            }
            Effect::Reply(asked, reply) => {
                if let Some(waiting) = self.asked.remove(&asked.0) {
                    let _ = waiting.send(reply);
                }
            }
            Effect::Think(task) => {
                let share = Share { table: self.id, address: self.address };
                self.thinking = Some(self.app.bots.think(task, share, self.own.clone()));
            }
            Effect::StopThinking => self.thinking = None,
            Effect::Announce(room) => {
                if let Some(nodes) = &self.app.nodes {
                    nodes.announce(&self.id, self.room.table().next_seq() - 1, room);
                }
            }
            Effect::CatchUp => {
                if let Some(nodes) = &self.app.nodes {
                    nodes.read_on(self.id);
                }
            }
            // Stored by the caller.
            Effect::Append(_) => {}
        }
    }

    /// Stores, and tells what came of it.
    async fn store(&self, appends: Vec<Append>, overtaken: &mut u32) -> Input {
        let started = Instant::now();
        for append in appends {
            let Ok((stored, new)) = self.queue(append) else {
                return Input::NotStored { reason: "the table's id is none".into() };
            };
            match stored.await {
                Ok(()) => {
                    // It is sure to be asked for.
                    if let Some((id, table)) = new {
                        measures::created(&table.info().game);
                        registry::serve(&self.app, id, *table);
                    }
                }
                Err(AppendError::Taken) => {
                    *overtaken += 1;
                    return Box::pin(self.catch_up(*overtaken)).await;
                }
                Err(error @ AppendError::Unknown(_)) => {
                    seldom!(warn, table = %self.id, %error, "whether it is stored is not known");
                    return Input::Doubtful;
                }
                Err(error @ (AppendError::Refused(_) | AppendError::Closed)) => {
                    seldom!(error, table = %self.id, %error, "not stored");
                    measures::not_stored();
                    let reason = "it could not be stored, so it is not done: try again in a moment";
                    return Input::NotStored { reason: reason.into() };
                }
            }
        }
        measures::stored(started.elapsed());
        Input::Stored
    }

    /// Queues entries: the wait for them, and the table that begins with them.
    fn queue(
        &self,
        mut append: Append,
    ) -> Result<(impl Future<Output = Outcome>, Option<New>), InvalidTableId> {
        let own = append.table == self.id.as_str();
        let id = if own { self.id } else { append.table.parse()? };
        let new = append.new.take().map(|table| (id, table));
        Ok((self.app.store.append(crate::stored::append(id, append)), new))
    }

    /// Somebody else wrote to this log: what did they write?
    async fn catch_up(&self, overtaken: u32) -> Input {
        if overtaken > MAX_OVERTAKEN {
            let reason = "the table is being changed from elsewhere: try again in a moment";
            return Input::NotStored { reason: reason.into() };
        }
        match self.app.store.read(&self.id, self.room.table().next_seq()).await {
            Ok(entries) => Input::Overtaken { entries: bodies(&entries) },
            Err(error) => Input::NotStored { reason: error.to_string() },
        }
    }
}

/// Whether who is sent away for this reason may come back.
fn farewell(code: Code) -> u16 {
    match code {
        Code::WrongSecret | Code::InvitationUsed | Code::KeyNeeded | Code::Full | Code::Over => {
            protocol::CLOSE_VOID
        }
        _ => protocol::CLOSE_LATER,
    }
}

/// Finds out what the log holds of appends, the first of which may be stored or not; the others were
/// not tried. It takes as long as it takes.
async fn settle(
    app: Arc<App>,
    id: TableId,
    from: u64,
    mut appends: VecDeque<store::Append>,
) -> Input {
    let mut pause = SETTLE_PAUSE;
    while let Some(append) = appends.front() {
        match app.store.settle(append).await {
            Ok(Settled::Stored) => {
                appends.pop_front();
                continue;
            }
            Ok(Settled::Taken) => {
                if let Ok(entries) = app.store.read(&id, from).await {
                    return Input::Overtaken { entries: bodies(&entries) };
                }
            }
            Err(_) => {}
        }
        tokio::time::sleep(pause).await;
        pause = (pause * 2).min(MAX_SETTLE_PAUSE);
    }
    Input::Stored
}

async fn settled(settling: &mut JoinSet<Input>) -> Input {
    match settling.join_next().await {
        Some(Ok(answer)) => answer,
        // A mistake in it leaves the table in doubt; it is loaded anew when nobody is there.
        Some(Err(_)) | None => std::future::pending().await,
    }
}

fn until(at: i64) -> Duration {
    Duration::from_millis(u64::try_from(at - now()).unwrap_or(0))
}

async fn sleep_until(at: Option<Instant>) {
    match at {
        Some(at) => tokio::time::sleep_until(at).await,
        None => std::future::pending().await,
    }
}
