//! The promise for a game on this machine: what was told of it is saved. The program is killed again
//! and again in the middle of games; each time every move that it printed stands in its save, or in
//! the record of the finished game, and the next start goes on from there.

mod common;

use std::io::{Read as _, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Stdio};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use common::{command, scratch};
use rules::{Action, Game};
use terminal::folder::Folder;

/// Times that the program is killed.
const KILLS: u32 = 40;

/// The game on disk: its actions so far, of the game in progress or of the last that was finished.
fn saved(folder: &Folder) -> (Vec<String>, bool) {
    if let Some(saved) = folder.saved().into_iter().next() {
        return (saved.record.actions, false);
    }
    let games = folder.games().expect("games");
    (games.into_iter().last().map(|game| game.actions).unwrap_or_default(), true)
}

/// Plays whatever is legal and gives all that was printed until the program is gone. After so many
/// lines that were typed it says so, and plays on.
fn play(mut stdin: ChildStdin, mut stdout: ChildStdout, lines: u32, now: &Sender<()>) -> String {
    let (mut all, mut heard, mut chunk) = (Vec::new(), Vec::new(), [0; 4096]);
    let (mut turn, mut asked, mut typed) = (0, false, 0);
    while let Ok(count @ 1..) = stdout.read(&mut chunk) {
        all.extend(&chunk[..count]);
        heard.extend(&chunk[..count]);
        if !(heard == b"> " || heard.ends_with(b"\n> ")) {
            continue;
        }
        let text = String::from_utf8_lossy(&std::mem::take(&mut heard)).into_owned();
        let line = if asked {
            let legal: Vec<&str> = text
                .split_whitespace()
                .filter(|token| Action::parse(Game::TheGame, token).is_ok())
                .collect();
            turn += 1;
            let end = legal.iter().find(|token| **token == "end");
            end.or_else(|| legal.get(turn % legal.len().max(1))).map_or("show", |token| token)
        } else {
            "legal"
        };
        asked = !asked;
        if writeln!(stdin, "{line}").is_err() {
            break;
        }
        typed += 1;
        if typed == lines {
            let _ = now.send(());
        }
    }
    String::from_utf8_lossy(&all).into_owned()
}

/// What the lines call a pile, and its name in a token.
const PILES: [(&str, &str); 4] = [
    ("the first ascending pile", "up1"),
    ("the second ascending pile", "up2"),
    ("the first descending pile", "down1"),
    ("the second descending pile", "down2"),
];

/// The actions of printed lines such as `Seat 2 places 31 on the first ascending pile.`, as far as they tell them whole.
fn told(printed: &str) -> Vec<String> {
    let token = |line: &str| {
        let line = line.trim_start_matches("> ").strip_prefix("Seat ")?;
        let (_, what) = line.split_once(' ')?;
        if what.starts_with("ends the turn") {
            return Some("end".to_owned());
        }
        let (card, pile) = what.strip_prefix("places ")?.split_once(" on ")?;
        let (_, pile) = PILES.into_iter().find(|(words, _)| pile.starts_with(words))?;
        Some(format!("{card}@{pile}"))
    };
    printed.lines().filter_map(token).collect()
}

/// Do the told actions stand among the saved ones, in order?
fn stands(told: &[String], saved: &[String]) -> bool {
    let mut saved = saved.iter();
    told.iter().all(|told| saved.any(|action| action == told))
}

fn start(data: &Path, goes_on: bool, seed: u32) -> Child {
    let seed = seed.to_string();
    let fresh = ["play", "the-game", "--seats", "3", "--bots", "novice", "--seed", &seed];
    let args: &[&str] = if goes_on { &["play", "--resume"] } else { &fresh };
    let mut command = command(args);
    command.env("SUBIBAJA_DATA", data);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    command.spawn().expect("the program starts")
}

#[test]
fn no_told_move_is_lost_when_the_program_is_killed() {
    let data = scratch("killed");
    let _ = std::fs::remove_dir_all(&data);
    let folder = Folder::at(&data);
    let (mut chance, mut hits, mut moves) = (0x9e37_79b9_u32, 0, 0);
    for kill in 0..KILLS {
        let goes_on = !folder.saved().is_empty();
        let before = if goes_on { saved(&folder).0 } else { Vec::new() };
        let mut child = start(&data, goes_on, kill);
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
        let (stdin, stdout) = (stdin.expect("input"), stdout.expect("output"));
        chance ^= chance << 13;
        chance ^= chance >> 17;
        chance ^= chance << 5;
        let (lines, (now, then)) = (8 + chance % 12, channel());
        let player = thread::spawn(move || play(stdin, stdout, lines, &now));
        // Or the game has come to its end before.
        let _ = then.recv();
        child.kill().expect("killed");
        child.wait().expect("gone");
        let told = told(&player.join().expect("a player"));
        let (actions, is_over) = saved(&folder);
        assert!(actions.starts_with(&before), "what was saved before is still there");
        assert!(
            stands(&told, &actions[before.len()..]),
            "told: {told:?}\nsaved: {:?}",
            &actions[before.len()..]
        );
        hits += u32::from(!is_over && !told.is_empty());
        moves += told.len();
    }
    println!("{KILLS} kills, {hits} in mid game, {moves} moves told");
    assert!(hits >= KILLS / 4, "only {hits} games were hit after a move");
}
