//! What follows from a log: the lobby's summary of a table and the results of its games.
//!
//! Whoever understands the entries makes these; the store only keeps and finds them.

use crate::TableId;

/// What follows from a table's log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Derived {
    /// The table as the lobby sees it.
    pub summary: LobbyRow,
    /// The games that these entries ended: mostly none, sometimes one. When rebuilding: all.
    pub results: Vec<FinishedGame>,
}

impl Derived {
    /// PostgreSQL has no NUL in its texts.
    pub(crate) fn holds_nul(&self) -> bool {
        let summary = [&self.summary.game, &self.summary.info];
        let results = self.results.iter().flat_map(|r| [&r.game, &r.options, &r.details]);
        summary.into_iter().chain(results).any(|text| text.contains('\0'))
    }
}

/// A table as the lobby sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LobbyRow {
    /// The game's name.
    pub game: String,
    /// How many seats.
    pub seats: u8,
    /// How many of them are free.
    pub free_seats: u8,
    /// How many people sit at the table.
    pub people: u8,
    /// Whether the lobby shows it; else it is found by its link only.
    pub listed: bool,
    /// How far it is.
    pub phase: LobbyPhase,
    /// When it was opened, in milliseconds since 1970.
    pub created_at: i64,
    /// When it last changed, in milliseconds since 1970.
    pub updated_at: i64,
    /// Whatever else the lobby shows, as JSON.
    pub info: String,
}

/// How far a table is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LobbyPhase {
    /// Seats are being taken.
    Open,
    /// A game is being played.
    Playing,
    /// The game is over.
    Over,
}

impl LobbyPhase {
    /// As it stands in the database.
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            LobbyPhase::Open => "open",
            LobbyPhase::Playing => "playing",
            LobbyPhase::Over => "over",
        }
    }

    pub(crate) fn of_str(text: &str) -> Option<LobbyPhase> {
        [LobbyPhase::Open, LobbyPhase::Playing, LobbyPhase::Over]
            .into_iter()
            .find(|phase| phase.as_str() == text)
    }
}

/// A finished game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinishedGame {
    /// The number of the entry that ended it.
    pub seq: u64,
    /// The game's name.
    pub game: String,
    /// How many seats.
    pub seats: u8,
    /// The options that were changed, as text; equal options are equal texts.
    pub options: String,
    /// Whether it was won (the cooperative games).
    pub won: bool,
    /// Cards left, or the winner's score: what the game counts.
    pub score: i64,
    /// When it ended, in milliseconds since 1970.
    pub ended_at: i64,
    /// Winners and whatever else is shown, as JSON.
    pub details: String,
}

/// A table where nothing has happened for a while.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Idle {
    /// Its number, by which they are asked for page by page.
    pub no: i64,
    /// The table.
    pub id: TableId,
    /// How far it is.
    pub phase: LobbyPhase,
}

/// All finished games of one kind, counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Statistic {
    /// The game's name.
    pub game: String,
    /// How many seats.
    pub seats: u8,
    /// The options that were changed.
    pub options: String,
    /// How many were finished.
    pub games: u64,
    /// How many of them were won.
    pub won: u64,
    /// The sum of their scores.
    pub total_score: i64,
    /// The least and the greatest score.
    pub scores: (i64, i64),
}
