//! Successive halving: a budget is shared out between candidates so that the good ones get most.
//!
//! All candidates still in the race are tried in the same worlds, so that luck weighs on all alike.

use crate::budget::Clock;

/// Worlds that every candidate is tried in before the first is dropped, budget permitting.
const FIRST_WORLDS: u32 = 4;

/// The weight of what a candidate promises at a glance, in worlds.
const GLANCE: f64 = 60.0;

/// A candidate and how it did.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Entry {
    /// Its number, in the order in which the candidates were given.
    pub(crate) candidate: usize,
    /// What it earned in all worlds it was tried in.
    pub(crate) sum: f64,
    /// In how many.
    pub(crate) worlds: u32,
}

impl Entry {
    /// What it earned in the mean; `None` if it was never tried.
    pub(crate) fn mean(&self) -> Option<f64> {
        (self.worlds > 0).then(|| self.sum / f64::from(self.worlds))
    }
}

/// Finds the best of candidates, given from promising to less so, with what each is expected to
/// earn at a glance: that counts as much as [`GLANCE`] worlds. `world` draws a world, `play` tries a
/// candidate in it. Without any budget it is the first.
pub(crate) fn best<W>(
    glances: &[f64],
    clock: &mut Clock<'_>,
    mut world: impl FnMut() -> W,
    mut play: impl FnMut(usize, &W) -> f64,
) -> Entry {
    let mut race: Vec<Entry> =
        (0..glances.len()).map(|candidate| Entry { candidate, sum: 0.0, worlds: 0 }).collect();
    let rounds = glances.len().next_power_of_two().ilog2().max(1);
    for round in 1..=rounds {
        let end = f64::from(round) / f64::from(rounds);
        let mut worlds = 0;
        while clock.spent() < end || (worlds < FIRST_WORLDS && !clock.is_over()) {
            let world = world();
            for entry in &mut race {
                entry.sum += play(entry.candidate, &world);
                entry.worlds += 1;
            }
            clock.spend(race.len() as u64);
            worlds += 1;
        }
        // A stable sort: equals stay in the order in which they were given.
        let rank = |entry: &Entry| entry.sum + GLANCE * glances[entry.candidate];
        race.sort_by(|a, b| rank(b).total_cmp(&rank(a)));
        if round < rounds {
            race.truncate(race.len().div_ceil(2));
        }
    }
    race[0]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::budget::Budget;

    #[test]
    fn the_best_wins_and_gets_most_of_the_budget() {
        let budget = Budget::nodes(1_000);
        let mut clock = budget.start();
        let mut noise = 0_u32;
        let world = || {
            noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            f64::from(noise) / f64::from(u32::MAX)
        };
        let found = best(&[0.0; 10], &mut clock, world, |candidate, noise| {
            noise + if candidate == 7 { 0.5 } else { 0.0 }
        });
        assert_eq!(found.candidate, 7);
        assert!(found.worlds > 100, "{found:?}");
        assert!((1_000..1_100).contains(&clock.used()), "{}", clock.used());
    }

    #[test]
    fn without_a_budget_it_is_the_first() {
        let budget = Budget::nodes(1_000);
        budget.cancel.cancel();
        let found = best(&[0.0; 3], &mut budget.start(), || (), |_, ()| panic!("cancelled"));
        assert_eq!((found.candidate, found.mean()), (0, None));
    }
}
