//! What every player of Face to Face must keep to.

use rules::face_to_face::{Action, EndReason, LastCard, Phase, Setup, State, View};
use rules::{Action as AnyAction, GameState as _, Seat, Seed, Viewer};

use super::{Expert, Steady, novice};
use crate::budget::Budget;
use crate::player::Answer;

/// Games of each kind.
const GAMES: u64 = 12;

/// Nodes a turn: enough to go through the whole search.
const NODES: u64 = 60;

fn own(answer: &Answer) -> Action {
    match answer.action {
        AnyAction::FaceToFace(action) => action,
        AnyAction::TheGame(_) | AnyAction::Hormigas(_) => panic!("an action of another game"),
    }
}

fn setup(seed: u64, last_card: LastCard) -> Setup {
    let mut setup = Setup::from_seed(&Seed::from(seed));
    setup.options.last_card = last_card;
    setup
}

/// Plays a game; what is not legal panics.
fn play(setup: &Setup, mut act: impl FnMut(&View) -> Action) -> (State, Vec<Action>) {
    let mut state = State::new(setup).expect("a game");
    let mut actions = Vec::new();
    while let Some(seat) = state.turn() {
        let action = act(&state.view(Viewer::Seat(seat)));
        state.apply(action).unwrap_or_else(|why| panic!("{action}: {why} in {state}"));
        actions.push(action);
    }
    (state, actions)
}

/// Plays a game of an expert in seat 0 against a steady player.
fn duel(setup: &Setup, budget: &Budget) -> (State, Vec<Action>) {
    let (mut expert, mut steady) = (Expert::new(1), Steady::default());
    play(setup, |view| {
        if view.board().turn() == Some(Seat::FIRST) {
            own(&expert.act(view, budget))
        } else {
            own(&steady.act(view))
        }
    })
}

#[test]
fn answers_are_legal() {
    for last_card in [LastCard::Lose, LastCard::Allow] {
        for seed in 0..GAMES {
            let setup = setup(seed, last_card);
            duel(&setup, &Budget::nodes(NODES));
            let mut steady = Steady::default();
            play(&setup, |view| own(&steady.act(view)));
            play(&setup, novice::act);
        }
    }
}

#[test]
fn nodes_decide() {
    let setup = setup(5, LastCard::Lose);
    let budget = Budget::nodes(NODES);
    assert_eq!(duel(&setup, &budget).1, duel(&setup, &budget).1);
}

#[test]
fn cancelled_it_answers_at_once() {
    let budget = Budget::nodes(u64::MAX);
    budget.cancel.cancel();
    duel(&setup(6, LastCard::Lose), &budget);
}

/// The first turn of each player from a position.
fn turns_from(state: &str) -> [State; 2] {
    let state: State = state.parse().expect("a position");
    let (mut expert, mut steady) = (Expert::new(1), Steady::default());
    let budget = Budget::nodes(NODES);
    let play_turn = |act: &mut dyn FnMut(&View) -> Action| {
        let (mut state, first) = (state, state.turn());
        while let Some(seat) = state.turn().filter(|seat| Some(*seat) == first) {
            let action = act(&state.view(Viewer::Seat(seat)));
            state.apply(action).expect("legal");
        }
        state
    };
    [
        play_turn(&mut |view| own(&expert.act(view, &budget))),
        play_turn(&mut |view| own(&steady.act(view))),
    ]
}

#[test]
fn a_win_in_one_turn_is_found() {
    let position = "face-to-face start=0 turn=0 tops=50,10/1,60 \
        hands=5,52,55/20,21,22,23,24,25 draw=/30,31";
    for state in turns_from(position) {
        let emptied = Phase::Over { winner: Seat::FIRST, reason: EndReason::Emptied };
        assert_eq!(state.board().phase(), emptied);
    }
}

#[test]
fn nobody_keeps_a_single_card() {
    let position = "face-to-face start=0 turn=0 tops=50,10/20,40 \
        hands=30,52,53,54/2,21,33,34,35,36 draw=/22,23,24,31";
    for state in turns_from(position) {
        assert_eq!(state.board().held(Seat::FIRST), 2, "{state}");
    }
}

#[test]
fn a_plan_is_told_and_kept() {
    let setup = setup(7, LastCard::Lose);
    let mut expert = Expert::new(3);
    let budget = Budget::nodes(NODES);
    let mut planned: Vec<AnyAction> = Vec::new();
    play(&setup, |view| {
        let answer = expert.act(view, &budget);
        let plan = answer.thought.as_ref().expect("a thought").plan.clone();
        assert_eq!(plan[0], answer.action);
        if !planned.is_empty() {
            assert_eq!(plan, planned);
        }
        planned = plan[1..].to_vec();
        own(&answer)
    });
}
