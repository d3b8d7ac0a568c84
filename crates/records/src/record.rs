//! A whole game as a file says it.

use rules::{Game, Invalid, NamedOptions, OptionValue, Said, Seat, Seed, Setup, Signals};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::convert;
use crate::error::RecordError;
use crate::result::GameResult;

/// The format's name and version. Its seeds are dealt by [`rules::SHUFFLE_VERSION`] 1.
pub const FORMAT: &str = "subibaja/1";

/// A whole game, or its beginning. The fields are read, but whether the game can be played so is
/// for a [`Replay`](crate::Replay) to say.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// Which game.
    pub game: Game,
    /// How many play.
    pub seats: u8,
    /// The options that differ from their default.
    pub options: Vec<(String, OptionValue)>,
    /// What the deal was made from.
    pub seed: Option<Seed>,
    /// The decks, as [`Setup::from_decks`] takes them; without them the seed deals.
    pub decks: Option<Vec<Vec<u8>>>,
    /// The actions' tokens.
    pub actions: Vec<String>,
    /// What was said by signals, in the order of the plies.
    pub signals: Vec<Said>,
    /// What came out, as the file says it.
    pub result: Option<Value>,
    /// Whatever else stands in the object: kept, not understood.
    pub more: Map<String, Value>,
}

/// The object as it stands in JSON.
#[derive(Serialize, Deserialize)]
#[serde(expecting = "a record: a JSON object")]
pub(crate) struct Raw {
    format: String,
    game: String,
    seats: Value,
    #[serde(default)]
    options: Map<String, Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seed: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    deck: Option<Value>,
    #[serde(default)]
    actions: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    signals: Vec<RawSaid>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<Value>,
    #[serde(flatten)]
    more: Map<String, Value>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "what was said: an object of ply, seat and signals")]
struct RawSaid {
    ply: usize,
    seat: usize,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    signals: Option<Vec<String>>,
    /// In former times there was an entry for each signal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    signal: Option<String>,
}

impl Record {
    /// A fresh record of a seed's deal, with its deck written out.
    pub fn from_seed(
        game: Game,
        seats: u8,
        options: &NamedOptions,
        seed: Seed,
    ) -> Result<Record, Invalid> {
        let setup = Setup::from_seed(game, seats, options, &seed)?;
        let problems = setup.validate();
        if !problems.is_empty() {
            return Err(Invalid(problems));
        }
        let changed = setup.changed_options().into_iter();
        Ok(Record {
            game,
            seats,
            options: changed.map(|(name, value)| (name.to_owned(), value)).collect(),
            seed: Some(seed),
            decks: Some(setup.decks()),
            actions: Vec::new(),
            signals: Vec::new(),
            result: None,
            more: Map::new(),
        })
    }

    /// Reads one record from JSON.
    pub fn from_json(text: &str) -> Result<Record, RecordError> {
        let raw: Raw =
            serde_json::from_str(text).map_err(|error| RecordError::new("JSON", error))?;
        raw.read()
    }

    /// The record as one line of JSON.
    pub fn to_json(&self) -> String {
        let raw = Raw::write(self);
        // Strings, numbers, lists and maps with text keys can't fail.
        serde_json::to_string(&raw).unwrap_or_default()
    }

    /// The setup that it describes, not checked yet.
    pub(crate) fn setup(&self) -> Result<Setup, RecordError> {
        let invalid = |invalid| RecordError::setup(&invalid);
        match (&self.decks, &self.seed) {
            (Some(decks), seed) => {
                let seed = seed.as_ref();
                Setup::from_decks(self.game, self.seats, &self.options, decks, seed)
                    .map_err(invalid)
            }
            (None, Some(seed)) => {
                Setup::from_seed(self.game, self.seats, &self.options, seed).map_err(invalid)
            }
            (None, None) => Err(RecordError::new("deck", "expected `deck` or `seed`")),
        }
    }

    /// Writes down what came out.
    pub fn set_result(&mut self, result: &GameResult) {
        self.result = serde_json::to_value(result).ok();
    }
}

impl Raw {
    pub(crate) fn read(self) -> Result<Record, RecordError> {
        if self.format != FORMAT {
            let reason = format!("expected {FORMAT:?}, found {:?}", self.format);
            return Err(RecordError::new("format", reason));
        }
        let game: Game = self.game.parse().map_err(|error| RecordError::new("game", error))?;
        let seats = self.seats.as_u64().and_then(|n| u8::try_from(n).ok()).ok_or_else(|| {
            let found = convert::short(&self.seats);
            RecordError::new("seats", format!("expected a number of seats, found {found}"))
        })?;
        let seed = self.seed.as_ref().map(convert::seed).transpose()?;
        let decks = self.deck.as_ref().map(|deck| convert::decks(game, deck)).transpose()?;
        let signals = self.signals.iter().enumerate();
        let signals = signals.map(|(i, said)| said.read(i)).collect::<Result<Vec<_>, _>>()?;
        Ok(Record {
            game,
            seats,
            options: convert::options(&self.options)?,
            seed,
            decks,
            signals: one_word_a_turn(signals, &self.actions),
            actions: self.actions,
            result: self.result,
            more: self.more,
        })
    }

    fn write(record: &Record) -> Raw {
        let options = record.options.iter();
        let said = |said: &Said| RawSaid {
            ply: said.ply,
            seat: said.seat.index(),
            signals: Some(said.signals.iter().map(|signal| signal.to_string()).collect()),
            signal: None,
        };
        Raw {
            format: FORMAT.to_owned(),
            game: record.game.name().to_owned(),
            seats: record.seats.into(),
            options: options.map(|(name, v)| (name.clone(), convert::option_json(v))).collect(),
            // A text, as large numbers do not survive every JSON reader.
            seed: record.seed.map(|seed| seed.as_str().into()),
            deck: record.decks.as_ref().map(|decks| convert::decks_json(record.game, decks)),
            actions: record.actions.clone(),
            signals: record.signals.iter().map(said).collect(),
            result: record.result.clone(),
            more: record.more.clone(),
        }
    }
}

/// Between two turns a seat has one word: where there are entries for each signal, they are put
/// together. What is out of order is left for the replay to refuse.
fn one_word_a_turn(signals: Vec<Said>, actions: &[String]) -> Vec<Said> {
    let ends = |token: &&String| *token == "end" || token.starts_with("start@");
    let turn = |ply: usize| actions.iter().take(ply).filter(ends).count();
    let mut words: Vec<(usize, Said)> = Vec::with_capacity(signals.len());
    for said in signals {
        let now = turn(said.ply);
        let this_turn = words.iter().rposition(|(other, _)| *other != now).map_or(0, |at| at + 1);
        let word = words[this_turn..].iter().position(|(_, word)| word.seat == said.seat);
        let before = word.map(|at| words.remove(this_turn + at).1.signals);
        let signals = before.unwrap_or_default().then(said.signals);
        let earlier = |(_, other): &(usize, Said)| (other.ply, other.seat) < (said.ply, said.seat);
        let at = words[this_turn..].partition_point(earlier);
        words.insert(this_turn + at, (now, Said { signals, ..said }));
    }
    words.into_iter().map(|(_, said)| said).collect()
}

impl RawSaid {
    fn read(&self, index: usize) -> Result<Said, RecordError> {
        let place = format!("signals[{index}]");
        let seat = u8::try_from(self.seat).ok().and_then(Seat::new);
        let seat = seat
            .ok_or_else(|| RecordError::new(&place, format!("there is no seat {}", self.seat)))?;
        let tokens = self.signals.iter().flatten().chain(&self.signal).map(String::as_str);
        let signals = Signals::read(tokens).map_err(|error| RecordError::new(&place, error))?;
        if signals.is_empty() {
            return Err(RecordError::new(&place, "expected signals"));
        }
        Ok(Said { ply: self.ply, seat, signals })
    }
}
