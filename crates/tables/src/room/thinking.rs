//! When bots think, and about what.

use protocol::{By, Level, TablePhase, Talk};
use rand_core::Rng as _;
use rules::{Seat, Viewer};

use super::neighbour::About;
use super::{Effect, Room};
use crate::bots::{BotQuestion, Task};
use crate::event::TableEvent;
use crate::game::Play;
use crate::limits::{CLAIM_MS, MAX_DEFERRED_MS};

/// What bots think about.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct BotsThinking {
    ply: usize,
    /// Who is asked.
    bots: Vec<(Seat, Level)>,
    /// A turn, on whose behalf; else what to say.
    turn: Option<By>,
}

impl BotsThinking {
    pub(super) fn about(&self) -> About {
        About { ply: self.ply, is_turn: self.turn.is_some() }
    }
}

/// Bots of another node think about this: those of this one wait for them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deferred {
    about: About,
    since: i64,
    until: i64,
}

impl Room {
    /// Ends thought about what is no longer asked.
    pub(super) fn stop_thinking(&mut self, now: i64, effects: &mut Vec<Effect>) {
        if self.thinking.is_some() && self.thinking != self.due(now) {
            self.thinking = None;
            effects.push(Effect::StopThinking);
        }
    }

    /// Sets bots to think, if it is on them.
    pub(super) fn go_on(&mut self, now: i64, effects: &mut Vec<Effect>) {
        if self.thinking.is_some() {
            return;
        }
        let Some(due) = self.due(now) else {
            self.deferred = None;
            return;
        };
        if !self.defers(due.about(), now) {
            effects.push(Effect::Think(self.task(&due)));
            self.thinking = Some(due);
        }
    }

    /// Is it left to the bots of another node? Not for ever: they may be gone, or never have been.
    fn defers(&mut self, about: About, now: i64) -> bool {
        let others = self.present.neighbours().thinks(about, CLAIM_MS, now, |_| true);
        let since = self.deferred.filter(|deferred| deferred.about == about);
        let since = since.map_or(now, |deferred| deferred.since);
        let until = others.map(|until| until.min(since + MAX_DEFERRED_MS));
        match until.filter(|until| now < *until) {
            Some(until) => {
                self.deferred = Some(Deferred { about, since, until });
                true
            }
            None => false,
        }
    }

    /// Two nodes think about the same: the one with the smaller number goes on.
    pub(super) fn yield_thought(&mut self, now: i64, effects: &mut Vec<Effect>) {
        let (Some(own), Some(thinking)) = (self.node, &self.thinking) else { return };
        let about = thinking.about();
        let waited = self.deferred.filter(|deferred| deferred.about == about);
        if waited.is_some_and(|deferred| now - deferred.since >= MAX_DEFERRED_MS) {
            return;
        }
        let first = self.present.neighbours().thinks(about, CLAIM_MS, now, |node| node < own);
        if first.is_some() {
            self.thinking = None;
            effects.push(Effect::StopThinking);
        }
    }

    /// What bots have to think about now.
    fn due(&self, now: i64) -> Option<BotsThinking> {
        if self.table.phase() != TablePhase::Playing || now < self.resting || !self.table.has_room()
        {
            return None;
        }
        let people = self.table.chairs.iter().any(|chair| chair.bot.is_none());
        // Bots among themselves play for those who look on.
        if !people && self.is_empty() {
            return None;
        }
        let ply = self.table.play.as_ref().map(Play::ply)?;
        let turn = self.table.turn();
        let bot = |seat: Seat| self.table.chairs.get(seat.index())?.bot.map(|level| (seat, level));
        let bots: Vec<(Seat, Level)> = Seat::all(self.table.deal.seats).filter_map(bot).collect();
        let others = bots.iter().copied().filter(|(seat, _)| Some(*seat) != turn);
        let others: Vec<(Seat, Level)> = others.collect();
        if !others.is_empty() && self.is_time_to_talk(ply) {
            return Some(BotsThinking { ply, bots: others, turn: None });
        }
        let on_turn = match turn {
            Some(turn) => bots.iter().copied().find(|(seat, _)| *seat == turn),
            // The team chooses, or a round is to be dealt: that is for people, if there are any.
            None if people => None,
            None => bots.first().copied(),
        };
        if let Some(on_turn) = on_turn {
            return Some(BotsThinking { ply, bots: vec![on_turn], turn: Some(By::Bot) });
        }
        let (seat, deadline) = self.table.deadline()?;
        let bots = vec![(seat, Level::Steady)];
        (now >= deadline).then_some(BotsThinking { ply, bots, turn: Some(By::Clock) })
    }

    /// Bots say what they have to say once, when a turn begins.
    fn is_time_to_talk(&self, ply: usize) -> bool {
        let talk = self.table.deal.game.is_cooperative() && self.table.founding.talk != Talk::Off;
        let begins = self.table.play.as_ref().is_some_and(|play| play.turn_began() == ply);
        talk && begins && self.talked != Some(ply) && !self.bots_have_spoken()
    }

    /// Have bots said something since the last card, here or elsewhere?
    pub(super) fn bots_have_spoken(&self) -> bool {
        let since = self.table.log.iter().rev().map(|logged| &logged.event);
        let mut since = since.take_while(|event| !matches!(event, TableEvent::Played { .. }));
        since.any(
            |event| matches!(event, TableEvent::Said { said } if said.iter().any(|said| said.bot)),
        )
    }

    /// When to come back with [`Input::Tick`](super::Input::Tick), in milliseconds since 1970.
    pub fn wake_at(&self) -> Option<i64> {
        let waits = self.pending.is_none() && self.thinking.is_none();
        let playing = self.table.phase() == TablePhase::Playing && self.table.has_room();
        let clock = self.table.deadline().filter(|_| waits && playing);
        let clock = clock.map(|(_, deadline)| deadline.max(self.resting));
        let rested = (waits && playing && self.resting > 0).then_some(self.resting);
        let deferred = self.deferred.filter(|_| waits && playing).map(|deferred| deferred.until);
        let silent = self.present.neighbours().silent_at();
        let announce = self.announce_at();
        [clock, rested, deferred, self.counting, silent, announce].into_iter().flatten().min()
    }

    fn task(&mut self, due: &BotsThinking) -> Task {
        let events = self.events_since_deal();
        let asked = due.bots.iter().filter_map(|(seat, level)| {
            let viewer = Viewer::Seat(*seat);
            Some(BotQuestion {
                seat: *seat,
                level: *level,
                view: self.table.play.as_ref()?.state().view(viewer),
                events: events.iter().map(|event| event.seen_by(viewer)).collect(),
                seed: self.rng.next_u64(),
            })
        });
        let asked = asked.collect();
        let heard = self.table.standing().copied();
        Task { ply: due.ply, asked, heard, turn: due.turn }
    }

    /// All that happened in the game; in the cooperative games, where it bears on signals.
    fn events_since_deal(&self) -> Vec<rules::Event> {
        let Some(play) = &self.table.play else { return Vec::new() };
        if !self.table.deal.game.is_cooperative() {
            return Vec::new();
        }
        let mut again = Play::new(&self.table.deal);
        play.actions().iter().filter_map(|action| again.apply(*action).ok()).collect()
    }
}
