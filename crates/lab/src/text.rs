//! A summary as text for people.

use std::fmt::{self, Write as _};

use crate::summary::RunSummary;
use crate::talk::Track;

/// The longest bar of a histogram, in characters.
const BAR: usize = 40;

/// Cards left are told in these steps: nothing left is its own, as it is a win.
const STEPS: [(usize, usize); 12] = [
    (0, 0),
    (1, 4),
    (5, 9),
    (10, 14),
    (15, 19),
    (20, 29),
    (30, 39),
    (40, 49),
    (50, 59),
    (60, 69),
    (70, 79),
    (80, 98),
];

/// A share and its interval: `61.0 % (95 %: 51.2 to 70.0 %)`.
pub(crate) fn percent(rate: f64, [low, high]: [f64; 2]) -> String {
    let [rate, low, high] = [rate, low, high].map(|share| 100.0 * share);
    format!("{rate:.1} % (95 %: {low:.1} to {high:.1} %)")
}

impl fmt::Display for RunSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.title())?;
        let together = self.by_player.iter().all(|player| player.wins.is_none());
        if together {
            let rate = percent(self.win_rate, self.interval);
            writeln!(f, "won       {} of {} deals: {rate}", self.wins, self.deals)?;
        }
        for player in &self.by_player {
            if let (Some(rate), Some(interval)) = (player.win_rate, player.interval) {
                write!(f, "{:<9} {}", player.player, percent(rate, interval))?;
                if let Some(points) = player.points_mean {
                    write!(f, ", {points:.1} points a game")?;
                }
                if let Some(left) = player.left_mean {
                    write!(f, ", {left:.1} cards left")?;
                }
                writeln!(f)?;
            }
        }
        if let (Some(mean), Some(median)) = (self.left_mean, self.left_median) {
            let whose = if together { "left" } else { "loser has" };
            writeln!(f, "{whose:<9} {mean:.2} cards in the mean, median {median}")?;
            f.write_str(&histogram(&self.left_histogram))?;
        }
        writeln!(f, "turns     {:.1} a game", self.turns_mean)?;
        if let (Some(signals), Some(bits)) = (self.signals_mean, self.bits_mean) {
            writeln!(f, "talk      {signals:.1} signals a game, {bits:.0} bits at most")?;
        }
        for player in &self.by_player {
            let (name, mean, max) = (&player.player, player.ms_per_turn, player.ms_per_turn_max);
            writeln!(f, "time      {mean:.4} ms a turn by {name}, {max:.1} ms at most")?;
        }
        for player in &self.by_player {
            if let (Some(ms), Some(nodes)) = (player.cpu_ms_per_turn, player.nodes_per_turn) {
                let name = &player.player;
                writeln!(
                    f,
                    "cost      {ms:.4} ms of a core and {nodes:.1} nodes a turn by {name}"
                )?;
            }
        }
        if let (Some(version), Some(hash)) = (&self.version, &self.players_hash) {
            writeln!(f, "program   version {version}, players {hash}")?;
        }
        if let Some(games) = self.games_per_s {
            writeln!(f, "speed     {games:.1} games a second")?;
        }
        self.notes.iter().try_for_each(|note| writeln!(f, "note      {note}"))
    }
}

impl RunSummary {
    /// What was played, in a line.
    fn title(&self) -> String {
        let RunSummary { game, seats, budget, seed, deals, .. } = self;
        let mut title = format!("{game}, {seats} {}", if *seats == 1 { "seat" } else { "seats" });
        for (name, value) in &self.options {
            let word = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            let _ = write!(title, ", {name} {word}");
        }
        let talk = match self.talk {
            Track::Off => String::new(),
            talk => format!(", talk {talk}"),
        };
        let shard = self.shard.as_ref().map(|shard| format!(", shard {shard}")).unwrap_or_default();
        let _ = write!(title, "; budget {budget}{talk}; seed {seed}, {deals} deals{shard}: ");
        let same = self.players.iter().all(|player| Some(player) == self.players.first());
        title += &if same { self.players[..1].join("") } else { self.players.join(", ") };
        title
    }
}

fn histogram(left: &[u64]) -> String {
    let deals = |(low, high): (usize, usize)| -> u64 { left.iter().take(high + 1).skip(low).sum() };
    let most = STEPS.into_iter().map(deals).max().unwrap_or_default().max(1);
    let last = STEPS.into_iter().rposition(|step| deals(step) > 0).unwrap_or_default();
    let mut text = String::new();
    for (low, high) in &STEPS[..=last] {
        let deals = deals((*low, *high));
        let label = if low == high { low.to_string() } else { format!("{low}–{high}") };
        let bar = "#".repeat((deals as usize * BAR).div_ceil(most as usize));
        let _ = writeln!(text, "  {label:>6} {bar:<BAR$} {deals}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deal_is_in_one_bar() {
        let left: Vec<u64> = (0..99).collect();
        let text = histogram(&left);
        let sum: u64 =
            text.lines().filter_map(|line| line.split(' ').next_back()?.parse::<u64>().ok()).sum();
        assert_eq!(sum, left.iter().sum::<u64>());
    }
}
