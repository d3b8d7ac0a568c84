//! Whole games, written down with what everyone sees at every step, in `oracles/playthroughs/`.
//!
//! The actions are read from the file itself, so that a file stays as it is while players come and
//! go. A file that does not exist yet is played by the greedy player with `UPDATE_ORACLES=1`.

mod support;

use std::fmt::Write as _;

use subibaja_rules::{Actions, Game, State, Viewer};
use support::case::Case;
use support::conform::Conform;
use support::player::Style;
use support::{oracle, rng, viewers};

/// The longest file that someone still reads.
const MAX_BYTES: usize = 165_000;

/// The tokens of a file: the lines that begin with a number.
fn tokens(text: &str) -> Vec<&str> {
    let numbered = |line: &&str| line.starts_with(|c: char| c.is_ascii_digit());
    text.lines().filter(numbered).filter_map(|line| line.split_once(' ')).map(|(_, t)| t).collect()
}

/// A position with all that is known of it.
fn write_position(text: &mut String, state: &State) {
    let mut actions = Actions::new();
    state.legal_into(&mut actions);
    writeln!(text, "state {state}").expect("writing to a string");
    for viewer in viewers(state.seats()) {
        // What everything shows is the state.
        if viewer != Viewer::Everything {
            let view = state.view(viewer);
            let mut own = Actions::new();
            view.legal_into(&mut own);
            writeln!(text, "view {view}").expect("writing to a string");
            assert!(
                own.is_empty() || own == actions,
                "a viewer may do all that is legal, or nothing"
            );
        }
    }
    writeln!(text, "legal {}", actions.len()).expect("writing to a string");
}

fn check(name: &str, case: &Case) {
    let name = format!("playthroughs/{name}.txt");
    let file = oracle::read(&name);
    let recorded = file.as_deref().map(tokens);

    let mut state = State::from_setup(&case.setup());
    let mut rng = rng(1);
    let mut text = format!(
        "# {case}\n\
         # At each step: number and action, the state, what each seat and a spectator see, and how\n\
         # many actions are legal. The first line: game, seats, options, seed.\n"
    );
    write_position(&mut text, &state);
    let mut legal = Actions::new();
    for ply in 0.. {
        if state.is_over() {
            break;
        }
        let action = if let Some(tokens) = &recorded {
            let token = tokens.get(ply).expect("actions to the end of the game");
            state.read_action(token).expect("an action")
        } else {
            state.legal_into(&mut legal);
            Style::Greedy.choose(&state, &legal, &mut rng)
        };
        state.apply(action).unwrap_or_else(|why| panic!("{name}: {action} after {ply}: {why}"));
        writeln!(text, "\n{} {action}", ply + 1).expect("writing to a string");
        write_position(&mut text, &state);
    }
    assert!(text.len() <= MAX_BYTES, "{name} would have {} bytes", text.len());
    oracle::compare(&name, &text);
}

#[test]
fn the_game_plays_through_as_written() {
    check("the-game", &Case::new(Game::TheGame, 2, "-", 17));
}

#[test]
fn the_game_for_experts_plays_through_as_written() {
    check(
        "the-game-expert",
        &Case::new(Game::TheGame, 3, "start=1,minimum=3,small_hand=true", 237),
    );
}

#[test]
fn ascenso_descenso_plays_through_as_written() {
    check("ascenso-descenso", &Case::new(Game::AscensoDescenso, 2, "-", 280));
}

#[test]
fn ascenso_descenso_with_free_jumps_plays_through_as_written() {
    let options = "start=2,minimum=3,jump=any";
    check("ascenso-descenso-any", &Case::new(Game::AscensoDescenso, 3, options, 122));
}

#[test]
fn face_to_face_plays_through_as_written() {
    check("face-to-face", &Case::new(Game::FaceToFace, 2, "-", 1));
}

#[test]
fn face_to_face_with_a_last_card_plays_through_as_written() {
    check("face-to-face-allow", &Case::new(Game::FaceToFace, 2, "start=1,last_card=allow", 3930));
}

#[test]
fn hormigas_plays_through_as_written() {
    check("hormigas", &Case::new(Game::Hormigas, 2, "hand=5", 45));
}

#[test]
fn a_round_of_hormigas_plays_through_as_written() {
    check("hormigas-round", &Case::new(Game::Hormigas, 2, "rounds=1", 13));
}

#[test]
fn hormigas_with_options_plays_through_as_written() {
    let options = "start=1,hand=4,5,6,finish=claim,rounds=2,symbols=one,turn_limit=20";
    check("hormigas-claim", &Case::new(Game::Hormigas, 3, options, 0));
}
