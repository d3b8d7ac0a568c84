//! How promising a position is: which ones a beam keeps, and what exhaustive search tries first.
//!
//! What counts most is where the unplayed cards can still go: a card is accepted by none, one or
//! both of the ascending piles, and by none, one or both of the descending ones. How many cards there
//! are of each of the nine kinds follows from four ranks, as the tops cut the numbers into stretches.
//!
//! The weights come from a search by trial and error over deals of eleven settings, the hard ones
//! among them, with a beam of eight; one set serves all games and options. Tried and left out, as
//! they gave nothing: what the seat on turn must pay for its minimum (the next level of the beam
//! finds out), and a bonus for being between turns.

use crate::bits::{Bits, below, bit, cards, count};
use crate::deal::{Deal, FIRST_DOWN, Node, PILES};
use crate::reach;

/// What a card is worth by how many ascending and how many descending piles accept it.
type Accepted = [[i32; 3]; 3];

/// Cards in a hand.
const HELD: Accepted = [[-387, -64, 39], [-64, 30, 70], [39, 70, 90]];
/// Cards in the draw pile.
const TO_DRAW: Accepted = [[-391, -86, 20], [-86, 34, 80], [20, 80, 132]];
/// A card that takes a step back off a top: in the hand on turn, in another, in the draw pile.
const STEP_BACK: [i32; 3] = [35, 40, 20];
/// Two unplayed cards a step apart.
const PAIR: i32 = 5;
/// The same two in one hand, on top of that.
const PAIR_IN_HAND: i32 = 20;
/// A card skipped, in the cheapest way for a seat that is not on turn to place the minimum.
const SKIPPED: i32 = 9;
/// How many skipped cards it counts as if a card can't be placed now.
const STUCK: i32 = 30;
/// A card that can never be placed.
const DEAD: i32 = 66;

/// More cards than a hand has.
const MAX_HAND: usize = 8;

/// Higher is better. Only positions with the same number of cards left can be compared.
#[inline]
pub(crate) fn evaluate(deal: &Deal, node: &Node) -> i32 {
    let rest = deal.rest(node);
    let held = node.hands.iter().fold(0, |all, hand| all | hand);
    let unplayed = held | rest;
    acceptance(held, &node.tops, &HELD)
        + acceptance(rest, &node.tops, &TO_DRAW)
        + steps_back(deal, node, held, unplayed)
        + pairs(deal, node, unplayed)
        - SKIPPED * skipped(deal, node, unplayed)
        - DEAD * i32::from(count(reach::dead(deal, node)))
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
fn steps_back(deal: &Deal, node: &Node, held: Bits, unplayed: Bits) -> i32 {
    let own = node.hands[usize::from(node.seat)];
    let mut score = 0;
    for (pile, top) in node.tops.into_iter().enumerate() {
        let back = deal.back(pile, top) & unplayed;
        if back != 0 {
            let far = usize::from(back & own == 0) + usize::from(back & held == 0);
            score += STEP_BACK[far];
        }
    }
    score
}

/// Pairs a step apart that some pile can still use.
#[inline]
fn pairs(deal: &Deal, node: &Node, unplayed: Bits) -> i32 {
    let step = u32::from(deal.step);
    let open = !below(node.tops[0]) | below(node.tops[PILES - 1]);
    let any = unplayed & unplayed >> step & open;
    let together = node.hands.iter().fold(0, |all, hand| all | hand & hand >> step) & open;
    PAIR * i32::from(count(any)) + PAIR_IN_HAND * i32::from(count(together))
}

/// Unplayed cards that the seats not on turn would have to skip to place the minimum, each on its
/// own, as the piles are.
#[inline]
fn skipped(deal: &Deal, node: &Node, unplayed: Bits) -> i32 {
    let minimum = usize::from(deal.minimum(node));
    let ranks = node.tops.map(|top| rank(unplayed, top));
    let mut sum = 0;
    for (seat, hand) in node.hands.into_iter().enumerate() {
        if hand == 0 || seat == usize::from(node.seat) {
            continue;
        }
        let mut costs = [STUCK; MAX_HAND];
        for (cost, card) in costs.iter_mut().zip(cards(hand)) {
            *cost = cost_of(deal, node, card, rank(unplayed, card), &ranks);
        }
        let costs = &mut costs[..usize::from(count(hand)).min(MAX_HAND)];
        costs.sort_unstable();
        sum += costs.iter().take(minimum).sum::<i32>();
    }
    sum
}

/// Unplayed cards skipped by a card on the pile that suits it best; a step back regains some.
#[inline]
fn cost_of(deal: &Deal, node: &Node, card: u8, rank: i32, ranks: &[i32; PILES]) -> i32 {
    let mut least = STUCK;
    for (pile, top) in node.tops.into_iter().enumerate() {
        let (forwards, skipped) = if pile < FIRST_DOWN {
            (card > top, rank - ranks[pile])
        } else {
            (card < top, ranks[pile] - 1 - rank)
        };
        if forwards || !deal.at_once && deal.back(pile, top) & bit(card) != 0 {
            least = least.min(skipped);
        }
    }
    least
}

/// How many cards of the set are lower.
#[inline]
fn rank(set: Bits, card: u8) -> i32 {
    i32::from(count(set & below(card)))
}
