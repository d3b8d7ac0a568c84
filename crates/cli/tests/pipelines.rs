//! Records through the program's commands, as people chain them.

mod common;

use std::io::{BufRead as _, BufReader};
use std::process::Stdio;

use common::{DEALS, command, random_game, run, run_badly, run_well, scratch};
use serde_json::Value;

const FIRST: [&str; 5] = ["ply", "action", "turn", "over", "legal"];

/// The fields of a position by game, in the order of the format.
fn fields(game: &str) -> Vec<&'static str> {
    let own: &[&str] = match game {
        "face-to-face" => &["hands", "draw", "tops", "need", "winner", "reason", "left"],
        "hormigas" => &["hands", "draw", "phase", "middle", "held", "totals", "winners", "round"],
        _ => &["hands", "draw", "tops", "need", "won", "left"],
    };
    FIRST.iter().chain(own).copied().collect()
}

#[test]
fn what_is_dealt_is_sound_and_can_be_traced() {
    for deal in DEALS {
        let args: Vec<&str> = ["deal"].iter().chain(*deal).copied().collect();
        let record = run_well(&args, "");
        assert_eq!(record.lines().count(), 1);
        let checked = run_well(&["check"], &record);
        assert!(checked.starts_with("standard input:1: "), "{checked}");
        assert!(checked.ends_with("Sound.\n1 record, 1 sound, 0 not.\n"), "{checked}");
        assert_eq!(run_well(&["trace", "-"], &record).lines().count(), 1);
    }
}

#[test]
fn whole_games_are_sound_and_traced_in_full() {
    let mut file = String::new();
    for deal in DEALS {
        let record = random_game(deal, 300);
        let json: Value = serde_json::from_str(&record).expect("JSON");
        let actions = json["actions"].as_array().expect("actions");
        let trace = run_well(&["trace"], &record);
        assert_eq!(trace.lines().count(), actions.len() + 1);
        for (ply, line) in trace.lines().enumerate() {
            let position: Value = serde_json::from_str(line).expect("JSON");
            let keys: Vec<&String> = position.as_object().expect("an object").keys().collect();
            assert_eq!(keys, fields(deal[0]), "{line}");
            assert_eq!(position["ply"], ply);
            let action = ply.checked_sub(1).map_or(&Value::Null, |i| &actions[i]);
            assert_eq!(&position["action"], action);
        }
        file += &record;
    }
    let path = scratch("whole-games.jsonl");
    std::fs::write(&path, &file).expect("a file");
    let name = path.to_str().expect("a name");
    let checked = run_well(&["check", name], "");
    let count = DEALS.len();
    assert!(checked.ends_with(&format!("{count} records, {count} sound, 0 not.\n")), "{checked}");
    assert!(checked.contains(&format!("{name}:{count}: 111 Hormigas, 5 seats, seat 5 starts")));
    for words in [
        "lost with ",
        "couldn’t place two cards",
        "seed a.b-c_d",
        "at least 3 cards per turn, one card fewer in hand",
    ] {
        assert!(checked.contains(words), "{words}: {checked}");
    }
}

#[test]
fn the_first_positions_of_the_worked_examples_have_the_formats_shape() {
    let vectors = concat!(env!("CARGO_MANIFEST_DIR"), "/../../oracles/vectors.jsonl");
    let vectors = std::fs::read_to_string(vectors).expect("the worked examples");
    for line in vectors.lines() {
        let case: Value = serde_json::from_str(line).expect("a case");
        let mut record = serde_json::json!({ "format": "subibaja/1", "actions": [] });
        for field in ["game", "seats", "options", "deck"] {
            record[field] = case[field].clone();
        }
        let traced = run_well(&["trace"], record.to_string());
        let position: Value = serde_json::from_str(&traced).expect("one position");
        let keys: Vec<&String> = position.as_object().expect("an object").keys().collect();
        assert_eq!(keys, fields(case["game"].as_str().expect("a game")), "{}", case["id"]);
        assert_eq!(position["ply"], 0);
        assert_eq!(position["action"], Value::Null);
    }
}

#[test]
fn a_known_first_position_is_printed_to_the_letter() {
    let record = run_well(&["deal", "face-to-face", "--seed", "7"], "");
    let traced = run_well(&["trace"], record);
    let expected = "{\"ply\":0,\"action\":null,\"turn\":1,\"over\":false,\"legal\":[\"5@up\",\"19@up\",\
        \"22@up\",\"37@up\",\"52@up\",\"58@up\",\"5@down\",\"19@down\",\"22@down\",\"37@down\",\
        \"52@down\",\"58@down\"],\"hands\":[";
    assert!(traced.starts_with(expected), "{traced}");
    let end = "\"draw\":[52,52],\"tops\":[[1,60],[1,60]],\"need\":2,\"winner\":null,\"reason\":null,\
        \"left\":[58,58]}\n";
    assert!(traced.ends_with(end), "{traced}");
}

#[test]
fn seeds_deal_the_same_and_chance_does_not() {
    let seeded = || run_well(&["deal", "the-game", "--seed", "day-1"], "");
    assert_eq!(seeded(), seeded());
    let random = || run_well(&["deal", "the-game"], "");
    assert_ne!(random(), random());
}

#[test]
fn signals_are_counted_and_a_duel_has_none() {
    let said =
        r#""signals":[{"ply":0,"seat":1,"signal":"leave@up1"},{"ply":0,"seat":2,"signal":"fine"}]"#;
    let with_signals = |game: &str| {
        let record = run_well(&["deal", game, "--seed", "7"], "");
        record.replacen("\"actions\":[]", &format!("\"actions\":[],{said}"), 1)
    };
    let checked = run_well(&["check"], with_signals("the-game"));
    assert!(checked.contains("0 actions, 2 signals, not finished"), "{checked}");
    let says = ["standard input:1: record 1: signals[0]: face-to-face has no signals"];
    run_badly(&["check"], with_signals("face-to-face"), &says);
}

#[test]
fn no_records_are_no_error() {
    for empty in ["", "\n \n"] {
        assert_eq!(run_well(&["trace"], empty), "");
        assert_eq!(run_well(&["check"], empty), "0 records.\n");
    }
    run_badly(&["show"], "", &["standard input: there is no record in it"]);
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let record = random_game(&["the-game", "--seed", "7"], 300);
    let path = scratch("many.jsonl");
    std::fs::write(&path, record.repeat(200)).expect("a file");
    for args in [["trace"], ["check"]] {
        let name = path.to_str().expect("a name");
        let mut child = command(&[args[0], name])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut first = String::new();
        let mut out = BufReader::new(child.stdout.take().expect("standard output"));
        out.read_line(&mut first).expect("a line");
        drop(out);
        let ended = child.wait_with_output().expect("the program ends");
        assert!(ended.status.success(), "{args:?}");
        assert!(ended.stderr.is_empty(), "{}", String::from_utf8_lossy(&ended.stderr));
    }
}

#[test]
fn playouts_are_counted() {
    for game in rules::Game::ALL {
        let args = ["bench", "playouts", game.name(), "--seconds", "0.01", "--json"];
        let report: Value = serde_json::from_str(&run_well(&args, "")).expect("JSON");
        let keys: Vec<&String> = report.as_object().expect("an object").keys().collect();
        let expected = "game seats seconds games placements games_per_s placements_per_s \
             mean_placements";
        assert_eq!(keys, expected.split_whitespace().collect::<Vec<_>>());
        let mean = report["mean_placements"].as_f64().expect("a mean");
        // The Game and Face to Face: 13.3 and 83 in the mean, by simulations written apart.
        let range = match game.name() {
            "the-game" => 12.5..14.1,
            "face-to-face" => 70.0..97.0,
            "ascenso-descenso" => 8.0..20.0,
            _ => 100.0..1001.0,
        };
        assert!(range.contains(&mean), "{game}: {mean}");
        let text = run_well(&args[..5], "");
        assert!(text.contains("games_per_s"), "{text}");
    }
    assert_eq!(run(&["bench", "playouts", "the-game", "--seconds", "x"], "").code, 2);
}

#[test]
fn a_deal_is_solved_and_the_proof_is_sound() {
    let dealt = run_well(&["deal", "the-game", "--seats", "2", "--seed", "7"], "");
    let budget = ["--budget", "1000000n"];
    let said = run_well(&[&["solve"][..], &budget].concat(), &dealt);
    assert!(said.contains("The Game, 2 seats, seed 7: can be won; "), "{said}");
    let proof = run_well(&[&["solve", "--records"][..], &budget].concat(), &dealt);
    let checked = run_well(&["check"], &proof);
    assert!(checked.contains("won"), "{checked}");
    assert!(checked.ends_with("1 record, 1 sound, 0 not.\n"), "{checked}");
    let json = run_well(&[&["solve", "--json"][..], &budget].concat(), &dealt);
    let json: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!((&json["answer"], &json["left"]), (&"won".into(), &0.into()));
}

#[test]
fn other_games_are_passed_over_with_a_count() {
    let duel = run_well(&["deal", "face-to-face", "--seed", "7"], "");
    let ants = run_well(&["deal", "hormigas", "--seed", "7"], "");
    let team = run_well(&["deal", "the-game", "--seats", "2", "--seed", "7"], "");
    let solve = ["solve", "--budget", "1000000n"];
    let mixed = run(&solve, [&*duel, &team, &ants, &duel].concat());
    assert_eq!(mixed.code, 0, "{}", mixed.err);
    assert!(mixed.out.starts_with("standard input:2: ") && mixed.out.lines().count() == 1);
    assert!(mixed.err.contains("3 records passed over"), "{}", mixed.err);
    assert!(mixed.err.contains("2 of face-to-face, 1 of hormigas"), "{}", mixed.err);
    run_badly(&["solve"], &duel, &["1 record passed over"]);
}

/// A game that was thrown away in its first turn, and lost much later.
fn lost_game() -> String {
    let dealt =
        run_well(&["deal", "the-game", "--seats", "2", "--option", "start=0", "--seed", "5"], "");
    let mut record: Value = serde_json::from_str(&dealt).expect("JSON");
    let actions = ["45@up1", "52@up2", "14@down1", "2@down2", "end"];
    record["actions"] = actions.iter().map(|token| Value::from(*token)).collect();
    record.as_object_mut().expect("a record").remove("result");
    record.to_string()
}

#[test]
fn the_turn_that_lost_a_game_is_found() {
    let solve = ["solve", "--budget", "1000000n", "--where"];
    let said = run_well(&solve, lost_game());
    assert!(said.contains("turn 1 of 1 lost it, by seat 1: 45@up1 52@up2"), "{said}");
    let json = run_well(&[&solve[..], &["--json"]].concat(), lost_game());
    let json: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!((&json["found"], &json["proved"]), (&"turn".into(), &true.into()));
    assert_eq!((&json["turn"], &json["seat"]), (&1.into(), &0.into()));
    assert_eq!((&json["won_at_ply"], &json["lost_at_ply"]), (&0.into(), &5.into()));
    assert_eq!(json["instead"].as_array().and_then(|all| all.last()), Some(&"end".into()));
    // With hardly any budget nothing is claimed that is not known.
    let json = run_well(&["solve", "--budget", "1n", "--where", "--json"], lost_game());
    let json: Value = serde_json::from_str(&json).expect("JSON");
    assert!(json["proved"] == (json["found"] == "turn"), "{json}");
}

#[test]
fn every_turn_is_solved_as_one_object_a_line() {
    let solve = ["solve", "--budget", "1000000n", "--every-turn"];
    let json = run_well(&[&solve[..], &["--json"]].concat(), lost_game());
    let lines: Vec<Value> =
        json.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines.len(), 2);
    let of = |name: &str| lines.iter().map(|line| line[name].clone()).collect::<Vec<_>>();
    assert_eq!(of("answer"), ["won", "cannot"]);
    assert_eq!((of("ply"), of("turns")), (vec![0.into(), 5.into()], vec![0.into(), 1.into()]));
    assert_eq!((of("proved"), of("left")), (vec![true.into(); 2], vec![0.into(), 72.into()]));
    assert_eq!(of("left_proved"), vec![Value::from(true); 2]);
    let said = run_well(&solve, lost_game());
    assert!(said.contains("after 1 turn: cannot be won; the best is 72 cards left."), "{said}");
}
