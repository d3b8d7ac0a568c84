//! Node counts: how many sequences of so many legal actions a deal has. The tables are in
//! `oracles/*.perft`, as data for every implementation; a wrong rule shows in one of the numbers.
//!
//! A new case is a new line with any count; `UPDATE_ORACLES=1` fills the counts in.

mod support;

use std::fmt::Write as _;

use subibaja_rules::{Actions, Family, Game, GameState, Setup, face_to_face, hormigas, the_game};
use support::case::Case;
use support::conform::Conform;
use support::{oracle, reference};

/// What the slow implementation counts in reasonable time.
const SLOW: u64 = 40_000;

/// How many sequences of exactly `depth` legal actions there are.
fn perft<P: GameState>(state: &P, depth: u32) -> u64 {
    let mut actions = Actions::new();
    state.legal_into(&mut actions);
    match depth {
        0 => 1,
        1 => actions.len() as u64,
        _ => actions
            .iter()
            .map(|action| {
                let mut next = state.clone();
                next.apply_unchecked(*action);
                perft(&next, depth - 1)
            })
            .sum(),
    }
}

fn count(setup: &Setup, depth: u32) -> u64 {
    match setup.game().family() {
        Family::TheGame(_) => perft(&the_game::State::from_setup(setup), depth),
        Family::FaceToFace => perft(&face_to_face::State::from_setup(setup), depth),
        Family::Hormigas => perft(&hormigas::State::from_setup(setup), depth),
    }
}

/// A line of a table.
struct Row {
    case: Case,
    depth: u32,
    count: u64,
}

impl Row {
    fn read(columns: &[&str]) -> Row {
        let Some((case, [depth, count])) = columns.split_last_chunk::<2>().map(|(c, n)| (c, *n))
        else {
            panic!("expected six columns, found {columns:?}");
        };
        let depth = depth.parse().expect("a depth");
        Row { case: Case::read(case), depth, count: count.parse().unwrap_or(0) }
    }
}

fn table(game: Game) -> String {
    format!("{game}.perft")
}

/// Counts every case of a game's table anew.
fn check_table(game: Game) {
    let name = table(game);
    let text = oracle::read(&name).unwrap_or_default();
    let mut found = String::new();
    let mut rows = 0;
    for line in text.lines() {
        if line.starts_with('#') || line.trim().is_empty() {
            found += line;
        } else {
            let row = Row::read(&line.split_whitespace().collect::<Vec<_>>());
            assert_eq!(row.case.game, game);
            let count = count(&row.case.setup(), row.depth);
            write!(found, "{} {} {count}", row.case, row.depth).expect("writing to a string");
            rows += 1;
        }
        found += "\n";
    }
    assert!(rows > 0, "oracles/{name} has no cases");
    oracle::compare(&name, &found);
}

#[test]
fn the_game_has_the_node_counts_of_its_table() {
    check_table(Game::TheGame);
}

#[test]
fn ascenso_descenso_has_the_node_counts_of_its_table() {
    check_table(Game::AscensoDescenso);
}

#[test]
fn face_to_face_has_the_node_counts_of_its_table() {
    check_table(Game::FaceToFace);
}

#[test]
fn hormigas_has_the_node_counts_of_its_table() {
    check_table(Game::Hormigas);
}

#[test]
fn the_slow_implementation_counts_the_same() {
    for game in Game::ALL {
        let text = oracle::read(&table(game)).unwrap_or_default();
        let rows = oracle::rows(&text).map(|columns| Row::read(&columns));
        let mut checked = 0;
        for row in rows.filter(|row| row.count <= SLOW) {
            let first = reference::reference(&row.case, &row.case.setup());
            let count = reference::perft(first.as_ref(), row.depth);
            assert_eq!(count, row.count, "{} {}", row.case, row.depth);
            checked += 1;
        }
        assert!(checked >= 8, "{checked} cases of {game} are few enough for the slow count");
    }
}

/// Counts that anyone can work out.
#[test]
fn tiny_cases_have_the_counts_that_one_works_out_by_hand() {
    let count = |game, seats, options, depth| {
        let seeds = [0, 1, 2];
        let [a, b, c] =
            seeds.map(|seed| count(&Case::new(game, seats, options, seed).setup(), depth));
        assert_eq!((a, a), (b, c), "the deal does not matter here");
        a
    };
    // The team chooses between its seats; then every card fits on every pile.
    assert_eq!(count(Game::TheGame, 5, "-", 1), 5);
    assert_eq!(count(Game::TheGame, 5, "-", 2), 5 * 6 * 4);
    // One alone has nothing to choose.
    assert_eq!(count(Game::TheGame, 1, "-", 1), 8 * 4);
    assert_eq!(count(Game::TheGame, 1, "small_hand=true", 1), 7 * 4);
    assert_eq!(count(Game::AscensoDescenso, 2, "start=1", 1), 7 * 4);
    // Nothing can improve a rival's pile that has only its start.
    assert_eq!(count(Game::FaceToFace, 2, "-", 1), 6 * 2);
    // Take one of three, insert it at one of three places and drop one of two: two cards are always
    // in order, so the round is over; the only one, and so is the game.
    assert_eq!(count(Game::Hormigas, 2, "hand=2,rounds=1", 2), 3 * 3 * 2);
    assert_eq!(count(Game::Hormigas, 2, "hand=2,rounds=1", 3), 0);
    // With a second round it is dealt, and played in the same way.
    assert_eq!(count(Game::Hormigas, 2, "hand=2,rounds=2", 3), 18);
    assert_eq!(count(Game::Hormigas, 2, "hand=2,rounds=2", 5), 18 * 18);
    assert_eq!(count(Game::Hormigas, 2, "hand=2,rounds=2", 6), 0);
    // Who must claim can also pass, and the turn limit ends the round all the same.
    assert_eq!(count(Game::Hormigas, 2, "hand=2,rounds=1,finish=claim,turn_limit=1", 3), 18 * 2);
    assert_eq!(count(Game::Hormigas, 2, "hand=2,rounds=1,finish=claim,turn_limit=1", 4), 0);
}
