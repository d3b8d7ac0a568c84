//! What a local table says of itself, and what its record says of the players.

use protocol::{CreateTable, Help, Level, Occupant, Phase, Reveal, Score, Series, TableInfo, Talk};
use records::{GameResult, Record, option_from_json, options_json};
use rules::{Game, Seat};
use serde_json::{Value, json};

/// Where a record names the people, by seat.
const NAMES: &str = "names";

/// Where a record names the bots' levels, by seat.
const BOTS: &str = "bots";

/// Where a record says how much help there was.
const HELP: &str = "help";

/// A fresh record of what was wished for.
pub(super) fn record(wish: &CreateTable, seed: &str) -> Result<Record, String> {
    let game: Game = wish.game.parse().map_err(|error: rules::ParseError| error.to_string())?;
    let mut options = Vec::new();
    for (name, value) in &wish.options {
        let value = option_from_json(value).ok_or_else(|| format!("{name} can't be {value}"))?;
        options.push((name.clone(), value));
    }
    let seed = seed.parse().map_err(|error: rules::ParseError| error.to_string())?;
    let seats = u8::try_from(wish.seats.len()).unwrap_or(u8::MAX);
    let mut record =
        Record::of_seed(game, seats, &options, seed).map_err(|invalid| invalid.to_string())?;
    let names: Vec<_> = wish.seats.iter().map(|seat| json!(seat.name)).collect();
    let bots: Vec<_> = wish.seats.iter().map(|seat| json!(seat.bot)).collect();
    record.more.insert(NAMES.to_owned(), names.into());
    record.more.insert(BOTS.to_owned(), bots.into());
    record.more.insert(HELP.to_owned(), json!(wish.help.unwrap_or(Help::Legal)));
    Ok(record)
}

/// The table of a record, and the person's seat: the first without a bot.
pub(super) fn table(id: &str, record: &Record) -> Result<(TableInfo, Seat), String> {
    let field = |name: &str, index: u8| record.more.get(name)?.get(usize::from(index)).cloned();
    let occupant = |index: u8| {
        let bot: Option<Level> =
            field(BOTS, index).and_then(|bot| serde_json::from_value(bot).ok()).flatten();
        let name = field(NAMES, index).and_then(|name| name.as_str().map(str::to_owned));
        Occupant { name, joined: bot.is_none(), bot, asks_back: false }
    };
    let seats: Vec<Occupant> = (0..record.seats).map(occupant).collect();
    let you = Seat::all(record.seats).find(|seat| seats[seat.index()].bot.is_none());
    let you = you.ok_or("a table in the browser needs a seat without a bot")?;
    let help = record.more.get(HELP).cloned();
    let info = TableInfo {
        table: id.to_owned(),
        game: record.game.name().to_owned(),
        talk: if record.game.is_cooperative() && record.seats > 1 {
            Talk::Signals
        } else {
            Talk::Off
        },
        seats,
        options: options_json(&record.options),
        help: help.and_then(|help| serde_json::from_value(help).ok()).unwrap_or(Help::Legal),
        listed: false,
        clock: None,
        phase: Phase::Playing,
        host: Some(you.index()),
        commitment: String::new(),
        chosen: false,
        series: Series::default(),
        rematch: None,
        same: Vec::new(),
        score: None,
        reveal: None,
    };
    Ok((info, you))
}

/// Somebody took a name: the record says so.
pub(super) fn set_names(info: &TableInfo, record: &mut Record) {
    let names: Vec<Value> = info.seats.iter().map(|seat| json!(seat.name)).collect();
    record.more.insert(NAMES.to_owned(), names.into());
}

/// The game is over: what came out, and the seed.
pub(super) fn set_over(info: &mut TableInfo, result: &GameResult, record: &Record) {
    info.phase = Phase::Over;
    info.score = serde_json::to_value(result).ok().map(Score);
    let seed = record.seed.map(|seed| seed.as_str().to_owned());
    info.reveal = seed.map(|seed| Reveal { seed, nonce: String::new() });
}

/// The player of a level.
pub(super) fn player_level(level: Level) -> players::Level {
    match level {
        Level::Random => players::Level::Random,
        Level::Novice => players::Level::Novice,
        Level::Steady => players::Level::Steady,
        Level::Expert => players::Level::Expert,
    }
}
