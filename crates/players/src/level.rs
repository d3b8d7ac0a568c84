//! The players by name.

use std::fmt;
use std::str::FromStr;

use crate::expert::Expert;
use crate::novice::Novice;
use crate::player::Player;
use crate::random::Random;
use crate::steady::Steady;

/// How well a player plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename_all = "kebab-case"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Level {
    /// Any legal action.
    Random,
    /// The nearest card, as a beginner would.
    Novice,
    /// Counts cards and plans whole turns, well below a millisecond a turn.
    Steady,
    /// Searches; better with more time.
    Expert,
}

impl Level {
    /// All levels, from weak to strong.
    pub const ALL: [Level; 4] = [Level::Random, Level::Novice, Level::Steady, Level::Expert];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Novice => "novice",
            Level::Steady => "steady",
            Level::Expert => "expert",
        }
    }

    /// A player of this level, for any of the games. The seed decides where it is free to choose.
    pub fn player(self, seed: u64) -> Box<dyn Player> {
        match self {
            Level::Random => Box::new(Random::new(seed)),
            Level::Novice => Box::new(Novice),
            Level::Steady => Box::new(Steady::new(seed)),
            Level::Expert => Box::new(Expert::new(seed)),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Level, String> {
        Level::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| {
            format!("a player is one of random, novice, steady, expert; not {text:?}")
        })
    }
}
