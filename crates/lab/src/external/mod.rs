//! Players outside: any program that speaks lines of JSON. The protocol is documented in
//! `docs/player-protocol.md`.
//!
//! Every wait has a limit, and nothing the program does can block or fill the laboratory: it is
//! written to and read from by threads of its own.

mod message;
mod process;

use std::time::Duration;

use players::{Answer, Limit, Observation};
use rules::{Action, Game, Seat, Signal};

use crate::chair::Fault;
use crate::contestant::words;
use crate::error::LabError;
use crate::spec::Spec;
use message::{ActReply, Message, Ready};
use process::Process;

/// The protocol's version.
pub const PROTOCOL: u32 = 1;

/// How long a program may take to start and to answer the first message.
pub const START_LIMIT: Duration = Duration::from_secs(30);

/// How long a turn may take where the budget is in nodes, which say nothing about time.
pub const TIME_FOR_NODES: Duration = Duration::from_mins(1);

/// More signals at once than there are.
const MAX_SIGNALS: usize = 20;

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

/// A player outside.
pub(crate) struct External {
    command: String,
    limit: Limit,
    grace: Duration,
    game: Game,
    seats: u8,
    process: Option<Process>,
    /// Does it want to be asked for signals?
    talks: bool,
    /// What it has been told so far.
    events: usize,
    signals: usize,
}

impl External {
    pub(crate) fn new(command: &str, limit: Limit, grace: Duration) -> External {
        External {
            command: command.to_owned(),
            limit,
            grace,
            game: Game::TheGame,
            seats: 0,
            process: None,
            talks: false,
            events: 0,
            signals: 0,
        }
    }

    /// How long it may take to answer: the budget and the grace.
    pub(crate) fn patience(&self) -> Duration {
        let budget = match self.limit {
            Limit::Time(time) => time,
            Limit::Nodes(_) => TIME_FOR_NODES,
        };
        budget + self.grace
    }

    /// Says hello for a new deal, to the process of the last deal if it still lives.
    pub(crate) fn begin(&mut self, spec: &Spec, seat: Seat, signals: bool) -> Result<(), Fault> {
        (self.events, self.signals) = (0, 0);
        (self.game, self.seats) = (spec.game, spec.seats);
        if self.process.is_none() {
            let process = words(&self.command).and_then(|words| {
                Process::start(&words).map_err(|error| format!("could not be started: {error}"))
            });
            self.process = Some(process.map_err(Fault)?);
        }
        let hello = Message::Hello {
            protocol: PROTOCOL,
            game: spec.game.name(),
            seats: spec.seats,
            seat: seat.index(),
            options: records::options_json(&spec.options),
            signals,
            budget: self.limit.into(),
        };
        let line = self.ask(&hello, START_LIMIT)?;
        let ready: Ready = message::read(&line, "a line like {\"ready\":1}")?;
        if ready.ready != PROTOCOL {
            let theirs = ready.ready;
            return Err(Fault(format!("speaks protocol {theirs}, we speak {PROTOCOL}")));
        }
        self.talks = ready.talk;
        Ok(())
    }

    pub(crate) fn act(&mut self, seen: Observation<'_>) -> Result<Answer, Fault> {
        self.tell(seen);
        let view = records::ViewJson::new(seen.view);
        let patience = self.patience();
        let line = self.ask(&Message::Act { view: &view, budget: self.limit.into() }, patience)?;
        let reply: ActReply = message::read(&line, "a line like {\"action\":\"end\"}")?;
        let action = Action::parse(self.game, &reply.action)
            .map_err(|error| Fault(format!("answered nonsense: {error}")))?;
        Ok(Answer { signals: read_signals(&reply.signals)?, ..Answer::from(action) })
    }

    pub(crate) fn talk(&mut self, seen: Observation<'_>) -> Result<Vec<Signal>, Fault> {
        if !self.talks {
            return Ok(Vec::new());
        }
        self.tell(seen);
        let view = records::ViewJson::new(seen.view);
        let patience = self.patience();
        let line = self.ask(&Message::Talk { view: &view }, patience)?;
        let reply: message::TalkReply = message::read(&line, "a line like {\"signals\":[]}")?;
        read_signals(&reply.signals)
    }

    pub(crate) fn end(&mut self, seen: Observation<'_>, note: Option<&str>) {
        self.tell(seen);
        if let Some(process) = &self.process {
            let view = records::ViewJson::new(seen.view);
            process.send(Message::End { view: &view, note }.line());
        }
    }

    pub(crate) fn dismiss(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill();
        }
    }

    /// Sends what happened and what was said since it was last told. A signal given after so many
    /// actions comes before the event of the next action.
    fn tell(&mut self, seen: Observation<'_>) {
        let Some(process) = &self.process else { return };
        for (ply, happened) in seen.events.iter().enumerate().skip(self.events) {
            for said in seen.signals[self.signals..].iter().take_while(|said| said.ply <= ply) {
                process.send(Message::said(said).line());
                self.signals += 1;
            }
            process.send(Message::Event { ply, event: records::EventJson::new(happened) }.line());
        }
        for said in &seen.signals[self.signals..] {
            process.send(Message::said(said).line());
        }
        (self.events, self.signals) = (seen.events.len(), seen.signals.len());
    }

    /// Sends a question and waits for the line that answers it.
    fn ask(&mut self, question: &Message<'_>, patience: Duration) -> Result<String, Fault> {
        let Some(process) = &self.process else {
            return Err(Fault("has no process".into()));
        };
        process.ask(question.line(), patience).map_err(Fault)
    }
}

fn read_signals(signals: &[String]) -> Result<Vec<Signal>, Fault> {
    if signals.len() > MAX_SIGNALS {
        return Err(Fault(format!(
            "gave {} signals at once: {MAX_SIGNALS} are enough",
            signals.len()
        )));
    }
    let read = |signal: &String| signal.parse();
    signals
        .iter()
        .map(read)
        .collect::<Result<_, _>>()
        .map_err(|error| Fault(format!("answered nonsense: {error}")))
}
