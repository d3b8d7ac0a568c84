//! The files in `oracles/`: what every implementation must agree with. With `UPDATE_ORACLES=1` in
//! the environment a test writes what it found instead of comparing; the difference is then to be
//! read before it is kept.

use std::fs;
use std::path::PathBuf;

/// Where a file is.
pub(crate) fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../oracles").join(name)
}

/// The text of a file; `None` if there is none yet.
pub(crate) fn read(name: &str) -> Option<String> {
    fs::read_to_string(path(name)).ok()
}

/// Is this a run that rewrites the files?
pub(crate) fn updating() -> bool {
    std::env::var_os("UPDATE_ORACLES").is_some_and(|value| value == "1")
}

/// Compares a file with what was found, or rewrites it.
pub(crate) fn compare(name: &str, found: &str) {
    if updating() {
        let path = path(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("the oracles' folder");
        fs::write(&path, found).expect("an oracle that can be written");
        return;
    }
    let expected = read(name).unwrap_or_default();
    let lines = expected.lines().zip(found.lines()).enumerate();
    for (i, (expected, found)) in lines {
        assert!(
            expected == found,
            "oracles/{name}, line {}, differs.\n expected: {expected}\n    found: {found}\n\
             If the new one is right, run the test with UPDATE_ORACLES=1.",
            i + 1
        );
    }
    assert!(
        expected == found,
        "oracles/{name} has {} lines, found {}. If that is right, run with UPDATE_ORACLES=1.",
        expected.lines().count(),
        found.lines().count()
    );
}

/// The lines that are not comments, as columns.
pub(crate) fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    lines.map(|line| line.split_whitespace().collect())
}
