//! A planned turn that is played out action by action, as long as the game goes as foreseen.

use rules::the_game::{Action, Pile, View};
use rules::{Card, CardSet, GameView, Seat, Viewer};

use super::table::PILES;
use super::turn::{Step, Turn};

/// Where a turn stands: what must be the same for a plan to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Mark {
    seat: Seat,
    tops: [Card; PILES],
    hand: CardSet,
    left: u8,
}

/// The rest of a turn.
#[derive(Clone, Debug, Default)]
pub(crate) struct Script {
    /// Last action first.
    actions: Vec<Action>,
    mark: Option<Mark>,
}

impl Script {
    /// Begins to follow a plan, and gives its first action.
    pub(crate) fn begin(&mut self, view: &View, turn: &Turn) -> Action {
        self.actions.clear();
        self.actions.push(Action::End);
        let first = self.actions.len();
        self.actions.extend(turn.steps().map(action));
        self.actions[first..].reverse();
        self.mark = mark(view);
        self.next(view).unwrap_or(Action::End)
    }

    /// The next action of the plan, if the position is the one that was foreseen.
    pub(crate) fn next(&mut self, view: &View) -> Option<Action> {
        let now = mark(view);
        if now.is_none() || now != self.mark {
            self.mark = None;
            return None;
        }
        let action = self.actions.pop()?;
        if let (Some(mark), Action::Place(card, pile)) = (&mut self.mark, action) {
            mark.tops[pile.index()] = card;
            mark.hand.remove(card);
            mark.left -= 1;
        } else {
            self.mark = None;
        }
        Some(action)
    }

    /// The actions still to come, the next one first.
    pub(crate) fn rest(&self) -> impl Iterator<Item = Action> + '_ {
        self.actions.iter().rev().copied()
    }
}

fn action(step: Step) -> Action {
    Action::Place(step.card, Pile::ALL[usize::from(step.pile) % PILES])
}

fn mark(view: &View) -> Option<Mark> {
    let (seat, hand) = hand_on_turn(view)?;
    Some(Mark { seat, tops: view.board().tops(), hand, left: view.board().left() })
}

/// The seat on turn and its hand, if the viewer is that seat or sees everything.
pub(crate) fn hand_on_turn(view: &View) -> Option<(Seat, CardSet)> {
    let seat = view.turn()?;
    Some((seat, view.hand(seat)?))
}

/// The viewer's own seat and hand.
pub(crate) fn own_hand(view: &View) -> Option<(Seat, CardSet)> {
    match view.viewer() {
        Viewer::Seat(seat) => Some((seat, view.hand(seat)?)),
        Viewer::Everything | Viewer::Spectator => None,
    }
}

/// Some legal action, for whoever sees no hand to think about.
pub(crate) fn any_action(view: &View) -> Action {
    let mut legal = rules::Actions::new();
    view.legal_into(&mut legal);
    legal.first().copied().unwrap_or(Action::End)
}
