//! Results with the luck of the deals taken out.
//!
//! Some deals are kinder than others, and a run that got kind ones looks better than its players are. How kind a deal is
//! can be guessed without them: a fixed panel of quick players plays the same deal. What the panel makes of it is the
//! control variate: as its mean over all deals is known, so is by how much this run's deals were kinder than most, and
//! that, times a factor, is taken off the result.
//!
//! The factor comes from another results file, of the same players on the deals of another seed. So it is fixed before
//! the result is looked at, and the corrected share is right in the mean whatever the factor is; only its interval is
//! the narrower the more the panel has in common with the players.

use std::path::Path;
use std::sync::Arc;

use rules::Game;
use serde::Serialize;

use crate::contestant::Contestant;
use crate::error::LabError;
use crate::external::Outside;
use crate::header::Header;
use crate::outcome::{DealEnd, DealOutcome, WHOLE_WIN, share};
use crate::people;
use crate::results::Results;
use crate::spec::Spec;
use crate::stats::wilson_of;
use crate::table::{self, Crew};
use crate::{text, workers};

/// The seed of the deals on which the panel's mean is found.
const CONTROL_SEED: &str = "control";

/// Those deals, unless others are asked for.
pub const DEFAULT_CONTROL: u64 = 4_000;

/// The fewest deals of which anything can be said.
const FEWEST: usize = 10;

/// A result and what it is without the luck of its deals. In games against each other it is that of the first player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LuckAdjusted {
    /// The game.
    pub game: String,
    /// The players.
    pub players: Vec<String>,
    /// The seed of the deals.
    pub seed: String,
    /// Deals that were played.
    pub deals: u64,
    /// The share that was won.
    pub win_rate: f64,
    /// Its 95 % interval.
    pub interval: [f64; 2],
    /// The share without the luck of the deals.
    pub adjusted: f64,
    /// Its 95 % interval.
    pub adjusted_interval: [f64; 2],
    /// What is taken off for each unit by which the panel does better than in its mean.
    pub factor: f64,
    /// How many deals without the adjustment would be as good, for each that was played.
    pub worth: f64,
}

/// Who plays the deals for comparison: quick players of all kinds.
fn panel(header: &Header) -> Vec<Contestant> {
    let mut names: Vec<String> = vec!["steady".into()];
    if header.game() != Some(Game::Hormigas) {
        names.push("novice".into());
    }
    if header.is_cooperative() {
        names.extend(people::POPULATION.iter().map(people::Habits::full_name));
    }
    names.iter().filter_map(|name| name.parse().ok()).collect()
}

/// What the panel makes of deals, in the mean of all of it. Better is less: cards left; in games against each other, of
/// the seat of the first player, the part of the win that it does not get, or the points that it is behind the others.
struct Panel {
    specs: Vec<Spec>,
    outside: Arc<Outside>,
}

impl Panel {
    fn new(header: &Header, seed: &str, deals: u64) -> Result<Panel, LabError> {
        let spec = |player: Contestant| {
            let players = vec![player; usize::from(header.seats)];
            Spec { players, seed: seed.to_owned(), deals, ..header.spec()? }.checked()
        };
        let specs = panel(header).into_iter().map(spec).collect::<Result<Vec<_>, _>>()?;
        Ok(Panel { specs, outside: Arc::default() })
    }

    fn of_deals(&self, deals: &[u64], threads: Option<usize>) -> Result<Vec<f64>, LabError> {
        let mut found: Vec<(u64, f64)> = Vec::with_capacity(deals.len());
        workers::share(
            threads.unwrap_or_else(workers::cores),
            deals.len() as u64,
            || self.specs.iter().map(|spec| Crew::new(spec, &self.outside)).collect::<Vec<_>>(),
            |crews, job| Ok(Some((job, self.of_deal(crews, deals[job as usize])?))),
            |batch| {
                found.extend(batch);
                Ok(true)
            },
        )?;
        found.sort_unstable_by_key(|(job, _)| *job);
        Ok(found.into_iter().map(|(_, value)| value).collect())
    }

    #[allow(clippy::cast_precision_loss)] // counts are far below 2⁵³
    fn of_deal(&self, crews: &mut [Crew], deal: u64) -> Result<f64, LabError> {
        let mut sum = 0.0;
        for (spec, crew) in self.specs.iter().zip(crews) {
            let lineup = spec.lineup(deal);
            let outcome = table::play(spec, deal, &lineup, crew)?.outcome;
            sum += match outcome.ending {
                DealEnd::Together { left, .. } => f64::from(left),
                DealEnd::Duel { .. } => 1.0 - won(&outcome),
                DealEnd::Ants { ref points, .. } => behind(points),
            };
        }
        Ok(sum / self.specs.len() as f64)
    }
}

/// How many points the first is behind the others in the mean.
#[allow(clippy::cast_precision_loss)] // as above
fn behind(points: &[u32]) -> f64 {
    let Some((first, others)) = points.split_first() else { return 0.0 };
    f64::from(others.iter().sum::<u32>()) / others.len().max(1) as f64 - f64::from(*first)
}

/// What the team, or the first player, made of a deal: from 0 to 1.
#[allow(clippy::cast_precision_loss)] // as above
fn won(outcome: &DealOutcome) -> f64 {
    match &outcome.ending {
        DealEnd::Together { won, .. } => f64::from(u8::from(*won)),
        DealEnd::Duel { winners, .. } | DealEnd::Ants { winners, .. } if winners.contains(&0) => {
            share(winners.len()) as f64 / WHOLE_WIN as f64
        }
        DealEnd::Duel { .. } | DealEnd::Ants { .. } => 0.0,
    }
}

/// A run's deals: what was won of each, and what the panel made of it.
struct Paired {
    won: Vec<f64>,
    panel: Vec<f64>,
}

impl Paired {
    fn of(results: &Results, threads: Option<usize>) -> Result<Paired, LabError> {
        let header = &results.header;
        let deals: Vec<u64> = results.outcomes.iter().map(|outcome| outcome.deal).collect();
        let last = deals.last().map_or(1, |last| last + 1);
        let panel = Panel::new(header, &header.seed, last)?.of_deals(&deals, threads)?;
        Ok(Paired { won: results.outcomes.iter().map(won).collect(), panel })
    }

    /// The factor that fits these deals best.
    fn factor(&self) -> f64 {
        let spread = covariance(&self.panel, &self.panel);
        if spread > 0.0 { covariance(&self.panel, &self.won) / spread } else { 0.0 }
    }
}

#[allow(clippy::cast_precision_loss)] // as above
fn mean(numbers: &[f64]) -> f64 {
    numbers.iter().sum::<f64>() / numbers.len() as f64
}

#[allow(clippy::cast_precision_loss)] // as above
fn covariance(one: &[f64], other: &[f64]) -> f64 {
    let (a, b) = (mean(one), mean(other));
    let sum: f64 = one.iter().zip(other).map(|(x, y)| (x - a) * (y - b)).sum();
    sum / (one.len() as f64 - 1.0)
}

/// Takes the luck of its deals out of a result. `fit` is a results file of the same players on other deals.
pub fn luck(
    file: &Path,
    fit: &Path,
    control: u64,
    threads: Option<usize>,
) -> Result<LuckAdjusted, LabError> {
    let (results, other) = (Results::read(file)?, Results::read(fit)?);
    check(&results, &other, fit)?;
    let factor = Paired::of(&other, threads)?.factor();
    let played = Paired::of(&results, threads)?;
    let deals: Vec<u64> = (0..control.max(FEWEST as u64)).collect();
    let usual = Panel::new(&results.header, CONTROL_SEED, deals.len() as u64)?;
    let usual = usual.of_deals(&deals, threads)?;
    Ok(adjust(&results.header, &played, &usual, factor))
}

/// The factor must not come from the deals that it is used on, nor from other players.
fn check(results: &Results, other: &Results, fit: &Path) -> Result<(), LabError> {
    let (header, fitted) = (&results.header, &other.header);
    if header.seed == fitted.seed || CONTROL_SEED == header.seed || CONTROL_SEED == fitted.seed {
        return Err(LabError::file(
            fit,
            format!(
                "the factor must come from other deals than those it is used on: play a run with another --seed \
                 than {} and {CONTROL_SEED}",
                header.seed
            ),
        ));
    }
    let like = Header { seed: header.seed.clone(), ..fitted.clone() };
    if let Some(difference) = header.difference(&like) {
        let reason =
            format!("the factor must come from the same players at the same game: {difference}");
        return Err(LabError::file(fit, reason));
    }
    if results.outcomes.len() < FEWEST || other.outcomes.len() < FEWEST {
        return Err(LabError::file(fit, format!("both files need {FEWEST} deals or more")));
    }
    Ok(())
}

#[allow(clippy::cast_precision_loss)] // as above
fn adjust(header: &Header, played: &Paired, usual: &[f64], factor: f64) -> LuckAdjusted {
    let n = played.won.len() as f64;
    let rest: Vec<f64> =
        played.won.iter().zip(&played.panel).map(|(won, panel)| won - factor * panel).collect();
    let win_rate = mean(&played.won);
    let adjusted = (mean(&rest) + factor * mean(usual)).clamp(0.0, 1.0);
    let variance = covariance(&rest, &rest) / n
        + factor * factor * covariance(usual, usual) / usual.len() as f64;
    let plain = covariance(&played.won, &played.won) / n;
    // As many wins and losses as would have the same spread.
    let alike = |variance: f64, share: f64| {
        if variance > 0.0 && share * (1.0 - share) > 0.0 {
            share * (1.0 - share) / variance
        } else {
            n
        }
    };
    LuckAdjusted {
        game: header.game.clone(),
        players: header.players.clone(),
        seed: header.seed.clone(),
        deals: played.won.len() as u64,
        win_rate,
        interval: wilson_of(win_rate, alike(plain, win_rate)),
        adjusted,
        adjusted_interval: wilson_of(adjusted, alike(variance, adjusted)),
        factor,
        worth: if variance > 0.0 && plain > 0.0 { plain / variance } else { 1.0 },
    }
}

impl LuckAdjusted {
    /// The same as one line of JSON.
    pub fn to_json(&self) -> String {
        // Numbers and texts can't fail.
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl std::fmt::Display for LuckAdjusted {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let LuckAdjusted { game, seed, deals, .. } = self;
        writeln!(f, "{game}: {}; seed {seed}, {deals} deals", self.players.join(", "))?;
        writeln!(f, "won       {}", text::percent(self.win_rate, self.interval))?;
        writeln!(f, "adjusted  {}", text::percent(self.adjusted, self.adjusted_interval))?;
        let worth = self.worth;
        writeln!(f, "worth     {worth:.2} deals each, by a factor of {:.4}", self.factor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn header() -> Header {
        Header::from(&Spec {
            game: Game::TheGame,
            seats: 3,
            options: Vec::new(),
            players: vec!["novice".parse().expect("a player"); 3],
            talk: crate::talk::Track::Honest,
            budget: crate::spec::DEFAULT_BUDGET,
            seed: "s".into(),
            deals: 4,
            shard: None,
            grace: crate::spec::DEFAULT_GRACE,
            strict: false,
        })
    }

    /// Deals of which the panel leaves 4 cards where 2 are usual, at a twentieth of a win a card.
    #[test]
    fn unkind_deals_are_made_up_for() {
        let won = vec![1.0, 0.0, 1.0, 0.0];
        let played = Paired { won, panel: vec![3.0, 5.0, 3.0, 5.0] };
        let usual = vec![1.0, 3.0, 1.0, 3.0];
        let found = adjust(&header(), &played, &usual, -0.05);
        assert!((found.win_rate - 0.5).abs() < 1e-12);
        assert!((found.adjusted - 0.6).abs() < 1e-12, "{found:?}");
        // The factor of these deals themselves: a win less for two cards more.
        assert!((played.factor() + 0.5).abs() < 1e-12);
        let nearly = Paired { won: vec![1.0, 0.0, 1.0, 0.0], panel: vec![3.0, 5.0, 3.0, 4.8] };
        assert!(adjust(&header(), &nearly, &[2.0; 1000], -0.5).worth > 100.0);
        assert!((adjust(&header(), &played, &usual, 0.0).worth - 1.0).abs() < 1e-12);
    }
}
