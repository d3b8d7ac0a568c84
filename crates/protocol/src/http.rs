//! Requests and answers over HTTP.

use players::Level;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;

use crate::refusal::Code;
use crate::table::{Help, TablePhase, Talk};

/// A table to be.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct CreateTable {
    /// Which game: `the-game`, `ascenso-descenso`, `face-to-face`, `hormigas`.
    #[ts(type = "ViewJson[\"game\"]")]
    pub game: String,
    /// The seats, one for each who plays.
    pub seats: Vec<Wish>,
    /// The options that differ from their default, as in records.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(schema_with = options_schema))]
    #[ts(optional, type = "Record<string, unknown>")]
    pub options: Map<String, Value>,
    /// How the players may talk; by default guarded in the cooperative games, open in the others.
    #[serde(default)]
    pub talk: Option<Talk>,
    /// How much help they have; by default what is legal is shown.
    #[serde(default)]
    pub help: Option<Help>,
    /// Should it stand in the lobby? Else it is reached by its links only.
    #[serde(default)]
    #[ts(as = "Option<bool>")]
    pub listed: bool,
    /// Seconds a turn, after which a bot plays it; no clock without it.
    #[serde(default)]
    pub clock: Option<u32>,
    /// A seed of one's own, such as a day's; whoever knows it can know the cards, and the table
    /// says so.
    #[serde(default)]
    pub seed: Option<String>,
    /// Deal at once, rather than when all have come.
    #[serde(default)]
    #[ts(as = "Option<bool>")]
    pub start: bool,
    /// A key for the maker's own seat, the first of a person: 26 random letters and digits, say.
    /// Without it that seat is taken by an invitation like the others.
    #[serde(default)]
    pub key: Option<String>,
    /// One invitation for the whole group, made by the client like the key: whoever comes with it
    /// gets the next seat that nobody has. Those to single seats come with the answer all the same.
    #[serde(default)]
    pub invitation: Option<String>,
    /// A name for this request, of the client's choice and fresh for each table: asked again with
    /// the same `id` and `key`, the answer is the same, and the table is made once. It needs a `key`.
    #[serde(default)]
    pub id: Option<String>,
}

/// Who is to have a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct Wish {
    /// A bot of this level; without it a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<Level>,
    /// The person's name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// A table that was made. Nobody is told the invitations again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Created {
    /// The table's id.
    pub table: String,
    /// An invitation for each seat that awaits a person. Its link is `/t/TABLE#INVITATION`; what
    /// stands behind `#` is never sent to a server by a browser. The first who comes exchanges it
    /// for a key of their own; bots' seats have none.
    pub invitations: Vec<Invitation>,
    /// The secret of those who look on; their link is made the same way.
    pub watch: String,
    /// The hash of the deal's seed and nonce.
    pub commitment: String,
}

/// An invitation to a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Invitation {
    /// Which seat.
    pub seat: usize,
    /// What the link holds.
    pub secret: String,
}

/// The tables that anyone may join or watch.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Lobby {
    /// The newest first.
    pub tables: Vec<Listed>,
}

/// A table in the lobby.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Listed {
    /// Its id.
    pub table: String,
    /// Which game.
    #[ts(type = "ViewJson[\"game\"]")]
    pub game: String,
    /// How many seats.
    pub seats: usize,
    /// Seats that anyone may take.
    pub free: usize,
    /// The names of the people who have come.
    pub names: Vec<String>,
    /// The options that differ from their default.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    #[ts(type = "Record<string, unknown>")]
    pub options: Map<String, Value>,
    /// How the players may talk; of tables of former times it is not told, nor what follows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub talk: Option<Talk>,
    /// How much help they have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub help: Option<Help>,
    /// Seconds a turn, if there is a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<u32>,
    /// Where it stands.
    pub phase: TablePhase,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: i64,
}

/// Takes a free seat of a listed table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct TakeSeat {
    /// A key of one's own, which opens the seat from then on. Asked again with the same key, the
    /// answer is the same.
    pub key: String,
    /// What to be called.
    #[serde(default)]
    pub name: Option<String>,
}

/// A seat that was taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TakenSeat {
    /// The table.
    pub table: String,
    /// Which seat.
    pub seat: usize,
}

/// What went wrong with a request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// Why, for programs.
    pub code: Code,
    /// Why, for people, in English.
    pub reason: String,
}

/// The options as the games describe them.
#[cfg(feature = "openapi")]
fn options_schema() -> utoipa::openapi::schema::Object {
    let of = |game: rules::Game| {
        let options: Vec<String> = game.options().iter().map(ToString::to_string).collect();
        format!("`{game}`: {}.", options.join(", "))
    };
    let games = rules::Game::ALL.map(of).join(" ");
    let text = format!("The options that differ from their default, as in records. {games}");
    utoipa::openapi::schema::ObjectBuilder::new().description(Some(text)).build()
}
