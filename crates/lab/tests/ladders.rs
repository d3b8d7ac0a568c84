//! Everyone against everyone: the order is right, and nothing depends on the threads.

mod support;

use lab::{Ladder, Roster, ladder};
use rules::Game;
use support::spec;

fn played(game: Game, seats: u8, names: &[&str], deals: u64, threads: usize) -> Ladder {
    let spec = spec(game, seats, &names[..1], deals).checked().expect("a spec");
    let players = Roster::default().read_list(names).expect("players");
    ladder(&spec, &players, Some(threads), false).expect("a ladder")
}

#[test]
fn the_order_is_right_and_every_game_is_somebodys() {
    let names = ["random", "steady", "novice"];
    let found = played(Game::FaceToFace, 2, &names, 40, 1);
    let order: Vec<&str> = found.players.iter().map(|player| player.player.as_str()).collect();
    assert_eq!(order, ["steady", "novice", "random"]);
    for player in &found.players {
        let [low, high] = player.interval;
        assert!(low <= player.rating && player.rating <= high && low < high, "{player:?}");
    }
    let mean: f64 = found.players.iter().map(|player| player.rating).sum();
    assert!(mean.abs() < 1e-6);
    assert_eq!(played(Game::FaceToFace, 2, &names, 40, 3), found, "whatever the threads");

    assert!(
        (found.players[1].won_against[2] + found.players[2].won_against[1] - 80.0).abs() < 1e-9
    );
    assert!(found.to_string().contains("1 steady") && !found.to_json().contains("null"));
}

#[test]
fn teams_are_told_apart_by_the_deals_that_one_wins() {
    let found = played(Game::AscensoDescenso, 2, &["random", "steady"], 30, 2);
    let [first, second] = &found.players[..] else { panic!("two players") };
    assert_eq!((first.player.as_str(), second.player.as_str()), ("steady", "random"));
    let differ = first.won_against[1] - second.won_against[0];
    assert!((30.0 * (first.win_rate - second.win_rate) - differ).abs() < 1e-9);
}

#[test]
fn one_player_is_no_ladder_and_nobody_plays_itself() {
    let spec = spec(Game::FaceToFace, 2, &["random"], 2).checked().expect("a spec");
    let refused = |names: &[&str]| {
        let players = Roster::default().read_list(names).expect("players");
        ladder(&spec, &players, Some(1), false).expect_err("refused").to_string()
    };
    assert!(refused(&["random"]).contains("two players"));
    assert!(refused(&["random", "novice", "random"]).contains("twice"));
}
