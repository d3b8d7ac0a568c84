//! Players outside: any program that speaks lines of JSON. The protocol is documented in
//! `docs/player-protocol.md`.
//!
//! Every wait has a limit, and nothing the program does can block or fill the laboratory: it is
//! written to and read from by threads of its own.

mod message;
mod process;
mod shared;
mod transcript;

use std::sync::Arc;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use players::{Answer, Limit, Observation};
use rules::{Action, Game, Said, Seat, Signals, View};

use crate::chair::Fault;
use crate::contestant::words;
use crate::error::LabError;
use crate::seeds;
use crate::spec::Spec;
use message::{ActReply, BudgetJson, Message, Ready, Reply, TalkReply};
use process::Process;
use shared::{Program, Switchboard, lock};
use transcript::Correspondent;

pub(crate) use shared::Outside;

/// The protocol's version.
pub const PROTOCOL: u32 = 1;

/// How long a program may take to start and to answer the first message.
pub const START_LIMIT: Duration = Duration::from_secs(30);

/// How long a turn may take where the budget is in nodes, which say nothing about time.
pub const TIME_FOR_NODES: Duration = Duration::from_mins(1);

/// Bits of a player's seed: as many as a number of JavaScript holds.
const SEED_BITS: u32 = 53;

/// Can the program be started at all? Asked once before a run, to tell a wrong name from a bad
/// player.
pub(crate) fn check_command(command: &str) -> Result<(), LabError> {
    let words = words(command).map_err(LabError::Asked)?;
    match Process::start(&words) {
        Ok(mut process) => {
            process.kill();
            Ok(())
        }
        Err(error) => Err(LabError::asked(format!(
            "cmd:{command} could not be started: {error}. Is the name right?"
        ))),
    }
}

/// A deal that begins.
#[derive(Clone, Copy)]
pub(crate) struct NewDeal<'a> {
    pub(crate) spec: &'a Spec,
    pub(crate) deal: u64,
    /// Which of the run's players.
    pub(crate) player: usize,
    pub(crate) seat: Seat,
    /// Does it give and hear signals?
    pub(crate) signals: bool,
    pub(crate) view: &'a View,
}

/// The way to a program.
enum Link {
    /// A process of its own.
    Own(Process),
    /// A table of a process that plays many.
    Shared(Arc<Switchboard>, Receiver<String>),
}

/// A player outside.
pub(crate) struct External {
    outside: Arc<Outside>,
    command: String,
    limit: Limit,
    grace: Duration,
    /// Is whatever it does wrong told, even what could be passed over?
    strict: bool,
    game: Game,
    link: Option<Link>,
    table: u64,
    who: Correspondent,
    seats: u8,
    /// Does it want to be asked for signals?
    talks: bool,
    /// What it has used of its turn.
    used: Duration,
    /// What it has been told so far.
    events: usize,
    signals: usize,
}

impl External {
    pub(crate) fn new(command: &str, limit: Limit, spec: &Spec, outside: Arc<Outside>) -> External {
        External {
            outside,
            command: command.to_owned(),
            limit,
            grace: spec.grace,
            strict: spec.strict,
            game: spec.game,
            link: None,
            table: 0,
            who: Correspondent::default(),
            seats: spec.seats,
            talks: false,
            used: Duration::ZERO,
            events: 0,
            signals: 0,
        }
    }

    /// How long it may take for a turn, or for what it says before another's: the budget and the grace.
    fn patience(&self) -> Duration {
        let budget = match self.limit {
            Limit::Time(time) => time,
            Limit::Nodes(_) => TIME_FOR_NODES,
        };
        budget + self.grace
    }

    /// What is left of its budget in this turn. Nodes are its own to count.
    fn budget(&self) -> BudgetJson {
        match self.limit {
            Limit::Time(time) => Limit::Time(time.saturating_sub(self.used)).into(),
            Limit::Nodes(_) => self.limit.into(),
        }
    }

    /// Says hello for a new deal, to the process of the last deal if it still lives.
    pub(crate) fn begin(&mut self, new: NewDeal<'_>) -> Result<(), Fault> {
        (self.events, self.signals, self.used) = (0, 0, Duration::ZERO);
        self.table = self.outside.next_table();
        self.who = Correspondent { deal: new.deal, player: new.player, seat: new.seat.index() };
        let spec = new.spec;
        let hello = Message::Hello {
            protocol: PROTOCOL,
            game: spec.game.name(),
            seats: spec.seats,
            seat: new.seat.index(),
            options: records::options_json(&spec.options),
            signals: new.signals,
            budget: self.limit.into(),
            seed: seeds::of_player(&spec.seed, new.deal, new.player) >> (u64::BITS - SEED_BITS),
            ants: message::ants(new.view),
        };
        let ready = self.greet(&hello)?;
        if ready.ready != PROTOCOL {
            let theirs = ready.ready;
            return Err(Fault(format!("speaks protocol {theirs}, we speak {PROTOCOL}")));
        }
        self.talks = ready.talk;
        Ok(())
    }

    /// Finds a process, or starts one, and says hello. Whoever is first to greet a program learns whether one process
    /// plays all tables; the others wait for that.
    fn greet(&mut self, hello: &Message<'_>) -> Result<Ready, Fault> {
        if matches!(self.link, Some(Link::Own(_))) {
            return self.ask(hello, START_LIMIT);
        }
        let program = self.outside.program(&self.command);
        let mut program = lock(&program);
        match &*program {
            Program::ManyTables(board) if !board.is_gone() => {
                self.link = Some(Link::Shared(Arc::clone(board), board.open(self.table)));
                drop(program);
                self.ask(hello, START_LIMIT)
            }
            Program::OneTable => {
                drop(program);
                self.link = Some(Link::Own(self.start()?));
                self.ask(hello, START_LIMIT)
            }
            Program::Unknown | Program::ManyTables(_) => {
                self.link = Some(Link::Own(self.start()?));
                let ready: Ready = self.ask(hello, START_LIMIT)?;
                *program = match self.link.take() {
                    Some(Link::Own(process)) if ready.tables => {
                        let board = Arc::new(Switchboard::new(process));
                        let answers = board.open(self.table);
                        self.link = Some(Link::Shared(Arc::clone(&board), answers));
                        Program::ManyTables(board)
                    }
                    link => {
                        self.link = link;
                        Program::OneTable
                    }
                };
                Ok(ready)
            }
        }
    }

    fn start(&self) -> Result<Process, Fault> {
        let words = words(&self.command).map_err(Fault)?;
        Process::start(&words).map_err(|error| Fault(format!("could not be started: {error}")))
    }

    /// Its turn begins, and its budget anew.
    pub(crate) fn begin_turn(&mut self) {
        self.used = Duration::ZERO;
    }

    pub(crate) fn act(&mut self, seen: Observation<'_>, said: &[Said]) -> Result<Answer, Fault> {
        self.tell(seen, said);
        let standing = self.standing(seen);
        let view = records::ViewJson::new(seen.view);
        let patience = self.patience().saturating_sub(self.used);
        let started = Instant::now();
        let question = Message::Act { view: &view, standing, budget: self.budget() };
        let asked = self.ask(&question, patience);
        self.used += started.elapsed();
        let reply: ActReply = asked?;
        let action = Action::parse(self.game, &reply.action)
            .map_err(|error| Fault(format!("answered nonsense: {error}")))?;
        Ok(action.into())
    }

    pub(crate) fn talk(&mut self, seen: Observation<'_>, said: &[Said]) -> Result<Signals, Fault> {
        if !self.talks {
            return Ok(Signals::NONE);
        }
        self.tell(seen, said);
        let standing = self.standing(seen);
        let view = records::ViewJson::new(seen.view);
        let question = Message::Talk { view: &view, standing };
        let reply: TalkReply = self.ask(&question, self.patience())?;
        let tokens = reply.signals.iter().map(String::as_str);
        Signals::read(tokens).map_err(|error| Fault(format!("answered nonsense: {error}")))
    }

    /// The signals that stand, by seat; nothing where it does not take part.
    fn standing(&self, seen: Observation<'_>) -> Option<Vec<Signals>> {
        let standing = seen.heard?.by_seat(self.seats);
        Some(standing.map(|(_, signals)| signals).collect())
    }

    pub(crate) fn end(&mut self, seen: Observation<'_>, said: &[Said], note: Option<&str>) {
        self.tell(seen, said);
        let view = records::ViewJson::new(seen.view);
        self.send(Message::End { view: &view, note }.line(self.table));
        if let Some(Link::Shared(board, _)) = &self.link {
            board.close(self.table);
            self.link = None;
        }
    }

    /// It is at fault: its own process is ended, and the next deal starts another. One that plays other tables too goes
    /// on with those.
    pub(crate) fn dismiss(&mut self, seen: Observation<'_>, said: &[Said], note: Option<&str>) {
        if let Some(Link::Own(process)) = &mut self.link {
            process.kill();
            self.link = None;
        } else {
            self.end(seen, said, note);
        }
    }

    /// Sends what happened and what was said since it was last told. A signal given after so many
    /// actions comes before the event of the next action.
    fn tell(&mut self, seen: Observation<'_>, said: &[Said]) {
        let table = self.table;
        let said = if seen.heard.is_some() { said } else { &[] };
        for (ply, happened) in seen.events.iter().enumerate().skip(self.events) {
            for said in said[self.signals..].iter().take_while(|said| said.ply <= ply) {
                Message::said(said).for_each(|message| self.send(message.line(table)));
                self.signals += 1;
            }
            let event = records::EventJson::new(happened);
            self.send(Message::Event { ply, event }.line(table));
        }
        for said in &said[self.signals..] {
            Message::said(said).for_each(|message| self.send(message.line(table)));
        }
        (self.events, self.signals) = (seen.events.len(), said.len());
    }

    fn send(&self, line: String) {
        if let Some(transcript) = self.outside.transcript() {
            transcript.to(self.who, &line);
        }
        match &self.link {
            Some(Link::Own(process)) => process.send(line),
            Some(Link::Shared(board, _)) => board.send(line),
            None => {}
        }
    }

    /// Sends a question and waits for the line that answers it.
    fn ask<T: Reply>(&self, question: &Message<'_>, patience: Duration) -> Result<T, Fault> {
        let line = question.line(self.table);
        let transcript = self.outside.transcript();
        if let Some(transcript) = transcript {
            transcript.to(self.who, &line);
        }
        let answer = match &self.link {
            Some(Link::Own(process)) => process.ask(line, patience),
            Some(Link::Shared(board, answers)) => board.ask(answers, line, patience),
            None => Err("has no process".into()),
        };
        let answer = answer.map_err(Fault)?;
        if let Some(transcript) = transcript {
            transcript.from(self.who, &answer);
        }
        message::read(&answer, self.strict)
    }
}
