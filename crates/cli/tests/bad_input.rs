//! Whatever is wrong: a clear word on standard error, exit status 2, never a panic.

mod common;

use common::{random_game, run, run_badly, run_well, scratch};
use serde_json::{Value, json};

/// A record of a fresh deal with some fields changed.
fn record(game: &str, change: impl FnOnce(&mut Value)) -> String {
    let dealt = run_well(&["deal", game, "--seed", "7", "--seats", "2"], "");
    let mut record = serde_json::from_str(&dealt).expect("JSON");
    change(&mut record);
    record.to_string()
}

/// Every command that reads records refuses it.
fn refused(record: &str, says: &[&str]) {
    for args in [["trace"], ["check"], ["show"]] {
        run_badly(&args, record, says);
    }
}

#[test]
fn broken_json_is_named_with_its_place() {
    let dealt = run_well(&["deal", "the-game", "--seed", "7"], "");
    let cut = &dealt[..dealt.len() / 2];
    refused(cut, &["standard input:1:", "record 1: EOF while parsing"]);
    let second = format!("{dealt}\n{cut}");
    run_badly(&["check"], &second, &["standard input:3:", "record 2: EOF while parsing"]);
    refused("nonsense", &["standard input:1:2: record 1: expected"]);
    refused("3", &["expected a record: a JSON object"]);
    refused("{}", &["missing field `format`"]);
}

#[test]
fn what_a_record_says_of_its_setup_must_be_so() {
    let put = |field: &'static str, value: Value| move |record: &mut Value| record[field] = value;
    refused(&record("the-game", put("game", json!("chess"))), &["game: expected the-game, asc"]);
    refused(&record("the-game", put("format", json!("subibaja/9"))), &["format: expected"]);
    refused(&record("the-game", put("seats", json!(6))), &["1 to 5 seats, not 6"]);
    refused(&record("the-game", put("seats", json!(-1))), &["seats: expected a number"]);
    refused(&record("the-game", put("seed", json!("a b"))), &["seed: expected a seed of 1 to 32"]);
    refused(&record("the-game", put("seed", json!("8"))), &["not the deal of seed 8"]);
    refused(&record("the-game", put("options", json!({"rounds": 2}))), &["no option `rounds`"]);
    refused(&record("the-game", put("options", json!({"minimum": 4}))), &["option `minimum` is"]);
    refused(&record("the-game", put("options", json!({"minimum": null}))), &["options.minimum"]);
    refused(&record("the-game", put("deck", json!([1, 2]))), &["deck has 2 cards instead of 98"]);
    refused(&record("hormigas", put("deck", json!([]))), &["0 decks instead of one a round"]);
    let twice = record("the-game", |record| {
        record["deck"][1] = record["deck"][0].clone();
        record.as_object_mut().expect("an object").remove("seed");
    });
    refused(&twice, &["card 77 is in the deck twice"]);
}

#[test]
fn an_action_that_is_not_legal_is_named_with_the_reason() {
    let play =
        |game: &str, tokens: &[&str]| record(game, |record| record["actions"] = json!(tokens));
    let says = ["standard input:1: record 1: actions[1] take@1: expected a token such as 37@up1"];
    refused(&play("the-game", &["start@0", "take@1"]), &says);
    refused(&play("the-game", &["end"]), &["actions[0] end: first choose who starts"]);
    let says = ["actions[1] 98@up1: 98 is not in hand"];
    refused(&play("the-game", &["start@0", "98@up1"]), &says);
    refused(&play("hormigas", &["take@1", "take@2"]), &["actions[1] take@2: first put the taken"]);
    refused(&play("face-to-face", &["start@0"]), &["actions[0] start@0: expected a token"]);
    let hint = run_badly(&["show"], play("hormigas", &["take@1", "take@2"]), &["--ply 1"]);
    assert_eq!(hint.out, "");
    let shown = run_well(&["show", "--ply", "1"], play("hormigas", &["take@1", "take@2"]));
    assert!(shown.contains("position 1 of 2, after take@1"), "{shown}");
}

#[test]
fn nothing_comes_after_the_end_and_the_result_must_agree() {
    let whole = random_game(&["the-game", "--seed", "7"], 300);
    let mut record: Value = serde_json::from_str(&whole).expect("JSON");
    let mut wrong = record.clone();
    wrong["result"]["left"] = json!(0);
    run_badly(&["check"], wrong.to_string(), &["record 1: result.left: the actions give "]);
    run_badly(&["trace"], wrong.to_string(), &["record 1: result.left: the actions give "]);
    record["actions"].as_array_mut().expect("actions").push(json!("end"));
    refused(&record.to_string(), &["] end: the game is over"]);
}

#[test]
fn check_goes_on_after_a_bad_record_and_trace_stops() {
    let good = run_well(&["deal", "the-game", "--seed", "7"], "");
    let bad = good.replace("the-game", "a-game");
    let illegal = good.replace("\"actions\":[]", "\"actions\":[\"start@1\",\"5@up1\"]");
    let path = scratch("mixed.jsonl");
    std::fs::write(&path, format!("{good}{bad}{illegal}{good}")).expect("a file");
    let name = path.to_str().expect("a name");

    let checked = run(&["check", name], "");
    assert_eq!(checked.code, 2);
    assert!(checked.out.ends_with("4 records, 2 sound, 2 not.\n"), "{}", checked.out);
    let lines: Vec<&str> = checked.err.lines().collect();
    assert_eq!(lines.len(), 2, "{}", checked.err);
    assert!(lines[0].starts_with(&format!("subibaja: {name}:2: record 2: game: expected")));
    assert!(lines[1].starts_with(&format!("subibaja: {name}:3: record 3: actions[1] 5@up1: ")));

    let traced = run_badly(&["trace", name], "", &[":2: record 2: game"]);
    assert_eq!(traced.out.lines().count(), 1, "what came before stays");
    let shown = run_well(&["show", name, "--record", "4"], "");
    assert!(shown.starts_with("Record 4, position 0 of 0"), "{shown}");
    run_badly(&["show", name, "--record", "5"], "", &["--record 5: there are only 4 records"]);
}

#[test]
fn megabytes_of_noise_are_refused_at_once() {
    const SIZE: usize = 10 << 20;
    let mut word = 1_u64;
    let mut noise = Vec::with_capacity(SIZE);
    while noise.len() < SIZE {
        word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        noise.push((word >> 56) as u8);
    }
    let brackets = "[".repeat(SIZE);
    let nested = format!("{{\"format\":{}", "[".repeat(SIZE));
    let deep = format!("{{\"x\":{}", "[".repeat(SIZE));
    let string = format!("\"{}\"", "a".repeat(SIZE));
    let format = format!(
        "{{\"format\":\"{}\",\"game\":\"the-game\",\"seats\":2}}",
        "\\u001b[2J".repeat(SIZE / 10)
    );
    let no_end = vec![b' '; SIZE];
    for command in ["trace", "check", "show"] {
        let texts = [&brackets, &nested, &deep, &string, &format].map(String::as_bytes);
        for noise in texts.into_iter().chain([noise.as_slice()]) {
            let ran = run_badly(&[command], noise, &["standard input:1"]);
            assert!(!ran.err.contains('\u{1b}'));
        }
        assert!(run(&[command], &no_end).err.len() < 500);
    }
    let endless = "a".repeat(17 << 20);
    let record = format!("{{\"format\":\"{endless}");
    run_badly(&["check"], record, &["a record has at most 16 MiB"]);
}

#[test]
fn files_that_can_not_be_read_are_named() {
    for command in ["trace", "check", "show"] {
        run_badly(&[command, "no/such.jsonl"], "", &["no/such.jsonl: No such file"]);
        run_badly(&[command, "."], "", &[".: expected a file, found a directory"]);
    }
    run_badly(&["play", "the-game", "--record", "no/such.jsonl"], "", &["no/such.jsonl"]);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_named() {
    for args in [&["deal", "the-game"][..], &["rules"], &["play", "the-game"], &["check"]] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("/dev/full");
        let ran = common::command(args)
            .stdin(std::process::Stdio::null())
            .stdout(full)
            .output()
            .expect("the program ends");
        let err = String::from_utf8_lossy(&ran.stderr);
        assert_eq!(ran.status.code(), Some(2), "{args:?}: {err}");
        assert!(err.starts_with("subibaja: standard output: No space left"), "{args:?}: {err}");
    }
}

#[test]
fn wrong_arguments_are_refused() {
    for args in [
        &["deal"][..],
        &["deal", "chess"],
        &["deal", "the-game", "--seed", "a b"],
        &["deal", "the-game", "--seed", ""],
        &["deal", "the-game", "--seed", &"x".repeat(33)],
        &["deal", "the-game", "--seed", "ñ"],
        &["deal", "the-game", "--seats", "x"],
        &["deal", "the-game", "--option", "minimum"],
        &["deal", "hormigas", "--option", "hand=[12"],
        &["show", "--seat", "1", "--all"],
        &["show", "--record", "0"],
        &["rules", "the-game", "--lang", "xx"],
        &["completions", "basic"],
        &["nonsense"],
        &[],
    ] {
        let ran = run(args, "");
        assert_eq!(ran.code, 2, "{args:?}: {}", ran.err);
        assert!(!ran.err.is_empty());
    }
    let deal = |args: &[&str], says: &str| {
        run_badly(&[&["deal"], args].concat(), "", &[says]);
    };
    deal(&["the-game", "--seats", "6"], "the-game has 1 to 5 seats, not 6");
    deal(&["face-to-face", "--seats", "3"], "face-to-face has 2 seats, not 3");
    deal(&["hormigas", "--option", "hand=60"], "need 183 cards");
    deal(&["hormigas", "--option", "symbols={\"2\":1}"], "`house`, `one` or a table");
    deal(&["the-game", "--option", "minimum=7"], "option `minimum`");
    deal(&["the-game", "--option", "start=3"], "the seats are 0 to 2");
    deal(&["hormigas", "--option", "target=5", "--option", "rounds=1"], "exclude each other");
    run_badly(&["man", "dance"], "", &["there is no command `dance`"]);
    let dealt = run_well(&["deal", "the-game"], "");
    run_badly(&["show", "--seat", "4"], &dealt, &["--seat 4: the seats are 1 to 3"]);
    run_badly(&["show", "--seat", "0"], &dealt, &["--seat 0: the seats are 1 to 3"]);
    run_badly(&["show", "--ply", "1"], &dealt, &["--ply 1: it has only 0 actions"]);
    run_badly(&["play", "the-game", "--seat", "9"], "", &["--seat 9: the seats are 1 to 3"]);
}

#[test]
fn a_file_that_is_not_there_is_named() {
    for args in
        [&["check", "no-such-file"][..], &["show", "no-such-file"], &["solve", "no-such-file"]]
    {
        let ran = run_badly(args, "", &["no-such-file: "]);
        assert!(!ran.err.contains("standard output"), "{}", ran.err);
    }
}

/// One file after the other; those of other games and those that are not there are passed over and named.
#[test]
fn several_files_are_read() {
    let deal = |name: &str, games: &[&str]| {
        let path = scratch(name);
        let text: String =
            games.iter().map(|game| run_well(&["deal", game, "--seed", "7"], "")).collect();
        std::fs::write(&path, text).expect("a file");
        path.to_str().expect("a path").to_owned()
    };
    let one = deal("several-1.jsonl", &["face-to-face", "the-game", "hormigas"]);
    let other = deal("several-2.jsonl", &["ascenso-descenso"]);
    let checked = run_well(&["check", &one, &other], "");
    assert!(checked.ends_with("4 records, 4 sound, 0 not.\n"), "{checked}");
    let ran = run(&["check", &one, "no-such-file", &other], "");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("no-such-file: ") && ran.out.contains("4 records"), "{}", ran.err);
    let ran = run(&["solve", "--budget", "10n", &one, &other], "");
    assert_eq!((ran.code, ran.out.lines().count()), (0, 2), "{}", ran.out);
    assert!(ran.err.contains("1 of face-to-face, 1 of hormigas"), "{}", ran.err);
}
