//! How somebody likes to play, kept from one game to the next.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// When a person is asked before a turn is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Confirm {
    /// Never.
    Never,
    /// Where something speaks against it.
    #[default]
    Risky,
    /// Before everything that can't be undone.
    Always,
}

impl Confirm {
    /// All of them.
    pub const ALL: [Confirm; 3] = [Confirm::Never, Confirm::Risky, Confirm::Always];

    /// As it is typed.
    pub fn name(self) -> &'static str {
        match self {
            Confirm::Never => "never",
            Confirm::Risky => "risky",
            Confirm::Always => "always",
        }
    }
}

/// How somebody likes to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Habits {
    /// When to be asked.
    pub confirm: Confirm,
    /// The pause before each action of a bot.
    pub pace: Duration,
}

impl Default for Habits {
    fn default() -> Habits {
        Habits { confirm: Confirm::default(), pace: Duration::from_millis(350) }
    }
}
