//! What a player is, and what it is told.

use rules::{Action, Signals, Standing, View, ViewEvent};

use crate::budget::Budget;

/// All that a player is told. It can't reach a state: a view has no hidden card in it.
#[derive(Clone, Copy, Debug)]
pub struct Observation<'a> {
    /// The game as its seat knows it now.
    pub view: &'a View,
    /// What its seat learned, in order, up to now. May be empty for players that only look at the
    /// position.
    pub events: &'a [ViewEvent],
    /// How many actions came before the first of these events: none for whoever was there from the
    /// first deal on.
    pub missed: usize,
    /// What stands of what the seats have said; nothing where they play in silence.
    pub heard: Option<&'a Standing>,
}

impl<'a> Observation<'a> {
    /// The position alone.
    pub fn new(view: &'a View) -> Observation<'a> {
        Observation { view, events: &[], missed: 0, heard: None }
    }
}

/// What a player does.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// A legal action.
    pub action: Action,
    /// Why, for those who ask for a hint.
    pub thought: Option<Thought>,
}

impl From<Action> for Answer {
    fn from(action: Action) -> Answer {
        Answer { action, thought: None }
    }
}

/// What a player thinks of what it does.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
    /// The estimated chance to win, from 0 to 1.
    pub win_chance: f64,
    /// The actions it means to take in this turn, this one first.
    pub plan: Vec<Action>,
    /// Roll-outs, or positions looked at.
    pub nodes: u64,
}

/// Someone to play with. The same seed, the same budget in nodes and the same calls give the same
/// answers.
pub trait Player: Send {
    /// What to do now. Asked when the view's seat is on turn, while the team chooses who starts, and
    /// between rounds; the answer is legal.
    fn act(&mut self, seen: Observation<'_>, budget: &Budget) -> Answer;

    /// What to say now, to whoever is on turn. Asked in cooperative games before a turn begins, and
    /// only then: nothing can be said along with an action.
    fn talk(&mut self, seen: Observation<'_>) -> Signals {
        let _ = seen;
        Signals::NONE
    }
}
