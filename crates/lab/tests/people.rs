//! People as partners: they stay as they are, keep to the rules, speak seldom and listen.

mod support;

use std::fmt::Write as _;
use std::path::Path;

use lab::{Contestant, RunOutput, run};
use players::{Budget, Observation};
use records::Record;
use rules::{Game, Seat, Seed, Setup, Signal, Standing, State, Viewer};
use support::{folder, spec, threads};

const NAMES: [&str; 8] =
    ["gaps", "casual", "quiet", "shy", "frank", "headstrong", "forgetful", "greedy"];

/// The records of three games of three of a kind.
fn records(name: &str, game: Game, path: &Path) -> Vec<Record> {
    let spec = spec(game, 3, &[name], 3).checked().expect("a spec");
    let output = RunOutput { records: Some(path.to_owned()), ..threads(1) };
    let summary = run(&spec, &output).expect("a run");
    assert_eq!(summary.notes, Vec::<String>::new(), "{name}");
    let text = std::fs::read_to_string(path).expect("records");
    text.lines().map(|line| Record::from_json(line).expect("a record")).collect()
}

/// FNV-1a over what was done and said.
fn hash(records: &[Record]) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for record in records {
        let said = record.signals.iter();
        let said = said.map(|said| format!("{} {} {}", said.ply, said.seat, said.signals));
        for byte in record.actions.iter().cloned().chain(said).flat_map(String::into_bytes) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
    hash
}

#[test]
fn they_stay_as_they_are() {
    let folder = folder("people");
    let mut found = String::new();
    for name in NAMES {
        for game in [Game::TheGame, Game::AscensoDescenso] {
            let name = format!("people/{name}");
            let records = records(&name, game, &folder.join("records.jsonl"));
            // Writing to a text can't fail.
            let _ = writeln!(found, "{name} {game} {:016x}", hash(&records));
        }
    }
    let mut lines: Vec<&str> = found.lines().collect();
    lines.sort_unstable();
    lines.dedup_by_key(|line| line.split(' ').next_back());
    assert_eq!(lines.len(), 2 * NAMES.len(), "no two are the same");

    let oracle = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../oracles/people.txt");
    if std::env::var_os("UPDATE_ORACLES").is_some() {
        std::fs::write(&oracle, &found).expect("an oracle");
    }
    let expected = std::fs::read_to_string(oracle).expect("an oracle");
    assert_eq!(found, expected, "figures with these partners could not be compared any more");
}

#[test]
fn they_speak_as_much_as_is_said_of_them() {
    let folder = folder("people-talk");
    let words = |name: &str| {
        let records =
            records(&format!("people/{name}"), Game::TheGame, &folder.join("words.jsonl"));
        let said: usize =
            records.iter().flat_map(|record| &record.signals).map(|said| said.signals.len()).sum();
        let turns =
            records.iter().flat_map(|record| &record.actions).filter(|token| *token == "end");
        // In hundredths of the times that somebody could speak: two others before each turn.
        100 * said / (2 * turns.count())
    };
    assert_eq!((words("gaps"), words("quiet")), (0, 0));
    let (shy, frank) = (words("shy"), words("frank"));
    assert!((1..40).contains(&shy), "{shy}");
    assert!((2 * shy..150).contains(&frank), "{frank}");
}

/// What somebody places first, after another has said something.
fn first_card(name: &str, seed: u64, heard: &Standing) -> String {
    let options = [("start".to_owned(), "0".parse().expect("a seat"))];
    let setup = Setup::from_seed(Game::TheGame, 2, &options, &Seed::from(seed)).expect("a setup");
    let state = State::new(&setup).expect("a game");
    let view = state.view(Viewer::Seat(Seat::FIRST));
    let seen = Observation { heard: Some(heard), ..Observation::new(&view) };
    let contestant: Contestant = name.parse().expect("a player");
    let lab::Mind::Named(named) = contestant.mind else { panic!("{name} has a name") };
    named.player(seed).act(seen, &Budget::nodes(1)).action.to_string()
}

#[test]
fn who_listens_leaves_a_pile_that_somebody_asked_to_leave() {
    let asked = |pile: &str| {
        let signal: Signal = format!("leave@{pile}").parse().expect("a signal");
        let mut heard = Standing::default();
        heard.hear(Seat::new(1).expect("a seat"), signal.into());
        heard
    };
    let silence = Standing::default();
    let (mut heeded, mut ignored) = (0, 0);
    for seed in 0..40 {
        let pile = first_card("people/quiet", seed, &silence)
            .split_once('@')
            .expect("a pile")
            .1
            .to_owned();
        let moved =
            |name: &str| !first_card(name, seed, &asked(&pile)).ends_with(&format!("@{pile}"));
        heeded += usize::from(moved("people/quiet"));
        ignored += usize::from(
            first_card("people/headstrong", seed, &asked(&pile))
                == first_card("people/headstrong", seed, &silence),
        );
    }
    assert!(heeded >= 30, "{heeded} of 40");
    assert_eq!(ignored, 40);
}
