//! Hands drawn at random under a condition that everyone at the table knows to hold.

use rand_core::Rng;

use crate::card::{Card, CardSet};
use crate::deck::shuffle;

/// Draws before the condition is met by construction: by far most conditions hold by chance.
const TRIES: usize = 64;

/// Steps of the search that constructs a hand before it settles for less.
const STEPS: usize = 100_000;

/// Takes `size` of the unseen cards, at random among the hands for which `fits` holds.
///
/// Where chance does not find one soon, `ways` gives cards that make any hand fit that holds them;
/// without `ways`, whatever fits must still fit with a card less, and the hand is grown card by card.
pub(crate) fn draw_hand<R: Rng>(
    unseen: &mut Vec<Card>,
    size: usize,
    fits: impl Fn(CardSet) -> bool,
    ways: Option<impl Fn(CardSet, &mut R) -> Option<CardSet>>,
    rng: &mut R,
) -> CardSet {
    let mut hand = CardSet::EMPTY;
    for _ in 0..TRIES {
        shuffle(unseen, rng);
        hand = unseen[..size].iter().copied().collect();
        if fits(hand) {
            unseen.retain(|card| !hand.contains(*card));
            return hand;
        }
    }
    let built = match ways {
        Some(ways) => ways(unseen.iter().copied().collect(), rng),
        None => grow(CardSet::EMPTY, unseen, size, &fits, &mut STEPS.clone()),
    };
    if let Some(built) = built {
        let rest = unseen.iter().copied().filter(|card| !built.contains(*card));
        hand = rest.take(size - built.len() as usize).fold(built, CardSet::with);
    }
    unseen.retain(|card| !hand.contains(*card));
    hand
}

/// A hand of `size` cards that fits, by adding cards in the given order and taking them back.
fn grow(
    hand: CardSet,
    cards: &[Card],
    size: usize,
    fits: &impl Fn(CardSet) -> bool,
    steps: &mut usize,
) -> Option<CardSet> {
    if hand.len() as usize == size {
        return Some(hand);
    }
    for (i, card) in cards.iter().enumerate() {
        *steps = steps.checked_sub(1)?;
        if fits(hand.with(*card))
            && let Some(found) = grow(hand.with(*card), &cards[i + 1..], size, fits, steps)
        {
            return Some(found);
        }
    }
    None
}
