//! A world in keeping with a view: the unseen cards of each colour dealt anew, but so that the seat
//! on turn can go on (or, if it lost by being stuck, could not).

use rand_core::Rng;

use super::state::State;
use super::view::{KnownCards, View};
use crate::card::{Card, CardSet};
use crate::deck::{DrawPile, shuffle};
use crate::sampling::draw_hand;
use crate::seat::Seat;

pub(crate) fn sample(view: &View, rng: &mut impl Rng) -> State {
    let board = view.board;
    if let KnownCards::All { hands, draw } = view.seen {
        return State { board, hands, draw };
    }
    let mut hands = [CardSet::EMPTY; 2];
    let mut draw = [DrawPile::new(&[]); 2];
    for seat in Seat::all(2) {
        let mut unseen: Vec<Card> = view.unseen(seat).iter().collect();
        hands[seat.index()] = match (view.hand(seat), board.told()) {
            (Some(hand), _) => hand,
            (None, told) => {
                let goes_on = told.filter(|(told, _)| *told == seat).map(|(_, goes_on)| goes_on);
                let fits = |hand| goes_on.is_none_or(|goes_on| board.can_go_on(hand) == goes_on);
                let ways = |cards: CardSet, rng: &mut _| {
                    board.way_to_go_on(cards, &mut |ways| shuffle(ways, rng))
                };
                let ways = (goes_on == Some(true)).then_some(ways);
                draw_hand(&mut unseen, board.held(seat).into(), fits, ways, rng)
            }
        };
        shuffle(&mut unseen, rng);
        draw[seat.index()] = DrawPile::new(&unseen);
    }
    State { board, hands, draw }
}
