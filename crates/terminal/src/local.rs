//! The thread around a table of this program. Moves are saved before they are told.

use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::Duration;

use anyhow::Context as _;
use players::{Cancel, Level};
use records::{GameResult, Record};
use rules::{Action, Happening as _, Seat, Viewer};

use crate::bots::THOUGHT;
use crate::folder::Folder;
use crate::scores::{self, Best};
use crate::setting::Chair;
use crate::source::{Command, Ending, Help, Refusal, Sight, Sitter, Source, Step, Told};
use crate::table::{Next, Table};

/// How long a bot may think about a turn of the same deal afterwards.
const THOUGHT_AFTERWARDS: Duration = Duration::from_millis(40);

/// The longest game of bots that is waited for.
const MAX_ACTIONS: usize = 20_000;

/// How a table of this program runs.
#[derive(Clone, Debug, Default)]
pub struct Local {
    /// The pause before each action of a bot, so that people can follow.
    pub pace: Duration,
    /// Where games are kept; nowhere if there is none.
    pub folder: Option<Folder>,
    /// The saved game that this goes on with.
    pub saved: Option<String>,
    /// A file to which the record is added when the game is left, finished or not.
    pub record: Option<PathBuf>,
    /// The levels that play the same deal when the game is over.
    pub rivals: &'static [Level],
}

struct Host<T> {
    table: Table,
    viewer: Viewer,
    how: Local,
    cancel: Cancel,
    tell: T,
    /// Was it said that games can't be saved?
    complained: bool,
}

/// Opens a table for a record, fresh or saved.
pub fn open(
    record: Record,
    how: Local,
    tell: impl Fn(Told) + Send + 'static,
) -> anyhow::Result<Source> {
    let cancel = Cancel::default();
    let table = Table::new(record, THOUGHT, &cancel)?;
    let people = table.setting().people();
    let viewer = match people.as_slice() {
        [one] => Viewer::Seat(*one),
        _ => Viewer::Spectator,
    };
    // Before the game: after it would be too late to learn that it can't be kept.
    let file = how.record.as_ref().map(open_file).transpose()?;
    let (commands, received) = channel();
    let mut host = Host { table, viewer, how, cancel: cancel.clone(), tell, complained: false };
    let thread = thread::Builder::new().name("table".to_owned()).spawn(move || {
        host.run(&received);
        let kept = file.map_or(Ok(()), |file| host.add_to(file));
        (host.tell)(Told::Gone(None));
        kept
    })?;
    Ok(Source::new(commands, cancel, thread))
}

fn open_file(path: &PathBuf) -> anyhow::Result<File> {
    let opened = OpenOptions::new().append(true).create(true).open(path);
    opened.with_context(|| path.display().to_string())
}

impl<T: Fn(Told)> Host<T> {
    /// Adds the record to the file that was asked for.
    fn add_to(&self, mut file: File) -> anyhow::Result<()> {
        let line = format!("{}\n", self.table.record().to_json());
        let name = || self.how.record.as_ref().map_or(String::new(), |p| p.display().to_string());
        file.write_all(line.as_bytes()).with_context(name)
    }

    fn run(&mut self, commands: &Receiver<Command>) {
        self.save();
        self.show();
        loop {
            for said in self.table.talk() {
                (self.tell)(Told::Said(said));
            }
            match self.table.next() {
                Next::Over => break,
                Next::People(seats) => {
                    (self.tell)(Told::Ask(seats));
                    let Ok(command) = commands.recv() else { return };
                    self.obey(command);
                }
                Next::Bot(seat) => {
                    self.bot(seat);
                    loop {
                        match commands.try_recv() {
                            Ok(command) => self.obey(command),
                            Err(TryRecvError::Empty) => break,
                            Err(TryRecvError::Disconnected) => return,
                        }
                    }
                }
            }
        }
        self.end();
        self.rivals();
        while let Ok(command) = commands.recv() {
            self.obey(command);
        }
    }

    /// The whole of what the viewer may know.
    fn show(&self) {
        let sitter = |chair: &Chair| match chair {
            Chair::Person => Sitter::Here,
            Chair::Bot(level) => Sitter::Bot(*level),
        };
        (self.tell)(Told::Sight(Box::new(Sight {
            view: self.table.view(self.viewer),
            events: self.table.events(self.viewer),
            said: self.table.said().to_vec(),
            sitters: self.table.setting().chairs.iter().map(sitter).collect(),
            help: Help::Hints,
        })));
    }

    fn obey(&mut self, command: Command) {
        match command {
            Command::Look(viewer) => {
                let may = match viewer {
                    Viewer::Seat(seat) => self.table.setting().people().contains(&seat),
                    Viewer::Spectator => true,
                    // All cards are for games that are over.
                    Viewer::Everything => self.table.next() == Next::Over,
                };
                if may {
                    self.viewer = viewer;
                    self.show();
                }
            }
            Command::Act(actions) => {
                let seat = self.acting();
                for action in actions {
                    if !self.act(seat, action) {
                        break;
                    }
                }
            }
            Command::Say(signal) => {
                if let Viewer::Seat(seat) = self.viewer
                    && let Some(said) = self.table.say(seat, signal)
                {
                    self.save();
                    (self.tell)(Told::Said(said));
                }
            }
        }
    }

    /// The seat of whoever sits at the keyboard now.
    fn acting(&self) -> Seat {
        match self.viewer {
            Viewer::Seat(seat) => seat,
            // What the whole table decides: any person may say it.
            Viewer::Spectator | Viewer::Everything => {
                self.table.setting().people().first().copied().unwrap_or(Seat::FIRST)
            }
        }
    }

    fn act(&mut self, seat: Seat, action: Action) -> bool {
        match self.table.act(seat, action) {
            Ok(event) => {
                self.save();
                let view = self.table.view(self.viewer);
                let event = event.seen_by(self.viewer);
                (self.tell)(Told::Happened(Box::new(Step::Seen(event)), Box::new(view)));
                true
            }
            Err(why) => {
                (self.tell)(Told::Refused(Refusal::Illegal(why)));
                false
            }
        }
    }

    fn bot(&mut self, seat: Seat) {
        (self.tell)(Told::Thinking(seat));
        let action = self.table.think(seat);
        if self.cancel.is_cancelled() {
            // Nobody looks any more: the game stays as it was saved.
            return;
        }
        thread::sleep(self.how.pace);
        if let Some(action) = action {
            self.act(seat, action);
        }
    }

    /// Saves the game as it stands. A game that can't be saved goes on, and that is said once.
    fn save(&mut self) {
        let Some(folder) = &self.how.folder else { return };
        let record = self.table.record();
        match folder.save(self.how.saved.as_deref(), &record) {
            Ok(name) => self.how.saved = Some(name),
            Err(error) if !self.complained => {
                self.complained = true;
                (self.tell)(Told::Note(format!("{error:#}")));
            }
            Err(_) => {}
        }
    }

    /// The game is over: its record goes among those that count.
    fn end(&mut self) {
        let record = self.table.record();
        let mut ending = Ending { result: self.table.result(), best: None, kept: None };
        if let Some(folder) = &self.how.folder {
            let games = folder.games().unwrap_or_default();
            ending.best = Best::of(&games, &record);
            match folder.keep(&record) {
                Ok(path) => ending.kept = Some(path.display().to_string()),
                Err(error) => (self.tell)(Told::Note(format!("{error:#}"))),
            }
            // What can't be kept as finished stays as it was saved.
            if ending.kept.is_some()
                && let Some(saved) = self.how.saved.take()
            {
                folder.forget(&saved);
            }
        }
        (self.tell)(Told::Over(Box::new(ending)));
    }

    /// Lets bots of each level play the same deal.
    fn rivals(&self) {
        for level in self.how.rivals {
            let result = play_over(&self.table.record(), *level, &self.cancel);
            (self.tell)(Told::Rivals(*level, result));
        }
    }
}

/// The same deal with bots of a level on all seats; `None` if it was cancelled.
fn play_over(record: &Record, level: Level, cancel: &Cancel) -> Option<GameResult> {
    let fresh = scores::same_deal(record, level)?;
    let mut table = Table::new(fresh, THOUGHT_AFTERWARDS, cancel).ok()?;
    for _ in 0..MAX_ACTIONS {
        table.talk();
        match table.next() {
            Next::Bot(seat) if !cancel.is_cancelled() => {
                let action = table.think(seat)?;
                table.act(seat, action).ok()?;
            }
            Next::Over => return Some(table.result()),
            Next::Bot(_) | Next::People(_) => return None,
        }
    }
    None
}
