//! Plays as a beginner does: the nearest card by its number, a step back where one is at hand, and
//! no card more than needed.

use rules::Card;
use rules::the_game::{Action, Pile, View};

use super::script::{any_action, hand_on_turn};
use super::table::PileTable;

/// What a novice does.
pub(crate) fn act(view: &View) -> Action {
    let board = view.board();
    let Some((_, hand)) = hand_on_turn(view) else { return any_action(view) };
    if board.missing() == 0 {
        return Action::End;
    }
    let table = PileTable::of(board);
    let offered = board.placements(hand);
    let mut best: Option<(i32, Action)> = None;
    for (index, pile) in Pile::ALL.into_iter().enumerate() {
        for card in offered.on(pile) {
            let gap = gap(&table, index, board.top(pile), card);
            if best.is_none_or(|(least, _)| gap < least) {
                best = Some((gap, Action::Place(card, pile)));
            }
        }
    }
    best.map_or_else(|| any_action(view), |(_, action)| action)
}

/// How far the pile moves; below 0 for a step back.
fn gap(table: &PileTable, pile: usize, top: Card, card: Card) -> i32 {
    let gap = i32::from(top.number().abs_diff(card.number()));
    if table.back(pile, top) == Some(card) { -gap } else { gap }
}
