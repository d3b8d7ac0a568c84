//! Comparisons: the better one is found, and nothing is found where there is nothing.

mod support;

use lab::stats::{DEFAULT_EFFECT, Finding};
use lab::{Comparison, Contestant, Method, compare};
use rules::Game;
use support::spec;

fn comparison(game: Game, seats: u8, a: &str, b: &str, deals: u64, threads: usize) -> Comparison {
    let spec = spec(game, seats, &[a], deals).checked().expect("a spec");
    let players = [a, b].map(|text| text.parse::<Contestant>().expect("a player"));
    let method = Method { effect: DEFAULT_EFFECT, threads: Some(threads), progress: false };
    compare(&spec, &players, method).expect("a comparison")
}

#[test]
fn the_better_one_is_found_early_whatever_the_threads() {
    let found = comparison(Game::FaceToFace, 2, "novice", "random", 2_000, 1);
    assert_eq!(found.finding, Some(Finding::First), "{}", found.sentence);
    assert!(found.deals < 2_000);
    assert!(found.sentence.starts_with("novice wins more than random"), "{}", found.sentence);
    assert!((found.a.wins + found.b.wins - 2.0 * f64::from(found.deals as u32)).abs() < 1e-9);
    let again = comparison(Game::FaceToFace, 2, "novice", "random", 2_000, 3);
    assert_eq!(again, found);
    let turned = comparison(Game::FaceToFace, 2, "random", "novice", 2_000, 2);
    assert_eq!(turned.finding, Some(Finding::Second));
}

#[test]
fn the_same_player_does_not_differ_from_itself() {
    let found = comparison(Game::TheGame, 3, "random", "random", 30, 2);
    assert_eq!((found.finding, found.a.pairs, found.b.pairs), (None, 0, 0));
    assert_eq!(found.deals, 30);
    assert!(found.sentence.starts_with("30 deals do not tell random from random"));
}

#[test]
fn three_at_a_table_of_two_kinds_have_equal_chances() {
    let found = comparison(Game::Hormigas, 3, "random", "random@7n", 12, 2);
    assert_eq!(found.games, 24);
    // Whoever sits where: with the seats exchanged each has each seat once.
    assert!((found.a.wins + found.b.wins - 24.0).abs() < 1e-9);
}
