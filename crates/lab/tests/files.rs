//! What a run writes beside its results, and the page about them.

mod support;

use std::fs;
use std::io::BufReader;

use lab::{RunOutput, Spec, report, run};
use players::Limit;
use records::{Records, Replay};
use rules::Game;
use support::{folder, spec, threads};

#[test]
fn records_can_be_replayed_and_are_complete_after_an_interruption() {
    let folder = folder("records");
    for game in [Game::TheGame, Game::FaceToFace, Game::Hormigas] {
        let (out, path) =
            (folder.join(format!("{game}.out")), folder.join(format!("{game}.jsonl")));
        let mut spec = spec(game, 2, &["random"], 12);
        if game == Game::Hormigas {
            spec.options.push(("turn_limit".into(), rules::OptionValue::Number(10)));
        }
        let spec = spec.checked().expect("a spec");
        let output =
            RunOutput { out: Some(out.clone()), records: Some(path.clone()), ..threads(2) };
        run(&spec, &output).expect("a run");
        let whole = fs::read_to_string(&path).expect("records");

        fs::write(&path, &whole[..whole.len() / 2]).expect("a torn file");
        run(&spec, &output).expect("a run");
        assert_eq!(fs::read_to_string(&path).expect("records"), whole, "{game}");

        let file = BufReader::new(fs::File::open(&path).expect("records"));
        let mut deals = 0;
        for record in Records::new(file) {
            let record = record.expect("a record").record;
            assert_eq!(record.seed.expect("a seed").as_str(), format!("test.{deals}"));
            let mut replay = Replay::new(&record).expect("a game");
            replay.play_all(&record).expect("it can be replayed");
            assert!(record.result.is_some() && record.more.contains_key("players"));
            deals += 1;
        }
        assert_eq!(deals, 12);
    }
}

#[test]
fn a_table_has_a_row_a_deal() {
    let folder = folder("csv");
    let csv = folder.join("deals.csv");
    let together = spec(Game::TheGame, 2, &["random"], 7).checked().expect("a spec");
    run(&together, &RunOutput { csv: Some(csv.clone()), ..threads(2) }).expect("a run");
    let text = fs::read_to_string(&csv).expect("a table");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "deal,seed,won,left,turns,ms,note");
    assert_eq!(lines.len(), 8);
    assert!(lines[3].starts_with("2,test.2,false,"));

    let duel = spec(Game::FaceToFace, 2, &["random"], 3).checked().expect("a spec");
    run(&duel, &RunOutput { csv: Some(csv.clone()), ..threads(1) }).expect("a run");
    let text = fs::read_to_string(&csv).expect("a table");
    assert!(text.starts_with("deal,seed,winners,left_0,left_1,turns,ms,note\n0,test.0,"));
}

#[cfg(feature = "parquet")]
#[test]
fn the_same_table_as_parquet() {
    use parquet::file::reader::{FileReader, SerializedFileReader};

    let path = folder("parquet").join("deals.parquet");
    let spec = spec(Game::TheGame, 2, &["random"], 7).checked().expect("a spec");
    run(&spec, &RunOutput { parquet: Some(path.clone()), ..threads(2) }).expect("a run");
    let reader = SerializedFileReader::new(fs::File::open(path).expect("a file")).expect("Parquet");
    let rows: Vec<_> = reader.get_row_iter(None).expect("rows").collect();
    assert_eq!(rows.len(), 7);
    let row = rows[6].as_ref().expect("a row").to_string();
    assert!(row.starts_with("{deal: 6, seed: \"test.6\", won: false, left: "), "{row}");
}

#[cfg(not(feature = "parquet"))]
#[test]
fn without_parquet_it_says_so() {
    let spec = spec(Game::TheGame, 2, &["random"], 1).checked().expect("a spec");
    let output = RunOutput { parquet: Some("never.parquet".into()), ..threads(1) };
    let error = run(&spec, &output).expect_err("not built in");
    assert!(error.to_string().contains("--csv"));
}

#[test]
fn the_report_is_whole_in_itself() {
    let folder = folder("report");
    let mut files = Vec::new();
    for seats in [1, 2, 3] {
        for nodes in [10, 1_000] {
            let path = folder.join(format!("{seats}-{nodes}.jsonl"));
            let spec = spec(Game::TheGame, seats, &["random"], 10);
            let spec = Spec { budget: Limit::Nodes(nodes), ..spec }.checked().expect("a spec");
            run(&spec, &RunOutput { out: Some(path.clone()), ..threads(1) }).expect("a run");
            files.push(path);
        }
    }
    let duel = folder.join("duel.jsonl");
    let spec = spec(Game::FaceToFace, 2, &["random@5n", "random"], 4).checked().expect("a spec");
    run(&spec, &RunOutput { out: Some(duel.clone()), ..threads(1) }).expect("a run");
    files.push(duel);

    let page = folder.join("report.html");
    report(&files, &page).expect("a report");
    let html = fs::read_to_string(page).expect("a page");
    for part in ["Win rate by seats", "Win rate against budget", "Cards left", "All figures"] {
        assert!(html.contains(&format!("<h2>{part}</h2>")), "{part}");
    }
    for outside in ["http:", "https:", "<script", "<link", "url(", "@import", "src="] {
        assert!(!html.contains(outside), "{outside}");
    }
    assert!(html.contains("prefers-color-scheme:dark"));
    let plots = html.matches("role=\"img\"").count();
    assert_eq!(plots, html.matches("<desc id=").count());
    assert_eq!(plots, 1 + 1 + files.len(), "seats, nodes, and a histogram each");
    assert!(report(&[folder.join("missing.jsonl")], &folder.join("never.html")).is_err());
}
