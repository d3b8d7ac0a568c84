//! A table in the browser: one person, and bots on the other seats. It is a table like a server's
//! ([`LocalTable`]) and speaks the same protocol, so that the page meets one kind of table; it needs
//! no network.
//!
//! Whoever owns it stores what is handed out as [`Effects::store`], says so, and only then hears what
//! is to be told.

use players::{Budget, Limit};
use protocol::{CreateTable, Help, Level, Up, Wish};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng as _;
use records::Record;
use rules::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tables::{Conn, Input, LocalEffect, LocalKeys, LocalLog, LocalTable, Task};

/// How long a bot may think about a turn.
const THOUGHT: Limit = Limit::Time(std::time::Duration::from_millis(700));

/// The page.
const PAGE: Conn = Conn(1);

/// A log as the browser keeps it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KeptLog {
    /// The table's id.
    pub table: String,
    /// What opens it.
    pub keys: LocalKeys,
    /// The time and text of each entry.
    pub entries: Vec<(i64, String)>,
}

/// Entries for the end of a log.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct KeptEntries {
    /// Whose log: the table's own, or that of its rematch, which begins with them.
    pub table: String,
    /// The number of the first of them.
    pub first_seq: u64,
    /// Their time.
    pub at: i64,
    /// Their texts.
    pub entries: Vec<String>,
}

/// What is to be done.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Effects {
    /// Messages for the page.
    pub tell: Vec<Value>,
    /// To be stored, all or nothing; until that is answered nothing else may come in.
    pub store: Option<Vec<KeptEntries>>,
    /// Are the bots to think?
    pub think: bool,
    /// When to come back at the latest, in milliseconds since 1970.
    pub wake: Option<i64>,
}

/// The table.
pub struct Local {
    table: LocalTable,
    you: Viewer,
    task: Option<Task>,
}

impl KeptLog {
    /// A new table, with its cards dealt. The random bytes make its secrets, and its deal if no seed
    /// is named.
    pub fn create(wish: CreateTable, random: [u8; 32], now: i64) -> Result<KeptLog, String> {
        let rng = &mut ChaCha20Rng::from_seed(random);
        LocalLog::create(wish, now, rng).map(KeptLog::of).map_err(|refusal| refusal.reason)
    }

    /// A table whose game was kept as its record, as in former times.
    pub fn from_record(
        table: &str,
        record: &str,
        random: [u8; 32],
        now: i64,
    ) -> Result<KeptLog, String> {
        let record = Record::from_json(record).map_err(|error| error.to_string())?;
        let (seats, help) = players(&record);
        let rng = &mut ChaCha20Rng::from_seed(random);
        let log = LocalLog::from_record(&record, seats, help, now, rng);
        let log = log.map(KeptLog::of).map_err(|refusal| refusal.reason)?;
        Ok(KeptLog { table: table.to_owned(), ..log })
    }

    fn of(log: LocalLog) -> KeptLog {
        let LocalLog { table, keys, entries } = log;
        KeptLog { table, keys, entries }
    }
}

/// Who sat where, and how much help there was, as a record of this page says it.
fn players(record: &Record) -> (Vec<Wish>, Help) {
    let field = |name: &str, seat: usize| record.more.get(name)?.get(seat).cloned();
    let wish = |seat: usize| Wish {
        bot: field("bots", seat)
            .and_then(|bot| serde_json::from_value::<Option<Level>>(bot).ok())
            .flatten(),
        name: field("names", seat).and_then(|name| name.as_str().map(str::to_owned)),
    };
    let help = record.more.get("help").cloned();
    let help = help.and_then(|help| serde_json::from_value(help).ok()).unwrap_or(Help::Legal);
    ((0..usize::from(record.seats)).map(wish).collect(), help)
}

impl Local {
    /// A table as its log tells it.
    pub fn open(log: KeptLog, random: [u8; 32], now: i64) -> Result<Local, String> {
        let KeptLog { table, keys, entries } = log;
        let log = LocalLog { table, keys, entries };
        let table = LocalTable::open(&log, ChaCha20Rng::from_seed(random), now)
            .map_err(|corrupt| corrupt.to_string())?;
        let you = table.people().first().copied().unwrap_or(Seat::FIRST);
        Ok(Local { table, you: Viewer::Seat(you), task: None })
    }

    /// A message of the page.
    pub fn send(&mut self, up: Up, now: i64) -> Result<Effects, String> {
        self.take(self.table.message(PAGE, self.you, up), now)
    }

    /// What happens besides: what was to be stored is or is not, or time has passed.
    pub fn take(&mut self, input: Input, now: i64) -> Result<Effects, String> {
        let mut effects = Effects::default();
        for effect in self.table.handle(input, now).map_err(|corrupt| corrupt.to_string())? {
            match effect {
                LocalEffect::Store(appends) => {
                    let kept = appends.into_iter().map(|append| KeptEntries {
                        table: append.table.to_string(),
                        first_seq: append.first_seq,
                        at: append.at,
                        entries: append.entries,
                    });
                    effects.store = Some(kept.collect());
                }
                LocalEffect::Tell(_, text) => {
                    effects.tell.extend(serde_json::from_str::<Value>(&text));
                }
                LocalEffect::Think(task) => self.task = Some(task),
                LocalEffect::StopThinking => self.task = None,
            }
        }
        effects.think = self.task.is_some();
        effects.wake = self.table.wake_at();
        Ok(effects)
    }

    /// Lets the bots think, and do what they decided on.
    pub fn think(&mut self, now: i64) -> Result<Effects, String> {
        let input = match self.task.take() {
            Some(task) => {
                Input::Thought(task.think(&Budget { limit: THOUGHT, ..Budget::nodes(1) }))
            }
            None => Input::Tick,
        };
        self.take(input, now)
    }

    /// What opens the table, and that of its rematch.
    pub fn keys(&self) -> &LocalKeys {
        self.table.keys()
    }

    /// The record so far.
    pub fn record(&self) -> Result<Record, String> {
        self.table.record().map_err(|refusal| refusal.reason)
    }
}
