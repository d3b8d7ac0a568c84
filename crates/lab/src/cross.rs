//! Every player with every partner: how a team does that is made of both.
//!
//! A player of ours sits in some of the seats, a partner in the others, from all seats but one down to a single one;
//! who sits where rotates from deal to deal. All cells play the same deals, so the mean over the partners counts a deal
//! once: its interval is that of the deals' own means.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde_json::{Map, Value};

use crate::contestant::Contestant;
use crate::error::LabError;
use crate::header::Header;
use crate::outcome::{DealEnd, DealOutcome};
use crate::run::{RunOutput, clock_note, run_keeping};
use crate::spec::Spec;
use crate::stats::{mean_of_shares, wilson};

/// The longest part of a name that becomes part of a file's name.
const MAX_NAME: usize = 40;

/// How a cross is played, and where its results go. None of it changes the result.
#[derive(Clone, Debug, Default)]
pub struct CrossOutput {
    /// How many threads; all cores if not said.
    pub threads: Option<usize>,
    /// Is a progress bar wanted?
    pub progress: bool,
    /// A folder for the results files of the cells, with which a later cross goes on.
    pub folder: Option<PathBuf>,
}

/// A player with a partner.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CrossCell {
    /// The player.
    pub player: String,
    /// How many seats it has.
    pub seats: u8,
    /// The partner in the other seats.
    pub partner: String,
    /// Deals that were played.
    pub deals: u64,
    /// How many were won.
    pub wins: u64,
    /// The same as a share.
    pub win_rate: f64,
    /// Its 95 % interval.
    pub interval: [f64; 2],
}

/// A player with all partners.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CrossMean {
    /// The player.
    pub player: String,
    /// How many seats it has.
    pub seats: u8,
    /// How many partners.
    pub partners: usize,
    /// Deals that were played with each of them.
    pub deals: u64,
    /// The share that was won, in the mean over the partners.
    pub win_rate: f64,
    /// Its 95 % interval, for these partners and other deals.
    pub interval: [f64; 2],
}

/// The matrix.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Cross {
    /// The game.
    pub game: String,
    /// How many sit at the table.
    pub seats: u8,
    /// The options that differ from their default.
    pub options: Map<String, Value>,
    /// Were there signals?
    pub signals: bool,
    /// The budget of a turn.
    pub budget: String,
    /// The seed of the deals.
    pub seed: String,
    /// Every player with every partner.
    pub cells: Vec<CrossCell>,
    /// Every player with all of them.
    pub means: Vec<CrossMean>,
    /// What went wrong or should be known.
    pub notes: Vec<String>,
}

/// What was played of a cell.
pub(crate) struct PlayedCell {
    player: String,
    seats: u8,
    partner: String,
    /// Was each deal won? In the order of the deals.
    won: Vec<(u64, bool)>,
}

impl PlayedCell {
    /// A results file of a team of two kinds; nothing if it is of another kind.
    pub(crate) fn of(header: &Header, outcomes: &[DealOutcome]) -> Option<PlayedCell> {
        let player = header.players.first()?;
        let partner = header.players.last()?;
        let seats = header.players.iter().take_while(|name| *name == player).count();
        let both = header.players[seats..].iter().all(|name| name == partner);
        if !header.is_cooperative() || player == partner || !both {
            return None;
        }
        let won = outcomes.iter().map(|outcome| {
            (outcome.deal, matches!(outcome.ending, DealEnd::Together { won: true, .. }))
        });
        let (player, partner) = (player.clone(), partner.clone());
        Some(PlayedCell { player, seats: seats as u8, partner, won: won.collect() })
    }

    #[allow(clippy::cast_precision_loss)] // counts are far below 2⁵³
    fn cell(&self) -> CrossCell {
        let deals = self.won.len() as u64;
        let wins = self.won.iter().filter(|(_, won)| *won).count() as u64;
        CrossCell {
            player: self.player.clone(),
            seats: self.seats,
            partner: self.partner.clone(),
            deals,
            wins,
            win_rate: wins as f64 / deals.max(1) as f64,
            interval: wilson(wins as f64, deals),
        }
    }
}

impl Cross {
    /// The matrix of these cells, all of the same game, budget and seed.
    pub(crate) fn of(header: &Header, played: &[PlayedCell]) -> Cross {
        let mut means: Vec<CrossMean> = Vec::new();
        for cell in played {
            if means.iter().all(|mean| (&mean.player, mean.seats) != (&cell.player, cell.seats)) {
                let same = |other: &&PlayedCell| {
                    (&other.player, other.seats) == (&cell.player, cell.seats)
                };
                means.push(mean(&played.iter().filter(same).collect::<Vec<_>>()));
            }
        }
        Cross {
            game: header.game.clone(),
            seats: header.seats,
            options: header.options.clone(),
            signals: header.signals,
            budget: header.budget.clone(),
            seed: header.seed.clone(),
            cells: played.iter().map(PlayedCell::cell).collect(),
            means,
            notes: Vec::new(),
        }
    }

    /// The matrix as one line of JSON.
    pub fn to_json(&self) -> String {
        // Numbers, texts and lists can't fail.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The same as a table, one row a cell; a mean's partner is `mean`.
    pub fn to_csv(&self) -> Result<String, LabError> {
        let mut csv = csv::Writer::from_writer(Vec::new());
        let heads = ["player", "seats", "partner", "deals", "win_rate", "low", "high"];
        let wrong = |error: csv::Error| LabError::asked(format!("the table: {error}"));
        csv.write_record(heads).map_err(wrong)?;
        let cells = self.cells.iter().map(|cell| {
            (
                &cell.player,
                cell.seats,
                cell.partner.as_str(),
                cell.deals,
                cell.win_rate,
                cell.interval,
            )
        });
        let means = self.means.iter().map(|mean| {
            (&mean.player, mean.seats, "mean", mean.deals, mean.win_rate, mean.interval)
        });
        for row in cells.chain(means) {
            csv.serialize(row).map_err(wrong)?;
        }
        let bytes = csv.into_inner().map_err(|error| LabError::asked(error.to_string()))?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }
}

/// The mean over the partners of one player, on the deals that all of them have.
#[allow(clippy::cast_precision_loss)] // counts are far below 2⁵³
fn mean(cells: &[&PlayedCell]) -> CrossMean {
    let mut by_deal: BTreeMap<u64, (usize, usize)> = BTreeMap::new();
    for (deal, won) in cells.iter().flat_map(|cell| &cell.won) {
        let (played, wins) = by_deal.entry(*deal).or_default();
        *played += 1;
        *wins += usize::from(*won);
    }
    let whole = by_deal.values().filter(|(played, _)| *played == cells.len());
    let shares: Vec<f64> = whole.map(|(played, wins)| *wins as f64 / *played as f64).collect();
    let (win_rate, interval) = mean_of_shares(&shares);
    CrossMean {
        player: cells[0].player.clone(),
        seats: cells[0].seats,
        partners: cells.len(),
        deals: shares.len() as u64,
        win_rate,
        interval,
    }
}

/// Plays every player with every partner. The spec's own players do not matter. `ours` says how many seats the player
/// has; without it every number from all but one down to one is tried.
pub fn cross(
    spec: &Spec,
    players: &[Contestant],
    partners: &[Contestant],
    ours: Option<u8>,
    output: &CrossOutput,
) -> Result<Cross, LabError> {
    check(spec, players, partners, ours)?;
    let mut played: Vec<PlayedCell> = Vec::new();
    let (mut notes, mut clock) = (Vec::new(), None);
    for player in players {
        for seats in (1..spec.seats).rev().filter(|seats| ours.is_none_or(|ours| ours == *seats)) {
            for partner in partners {
                let mut team = vec![player.clone(); usize::from(seats)];
                team.resize(usize::from(spec.seats), partner.clone());
                let cell = Spec { players: team, shard: None, ..spec.clone() }.checked()?;
                let out =
                    output.folder.as_deref().map(|folder| file(folder, player, seats, partner));
                let run = RunOutput {
                    threads: output.threads,
                    progress: output.progress,
                    out,
                    ..RunOutput::default()
                };
                let (summary, outcomes) = run_keeping(&cell, &run)?;
                let by_clock = clock_note(&cell);
                let told = summary.notes.iter().filter(|note| Some(*note) != by_clock.as_ref());
                let title = format!("{player} in {seats} with {partner}");
                notes.extend(told.map(|note| format!("{title}: {note}")));
                clock = clock.or(by_clock);
                played.extend(PlayedCell::of(&Header::from(&cell), &outcomes));
            }
        }
    }
    notes.extend(clock);
    Ok(Cross { notes, ..Cross::of(&Header::from(spec), &played) })
}

fn check(
    spec: &Spec,
    players: &[Contestant],
    partners: &[Contestant],
    ours: Option<u8>,
) -> Result<(), LabError> {
    if !spec.game.is_cooperative() {
        return Err(LabError::asked(format!(
            "a cross is of games that are played together; for {} there is `lab ladder`",
            spec.game
        )));
    }
    if spec.seats < 2 {
        return Err(LabError::asked("a partner needs a seat of its own: --seats 2 or more"));
    }
    if ours.is_some_and(|ours| ours == 0 || ours >= spec.seats) {
        let most = spec.seats - 1;
        return Err(LabError::asked(format!("--ours is a number of seats from 1 to {most}")));
    }
    let named = |list: &[Contestant], what: &str| {
        let twice = list.iter().enumerate().find(|(i, one)| list[..*i].contains(one));
        match (list.is_empty(), twice) {
            (true, _) => Err(LabError::asked(format!("{what} names nobody"))),
            (false, Some((_, one))) => Err(LabError::asked(format!("{what} names {one} twice"))),
            (false, None) => Ok(()),
        }
    };
    named(players, "--players")?;
    named(partners, "--partners")?;
    if let Some(both) = players.iter().find(|player| partners.contains(player)) {
        return Err(LabError::asked(format!(
            "{both} is among the players and among the partners: a team of one kind is played by `lab run`"
        )));
    }
    Ok(())
}

/// The results file of a cell.
fn file(folder: &Path, player: &Contestant, seats: u8, partner: &Contestant) -> PathBuf {
    let plain = |contestant: &Contestant| -> String {
        let name = contestant.to_string();
        let plain = |c: char| if c.is_ascii_alphanumeric() || "-.".contains(c) { c } else { '_' };
        name.chars().map(plain).take(MAX_NAME).collect()
    };
    folder.join(format!("{}-{seats}-with-{}.jsonl", plain(player), plain(partner)))
}
