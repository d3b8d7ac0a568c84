//! Players for the laws: one that does anything, one that gets far.

use rand_xoshiro::rand_core::Rng;
use subibaja_rules::Actions;

use super::conform::Conform;
use super::{below, pick};

/// A way to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Style {
    /// Any legal action, all equally often.
    Random,
    /// The smallest step, the longest stretch; now and then anything, so that no game is like
    /// another.
    Greedy,
}

/// Does a greedy player do anything, once in so many times?
const WHIM: usize = 25;

impl Style {
    pub(crate) fn choose<P: Conform>(
        self,
        state: &P,
        legal: &Actions<P::Action>,
        rng: &mut impl Rng,
    ) -> P::Action {
        if self == Style::Random || below(WHIM, rng) == 0 {
            return pick(legal, rng);
        }
        let wants: Vec<i32> = legal.iter().map(|action| state.eagerness(*action)).collect();
        let most = wants.iter().max().expect("a game that goes on has legal actions");
        let best = legal.iter().zip(&wants).filter(|(_, want)| *want == most);
        let best: Vec<P::Action> = best.map(|(action, _)| *action).collect();
        pick(&best, rng)
    }
}
