//! Cards that can never be placed again, whatever anyone does: a bound that no play can beat.
//!
//! The question is made easier than it is: a pile may take every card that is still out, in any
//! order, as if one seat held them all. What even such a pile can't take is dead. The answer errs on
//! the side of hope only, so it may be used to cut a search that is to prove something.

use crate::bits::{Bits, above, below, count};
use crate::deal::{FIRST_DOWN, Node, PILES, SolvedDeal};

/// How many times to look for a clog in a position: more find little.
const MAX_LOOKS: usize = 4;

/// The unplayed cards that no pile can ever take.
#[inline]
pub(crate) fn dead(deal: &SolvedDeal, node: &Node) -> Bits {
    let unplayed = deal.unplayed(node);
    let doubtful = doubtful(node, unplayed);
    if doubtful == 0 { 0 } else { beyond_reach(deal, node, unplayed, doubtful) }
}

/// The cards that fit nowhere without a step back: the lowest ascending top and the highest
/// descending one accept the most.
#[inline]
fn doubtful(node: &Node, unplayed: Bits) -> Bits {
    unplayed & !(above(node.tops[0]) | below(node.tops[PILES - 1]))
}

/// Is it known that the game can't be won, though no card is dead?
#[inline]
pub(crate) fn is_lost(deal: &SolvedDeal, node: &Node) -> bool {
    let doubtful = doubtful(node, deal.unplayed(node));
    doubtful != 0 && (strands(deal, node, doubtful) || clogs(deal, node, doubtful))
}

/// Is there a seat that can't reach the minimum when its turn comes? Until then nobody places a
/// card that is still to be drawn: only the hands of those before it, and its own, can help.
#[inline]
fn strands(deal: &SolvedDeal, node: &Node, doubtful: Bits) -> bool {
    let mut out = node.hands[usize::from(node.seat)];
    let mut drawn = count(out) + node.done;
    deal.seats_after(node).any(|seat| {
        let hand = node.hands[seat];
        out |= hand;
        // Whoever is before it might draw the last card, and then one card is enough.
        let wanted = if drawn < deal.to_draw(node) { deal.minimum(node) } else { 1 };
        drawn += count(hand);
        hand != 0
            && count(hand & !doubtful) < wanted
            && count(hand & !beyond_reach(deal, node, out, hand & doubtful)) < wanted
    })
}

/// Must there be a turn, before all is drawn, whose seat can't reach the minimum, as the hands are
/// full of cards that wait for others?
///
/// Say `j` cards are drawn before a turn, and more are left. What is placed until that turn is over
/// is placed by means of the cards that are out by then, and the hands hold what can't be placed so.
/// As each turn but the last draws what it placed, all hands together hold the minimum less than
/// they do between turns. Which `j` begin a turn is open, but of as many in a row as a turn can
/// have placements, one does.
#[inline]
fn clogs(deal: &SolvedDeal, node: &Node, doubtful: Bits) -> bool {
    let between_turns = node.hands.iter().map(|hand| count(*hand)).sum::<u8>() + node.done;
    let room = between_turns.saturating_sub(deal.minimum(node));
    count(doubtful) > room && deal.to_draw(node) > 0 && clogs_later(deal, node, doubtful, room)
}

fn clogs_later(deal: &SolvedDeal, node: &Node, doubtful: Bits, room: u8) -> bool {
    let longest = usize::from(deal.longest_turn(node));
    let to_draw = usize::from(deal.to_draw(node));
    let waiting = |drawn: usize| doubtful & deal.out_after(node, drawn);
    let is_clogged = |drawn: usize| {
        let waiting = waiting(drawn);
        count(waiting) > room
            && count(beyond_reach(deal, node, deal.out_after(node, drawn), waiting)) > room
    };
    // Every row of that length has one member among these: only there is a closer look worth it.
    // The first are the most promising ones, as less is out that helps.
    let mut looks =
        (longest - 1..to_draw).step_by(longest).filter(|drawn| count(waiting(*drawn)) > room);
    looks.by_ref().take(MAX_LOOKS).any(|drawn| {
        is_clogged(drawn) && {
            let before = (0..drawn).rev().take_while(|drawn| is_clogged(*drawn));
            let after = (drawn + 1..to_draw).take_while(|drawn| is_clogged(*drawn));
            before.chain(after).take(longest - 1).count() == longest - 1
        }
    })
}

/// Of the doubtful cards, those that can't be placed by means of the cards that are `out`.
fn beyond_reach(deal: &SolvedDeal, node: &Node, out: Bits, doubtful: Bits) -> Bits {
    let pairs = pairs(deal, node, out);
    let mut dead = doubtful;
    for (pile, top) in node.tops.into_iter().enumerate() {
        // A step off the top itself is not bound to anything, or to the placement just before.
        let off_top = !deal.at_once || usize::from(node.last) == pile;
        let backwards = if off_top { deal.back(pile, top) & out } else { 0 };
        dead &= !if pile < FIRST_DOWN {
            up_from(top, backwards, out, pairs, deal.step)
        } else {
            down_from(top, backwards, out, pairs, deal.step)
        };
        if dead == 0 {
            return 0;
        }
    }
    dead
}

/// The lower cards of the pairs a step apart that can be placed one right after the other. Where
/// that must happen in one turn, the two can't be in the hands of two seats.
fn pairs(deal: &SolvedDeal, node: &Node, out: Bits) -> Bits {
    let step = u32::from(deal.step);
    if !deal.at_once {
        return out & out >> step;
    }
    let rest = deal.rest(node) & out;
    let in_hand = |hand: &Bits| hand & (hand | rest) >> step;
    node.hands.iter().map(in_hand).fold(rest & out >> step, |all, pairs| all | pairs)
}

/// The cards that an ascending pile might take one day.
fn up_from(top: u8, backwards: Bits, out: Bits, pairs: Bits, step: u8) -> Bits {
    let mut taken = out & above(top) | backwards;
    loop {
        let lowest = taken.trailing_zeros().min(u32::from(top)) as u8;
        let more = taken | out & above(lowest) | taken >> step & pairs;
        if more == taken {
            return taken;
        }
        taken = more;
    }
}

/// The cards that a descending pile might take one day.
fn down_from(top: u8, backwards: Bits, out: Bits, pairs: Bits, step: u8) -> Bits {
    let mut taken = out & below(top) | backwards;
    loop {
        let beneath = match taken {
            0 => below(top),
            _ => below(top) | below(highest(taken)),
        };
        let more = taken | out & beneath | (taken & pairs) << step;
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
        let (deal, root) = SolvedDeal::new(&line.parse().expect("a position"));
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
