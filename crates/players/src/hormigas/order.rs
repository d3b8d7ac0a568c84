//! How far a hand is from being in order.
//!
//! Some cards stay where they are, an ascending chain; every place between them waits for a card
//! that fits. The cost of a gap grows with its places and with how few cards fit into it. The chain
//! of least cost is found by going through the hand once from either side. A descending hand is an
//! ascending one in a mirror.

use rules::hormigas::{MAX_HELD, Side};

use super::live::{ABOVE, BELOW, Live, NEVER, mirrored};

/// Costs that differ by less are the same.
const SAME: f32 = 1e-3;

/// The most places in a hand.
pub(crate) const MAX_HAND: usize = MAX_HELD;

/// How far a hand is from ascending; in the mirror, from descending.
pub(crate) fn cost(hand: &[u8], live: &Live, mirror: bool) -> f32 {
    let mut ahead = [(0, 0.0); MAX_HAND];
    let mut least = live.gap(hand.len(), BELOW, ABOVE);
    for (place, card) in hand.iter().enumerate() {
        let card = mirrored(*card, mirror);
        let mut best = live.gap(place, BELOW, card);
        for (link, (other, cost)) in ahead[..place].iter().enumerate() {
            if *other < card {
                best = best.min(cost + live.inner_gap(place - link - 1, *other, card));
            }
        }
        best -= live.worth(card);
        ahead[place] = (card, best);
        least = least.min(best + live.gap(hand.len() - place - 1, card, ABOVE));
    }
    least
}

/// What each card of a hand costs as a link of a chain, by the part of the chain to one side of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chains {
    len: usize,
    mirror: bool,
    hand: [u8; MAX_HAND],
    /// The places before, with this card kept.
    ahead: [f32; MAX_HAND],
    /// The places behind, with this card kept.
    behind: [f32; MAX_HAND],
    /// The same had the hand lost its first card.
    ahead_short: [f32; MAX_HAND],
    /// The same had the hand lost its last card.
    behind_short: [f32; MAX_HAND],
    /// The least cost of all.
    pub(crate) cost: f32,
    /// The links of chains of that cost, a bit a place.
    kept: u128,
    /// What all cards of the hand are worth: no chain can gain more.
    most_worth: f32,
}

impl Chains {
    /// Looks at a hand from both sides.
    pub(crate) fn new(hand: &[u8], live: &Live, mirror: bool) -> Chains {
        let len = hand.len();
        let empty = [0.0; MAX_HAND];
        let mut chains = Chains {
            len,
            mirror,
            hand: [0; MAX_HAND],
            ahead: empty,
            behind: empty,
            ahead_short: empty,
            behind_short: empty,
            cost: live.gap(len, BELOW, ABOVE),
            kept: 0,
            most_worth: 0.0,
        };
        for (place, card) in hand.iter().enumerate() {
            chains.hand[place] = mirrored(*card, mirror);
            chains.most_worth += live.worth(chains.hand[place]);
        }
        for place in 0..len {
            let card = chains.hand[place];
            let worth = live.worth(card);
            chains.ahead[place] = chains.before(&chains.ahead, 0, place, card, live) - worth;
            chains.ahead_short[place] = if place == 0 {
                NEVER
            } else {
                chains.before(&chains.ahead_short, 1, place, card, live) - worth
            };
        }
        for place in (0..len).rev() {
            let card = chains.hand[place];
            let worth = live.worth(card);
            chains.behind[place] = chains.after(&chains.behind, len, place, card, live) - worth;
            chains.behind_short[place] = if place == len - 1 {
                NEVER
            } else {
                chains.after(&chains.behind_short, len - 1, place, card, live) - worth
            };
        }
        chains.find_kept(live);
        chains
    }

    /// The least cost of the places from `first` up to `place`, where `card` will be.
    #[inline]
    fn before(
        &self,
        ahead: &[f32; MAX_HAND],
        first: usize,
        place: usize,
        card: u8,
        live: &Live,
    ) -> f32 {
        let mut best = live.gap(place - first, BELOW, card);
        let links = self.hand[first..place].iter().zip(&ahead[first..place]).rev();
        for (between, (link, cost)) in links.enumerate() {
            if *link < card {
                best = best.min(cost + live.inner_gap(between, *link, card));
            }
        }
        best
    }

    /// The least cost of the places behind `place`, where `card` will be, up to `end`.
    #[inline]
    fn after(
        &self,
        behind: &[f32; MAX_HAND],
        end: usize,
        place: usize,
        card: u8,
        live: &Live,
    ) -> f32 {
        let mut best = live.gap(end - place - 1, card, ABOVE);
        let links = self.hand[place + 1..end].iter().zip(&behind[place + 1..end]);
        for (between, (link, cost)) in links.enumerate() {
            if *link > card {
                best = best.min(cost + live.inner_gap(between, card, *link));
            }
        }
        best
    }

    /// The links of the chains of least cost.
    fn find_kept(&mut self, live: &Live) {
        let through = |chains: &Chains, place: usize| {
            chains.ahead[place] + chains.behind[place] + live.worth(chains.hand[place])
        };
        for place in 0..self.len {
            self.cost = self.cost.min(through(self, place));
        }
        for place in 0..self.len {
            if through(self, place) <= self.cost + SAME {
                self.kept |= 1 << place;
            }
        }
    }

    /// Visits every place for a card with the cost it leads to.
    #[inline]
    pub(crate) fn each_put(&self, card: u8, live: &Live, mut visit: impl FnMut(Put)) {
        let card = mirrored(card, self.mirror);
        let (len, worth) = (self.len, live.worth(card));
        for place in 0..len {
            let kept = self.before(&self.ahead, 0, place, card, live)
                + self.after(&self.behind, len, place, card, live)
                - worth;
            // A place that no chain needs may hold any card.
            let idle = if self.kept >> place & 1 == 0 { self.cost } else { f32::INFINITY };
            visit(Put { cost: kept.min(idle), at: place as u8, side: Side::Right });
        }
        visit(Put { cost: self.first(card, live) - worth, at: 0, side: Side::Left });
        let last = self.before(&self.ahead_short, 1, len, card, live) - worth;
        visit(Put { cost: last, at: len as u8, side: Side::Right });
    }

    /// The best place for a card.
    pub(crate) fn best_put(&self, card: u8, live: &Live) -> Put {
        let idle = (!self.kept).trailing_zeros() as usize;
        let mut best = if idle < self.len {
            Put { cost: self.cost, at: idle as u8, side: Side::Right }
        } else {
            Put { cost: f32::INFINITY, at: 0, side: Side::Right }
        };
        let card = mirrored(card, self.mirror);
        let worth = live.worth(card);
        for place in 0..self.len {
            let before = self.before(&self.ahead, 0, place, card, live) - worth;
            // Most places are out of the question already.
            if before - self.most_worth < best.cost {
                let cost = before + self.after(&self.behind, self.len, place, card, live);
                best.improve(cost, place, Side::Right);
            }
        }
        best.improve(self.first(card, live) - worth, 0, Side::Left);
        let last = self.before(&self.ahead_short, 1, self.len, card, live) - worth;
        best.improve(last, self.len, Side::Right);
        best
    }

    /// The cost with a card put before all others, the last one dropped.
    fn first(&self, card: u8, live: &Live) -> f32 {
        let end = self.len - 1;
        let mut best = live.gap(end, card, ABOVE);
        let links = self.hand[..end].iter().zip(&self.behind_short);
        for (between, (link, cost)) in links.enumerate() {
            if *link > card {
                best = best.min(cost + live.inner_gap(between, card, *link));
            }
        }
        best
    }
}

/// Where a card goes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Put {
    /// The cost of the hand after it.
    pub(crate) cost: f32,
    /// Cards to its left.
    pub(crate) at: u8,
    /// The neighbour that is dropped.
    pub(crate) side: Side,
}

impl Put {
    /// Worse than any.
    pub(crate) const NOWHERE: Put = Put { cost: f32::INFINITY, at: 0, side: Side::Right };

    #[inline]
    fn improve(&mut self, cost: f32, at: usize, side: Side) {
        if cost < self.cost {
            *self = Put { cost, at: at as u8, side };
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::hormigas::PACK;

    use super::super::live::Taste;
    use super::*;

    #[test]
    fn at_either_end_all_that_is_kept_counts() {
        let mut taste = Taste::ORDER;
        taste.worth = [1.0; 128];
        let live = Live::new(PACK.cards(), &taste, false);
        for (hand, card, at, side) in
            [([50, 10, 20, 30], 40, 4, Side::Right), ([20, 30, 40, 15], 10, 0, Side::Left)]
        {
            let chains = Chains::new(&hand, &live, false);
            let put = chains.best_put(card, &live);
            assert_eq!(put, Put { cost: -4.0, at, side });
            let mut seen = false;
            chains.each_put(card, &live, |other| seen |= other == put);
            assert!(seen, "{put:?}");
        }
    }
}
