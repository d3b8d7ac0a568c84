//! A public type's name belongs to one crate, so that whoever searches for it finds one thing. It is
//! a test, as nothing but the vocabulary needs it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::root;

/// Names that two crates have, each with its reason.
const SHARED: [(&str, &str); 8] = [
    ("Append", "what a room wants stored, and the same as the store takes it"),
    ("Config", "what was found valid: of a game in `rules`, of the server in `server`"),
    ("Effect", "of a room and of the screens: what is to be done, by the same pattern"),
    ("Event", "of a game, and of the terminal's screens"),
    ("Game", "which game, and the screen on which one is played"),
    ("LocalTable", "the same: the page's is a shell around that of `tables`"),
    ("Snapshot", "all there is at one moment: of the log, and of a game as a screen needs it"),
    ("State", "of a game, and of the terminal's screens"),
];

/// The public types that a source defines.
fn defined(source: &str) -> impl Iterator<Item = &str> {
    source.lines().filter_map(|line| {
        let mut words = line.trim_start().strip_prefix("pub ")?.split_whitespace();
        let is_type = matches!(words.next()?, "struct" | "enum" | "trait" | "type" | "union");
        let name = words.next().filter(|_| is_type)?;
        let end = name.find(|c: char| !c.is_alphanumeric()).unwrap_or(name.len());
        Some(&name[..end])
    })
}

/// What is wrong with names in these crates: each name with the crates that define it.
fn problems(names: &BTreeMap<String, BTreeSet<String>>, shared: &[(&str, &str)]) -> Vec<String> {
    let is_shared = |name: &str| shared.iter().any(|(shared, _)| *shared == name);
    let twice = names.iter().filter(|(_, crates)| crates.len() > 1);
    let unknown = twice.filter(|(name, _)| !is_shared(name));
    let unknown = unknown.map(|(name, crates)| format!("{name} is a type of {crates:?}"));
    let once = |name: &str| names.get(name).is_none_or(|crates| crates.len() < 2);
    let idle = shared.iter().filter(|(name, _)| once(name));
    let idle = idle.map(|(name, _)| format!("{name} is no longer shared: take it off the list"));
    unknown.chain(idle).collect()
}

fn gather(folder: &Path, name: &str, names: &mut BTreeMap<String, BTreeSet<String>>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            gather(&path, name, names);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let source = fs::read_to_string(&path).expect("a source");
            for found in defined(&source) {
                names.entry(found.to_owned()).or_default().insert(name.to_owned());
            }
        }
    }
}

#[test]
fn a_public_name_is_one_crates() {
    let mut names = BTreeMap::new();
    for folder in fs::read_dir(root().join("crates")).expect("crates").flatten() {
        let name = folder.file_name().to_string_lossy().into_owned();
        gather(&folder.path().join("src"), &name, &mut names);
    }
    assert!(names.contains_key("TableId"));
    assert_eq!(problems(&names, &SHARED), Vec::<String>::new(), "rename it, see docs/glossary.md");
}

#[test]
fn a_name_of_two_crates_is_noticed() {
    let source = "pub struct Ant<'a> {\n  pub enum Bee {\npub(crate) struct Wasp;\npub fn Fly() {}";
    assert_eq!(defined(source).collect::<Vec<_>>(), ["Ant", "Bee"]);
    let crates = |names: &[&str]| names.iter().map(ToString::to_string).collect();
    let names: BTreeMap<String, BTreeSet<String>> =
        [("Ant".to_owned(), crates(&["one", "two"])), ("Bee".to_owned(), crates(&["one"]))].into();
    assert_eq!(problems(&names, &[("Ant", "why")]), Vec::<String>::new());
    assert_eq!(problems(&names, &[]).len(), 1);
    assert_eq!(problems(&names, &[("Ant", "why"), ("Bee", "why")]).len(), 1);
}
