//! What is said of a position without a search, beside a search that tries everything.

use std::collections::HashMap;

use rules::Seed;
use rules::the_game::{Options, Setup, State, Variant};

use crate::beam;
use crate::bits::{Bits, bit, cards, count};
use crate::budget::{Meter, SolveBudget};
use crate::deal::{Node, PILES, Root, SolvedDeal};
use crate::dominance::covers;
use crate::reach;
use crate::support::{self, any_seating, late_position};

/// Positions that may be looked at for one answer.
const MOST_KNOWN: usize = 3_000;
/// Cards to draw beside full hands, at most.
const MOST_TO_DRAW: usize = 40;

/// A position to ask about, with the fewest cards that can be left.
struct Case {
    deal: SolvedDeal,
    node: Node,
    left: u8,
}

/// Tries everything: no bound, no order, no turn cut short. `None` where that would take too long.
fn fewest_left(deal: &SolvedDeal, node: &Node) -> Option<u8> {
    try_all(deal, node, &mut HashMap::new())
}

fn try_all(deal: &SolvedDeal, node: &Node, known: &mut HashMap<u128, u8>) -> Option<u8> {
    let left = deal.left(node);
    if left == 0 || !deal.can_go_on(node) {
        return Some(left);
    }
    let key = node.key_in(node.group());
    if let Some(least) = known.get(&key) {
        return Some(*least);
    }
    let mut least = u8::MAX;
    if deal.may_end(node) {
        least = try_all(deal, &deal.end(node), known)?;
    }
    for (pile, fit) in deal.fits(node).into_iter().enumerate() {
        for card in cards(fit) {
            let next = deal.place(node, card, pile);
            if deal.left(&next) == 0 {
                return Some(0);
            }
            if deal.can_go_on(&next) {
                least = least.min(try_all(deal, &next, known)?);
                if least == 0 {
                    return Some(0);
                }
            }
        }
    }
    known.insert(key, least);
    (known.len() < MOST_KNOWN).then_some(least)
}

/// A position with few cards left, mostly with cards to draw.
fn any_case(rng: &mut impl rand_xoshiro::rand_core::Rng) -> Case {
    loop {
        let table = any_seating(rng);
        if table.seats > 1 + support::below(5, rng) {
            continue;
        }
        let most_left = table.hand * table.seats + 1 + support::below(MOST_TO_DRAW, rng);
        let (deal, root) = SolvedDeal::new(&late_position(&table, most_left, rng));
        let Root::Turn(node) = root else { continue };
        if let Some(left) = fewest_left(&deal, &node) {
            return Case { deal, node, left };
        }
    }
}

/// After a placement that leaves the minimum within reach.
fn any_placement(
    deal: &SolvedDeal,
    node: &Node,
    rng: &mut impl rand_xoshiro::rand_core::Rng,
) -> Option<Node> {
    let fits = deal.fits(node).into_iter().enumerate();
    let all = fits.flat_map(|(pile, fit)| cards(fit).map(move |card| (card, pile)));
    let next = all.map(|(card, pile)| deal.place(node, card, pile));
    let next: Vec<Node> = next.filter(|next| deal.left(next) > 0 && deal.can_go_on(next)).collect();
    (!next.is_empty()).then(|| next[support::below(next.len(), rng)])
}

#[test]
fn what_is_called_lost_or_dead_is() {
    const CASES: usize = 2_000;
    let mut rng = support::rng(3);
    let (mut dead, mut lost, mut wins) = (0, 0, 0);
    for _ in 0..CASES {
        let Case { deal, node, left } = any_case(&mut rng);
        let never = count(reach::dead(&deal, &node));
        assert!(never <= left, "{never} dead, {left} left: {deal:?} {node:?}");
        let is_lost = reach::is_lost(&deal, &node);
        assert!(!is_lost || left > 0, "not lost: {deal:?} {node:?}");
        dead += usize::from(never > 0);
        lost += usize::from(is_lost && never == 0);
        wins += usize::from(left == 0);
    }
    let some = CASES / 50;
    assert!(dead > some && lost > some && wins > some, "{dead} dead, {lost} lost, {wins} won");
}

#[test]
fn a_hand_that_waits_clogs_by_one_card_too_many() {
    // 43 to 49 wait for the 50, which takes a descending pile back. Of a hand of eight, six may.
    let check = |hand: &str, draw: &str| {
        let line = format!("the-game seats=1 turn=0 tops=60,61,40,20 hands={hand} draw={draw}");
        let (deal, root) = SolvedDeal::new(&line.parse().expect("a position"));
        let Root::Turn(node) = root else { panic!("a turn: {line}") };
        let left = fewest_left(&deal, &node).expect("few positions");
        assert_eq!(reach::dead(&deal, &node), 0, "{line}");
        assert_eq!(reach::is_lost(&deal, &node), left > 0, "{line}");
        left == 0
    };
    let six = "44,45,46,47,48,49,62,63";
    assert!(check(six, "64,65,50,66"), "six wait");
    assert!(!check(six, "43,64,65,66,50,67"), "seven wait");
    assert!(check(six, "43,50,64"), "the seventh comes with the 50, as two are placed");
    assert!(check("44,45,46,47,48,62,63,64", "49,43,50"), "the same with three");
    assert!(!check("44,45,46,47,48,62,63,64", "49,43,65,66,67,50"), "too early");
}

#[test]
fn nothing_on_the_way_to_a_win_is_called_lost() {
    const WIDTH: usize = 40;
    const DEALS: u64 = 40;
    let budget = SolveBudget::nodes(u64::MAX);
    let mut wins = 0;
    for (variant, seats) in [
        (Variant::TheGame, 1),
        (Variant::TheGame, 3),
        (Variant::AscensoDescenso, 1),
        (Variant::AscensoDescenso, 4),
    ] {
        for minimum in [2, 3] {
            let options = Options { minimum, small_hand: true, ..Options::default() };
            for seed in 0..DEALS {
                let setup =
                    Setup { options, ..Setup::from_seed(variant, seats, &Seed::from(seed)) };
                let (deal, root) = SolvedDeal::new(&State::new(&setup).expect("a deal"));
                let found =
                    beam::search_without_bounds(&deal, &root, WIDTH, &mut Meter::new(&budget));
                let Some((0, line)) = found.best else { continue };
                wins += 1;
                let (Root::Turn(mut node) | Root::Choose(mut node)) = root else { continue };
                for step in line {
                    node = deal.after(&node, step);
                    assert_eq!(reach::dead(&deal, &node), 0, "{setup:?} {node:?}");
                    assert!(!reach::is_lost(&deal, &node), "{setup:?} {node:?}");
                }
            }
        }
    }
    assert!(wins > DEALS, "{wins} wins");
}

#[test]
fn what_covers_another_position_does_at_least_as_well() {
    const PAIRS: usize = 500;
    let mut rng = support::rng(4);
    let (mut covered, mut better) = (0, 0);
    while covered < PAIRS {
        let Case { deal, mut node, mut left } = any_case(&mut rng);
        if deal.at_once && node.done == 0 {
            // Within a turn, where a jump may follow.
            let Some(next) = any_placement(&deal, &node, &mut rng) else { continue };
            let Some(least) = fewest_left(&deal, &next) else { continue };
            (node, left) = (next, least);
        }
        let unplayed = deal.unplayed(&node);
        // The same hands on other tops, one or two of which differ.
        let mut other = node;
        for _ in 0..=support::below(2, &mut rng) {
            let pile = support::below(PILES, &mut rng);
            let top = (other.tops[pile] + support::below(25, &mut rng) as u8).saturating_sub(12);
            let taken = other.tops.iter().fold(unplayed, |all: Bits, top| all | bit(*top));
            if (3..=70).contains(&top) && taken & bit(top) == 0 {
                other.tops[pile] = top;
            }
        }
        other.tops[..2].sort_unstable();
        other.tops[2..].sort_unstable();
        let within_turn = node.done > 0 && !deal.can_go_on(&other);
        if other == node
            || within_turn
            || !covers(&deal, node.tops, other.tops, node.last, unplayed)
        {
            continue;
        }
        let Some(there) = fewest_left(&deal, &other) else { continue };
        assert!(left <= there, "{left} here, {there} there: {deal:?} {node:?} {other:?}");
        covered += 1;
        better += usize::from(left < there);
    }
    assert!(better > PAIRS / 50, "{better} better");
}
