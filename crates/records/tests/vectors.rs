//! The worked examples of the rule books, and our decisions where the books are silent.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::{Value, json};
use subibaja_records::{Record, Replay, trace};

const CASES: usize = 73;

fn cases() -> Vec<Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../oracles/vectors.jsonl");
    let text = std::fs::read_to_string(&path).expect("oracles/vectors.jsonl");
    text.lines().map(|line| serde_json::from_str(line).expect("a case")).collect()
}

fn position(replay: &Replay) -> Value {
    serde_json::to_value(trace::position(replay.ply(), None, replay.state())).expect("JSON")
}

fn tokens(value: &Value) -> BTreeSet<String> {
    let list = value.as_array().expect("a list of tokens");
    list.iter().map(|token| token.as_str().expect("a token").to_owned()).collect()
}

/// One step of a case: a token to apply, or what must be true of the position.
fn step(replay: &mut Replay, step: &Value, place: &str) {
    if let Some(token) = step.as_str() {
        replay.play(token).unwrap_or_else(|error| panic!("{place}: {error}"));
        return;
    }
    let position = position(replay);
    let legal = tokens(&position["legal"]);
    for (key, expected) in step.as_object().expect("a token or an object") {
        match key.as_str() {
            "legal" => {
                let missing: Vec<_> = tokens(expected).difference(&legal).cloned().collect();
                assert!(missing.is_empty(), "{place}: should be legal: {missing:?}");
            }
            "illegal" => {
                let wrong: Vec<_> = tokens(expected).intersection(&legal).cloned().collect();
                assert!(wrong.is_empty(), "{place}: should not be legal: {wrong:?}");
                for token in tokens(expected) {
                    assert!(replay.clone().play(&token).is_err(), "{place}: {token} was taken");
                }
            }
            "only" => assert_eq!(tokens(expected), legal, "{place}"),
            "is" => {
                for (field, value) in expected.as_object().expect("fields") {
                    assert_eq!(&position[field], value, "{place}: {field}");
                }
            }
            other => panic!("{place}: no such step as {other}"),
        }
    }
}

#[test]
fn every_worked_example_comes_out_as_written() {
    let cases = cases();
    assert_eq!(cases.len(), CASES);
    for case in cases {
        let id = case["id"].as_str().expect("an id");
        let record = json!({
            "format": subibaja_records::FORMAT,
            "game": case["game"],
            "seats": case["seats"],
            "options": case["options"],
            "deck": case["deck"],
            "actions": [],
        });
        let record = Record::from_json(&record.to_string()).expect(id);
        let mut replay = Replay::new(&record).expect(id);
        for (i, value) in case["steps"].as_array().expect("steps").iter().enumerate() {
            step(&mut replay, value, &format!("{id}, step {i}"));
        }
    }
}
