//! Sums over deals. All are whole numbers, so the order of the deals does not matter and the result
//! is the same for any number of threads and any way to share them.

use crate::outcome::{DealEnd, DealOutcome, WHOLE_WIN, share};
use crate::talk::TalkTotal;

/// Sums for one player.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct PlayerTally {
    /// Wins in sixtieths: a shared win counts in part.
    pub(crate) sixtieths: u64,
    pub(crate) points: u64,
    pub(crate) left: u64,
    pub(crate) turns: u64,
    pub(crate) ns: u64,
    pub(crate) ns_max: u64,
    pub(crate) cost: Cost,
}

/// What players used, in the deals of which that is known.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Cost {
    pub(crate) cpu_ns: u64,
    pub(crate) nodes: u64,
    /// Turns of those deals.
    pub(crate) turns: u64,
}

impl Cost {
    pub(crate) fn add(&mut self, other: Cost) {
        self.cpu_ns += other.cpu_ns;
        self.nodes += other.nodes;
        self.turns += other.turns;
    }
}

/// Sums over deals.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct Tally {
    pub(crate) deals: u64,
    /// Games won together.
    pub(crate) wins: u64,
    /// Deals by cards left; in Face to Face by those of the loser.
    pub(crate) left: Vec<u64>,
    pub(crate) players: Vec<PlayerTally>,
    /// How much was said.
    pub(crate) spoken: TalkTotal,
    /// What went wrong, by deal.
    pub(crate) notes: Vec<(u64, String)>,
}

impl Tally {
    /// The sums of nothing, for so many players.
    pub(crate) fn new(players: usize) -> Tally {
        Tally { players: vec![PlayerTally::default(); players], ..Tally::default() }
    }

    /// Sums over all these deals.
    pub(crate) fn of<'a>(
        players: usize,
        outcomes: impl IntoIterator<Item = &'a DealOutcome>,
    ) -> Tally {
        let mut tally = Tally::new(players);
        outcomes.into_iter().for_each(|outcome| tally.add(outcome));
        tally
    }

    /// Adds a deal.
    pub(crate) fn add(&mut self, outcome: &DealOutcome) {
        self.deals += 1;
        self.spoken.add(&outcome.spoken.unwrap_or_default());
        for (player, tally) in self.players.iter_mut().enumerate() {
            tally.turns += outcome.turns.get(player).copied().map_or(0, u64::from);
            tally.ns += outcome.ns.get(player).copied().unwrap_or_default();
            let longest = outcome.ns_max.get(player).copied().unwrap_or_default();
            tally.ns_max = tally.ns_max.max(longest);
            if let (Some(cpu_ns), Some(nodes)) =
                (outcome.cpu_ns.get(player), outcome.nodes.get(player))
            {
                let turns = outcome.turns.get(player).copied().map_or(0, u64::from);
                tally.cost.add(Cost { cpu_ns: *cpu_ns, nodes: *nodes, turns });
            }
        }
        let winners = outcome.winners();
        for winner in winners {
            if let Some(tally) = self.players.get_mut(*winner) {
                tally.sixtieths += share(winners.len());
            }
        }
        match &outcome.ending {
            DealEnd::Together { won, left } => {
                self.wins += u64::from(*won);
                self.count_left(*left);
            }
            DealEnd::Duel { winners, left } => {
                for (tally, left) in self.players.iter_mut().zip(left) {
                    tally.left += u64::from(*left);
                }
                let losers = left.iter().enumerate().filter(|(i, _)| !winners.contains(i));
                losers.for_each(|(_, left)| self.count_left(*left));
            }
            DealEnd::Ants { points, .. } => {
                for (tally, points) in self.players.iter_mut().zip(points) {
                    tally.points += u64::from(*points);
                }
            }
        }
        self.notes.extend(outcome.note.iter().map(|note| (outcome.deal, note.clone())));
    }

    fn count_left(&mut self, left: u8) {
        let left = usize::from(left);
        if self.left.len() <= left {
            self.left.resize(left + 1, 0);
        }
        self.left[left] += 1;
    }

    /// The mean of cards left, and the median.
    #[allow(clippy::cast_precision_loss)] // counts are far below 2⁵³
    pub(crate) fn left_mean_median(&self) -> Option<(f64, f64)> {
        let count: u64 = self.left.iter().sum();
        if count == 0 {
            return None;
        }
        let sum: u64 = self.left.iter().zip(0u64..).map(|(deals, left)| deals * left).sum();
        let middle = |rank: u64| {
            let mut before = 0;
            let at = self.left.iter().position(|deals| {
                before += deals;
                before > rank
            });
            at.unwrap_or_default() as f64
        };
        let median = f64::midpoint(middle((count - 1) / 2), middle(count / 2));
        Some((sum as f64 / count as f64, median))
    }

    /// Turns of all players.
    pub(crate) fn turns(&self) -> u64 {
        self.players.iter().map(|player| player.turns).sum()
    }
}

impl PlayerTally {
    /// Whole wins, and the parts of shared ones.
    #[allow(clippy::cast_precision_loss)] // as above
    pub(crate) fn wins(&self) -> f64 {
        self.sixtieths as f64 / WHOLE_WIN as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(deal: u64, ending: DealEnd) -> DealOutcome {
        let (ns, note) = (vec![10, 20], None);
        let (cpu_ns, nodes) = (Vec::new(), Vec::new());
        DealOutcome {
            deal,
            ending,
            turns: vec![1, 2],
            ns: ns.clone(),
            ns_max: ns,
            cpu_ns,
            nodes,
            spoken: None,
            note,
        }
    }

    #[test]
    fn sums_are_as_by_hand() {
        let left = [0, 0, 7, 12];
        let outcomes: Vec<DealOutcome> = (0..4)
            .map(|i| {
                outcome(i, DealEnd::Together { won: left[i as usize] == 0, left: left[i as usize] })
            })
            .collect();
        let tally = Tally::of(2, &outcomes);
        assert_eq!((tally.deals, tally.wins, tally.turns()), (4, 2, 12));
        let (mean, median) = tally.left_mean_median().expect("deals");
        assert!((mean - 4.75).abs() < 1e-12 && (median - 3.5).abs() < 1e-12);
        assert_eq!(Tally::of(2, outcomes.iter().rev()), tally);
    }

    #[test]
    fn shared_wins_count_in_part() {
        let ants =
            |winners: &[usize]| DealEnd::Ants { winners: winners.to_vec(), points: vec![60, 61] };
        let tally = Tally::of(2, &[outcome(0, ants(&[0, 1])), outcome(1, ants(&[1]))]);
        assert_eq!(tally.players[0].sixtieths, 30);
        assert!((tally.players[1].wins() - 1.5).abs() < 1e-12);
        assert_eq!(tally.players[1].points, 122);
        assert_eq!(tally.left_mean_median(), None);
    }
}
