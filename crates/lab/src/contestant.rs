//! Who plays, as the command line names it: `NAME[@BUDGET][~signals-off]`, where `NAME` is a level
//! such as `steady` or another name of the [`Roster`], or `cmd:` and a command line.
//!
//! ```
//! use lab::Contestant;
//! for text in ["steady", "people/shy", "expert@1s~signals-off", "cmd:python3 bot.py@50ms"] {
//!     assert_eq!(text.parse::<Contestant>().unwrap().to_string(), text);
//! }
//! ```

use std::fmt;
use std::str::FromStr;

use players::{Level, Limit};

use crate::roster::{NamedPlayer, Roster};

/// What comes before a command line.
pub(crate) const COMMAND: &str = "cmd:";

/// What comes last for a player that neither gives nor hears signals.
pub(crate) const SIGNALS_OFF: &str = "~signals-off";

/// What decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mind {
    /// One of our own players.
    Level(Level),
    /// A player in Rust that is no level.
    Named(NamedPlayer),
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
            Mind::Named(named) => f.write_str(named.name())?,
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

    /// Of those that can be named without bringing any.
    fn from_str(text: &str) -> Result<Contestant, String> {
        Roster::default().read(text)
    }
}

impl Contestant {
    /// One that plays with the run's budget and talks where it may.
    pub fn new(mind: Mind) -> Contestant {
        Contestant { mind, budget: None, signals: true }
    }

    /// Does it look ahead, as far as is known? Those who don't take microseconds a turn.
    pub(crate) fn searches(&self) -> bool {
        match &self.mind {
            Mind::Level(Level::Random | Level::Novice | Level::Steady) | Mind::Command(_) => false,
            Mind::Level(_) => true,
            Mind::Named(named) => !named.is_person(),
        }
    }

    pub(crate) fn read(text: &str, roster: &Roster) -> Result<Contestant, String> {
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
        let mind = roster.find(name).ok_or_else(|| roster.unknown(name))?;
        Ok(Contestant { mind, budget, signals })
    }
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
}
