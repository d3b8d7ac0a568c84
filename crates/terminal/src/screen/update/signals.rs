//! Signals by one key, about the pile under the cursor.

use rules::the_game::{Phase, Pile};
use rules::{Mood, PileSignal, Signal, View, Viewer};

use crate::screen::game::Game;

/// The signal of a key, where one can be given.
pub(super) fn of_key(game: &Game, key: char) -> Option<Signal> {
    let (View::TheGame(view), Viewer::Seat(_)) = (game.view(), game.viewer()) else {
        return None;
    };
    if game.sitters.len() < 2 {
        return None;
    }
    let pile = *Pile::ALL.get(game.pile)?;
    let choosing = view.board().phase() == Phase::Choose;
    match key {
        'l' => Some(Signal::Pile(PileSignal::Leave, pile)),
        'n' => Some(Signal::Pile(PileSignal::NoBigStep, pile)),
        'g' => Some(Signal::Pile(PileSignal::Good, pile)),
        'o' => Some(Signal::Pile(PileSignal::GoAhead, pile)),
        'x' => Some(Signal::Mood(Mood::Trouble)),
        'k' => Some(Signal::Mood(Mood::Fine)),
        'w' if choosing => Some(Signal::Mood(Mood::WouldStart)),
        'm' if choosing => Some(Signal::Mood(Mood::RatherNot)),
        _ => None,
    }
}
