//! Running the program and looking at what it says.

#![allow(dead_code)] // each test file uses a part

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What a run of the program gave.
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// The program with arguments, in a plain environment.
pub(crate) fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_subibaja"));
    command
        .args(args)
        .env("LC_ALL", "C")
        .env("SUBIBAJA_DATA", data())
        .env_remove("CLICOLOR_FORCE")
        .env_remove("NO_COLOR");
    command
}

/// A data folder of the tests' own, for each test program.
fn data() -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("data-{}", std::process::id()))
}

/// Runs the program with this on standard input. It never panics, whatever it is given.
pub(crate) fn run(args: &[&str], input: impl AsRef<[u8]>) -> Ran {
    let mut command = command(args);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("standard input");
    let input = input.as_ref().to_vec();
    // The program may stop before it has read everything.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    let ran = Ran {
        code: output.status.code().expect("no signal"),
        out: String::from_utf8(output.stdout).expect("UTF-8"),
        err: String::from_utf8_lossy(&output.stderr).into_owned(),
    };
    assert!(!ran.err.contains("panicked"), "{args:?}: {}", ran.err);
    ran
}

/// Runs the program, which must find nothing wrong.
pub(crate) fn run_well(args: &[&str], input: impl AsRef<[u8]>) -> String {
    let ran = run(args, input);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{args:?}\n{}", ran.out);
    ran.out
}

/// Runs the program, which must refuse: one short line on standard error that holds all of `says`.
pub(crate) fn run_badly(args: &[&str], input: impl AsRef<[u8]>, says: &[&str]) -> Ran {
    let ran = run(args, input);
    assert_eq!(ran.code, 2, "{args:?}\n{}\n{}", ran.out, ran.err);
    assert!(ran.err.starts_with("subibaja: "), "{}", ran.err);
    assert!(ran.err.chars().count() < 500, "{} characters", ran.err.chars().count());
    for part in says {
        assert!(ran.err.contains(part), "{part:?} is missing in: {}", ran.err);
    }
    ran
}

/// A place for a file of a test.
pub(crate) fn scratch(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

/// A whole game of random legal actions, as a record.
pub(crate) fn random_game(deal: &[&str], most: usize) -> String {
    use records::{Record, Replay};
    use rules::Actions;

    let args: Vec<&str> = ["deal"].iter().chain(deal).copied().collect();
    let mut record = Record::from_json(&run_well(&args, "")).expect("a record");
    let mut replay = Replay::new(&record).expect("a game");
    let mut word = 7_u64;
    let mut legal = Actions::new();
    while !replay.state().is_over() && record.actions.len() < most {
        replay.state().legal_into(&mut legal);
        word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let token = legal[(word >> 33) as usize % legal.len()].to_string();
        replay.play(&token).expect("a legal action");
        record.actions.push(token);
    }
    record.decks = replay.decks_so_far(&record);
    record.set_result(&replay.result());
    record.to_json() + "\n"
}

/// A deal of each game, standard and with options.
pub(crate) const DEALS: &[&[&str]] = &[
    &["the-game", "--seed", "7"],
    &["the-game", "--seats", "1", "--seed", "a.b-c_d"],
    &["the-game", "--seats", "5", "--option", "minimum=3", "--option", "small_hand=true"],
    &["ascenso-descenso", "--seed", "7", "--option", "start=2"],
    &["ascenso-descenso", "--seats", "2", "--option", "jump=any"],
    &["face-to-face", "--seed", "7"],
    &["face-to-face", "--option", "last_card=allow", "--option", "start=1"],
    &["hormigas", "--seed", "7", "--option", "turn_limit=30"],
    &["hormigas", "--option", "hand=[12,13,14]", "--option", "finish=claim"],
    &["hormigas", "--seats", "2", "--option", "rounds=2", "--option", "symbols=one"],
    &["hormigas", "--seats", "5", "--option", "hand=12,12,12,12,14", "--option", "start=4"],
];
