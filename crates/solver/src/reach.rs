//! Cards that can never be placed again, whatever anyone does: a bound that no play can beat.
//!
//! The question is made easier than it is: a pile may take every card that is still out, in any
//! order, as if one seat held them all. What even such a pile can't take is dead. The answer errs on
//! the side of hope only, so it may be used to cut a search that is to prove something.

use crate::bits::{Bits, above, below};
use crate::deal::{Deal, FIRST_DOWN, Node, PILES};

/// The unplayed cards that no pile can ever take.
#[inline]
pub(crate) fn dead(deal: &Deal, node: &Node) -> Bits {
    let unplayed = deal.unplayed(node);
    // The lowest ascending top and the highest descending one accept the most without a step back.
    let doubtful = unplayed & !(above(node.tops[0]) | below(node.tops[PILES - 1]));
    if doubtful == 0 { 0 } else { beyond_reach(deal, node, unplayed, doubtful) }
}

fn beyond_reach(deal: &Deal, node: &Node, unplayed: Bits, doubtful: Bits) -> Bits {
    let pairs = pairs(deal, node, unplayed);
    let mut dead = doubtful;
    for (pile, top) in node.tops.into_iter().enumerate() {
        // A step off the top itself is not bound to anything, or to the placement just before.
        let off_top = !deal.at_once || usize::from(node.last) == pile;
        let backwards = if off_top { deal.back(pile, top) & unplayed } else { 0 };
        dead &= !if pile < FIRST_DOWN {
            up_from(top, backwards, unplayed, pairs, deal.step)
        } else {
            down_from(top, backwards, unplayed, pairs, deal.step)
        };
        if dead == 0 {
            return 0;
        }
    }
    dead
}

/// The lower cards of the pairs a step apart that can be placed one right after the other. Where
/// that must happen in one turn, the two can't be in the hands of two seats.
fn pairs(deal: &Deal, node: &Node, unplayed: Bits) -> Bits {
    let step = u32::from(deal.step);
    if !deal.at_once {
        return unplayed & unplayed >> step;
    }
    let rest = deal.rest(node);
    let in_hand = |hand: &Bits| hand & (hand | rest) >> step;
    node.hands.iter().map(in_hand).fold(rest & unplayed >> step, |all, pairs| all | pairs)
}

/// The cards that an ascending pile might take one day.
fn up_from(top: u8, backwards: Bits, unplayed: Bits, pairs: Bits, step: u8) -> Bits {
    let mut taken = unplayed & above(top) | backwards;
    loop {
        let lowest = taken.trailing_zeros().min(u32::from(top)) as u8;
        let more = taken | unplayed & above(lowest) | taken >> step & pairs;
        if more == taken {
            return taken;
        }
        taken = more;
    }
}

/// The cards that a descending pile might take one day.
fn down_from(top: u8, backwards: Bits, unplayed: Bits, pairs: Bits, step: u8) -> Bits {
    let mut taken = unplayed & below(top) | backwards;
    loop {
        let beneath = match taken {
            0 => below(top),
            _ => below(top) | below(highest(taken)),
        };
        let more = taken | unplayed & beneath | (taken & pairs) << step;
        if more == taken {
            return taken;
        }
        taken = more;
    }
}

/// The highest card of a set that has one.
fn highest(set: Bits) -> u8 {
    (Bits::BITS - 1 - set.leading_zeros()) as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bits::cards;
    use crate::deal::Root;

    /// The dead cards of a position at the start of a turn.
    fn dead_in(line: &str) -> String {
        let (deal, root) = Deal::new(&line.parse().expect("a position"));
        let Root::Turn(node) = root else { panic!("a turn: {line}") };
        let dead: Vec<String> = cards(dead(&deal, &node)).map(|card| card.to_string()).collect();
        dead.join(",")
    }

    #[test]
    fn a_card_is_dead_if_no_chain_of_steps_leads_back_to_it() {
        let game = |hands: &str| {
            let seats = hands.split('/').count();
            format!("the-game seats={seats} turn=0 tops=60,70,40,30 hands={hands} draw=")
        };
        assert_eq!(dead_in(&game("45,80")), "45");
        // 75, 65, 55, 45: every step of the chain must be out.
        assert_eq!(dead_in(&game("45,55,65,75")), "");
        assert_eq!(dead_in(&game("45,55,75")), "45,55");
        // Off the top 60; and everything above a card that can be reached.
        assert_eq!(dead_in(&game("50,52,58,80")), "");
        // Off the descending top 40 to 50, and down from there; whoever holds the cards.
        assert_eq!(dead_in(&game("5,47/50")), "");
    }

    #[test]
    fn a_jump_at_once_needs_both_cards_in_one_hand() {
        let beneath: Vec<String> = (3_u8..=70)
            .filter(|card| ![5, 6, 45, 46, 47, 50, 51, 52].contains(card))
            .map(|card| card.to_string())
            .collect();
        let rows = format!("1,{},50/2,51/71,6/72,5", beneath.join(","));
        let game = |hands: &str| {
            let seats = hands.split('/').count();
            format!("ascenso-descenso seats={seats} turn=0 rows={rows} hands={hands} draw=")
        };
        assert_eq!(dead_in(&game("45,52/46,47")), "");
        assert_eq!(dead_in(&game("46,52/45,47")), "45,46,47");
    }
}
