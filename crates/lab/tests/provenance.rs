//! Results name what they are of: program, players and cost. Files from before they did are read as ever.

mod support;

use std::fs;
use std::path::{Path, PathBuf};

use lab::{Header, RunOutput, Spec, Track, merge, report, run};
use rules::Game;
use support::{folder, spec, threads};

/// A results file as it was written before it named program and cost.
fn old(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

#[test]
fn results_name_program_players_and_cost() {
    let out = folder("provenance").join("out.jsonl");
    let spec = spec(Game::TheGame, 2, &["expert@20n", "steady"], 2).checked().expect("a spec");
    let output = RunOutput { out: Some(out.clone()), ..threads(1) };
    let summary = run(&spec, &output).expect("a run");
    let text = fs::read_to_string(&out).expect("a results file");
    let header: Header = serde_json::from_str(text.lines().next().expect("a header")).expect("it");
    assert_eq!(header.version.as_deref(), Some(env!("CARGO_PKG_VERSION")));
    let hash = header.players_hash.expect("a hash");
    assert!(hash.len() == 16 && summary.players_hash == Some(hash.clone()));
    let [expert, steady] = &summary.by_player[..] else { panic!("two players") };
    let nodes = expert.nodes_per_turn.expect("nodes");
    assert!(nodes > 0.0 && steady.nodes_per_turn == Some(0.0), "{nodes}");
    assert!(expert.cpu_ms_per_turn.expect("a time") > steady.cpu_ms_per_turn.expect("a time"));
    assert!(summary.cpu_ms_per_turn.is_some());
    let told = summary.to_string();
    assert!(told.contains(&format!("players {hash}")), "{told}");
    assert!(told.contains("nodes a turn by expert@20n"), "{told}");
    // What was used is read again from the file.
    let again = run(&spec, &output).expect("nothing to play");
    assert_eq!(again.by_player[0].nodes_per_turn, Some(nodes));
}

#[test]
fn results_of_other_players_are_not_put_together() {
    let folder = folder("other-players");
    let part = |name: &str, index: u64| {
        let path = folder.join(name);
        let shard = Some(lab::Shard { index, of: 2 });
        let spec = Spec { shard, ..spec(Game::TheGame, 2, &["random"], 4) };
        let output = RunOutput { out: Some(path.clone()), ..threads(1) };
        run(&spec.checked().expect("a spec"), &output).expect("a run");
        path
    };
    let (one, other) = (part("0.jsonl", 0), part("1.jsonl", 1));
    let text = fs::read_to_string(&other).expect("a file");
    let at = text.find("\"players_hash\":\"").expect("a hash") + "\"players_hash\":\"".len();
    let changed = format!("{}0123456789abcdef{}", &text[..at], &text[at + 16..]);
    fs::write(&other, changed).expect("a file");
    let error = merge(&[one, other], &folder.join("all.jsonl")).expect_err("refused");
    assert!(error.to_string().contains("players_hash"), "{error}");
}

#[test]
fn files_of_old_are_read_put_together_reported_and_gone_on_with() {
    let folder = folder("old");
    let merged = folder.join("merged.jsonl");
    let summary = merge(&[old("team.jsonl")], &merged).expect("merged");
    assert_eq!(
        (summary.deals, summary.players_hash.clone(), summary.version.clone()),
        (6, None, None)
    );
    assert_eq!((summary.cpu_ms_per_turn, summary.nodes_per_turn), (None, None));
    assert_eq!(summary.wins.to_bits(), 1.0_f64.to_bits());
    let duel = merge(&[old("duel.jsonl")], &folder.join("duel.jsonl")).expect("merged");
    assert_eq!(duel.wins.to_bits(), 4.0_f64.to_bits());
    let page = folder.join("page.html");
    report(&[old("team.jsonl"), old("duel.jsonl")], &page).expect("a report");
    assert!(fs::read_to_string(page).expect("a page").contains("steady, novice"));

    let before = fs::read_to_string(&merged).expect("a file");
    let mut spec = spec(Game::TheGame, 2, &["steady", "novice"], 8);
    spec.seed = "old".into();
    spec.talk = Track::Code;
    let output = RunOutput { out: Some(merged.clone()), ..threads(1) };
    let summary = run(&spec.checked().expect("a spec"), &output).expect("it goes on");
    assert_eq!(summary.deals, 8);
    let after = fs::read_to_string(&merged).expect("a file");
    let lines = |text: &str| text.lines().skip(1).take(6).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(lines(&after), lines(&before), "what was played is not played again");
}
