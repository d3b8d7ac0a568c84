//! How promising a position is: which ones a beam keeps, and what exhaustive search tries first.
//!
//! What counts most is where the unplayed cards can still go: a card is accepted by none, one or
//! both of the ascending piles, and by none, one or both of the descending ones. How many cards there
//! are of each of the nine kinds follows from four ranks, as the tops cut the numbers into stretches.
//!
//! Cards that are to be drawn soon count by weights of their own, as there is less time to make room
//! for them.
//!
//! The weights come from a search by trial and error over the hard settings of The Game, with a beam
//! of twelve: how far down do its positions get before all are lost? A seat alone and several seats
//! have their own. Tried and left out, as they gave nothing: what the seat on turn must pay for its
//! minimum (the next level of the beam finds out), a bonus for being between turns, chance added to
//! what a position is worth, and a limit to the positions of a level that share tops or hands.

use crate::bits::{Bits, below, bit, cards, count};
use crate::deal::{FIRST_DOWN, Node, PILES, SolvedDeal};

/// What a card is worth by how many ascending and how many descending piles accept it.
type Accepted = [[i32; 3]; 3];

/// What things are worth.
#[derive(Debug)]
struct EvalWeights {
    /// Cards in a hand.
    held: Accepted,
    /// The next cards of the draw pile.
    soon: Accepted,
    /// The others.
    late: Accepted,
    /// A card that takes a step back off a top: in the hand on turn, in another, to be drawn soon,
    /// late.
    step_back: [i32; 4],
    /// Two unplayed cards a step apart.
    pair: i32,
    /// The same two in one hand, on top of that.
    pair_in_hand: i32,
    /// One of the two in a hand, the other to be drawn soon, on top of that.
    pair_soon: i32,
    /// A card skipped, in the cheapest way for a seat that is not on turn to place the minimum.
    skipped: i32,
    /// How many skipped cards it counts as if a card can't be placed now.
    stuck: i32,
}

/// For one seat: nobody else has a minimum to reach.
const ALONE: EvalWeights = EvalWeights {
    held: [[-351, -64, 40], [-64, 16, 88], [40, 88, 73]],
    soon: [[-353, -123, 0], [-123, 40, 71], [0, 71, 90]],
    late: [[-177, -95, 12], [-95, 14, 93], [12, 93, 120]],
    step_back: [35, 35, 19, 22],
    pair: 6,
    pair_in_hand: 36,
    pair_soon: 11,
    skipped: 0,
    stuck: 0,
};

/// For several.
const TOGETHER: EvalWeights = EvalWeights {
    held: [[-262, -64, 33], [-64, 17, 70], [33, 70, 90]],
    soon: [[-418, -86, 20], [-86, 41, 56], [20, 56, 132]],
    late: [[-249, -61, 0], [-61, 19, 80], [0, 80, 129]],
    step_back: [58, 46, 23, 20],
    pair: 8,
    pair_in_hand: 46,
    pair_soon: 7,
    skipped: 12,
    stuck: 37,
};

/// A card that can never be placed.
const DEAD: i32 = 66;
/// How many of the cards to be drawn are drawn soon.
const SOON: usize = 12;

/// More cards than a hand has.
const MAX_HAND: usize = 8;

/// Higher is better. Only positions with the same number of cards left can be compared. The cards
/// that are dead are handed in.
#[inline]
pub(crate) fn evaluate(deal: &SolvedDeal, node: &Node, dead: Bits) -> i32 {
    let weights = if deal.is_alone() { &ALONE } else { &TOGETHER };
    let held = node.hands.iter().fold(0, |all, hand| all | hand);
    let rest = deal.rest(node);
    let soon = deal.next_to_draw(node, SOON);
    let cards = CardSets { held, soon, unplayed: held | rest };
    acceptance(held, &node.tops, &weights.held)
        + acceptance(soon, &node.tops, &weights.soon)
        + acceptance(rest & !soon, &node.tops, &weights.late)
        + steps_back(deal, node, &cards, weights)
        + pairs(deal, node, &cards, weights)
        - weights.skipped * skipped(deal, node, cards.unplayed, weights.stuck)
        - DEAD * i32::from(count(dead))
}

/// Where the cards are.
struct CardSets {
    held: Bits,
    soon: Bits,
    unplayed: Bits,
}

/// What the cards of a set are worth by the piles that accept them.
#[inline]
fn acceptance(set: Bits, tops: &[u8; PILES], worth: &Accepted) -> i32 {
    let all = i32::from(count(set));
    let [up1, up2, down1, down2] = tops.map(|top| rank(set, top));
    // In ranks: below up1 no ascending pile accepts, from there one does, from up2 both do; below
    // down1 both descending piles accept, from there one does, from down2 none.
    let ups = [(0, up1), (up1, up2), (up2, all)];
    let downs = [(down2, all), (down1, down2), (0, down1)];
    let mut score = 0;
    for ((up_from, up_to), worth) in ups.into_iter().zip(worth) {
        for ((down_from, down_to), worth) in downs.into_iter().zip(worth) {
            score += worth * (up_to.min(down_to) - up_from.max(down_from)).max(0);
        }
    }
    score
}

/// Steps back that are possible off the tops as they are.
#[inline]
fn steps_back(deal: &SolvedDeal, node: &Node, out: &CardSets, weights: &EvalWeights) -> i32 {
    let own = node.hands[usize::from(node.seat)];
    let mut score = 0;
    for (pile, top) in node.tops.into_iter().enumerate() {
        let back = deal.back(pile, top) & out.unplayed;
        if back != 0 {
            let nearer = [own, out.held, out.held | out.soon];
            let far = nearer.iter().filter(|cards| back & **cards == 0).count();
            score += weights.step_back[far];
        }
    }
    score
}

/// Pairs a step apart that some pile can still use.
#[inline]
fn pairs(deal: &SolvedDeal, node: &Node, out: &CardSets, weights: &EvalWeights) -> i32 {
    let step = u32::from(deal.step);
    let open = !below(node.tops[0]) | below(node.tops[PILES - 1]);
    let any = out.unplayed & out.unplayed >> step & open;
    let soon = (out.held & out.soon >> step | out.soon & out.held >> step) & open;
    let together = node.hands.iter().fold(0, |all, hand| all | hand & hand >> step) & open;
    weights.pair * i32::from(count(any))
        + weights.pair_in_hand * i32::from(count(together))
        + weights.pair_soon * i32::from(count(soon))
}

/// Unplayed cards that the seats not on turn would have to skip to place the minimum, each on its
/// own, as the piles are.
#[inline]
fn skipped(deal: &SolvedDeal, node: &Node, unplayed: Bits, stuck: i32) -> i32 {
    let minimum = usize::from(deal.minimum(node));
    let ranks = node.tops.map(|top| rank(unplayed, top));
    let mut sum = 0;
    for (seat, hand) in node.hands.into_iter().enumerate() {
        if hand == 0 || seat == usize::from(node.seat) {
            continue;
        }
        let mut costs = [stuck; MAX_HAND];
        for (cost, card) in costs.iter_mut().zip(cards(hand)) {
            let reached = cost_of(deal, node, card, rank(unplayed, card), &ranks);
            *cost = reached.unwrap_or(stuck).min(stuck);
        }
        let costs = &mut costs[..usize::from(count(hand)).min(MAX_HAND)];
        costs.sort_unstable();
        sum += costs.iter().take(minimum).sum::<i32>();
    }
    sum
}

/// Unplayed cards skipped by a card on the pile that suits it best; a step back regains some.
#[inline]
fn cost_of(
    deal: &SolvedDeal,
    node: &Node,
    card: u8,
    rank: i32,
    ranks: &[i32; PILES],
) -> Option<i32> {
    let mut least: Option<i32> = None;
    for (pile, top) in node.tops.into_iter().enumerate() {
        let (forwards, skipped) = if pile < FIRST_DOWN {
            (card > top, rank - ranks[pile])
        } else {
            (card < top, ranks[pile] - 1 - rank)
        };
        if forwards || !deal.at_once && deal.back(pile, top) & bit(card) != 0 {
            least = Some(least.map_or(skipped, |least| least.min(skipped)));
        }
    }
    least
}

/// How many cards of the set are lower.
#[inline]
fn rank(set: Bits, card: u8) -> i32 {
    i32::from(count(set & below(card)))
}
