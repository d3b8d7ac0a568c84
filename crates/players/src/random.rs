//! Any legal action, each as likely as the others.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::Actions;

use crate::budget::Budget;
use crate::player::{Answer, Observation, Player};

/// Plays any legal action.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Xoshiro256PlusPlus,
}

impl Random {
    /// A random player of its own.
    pub fn new(seed: u64) -> Random {
        Random { rng: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }
}

impl Player for Random {
    fn act(&mut self, seen: Observation<'_>, _: &Budget) -> Answer {
        let mut legal = Actions::new();
        seen.view.legal_into(&mut legal);
        legal[below(legal.len(), &mut self.rng)].into()
    }
}

/// A number below `n`; the bias of one in 2³² / n does not matter to play.
pub(crate) fn below(n: usize, rng: &mut impl Rng) -> usize {
    (((rng.next_u64() >> 32) * n as u64) >> 32) as usize
}
