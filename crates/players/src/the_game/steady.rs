//! Counts cards, plans the whole turn, heeds what the others say.

use rules::the_game::{Action, View};

use super::script::{Script, any_action, hand_on_turn, own_hand};
use super::signals_heard::{Hearing, SignalsHeard};
use super::table::PileTable;
use super::talk;
use super::turn::TurnPlanner;
use super::weights::tuned;

/// A steady player, with the rest of its turn.
#[derive(Clone, Debug, Default)]
pub(crate) struct Steady {
    script: Script,
}

impl Steady {
    /// What it does.
    pub(crate) fn act(&mut self, view: &View, hearing: Hearing<'_>) -> Action {
        if let Some(action) = self.script.next(view) {
            return action;
        }
        let Some((seat, hand)) = hand_on_turn(view) else { return choose(view, hearing) };
        let board = view.board();
        let table = PileTable::of(board);
        let weights = tuned(board.config()).at(table.left());
        let next = seat.left(board.config().seats());
        let heed =
            talk::heeded(&SignalsHeard::of(hearing, view, seat), next, weights, table.left());
        let planner = TurnPlanner {
            table: &table,
            weights,
            heed: &heed,
            need: board.missing(),
            at_end: board.draw() == 0,
        };
        match planner.best(hand) {
            Some(turn) => self.script.begin(view, &turn),
            None => any_action(view),
        }
    }
}

/// Who starts; anything that is legal for those who have no say.
fn choose(view: &View, hearing: Hearing<'_>) -> Action {
    match own_hand(view) {
        Some((own, _)) => Action::Start(talk::starter(view, &SignalsHeard::of(hearing, view, own))),
        None => any_action(view),
    }
}
