//! A table as those at it see it, the cards aside.

use players::Level;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;

use crate::down::{Reveal, Score};

/// What everyone at a table may know of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableInfo {
    /// Its id.
    pub table: String,
    /// Which game: `the-game`, `ascenso-descenso`, `face-to-face`, `hormigas`.
    #[ts(type = "ViewJson[\"game\"]")]
    pub game: String,
    /// Who sits where.
    pub seats: Vec<Occupant>,
    /// The options that differ from their default.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    #[ts(type = "Record<string, unknown>")]
    pub options: Map<String, Value>,
    /// How the players may talk.
    pub talk: Talk,
    /// How much help they have.
    pub help: Help,
    /// Does it stand in the lobby?
    pub listed: bool,
    /// Seconds a turn, if there is a clock; then a bot plays the turn.
    pub clock: Option<u32>,
    /// Where it stands.
    pub phase: TablePhase,
    /// The seat that may start, give seats to bots, invite and free seats.
    pub host: Option<usize>,
    /// The hash of the deal's seed and nonce, given before the first card is seen.
    pub commitment: String,
    /// Was the seed chosen by somebody, who may know the cards?
    pub chosen: bool,
    /// The games of the same people so far: once this one is over it is among them.
    pub series: Series,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// Seats that would play the same cards again.
    pub same: Vec<usize>,
    /// Once over: what came out.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub score: Option<Score>,
    /// Once over: what the deal was made from.
    pub reveal: Option<Reveal>,
}

/// Who looks at the table through this socket.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct You {
    /// The own seat; `null` for a spectator.
    pub seat: Option<usize>,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Occupant {
    /// The person's name, once given.
    pub name: Option<String>,
    /// Has somebody come and taken the seat?
    pub joined: bool,
    /// The level of the bot that plays here now.
    pub bot: Option<Level>,
    /// Does its person ask for the seat back, which a bot keeps?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub asks_back: bool,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TablePhase {
    /// People are still coming.
    Open,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
}

/// How the players may talk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Talk {
    /// Not at all.
    Off,
    /// By signals only.
    Signals,
    /// By signals and words; no word for a card's number passes.
    Guarded,
    /// As they like: the games against each other.
    Open,
}

/// How much help the players have.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Help {
    /// None.
    None,
    /// What is legal is shown.
    Legal,
    /// Also the gaps, and the cards still out.
    Gaps,
    /// Also hints by the expert player.
    Hints,
}

/// The games of the same people so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Series {
    /// How many there were.
    pub games: u32,
    /// Cards left in the best of them, in the cooperative games.
    pub best: Option<u8>,
    /// Games won by each seat, in the games against each other; in the others by the team.
    pub wins: [u32; 5],
    /// How many the team has won in a row up to now, in the cooperative games.
    #[serde(default, skip_serializing_if = "is_none")]
    #[ts(as = "Option<u32>", optional)]
    pub streak: u32,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde asks so
fn is_none(count: &u32) -> bool {
    *count == 0
}
