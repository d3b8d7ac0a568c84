//! The first line of a results file: what was played.

use players::Limit;
use rules::Game;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::error::LabError;
use crate::provenance::{VERSION, players_hash};
use crate::spec::{DEFAULT_GRACE, Spec};
use crate::talk::Track;

/// The format's name and version.
pub const FORMAT: &str = "subibaja-lab/1";

/// What was played. Files with equal headers belong together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// The format's name and version.
    pub format: String,
    /// The game.
    pub game: String,
    /// How many sit at the table.
    pub seats: u8,
    /// The options that differ from their default.
    pub options: Map<String, Value>,
    /// The players, as many as seats.
    pub players: Vec<String>,
    /// Were there signals?
    pub signals: bool,
    /// How the seats talked. Where nothing is written it was by the code, if there were signals: in
    /// former times there was nothing else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) talk: Option<Track>,
    /// The budget of a turn.
    pub budget: String,
    /// The run's seed.
    pub seed: String,
    /// How many deals the whole run has.
    pub deals: u64,
    /// The part of them that the file is for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard: Option<String>,
    /// The version of the program. Files of old have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<String>,
    /// A hash of what our players decide in fixed deals of the game: another hash is other play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players_hash: Option<String>,
}

impl From<&Spec> for Header {
    fn from(spec: &Spec) -> Header {
        Header {
            format: FORMAT.into(),
            game: spec.game.name().into(),
            seats: spec.seats,
            options: records::options_json(&spec.options),
            players: spec.players.iter().map(ToString::to_string).collect(),
            signals: spec.talk != Track::Off,
            talk: Some(spec.talk),
            budget: spec.budget.to_string(),
            seed: spec.seed.clone(),
            deals: spec.deals,
            shard: spec.shard.map(|shard| shard.to_string()),
            version: Some(VERSION.into()),
            players_hash: Some(players_hash(spec.game)),
        }
    }
}

impl Header {
    /// The spec of the same game, budget and seed, with nobody at the table.
    pub(crate) fn spec(&self) -> Result<Spec, LabError> {
        let wrong = |what: &str| LabError::asked(format!("a results file of an unknown {what}"));
        let option = |(name, value): (&String, &Value)| {
            let value = records::option_from_json(value).ok_or_else(|| wrong("option"))?;
            Ok((name.clone(), value))
        };
        Ok(Spec {
            game: self.game().ok_or_else(|| wrong("game"))?,
            seats: self.seats,
            options: self.options.iter().map(option).collect::<Result<_, LabError>>()?,
            players: Vec::new(),
            talk: self.talk(),
            budget: self.limit().ok_or_else(|| wrong("budget"))?,
            seed: self.seed.clone(),
            deals: self.deals,
            shard: None,
            grace: DEFAULT_GRACE,
            strict: false,
        })
    }

    /// The game, if it is one of ours.
    pub(crate) fn game(&self) -> Option<Game> {
        self.game.parse().ok()
    }

    /// How the seats talked.
    pub fn talk(&self) -> Track {
        match self.talk {
            _ if !self.signals => Track::Off,
            None => Track::Code,
            Some(talk) => talk,
        }
    }

    /// Do all play together?
    pub(crate) fn is_cooperative(&self) -> bool {
        self.game().is_some_and(Game::is_cooperative)
    }

    /// The budget, as it was given.
    pub(crate) fn limit(&self) -> Option<Limit> {
        self.budget.parse().ok()
    }

    /// The players in short: one name where all are the same.
    pub(crate) fn who(&self) -> String {
        match &self.players[..] {
            [one, others @ ..] if others.iter().all(|other| other == one) => one.clone(),
            players => players.join(", "),
        }
    }

    /// Options in short, for titles.
    pub(crate) fn options_text(&self) -> String {
        let text = |(name, value): (&String, &Value)| match value {
            Value::String(word) => format!("{name}={word}"),
            other => format!("{name}={other}"),
        };
        self.options.iter().map(text).collect::<Vec<_>>().join(" ")
    }

    /// What differs from another header, in words; `None` if the files belong together.
    pub(crate) fn difference(&self, other: &Header) -> Option<String> {
        let told = |name: &str, here: String, there: String| {
            (here != there).then(|| format!("{name} is {here} there and {there} here"))
        };
        let json = |map: &Map<String, Value>| Value::Object(map.clone()).to_string();
        told("format", self.format.clone(), other.format.clone())
            .or_else(|| told("game", self.game.clone(), other.game.clone()))
            .or_else(|| told("seats", self.seats.to_string(), other.seats.to_string()))
            .or_else(|| told("options", json(&self.options), json(&other.options)))
            .or_else(|| told("players", self.players.join(","), other.players.join(",")))
            .or_else(|| told("talk", self.talk().to_string(), other.talk().to_string()))
            .or_else(|| told("budget", self.budget.clone(), other.budget.clone()))
            .or_else(|| told("seed", self.seed.clone(), other.seed.clone()))
            .or_else(|| {
                // Who played in a file of old is not known.
                let (here, there) = (self.players_hash.clone()?, other.players_hash.clone()?);
                told("players_hash (how our players play)", here, there)
            })
    }
}
