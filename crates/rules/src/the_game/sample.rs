//! A world in keeping with a view: the unseen cards dealt anew, but so that the seat on turn can go
//! on (or, in a lost game, could not), since everyone knows that much.

use rand_core::Rng;

use super::board::Phase;
use super::state::State;
use super::view::{KnownCards, View};
use crate::card::{Card, CardSet};
use crate::deck::{DrawPile, shuffle};
use crate::sampling::draw_hand;
use crate::seat::{MAX_SEATS, Seat, Viewer};

pub(crate) fn sample(view: &View, rng: &mut impl Rng) -> State {
    let board = view.board;
    let mut hands = [CardSet::EMPTY; MAX_SEATS];
    match view.seen {
        KnownCards::All { hands, draw } => return State { board, hands, draw },
        KnownCards::Hand(hand) => {
            if let Viewer::Seat(own) = view.viewer {
                hands[own.index()] = hand;
            }
        }
        KnownCards::Nothing => {}
    }
    let mut unseen: Vec<Card> = view.unseen().iter().collect();
    let hidden = |seat: Seat| view.viewer != Viewer::Seat(seat);

    // The hand about which something is known comes first, the others and the draw pile follow.
    let told = match board.phase {
        Phase::Turn { seat, .. } => Some((seat, true)),
        Phase::Lost(seat) => Some((seat, false)),
        Phase::Choose | Phase::Won => None,
    };
    let told = told.filter(|(seat, _)| hidden(*seat));
    if let Some((seat, goes_on)) = told {
        let fits = |hand: CardSet| board.can_go_on(hand) == goes_on;
        let ways =
            |cards: CardSet, rng: &mut _| board.way_to_go_on(cards, &mut |ways| shuffle(ways, rng));
        let ways = goes_on.then_some(ways);
        hands[seat.index()] = draw_hand(&mut unseen, board.held(seat).into(), fits, ways, rng);
    }
    shuffle(&mut unseen, rng);
    for seat in Seat::all(board.config.seats()) {
        if hidden(seat) && told.is_none_or(|(other, _)| other != seat) {
            let rest = unseen.len() - usize::from(board.held(seat));
            hands[seat.index()] = unseen.drain(rest..).collect();
        }
    }
    State { board, hands, draw: DrawPile::new(&unseen) }
}
