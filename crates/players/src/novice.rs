//! Plays as a beginner would: what is nearest, no plan.

use rules::{Action, View};

use crate::budget::Budget;
use crate::player::{Answer, Observation, Player};
use crate::{face_to_face, hormigas, the_game};

/// A novice at every game.
#[derive(Clone, Debug)]
pub(crate) struct Novice;

impl Player for Novice {
    fn act(&mut self, seen: Observation<'_>, _: &Budget) -> Answer {
        let action = match seen.view {
            View::TheGame(view) => Action::TheGame(the_game::novice::act(view)),
            View::FaceToFace(view) => Action::FaceToFace(face_to_face::novice::act(view)),
            View::Hormigas(view) => Action::Hormigas(hormigas::novice::act(view)),
        };
        action.into()
    }
}
