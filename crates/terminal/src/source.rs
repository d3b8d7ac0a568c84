//! Where a game comes from: a table of this program ([`crate::local`]) or a server's
//! ([`crate::join`]). Both are a thread that takes [`Command`]s and tells what happens, by the same
//! code; the front ends can't tell them apart, and neither ever hands out more than a view.

use std::sync::mpsc::Sender;
use std::thread::JoinHandle;

use players::{Cancel, Level};
pub use protocol::Help;
use records::{DrawnJson, EventJson, GameResult};
use rules::{
    Action, Card, CardSet, Game, Illegal, Said, Seat, Signal, Standing, View, ViewEvent, Viewer,
};
use texts::{Texts, words};

use crate::scores::BestScore;

/// What a front end wants of a game.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// See the game as this viewer from now on. Only seats at this keyboard and spectators may.
    Look(Viewer),
    /// Take these actions, one after the other.
    Act(Vec<Action>),
    /// Say something.
    Say(Signal),
}

/// What a front end is told of a game.
#[derive(Clone, Debug)]
pub enum Told {
    /// The game as the viewer sees it: at the beginning, and when the viewer changes.
    Snapshot(Box<Snapshot>),
    /// Something happened, and what the viewer sees after it.
    Happened(Box<Happening>, Box<View>),
    /// A seat said something.
    Said(Said),
    /// The signals that stand now, as the table has it.
    Standing(Standing),
    /// A bot is thinking.
    Thinking(Seat),
    /// One of these seats at this keyboard is to act.
    Ask(Vec<Seat>),
    /// An action was refused, and what follows it was not tried.
    Refused(CommandRefusal),
    /// Someone else sits somewhere now.
    Sitters(Vec<Sitter>),
    /// The game is over.
    Over(Box<Ending>),
    /// How bots of a level played the same deal; none if they were stopped.
    Rivals(Level, Option<GameResult>),
    /// Something to know, in words: who came or went, what could not be saved.
    Note(String),
    /// Nothing more will come; the reason if there is one.
    Gone(Option<String>),
}

/// What happened, as far as a source can say.
#[derive(Clone, PartialEq, Debug)]
pub enum Happening {
    /// As the rules know it.
    Seen(ViewEvent),
    /// As a message says it.
    Heard(EventJson),
}

impl Happening {
    /// It in words.
    pub(crate) fn words(&self, texts: &Texts, game: Game, seats: u8) -> String {
        match self {
            Happening::Seen(event) => words::told(texts, game, event, seats),
            Happening::Heard(heard) => words::heard(texts, game, heard),
        }
    }

    /// The cards that the viewer drew.
    pub(crate) fn drawn(&self) -> Option<CardSet> {
        let heard = match self {
            Happening::Seen(event) => EventJson::new(event),
            Happening::Heard(heard) => heard.clone(),
        };
        match heard.drawn? {
            DrawnJson::Cards(cards) => Some(cards.into_iter().filter_map(Card::new).collect()),
            DrawnJson::Count(_) => None,
        }
    }
}

/// What the viewer learned up to now, for the experts.
#[derive(Clone, Debug, Default)]
pub struct Past {
    /// How many actions came before the first of the events.
    pub missed: usize,
    /// As far as it is known without a gap.
    pub events: Vec<ViewEvent>,
}

impl Past {
    /// What came before a snapshot.
    pub(crate) fn of(snapshot: &Snapshot) -> Past {
        let mut past = Past { missed: snapshot.missed, events: Vec::new() };
        for step in &snapshot.steps {
            past.add(step, snapshot.view.game());
        }
        past
    }

    /// Something happened.
    pub(crate) fn add(&mut self, step: &Happening, game: Game) {
        let event = match step {
            Happening::Seen(event) => Some(*event),
            Happening::Heard(heard) => heard.read_past(game),
        };
        if let Some(event) = event {
            self.events.push(event);
        } else {
            // What was known is of no use before a gap.
            self.missed += self.events.len() + 1;
            self.events.clear();
        }
    }
}

/// Why something was not done.
#[derive(Clone, PartialEq, Debug)]
pub enum CommandRefusal {
    /// The rules forbid it.
    Illegal(Illegal),
    /// A server refused it.
    Server(protocol::Refused),
}

impl CommandRefusal {
    /// The reason as a sentence.
    pub(crate) fn words(&self, texts: &Texts) -> String {
        match self {
            CommandRefusal::Illegal(why) => words::illegal(texts, why),
            CommandRefusal::Server(refused) => crate::join::refusal(texts, refused),
        }
    }
}

/// The whole of what a viewer knows.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The game as it stands.
    pub view: View,
    /// How many actions were taken before the first that is told.
    pub missed: usize,
    /// What happened before, as far as the table tells it.
    pub steps: Vec<Happening>,
    /// The signals that stand; nothing where nobody may give any.
    pub standing: Option<Standing>,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// How much help there is.
    pub help: Help,
}

/// Who sits on a seat, as far as a screen says so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Someone at this keyboard.
    Here,
    /// A bot.
    Bot(Level),
    /// Someone at a server's table, by name.
    Named(String),
}

/// A game that is over.
#[derive(Clone, Debug)]
pub struct Ending {
    /// What came out.
    pub result: GameResult,
    /// The best in this setting before this game.
    pub best: Option<BestScore>,
    /// Where the record was kept; none if it was not.
    pub kept: Option<String>,
}

/// The way to a game. When it is dropped, the game is left.
#[derive(Debug)]
pub struct Source {
    commands: Option<Sender<Command>>,
    cancel: Cancel,
    thread: Option<JoinHandle<anyhow::Result<()>>>,
}

impl Source {
    pub(crate) fn new(
        commands: Sender<Command>,
        cancel: Cancel,
        thread: JoinHandle<anyhow::Result<()>>,
    ) -> Source {
        Source { commands: Some(commands), cancel, thread: Some(thread) }
    }

    /// Asks for something. A game that has gone no longer answers.
    pub fn send(&self, command: Command) {
        if let Some(commands) = &self.commands {
            let _ = commands.send(command);
        }
    }

    /// Leaves the game, and waits until all that is to be kept is written.
    pub fn leave(mut self) -> anyhow::Result<()> {
        self.stop()
    }

    fn stop(&mut self) -> anyhow::Result<()> {
        // Whoever thinks answers at once, and finds that nobody listens any more.
        self.cancel.cancel();
        self.commands = None;
        match self.thread.take().map(JoinHandle::join) {
            Some(Ok(done)) => done,
            Some(Err(_)) => Err(anyhow::anyhow!("the table's thread panicked")),
            None => Ok(()),
        }
    }
}

impl Drop for Source {
    fn drop(&mut self) {
        let _ = self.stop();
    }
}
