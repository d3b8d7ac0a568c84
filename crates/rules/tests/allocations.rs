//! A search copies states by the million: copying one, asking what is legal, acting and looking
//! allocates nothing.

mod support;

use std::hint::black_box;

use subibaja_rules::{Actions, Game, GameEvent, GameView, State, face_to_face, hormigas, the_game};
use support::conform::Conform;
use support::laws::Eyes;
use support::plans::fixed_plans;
use support::{rng, viewers};

/// Plays some games and asserts that the rules allocate nothing at any step.
fn assert_no_allocation<P: Conform>(game: Game) {
    let mut steps = 0;
    for plan in fixed_plans(game, Eyes::One, 40) {
        let mut state = P::from_setup(&plan.case.setup_in(plan.order));
        let viewers = viewers(plan.case.seats);
        let mut views: Vec<P::View> = viewers.iter().map(|viewer| state.view(*viewer)).collect();
        let mut rng = rng(plan.luck);
        let mut actions = Actions::new();
        for _ in 0..200 {
            state.legal_into(&mut actions);
            if state.is_over() {
                break;
            }
            let action = plan.style.choose(&state, &actions, &mut rng);
            let info = allocation_counter::measure(|| {
                let mut copy = black_box(state.clone());
                let event = copy.apply(action).expect("a legal action");
                copy.legal_into(&mut actions);
                for view in &mut views {
                    view.follow(&event.seen_by(view.viewer()));
                    view.legal_into(&mut actions);
                }
                for viewer in &viewers {
                    black_box(copy.view(*viewer));
                }
                state = copy;
            });
            assert_eq!(info.count_total, 0, "{action} and then {state}");
            steps += 1;
        }
    }
    assert!(steps > 1000, "{steps} steps are too few to say much");
}

#[test]
fn the_counter_counts() {
    let info = allocation_counter::measure(|| drop(black_box(vec![1])));
    assert_eq!(info.count_total, 1);
}

#[test]
fn the_game_plays_without_allocation() {
    assert_no_allocation::<the_game::State>(Game::TheGame);
    assert_no_allocation::<the_game::State>(Game::AscensoDescenso);
}

#[test]
fn face_to_face_plays_without_allocation() {
    assert_no_allocation::<face_to_face::State>(Game::FaceToFace);
}

#[test]
fn hormigas_plays_without_allocation() {
    assert_no_allocation::<hormigas::State>(Game::Hormigas);
}

#[test]
fn any_game_plays_without_allocation() {
    for game in Game::ALL {
        assert_no_allocation::<State>(game);
    }
}
