//! A world in keeping with a view: unseen cards go to the places that the viewer can't see. Where a
//! round ends by itself, a hand whose seat has had a turn is not in order, or the round would be over.

use rand_core::Rng;

use super::board::{Phase, Place};
use super::hands::{Hands, MAX_HELD};
use super::scoring::is_ordered;
use super::setup::Finish;
use super::state::{Cards, PACK_FIRST, State};
use super::view::{KnownCards, View};
use crate::card::Card;
use crate::deck::{DrawPile, Seed, shuffle};
use crate::seat::Seat;

/// Draws of a hand before its order is broken on purpose, and of all hands before that is given up.
const TRIES: usize = 64;

pub(crate) fn sample(view: &View, rng: &mut impl Rng) -> State {
    let board = view.board;
    if let KnownCards::All(cards) = view.seen {
        return State { board, cards };
    }
    // The last hand may be left with cards that put it in order, and no others: then all over again.
    let (mut hands, mut unseen, mut sound) = deal_hands(view, rng);
    let mut tries = 0;
    while !sound && tries < TRIES {
        (hands, unseen, sound) = deal_hands(view, rng);
        tries += 1;
    }
    let mut draw = || unseen.pop();
    let middle = board.middle.map(|place| match place {
        Place::FaceUp(card) => Some(card),
        Place::FaceDown => draw(),
        Place::Taken => None,
    });
    let held = match board.phase {
        Phase::Put { .. } => view.held().or_else(draw),
        Phase::Take | Phase::Claim | Phase::Deal | Phase::Over => None,
    };
    let cards =
        Cards { hands, middle, held, draw: DrawPile::new(&unseen), later: Seed::random(rng) };
    State { board, cards }
}

/// Hands in keeping with a view, the cards that are left, and whether no hand would have ended the
/// round.
fn deal_hands(view: &View, rng: &mut impl Rng) -> (Hands<Card>, Vec<Card>, bool) {
    let (board, config) = (&view.board, view.board.config);
    let mut unseen: Vec<Card> = view.unseen().iter().collect();
    shuffle(&mut unseen, rng);
    let mut hands = Hands([PACK_FIRST; MAX_HELD]);
    let mut sound = true;
    for seat in Seat::all(config.seats()) {
        let hand = hands.of_mut(&config, seat);
        let mut hidden = Vec::new();
        for (place, card) in hand.iter_mut().enumerate() {
            match view.card(seat, place) {
                Some(known) => *card = known,
                None => hidden.push(place),
            }
        }
        let in_order_is_over = config.options().finish == Finish::Auto
            && board.turn().is_some()
            && board.had_a_turn(seat);
        fill(hand, &hidden, &mut unseen, in_order_is_over, rng);
        sound &= !(in_order_is_over && is_ordered(hand));
    }
    (hands, unseen, sound)
}

/// Fills the hidden places of a hand with unseen cards, out of order if need be.
fn fill(
    hand: &mut [Card],
    hidden: &[usize],
    unseen: &mut Vec<Card>,
    out_of_order: bool,
    rng: &mut impl Rng,
) {
    let rest = unseen.len() - hidden.len();
    let deal = |hand: &mut [Card], unseen: &[Card]| {
        for (place, card) in hidden.iter().zip(&unseen[rest..]) {
            hand[*place] = *card;
        }
    };
    deal(hand, unseen);
    let mut tries = 0;
    while out_of_order && is_ordered(hand) && tries < TRIES {
        shuffle(unseen, rng);
        deal(hand, unseen);
        tries += 1;
    }
    if out_of_order && is_ordered(hand) {
        break_order(hand, hidden, unseen);
    }
    unseen.truncate(rest);
}

/// Swaps one card of a hidden place, one of the last of `unseen`, for another that puts the hand
/// out of order, if there is any.
fn break_order(hand: &mut [Card], hidden: &[usize], unseen: &mut [Card]) {
    let rest = unseen.len() - hidden.len();
    let deal = |hand: &mut [Card], unseen: &[Card]| {
        for (place, card) in hidden.iter().zip(&unseen[rest..]) {
            hand[*place] = *card;
        }
    };
    for i in 0..hidden.len() {
        for other in 0..rest + i {
            unseen.swap(rest + i, other);
            deal(hand, unseen);
            if !is_ordered(hand) {
                return;
            }
            unseen.swap(rest + i, other);
        }
    }
    // Every swap was taken back: so must be its trace in the hand.
    deal(hand, unseen);
}
