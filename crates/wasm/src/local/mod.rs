//! A table in the browser: one person, and bots on the other seats. It speaks the server's protocol,
//! so that the page meets one kind of table, and it needs no network.
//!
//! What it holds is a record; whoever keeps the record can go on with the game later.

mod info;

use players::{Bots, Budget, Limit};
use protocol::{
    By, CreateTable, Down, Event, Happened, Refused, Spoken, TableInfo, Up, Update, Words, You,
};
use records::{EventJson, Record, Replay, ViewJson};
use rules::{Happening as _, Position as _, Said, Seat, Signal, State, Viewer};

/// How long a bot may think about a turn.
const THOUGHT: Limit = Limit::Time(std::time::Duration::from_millis(700));

/// The table.
pub struct Local {
    record: Record,
    replay: Replay,
    you: Seat,
    bots: Bots,
    info: TableInfo,
    /// What the person has seen.
    events: Vec<Event>,
    /// The ply at which the bots last said something.
    talked: Option<usize>,
    now: i64,
}

impl Local {
    /// A new table, with its cards dealt.
    pub fn create(id: &str, wish: &CreateTable, seed: &str, now: i64) -> Result<Local, String> {
        let record = info::record(wish, seed)?;
        Local::open(id, record, now)
    }

    /// A table from its record, as it was left.
    pub fn resume(id: &str, record: &str, now: i64) -> Result<Local, String> {
        let mut record = Record::from_json(record).map_err(|error| error.to_string())?;
        let actions = std::mem::take(&mut record.actions);
        let signals = std::mem::take(&mut record.signals);
        let mut local = Local::open(id, record, now)?;
        let mut said = signals.into_iter().peekable();
        for (ply, token) in actions.iter().enumerate() {
            while let Some(said) = said.next_if(|said| said.ply <= ply) {
                local.say(vec![said]);
            }
            let by = local.by(local.replay.state().turn());
            let step = local.play(token)?;
            local.happen(Happened::Played { ply, by, steps: vec![step] });
        }
        local.say(said.collect());
        local.talked = Some(local.replay.ply());
        local.finish();
        Ok(local)
    }

    fn open(id: &str, record: Record, now: i64) -> Result<Local, String> {
        let replay = Replay::new(&record).map_err(|error| error.to_string())?;
        let (info, you) = info::table(id, &record)?;
        let players = Seat::all(record.seats).zip(&info.seats).filter_map(|(seat, occupant)| {
            let level = info::player_level(occupant.bot?);
            Some((seat, level.player(seat.index() as u64)))
        });
        let bots = Bots::new(players, Budget { limit: THOUGHT, ..Budget::nodes(1) });
        let mut local =
            Local { record, replay, you, bots, info, events: Vec::new(), talked: None, now };
        local.happen(Happened::Created {});
        local.happen(Happened::Started {});
        Ok(local)
    }

    /// The record so far; with its result once the game is over.
    pub fn record(&self) -> Record {
        let mut record = self.record.clone();
        record.decks = self.replay.decks_so_far(&record);
        if self.replay.state().is_over() {
            record.set_result(&self.replay.result());
        }
        record
    }

    /// What comes of a message.
    pub fn send(&mut self, up: Up, now: i64) -> Vec<Down> {
        self.now = now;
        match up {
            Up::Join { since, .. } => vec![self.joined(since), self.presence()],
            Up::Act { id, ply, actions } => self.act(id, ply, &actions),
            Up::Signal { id, signal } => self.signal(id, &signal),
            Up::Name { id, name } => self.name(id, name),
            Up::Ping {} => vec![Down::Pong {}],
            other => {
                vec![refused(other.id(), protocol::Code::Invalid, "there is nobody else here")]
            }
        }
    }

    /// The next thing that a bot does: a word before a turn, or the turn. Nothing once the person is
    /// to decide.
    pub fn tick(&mut self, now: i64) -> Vec<Down> {
        self.now = now;
        let from = self.events.len();
        self.talk();
        if let Some(seat) = self.replay.state().turn().filter(|seat| *seat != self.you) {
            self.bot_turn(seat);
        }
        self.since(from)
    }

    fn bot_turn(&mut self, seat: Seat) {
        let ply = self.replay.ply();
        let mut steps = Vec::new();
        while self.replay.state().turn() == Some(seat) {
            let state = *self.replay.state();
            let said = &self.record.signals;
            let Some(action) = self.bots.act(seat, |viewer| state.view(viewer), said) else {
                break;
            };
            let token = action.to_string();
            let Ok(step) = self.play(&token) else { break };
            let ends = token == "end";
            steps.push(step);
            if ends {
                break;
            }
        }
        self.happen(Happened::Played { ply, by: By::Bot, steps });
        self.finish();
    }

    fn act(&mut self, id: String, ply: usize, actions: &[String]) -> Vec<Down> {
        if ply != self.replay.ply() {
            return vec![refused(Some(&id), protocol::Code::MovedOn, "the game has gone on")];
        }
        let (state, from) = (*self.replay.state(), self.events.len());
        if state.turn().is_some_and(|seat| seat != self.you) {
            let code = protocol::Code::NotYourTurn;
            return vec![refused(Some(&id), code, "somebody else is on turn")];
        }
        // All or nothing: tried on a copy first.
        let mut trial = self.replay.clone();
        for token in actions {
            if let Err(error) = trial.play(token) {
                let mut no = refused(Some(&id), protocol::Code::Illegal, &error.reason);
                if let Down::Refused(no) = &mut no {
                    no.about = Some(token.clone());
                }
                return vec![no];
            }
        }
        let steps = actions.iter().filter_map(|token| self.play(token).ok()).collect();
        self.happen(Happened::Played { ply, by: By::Person, steps });
        self.finish();
        self.answer(id, from)
    }

    fn signal(&mut self, id: String, token: &str) -> Vec<Down> {
        let from = self.events.len();
        let signal = token.parse::<Signal>().ok().filter(|_| self.record.game.is_cooperative());
        let Some(signal) = signal else {
            return vec![refused(
                Some(&id),
                protocol::Code::NoTalk,
                "there is no such signal here",
            )];
        };
        self.say(vec![Said { ply: self.replay.ply(), seat: self.you, signal }]);
        self.answer(id, from)
    }

    fn name(&mut self, id: String, name: String) -> Vec<Down> {
        let from = self.events.len();
        let seat = self.you.index();
        self.info.seats[seat].name = Some(name);
        let occupant = self.info.seats[seat].clone();
        info::set_names(&self.info, &mut self.record);
        self.happen(Happened::Seated { seat, occupant });
        self.answer(id, from)
    }

    /// Before a turn, and before someone starts, the bots say what they have to say: once.
    fn talk(&mut self) {
        let (ply, state) = (self.replay.ply(), *self.replay.state());
        if !self.record.game.is_cooperative() || self.talked == Some(ply) || in_mid_turn(&state) {
            return;
        }
        self.talked = Some(ply);
        let said = &self.record.signals;
        let said = self.bots.talk(state.turn(), |viewer| state.view(viewer), said, ply);
        self.say(said);
    }

    fn say(&mut self, said: Vec<Said>) {
        if said.is_empty() {
            return;
        }
        let spoken = |said: &Said| Spoken {
            seat: said.seat.index(),
            ply: said.ply,
            bot: said.seat != self.you,
            name: None,
            words: Words::Signal(said.signal.to_string()),
        };
        let spoken = said.iter().map(spoken).collect();
        self.record.signals.extend(said);
        self.happen(Happened::Said { said: spoken });
    }

    /// Takes an action; what the person learns of it.
    fn play(&mut self, token: &str) -> Result<EventJson, String> {
        let event = self.replay.play(token).map_err(|error| error.to_string())?;
        self.bots.learn(|viewer| event.seen_by(viewer));
        self.record.actions.push(token.to_owned());
        Ok(EventJson::new(&event.seen_by(Viewer::Seat(self.you))))
    }

    fn by(&self, seat: Option<Seat>) -> By {
        if seat.is_none_or(|seat| seat == self.you) { By::Person } else { By::Bot }
    }

    fn happen(&mut self, what: Happened) {
        let seq = self.events.len() as u64 + 1;
        self.events.push(Event { seq, at: self.now, what });
    }

    fn finish(&mut self) {
        if self.replay.state().is_over() {
            info::set_over(&mut self.info, &self.replay.result(), &self.record);
        }
    }

    fn answer(&mut self, id: String, from: usize) -> Vec<Down> {
        let mut downs = self.since(from);
        if let Some(Down::Update(update)) = downs.first_mut() {
            update.ack = Some(id);
        }
        downs
    }

    /// The update with the events from an index on; none if there are none.
    fn since(&self, from: usize) -> Vec<Down> {
        if from >= self.events.len() {
            return Vec::new();
        }
        vec![Down::Update(Update { table: Some(self.info.clone()), ..self.update(from) })]
    }

    fn joined(&self, since: Option<u64>) -> Down {
        let from = since.and_then(|since| usize::try_from(since).ok()).unwrap_or(0);
        Down::Update(Update {
            you: Some(You { seat: Some(self.you.index()) }),
            table: Some(self.info.clone()),
            whole: since.is_none(),
            ..self.update(from)
        })
    }

    fn update(&self, from: usize) -> Update {
        Update {
            seq: self.events.len() as u64,
            ack: None,
            ply: Some(self.replay.ply()),
            you: None,
            table: None,
            whole: false,
            events: self.events.get(from..).unwrap_or_default().to_vec(),
            view: Some(ViewJson::new(&self.replay.state().view(Viewer::Seat(self.you)))),
            deadline: None,
            now: None,
        }
    }

    fn presence(&self) -> Down {
        let (seats, host) = (self.info.seats.len(), Some(self.you.index()));
        Down::Presence { seats: vec![1; seats], away: vec![None; seats], watchers: 0, host }
    }
}

fn in_mid_turn(state: &State) -> bool {
    use rules::the_game::Phase;
    matches!(state, State::TheGame(state)
        if matches!(state.board().phase(), Phase::Turn { done: 1.., .. }))
}

fn refused(id: Option<&str>, code: protocol::Code, reason: &str) -> Down {
    let (id, reason) = (id.map(str::to_owned), reason.to_owned());
    Down::Refused(Refused { id, code, reason, about: None })
}
