//! Points of a hand.

use super::setup::Symbols;
use crate::card::Card;

/// Does all of it ascend, or all of it descend? Gaps do not matter.
pub fn is_ordered(hand: &[Card]) -> bool {
    hand.is_sorted() || hand.is_sorted_by(|a, b| a >= b)
}

/// The symbols of all cards.
pub(crate) fn symbols(hand: &[Card], table: &Symbols) -> u32 {
    hand.iter().map(|card| u32::from(table.of(*card))).sum()
}

/// The most symbols on neighbouring cards in order, ascending or descending.
///
/// ```
/// use subibaja_rules::Card;
/// use subibaja_rules::hormigas::{Symbols, best_stretch};
/// let hand: Vec<Card> = [9, 4, 7, 30, 28].into_iter().filter_map(Card::new).collect();
/// assert_eq!(best_stretch(&hand, &Symbols::One), 3); // 4, 7, 30
/// ```
pub fn best_stretch(hand: &[Card], table: &Symbols) -> u32 {
    let runs = |in_order: fn(&Card, &Card) -> bool| {
        hand.chunk_by(in_order).map(|run| symbols(run, table)).max().unwrap_or(0)
    };
    runs(|a, b| a < b).max(runs(|a, b| a > b))
}
