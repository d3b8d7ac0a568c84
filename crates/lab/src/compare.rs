//! Which of two players is better: the same deals for both, and a test that stops as soon as it
//! knows.
//!
//! In cooperative games each player sits in all seats, and a pair is the same deal played by both.
//! Against each other they take the seats in turn, A B A B …, and the deal is played again with the
//! seats exchanged, so that each has each seat once; the pair goes to whoever has the greater share
//! of the two wins. Pairs that go to nobody say nothing about who is better.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Serialize;

use crate::contestant::Contestant;
use crate::error::LabError;
use crate::external::Outside;
use crate::outcome::{DealEnd, DealOutcome, WHOLE_WIN, share};
use crate::progress::Progress;
use crate::run::{check_commands, clock_note};
use crate::spec::Spec;
use crate::stats::{Finding, Sequential, wilson};
use crate::summary::RunSummary;
use crate::table::{self, Crew};
use crate::{text, workers};

/// How a comparison is done.
#[derive(Clone, Copy, Debug)]
pub struct Method {
    /// The part of the better one among pairs that differ, if there is a difference worth finding.
    pub effect: f64,
    /// How many threads; all cores if not said.
    pub threads: Option<usize>,
    /// Is a progress bar wanted?
    pub progress: bool,
}

/// One of the two.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ComparedPlayer {
    /// The player.
    pub player: String,
    /// Its wins; a shared win counts in part.
    pub wins: f64,
    /// The same as a share.
    pub win_rate: f64,
    /// Its 95 % interval.
    pub interval: [f64; 2],
    /// Pairs that went to it.
    pub pairs: u64,
}

/// What a comparison found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Comparison {
    /// The game.
    pub game: String,
    /// How many sit at the table.
    pub seats: u8,
    /// The run's seed.
    pub seed: String,
    /// Deals that were needed.
    pub deals: u64,
    /// Games that each of them played.
    pub games: u64,
    /// The named effect.
    pub effect: f64,
    /// The first.
    pub a: ComparedPlayer,
    /// The second.
    pub b: ComparedPlayer,
    /// Who is better; `null` if the deals did not suffice to tell.
    pub finding: Option<Finding>,
    /// The same in a sentence.
    pub sentence: String,
    /// What went wrong or should be known.
    pub notes: Vec<String>,
}

/// What both made of a deal: wins of each in sixtieths, and notes.
pub(crate) struct Pair {
    deal: u64,
    pub(crate) wins: [u64; 2],
    pub(crate) notes: Vec<String>,
}

/// Compares two players. The spec's own players do not matter.
pub fn compare(
    spec: &Spec,
    players: &[Contestant; 2],
    method: Method,
) -> Result<Comparison, LabError> {
    if !(method.effect > 0.5 && method.effect < 1.0) {
        return Err(LabError::asked("--effect is a share between 0.5 and 1, such as 0.55"));
    }
    let specs = specs(spec, players)?;
    let outside = Arc::new(Outside::default());
    specs.iter().try_for_each(check_commands)?;
    let mut sum = Sum::new(method.effect);
    let mut waiting = BTreeMap::new();
    let progress = Progress::new(spec.deals, 0, method.progress);
    workers::share(
        method.threads.unwrap_or_else(workers::cores),
        spec.deals,
        || specs.each_ref().map(|spec| Crew::new(spec, &outside)),
        |crews, deal| play(&specs, crews, deal).map(Some),
        |batch| {
            progress.add(batch.len() as u64, String::new);
            waiting.extend(batch.into_iter().map(|pair| (pair.deal, pair)));
            // In the order of the deals, so that the end does not depend on who was quicker.
            while sum.finding().is_none()
                && let Some(pair) = waiting.remove(&sum.deals)
            {
                sum.add(&pair);
            }
            Ok(sum.finding().is_none())
        },
    )?;
    drop(progress);
    let mut comparison = sum.comparison(spec, players);
    comparison.notes.extend(specs.iter().find_map(clock_note));
    Ok(comparison)
}

/// The two line-ups that are played on each deal.
pub(crate) fn specs(spec: &Spec, players: &[Contestant; 2]) -> Result<[Spec; 2], LabError> {
    let seats = usize::from(spec.seats);
    let lineup = |first: usize| -> Vec<Contestant> {
        if spec.game.is_cooperative() {
            vec![players[first].clone(); seats]
        } else {
            (0..seats).map(|seat| players[(first + seat) % 2].clone()).collect()
        }
    };
    let of = |first| Spec { players: lineup(first), shard: None, ..spec.clone() }.checked();
    Ok([of(0)?, of(1)?])
}

/// All deals of two line-ups, in their order, without a test that stops.
pub(crate) fn play_pairs(
    specs: &[Spec; 2],
    threads: Option<usize>,
    progress: bool,
) -> Result<Vec<Pair>, LabError> {
    specs.iter().try_for_each(check_commands)?;
    let outside = Arc::new(Outside::default());
    let bar = Progress::new(specs[0].deals, 0, progress);
    let mut pairs: Vec<Pair> = Vec::new();
    workers::share(
        threads.unwrap_or_else(workers::cores),
        specs[0].deals,
        || specs.each_ref().map(|spec| Crew::new(spec, &outside)),
        |crews, deal| play(specs, crews, deal).map(Some),
        |batch| {
            bar.add(batch.len() as u64, String::new);
            pairs.extend(batch);
            Ok(true)
        },
    )?;
    pairs.sort_unstable_by_key(|pair| pair.deal);
    Ok(pairs)
}

fn play(specs: &[Spec; 2], crews: &mut [Crew; 2], deal: u64) -> Result<Pair, LabError> {
    let mut pair = Pair { deal, wins: [0; 2], notes: Vec::new() };
    for (first, (spec, crew)) in specs.iter().zip(crews).enumerate() {
        let lineup: Vec<usize> = (0..usize::from(spec.seats)).collect();
        let outcome = table::play(spec, deal, &lineup, crew)?.outcome;
        count(&mut pair.wins, first, &outcome);
        pair.notes.extend(outcome.note);
    }
    Ok(pair)
}

/// Adds a game's win to those of the two; `first` is the one at seat 0.
fn count(wins: &mut [u64; 2], first: usize, outcome: &DealOutcome) {
    if let DealEnd::Together { won, .. } = outcome.ending {
        wins[first] += if won { WHOLE_WIN } else { 0 };
    }
    let winners = outcome.winners();
    for winner in winners {
        wins[(first + winner) % 2] += share(winners.len());
    }
}

/// Sums over pairs.
struct Sum {
    effect: f64,
    test: Sequential,
    deals: u64,
    wins: [u64; 2],
    notes: Vec<(u64, String)>,
}

impl Sum {
    fn new(effect: f64) -> Sum {
        Sum { effect, test: Sequential::new(effect), deals: 0, wins: [0; 2], notes: Vec::new() }
    }

    fn finding(&self) -> Option<Finding> {
        self.test.finding()
    }

    fn add(&mut self, pair: &Pair) {
        self.deals += 1;
        let [a, b] = pair.wins;
        if a > b {
            self.test.first_better();
        } else if b > a {
            self.test.second_better();
        }
        self.wins = [self.wins[0] + a, self.wins[1] + b];
        self.notes.extend(pair.notes.iter().map(|note| (pair.deal, note.clone())));
    }

    #[allow(clippy::cast_precision_loss)] // counts are far below 2⁵³
    fn comparison(&self, spec: &Spec, players: &[Contestant; 2]) -> Comparison {
        // Against each other both sit in both games of a deal.
        let games = if spec.game.is_cooperative() { self.deals } else { 2 * self.deals };
        let side = |i: usize| {
            let wins = self.wins[i] as f64 / WHOLE_WIN as f64;
            ComparedPlayer {
                player: players[i].to_string(),
                wins,
                win_rate: if games == 0 { 0.0 } else { wins / games as f64 },
                interval: wilson(wins, games),
                pairs: self.test.pairs()[i],
            }
        };
        let mut comparison = Comparison {
            game: spec.game.name().into(),
            seats: spec.seats,
            seed: spec.seed.clone(),
            deals: self.deals,
            games,
            effect: self.effect,
            a: side(0),
            b: side(1),
            finding: self.finding(),
            sentence: String::new(),
            notes: RunSummary::told(&self.notes),
        };
        comparison.sentence = sentence(&comparison);
        comparison
    }
}

fn sentence(found: &Comparison) -> String {
    let Comparison { a, b, game, seats, deals, effect, .. } = found;
    let (one, other) = (&a.player, &b.player);
    let odds = format!("{:.0}:{:.0}", 100.0 * effect, 100.0 - 100.0 * effect);
    let what = match found.finding {
        Some(Finding::First) => format!("{one} wins more than {other}"),
        Some(Finding::Second) => format!("{other} wins more than {one}"),
        Some(Finding::Same) => format!("{one} and {other} differ by less than {odds}"),
        None => format!("{deals} deals do not tell {one} from {other}"),
    };
    let seats = format!("{seats} {}", if *seats == 1 { "seat" } else { "seats" });
    let rate = |side: &ComparedPlayer| text::percent(side.win_rate, side.interval);
    format!(
        "{what} ({game}, {seats}): {} against {} on {deals} paired deals, of which {} went to \
         {one} and {} to {other}; sequential test for {odds}, 5 % error each way.",
        rate(a),
        rate(b),
        a.pairs,
        b.pairs
    )
}

impl Comparison {
    /// The comparison as one line of JSON.
    pub fn to_json(&self) -> String {
        // Numbers, texts and lists can't fail.
        serde_json::to_string(self).unwrap_or_default()
    }
}
