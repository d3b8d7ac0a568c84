//! What gaps and cards cost and are worth to who sorts a hand.

use rules::CardSet;
use rules::hormigas::{PACK, Symbols};

/// Below every card.
pub(crate) const BELOW: u8 = PACK.low - 1;
/// Above every card.
pub(crate) const ABOVE: u8 = PACK.high + 1;

/// What waiting for a card costs, beside the turn itself: the number of turns that a place with one
/// fitting card waits, for who looks for nothing but order.
const WAIT: f32 = 14.0;

/// The same for who looks for points too: other gaps are filled meanwhile. Like [`SYMBOL`] and
/// [`SPLIT`] found by playing against steady players.
const WAIT_FOR_POINTS: f32 = 8.0;

/// A gap that no cards can fill.
pub(crate) const NEVER: f32 = 1e4;

/// A card seen in the mirror, in which descending is ascending.
#[inline]
pub(crate) fn mirrored(card: u8, mirror: bool) -> u8 {
    if mirror { BELOW + ABOVE - card } else { card }
}

/// How many cards that can still come lie below each number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Live {
    below: [u8; 129],
    /// What each card is worth where it is kept.
    worth: [f32; 128],
    /// What a gap costs that is not at an end: it splits the stretch that counts.
    split: f32,
    /// What gaps cost.
    gaps: &'static Gaps,
}

/// What a player looks for beside order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taste {
    /// What each card is worth where it is kept, in turns.
    pub(crate) worth: [f32; 128],
    /// What a gap costs that splits a stretch, in turns.
    pub(crate) split: f32,
    /// What gaps cost.
    gaps: &'static Gaps,
}

impl Taste {
    /// Nothing but order.
    pub(crate) const ORDER: Taste = Taste { worth: [0.0; 128], split: 0.0, gaps: &GAPS };

    /// The points that count in the end: symbols, and stretches for when another finishes.
    pub(crate) fn points(symbols: &Symbols) -> Taste {
        let mut worth = [0.0; 128];
        for card in PACK.cards() {
            worth[usize::from(card.number())] = SYMBOL * f32::from(symbols.of(card));
        }
        Taste { worth, split: SPLIT, gaps: &GAPS_FOR_POINTS }
    }
}

/// What a symbol is worth, in turns.
const SYMBOL: f32 = 0.5;

/// What a gap costs that splits a stretch, in turns.
const SPLIT: f32 = 0.3;

impl Live {
    /// Counts the cards that can still come.
    pub(crate) fn new(cards: CardSet, taste: &Taste, mirror: bool) -> Live {
        let mut worth = taste.worth;
        if mirror {
            for card in PACK.low..=PACK.high {
                worth[usize::from(mirrored(card, true))] = taste.worth[usize::from(card)];
            }
        }
        let mut below = [0; 129];
        for card in cards {
            below[usize::from(mirrored(card.number(), mirror)) + 1] = 1;
        }
        for i in 1..below.len() {
            below[i] += below[i - 1];
        }
        Live { below, worth, split: taste.split, gaps: taste.gaps }
    }

    /// What a card is worth where it is kept.
    #[inline]
    pub(crate) fn worth(&self, card: u8) -> f32 {
        self.worth[usize::from(card & 127)]
    }

    /// The cost of `places` between two cards that are kept.
    #[inline]
    pub(crate) fn inner_gap(&self, places: usize, low: u8, high: u8) -> f32 {
        if places == 0 { 0.0 } else { self.gap(places, low, high) + self.split }
    }

    /// The cost of `places` between two numbers.
    #[inline]
    pub(crate) fn gap(&self, places: usize, low: u8, high: u8) -> f32 {
        if places == 0 {
            return 0.0;
        }
        let fitting = self.below[usize::from(high & 127)] - self.below[usize::from(low & 127) + 1];
        match self.gaps.costs.get(places) {
            Some(costs) => costs[usize::from(fitting & 127)],
            None => gap(places as u8, fitting, self.gaps.wait),
        }
    }
}

/// Gaps of so many places are looked up.
const TABLE: usize = 16;

/// What gaps cost.
#[derive(Debug)]
struct Gaps {
    wait: f32,
    /// By the places of a gap and the cards that fit.
    costs: [[f32; 128]; TABLE],
}

static GAPS: Gaps = Gaps::new(WAIT);
static GAPS_FOR_POINTS: Gaps = Gaps::new(WAIT_FOR_POINTS);

impl Gaps {
    const fn new(wait: f32) -> Gaps {
        let mut costs = [[0.0; 128]; TABLE];
        let mut places = 1;
        while places < TABLE {
            let mut fitting = 0;
            while fitting < 128 {
                costs[places][fitting] = gap(places as u8, fitting as u8, wait);
                fitting += 1;
            }
            places += 1;
        }
        Gaps { wait, costs }
    }
}

/// The cost of so many places that so many cards fit into.
const fn gap(places: u8, fitting: u8, wait: f32) -> f32 {
    if fitting < places {
        return NEVER;
    }
    let places = places as f32;
    places + wait * places * places / fitting as f32
}
