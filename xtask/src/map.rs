//! The map in ARCHITECTURE.md, held to the crates: it is a test, as nothing but the map needs it.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::{cargo_command, root};

/// The line of the diagram, the first block of the map, on which a crate stands.
fn line_of(map: &str, name: &str) -> Option<usize> {
    let diagram = map.split("```").nth(1)?;
    diagram.lines().position(|line| line.split_whitespace().any(|word| word == name))
}

/// What is wrong with a map of these crates, each with those that it uses.
fn problems(map: &str, crates: &[(String, Vec<String>)]) -> Vec<String> {
    let mut problems = Vec::new();
    for (name, used) in crates {
        if !map.contains(&format!("| `crates/{name}` |")) {
            problems.push(format!("`crates/{name}` is not in the code map"));
        }
        let Some(line) = line_of(map, name) else {
            problems.push(format!("{name} is not in the diagram"));
            continue;
        };
        let beside = used.iter().filter(|used| line_of(map, used).is_none_or(|used| used <= line));
        problems.extend(beside.map(|used| format!("{name} uses {used}, which is not beneath it")));
    }
    problems
}

/// The crates of `crates/` by the names of their folders, each with those that it uses.
fn crates() -> Vec<(String, Vec<String>)> {
    let asked = ["metadata", "--no-deps", "--offline", "--format-version", "1"];
    let answer = cargo_command(&asked).output().expect("cargo");
    let answer: Value = serde_json::from_slice(&answer.stdout).expect("JSON");
    let folder = |path: &Value| {
        let name = Path::new(path.as_str()?).file_name()?;
        Some(name.to_str()?.to_owned())
    };
    let packages = answer["packages"].as_array().expect("packages").iter();
    let ours = packages.filter_map(|package| {
        let manifest = Path::new(package["manifest_path"].as_str()?).parent()?;
        let used = package["dependencies"].as_array()?.iter();
        // Tests may look at anything.
        let used = used.filter(|used| used["kind"].is_null());
        let used = used.filter_map(|used| folder(&used["path"])).collect();
        let is_crate = manifest.parent()?.ends_with("crates");
        is_crate.then_some((manifest.file_name()?.to_str()?.to_owned(), used))
    });
    ours.collect()
}

#[test]
fn the_map_is_true() {
    let map = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("the map");
    let crates = crates();
    assert!(crates.iter().any(|(name, used)| name == "records" && used == &["rules"]));
    assert_eq!(problems(&map, &crates), Vec::<String>::new(), "see ARCHITECTURE.md");
}

#[test]
fn a_wrong_map_is_noticed() {
    let map = "```\n web  \n ants  bees\n rules \n```\n| `crates/ants` | |\n| `crates/bees` | |";
    let uses = |name: &str, used: &str| problems(map, &[(name.to_owned(), vec![used.to_owned()])]);
    assert_eq!(uses("ants", "rules"), Vec::<String>::new());
    for (name, used) in [("ants", "bees"), ("ants", "web"), ("ants", "wasps"), ("wasps", "rules")] {
        assert_ne!(uses(name, used), Vec::<String>::new(), "{name} {used}");
    }
}
