//! Runs: what they give must not depend on threads, interruptions or shards.

mod support;

use std::fs;

use lab::{RunOutput, RunSummary, Shard, Spec, merge, run};
use rules::Game;
use support::{folder, lines_without_times, spec, threads};

fn summary(spec: &Spec, output: &RunOutput) -> RunSummary {
    run(spec, output).expect("a run")
}

#[test]
fn the_number_of_threads_does_not_matter() {
    let games = [
        (Game::TheGame, 3, vec!["random"]),
        (Game::AscensoDescenso, 2, vec!["random", "novice"]),
        (Game::FaceToFace, 2, vec!["random", "novice"]),
        (Game::Hormigas, 3, vec!["random"]),
    ];
    for (game, seats, players) in games {
        let mut spec = spec(game, seats, &players, 24);
        if game == Game::Hormigas {
            spec.options.push(("turn_limit".into(), rules::OptionValue::Number(20)));
        }
        let spec = spec.checked().expect("a spec");
        let one = summary(&spec, &threads(1)).without_times();
        assert_eq!(one.deals, 24);
        assert_eq!(one.notes, Vec::<String>::new(), "{game}");
        for others in [2, 5] {
            assert_eq!(summary(&spec, &threads(others)).without_times(), one, "{game}");
        }
        let shares: f64 = one.by_player.iter().filter_map(|player| player.wins).sum();
        assert!(game.is_cooperative() || (shares - 24.0).abs() < 1e-9, "{game}: {shares}");
    }
}

#[test]
fn the_object_has_the_promised_fields() {
    let spec = spec(Game::TheGame, 2, &["random"], 5).checked().expect("a spec");
    let json: serde_json::Value =
        serde_json::from_str(&summary(&spec, &threads(1)).to_json()).expect("JSON");
    let fields = [
        "game",
        "seats",
        "options",
        "players",
        "signals",
        "budget",
        "seed",
        "deals",
        "wins",
        "win_rate",
        "interval",
        "left_mean",
        "left_histogram",
        "turns_mean",
        "ms_per_turn",
        "games_per_s",
        "notes",
    ];
    for field in fields {
        assert!(json.get(field).is_some(), "{field}");
    }
    assert!(json["wins"].is_u64() && json["interval"].as_array().is_some_and(|i| i.len() == 2));
}

#[test]
fn a_run_that_was_stopped_goes_on() {
    let folder = folder("resume");
    let (whole, torn) = (folder.join("whole.jsonl"), folder.join("torn.jsonl"));
    let spec = spec(Game::TheGame, 3, &["random"], 40).checked().expect("a spec");
    let expected = summary(&spec, &RunOutput { out: Some(whole.clone()), ..threads(2) });

    let text = fs::read_to_string(&whole).expect("a results file");
    let end = text.match_indices('\n').nth(15).expect("16 lines").0;
    fs::write(&torn, &text[..end + 20]).expect("a torn file");
    let found = summary(&spec, &RunOutput { out: Some(torn.clone()), ..threads(2) });
    assert_eq!(found.without_times(), expected.without_times());
    assert_eq!(lines_without_times(&torn), lines_without_times(&whole));
    // The deals that were there are not played again: their times are still the same.
    let again = fs::read_to_string(&torn).expect("a results file");
    assert!(again.starts_with(&text[..=end]));

    // Cut off in the header: it begins anew. Complete: nothing is played.
    fs::write(&torn, &text[..30]).expect("a torn file");
    let found = summary(&spec, &RunOutput { out: Some(torn.clone()), ..threads(1) });
    assert_eq!(found.without_times(), expected.without_times());
    let found = summary(&spec, &RunOutput { out: Some(torn), ..threads(1) });
    assert_eq!(found.games_per_s, None);

    // More deals are the same run.
    let more = Spec { deals: 50, ..spec.clone() };
    let found = summary(&more, &RunOutput { out: Some(whole.clone()), ..threads(2) });
    assert_eq!(found.deals, 50);
    assert_eq!(lines_without_times(&whole).len(), 51);
}

#[test]
fn another_runs_file_is_refused() {
    let folder = folder("refuse");
    let out = Some(folder.join("results.jsonl"));
    let small = spec(Game::TheGame, 2, &["random"], 3).checked().expect("a spec");
    summary(&small, &RunOutput { out: out.clone(), ..threads(1) });
    let other = Spec { seed: "other".into(), ..small.clone() };
    let error = run(&other, &RunOutput { out: out.clone(), ..threads(1) }).expect_err("refused");
    assert!(error.to_string().contains("seed is test there and other here"), "{error}");
    let fewer = Spec { deals: 2, ..small };
    assert!(run(&fewer, &RunOutput { out, ..threads(1) }).is_err());

    let foreign = folder.join("foreign.txt");
    fs::write(&foreign, "something else\n").expect("a file");
    assert!(run(&fewer, &RunOutput { out: Some(foreign.clone()), ..threads(1) }).is_err());
    assert_eq!(fs::read_to_string(foreign).expect("untouched"), "something else\n");
}

#[test]
fn merged_shards_are_the_whole() {
    for (game, seats, players) in [
        (Game::TheGame, 2, vec!["random", "novice"]),
        (Game::FaceToFace, 2, vec!["novice", "random"]),
    ] {
        let folder = folder(&format!("shards-{game}"));
        let spec = spec(game, seats, &players, 31).checked().expect("a spec");
        let whole = folder.join("whole.jsonl");
        let expected = summary(&spec, &RunOutput { out: Some(whole.clone()), ..threads(2) });
        let part = |index: u64| {
            let path = folder.join(format!("part{index}.jsonl"));
            let spec = Spec { shard: Some(Shard { index, of: 3 }), ..spec.clone() };
            summary(&spec, &RunOutput { out: Some(path.clone()), ..threads(1) });
            path
        };
        let parts = [part(2), part(0), part(1)];
        let merged = folder.join("merged.jsonl");
        let found = merge(&parts, &merged).expect("merged");
        assert_eq!(found.without_times(), expected.without_times());
        assert_eq!(lines_without_times(&merged), lines_without_times(&whole));

        let partial = folder.join("partial.jsonl");
        let found = merge(&parts[..2], &partial).expect("merged");
        assert!(found.notes[0].contains("deals are missing"), "{:?}", found.notes);
        let found = summary(&spec, &RunOutput { out: Some(partial), ..threads(1) });
        assert_eq!(found.without_times(), expected.without_times());
        assert!(merge(&parts, &merged).is_err(), "an existing file is not overwritten");
    }
}
