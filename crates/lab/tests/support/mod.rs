//! What the laboratory's tests share.
#![allow(dead_code)] // each test file uses a part of it

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use lab::{Contestant, RunOutput, Spec};
use rules::Game;

/// A small run, not checked yet.
pub(crate) fn spec(game: Game, seats: u8, players: &[&str], deals: u64) -> Spec {
    let players = players.iter().map(|text| text.parse::<Contestant>().expect("a player"));
    Spec {
        game,
        seats,
        options: Vec::new(),
        players: players.collect(),
        talk: lab::Track::Honest,
        budget: lab::DEFAULT_BUDGET,
        seed: "test".into(),
        deals,
        shard: None,
        grace: Duration::from_secs(20),
        strict: false,
    }
}

/// An empty folder for a test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("a folder");
    path
}

pub(crate) fn threads(threads: usize) -> RunOutput {
    RunOutput { threads: Some(threads), ..RunOutput::default() }
}

/// The lines of a results file without the times, which are never the same twice.
pub(crate) fn lines_without_times(path: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(path).expect("a results file");
    let mut lines = text.lines();
    let header = lines.next().expect("a header").to_owned();
    let outcomes = lines.map(|line| {
        let outcome: lab::DealOutcome = serde_json::from_str(line).expect("an outcome");
        serde_json::to_string(&outcome.without_times()).expect("JSON")
    });
    std::iter::once(header).chain(outcomes).collect()
}

/// Is there a Python to run external players with?
pub(crate) fn has_python() -> bool {
    let mut python = Command::new("python3");
    python.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    python.status().is_ok_and(|status| status.success())
}

/// A player in Python with a body of its own, and its command line.
pub(crate) fn python(folder: &Path, name: &str, body: &str) -> String {
    let path = folder.join(name);
    let head = "import json, sys, time\nfor line in sys.stdin:\n    m = json.loads(line)\n";
    std::fs::write(&path, format!("{head}{body}")).expect("a script");
    format!("cmd:python3 '{}'", path.display())
}
