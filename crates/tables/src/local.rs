//! A table of one machine: a browser's or a terminal's own. It is a [`Room`] like a server's, so all
//! that is promised of those is true of it; what is added here is how it begins, and who may sit
//! down: whoever is at this machine.
//!
//! Its owner keeps the log, wherever it can, and lets the bots think. The order is the room's: what
//! is handed out by [`LocalEffect::Store`] is stored first and answered with [`Input::Stored`], and
//! only then anything is told.

use std::sync::Arc;

use protocol::{By, Code, CreateTable, Down, Help, Series, Spoken, Talk, Up, Wish, Words};
use rand_chacha::ChaCha20Rng;
use rand_core::Rng;
use records::{Record, options_json};
use rules::{MAX_SEATS, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::access::{Hash, Secret};
use crate::bots::Task;
use crate::encode;
use crate::error::{Corrupt, Refusal};
use crate::event::{Founding, FoundingSeat, Stored, TableEvent};
use crate::found::{fresh_deal, table_id};
use crate::game::{Dealt, Play, parse};
use crate::name::check_name;
use crate::record::record_so_far;
use crate::room::{Append, Conn, Effect, Input, Room};
use crate::table::Table;

/// How the ids of such tables begin. No server gives one like it.
pub const LOCAL_PREFIX: &str = "here-";

/// What opens the seats of people and shows the table to those who look on. It is kept with the log:
/// the log itself holds hashes, as every table's does, and may go to a server one day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LocalKeys {
    /// By seat; bots' seats have none.
    pub seats: Vec<Option<String>>,
    /// For those who look on.
    pub watch: String,
}

/// The log of a table of one machine, as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LocalLog {
    /// The table's id.
    pub table: String,
    /// What opens it.
    pub keys: LocalKeys,
    /// The time and text of each entry.
    pub entries: Vec<(i64, String)>,
}

impl LocalLog {
    /// A new table with its cards dealt, or why there can't be one. The generator must be one that
    /// deserves secrets.
    pub fn create(request: CreateTable, at: i64, rng: &mut impl Rng) -> Result<LocalLog, Refusal> {
        let help = request.help.unwrap_or(Help::Legal);
        let (fresh, _) = fresh_deal(rng);
        let chosen = request.seed.is_some();
        let seed = request.seed.unwrap_or(fresh);
        let CreateTable { game, options, seats, .. } = request;
        let (keys, founding) = founding(&game, options, seats, help, seed, rng)?;
        let founding = Founding { chosen, ..founding };
        let events = [TableEvent::Created(Arc::new(founding)), TableEvent::Started {}];
        Ok(LocalLog::of(keys, events, at, rng))
    }

    /// A table whose game a record tells, finished or not: so its games were kept in former times.
    /// The record says who did what; that bots and people take their own seats' turns is known.
    pub fn from_record(
        record: &Record,
        seats: Vec<Wish>,
        help: Help,
        at: i64,
        rng: &mut impl Rng,
    ) -> Result<LocalLog, Refusal> {
        let invalid = |reason: String| Refusal::new(Code::Invalid, reason);
        let seed = record.seed.ok_or_else(|| invalid("the record has no seed".to_owned()))?;
        let (game, options) = (record.game.name(), options_json(&record.options));
        let bots: Vec<bool> = seats.iter().map(|wish| wish.bot.is_some()).collect();
        let is_bot = |seat: Seat| bots.get(seat.index()).copied().unwrap_or(false);
        let (keys, founding) = founding(game, options, seats, help, seed.to_string(), rng)?;
        let chosen = record.more.get("chosen").and_then(Value::as_bool).unwrap_or(false);
        let founding = Founding { chosen, ..founding };
        let deal = Dealt::of(&founding).map_err(invalid)?;
        let mut events = vec![TableEvent::Created(Arc::new(founding)), TableEvent::Started {}];
        let mut play = Play::new(&deal);
        let mut signals = record.signals.iter().peekable();
        let tokens = record.actions.iter().map(String::as_str);
        let actions = parse(deal.game, tokens).map_err(|error| invalid(error.to_string()))?;
        for ply in 0..=actions.len() {
            while let Some(said) = signals.next_if(|said| said.ply <= ply) {
                let words = Words::Signals(said.signals);
                let (seat, bot) = (said.seat.index(), is_bot(said.seat));
                let spoken = Spoken { seat, ply: said.ply, bot, name: None, words };
                events.push(TableEvent::Said { said: vec![spoken] });
            }
            let Some(action) = actions.get(ply) else { break };
            let by = match play.state().turn() {
                Some(seat) if is_bot(seat) => By::Bot,
                None if bots.iter().all(|bot| *bot) => By::Bot,
                Some(_) | None => By::Person,
            };
            play.apply(*action).map_err(|why| invalid(format!("{action}: {why}")))?;
            events.push(TableEvent::Played { by, actions: action.to_string() });
        }
        Ok(LocalLog::of(keys, events, at, rng))
    }

    /// The record of the game so far; none if the log can't be read.
    pub fn record(&self) -> Option<Record> {
        record_so_far(&self.replay().ok()?).ok()
    }

    fn replay(&self) -> Result<Table, Corrupt> {
        let entries = self.entries.iter().map(|(at, text)| (*at, text.as_str()));
        Table::replay(&self.table, entries)
    }

    fn of(
        keys: LocalKeys,
        events: impl IntoIterator<Item = TableEvent>,
        at: i64,
        rng: &mut impl Rng,
    ) -> LocalLog {
        let entry = |event| (at, Stored { event, from: None }.to_json());
        LocalLog {
            table: format!("{LOCAL_PREFIX}{}", table_id(rng)),
            keys,
            entries: events.into_iter().map(entry).collect(),
        }
    }
}

/// How a table of one machine begins: its people are there already, each with a key.
fn founding(
    game: &str,
    options: Map<String, Value>,
    seats: Vec<Wish>,
    help: Help,
    seed: String,
    rng: &mut impl Rng,
) -> Result<(LocalKeys, Founding), Refusal> {
    let invalid = |reason: String| Refusal::new(Code::Invalid, reason);
    if seats.len() > MAX_SEATS {
        return Err(invalid(format!("a table has at most {MAX_SEATS} seats")));
    }
    let host = seats.iter().position(|wish| wish.bot.is_none()).unwrap_or(0);
    let mut keys = LocalKeys { seats: Vec::new(), watch: Secret::random(rng).reveal().to_owned() };
    let mut places = Vec::new();
    for wish in seats {
        let key = wish.bot.is_none().then(|| Secret::random(rng).reveal().to_owned());
        places.push(FoundingSeat {
            hash: None,
            key: key.as_deref().map(Hash::of),
            watch: None,
            name: wish.name.map(|name| name.trim().to_owned()),
            bot: wish.bot,
            bot_name: None,
            joined: key.is_some(),
        });
        keys.seats.push(key);
    }
    let mut founding = Founding {
        game: game.to_owned(),
        options,
        group: None,
        watch: Hash::of(&keys.watch),
        host,
        talk: Talk::Off,
        help,
        listed: false,
        clock: None,
        chosen: false,
        seed,
        nonce: fresh_deal(rng).1,
        series: Series::default(),
        previous: None,
        seats: places,
    };
    let deal = Dealt::of(&founding).map_err(invalid)?;
    for name in founding.seats.iter().filter_map(|place| place.name.as_deref()) {
        check_name(name)?;
    }
    // Those at one machine need no table to talk, and alone there is nobody to give a signal to.
    if deal.game.is_cooperative() && founding.seats.len() > 1 {
        founding.talk = Talk::Signals;
    }
    Ok((keys, founding))
}

/// The id of a table after this one: of the same kind.
pub(crate) fn next_id(before: &str, rng: &mut impl Rng) -> String {
    let id = table_id(rng);
    if before.starts_with(LOCAL_PREFIX) { format!("{LOCAL_PREFIX}{id}") } else { id }
}

/// What the owner of a table is to do, one after the other.
#[derive(Clone, Debug)]
pub enum LocalEffect {
    /// Store this, all or nothing, and say what came of it: [`Input::Stored`] or what else. Until
    /// then no other input may come.
    Store(Vec<Append>),
    /// Hand a text to a connection.
    Tell(Conn, String),
    /// Let bots think about this, and answer with [`Input::Thought`].
    Think(Task),
    /// What bots think about is no longer needed.
    StopThinking,
}

/// A table of one machine.
#[derive(Debug)]
pub struct LocalTable {
    room: Room,
    keys: LocalKeys,
    /// The time of the last input.
    now: i64,
}

impl LocalTable {
    /// A table as its log tells it, opened at a time.
    pub fn open(log: &LocalLog, rng: ChaCha20Rng, now: i64) -> Result<LocalTable, Corrupt> {
        Ok(LocalTable::of(log.replay()?, log.keys.clone(), rng, now))
    }

    pub(crate) fn of(table: Table, keys: LocalKeys, rng: ChaCha20Rng, now: i64) -> LocalTable {
        LocalTable { room: Room::new(table, rng, now), keys, now }
    }

    /// The table.
    pub fn table(&self) -> &Table {
        self.room.table()
    }

    /// What opens it.
    pub fn keys(&self) -> &LocalKeys {
        &self.keys
    }

    /// Those who may sit down at this machine: people's seats, if no bot keeps them.
    pub fn people(&self) -> Vec<Seat> {
        let chairs = &self.table().chairs;
        let seats = Seat::all(chairs.len() as u8).zip(chairs);
        seats.filter(|(_, chair)| chair.bot.is_none()).map(|(seat, _)| seat).collect()
    }

    /// A message of whoever looks at the table with these eyes, through a connection. To join needs
    /// no secret here.
    pub fn message(&self, conn: Conn, viewer: Viewer, message: Up) -> Input {
        let Up::Join { since, views, .. } = message else {
            return Input::Message { conn, message };
        };
        let secret = match viewer {
            Viewer::Seat(seat) => self.keys.seats.get(seat.index()).cloned().flatten(),
            Viewer::Spectator | Viewer::Everything => Some(self.keys.watch.clone()),
        };
        Input::Came { conn, secret, key: None, since, name: None, views }
    }

    /// What is to be done about an input. An error is a log that contradicts itself: the table is of
    /// no use then.
    pub fn handle(&mut self, input: Input, now: i64) -> Result<Vec<LocalEffect>, Corrupt> {
        self.now = now;
        let effects = self.room.handle(input, now)?.into_iter();
        Ok(effects.filter_map(LocalEffect::of).collect())
    }

    /// The record of the game so far. All cards are in it: it is for whoever keeps games, and shown to
    /// nobody before the end.
    pub fn record(&self) -> Result<Record, Refusal> {
        record_so_far(self.table())
    }

    /// When to come back with [`Input::Tick`], in milliseconds since 1970. What was due when the last
    /// input came was done then.
    pub fn wake_at(&self) -> Option<i64> {
        self.room.wake_at().filter(|wake| *wake > self.now)
    }
}

impl LocalEffect {
    fn of(effect: Effect) -> Option<LocalEffect> {
        match effect {
            Effect::Append(appends) => Some(LocalEffect::Store(appends)),
            Effect::Send(conn, text) => Some(LocalEffect::Tell(conn, text)),
            Effect::Refuse(conn, refused) => {
                Some(LocalEffect::Tell(conn, encode::message(&Down::Refused(refused))))
            }
            Effect::Think(task) => Some(LocalEffect::Think(task)),
            Effect::StopThinking => Some(LocalEffect::StopThinking),
            // Settling is the owner's business, who knows the log best. A connection lasts as long
            // as the machine, and from outside nobody asks. There are no other nodes.
            Effect::Settle(_)
            | Effect::Close(..)
            | Effect::Reply(..)
            | Effect::Announce(_)
            | Effect::CatchUp => None,
        }
    }
}
