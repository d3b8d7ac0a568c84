//! A table of this program, and the thread around it. The table is the same as a server's
//! ([`LocalTable`]); here is what is this program's own: where its games are kept, how the bots come to
//! think, and who is at the keyboard. What happens is saved before it is told.

use std::collections::VecDeque;
use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::path::PathBuf;
use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::Context as _;
use players::{Budget, Cancel, Level, Limit};
use protocol::{Help, TablePhase, Up};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng as _;
use records::{GameResult, Record, Replay};
use rules::{Seat, Seed, Viewer};
use tables::{Append, Conn, Input, LocalEffect, LocalLog, LocalTable, Task};
use texts::Texts;

use crate::film::Film;
use crate::folder::Folder;
use crate::join::{Line, Listened, Looked, Pass, Session};
use crate::pace::Pace;
use crate::save::SaveFile;
use crate::scores::{self, BestScore};
use crate::setting::Setting;
use crate::source::{Ending, Source, Told};

/// How long a bot may think about a turn.
const THOUGHT: Duration = Duration::from_secs(1);

/// The same when people hurry it.
const THOUGHT_HURRIED: Duration = Duration::from_millis(100);

/// How long a bot may think about a turn of the same deal afterwards.
const THOUGHT_AFTERWARDS: Duration = Duration::from_millis(40);

/// A stream of a seed's generator that no deck and no lot uses.
const PLAYERS_STREAM: u64 = u64::MAX - 1;

/// Whoever is at the keyboard. They take turns: one looks at a time.
const KEYBOARD: Conn = Conn(1);

/// How a table of this program runs.
#[derive(Clone, Debug, Default)]
pub struct LocalPlay {
    /// The pause before each action of a bot, so that people can follow.
    pub pace: Pace,
    /// Where games are kept; nowhere if there is none.
    pub folder: Option<Folder>,
    /// The saved game that this goes on with.
    pub saved: Option<String>,
    /// A file to which the record is added when the game is left, finished or not.
    pub record: Option<PathBuf>,
    /// The levels that play the same deal when the game is over.
    pub rivals: &'static [Level],
}

/// Opens a table for a record, fresh or saved. The language is that of refusals and notes.
pub fn open(
    record: &Record,
    how: LocalPlay,
    texts: Texts,
    tell: impl Fn(Told) + Send + 'static,
) -> anyhow::Result<Source> {
    let cancel = Cancel::default();
    let (mut keyboard, trouble) = Keyboard::open(record, &how, &cancel)?;
    // Before the game: after it would be too late to learn that it can't be kept.
    let file = how.record.as_ref().map(open_file).transpose()?;
    let (commands, received) = channel();
    let stop = cancel.clone();
    let thread = thread::Builder::new().name("table".to_owned()).spawn(move || {
        if let Some(trouble) = trouble {
            tell(Told::Note(trouble));
        }
        let mut session = Session::new(Pass::default(), texts, how.pace.clone(), stop, tell);
        session.converse(&mut keyboard, &received);
        let kept = file.map_or(Ok(()), |file| keyboard.add_to(file, &how));
        keyboard.forget_unplayed();
        session.tell(Told::Gone(None));
        kept
    })?;
    Ok(Source::new(commands, cancel, thread))
}

fn open_file(path: &PathBuf) -> anyhow::Result<File> {
    let opened = OpenOptions::new().append(true).create(true).open(path);
    opened.with_context(|| path.display().to_string())
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |time| i64::try_from(time.as_millis()).unwrap_or(i64::MAX))
}

/// The generator of what bots are free to choose. The same seed and the same moves give the same
/// game, where a level does not think by the clock.
fn from_seed(seed: &Seed) -> ChaCha20Rng {
    let mut key = [0; Seed::MAX_LEN];
    let text = seed.as_str().as_bytes();
    key[..text.len()].copy_from_slice(text);
    let mut rng = ChaCha20Rng::from_seed(key);
    rng.set_stream(PLAYERS_STREAM);
    rng
}

/// The log of a record's table.
fn log_of(record: &Record) -> anyhow::Result<LocalLog> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).context("the system has no random numbers")?;
    let seats = Setting::from_record(record)?.wishes();
    let made =
        LocalLog::from_record(record, seats, Help::Hints, now(), &mut ChaCha20Rng::from_seed(seed));
    made.map_err(|refusal| anyhow::anyhow!("{refusal}"))
}

/// A table and who is at the keyboard.
struct Keyboard {
    table: LocalTable,
    /// Where the game is kept; nowhere if it can't be.
    save: Option<SaveFile>,
    how: LocalPlay,
    /// With whose eyes the keyboard's person sees.
    viewer: Viewer,
    /// What is to be told.
    told: VecDeque<Listened>,
    /// What the bots are asked.
    task: Option<Task>,
    cancel: Cancel,
    /// Levels that are still to play the same deal.
    rivals: VecDeque<Level>,
}

impl Keyboard {
    /// The table of a record, and what keeps it from being saved, if anything does. Such a game is
    /// played all the same.
    fn open(
        record: &Record,
        how: &LocalPlay,
        cancel: &Cancel,
    ) -> anyhow::Result<(Keyboard, Option<String>)> {
        let mut how = how.clone();
        let (mut save, mut trouble) = (None, None);
        let saved = match (&how.folder, &how.saved) {
            (Some(folder), Some(name)) => folder.open_save(name)?,
            _ => None,
        };
        let log = if let Some((file, log)) = saved {
            save = Some(file);
            log
        } else {
            let log = log_of(record)?;
            let kept = how.folder.as_ref().map(|folder| folder.save(how.saved.as_deref(), &log));
            match kept {
                Some(Ok((name, file))) => (how.saved, save) = (Some(name), Some(file)),
                Some(Err(error)) => trouble = Some(format!("{error:#}")),
                None => {}
            }
            log
        };
        let seed = record.seed.context("the record has no seed")?;
        let table = LocalTable::open(&log, from_seed(&seed), now())?;
        let viewer = match table.people().as_slice() {
            [one] => Viewer::Seat(*one),
            _ => Viewer::Spectator,
        };
        let (told, cancel) = (VecDeque::new(), cancel.clone());
        let rivals = VecDeque::new();
        Ok((Keyboard { table, save, how, viewer, told, task: None, cancel, rivals }, trouble))
    }

    /// Lets something happen at the table, with all that follows at once.
    fn take(&mut self, input: Input) -> anyhow::Result<()> {
        let mut inputs = vec![input];
        while let Some(input) = inputs.pop() {
            for effect in self.table.handle(input, now())? {
                match effect {
                    LocalEffect::Store(appends) => inputs.push(self.store(&appends)),
                    LocalEffect::Tell(_, text) => {
                        self.told.push_back(Listened::Said(Box::new(serde_json::from_str(&text)?)));
                    }
                    LocalEffect::Think(task) => self.task = Some(task),
                    LocalEffect::StopThinking => self.task = None,
                }
            }
        }
        Ok(())
    }

    fn store(&mut self, appends: &[Append]) -> Input {
        let [append] = appends else {
            let reason = "another deal is chosen in the menu".to_owned();
            return Input::NotStored { reason };
        };
        let stored = self.save.as_mut().map_or(Input::Stored, |save| save.append(append));
        if let Input::NotStored { reason } = &stored {
            // Of a bot's turn nobody would hear otherwise.
            self.told.push_back(Listened::Told(Box::new(Told::Note(reason.clone()))));
        }
        stored
    }

    /// Lets the bots think and do what they decided on.
    fn think(&mut self) -> anyhow::Result<()> {
        let Some(task) = self.task.take() else { return Ok(()) };
        let time = if self.how.pace.is_hurried() { THOUGHT_HURRIED } else { THOUGHT };
        let budget = Budget { limit: Limit::Time(time), cancel: self.cancel.clone() };
        let thought = task.think(&budget);
        if self.cancel.is_cancelled() {
            // Nobody looks any more: the game stays as it was saved.
            self.task = Some(task);
            return Ok(());
        }
        self.take(Input::Thought(thought))
    }

    /// Adds the record to the file that was asked for.
    fn add_to(&self, mut file: File, how: &LocalPlay) -> anyhow::Result<()> {
        let record = self.table.record()?;
        let name = || how.record.as_ref().map_or(String::new(), |path| path.display().to_string());
        file.write_all(format!("{}\n", record.to_json()).as_bytes()).with_context(name)
    }

    /// A game in which nobody has played is not offered again.
    fn forget_unplayed(&mut self) {
        let played = self.table.record().map_or(true, |record| !record.actions.is_empty());
        if let (false, Some(folder), Some(saved)) = (played, &self.how.folder, &self.how.saved) {
            self.save = None;
            folder.forget(saved);
        }
    }

    /// Keeps the finished game among those that count, and forgets that it was in progress.
    fn keep(&mut self, record: &Record, ending: &mut Ending) {
        let Some(folder) = &self.how.folder else { return };
        let mut games = folder.games().unwrap_or_default();
        // The program may have been ended right after the game was kept.
        let is_this = |game: &Record| game.more.get("table") == record.more.get("table");
        let kept_before = games.iter().any(is_this);
        games.retain(|game| !is_this(game));
        ending.best = BestScore::of(&games, record);
        let kept = if kept_before { Ok(folder.games_file()) } else { folder.keep(record) };
        match kept {
            Ok(path) => ending.kept = Some(path.display().to_string()),
            Err(error) => {
                let note = Told::Note(format!("{error:#}"));
                self.told.push_back(Listened::Told(Box::new(note)));
            }
        }
        // What can't be kept as finished stays as it was saved.
        if ending.kept.is_some()
            && let Some(saved) = self.how.saved.take()
        {
            self.save = None;
            folder.forget(&saved);
        }
    }
}

impl Line for Keyboard {
    fn send(&mut self, up: &Up) -> anyhow::Result<()> {
        self.take(self.table.message(KEYBOARD, self.viewer, up.clone()))
    }

    fn listen(&mut self) -> Listened {
        if let Some(next) = self.told.pop_front() {
            return next;
        }
        let wake = self.table.wake_at();
        let due = wake.is_some_and(|wake| wake <= now());
        let done = if due { self.take(Input::Tick) } else { self.think() };
        if let Err(error) = done {
            return Listened::Closed(error.to_string());
        }
        if let Some(next) = self.told.pop_front() {
            return next;
        }
        if let Some(level) = self.rivals.pop_front() {
            let result =
                self.table.record().ok().and_then(|record| play_over(&record, level, &self.cancel));
            return Listened::Told(Box::new(Told::Rivals(level, result)));
        }
        if self.task.is_some() {
            return Listened::Nothing(Some(Duration::ZERO));
        }
        let wait = |wake: i64| Duration::from_millis(u64::try_from(wake - now()).unwrap_or(0));
        Listened::Nothing(self.table.wake_at().map(wait))
    }

    fn people(&self) -> Option<Vec<Seat>> {
        Some(self.table.people())
    }

    fn look(&mut self, viewer: Viewer) -> Looked {
        match viewer {
            Viewer::Seat(seat) if !self.table.people().contains(&seat) => Looked::No,
            Viewer::Seat(_) | Viewer::Spectator => {
                self.viewer = viewer;
                Looked::Anew
            }
            // All cards are for games that are over.
            Viewer::Everything if self.table.table().phase() == TablePhase::Over => {
                let film = self.table.record().ok().and_then(|record| Film::new(&record).ok());
                film.map_or(Looked::No, |film| {
                    Looked::All(Box::new(film.view(film.last(), viewer)))
                })
            }
            Viewer::Everything => Looked::No,
        }
    }

    fn ended(&mut self, result: GameResult) -> Ending {
        let mut ending = Ending { result, best: None, kept: None };
        if let Ok(record) = self.table.record() {
            // The record knows all rounds, a view the last one only.
            if let Some(result) =
                Replay::new(&record).ok().and_then(|mut r| r.play_all(&record).ok())
            {
                ending.result = result;
            }
            self.keep(&record, &mut ending);
        }
        self.rivals = self.how.rivals.iter().copied().collect();
        ending
    }
}

/// The same deal with bots of a level on all seats; `None` if it was cancelled.
fn play_over(record: &Record, level: Level, cancel: &Cancel) -> Option<GameResult> {
    let fresh = scores::same_deal(record, level)?;
    let how = LocalPlay::default();
    let (mut table, _) = Keyboard::open(&fresh, &how, cancel).ok()?;
    table.send(&Pass::default().join(None)).ok()?;
    let budget = Budget { limit: Limit::Time(THOUGHT_AFTERWARDS), cancel: cancel.clone() };
    while let Some(task) = table.task.take().filter(|_| !cancel.is_cancelled()) {
        table.take(Input::Thought(task.think(&budget))).ok()?;
        table.told.clear();
    }
    let record = table.table.record().ok()?;
    let over = table.table.table().phase() == TablePhase::Over;
    Replay::new(&record).ok().filter(|_| over)?.play_all(&record).ok()
}
