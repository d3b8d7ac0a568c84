//! What a search says about a deal.

use rules::the_game::Action;

/// Can it be won by those who see all cards?
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Yes: these actions, taken from the position that was asked about, win.
    Won {
        /// The line.
        actions: Vec<Action>,
    },
    /// No: every way to play was searched, or shown to fail.
    CannotBeWon,
    /// The budget was used up before either was found.
    Unknown,
}

impl Verdict {
    /// Its name in results: `won`, `cannot` or `unknown`.
    pub const fn name(&self) -> &'static str {
        match self {
            Verdict::Won { .. } => "won",
            Verdict::CannotBeWon => "cannot",
            Verdict::Unknown => "unknown",
        }
    }
}

/// The best score that was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BestLine {
    /// Cards left at the end of the game.
    pub left: u8,
    /// A line to that end, from the position that was asked about.
    pub actions: Vec<Action>,
    /// Is it certain that nothing better can be reached?
    pub proved: bool,
}

/// All that was found out about a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// Can it be won?
    pub answer: Verdict,
    /// The best score.
    pub best: BestLine,
    /// Positions looked at.
    pub nodes: u64,
}
