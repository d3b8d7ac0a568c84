//! Ways from the menu to games that are elsewhere: those that are finished, and tables of a server.

use crate::shelf::Parts;

/// The finished games, the newest first.
#[derive(Clone, Debug, Default)]
pub struct Shelf {
    /// Each in words.
    pub games: Vec<Parts>,
    /// Which one is chosen.
    pub cursor: usize,
}

/// Where to join.
#[derive(Clone, Debug, Default)]
pub struct JoinForm {
    /// The seat's link.
    pub link: String,
    /// What to be called there.
    pub name: String,
    /// Which line is typed into.
    pub row: usize,
    /// What was wrong.
    pub error: Option<String>,
}

/// The longest line that may be typed.
pub(super) const MAX_TYPED: usize = 500;
