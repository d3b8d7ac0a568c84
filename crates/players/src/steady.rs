//! Counts cards and plans whole turns, well below a millisecond a turn.

use rules::{Action, Signals, View};

use crate::budget::Budget;
use crate::player::{Answer, Observation, Player};
use crate::the_game::Hearing;
use crate::{face_to_face, hormigas, the_game};

/// A steady player of every game.
#[derive(Clone, Debug)]
pub(crate) struct Steady {
    the_game: the_game::Steady,
    face_to_face: face_to_face::Steady,
    hormigas: hormigas::Steady,
}

impl Steady {
    pub(crate) fn new(seed: u64) -> Steady {
        Steady {
            the_game: the_game::Steady::default(),
            face_to_face: face_to_face::Steady::default(),
            hormigas: hormigas::Steady::new(seed),
        }
    }
}

impl Player for Steady {
    fn act(&mut self, seen: Observation<'_>, _: &Budget) -> Answer {
        match seen.view {
            View::TheGame(view) => {
                Action::TheGame(self.the_game.act(view, Hearing::of(seen.heard))).into()
            }
            View::FaceToFace(view) => self.face_to_face.act(view),
            View::Hormigas(view) => self.hormigas.act(view),
        }
    }

    fn talk(&mut self, seen: Observation<'_>) -> Signals {
        match seen.view {
            View::TheGame(view) => the_game::talk::say(view, seen.heard),
            View::FaceToFace(_) | View::Hormigas(_) => Signals::NONE,
        }
    }
}
