//! Places the nearest card, two of them, and ends the turn, as a beginner would.

use rules::Card;
use rules::face_to_face::{Action, Pile, View};

/// The nearest card on an own pile while something must be placed, a card for the rival only if
/// nothing else fits; then the end.
pub(crate) fn act(view: &View) -> Action {
    let board = view.board();
    let seat = board.turn().expect("someone is on turn");
    if board.missing() == 0 {
        return Action::End;
    }
    let hand = view.hand(seat).expect("the viewer is on turn");
    let ([up, down], [rival_up, rival_down]) = (board.tops(seat), board.tops(view.rival(seat)));
    let tops = [up, down, rival_up, rival_down];
    let distance = |card: Card, pile: Pile| {
        (pile.is_rivals(), card.number().abs_diff(tops[pile.index()].number()))
    };
    let placements = board.placements(hand);
    let all = Pile::ALL
        .into_iter()
        .flat_map(|pile| placements[pile.index()].iter().map(move |card| (card, pile)));
    let nearest = all.min_by_key(|(card, pile)| distance(*card, *pile));
    nearest.map_or(Action::End, |(card, pile)| Action::Place(card, pile))
}
