//! What lobby and statistics keep of a table. It is derived from the log, and can be made again.

use protocol::{Listed, TablePhase};
use serde_json::Value;

use crate::table::Table;

/// A table in short.
#[derive(Clone, Debug, PartialEq)]
pub struct TableSummary {
    /// As the lobby shows it.
    pub listed: Listed,
    /// May the lobby show it?
    pub is_listed: bool,
    /// Once over.
    pub outcome: Option<TableResult>,
}

/// What came out of a game, for statistics.
#[derive(Clone, Debug, PartialEq)]
pub struct TableResult {
    /// The result as records write it.
    pub result: Value,
    /// Cooperative games: all cards placed?
    pub won: Option<bool>,
    /// Cooperative games: cards left.
    pub left: Option<u8>,
}

impl Table {
    /// The table in short.
    pub fn summary(&self) -> TableSummary {
        let names = self.chairs.iter().filter(|chair| chair.joined && chair.bot.is_none());
        let over = self.phase() == TablePhase::Over;
        let free = self.chairs.iter().filter(|chair| chair.is_free()).count();
        let outcome = self.score.as_ref().map(|score| TableResult {
            result: score.0.clone(),
            won: score.0.get("won").and_then(Value::as_bool),
            left: score.0.get("left").and_then(Value::as_u64).map(|left| left as u8),
        });
        TableSummary {
            listed: Listed {
                table: self.id().to_owned(),
                game: self.founding.game.clone(),
                seats: self.chairs.len(),
                free: if over { 0 } else { free },
                names: names.filter_map(|chair| chair.name.clone()).collect(),
                options: self.founding.options.clone(),
                talk: Some(self.founding.talk),
                help: Some(self.help),
                clock: self.founding.clock,
                phase: self.phase(),
                created_at: self.created_at,
            },
            is_listed: self.founding.listed,
            outcome,
        }
    }
}
