//! Options as names and values: the form in which records, command lines and texts give them.

use std::fmt;
use std::str::FromStr;

use crate::problem::SetupProblem;
use crate::seat::Seat;
use crate::text::{ParseError, join, split};

/// The value of an option.
///
/// ```
/// use subibaja_rules::OptionValue;
/// assert_eq!("3".parse(), Ok(OptionValue::Number(3)));
/// assert_eq!("true".parse(), Ok(OptionValue::Flag(true)));
/// assert_eq!("12,13".parse(), Ok(OptionValue::List(vec![12, 13])));
/// assert_eq!("claim".parse(), Ok(OptionValue::Word("claim".into())));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionValue {
    /// A number.
    Number(u32),
    /// Yes or no.
    Flag(bool),
    /// A word.
    Word(String),
    /// Several numbers.
    List(Vec<u32>),
    /// A number for each of several numbers.
    Table(Vec<(u32, u32)>),
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionValue::Number(n) => fmt::Display::fmt(n, f),
            OptionValue::Flag(b) => write!(f, "{b}"),
            OptionValue::Word(word) => f.write_str(word),
            OptionValue::List(list) => join(f, list, ","),
            OptionValue::Table(table) => {
                join(f, table.iter().map(|(key, value)| format!("{key}:{value}")), ",")
            }
        }
    }
}

impl FromStr for OptionValue {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<OptionValue, ParseError> {
        let number = |text: &str| crate::text::expect_number(text, "a number");
        if let Some(n) = crate::text::number(text) {
            Ok(OptionValue::Number(n))
        } else if text == "true" || text == "false" {
            Ok(OptionValue::Flag(text == "true"))
        } else if text.contains(':') {
            let pair = |entry: &str| {
                let (key, value) = entry
                    .split_once(':')
                    .ok_or_else(|| ParseError::expected("number:number", entry))?;
                Ok((number(key)?, number(value)?))
            };
            split(text, ',').map(pair).collect::<Result<_, _>>().map(OptionValue::Table)
        } else if text.contains(',') {
            split(text, ',').map(number).collect::<Result<_, _>>().map(OptionValue::List)
        } else if !text.is_empty() && text.bytes().all(|b| b.is_ascii_lowercase() || b == b'-') {
            Ok(OptionValue::Word(text.to_owned()))
        } else {
            Err(ParseError::expected("an option's value", text))
        }
    }
}

impl OptionValue {
    /// For errors: the option can't have this value.
    pub(crate) fn wrong(&self, name: &'static str, expected: &'static str) -> SetupProblem {
        let mut found = self.to_string();
        if found.chars().count() > 40 {
            found = found.chars().take(40).chain(['…']).collect();
        }
        SetupProblem::OptionValue { name, found, expected }
    }

    /// A seat's number; whether the table has it is checked with the setup.
    pub(crate) fn seat(
        &self,
        name: &'static str,
        expected: &'static str,
    ) -> Result<Seat, SetupProblem> {
        match self {
            OptionValue::Number(n) => u8::try_from(*n).ok().and_then(Seat::new),
            _ => None,
        }
        .ok_or_else(|| self.wrong(name, expected))
    }
}

/// Options of one game that are set by name. What is not set has its default.
pub trait SetOptions: Default + Clone + PartialEq {
    /// Sets an option by its name.
    fn set(&mut self, name: &str, value: &OptionValue) -> Result<(), SetupProblem>;

    /// The options that differ from their default.
    fn changed(&self) -> Vec<(&'static str, OptionValue)>;
}
