//! Who plays, as the command line names it: `NAME[@BUDGET][~signals-off]`, where `NAME` is a level
//! such as `steady`, or `cmd:` and a command line.
//!
//! ```
//! use lab::Contestant;
//! for text in ["steady", "expert@200n", "expert@1s~signals-off", "cmd:python3 bot.py@50ms"] {
//!     assert_eq!(text.parse::<Contestant>().unwrap().to_string(), text);
//! }
//! ```

use std::fmt;
use std::str::FromStr;

use players::{Level, Limit};

use crate::error::LabError;

/// What comes before a command line.
const COMMAND: &str = "cmd:";

/// What comes last for a player that neither gives nor hears signals.
const SIGNALS_OFF: &str = "~signals-off";

/// What decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mind {
    /// One of our own players.
    Level(Level),
    /// A program that speaks lines of JSON.
    Command(String),
}

/// A player to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contestant {
    /// What decides.
    pub mind: Mind,
    /// Its own budget, instead of the run's.
    pub budget: Option<Limit>,
    /// Does it give and hear signals, where the run has them?
    pub signals: bool,
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.mind {
            Mind::Level(level) => write!(f, "{level}")?,
            Mind::Command(command) => write!(f, "{COMMAND}{command}")?,
        }
        if let Some(budget) = self.budget {
            write!(f, "@{budget}")?;
        }
        f.write_str(if self.signals { "" } else { SIGNALS_OFF })
    }
}

impl FromStr for Contestant {
    type Err = String;

    fn from_str(text: &str) -> Result<Contestant, String> {
        let (rest, signals) = match text.strip_suffix(SIGNALS_OFF) {
            Some(rest) => (rest, false),
            None => (text, true),
        };
        if let Some(command) = rest.strip_prefix(COMMAND) {
            // A command line may have an `@` of its own: only a budget at its end counts.
            let (command, budget) = match command.rsplit_once('@').map(|(c, b)| (c, b.parse())) {
                Some((command, Ok(budget))) => (command, Some(budget)),
                Some((_, Err(_))) | None => (command, None),
            };
            words(command)?;
            return Ok(Contestant { mind: Mind::Command(command.to_owned()), budget, signals });
        }
        let (name, budget) = match rest.split_once('@') {
            Some((name, budget)) => (name, Some(budget.parse()?)),
            None => (rest, None),
        };
        let level = name.parse().map_err(|error| {
            format!("{error}. A player is NAME[@BUDGET][~signals-off] or cmd:COMMAND LINE")
        })?;
        Ok(Contestant { mind: Mind::Level(level), budget, signals })
    }
}

/// Reads lists separated by commas. `cmd:` takes all the rest of its value, as a command line may
/// hold commas.
pub(crate) fn list<T: AsRef<str>>(values: &[T]) -> Result<Vec<Contestant>, LabError> {
    let mut found = Vec::new();
    for value in values {
        let mut rest = value.as_ref();
        while !rest.starts_with(COMMAND)
            && let Some((one, more)) = rest.split_once(',')
        {
            found.push(one.parse().map_err(LabError::Asked)?);
            rest = more;
        }
        found.push(rest.parse().map_err(LabError::Asked)?);
    }
    Ok(found)
}

/// The words of a command line: split at white space, `'…'` and `"…"` kept together. There is no
/// shell, so the same line works everywhere.
pub(crate) fn words(command: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in command.chars() {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (None, '\'' | '"') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None, c) if c.is_whitespace() => words.extend(word.take()),
            (_, c) => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    match (quote, words.is_empty()) {
        (Some(open), _) => Err(format!("the command line {command:?} lacks a closing {open}")),
        (None, true) => Err("cmd: needs a command line, such as cmd:python3 my_bot.py".into()),
        (None, false) => Ok(words),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_lines_are_split_as_one_expects() {
        let split = |text| words(text).expect("a command line");
        assert_eq!(split("python3 my_bot.py -x"), ["python3", "my_bot.py", "-x"]);
        assert_eq!(split("'a b' \"c d\"e ''"), ["a b", "c de", ""]);
        assert!(words("a 'b").is_err());
        assert!(words("  ").is_err());
    }

    #[test]
    fn lists_end_where_a_command_begins() {
        let names = |values: &[&str]| -> Vec<String> {
            list(values).expect("players").iter().map(ToString::to_string).collect()
        };
        assert_eq!(names(&["random,random@5n"]), ["random", "random@5n"]);
        assert_eq!(names(&["random,cmd:bot a,b", "random"]), ["random", "cmd:bot a,b", "random"]);
        assert!(list(&["nobody"]).is_err());
        assert!(list(&["random@"]).is_err());
        assert!(list(&["cmd:"]).is_err());
    }
}
