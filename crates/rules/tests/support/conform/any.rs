//! The closed enums.

use subibaja_rules::{
    Action, Game, ParseError, Setup, State, ViewEvent, Viewer, face_to_face, hormigas, the_game,
};

use super::Conform;
use crate::support::reference::Facts;

/// The closed enums obey the same laws as what is in them.
impl Conform for State {
    fn from_setup(setup: &Setup) -> Self {
        State::new(setup).expect("a valid setup")
    }

    fn read_action(&self, token: &str) -> Result<Action, ParseError> {
        Action::parse(self.game(), token)
    }

    /// Of all games: an action of another game is never legal.
    fn conceivable(&self) -> Vec<Action> {
        let state = |game| {
            let seats = if game == Game::FaceToFace { 2 } else { 3 };
            let setup = Setup::from_seed(game, seats, &[], &0.into()).expect("a valid setup");
            State::new(&setup).expect("a valid setup")
        };
        let actions = |game| match state(game) {
            State::TheGame(state) => state.conceivable().into_iter().map(Action::TheGame).collect(),
            State::FaceToFace(state) => {
                state.conceivable().into_iter().map(Action::FaceToFace).collect()
            }
            State::Hormigas(state) => {
                state.conceivable().into_iter().map(Action::Hormigas).collect::<Vec<_>>()
            }
        };
        [Game::TheGame, Game::FaceToFace, Game::Hormigas].into_iter().flat_map(actions).collect()
    }

    fn facts(&self) -> Facts {
        match self {
            State::TheGame(state) => state.facts(),
            State::FaceToFace(state) => state.facts(),
            State::Hormigas(state) => state.facts(),
        }
    }

    fn eagerness(&self, action: Action) -> i32 {
        match (self, action) {
            (State::TheGame(state), Action::TheGame(action)) => state.eagerness(action),
            (State::FaceToFace(state), Action::FaceToFace(action)) => state.eagerness(action),
            (State::Hormigas(state), Action::Hormigas(action)) => state.eagerness(action),
            (state, action) => panic!("{action} in {}", state.game()),
        }
    }

    fn assert_agree(viewer: Viewer, one: &ViewEvent, other: &ViewEvent) {
        match (one, other) {
            (ViewEvent::TheGame(one), ViewEvent::TheGame(other)) => {
                the_game::State::assert_agree(viewer, one, other);
            }
            (ViewEvent::FaceToFace(one), ViewEvent::FaceToFace(other)) => {
                face_to_face::State::assert_agree(viewer, one, other);
            }
            (ViewEvent::Hormigas(one), ViewEvent::Hormigas(other)) => {
                hormigas::State::assert_agree(viewer, one, other);
            }
            (one, other) => panic!("{one:?} and {other:?}"),
        }
    }

    fn wide(&self) -> State {
        *self
    }
}
