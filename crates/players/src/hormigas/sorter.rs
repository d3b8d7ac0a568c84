//! A hand in the eyes of who sorts it, ascending or descending, whichever is nearer.

use rules::CardSet;
use rules::hormigas::Side;

use super::live::{Live, Taste};
use super::order::{self, Chains, MAX_HAND, Put};

/// The cards that can still come, as they are and in the mirror.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chances([Live; 2]);

impl Chances {
    /// Counts the cards that can still come.
    pub(crate) fn new(cards: CardSet, taste: &Taste) -> Chances {
        Chances([false, true].map(|mirror| Live::new(cards, taste, mirror)))
    }
}

/// How far a hand is from being in order, about in turns.
pub(crate) fn cost(hand: &[u8], chances: &Chances) -> f32 {
    let [up, down] = [0, 1].map(|mirror| order::cost(hand, &chances.0[mirror], mirror == 1));
    up.min(down)
}

/// A hand and what can become of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sorter {
    chains: [Chains; 2],
}

impl Sorter {
    /// Looks at a hand.
    pub(crate) fn new(hand: &[u8], chances: &Chances) -> Sorter {
        Sorter {
            chains: [
                Chains::new(hand, &chances.0[0], false),
                Chains::new(hand, &chances.0[1], true),
            ],
        }
    }

    /// How far the hand is from being in order, about in turns.
    pub(crate) fn cost(&self) -> f32 {
        self.chains[0].cost.min(self.chains[1].cost)
    }

    /// The best place for a card.
    pub(crate) fn best_put(&self, card: u8, chances: &Chances) -> Put {
        let [up, down] =
            [0, 1].map(|direction| self.chains[direction].best_put(card, &chances.0[direction]));
        if down.cost < up.cost { down } else { up }
    }

    /// The `count` best places for a card, the best first.
    pub(crate) fn best_puts(&self, card: u8, chances: &Chances, count: usize) -> Vec<Put> {
        // Both directions visit the places in the same order.
        let mut puts = [Put::NOWHERE; MAX_HAND + 2];
        let mut places = 0;
        for direction in 0..2 {
            places = 0;
            self.chains[direction].each_put(card, &chances.0[direction], |put| {
                if direction == 0 || put.cost < puts[places].cost {
                    puts[places] = put;
                }
                places += 1;
            });
        }
        let puts = &mut puts[..places];
        let count = count.min(places);
        for best in 0..count {
            for other in best + 1..places {
                if puts[other].cost < puts[best].cost {
                    puts.swap(best, other);
                }
            }
        }
        puts[..count].to_vec()
    }

    /// The best place for a card among those with a bit in `places`, if it brings the hand nearer to
    /// order there.
    pub(crate) fn best_exchange(&self, card: u8, places: u128, chances: &Chances) -> Option<Put> {
        let mut best: Option<Put> = None;
        for direction in 0..2 {
            self.chains[direction].each_put(card, &chances.0[direction], |put| {
                let is_exchange = put.side == Side::Right && places >> put.at & 1 == 1;
                let least = best.map_or(self.cost(), |best| best.cost);
                if is_exchange && put.cost < least {
                    best = Some(put);
                }
            });
        }
        best
    }

    /// The cost to expect after taking one of these cards, each as likely as the others.
    pub(crate) fn expected(&self, cards: impl Iterator<Item = u8>, chances: &Chances) -> f32 {
        let mut sum = 0.0;
        let mut count = 0_u8;
        for card in cards {
            sum += self.best_put(card, chances).cost;
            count += 1;
        }
        if count == 0 { self.cost() } else { sum / f32::from(count) }
    }
}
