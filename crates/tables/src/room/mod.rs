//! A table with those who are there now: told what comes in, it answers with what is to be done.
//!
//! At most one [`Effect::Append`] is under way; until [`Input::Stored`], [`Input::NotStored`] or
//! [`Input::Overtaken`] answers it, no other input may come. Nothing is changed and nobody hears of
//! anything before it is stored.

mod present;
mod thinking;
mod traffic;

use protocol::{Code, Down, MAX_ID_LEN, MAX_SECRET_LEN, TakenSeat, Up};
use rand_chacha::ChaCha20Rng;
use rules::{Seat, Viewer};

pub use self::present::Conn;
use self::present::Present;
use self::thinking::Thinking;
pub use self::traffic::{Append, Asked, Effect, Input, Reply, Request};
use crate::bots::{Answer, Thought};
use crate::decide::{self, Decision, Sender, decide};
use crate::error::{Corrupt, Refusal};
use crate::event::{Event, Stored};
use crate::game::Play;
use crate::record;
use crate::seen;
use crate::summary::Summary;
use crate::table::{Steps, Table};
use crate::written;

/// A table with those who are there now.
#[derive(Debug)]
pub struct Room {
    table: Table,
    present: Present,
    pending: Option<Pending>,
    thinking: Option<Thinking>,
    /// The ply at which bots had something to say, or nothing.
    talked: Option<usize>,
    rng: ChaCha20Rng,
}

/// What is being stored, and what it comes of.
#[derive(Debug)]
struct Pending {
    cause: Input,
    events: Vec<Stored>,
    at: i64,
    secret: Option<String>,
}

impl Room {
    /// A room for a table. The generator must be seeded so that secrets can come of it.
    pub fn new(table: Table, rng: ChaCha20Rng) -> Room {
        Room {
            table,
            present: Present::default(),
            pending: None,
            thinking: None,
            talked: None,
            rng,
        }
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
        match input {
            Input::Stored => {
                if let Some(pending) = self.pending.take() {
                    self.stored(pending, now, &mut effects)?;
                }
            }
            Input::NotStored { reason } => {
                if let Some(pending) = self.pending.take() {
                    Room::not_stored(&pending.cause, reason, &mut effects);
                }
            }
            Input::Overtaken { entries } => {
                let cause = self.pending.take().map(|pending| pending.cause);
                self.overtaken(&entries, now, &mut effects)?;
                if let Some(cause) = cause {
                    effects.extend(self.handle(cause, now)?);
                    return Ok(effects);
                }
            }
            Input::Left { conn } => {
                if self.present.leave(conn) {
                    self.tell_presence(&mut effects);
                }
            }
            Input::Came { .. } => self.came(input, now, &mut effects),
            Input::Message { .. } => self.message(input, now, &mut effects),
            Input::Asked { .. } => self.asked(input, now, &mut effects),
            Input::Thought(_) => self.thought(input, now, &mut effects),
            Input::Tick => {}
        }
        if self.pending.is_none() {
            self.go_on(now, &mut effects);
        }
        Ok(effects)
    }

    fn came(&mut self, input: Input, now: i64, effects: &mut Vec<Effect>) {
        let Input::Came { conn, secret, since, name } = &input else { return };
        let (conn, since) = (*conn, *since);
        let known = secret.as_deref().filter(|secret| secret.len() <= MAX_SECRET_LEN);
        let viewer =
            if secret.is_some() == known.is_some() { self.table.viewer(known) } else { None };
        let Some(viewer) = viewer else {
            let reason = "this link opens nothing here: ask the host for a new one";
            let refusal = Refusal::new(Code::WrongSecret, reason);
            effects.push(send(conn, &Down::Refused(refusal.wire(None))));
            effects.push(Effect::Close(conn));
            return;
        };
        if let Viewer::Seat(seat) = viewer {
            let chair = &self.table.chairs[seat.index()];
            let name = name.as_deref().filter(|_| chair.name.is_none());
            let name = name.filter(|name| decide::check_name(&self.table, name).is_ok());
            let events = match name {
                _ if chair.is_free() => decide::join(&self.table, seat.index(), name),
                Some(name) => {
                    vec![Event::Named { seat: seat.index(), name: name.trim().to_owned() }]
                }
                None => Vec::new(),
            };
            if !events.is_empty() {
                let decision = Decision { events, ..Decision::default() };
                return self.append(decision, input, None, now, effects);
            }
        }
        self.welcome(conn, viewer, since, effects);
    }

    fn welcome(
        &mut self,
        conn: Conn,
        viewer: Viewer,
        since: Option<u64>,
        effects: &mut Vec<Effect>,
    ) {
        self.present.come(conn, viewer);
        let seen = seen::all(&self.table, viewer, since);
        effects.push(Effect::Send(conn, written::update(&seen, None)));
        self.tell_presence(effects);
    }

    fn tell_presence(&self, effects: &mut Vec<Effect>) {
        let text = written::message(&self.present.wire(&self.table));
        effects.extend(self.present.conns().map(|(conn, _)| Effect::Send(conn, text.clone())));
    }

    fn message(&mut self, input: Input, now: i64, effects: &mut Vec<Effect>) {
        let Input::Message { conn, message } = &input else { return };
        let conn = *conn;
        if matches!(message, Up::Ping {}) {
            effects.push(send(conn, &Down::Pong {}));
            return;
        }
        let id = message.id().map(ToOwned::to_owned);
        match self.decided(conn, message) {
            Ok(Decided::Before(seq)) => {
                let id = id.unwrap_or_default();
                effects.push(send(conn, &Down::Ack { id, seq, secret: None }));
            }
            Ok(Decided::Now(seat, decision)) => {
                let from = id.map(|id| (seat.index(), id));
                self.append(decision, input, from, now, effects);
            }
            Err(refusal) => effects.push(send(conn, &Down::Refused(refusal.wire(id)))),
        }
    }

    fn decided(&mut self, conn: Conn, message: &Up) -> Result<Decided, Refusal> {
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
        let is_host = self.present.host(&self.table) == Some(seat.index());
        let sender = Sender { seat, is_host };
        let decision = decide(&self.table, sender, message, &mut self.rng)?;
        if decision.events.is_empty() {
            return Ok(Decided::Before(self.table.next_seq() - 1));
        }
        Ok(Decided::Now(seat, decision))
    }

    fn asked(&mut self, input: Input, now: i64, effects: &mut Vec<Effect>) {
        let Input::Asked { asked, request } = &input else { return };
        let asked = *asked;
        let viewer = |secret: &Option<String>| {
            self.table.viewer(secret.as_deref()).ok_or_else(|| {
                let reason = "this table is seen by those who have one of its links";
                Refusal::new(Code::WrongSecret, reason)
            })
        };
        let reply = match request {
            Request::Look { secret } => viewer(secret).map(|viewer| {
                Reply::Look(Box::new(seen::all(&self.table, viewer, None).into_update()))
            }),
            Request::Record { secret } => viewer(secret)
                .and_then(|_| record::record(&self.table))
                .map(|record| Reply::Record(Box::new(record))),
            Request::TakeSeat { name } => {
                match decide::take_seat(&self.table, name.as_deref(), &mut self.rng) {
                    Ok((_, decision)) => return self.append(decision, input, None, now, effects),
                    Err(refusal) => Err(refusal),
                }
            }
        };
        effects.push(Effect::Reply(asked, reply.unwrap_or_else(Reply::Refused)));
    }

    fn thought(&mut self, input: Input, now: i64, effects: &mut Vec<Effect>) {
        let Input::Thought(Thought { ply, answer }) = &input else { return };
        self.thinking = None;
        if self.table.play.as_ref().map(Play::ply) != Some(*ply) {
            return;
        }
        let decision = match answer {
            Answer::Talk(said) => {
                self.talked = Some(*ply);
                decide::bots_said(said.clone())
            }
            Answer::Turn { seat, actions, by } => {
                let turn = self.table.turn().is_some().then_some(*seat);
                // The rules have the last word on bots too.
                decide::bot_played(&self.table, turn, *ply, actions, *by)
                    .or_else(|_| decide::any_played(&self.table, turn, *ply, *by))
                    .unwrap_or_default()
            }
        };
        if !decision.events.is_empty() {
            self.append(decision, input, None, now, effects);
        }
    }

    /// Hands out what is to be stored.
    fn append(
        &mut self,
        decision: Decision,
        cause: Input,
        from: Option<(usize, String)>,
        at: i64,
        effects: &mut Vec<Effect>,
    ) {
        let events = decision.events.into_iter().map(|event| Stored { event, from: None });
        let mut events: Vec<Stored> = events.collect();
        if let Some(last) = events.last_mut() {
            last.from = from;
        }
        let mut appends = Vec::with_capacity(1 + usize::from(decision.other.is_some()));
        if let Some((id, entries)) = decision.other {
            let texts = entries.iter().map(Stored::to_json).collect();
            let new = Table::of(&id, at, entries).ok();
            let summary = new.as_ref().map(Table::summary);
            let new = new.map(Box::new);
            let table = id.into();
            appends.push(Append { table, first_seq: 1, at, entries: texts, summary, new });
        }
        appends.push(Append {
            table: self.table.id().into(),
            first_seq: self.table.next_seq(),
            at,
            entries: events.iter().map(Stored::to_json).collect(),
            summary: self.summary_after(&events, decision.ends, at),
            new: None,
        });
        let secret = decision.secret.map(|secret| secret.reveal().to_owned());
        self.pending = Some(Pending { cause, events, at, secret });
        effects.push(Effect::Append(appends));
    }

    /// The table in short after these events, if it changes.
    fn summary_after(&self, events: &[Stored], ends: bool, at: i64) -> Option<Summary> {
        let plain = |stored: &Stored| match &stored.event {
            Event::Played { .. } => !ends,
            Event::Said { .. }
            | Event::TookBack { .. }
            | Event::Secret { .. }
            | Event::Rematch { .. } => true,
            _ => false,
        };
        if events.iter().all(plain) {
            return None;
        }
        self.table.summary_after(events, at).ok()
    }

    /// What was stored happens, and everyone hears of it.
    fn stored(
        &mut self,
        pending: Pending,
        now: i64,
        effects: &mut Vec<Effect>,
    ) -> Result<(), Corrupt> {
        let Pending { cause, events, at, secret } = pending;
        let replaced = events.iter().find_map(|stored| match stored.event {
            Event::Secret { seat, .. } => Some(seat),
            _ => None,
        });
        let steps: Vec<Steps> = events
            .into_iter()
            .map(|stored| self.table.apply(at, stored))
            .collect::<Result<_, _>>()?;
        let sender = match &cause {
            Input::Message { conn, message } => message.id().map(|id| (*conn, id)),
            _ => None,
        };
        self.broadcast(&steps, sender.filter(|_| secret.is_none()), effects);
        let seq = self.table.next_seq() - 1;
        match (cause, secret) {
            (Input::Message { conn, message }, Some(secret)) => {
                let id = message.id().unwrap_or_default().to_owned();
                effects.push(send(conn, &Down::Ack { id, seq, secret: Some(secret) }));
                self.turn_out(replaced, Some(conn), effects);
            }
            (Input::Came { conn, secret, since, .. }, _) => {
                if let Some(viewer) = self.table.viewer(secret.as_deref()) {
                    self.welcome(conn, viewer, since, effects);
                }
            }
            (Input::Asked { asked, .. }, Some(secret)) => {
                let table = self.table.id().to_owned();
                let seat = replaced.unwrap_or_default();
                let taken = TakenSeat { table, seat, secret };
                effects.push(Effect::Reply(asked, Reply::Seat(taken)));
            }
            _ => {}
        }
        self.stop_thinking(now, effects);
        if let Some((_, deadline)) = self.table.deadline() {
            effects.push(Effect::WakeAt(deadline));
        }
        Ok(())
    }

    /// Connections that came with a secret that is now void have to go.
    fn turn_out(&mut self, seat: Option<usize>, but: Option<Conn>, effects: &mut Vec<Effect>) {
        let Some(seat) = seat else { return };
        let of_seat = |viewer: Viewer| matches!(viewer, Viewer::Seat(s) if s.index() == seat);
        let conns =
            self.present.conns().filter(|(conn, viewer)| of_seat(*viewer) && Some(*conn) != but);
        let conns: Vec<Conn> = conns.map(|(conn, _)| conn).collect();
        let reason = "this link was replaced by a new one: ask the host for it";
        for conn in &conns {
            let refusal = Refusal::new(Code::WrongSecret, reason);
            effects.push(send(*conn, &Down::Refused(refusal.wire(None))));
            effects.push(Effect::Close(*conn));
            self.present.leave(*conn);
        }
        if !conns.is_empty() {
            self.tell_presence(effects);
        }
    }

    /// Tells everyone what the last entries mean to them.
    fn broadcast(&self, steps: &[Steps], sender: Option<(Conn, &str)>, effects: &mut Vec<Effect>) {
        for viewer in self.present.viewers() {
            let seen = seen::last(&self.table, viewer, steps);
            if let Some((conn, id)) = sender
                && self.present.viewer(conn) == Some(viewer)
            {
                effects.push(Effect::Send(conn, written::update(&seen, Some(id))));
            }
            let sender = sender.map(|(conn, _)| conn);
            let conns = self.present.conns().filter(|(_, other)| *other == viewer);
            let others = conns.map(|(conn, _)| conn).filter(|conn| Some(*conn) != sender);
            let mut others = others.peekable();
            if others.peek().is_some() {
                let text = written::update(&seen, None);
                effects.extend(others.map(|conn| Effect::Send(conn, text.clone())));
            }
        }
    }

    fn not_stored(cause: &Input, reason: String, effects: &mut Vec<Effect>) {
        let refusal = Refusal::new(Code::NotStored, reason);
        match cause {
            Input::Message { conn, message } => {
                let id = message.id().map(ToOwned::to_owned);
                effects.push(send(*conn, &Down::Refused(refusal.wire(id))));
            }
            Input::Came { conn, .. } => {
                effects.push(send(*conn, &Down::Refused(refusal.wire(None))));
                effects.push(Effect::Close(*conn));
            }
            Input::Asked { asked, .. } => {
                effects.push(Effect::Reply(*asked, Reply::Refused(refusal)));
            }
            _ => {}
        }
    }

    /// Somebody else wrote to the log: catch up, and tell everyone.
    fn overtaken(
        &mut self,
        entries: &[(i64, String)],
        now: i64,
        effects: &mut Vec<Effect>,
    ) -> Result<(), Corrupt> {
        let mut steps = Vec::new();
        for (at, text) in entries {
            let seq = self.table.next_seq();
            let stored = serde_json::from_str(text).map_err(|error| Corrupt::new(seq, error))?;
            steps.push(self.table.apply(*at, stored)?);
        }
        if !steps.is_empty() {
            self.broadcast(&steps, None, effects);
            self.stop_thinking(now, effects);
        }
        Ok(())
    }
}

/// What is to be done about a message.
enum Decided {
    /// It was done before, with this event.
    Before(u64),
    /// This is to be stored.
    Now(Seat, Decision),
}

fn send(conn: Conn, down: &Down) -> Effect {
    Effect::Send(conn, written::message(down))
}
