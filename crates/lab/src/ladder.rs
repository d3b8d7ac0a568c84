//! Who is how strong among many: everyone against everyone on the same deals, and a rating for each.
//!
//! Against each other two players take the seats in turn and exchange them, as in a comparison. In games that are
//! played together every player plays each deal in all seats, and a deal that one team wins and another doesn't is a
//! game between the two.
//!
//! Ratings are those of Bradley and Terry: the odds of a player against another are the ratio of two numbers. They are
//! told on the scale of chess, where 400 points are odds of ten to one and the mean is 0. Every pair begins with half a
//! game each, so that who wins all games has a rating too. Their intervals come from the deals themselves: deals are
//! drawn anew, each with all the games that were played on it, and the ratings found again.

use serde::Serialize;
use serde_json::{Map, Value};

use crate::compare::{play_pairs, specs};
use crate::contestant::Contestant;
use crate::error::LabError;
use crate::header::Header;
use crate::outcome::{DealEnd, WHOLE_WIN};
use crate::run::{RunOutput, clock_note, run_keeping};
use crate::spec::Spec;
use crate::stats::wilson;

/// How often deals are drawn anew for the intervals.
const DRAWS: usize = 1_000;

/// Points of a tenfold in odds.
const SCALE: f64 = 400.0;

/// What every pair begins with, for each of the two.
const HEAD_START: f64 = 0.5;

/// Rounds of the iteration, which converges much sooner.
const MAX_ROUNDS: usize = 10_000;

/// Ratings that move less than this have been found.
const CLOSE: f64 = 1e-9;

/// One of a ladder.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LadderPlayer {
    /// The player.
    pub player: String,
    /// Its rating; 0 is the mean of all.
    pub rating: f64,
    /// The rating's 95 % interval.
    pub interval: [f64; 2],
    /// The share of its games that it won; in games that are played together, of the deals.
    pub win_rate: f64,
    /// The 95 % interval of the share.
    pub win_interval: [f64; 2],
    /// What it won of the games with each player, in the order of the ladder, a shared win in part; in games that are
    /// played together, the deals that it won and the other did not.
    pub won_against: Vec<f64>,
}

/// Everyone against everyone.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ladder {
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
    /// Deals that every pair played.
    pub deals: u64,
    /// From the strongest to the weakest.
    pub players: Vec<LadderPlayer>,
    /// What went wrong or should be known.
    pub notes: Vec<String>,
}

/// Who won how much against whom: `won[i][j]` is what player `i` won of the games with `j`.
type Won = Vec<Vec<f64>>;

/// All games, deal by deal.
struct Games {
    by_deal: Vec<Won>,
    /// Games of each player, and how many of them it won.
    wins: Vec<(u64, f64)>,
    notes: Vec<String>,
}

/// Plays everyone against everyone. The spec's own players do not matter.
pub fn ladder(
    spec: &Spec,
    players: &[Contestant],
    threads: Option<usize>,
    progress: bool,
) -> Result<Ladder, LabError> {
    if players.len() < 2 {
        return Err(LabError::asked("a ladder needs two players or more: --players a,b,c"));
    }
    if let Some(twice) = players.iter().enumerate().find(|(i, one)| players[..*i].contains(one)) {
        return Err(LabError::asked(format!("--players names {} twice", twice.1)));
    }
    let games = if spec.game.is_cooperative() {
        together(spec, players, threads, progress)?
    } else {
        against(spec, players, threads, progress)?
    };
    Ok(rank(spec, players, &games))
}

/// Every player plays every deal with itself.
#[allow(clippy::cast_precision_loss)] // counts are far below 2⁵³
fn together(
    spec: &Spec,
    players: &[Contestant],
    threads: Option<usize>,
    progress: bool,
) -> Result<Games, LabError> {
    let seats = usize::from(spec.seats);
    let mut won: Vec<Vec<bool>> = Vec::new();
    let mut notes = Vec::new();
    for player in players {
        let spec = Spec { players: vec![player.clone(); seats], shard: None, ..spec.clone() };
        let output = RunOutput { threads, progress, ..RunOutput::default() };
        let (summary, outcomes) = run_keeping(&spec.checked()?, &output)?;
        let is_won = |ending: &DealEnd| matches!(ending, DealEnd::Together { won: true, .. });
        won.push(outcomes.iter().map(|outcome| is_won(&outcome.ending)).collect());
        notes.extend(summary.notes.into_iter().map(|note| format!("{player}: {note}")));
    }
    let by_deal = (0..spec.deals as usize).map(|deal| {
        let better = |i: usize, j: usize| f64::from(u8::from(won[i][deal] && !won[j][deal]));
        (0..players.len()).map(|i| (0..players.len()).map(|j| better(i, j)).collect()).collect()
    });
    let count = |won: &Vec<bool>| won.iter().filter(|won| **won).count() as f64;
    let wins = won.iter().map(|won| (spec.deals, count(won))).collect();
    Ok(Games { by_deal: by_deal.collect(), wins, notes })
}

/// Every pair plays every deal twice.
#[allow(clippy::cast_precision_loss)] // as above
fn against(
    spec: &Spec,
    players: &[Contestant],
    threads: Option<usize>,
    progress: bool,
) -> Result<Games, LabError> {
    let all = players.len();
    let mut by_deal = vec![vec![vec![0.0; all]; all]; spec.deals as usize];
    let mut wins = vec![(0, 0.0); all];
    let (mut notes, mut clock) = (Vec::new(), None);
    for (i, one) in players.iter().enumerate() {
        for (j, other) in players.iter().enumerate().skip(i + 1) {
            let pair = [one.clone(), other.clone()];
            let specs = specs(spec, &pair)?;
            clock = clock.or(specs.iter().find_map(clock_note));
            for (deal, played) in play_pairs(&specs, threads, progress)?.iter().enumerate() {
                let [a, b] = played.wins.map(|sixtieths| sixtieths as f64 / WHOLE_WIN as f64);
                (by_deal[deal][i][j], by_deal[deal][j][i]) = (a, b);
                (wins[i].0, wins[i].1) = (wins[i].0 + 2, wins[i].1 + a);
                (wins[j].0, wins[j].1) = (wins[j].0 + 2, wins[j].1 + b);
                let told = played.notes.iter().map(|note| format!("{one} against {other}: {note}"));
                notes.extend(told);
            }
        }
    }
    notes.sort_unstable();
    notes.dedup();
    notes.extend(clock);
    Ok(Games { by_deal, wins, notes })
}

#[allow(clippy::cast_precision_loss)] // as above
fn rank(spec: &Spec, players: &[Contestant], games: &Games) -> Ladder {
    let all = players.len();
    let deals = games.by_deal.len();
    let won = sum(all, games.by_deal.iter());
    let found = ratings(&won);
    let mut draws: Vec<Vec<f64>> = vec![Vec::with_capacity(DRAWS); all];
    let mut random = Numbers(1);
    for _ in 0..DRAWS {
        let drawn = (0..deals).map(|_| &games.by_deal[random.below(deals)]);
        for (draws, rating) in draws.iter_mut().zip(ratings(&sum(all, drawn))) {
            draws.push(rating);
        }
    }
    let mut order: Vec<usize> = (0..all).collect();
    order.sort_by(|a, b| found[*b].total_cmp(&found[*a]));
    let ranked = order.iter().map(|&i| {
        let (games, wins) = games.wins[i];
        LadderPlayer {
            player: players[i].to_string(),
            rating: found[i],
            interval: middle(&mut draws[i]),
            win_rate: wins / games.max(1) as f64,
            win_interval: wilson(wins, games),
            won_against: order.iter().map(|&j| won[i][j]).collect(),
        }
    });
    let header = Header::from(spec);
    Ladder {
        game: header.game,
        seats: header.seats,
        options: header.options,
        signals: header.signals,
        budget: header.budget,
        seed: header.seed,
        deals: deals as u64,
        players: ranked.collect(),
        notes: games.notes.clone(),
    }
}

fn sum<'a>(all: usize, deals: impl Iterator<Item = &'a Won>) -> Won {
    let mut sum = vec![vec![0.0; all]; all];
    for deal in deals {
        for (row, add) in sum.iter_mut().zip(deal) {
            row.iter_mut().zip(add).for_each(|(sum, add)| *sum += add);
        }
    }
    sum
}

/// The ratings that make what happened most likely, by Zermelo's iteration.
#[allow(clippy::cast_precision_loss)] // as above
fn ratings(won: &Won) -> Vec<f64> {
    let all = won.len();
    let wins = |i: usize, j: usize| if i == j { 0.0 } else { won[i][j] + HEAD_START };
    let mut strengths = vec![1.0_f64; all];
    for _ in 0..MAX_ROUNDS {
        let mut moved = 0.0_f64;
        for i in 0..all {
            let others = (0..all).filter(|j| *j != i);
            let expected: f64 =
                others.map(|j| (wins(i, j) + wins(j, i)) / (strengths[i] + strengths[j])).sum();
            let won: f64 = (0..all).map(|j| wins(i, j)).sum();
            let found = won / expected;
            moved = moved.max((found / strengths[i]).ln().abs());
            strengths[i] = found;
        }
        if moved < CLOSE {
            break;
        }
    }
    let logs: Vec<f64> = strengths.iter().map(|strength| SCALE * strength.log10()).collect();
    let mean = logs.iter().sum::<f64>() / all as f64;
    logs.iter().map(|log| log - mean).collect()
}

/// Where the middle 95 % of some numbers lie.
fn middle(numbers: &mut [f64]) -> [f64; 2] {
    numbers.sort_unstable_by(f64::total_cmp);
    let cut = numbers.len() / 40;
    [numbers[cut], numbers[numbers.len() - 1 - cut]]
}

/// Random numbers that are the same on every machine.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (((self.0 >> 32) * n as u64) >> 32) as usize
    }
}

impl Ladder {
    /// The ladder as one line of JSON.
    pub fn to_json(&self) -> String {
        // Numbers, texts and lists can't fail.
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl std::fmt::Display for Ladder {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Ladder { game, seats, budget, seed, deals, .. } = self;
        let option = |(name, value): (&String, &Value)| format!(", {name} {value}");
        let options: String = self.options.iter().map(option).collect();
        writeln!(
            f,
            "{game}, {seats} seats{options}; budget {budget}; seed {seed}, {deals} deals a pair"
        )?;
        let width = self.players.iter().map(|player| player.player.len()).max().unwrap_or_default();
        let together = game.parse::<rules::Game>().is_ok_and(rules::Game::is_cooperative);
        let against = if together { "deals won that the other did not" } else { "games won" };
        let (heads, places) =
            ("rating      95 %", (1..=self.players.len()).map(|n| format!("{n:>7}")));
        let places: String = places.collect();
        writeln!(f, "   {:<width$} {heads:<22} {:>8} {places}   ({against})", "", "won")?;
        for (place, player) in (1..).zip(&self.players) {
            let [low, high] = player.interval;
            let name = &player.player;
            write!(
                f,
                "{place:>2} {name:<width$} {:>+6.0} {:>15}",
                player.rating,
                format!("{low:+.0} to {high:+.0}")
            )?;
            write!(f, " {:>7.1} %", 100.0 * player.win_rate)?;
            for (other, won) in (1..).zip(&player.won_against) {
                let cell = if other == place { "–".into() } else { format!("{won:.1}") };
                let cell = cell.trim_end_matches(".0").to_owned();
                write!(f, " {cell:>6}")?;
            }
            writeln!(f)?;
        }
        self.notes.iter().try_for_each(|note| writeln!(f, "note: {note}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With two players the odds are those of the games, with half a game for each.
    #[test]
    fn two_players_have_the_odds_of_their_games() {
        let found = ratings(&vec![vec![0.0, 30.0], vec![10.0, 0.0]]);
        let expected = SCALE * (30.5_f64 / 10.5).log10();
        assert!((found[0] - found[1] - expected).abs() < 1e-6, "{found:?}");
        assert!((found[0] + found[1]).abs() < 1e-9, "the mean is 0");
    }

    /// Games as the model has them, of odds 4 to 2 to 1: the odds are found again.
    #[test]
    fn the_odds_of_the_model_are_found() {
        let strengths = [4.0, 2.0, 1.0];
        let game = |i: usize, j: usize| {
            if i == j { 0.0 } else { 100_000.0 * strengths[i] / (strengths[i] + strengths[j]) }
        };
        let won: Won = (0..3).map(|i| (0..3).map(|j| game(i, j)).collect()).collect();
        let found = ratings(&won);
        let double = SCALE * 2.0_f64.log10();
        assert!((found[0] - found[1] - double).abs() < 0.01, "{found:?}");
        assert!((found[1] - found[2] - double).abs() < 0.01, "{found:?}");
    }

    #[test]
    fn who_wins_all_games_has_a_rating_too() {
        let found = ratings(&vec![vec![0.0, 20.0], vec![0.0, 0.0]]);
        assert!(found[0].is_finite() && found[0] > found[1] + 400.0, "{found:?}");
    }
}
