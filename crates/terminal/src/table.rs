//! A table of this program: the record being written, the people at the keyboard, the bots.
//!
//! It knows all cards. What leaves it are views and what one viewer learns of an event; the front
//! ends never hold a table, they get messages from the thread around it ([`crate::local`]).

use std::time::Duration;

use anyhow::Context as _;
use players::{Bots, Cancel};
use records::{GameResult, Record, Replay};
use rules::{
    Action, Event, Happening as _, Illegal, Position as _, Said, Seat, Signal, State, View,
    ViewEvent, Viewer, the_game,
};

use crate::bots::bots;
use crate::setting::{Chair, Setting};

/// A game with everyone at it.
pub(crate) struct Table {
    record: Record,
    replay: Replay,
    setting: Setting,
    bots: Bots,
    events: Vec<Event>,
    /// After how many actions the bots spoke last.
    spoke: Option<usize>,
}

/// Who is to act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    Bot(Seat),
    /// One of these people.
    People(Vec<Seat>),
    Over,
}

impl Table {
    /// A table for a record: a fresh one, or one to go on with.
    pub(crate) fn new(record: Record, thought: Duration, cancel: &Cancel) -> anyhow::Result<Table> {
        let setting = Setting::of_record(&record)?;
        let seed = record.seed.context("the record has no seed")?;
        let bots = bots(&setting.chairs, &seed, thought, cancel);
        let replay = Replay::new(&record)?;
        let actions = record.actions.clone();
        // What was said where the game was left need not be said again.
        let spoke = record.signals.last().map(|said| said.ply);
        let mut table = Table { record, replay, setting, bots, events: Vec::new(), spoke };
        for token in &actions {
            let event = table.replay.play(token)?;
            table.learn(event);
        }
        Ok(table)
    }

    fn learn(&mut self, event: Event) {
        self.bots.learn(|viewer| event.seen_by(viewer));
        self.events.push(event);
    }

    fn state(&self) -> &State {
        self.replay.state()
    }

    /// Who sits where.
    pub(crate) fn setting(&self) -> &Setting {
        &self.setting
    }

    /// What a viewer sees.
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        self.state().view(viewer)
    }

    /// What a viewer has learned since the deal.
    pub(crate) fn events(&self, viewer: Viewer) -> Vec<ViewEvent> {
        self.events.iter().map(|event| event.seen_by(viewer)).collect()
    }

    /// What has been said.
    pub(crate) fn said(&self) -> &[Said] {
        &self.record.signals
    }

    /// Who is to act. What the team or the table decides is for the people, if there are any.
    pub(crate) fn next(&self) -> Next {
        if self.state().is_over() {
            return Next::Over;
        }
        match self.state().turn() {
            Some(seat) => match self.setting.chairs[seat.index()] {
                Chair::Bot(_) => Next::Bot(seat),
                Chair::Person => Next::People(vec![seat]),
            },
            None => match self.setting.people() {
                people if people.is_empty() => Next::Bot(Seat::FIRST),
                people => Next::People(people),
            },
        }
    }

    /// Takes an action of a seat.
    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> Result<Event, Illegal> {
        if self.state().turn().is_some_and(|turn| turn != seat) {
            return Err(Illegal::NotYourTurn);
        }
        self.state().check(action)?;
        let token = action.to_string();
        // It is legal; only a record without a seed could lack the next round's deck.
        let event = self.replay.play(&token).map_err(|_| Illegal::OtherGame)?;
        self.record.actions.push(token);
        self.learn(event);
        Ok(event)
    }

    /// Lets a bot think.
    pub(crate) fn think(&mut self, seat: Seat) -> Option<Action> {
        let state = self.replay.state();
        self.bots.act(seat, |viewer| state.view(viewer), &self.record.signals)
    }

    /// A person says something.
    pub(crate) fn say(&mut self, seat: Seat, signal: Signal) -> Option<Said> {
        let said = Said { ply: self.replay.ply(), seat, signal };
        self.record.game.is_cooperative().then(|| {
            self.record.signals.push(said);
            said
        })
    }

    /// What the bots say as a turn begins, once.
    pub(crate) fn talk(&mut self) -> Vec<Said> {
        let ply = self.replay.ply();
        let begins = match self.state() {
            State::TheGame(state) => {
                use the_game::Phase;
                matches!(state.board().phase(), Phase::Choose | Phase::Turn { done: 0, .. })
            }
            State::FaceToFace(_) | State::Hormigas(_) => false,
        };
        if !begins || self.spoke == Some(ply) {
            return Vec::new();
        }
        self.spoke = Some(ply);
        let (state, said) = (self.replay.state(), &self.record.signals);
        let said = self.bots.talk(state.turn(), |viewer| state.view(viewer), said, ply);
        self.record.signals.extend(&said);
        said
    }

    /// What came out so far.
    pub(crate) fn result(&self) -> GameResult {
        self.replay.result()
    }

    /// The record as it stands.
    pub(crate) fn record(&self) -> Record {
        let mut record = self.record.clone();
        record.set_result(&self.replay.result());
        record.decks = self.replay.decks_so_far(&self.record);
        record
    }
}
