//! Counts cards, weighs every sensible turn and plays the best.

use rules::face_to_face::View;

use super::plan::Plan;
use super::side::Position;
use super::turn::{Breadth, Turn, each_turn};
use super::value::{chance, value};
use crate::player::{Answer, Thought};

/// The best turn at a glance; `None` when there is no legal one.
pub(crate) fn best_turn(position: &Position, breadth: Breadth) -> Option<Turn> {
    let mut best = None;
    let mut highest = f32::NEG_INFINITY;
    each_turn(position, breadth, |turn| {
        let value = value(turn);
        if value > highest {
            highest = value;
            best = Some(*turn);
        }
    });
    best
}

/// Plays the best turn at a glance.
#[derive(Clone, Debug, Default)]
pub(crate) struct Steady {
    plan: Plan,
}

impl Steady {
    /// What to do now.
    pub(crate) fn act(&mut self, view: &View) -> Answer {
        let position = Position::of(view).expect("the viewer is on turn");
        if let Some(answer) = self.plan.next(&position) {
            return answer;
        }
        let turn = best_turn(&position, Breadth::Sensible).expect("who is on turn can go on");
        let thought = Thought { win_chance: chance(&turn), plan: turn.actions(), nodes: 1 };
        self.plan.begin(&position, thought)
    }
}
