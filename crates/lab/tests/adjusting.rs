//! The luck of the deals, taken out: the mean stays what it is, and nothing is fitted on what it is used on.

mod support;

use std::path::PathBuf;

use lab::{RunOutput, Spec, luck, run};
use rules::Game;
use support::{folder, spec, threads};

fn results(folder: &str, game: Game, players: &[&str], seed: &str, deals: u64) -> PathBuf {
    let path = folder.to_owned() + "/" + seed + ".jsonl";
    let path = PathBuf::from(path);
    let spec = Spec { seed: seed.into(), ..spec(game, 2, players, deals) };
    let output = RunOutput { out: Some(path.clone()), ..threads(2) };
    run(&spec.checked().expect("a spec"), &output).expect("a run");
    path
}

#[test]
fn a_run_of_few_deals_comes_nearer_to_that_of_many() {
    let folder = folder("luck");
    let at = folder.to_str().expect("a path");
    let team = |seed: &str, deals: u64| {
        results(at, Game::AscensoDescenso, &["people/shy", "people/quiet"], seed, deals)
    };
    let (fit, file) = (team("fit", 400), team("few", 200));
    let found = luck(&file, &fit, 1_000, Some(1)).expect("adjusted");
    assert_eq!(luck(&file, &fit, 1_000, Some(3)).expect("adjusted"), found, "whatever the threads");
    assert!(found.factor < 0.0, "who finds a deal hard wins less: {found:?}");
    assert!(found.worth > 1.0 && found.adjusted.to_bits() != found.win_rate.to_bits());
    let [low, high] = found.adjusted_interval;
    assert!(low < found.adjusted && found.adjusted < high);
    assert!(high - low < found.interval[1] - found.interval[0]);
    let told = found.to_string();
    assert!(told.contains("adjusted  ") && told.contains("deals each"), "{told}");
}

#[test]
fn the_factor_comes_from_other_deals_and_the_same_players() {
    let folder = folder("luck-wrong");
    let at = folder.to_str().expect("a path");
    let duel = |seed: &str, players: &[&str]| results(at, Game::FaceToFace, players, seed, 12);
    let (file, fit) = (duel("a", &["novice", "random"]), duel("b", &["novice", "random"]));
    assert!(luck(&file, &fit, 10, Some(1)).is_ok());
    let refused = |fit: &PathBuf| luck(&file, fit, 10, Some(1)).expect_err("refused").to_string();
    assert!(refused(&file).contains("other deals"));
    let other = duel("c", &["steady", "random"]);
    assert!(refused(&other).contains("same players"), "{}", refused(&other));
}
