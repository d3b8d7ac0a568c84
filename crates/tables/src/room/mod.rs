//! A table with those who are there now: told what comes in, it answers with what is to be done.
//!
//! At most one [`Effect::Append`] is under way; until [`Input::Stored`], [`Input::NotStored`] or
//! [`Input::Overtaken`] answers it, no other input may come, unless [`Input::Doubtful`] says that the
//! answer may take long: then others are told what stands, and nothing more is appended. Nothing is
//! changed and nobody hears of anything before it is stored.

mod neighbour;
mod present;
mod storing;
mod thinking;
mod traffic;

use protocol::{By, Code, Down, MAX_ID_LEN, TakenSeat, Up};
use rand_chacha::ChaCha20Rng;
use rules::{Action, Actions, Seat, Viewer};

pub use self::neighbour::{About, Neighbour};
pub use self::present::Conn;
use self::present::{Count, Present, Visitor};
use self::storing::Pending;
use self::thinking::{BotsThinking, Deferred};
pub use self::traffic::{Append, Asked, Effect, Input, Reply, Request};
use crate::access::Hash;
use crate::bots::{BotAnswer, BotThought};
use crate::decide::{Decision, Sender, decide};
use crate::encode;
use crate::error::{Corrupt, Refusal};
use crate::event::TableEvent;
use crate::game::Play;
use crate::known::Known;
use crate::limits::{ANNOUNCE_MS, ANNOUNCE_PAUSE_MS, CLAIM_AGAIN_MS, COUNT_WATCHERS_MS};
use crate::projection;
use crate::record;
use crate::seating::{Admission, Arrival, admit, take_seat};
use crate::table::{Steps, Table};

/// A table with those who are there now.
#[derive(Debug)]
pub struct Room {
    table: Table,
    present: Present,
    /// Somebody who was let in just now, and is to hear who is there.
    greeted: Option<Conn>,
    /// When those who look on are counted for the others.
    counting: Option<i64>,
    /// Boxed: mostly nothing is pending, and a room waits much longer than it stores.
    pending: Option<Box<Pending>>,
    thinking: Option<BotsThinking>,
    /// The ply at which bots had something to say, or nothing.
    talked: Option<usize>,
    /// Until when bots rest, as their last turn could not be stored.
    resting: i64,
    /// The node whose room this is, where there may be others.
    node: Option<u64>,
    /// What the rooms of other nodes were told last, and when.
    announced: Option<Box<(i64, Neighbour)>>,
    /// Another room has just been opened, and is to hear of this one.
    greets: bool,
    /// Nothing is heard of other nodes.
    deaf: bool,
    /// The log has entries that could not be taken in when they were heard.
    behind: bool,
    deferred: Option<Deferred>,
    rng: ChaCha20Rng,
}

impl Room {
    /// A room for a table, opened at a time. The generator must be one that deserves secrets.
    pub fn new(table: Table, rng: ChaCha20Rng, now: i64) -> Room {
        Room {
            table,
            present: Present::new(now),
            greeted: None,
            counting: None,
            pending: None,
            thinking: None,
            talked: None,
            resting: 0,
            node: None,
            announced: None,
            greets: false,
            deaf: false,
            behind: false,
            deferred: None,
            rng,
        }
    }

    /// The room is one of several that a table may have, this one on a node of this number. The
    /// others are told who is there.
    #[must_use]
    pub fn on_node(self, node: u64) -> Room {
        Room { node: Some(node), ..self }
    }

    /// Can other nodes not be heard? Then those who are there with them are not called away.
    pub fn set_deaf(&mut self, deaf: bool) {
        self.deaf = deaf;
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Is nobody there?
    pub fn is_empty(&self) -> bool {
        self.present.is_empty()
    }

    /// What is to be done about an input at a time, in milliseconds since 1970. An error is a log
    /// that contradicts itself: the room is of no use then.
    pub fn handle(&mut self, input: Input, now: i64) -> Result<Vec<Effect>, Corrupt> {
        let mut effects = Vec::new();
        let before = (self.present.count(), self.present.host(&self.table));
        self.present.forget_silent(now);
        self.take(input, now, &mut effects)?;
        self.tell_presence(before, now, &mut effects);
        if self.pending.is_none() {
            if std::mem::take(&mut self.behind) {
                effects.push(Effect::CatchUp);
            }
            self.go_on(now, &mut effects);
        }
        self.announce(now, &mut effects);
        Ok(effects)
    }

    /// Tells the rooms of other nodes what changed here, and now and then that this one is there.
    fn announce(&mut self, now: i64, effects: &mut Vec<Effect>) {
        if self.announce_at().is_none_or(|at| now < at) {
            return;
        }
        let says = self.says();
        self.greets = false;
        effects.push(Effect::Announce(says.clone()));
        self.announced = Some(Box::new((now, says)));
    }

    /// When something is to be told to the rooms of other nodes.
    fn announce_at(&self) -> Option<i64> {
        self.node?;
        let says = self.says();
        let Some((at, told)) = self.announced.as_deref() else {
            // A room that nobody has entered is nobody's concern.
            return (!says.is_empty() || self.greets).then_some(0);
        };
        if says.thinking.is_some() && told.thinking != says.thinking {
            // Others are about to begin with the same.
            return Some(*at);
        }
        if self.greets || *told != says {
            return Some(at + ANNOUNCE_PAUSE_MS);
        }
        if says.thinking.is_some() {
            return Some(at + CLAIM_AGAIN_MS);
        }
        (!says.is_empty()).then_some(at + ANNOUNCE_MS)
    }

    fn says(&self) -> Neighbour {
        let thinking = self.thinking.as_ref().filter(|_| !self.present.neighbours().is_empty());
        self.present.says(&self.table, thinking.map(BotsThinking::about))
    }

    fn take(&mut self, input: Input, now: i64, effects: &mut Vec<Effect>) -> Result<(), Corrupt> {
        match input {
            Input::Stored => {
                if let Some(pending) = self.pending.take() {
                    self.stored(*pending, now, effects)?;
                }
            }
            Input::Doubtful => self.doubt(effects),
            Input::NotStored { reason } => {
                if let Some(pending) = self.pending.take() {
                    self.not_stored(&pending.cause, reason, now, effects);
                }
            }
            Input::Overtaken { entries } => {
                let cause = self.pending.take().map(|pending| pending.cause);
                self.overtaken(&entries, now, effects)?;
                if let Some(cause) = cause {
                    self.take(cause, now, effects)?;
                }
            }
            Input::Left { conn } => self.present.leave(conn, now),
            Input::Came { .. } => self.came(input, now, effects),
            Input::Message { .. } => self.message(input, now, effects),
            Input::Asked { .. } => self.asked(input, now, effects),
            Input::Thought(_) => self.thought(input, now, effects),
            Input::Heard { first_seq, entries } => {
                self.heard(first_seq, &entries, now, effects)?;
            }
            Input::Neighbour { node, says } => {
                if self.node.is_some_and(|own| own != node) {
                    self.greets |= self.present.hear(node, says, &self.table, now);
                    self.yield_thought(now, effects);
                }
            }
            Input::Tick => {}
        }
        Ok(())
    }

    fn came(&mut self, input: Input, now: i64, effects: &mut Vec<Effect>) {
        let Input::Came { conn, secret, key, since, name, views } = &input else { return };
        let (conn, since, views) = (*conn, *since, *views);
        if self.behind {
            // What opens a seat may be another key by now.
            return self.show_out(conn, busy(), now, effects);
        }
        let ticket =
            Arrival { secret: secret.as_deref(), key: key.as_deref(), name: name.as_deref() };
        match admit(&self.table, ticket) {
            Ok(Admission::Welcome(viewer, hash)) => {
                self.welcome(Visitor { conn, viewer, secret: hash, views }, since, now, effects);
            }
            Ok(Admission::Store(_)) if self.pending.is_some() => {
                self.show_out(conn, busy(), now, effects);
            }
            Ok(Admission::Store(events)) => {
                let decision = Decision { events, ..Decision::default() };
                self.append(decision, input, None, now, effects);
            }
            Err(refusal) => self.show_out(conn, refusal, now, effects),
        }
    }

    fn welcome(
        &mut self,
        visitor: Visitor,
        since: Option<u64>,
        now: i64,
        effects: &mut Vec<Effect>,
    ) {
        let Visitor { conn, viewer, .. } = visitor;
        let is_new = self.present.viewer(conn).is_none();
        match viewer {
            Viewer::Seat(seat) => {
                if let Some(oldest) = self.present.surplus(seat).filter(|_| is_new) {
                    let reason = "this seat is open on too many devices: this one has to go";
                    self.show_out(oldest, Refusal::new(Code::TooMuch, reason), now, effects);
                }
            }
            Viewer::Spectator | Viewer::Everything if is_new && !self.present.has_room() => {
                let reason = "as many look on already as this table can bear: try again later";
                return self.show_out(conn, Refusal::new(Code::TooMuch, reason), now, effects);
            }
            Viewer::Spectator | Viewer::Everything => {}
        }
        self.present.come(visitor, now);
        let update = projection::all(&self.table, viewer, since, now);
        effects.push(Effect::Send(conn, encode::update(&update)));
        self.greeted = Some(conn);
    }

    /// Tells a connection why it has to go.
    fn show_out(&mut self, conn: Conn, refusal: Refusal, now: i64, effects: &mut Vec<Effect>) {
        let code = refusal.code;
        effects.push(Effect::Refuse(conn, refusal.wire(None)));
        effects.push(Effect::Close(conn, code));
        self.present.leave(conn, now);
    }

    /// Who is there now: told to all when somebody sits down or gets up. Who came just now hears it
    /// in any case; those who look on are counted now and then, as there may be many.
    fn tell_presence(
        &mut self,
        before: (Count, Option<usize>),
        now: i64,
        effects: &mut Vec<Effect>,
    ) {
        let greeted = self.greeted.take();
        let (count, host) = (self.present.count(), self.present.host(&self.table));
        let is_due = self.counting.is_some_and(|at| now >= at);
        if (count.seats, host) != (before.0.seats, before.1) || is_due {
            self.counting = None;
            let text = encode::message(&self.present.wire(&self.table));
            let tell = |visitor: &Visitor| Effect::Send(visitor.conn, text.clone());
            effects.extend(self.present.visitors().iter().map(tell));
            return;
        }
        if count.watchers != before.0.watchers {
            self.counting = self.counting.or(Some(now + COUNT_WATCHERS_MS));
        }
        if let Some(conn) = greeted {
            effects.push(send(conn, &self.present.wire(&self.table)));
        }
    }

    fn message(&mut self, input: Input, now: i64, effects: &mut Vec<Effect>) {
        let Input::Message { conn, message } = &input else { return };
        let conn = *conn;
        if matches!(message, Up::Ping {}) {
            effects.push(send(conn, &Down::Pong {}));
            return;
        }
        let id = message.id().map(ToOwned::to_owned);
        match self.decided(conn, message, now) {
            Ok(Decided::Before(seq)) => {
                effects.push(send(conn, &Down::Ack { id: id.unwrap_or_default(), seq }));
            }
            Ok(Decided::InDoubt) => {
                effects.push(send(conn, &Down::Checking { id: id.unwrap_or_default() }));
            }
            Ok(Decided::Now(seat, decision)) => {
                let from = id.map(|id| (seat.index(), id));
                self.append(decision, input, from, now, effects);
            }
            Err(refusal) => effects.push(Effect::Refuse(conn, refusal.wire(id))),
        }
    }

    fn decided(&mut self, conn: Conn, message: &Up, now: i64) -> Result<Decided, Refusal> {
        let Some(Viewer::Seat(seat)) = self.present.viewer(conn) else {
            let reason = "you look on: only someone with a seat may do that";
            return Err(Refusal::new(Code::NotSeated, reason));
        };
        let id = message.id().unwrap_or_default();
        if id.is_empty() || id.len() > MAX_ID_LEN {
            let reason = format!("a message's id has 1 to {MAX_ID_LEN} bytes");
            return Err(Refusal::new(Code::Length, reason));
        }
        if let Some(seq) = self.table.done(seat, id) {
            return Ok(Decided::Before(seq));
        }
        if let Some(pending) = &self.pending {
            let from = pending.events.last().and_then(|stored| stored.from.as_ref());
            let same = from.is_some_and(|(by, same)| *by == seat.index() && same == id);
            return if same { Ok(Decided::InDoubt) } else { Err(busy()) };
        }
        let is_deputy = self.present.host(&self.table) == Some(seat.index());
        let mut away = self.present.away_for_a_while(&self.table, now);
        if self.deaf {
            away.fill(false);
        }
        let sender = Sender { seat, is_deputy, away: &away, now };
        let decision = decide(&Known::new(&self.table, seat), sender, message)?;
        if decision.is_empty() {
            return Ok(Decided::Before(self.table.next_seq() - 1));
        }
        Ok(Decided::Now(seat, decision))
    }

    fn asked(&mut self, input: Input, now: i64, effects: &mut Vec<Effect>) {
        let Input::Asked { asked, request } = &input else { return };
        let asked = *asked;
        let may_see = |secret: &Option<String>| {
            let hash = secret.as_deref().map(Hash::of);
            self.table.viewer(hash.as_ref()).ok_or_else(|| {
                let reason = "this table is seen by those who have one of its links";
                Refusal::new(Code::WrongSecret, reason)
            })
        };
        let reply = match request {
            Request::Look { secret } => may_see(secret).map(|_| {
                let update = projection::all(&self.table, Viewer::Spectator, None, now);
                Reply::Look(Box::new(update))
            }),
            Request::Record { secret } => may_see(secret)
                .and_then(|_| record::record(&self.table))
                .map(|record| Reply::Record(Box::new(record))),
            Request::TakeSeat { key, name } => match take_seat(&self.table, key, name.as_deref()) {
                Ok((seat, events)) if events.is_empty() => Ok(self.taken(seat)),
                Ok(_) if self.pending.is_some() => Err(busy()),
                Ok((seat, events)) => {
                    let decision = Decision { events, ..Decision::default() };
                    self.append(decision, input, None, now, effects);
                    if let Some(pending) = &mut self.pending {
                        pending.seat = Some(seat);
                    }
                    return;
                }
                Err(refusal) => Err(refusal),
            },
        };
        effects.push(Effect::Reply(asked, reply.unwrap_or_else(Reply::Refused)));
    }

    fn taken(&self, seat: usize) -> Reply {
        Reply::Seat(TakenSeat { table: self.table.id().to_owned(), seat })
    }

    fn thought(&mut self, input: Input, now: i64, effects: &mut Vec<Effect>) {
        let Input::Thought(BotThought { ply, answer }) = &input else { return };
        self.thinking = None;
        if self.pending.is_some() || self.table.play.as_ref().map(Play::ply) != Some(*ply) {
            return;
        }
        let decision = match answer {
            BotAnswer::Talk(said) => {
                self.talked = Some(*ply);
                // Those of another node may have been quicker.
                let is_news = !said.is_empty() && !self.bots_have_spoken();
                let said = Some(said.clone()).filter(|_| is_news);
                said.map(|said| TableEvent::Said { said }.into()).unwrap_or_default()
            }
            BotAnswer::Turn { seat, actions, by } => self.bot_plays(*seat, actions, *by),
        };
        if !decision.is_empty() {
            self.append(decision, input, None, now, effects);
        }
    }

    /// A bot's turn. The rules have the last word on bots too: whatever one may answer, the game
    /// goes on with some legal action.
    fn bot_plays(&self, seat: Seat, actions: &[Action], by: By) -> Decision {
        let Some(play) = &self.table.play else { return Decision::default() };
        if play.state().turn().is_some_and(|turn| turn != seat) {
            return Decision::default();
        }
        if play.try_out(actions).is_some() {
            return Decision { actions: Some((actions.to_vec(), by)), ..Decision::default() };
        }
        let mut legal = Actions::new();
        play.state().legal_into(&mut legal);
        let any = legal.first().map(|action| (vec![*action], by));
        Decision { actions: any, ..Decision::default() }
    }

    /// Connections that came with a secret that is now void have to go, whichever way it became so.
    fn turn_out(&mut self, now: i64, effects: &mut Vec<Effect>) {
        let void: Vec<Conn> = self.present.void(&self.table).collect();
        for conn in void {
            let reason = "this seat has a new key: what opened it here no longer does";
            self.show_out(conn, Refusal::new(Code::WrongSecret, reason), now, effects);
        }
    }

    /// Tells everyone what the last entries mean to them.
    fn broadcast(
        &self,
        steps: &[Steps],
        sender: Option<(Conn, &str)>,
        now: i64,
        effects: &mut Vec<Effect>,
    ) {
        let mut told: Option<(Viewer, String)> = None;
        for viewer in self.present.viewers() {
            let last = || projection::last(&self.table, viewer, steps, now);
            let wants_views = |visitor: &Visitor| visitor.viewer == viewer && visitor.views;
            if self.present.visitors().iter().any(wants_views) {
                let update = projection::with_view(last(), &self.table, viewer);
                self.tell(viewer, true, &encode::update(&update), sender, effects);
            }
            // Mostly all learn the same: then it is written once.
            let text = match told {
                Some((other, text)) if projection::alike(&self.table, steps, viewer, other) => text,
                _ => encode::update(&last()),
            };
            debug_assert_eq!(text, encode::update(&last()), "told as it is to {viewer:?}");
            self.tell(viewer, false, &text, sender, effects);
            told = Some((viewer, text));
        }
    }

    /// Tells those who see with the same eyes, with or without views. Whose message it comes of is told
    /// to the connection that sent it.
    fn tell(
        &self,
        viewer: Viewer,
        views: bool,
        update: &str,
        sender: Option<(Conn, &str)>,
        effects: &mut Vec<Effect>,
    ) {
        let alike = |visitor: &&Visitor| (visitor.viewer, visitor.views) == (viewer, views);
        for Visitor { conn, .. } in self.present.visitors().iter().filter(alike) {
            let text = match sender.filter(|(sender, _)| sender == conn) {
                Some((_, id)) => encode::acknowledged(update, id),
                None => update.to_owned(),
            };
            effects.push(Effect::Send(*conn, text));
        }
    }
}

/// What is to be done about a message.
enum Decided {
    /// It was done before, with this event.
    Before(u64),
    /// Whether it was done is being found out.
    InDoubt,
    /// This is to be stored.
    Now(Seat, Decision),
}

/// Nothing can be stored until it is known what the log holds.
fn busy() -> Refusal {
    let reason = "the table waits for its log: try again in a moment";
    Refusal::new(Code::NotStored, reason)
}

fn send(conn: Conn, down: &Down) -> Effect {
    Effect::Send(conn, encode::message(down))
}
