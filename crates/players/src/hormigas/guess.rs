//! Guesses at hidden hands. Cards dealt at random would make the others look as far from order as at
//! the start; but they have sorted their hands for as long as we have. So a hand dealt at random is
//! sorted on, where nobody has seen its cards, until it is about as near to order as steady players
//! are after so many turns.

use rand_core::Rng;

use super::order::Put;
use super::sorter::{Chances, Sorter, cost};
use super::table::is_ordered;
use crate::random;

/// How far a place of a fresh hand is from order, about.
const FRESH: f32 = 1.6;

/// Turns are counted as for a hand of so many places.
const USUAL_HAND: f32 = 12.0;

/// How a hand nears order, as found in games of steady players: what is left of the way after `x`
/// turns is e to the power of `-(SLOPE x + BEND x²)`.
const SLOPE: f32 = 0.19;
/// See [`SLOPE`].
const BEND: f32 = 0.008;

/// Hands differ by up to this factor either way, at random.
const SPREAD: f32 = 0.5;

/// Cards tried at once.
const TRIED: usize = 3;

/// Tries for each place of the hand before a guess is good enough.
const TRIES: usize = 3;

/// How far from order a hand of so many places is after so many turns.
pub(crate) fn expected_cost(places: usize, turns: u32, rng: &mut impl Rng) -> f32 {
    let places = f32::from(places as u8);
    let x = f32::from(turns.min(1_000) as u16) * USUAL_HAND / places;
    let luck = 1.0 + SPREAD * (f32::from((rng.next_u32() >> 17) as u16) / 16_384.0 - 1.0);
    FRESH * places * (-(SLOPE * x + BEND * x * x)).exp() * luck
}

/// Sorts a hand with cards of the pool, only where its cards are hidden, until it is as near to
/// order as the target. It is never quite in order: the round would be over.
pub(crate) fn sort_on(
    hand: &mut [u8],
    hidden: u128,
    target: f32,
    pool: &mut [u8],
    chances: &Chances,
    rng: &mut impl Rng,
) {
    if pool.is_empty() || hidden == 0 || cost(hand, chances) <= target {
        return;
    }
    let mut sorter = Sorter::new(hand, chances);
    for _ in 0..TRIES * hand.len() {
        if sorter.cost() <= target {
            return;
        }
        let mut best: Option<(usize, Put)> = None;
        for _ in 0..TRIED {
            let card = random::below(pool.len(), rng);
            let put = sorter.best_exchange(pool[card], hidden, chances);
            if let Some(put) = put
                && best.is_none_or(|(_, other)| put.cost < other.cost)
            {
                best = Some((card, put));
            }
        }
        if let Some((card, put)) = best {
            let place = usize::from(put.at);
            std::mem::swap(&mut hand[place], &mut pool[card]);
            if is_ordered(hand) {
                std::mem::swap(&mut hand[place], &mut pool[card]);
                return;
            }
            sorter = Sorter::new(hand, chances);
        }
    }
}
