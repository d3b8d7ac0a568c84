//! Between JSON values and the values of the rules.

use rules::{Family, Game, OptionValue, Seed};
use serde_json::{Map, Value};

use crate::error::RecordError;

/// Options by name.
pub(crate) fn options(map: &Map<String, Value>) -> Result<Vec<(String, OptionValue)>, RecordError> {
    let read = |(name, value): (&String, &Value)| {
        let read = option_from_json(value).ok_or_else(|| {
            let expected = "a number, true, false, a word, a list or a table";
            let reason = format!("expected {expected}, found {}", short(value));
            RecordError::new(format!("options.{name}"), reason)
        })?;
        Ok((name.clone(), read))
    };
    map.iter().map(read).collect()
}

/// An option's value from JSON; `None` where no option has such a value.
pub fn option_from_json(value: &Value) -> Option<OptionValue> {
    let number = |value: &Value| u32::try_from(value.as_u64()?).ok();
    match value {
        Value::Bool(flag) => Some(OptionValue::Flag(*flag)),
        Value::Number(_) => number(value).map(OptionValue::Number),
        Value::String(word) => Some(OptionValue::Word(word.clone())),
        Value::Array(list) => list.iter().map(number).collect::<Option<_>>().map(OptionValue::List),
        Value::Object(table) => {
            let entry = |(key, value): (&String, &Value)| Some((key.parse().ok()?, number(value)?));
            table.iter().map(entry).collect::<Option<_>>().map(OptionValue::Table)
        }
        Value::Null => None,
    }
}

/// An option's value as JSON.
pub(crate) fn option_json(value: &OptionValue) -> Value {
    match value {
        OptionValue::Number(n) => (*n).into(),
        OptionValue::Flag(flag) => (*flag).into(),
        OptionValue::Word(word) => word.as_str().into(),
        OptionValue::List(list) => list.clone().into(),
        OptionValue::Table(table) => {
            let entries = table.iter().map(|(key, value)| (key.to_string(), (*value).into()));
            Value::Object(entries.collect())
        }
    }
}

/// A seed: a text, or a whole number, which is the same as its digits.
pub(crate) fn seed(value: &Value) -> Result<Seed, RecordError> {
    let text = match value {
        Value::String(text) => text.clone(),
        Value::Number(number) => number.to_string(),
        other => short(other),
    };
    text.parse().map_err(|error| RecordError::new("seed", error))
}

/// The decks: one list, or a list of lists where the game has several decks.
pub(crate) fn decks(game: Game, value: &Value) -> Result<Vec<Vec<u8>>, RecordError> {
    let (nested, expected) = match game.family() {
        Family::TheGame(_) => (false, "expected a list of cards"),
        Family::FaceToFace => (true, "expected two lists of cards, one a seat"),
        Family::Hormigas => (true, "expected a list of lists of cards, one a round"),
    };
    let list = |value: &Value, place: &str| match value {
        Value::Array(cards) => {
            let card = |(i, value): (usize, &Value)| {
                let number = value.as_u64().and_then(|n| u8::try_from(n).ok());
                number.ok_or_else(|| {
                    let reason = format!("expected a card's number, found {}", short(value));
                    RecordError::new(format!("{place}[{i}]"), reason)
                })
            };
            cards.iter().enumerate().map(card).collect::<Result<Vec<u8>, _>>()
        }
        other => Err(RecordError::new(place, format!("{expected}, found {}", short(other)))),
    };
    match value {
        Value::Array(lists) if nested => {
            lists.iter().enumerate().map(|(i, v)| list(v, &format!("deck[{i}]"))).collect()
        }
        _ if nested => Err(RecordError::new("deck", format!("{expected}, found {}", short(value)))),
        _ => Ok(vec![list(value, "deck")?]),
    }
}

/// The decks as JSON, in the form that [`decks`] reads.
pub(crate) fn decks_json(game: Game, decks: &[Vec<u8>]) -> Value {
    match (game.family(), decks) {
        (Family::TheGame(_), [deck]) => deck.clone().into(),
        _ => decks.to_vec().into(),
    }
}

/// A JSON value in an error: its beginning is enough.
pub(crate) fn short(value: &Value) -> String {
    const LEN: usize = 40;
    let text = value.to_string();
    if text.chars().count() <= LEN {
        return text;
    }
    text.chars().take(LEN).chain(['…']).collect()
}
