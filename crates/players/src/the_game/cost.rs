//! What a turn costs: the cards that become hard to place, tricks gained and spoiled, and what
//! others asked for.
//!
//! Roll-outs come through here some hundreds of thousands of times a second, so all is done by
//! look-ups in the [`PileTable`](super::table::PileTable).

use rules::Card;

use super::table::PILES;
use super::turn::{Turn, TurnPlanner};
use super::weights::Weights;

impl TurnPlanner<'_> {
    /// How bad the table and the hand are after a turn.
    pub(crate) fn loss(&self, turn: &Turn) -> i32 {
        self.loss_below(turn, i32::MAX)
    }

    /// The loss if it is below a limit, or else something between the limit and the loss: what is
    /// dear to find out is left out where it can't matter.
    pub(crate) fn loss_below(&self, turn: &Turn, limit: i32) -> i32 {
        let weights = self.weights;
        let extra = if self.at_end { weights.extra_at_end } else { weights.extra };
        let loss = self.cards_lost(turn)
            + (i32::from(turn.len) - i32::from(self.need)) * extra
            + self.tricks(turn)
            + self.next_steps(turn)
            + weights.pair_in_hand * self.table.pairs(turn.hand)
            + self.disturbed(turn);
        if weights.hand_far == 0 || loss >= limit && weights.hand_far > 0 {
            return loss;
        }
        loss + weights.hand_far * self.hand_far(turn)
    }

    /// Every unplayed card counts by the number of piles that would take it. Those are intervals
    /// of numbers, so it is enough to know how many cards are lower than each of their ends.
    fn cards_lost(&self, turn: &Turn) -> i32 {
        let table = self.table;
        let [a, b, c, d] = turn.tops;
        let all = table.left();
        // Cards that an ascending pile does not take, and those that a descending one takes.
        let (up_a, up_b) = (table.up_to(a), table.up_to(b));
        let (low_up, high_up) = (up_a.min(up_b), up_a.max(up_b));
        let (down_c, down_d) = (table.lower_than(c), table.lower_than(d));
        let (low_down, high_down) = (down_c.min(down_d), down_c.max(down_d));
        let between = |low: i32, high: i32| (high - low).max(0);
        let four = between(high_up, low_down);
        let three = between(high_up, high_down) + between(low_up, low_down) - four;
        let below_two =
            between(low_down, high_up) - between(low_down.max(low_up), high_up.min(high_down));
        let none = between(high_down, low_up);
        let [w0, w1, w2, w3, _] = self.weights.piles_left;
        let total = (all - four) * w3
            + (all - three) * (w2 - w3)
            + below_two * (w1 - w2)
            + none * (w0 - w1);
        total - turn.steps().map(|step| self.cost_of(step.card, turn)).sum::<i32>()
    }

    /// What a card counted for, that has been placed.
    fn cost_of(&self, card: Card, turn: &Turn) -> i32 {
        let [a, b, c, d] = turn.tops;
        let ups = usize::from(card > a) + usize::from(card > b);
        self.weights.piles_left[ups + usize::from(card < c) + usize::from(card < d)]
    }

    fn tricks(&self, turn: &Turn) -> i32 {
        if self.table.at_once {
            return 0;
        }
        let mut sum = 0;
        for (pile, top) in turn.tops.into_iter().enumerate() {
            if let Some(card) = self.table.back(pile, top)
                && self.table.unplayed.contains(card)
            {
                let regained = self.table.skipped(pile, card, top);
                sum += regained
                    * if turn.hand.contains(card) {
                        self.weights.trick_in_hand
                    } else if turn.steps().all(|step| step.card != card) {
                        self.weights.trick_to_come
                    } else {
                        0
                    };
            }
        }
        sum
    }

    /// The cheapest two placements that the hand has left.
    fn next_steps(&self, turn: &Turn) -> i32 {
        /// Farther than this is as bad as having none.
        const FAR: i32 = 20;
        if self.weights.next_step == 0 {
            return 0;
        }
        let mut least = [FAR; 2];
        for (pile, top) in turn.tops.into_iter().enumerate() {
            if let Some(card) = self.table.nearest(pile, top, turn.hand) {
                let skipped = self.table.skipped(pile, top, card);
                if skipped < least[0] {
                    least = [skipped, least[0]];
                } else {
                    least[1] = least[1].min(skipped);
                }
            }
        }
        (least[0] + least[1]) * self.weights.next_step
    }

    /// The cards that each card of the hand would skip on the pile that is nearest to it.
    fn hand_far(&self, turn: &Turn) -> i32 {
        /// Farther than this is as bad as not to fit at all.
        const FAR: i32 = 20;
        let table = self.table;
        let [a, b, c, d] = turn.tops;
        let ups = [a, b].map(|top| (top, table.up_to(top)));
        let downs = [c, d].map(|top| (top, table.lower_than(top)));
        let mut sum = 0;
        for card in turn.hand {
            let (lower, up_to) = (table.lower_than(card), table.up_to(card));
            let mut least = FAR;
            for (top, below) in ups {
                least = if card > top { least.min(lower - below) } else { least };
            }
            for (top, below) in downs {
                least = if card < top { least.min(below - up_to) } else { least };
            }
            sum += least;
        }
        sum
    }

    /// What it costs to have moved piles about which others have spoken.
    fn disturbed(&self, turn: &Turn) -> i32 {
        let mut placed = [0; PILES];
        for step in turn.steps() {
            placed[usize::from(step.pile) % PILES] += 1;
        }
        let mut sum = 0;
        for (pile, placed) in placed.into_iter().enumerate() {
            if placed > 0 {
                let (from, to) = (self.table.tops[pile], turn.tops[pile]);
                let skipped = self.table.skipped(pile, from, to) - (placed - 1);
                sum += self.heed[pile][Weights::stride(skipped)];
            }
        }
        sum
    }
}
