//! Who can be named: the levels, the people of [`people`], and players in Rust that a program brings.

use std::fmt;
use std::sync::Arc;

use players::{Level, Player};

use crate::contestant::{COMMAND, Contestant, Mind, SIGNALS_OFF};
use crate::error::LabError;
use crate::people;

/// How a player is made for a deal: it gets the seed of its own random numbers.
type Make = dyn Fn(u64) -> Box<dyn Player> + Send + Sync;

/// A player in Rust under a name of its own. It is made anew for each deal, so that no deal depends on another.
#[derive(Clone)]
pub struct NamedPlayer {
    name: Arc<str>,
    about: Arc<str>,
    make: Arc<Make>,
}

impl NamedPlayer {
    /// A player under a name of letters, digits and `- _ . /`, with a line about it. `make` gets a seed: the same seed
    /// must make a player that does the same.
    pub fn new(
        name: &str,
        about: &str,
        make: impl Fn(u64) -> Box<dyn Player> + Send + Sync + 'static,
    ) -> Result<NamedPlayer, LabError> {
        let is_fine = |c: char| c.is_ascii_alphanumeric() || "-_./".contains(c);
        if name.is_empty() || !name.chars().all(is_fine) {
            return Err(LabError::asked(format!(
                "a player's name has letters, digits and - _ . / in it; not {name:?}"
            )));
        }
        Ok(NamedPlayer { name: name.into(), about: about.into(), make: Arc::new(make) })
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    pub(crate) fn is_person(&self) -> bool {
        self.name.starts_with(people::PREFIX)
    }

    /// A line about it.
    pub fn about(&self) -> &str {
        &self.about
    }

    /// One of them, with a seed for its own random numbers.
    pub fn player(&self, seed: u64) -> Box<dyn Player> {
        (self.make)(seed)
    }
}

impl PartialEq for NamedPlayer {
    fn eq(&self, other: &NamedPlayer) -> bool {
        self.name == other.name
    }
}

impl Eq for NamedPlayer {}

impl fmt::Debug for NamedPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("NamedPlayer").field(&self.name).finish()
    }
}

/// All players that can be named.
#[derive(Clone, Debug)]
pub struct Roster {
    named: Vec<NamedPlayer>,
}

impl Default for Roster {
    fn default() -> Roster {
        let person = |habits: &'static people::Habits| NamedPlayer {
            name: habits.full_name().into(),
            about: habits.about.into(),
            make: Arc::new(|seed| habits.person(seed)),
        };
        Roster { named: people::POPULATION.iter().map(person).collect() }
    }
}

impl Roster {
    /// Adds a player.
    pub fn with(mut self, player: NamedPlayer) -> Result<Roster, LabError> {
        let name = player.name();
        if self.find(name).is_some() {
            return Err(LabError::asked(format!("there is a player {name:?} already")));
        }
        self.named.push(player);
        Ok(self)
    }

    /// The people, who are partners rather than opponents.
    pub fn people(&self) -> Vec<Contestant> {
        let people = self.named.iter().filter(|named| named.is_person());
        people.map(|named| Contestant::new(Mind::Named(named.clone()))).collect()
    }

    /// Every name with a line about it.
    pub fn names(&self) -> Vec<(&str, &str)> {
        let levels = Level::ALL.map(|level| (level.name(), about(level)));
        let named = self.named.iter().map(|named| (named.name(), named.about()));
        levels.into_iter().chain(named).collect()
    }

    /// Reads a player: `NAME[@BUDGET][~signals-off]` or `cmd:COMMAND LINE`.
    pub fn read(&self, text: &str) -> Result<Contestant, String> {
        Contestant::read(text, self)
    }

    /// Reads lists separated by commas. `cmd:` takes all the rest of its value, as a command line may hold commas.
    pub fn read_list<T: AsRef<str>>(&self, values: &[T]) -> Result<Vec<Contestant>, LabError> {
        let read = |text: &str| self.read(text).map_err(LabError::Asked);
        let mut found = Vec::new();
        for value in values {
            let mut rest = value.as_ref();
            while !rest.starts_with(COMMAND)
                && let Some((one, more)) = rest.split_once(',')
            {
                found.push(read(one)?);
                rest = more;
            }
            self.check_whole(rest)?;
            found.push(read(rest)?);
        }
        Ok(found)
    }

    /// A command line with a player's name behind a comma was meant as a list.
    fn check_whole(&self, value: &str) -> Result<(), LabError> {
        let Some((command, rest)) = value.split_once(',').filter(|_| value.starts_with(COMMAND))
        else {
            return Ok(());
        };
        let meant: Vec<&str> = rest.split(',').collect();
        let is_player = |text: &&str| text.starts_with(COMMAND) || self.read(text).is_ok();
        if !meant.iter().any(is_player) {
            return Ok(());
        }
        let others = meant.join("' --players '");
        Err(LabError::asked(format!(
            "cmd: takes all the rest of its value, and {value:?} names another player behind a comma. Give each its own: \
             --players '{command}' --players '{others}'"
        )))
    }

    pub(crate) fn find(&self, name: &str) -> Option<Mind> {
        let level = || name.parse().ok().map(Mind::Level);
        let named = self.named.iter().find(|named| &*named.name == name);
        named.cloned().map(Mind::Named).or_else(level)
    }

    /// What there is, for whoever asked for something else.
    pub(crate) fn unknown(&self, name: &str) -> String {
        let names: Vec<&str> = self.names().into_iter().map(|(name, _)| name).collect();
        format!(
            "there is no player {name:?}, but {}. A player is NAME[@BUDGET][{SIGNALS_OFF}] or {COMMAND}COMMAND LINE",
            names.join(", ")
        )
    }
}

/// A line about a level.
fn about(level: Level) -> &'static str {
    match level {
        Level::Random => "any legal action",
        Level::Novice => "the nearest card, as a beginner would",
        Level::Steady => "counts cards and plans whole turns",
        Level::Expert => "searches; better with a larger budget",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_end_where_a_command_begins() {
        let names = |values: &[&str]| -> Vec<String> {
            let found = Roster::default().read_list(values).expect("players");
            found.iter().map(ToString::to_string).collect()
        };
        assert_eq!(names(&["random,random@5n"]), ["random", "random@5n"]);
        assert_eq!(names(&["people/shy,novice~signals-off"]), ["people/shy", "novice~signals-off"]);
        assert_eq!(names(&["random,cmd:bot a,b", "random"]), ["random", "cmd:bot a,b", "random"]);
        for wrong in ["nobody", "random@", "cmd:", "people/nobody"] {
            assert!(Roster::default().read_list(&[wrong]).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_player_behind_a_command_line_is_refused_with_the_right_way() {
        let refused = |value: &str| {
            let error = Roster::default().read_list(&[value]).expect_err("refused");
            error.to_string()
        };
        let right = "--players 'cmd:a.py' --players 'steady'";
        assert!(refused("cmd:a.py,steady").ends_with(right), "{}", refused("cmd:a.py,steady"));
        assert!(refused("novice,cmd:a.py,steady").ends_with(right));
        assert!(refused("cmd:a.py,expert@20n~signals-off").contains("'expert@20n~signals-off'"));
        assert!(refused("cmd:a.py,cmd:b.py").ends_with("--players 'cmd:b.py'"));
    }

    #[test]
    fn players_of_a_program_are_found_by_name_and_never_twice() {
        let mine =
            NamedPlayer::new("mine", "a novice in disguise", |seed| Level::Novice.player(seed))
                .expect("a name");
        let roster = Roster::default().with(mine.clone()).expect("a roster");
        assert_eq!(roster.read("mine@3n").expect("a player").to_string(), "mine@3n");
        assert!(roster.with(mine).is_err());
        let level = NamedPlayer::new("steady", "", |seed| Level::Random.player(seed));
        assert!(Roster::default().with(level.expect("a name")).is_err(), "a level's name");
        for wrong in ["", "a b", "a,b", "a@1n", "a~b", "cmd:a"] {
            assert!(NamedPlayer::new(wrong, "", |seed| Level::Random.player(seed)).is_err());
        }
    }
}
