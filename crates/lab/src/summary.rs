//! What a run gives: one JSON object, or a page of text.

use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

use crate::header::Header;
use crate::stats::wilson;
use crate::talk::Track;
use crate::tally::{Cost, PlayerTally, Tally};

/// Different notes that are told; there may be one for each deal.
const MAX_NOTES: usize = 10;

/// What a run gives. In games against each other `wins`, `win_rate` and `interval` are those of the
/// first player named.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RunSummary {
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
    /// How the seats talked.
    pub talk: Track,
    /// The budget of a turn.
    pub budget: String,
    /// The run's seed.
    pub seed: String,
    /// The version of the program that played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<String>,
    /// A hash of what our players decide in fixed deals of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players_hash: Option<String>,
    /// The part of the run that was played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shard: Option<String>,
    /// Deals that were played.
    pub deals: u64,
    /// How many were won; a shared win counts in part.
    #[serde(serialize_with = "count")]
    pub wins: f64,
    /// The same as a share.
    pub win_rate: f64,
    /// Its 95 % interval.
    pub interval: [f64; 2],
    /// Cards left, in the mean; in Face to Face those of the loser.
    pub left_mean: Option<f64>,
    /// Their median.
    pub left_median: Option<f64>,
    /// Deals by cards left, from 0.
    pub left_histogram: Vec<u64>,
    /// Turns a game.
    pub turns_mean: f64,
    /// Signals a game, and at most so many bits: see docs/talk.md. Nothing where nobody could speak.
    pub signals_mean: Option<f64>,
    /// The bits.
    pub bits_mean: Option<f64>,
    /// Milliseconds of thought a turn.
    pub ms_per_turn: f64,
    /// The longest turn.
    pub ms_per_turn_max: f64,
    /// Milliseconds of a core a turn; `None` where that is not known.
    pub cpu_ms_per_turn: Option<f64>,
    /// Nodes a turn, of those who search.
    pub nodes_per_turn: Option<f64>,
    /// Games a second, where they were played just now.
    pub games_per_s: Option<f64>,
    /// Each player; in cooperative games each kind of player once.
    pub by_player: Vec<PlayerSummary>,
    /// What went wrong or should be known.
    pub notes: Vec<String>,
}

/// What one player gives.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerSummary {
    /// As the run names it.
    pub player: String,
    /// Wins against the others.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "some_count")]
    pub wins: Option<f64>,
    /// The same as a share.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub win_rate: Option<f64>,
    /// Its 95 % interval.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub interval: Option<[f64; 2]>,
    /// Face to Face: cards left, in the mean.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left_mean: Option<f64>,
    /// Hormigas: points, in the mean.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points_mean: Option<f64>,
    /// Turns a game.
    pub turns_mean: f64,
    /// Milliseconds of thought a turn, what it thought about signals included.
    pub ms_per_turn: f64,
    /// Its longest turn.
    pub ms_per_turn_max: f64,
    /// Milliseconds of a core a turn; `None` where that is not known.
    pub cpu_ms_per_turn: Option<f64>,
    /// Nodes a turn; 0 if it does not search.
    pub nodes_per_turn: Option<f64>,
}

/// A count that may hold parts: written as a whole number where it is one.
#[allow(clippy::trivially_copy_pass_by_ref)] // serde hands over a reference
#[allow(clippy::cast_sign_loss)] // counts are not negative
fn count<S: Serializer>(wins: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    if wins.fract() == 0.0 {
        serializer.serialize_u64(*wins as u64)
    } else {
        serializer.serialize_f64(*wins)
    }
}

#[allow(clippy::ref_option)] // serde hands over a reference
fn some_count<S: Serializer>(wins: &Option<f64>, serializer: S) -> Result<S::Ok, S::Error> {
    count(&wins.unwrap_or_default(), serializer)
}

const NS_PER_MS: f64 = 1e6;

#[allow(clippy::cast_precision_loss)] // counts are far below 2⁵³
fn ratio(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

#[allow(clippy::cast_precision_loss)] // as above
impl RunSummary {
    /// Sums up.
    pub(crate) fn new(header: &Header, tally: &Tally, games_per_s: Option<f64>) -> RunSummary {
        let together = header.is_cooperative();
        let first = tally.players.first();
        let wins = if together { tally.wins as f64 } else { first.map_or(0.0, PlayerTally::wins) };
        let (mean, median) = tally.left_mean_median().unzip();
        let mut cost = Cost::default();
        tally.players.iter().for_each(|player| cost.add(player.cost));
        let spoken = Some(&tally.spoken).filter(|spoken| spoken.asked > 0);
        let ns: u64 = tally.players.iter().map(|player| player.ns).sum();
        let ns_max = tally.players.iter().map(|player| player.ns_max).max().unwrap_or_default();
        RunSummary {
            game: header.game.clone(),
            seats: header.seats,
            options: header.options.clone(),
            players: header.players.clone(),
            signals: header.signals,
            talk: header.talk(),
            budget: header.budget.clone(),
            seed: header.seed.clone(),
            version: header.version.clone(),
            players_hash: header.players_hash.clone(),
            shard: header.shard.clone(),
            deals: tally.deals,
            wins,
            win_rate: if tally.deals == 0 { 0.0 } else { wins / tally.deals as f64 },
            interval: wilson(wins, tally.deals),
            left_mean: mean,
            left_median: median,
            left_histogram: tally.left.clone(),
            turns_mean: ratio(tally.turns(), tally.deals),
            signals_mean: spoken.map(|spoken| ratio(spoken.signals(), tally.deals)),
            bits_mean: spoken.map(|spoken| spoken.bits() / tally.deals as f64),
            ms_per_turn: ratio(ns, tally.turns()) / NS_PER_MS,
            ms_per_turn_max: ns_max as f64 / NS_PER_MS,
            cpu_ms_per_turn: a_turn(cost, cost.cpu_ns).map(|ns| ns / NS_PER_MS),
            nodes_per_turn: a_turn(cost, cost.nodes),
            games_per_s,
            by_player: by_player(header, tally),
            notes: notes(&tally.notes),
        }
    }

    /// Notes as a summary tells them.
    pub(crate) fn told(all: &[(u64, String)]) -> Vec<String> {
        notes(all)
    }

    /// The summary as one line of JSON.
    pub fn to_json(&self) -> String {
        // Numbers, texts and lists can't fail.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The same with all times taken out: what must not depend on machine, threads or shards.
    #[must_use]
    pub fn without_times(&self) -> RunSummary {
        let mut same = self.clone();
        (same.ms_per_turn, same.ms_per_turn_max, same.games_per_s) = (0.0, 0.0, None);
        same.cpu_ms_per_turn = None;
        for player in &mut same.by_player {
            (player.ms_per_turn, player.ms_per_turn_max) = (0.0, 0.0);
            player.cpu_ms_per_turn = None;
        }
        same
    }
}

/// So much of the cost a turn, where any is known.
fn a_turn(cost: Cost, of: u64) -> Option<f64> {
    (cost.turns > 0 && cost.cpu_ns > 0).then(|| ratio(of, cost.turns))
}

/// One a player; players who play together are put together if they have the same name.
fn by_player(header: &Header, tally: &Tally) -> Vec<PlayerSummary> {
    let together = header.is_cooperative();
    let mut named: Vec<(&str, PlayerTally)> = Vec::new();
    for (name, player) in header.players.iter().zip(&tally.players) {
        match named.iter_mut().find(|(other, _)| together && other == name) {
            None => named.push((name, player.clone())),
            Some((_, sum)) => {
                sum.turns += player.turns;
                sum.ns += player.ns;
                sum.ns_max = sum.ns_max.max(player.ns_max);
                sum.cost.add(player.cost);
            }
        }
    }
    named.iter().map(|(name, player)| one_player(header, tally, name, player)).collect()
}

#[allow(clippy::cast_precision_loss)] // as above
fn one_player(header: &Header, tally: &Tally, name: &str, player: &PlayerTally) -> PlayerSummary {
    let deals = tally.deals;
    let wins = (!header.is_cooperative()).then(|| player.wins());
    let only_in = |game: &str, sum: u64| (header.game == game).then(|| ratio(sum, deals));
    PlayerSummary {
        player: name.to_owned(),
        wins,
        win_rate: wins.map(|wins| if deals == 0 { 0.0 } else { wins / deals as f64 }),
        interval: wins.map(|wins| wilson(wins, deals)),
        left_mean: only_in("face-to-face", player.left),
        points_mean: only_in("hormigas", player.points),
        turns_mean: ratio(player.turns, deals),
        ms_per_turn: ratio(player.ns, player.turns) / NS_PER_MS,
        ms_per_turn_max: player.ns_max as f64 / NS_PER_MS,
        cpu_ms_per_turn: a_turn(player.cost, player.cost.cpu_ns).map(|ns| ns / NS_PER_MS),
        nodes_per_turn: a_turn(player.cost, player.cost.nodes),
    }
}

/// Equal notes once, with the number of deals, in the order of the first deal of each.
fn notes(all: &[(u64, String)]) -> Vec<String> {
    let mut sorted: Vec<&(u64, String)> = all.iter().collect();
    sorted.sort_unstable();
    let mut counted: Vec<(&str, u64, u64)> = Vec::new();
    let mut index = std::collections::HashMap::new();
    for (deal, note) in sorted {
        let at = *index.entry(note.as_str()).or_insert_with(|| {
            counted.push((note, *deal, 0));
            counted.len() - 1
        });
        counted[at].2 += 1;
    }
    let told = counted.iter().take(MAX_NOTES).map(|(note, first, deals)| match deals {
        1 => format!("deal {first}: {note}"),
        _ => format!("{deals} deals, first {first}: {note}"),
    });
    let mut told: Vec<String> = told.collect();
    if counted.len() > MAX_NOTES {
        told.push(format!("and {} other notes", counted.len() - MAX_NOTES));
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_notes_are_told_once() {
        let all = [(9, "b".to_owned()), (4, "a".to_owned()), (2, "b".to_owned())];
        assert_eq!(notes(&all), ["2 deals, first 2: b", "deal 4: a"]);
        let many: Vec<(u64, String)> = (0..30).map(|deal| (deal, deal.to_string())).collect();
        assert_eq!(notes(&many).len(), MAX_NOTES + 1);
    }
}
