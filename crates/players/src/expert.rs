//! Searches over worlds in keeping with what it has seen; better with more time.

use rules::{Signals, View};

use crate::budget::Budget;
use crate::player::{Answer, Observation, Player};
use crate::the_game::Hearing;
use crate::{face_to_face, hormigas, the_game};

/// An expert at every game.
#[derive(Clone, Debug)]
pub(crate) struct Expert {
    the_game: the_game::Expert,
    face_to_face: face_to_face::Expert,
    hormigas: hormigas::Expert,
}

impl Expert {
    pub(crate) fn new(seed: u64) -> Expert {
        Expert {
            the_game: the_game::Expert::new(seed),
            face_to_face: face_to_face::Expert::new(seed),
            hormigas: hormigas::Expert::new(seed),
        }
    }
}

impl Player for Expert {
    fn act(&mut self, seen: Observation<'_>, budget: &Budget) -> Answer {
        match seen.view {
            View::TheGame(view) => self.the_game.act(view, Hearing::of(seen.heard), budget),
            View::FaceToFace(view) => self.face_to_face.act(view, budget),
            View::Hormigas(view) => self.hormigas.act(view, budget),
        }
    }

    fn talk(&mut self, seen: Observation<'_>) -> Signals {
        match seen.view {
            View::TheGame(view) => the_game::talk::say(view, seen.heard),
            View::FaceToFace(_) | View::Hormigas(_) => Signals::NONE,
        }
    }
}
