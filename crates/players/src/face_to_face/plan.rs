//! A whole turn thought out once and played action by action.

use rules::Action as AnyAction;
use rules::face_to_face::Action;

use super::side::Position;
use crate::player::{Answer, Thought};

/// What is left of a turn that was thought out.
#[derive(Clone, Debug, Default)]
pub(crate) struct Plan(Option<Rest>);

#[derive(Clone, Debug)]
struct Rest {
    /// Where the next action is due.
    position: Position,
    thought: Thought,
}

impl Plan {
    /// The next action of the plan, if the game went as planned.
    pub(crate) fn next(&mut self, position: &Position) -> Option<Answer> {
        let rest = self.0.take().filter(|rest| rest.position == *position)?;
        Some(self.begin(position, rest.thought))
    }

    /// Begins to play a plan of at least one action.
    pub(crate) fn begin(&mut self, position: &Position, thought: Thought) -> Answer {
        let action = thought.plan[0];
        if let AnyAction::FaceToFace(Action::Place(card, pile)) = action
            && thought.plan.len() > 1
        {
            self.0 = Some(Rest {
                position: position.after(card.number(), pile),
                thought: Thought { plan: thought.plan[1..].to_vec(), ..thought },
            });
        }
        Answer { action, thought: Some(thought) }
    }
}
