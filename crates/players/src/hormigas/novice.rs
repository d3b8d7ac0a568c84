//! Gives every place of the hand an equal share of the numbers, the low ones to the left, and puts
//! each card where it belongs, as a beginner would.

use rules::Card;
use rules::hormigas::{Action, PACK, Phase, Place, Side, View, is_ordered};

/// Puts cards where they belong.
pub(crate) fn act(view: &View) -> Action {
    match view.board().phase() {
        Phase::Take => take(view),
        Phase::Put { .. } => {
            let held = view.held().expect("the viewer holds a card");
            Action::Put(belongs(held, own_hand(view).len()) as u8, Side::Right)
        }
        Phase::Claim if is_ordered(&own_hand(view)) => Action::Claim,
        Phase::Claim => Action::Pass,
        Phase::Deal | Phase::Over => Action::Deal,
    }
}

/// An open card that belongs where none does yet, else a hidden one; new ones if there is none.
fn take(view: &View) -> Action {
    let hand = own_hand(view);
    let middle = view.board().middle();
    let is_wanted = |place: &Place| match *place {
        Place::FaceUp(card) => {
            let place = belongs(card, hand.len());
            belongs(hand[place], hand.len()) != place
        }
        Place::FaceDown | Place::Taken => false,
    };
    let hidden = |place: &Place| *place == Place::FaceDown;
    let find = |wanted: &dyn Fn(&Place) -> bool| middle.iter().position(wanted);
    match find(&is_wanted).or_else(|| find(&hidden)) {
        Some(place) => Action::Take(place as u8),
        None if usize::from(view.board().draw()) >= middle.len() => Action::Refresh,
        None => Action::Take((view.board().turns() % middle.len() as u32) as u8),
    }
}

/// The place where a card belongs.
fn belongs(card: Card, places: usize) -> usize {
    usize::from(card.number() - PACK.low) * places / PACK.len()
}

/// The hand of the seat on turn.
pub(crate) fn own_hand(view: &View) -> Vec<Card> {
    let board = view.board();
    let seat = board.turn().expect("someone is on turn");
    let size = usize::from(board.config().hand_size(seat));
    (0..size).map(|place| view.card(seat, place).expect("an own card")).collect()
}
