//! What is to be stored, and what comes of each outcome: stored, refused, overtaken, not known yet.

use protocol::{Code, Down};

use super::{Append, Effect, Input, Reply, Room, send};
use crate::decide::Decision;
use crate::error::{Corrupt, Refusal};
use crate::event::{Stored, TableEvent};
use crate::limits::BOTS_REST_MS;
use crate::rematch::next_table;
use crate::summary::TableSummary;
use crate::table::{Steps, Table};

/// What is being stored, and what it comes of.
#[derive(Debug)]
pub(super) struct Pending {
    pub(super) cause: Input,
    pub(super) events: Vec<Stored>,
    at: i64,
    /// Does the game end with it?
    ends: bool,
    /// The table of the rematch, which is stored first.
    other: Option<Append>,
    /// Where the seat is that somebody took from outside.
    pub(super) seat: Option<usize>,
}

impl Room {
    /// Hands out what is to be stored.
    pub(super) fn append(
        &mut self,
        decision: Decision,
        cause: Input,
        from: Option<(usize, String)>,
        at: i64,
        effects: &mut Vec<Effect>,
    ) {
        let mut events = decision.events;
        let mut ends = false;
        if let Some((actions, by)) = decision.actions {
            let tried = self.table.play.as_ref().and_then(|play| play.try_out(&actions));
            let Some((actions, over)) = tried else {
                // A view allows what the rules do: a law of theirs. Without it nothing is told.
                let refusal = Refusal::new(Code::Illegal, "the rules do not allow it");
                if let Input::Message { conn, message } = cause {
                    let id = message.id().map(ToOwned::to_owned);
                    effects.push(Effect::Refuse(conn, refusal.wire(id)));
                }
                return;
            };
            ends = over;
            events.push(TableEvent::Played { by, actions });
        }
        let (mut other, mut new) = (None, None);
        if let Some(cards) = decision.rematch {
            let (id, entries) = next_table(&self.table, cards, &mut self.rng);
            let texts = entries.iter().map(Stored::to_json).collect();
            let table = Table::of(&id, at, entries).ok();
            let summary = table.as_ref().map(Table::summary);
            new = table.map(Box::new);
            events.push(TableEvent::Rematch { table: id.clone() });
            let table = id.into();
            let first = Append { table, first_seq: 1, at, entries: texts, summary, new: None };
            other = Some(first);
        }
        let events = events.into_iter().map(|event| Stored { event, from: None });
        let mut events: Vec<Stored> = events.collect();
        if let Some(last) = events.last_mut() {
            last.from = from;
        }
        let pending = Box::new(Pending { cause, events, at, ends, other, seat: None });
        let mut appends = self.appends(&pending);
        if let Some(first) = appends.first_mut().filter(|_| new.is_some()) {
            first.new = new;
        }
        self.pending = Some(pending);
        effects.push(Effect::Append(appends));
    }

    /// What is to be stored, in order.
    fn appends(&self, pending: &Pending) -> Vec<Append> {
        let Pending { events, at, ends, other, .. } = pending;
        let own = Append {
            table: self.table.id().into(),
            first_seq: self.table.next_seq(),
            at: *at,
            entries: events.iter().map(Stored::to_json).collect(),
            summary: self.summary_after(events, *ends, *at),
            new: None,
        };
        other.iter().cloned().chain([own]).collect()
    }

    /// The table in short after these events, if it changes.
    fn summary_after(&self, events: &[Stored], ends: bool, at: i64) -> Option<TableSummary> {
        let plain = |stored: &Stored| match &stored.event {
            TableEvent::Played { .. } => !ends,
            TableEvent::Said { .. }
            | TableEvent::Reacted { .. }
            | TableEvent::TookBack { .. }
            | TableEvent::Secret { .. }
            | TableEvent::Invited { .. }
            | TableEvent::InvitedAll { .. }
            | TableEvent::Shown { .. }
            | TableEvent::Rekeyed { .. }
            | TableEvent::AskedBack { .. }
            | TableEvent::Wished { .. }
            | TableEvent::Rematch { .. } => true,
            TableEvent::Created(_)
            | TableEvent::Joined { .. }
            | TableEvent::Named { .. }
            | TableEvent::Seated { .. }
            | TableEvent::Freed { .. }
            | TableEvent::Left { .. }
            | TableEvent::Help { .. }
            | TableEvent::Started {} => false,
        };
        if events.iter().all(plain) {
            return None;
        }
        self.table.summary_after(events, at).ok()
    }

    /// What was stored happens, and everyone hears of it.
    pub(super) fn stored(
        &mut self,
        pending: Pending,
        now: i64,
        effects: &mut Vec<Effect>,
    ) -> Result<(), Corrupt> {
        let Pending { cause, events, at, seat, .. } = pending;
        let steps: Vec<Steps> = events
            .into_iter()
            .map(|stored| self.table.apply(at, stored))
            .collect::<Result<_, _>>()?;
        if let Input::Came { conn, .. } = &cause {
            // It is let in anew, with what it brought.
            self.present.leave(*conn, now);
        }
        self.turn_out(now, effects);
        let sender = match &cause {
            Input::Message { conn, message } => message.id().map(|id| (*conn, id)),
            _ => None,
        };
        self.broadcast(&steps, sender, now, effects);
        match cause {
            Input::Came { .. } => self.came(cause, now, effects),
            Input::Asked { asked, .. } => {
                if let Some(seat) = seat {
                    effects.push(Effect::Reply(asked, self.taken(seat)));
                }
            }
            _ => {}
        }
        self.resting = 0;
        self.stop_thinking(now, effects);
        Ok(())
    }

    /// Whether it is stored has to be found out: the sender keeps the message until then.
    pub(super) fn doubt(&mut self, effects: &mut Vec<Effect>) {
        let Some(pending) = &self.pending else { return };
        effects.push(Effect::Settle(self.appends(pending)));
        if let Input::Message { conn, message } = &pending.cause {
            let id = message.id().unwrap_or_default().to_owned();
            effects.push(send(*conn, &Down::Checking { id }));
        }
    }

    pub(super) fn not_stored(
        &mut self,
        cause: &Input,
        reason: String,
        now: i64,
        effects: &mut Vec<Effect>,
    ) {
        let refusal = Refusal::new(Code::NotStored, reason);
        match cause {
            Input::Message { conn, message } => {
                let id = message.id().map(ToOwned::to_owned);
                effects.push(Effect::Refuse(*conn, refusal.wire(id)));
            }
            Input::Came { conn, .. } => self.show_out(*conn, refusal, now, effects),
            Input::Asked { asked, .. } => {
                effects.push(Effect::Reply(*asked, Reply::Refused(refusal)));
            }
            // A bot would try again at once, and again.
            _ => self.resting = now + BOTS_REST_MS,
        }
    }

    /// Takes in what the log holds from a number on, as far as it is new and nothing is missing before
    /// it. While it is not known what became of an append, that has to be found out first.
    pub(super) fn heard(
        &mut self,
        first_seq: u64,
        entries: &[(i64, String)],
        now: i64,
        effects: &mut Vec<Effect>,
    ) -> Result<(), Corrupt> {
        let next = self.table.next_seq();
        let known = usize::try_from(next.saturating_sub(first_seq)).unwrap_or(usize::MAX);
        if known >= entries.len() {
            return Ok(());
        }
        if first_seq > next || self.pending.is_some() {
            self.behind = true;
            return Ok(());
        }
        self.overtaken(&entries[known..], now, effects)
    }

    /// Somebody else wrote to the log: catch up, and tell everyone.
    pub(super) fn overtaken(
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
            self.turn_out(now, effects);
            self.broadcast(&steps, None, now, effects);
            self.stop_thinking(now, effects);
        }
        Ok(())
    }
}
