//! Games against random players, driven through pipes as a person would type.

mod common;

use std::io::{Read as _, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use common::{command, run, run_well, scratch};
use rules::{Action, Game};

/// The program at its prompt.
struct Dialogue {
    child: Child,
    stdin: ChildStdin,
    stdout: ChildStdout,
}

impl Dialogue {
    fn start(args: &[&str]) -> Dialogue {
        let mut command = command(args);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let stdin = child.stdin.take().expect("standard input");
        let stdout = child.stdout.take().expect("standard output");
        Dialogue { child, stdin, stdout }
    }

    /// What is printed up to the next prompt; `Err` with it when the program ended instead.
    fn listen(&mut self) -> Result<String, String> {
        let mut heard = Vec::new();
        let mut chunk = [0; 4096];
        loop {
            if heard == b"> " || heard.ends_with(b"\n> ") {
                return Ok(String::from_utf8(heard).expect("UTF-8"));
            }
            match self.stdout.read(&mut chunk).expect("output") {
                0 => return Err(String::from_utf8(heard).expect("UTF-8")),
                count => heard.extend(&chunk[..count]),
            }
        }
    }

    fn say(&mut self, line: &str) -> Result<String, String> {
        writeln!(self.stdin, "{line}").expect("the program listens");
        self.listen()
    }

    /// Asks what is legal and takes the first or last of it until the game is over.
    fn play_to_the_end(mut self, game: Game) -> String {
        let mut heard = self.listen();
        let mut turn = 0;
        while let Ok(screen) = heard {
            assert!(screen.lines().all(|line| line.chars().count() <= 80), "{screen}");
            let listed = self.say("legal").expect("a list");
            let legal: Vec<&str> = listed
                .split_whitespace()
                .filter(|token| Action::parse(game, token).is_ok())
                .collect();
            turn += 1;
            let token = if legal.contains(&"end") || legal.contains(&"pass") {
                legal[legal.len() - 1]
            } else {
                legal[turn * 7 % legal.len()]
            };
            heard = self.say(if token == "deal" { "" } else { token });
        }
        let ended = self.child.wait_with_output().expect("the program ends");
        assert!(ended.status.success(), "{}", String::from_utf8_lossy(&ended.stderr));
        assert!(ended.stderr.is_empty(), "{}", String::from_utf8_lossy(&ended.stderr));
        heard.expect_err("the last words")
    }
}

#[test]
fn every_game_can_be_played_to_its_end_and_kept() {
    let path = scratch("played.jsonl");
    let file = path.to_str().expect("a name");
    for args in [
        &["the-game", "--seats", "2"][..],
        &["the-game", "--seats", "1"],
        &["ascenso-descenso", "--seats", "3", "--seat", "2"],
        &["face-to-face"],
        &["hormigas", "--option", "rounds=2", "--option", "turn_limit=9"],
        &[
            "hormigas",
            "--option",
            "rounds=1",
            "--option",
            "finish=claim",
            "--option",
            "turn_limit=6",
        ],
    ] {
        let game: Game = args[0].parse().expect("a game");
        let args = [&["play"], args, &["--seed", "7", "--record", file]].concat();
        let last = Dialogue::start(&args).play_to_the_end(game);
        assert!(last.contains("The record was added to "), "{last}");
        let result = ["Lost with", "Won:", " won", "share the win"];
        assert!(result.iter().any(|words| last.contains(words)), "{last}");
        assert!(!last.contains("Not finished"), "{last}");
    }
    let checked = run_well(&["check", file], "");
    assert!(checked.ends_with("6 records, 6 sound, 0 not.\n"), "{checked}");
    assert!(!checked.contains("not finished"), "{checked}");
}

#[test]
fn the_same_seed_and_moves_give_the_same_game() {
    let play = || run_well(&["play", "hormigas", "--seed", "7"], "take@1 put@0-left\n");
    assert_eq!(play(), play());
}

#[test]
fn the_end_of_input_ends_politely() {
    for game in Game::ALL {
        let ended = run_well(&["play", game.name(), "--seed", "7"], "");
        assert!(ended.contains("Not finished: "), "{ended}");
        assert!(ended.contains("was not kept: --record FILE does that."), "{ended}");
        let left = run_well(&["play", game.name(), "--seed", "7"], "quit\n");
        assert!(left.contains("Not finished: "), "{left}");
    }
    run_well(&["play"], "");
    run_well(&["play"], "\n");
}

#[test]
fn nonsense_gets_a_reason_and_another_chance() {
    let input = b"what\n\n99@up1\n\xff\xfe\x1b[2J\nhelp\nstart@7\nstart@0\nend\n5@up1 5@up1\n\
        9@up1 9@up1\nlegal\nshow\ntake@1\n";
    let ran = run(&["play", "the-game", "--seed", "7"], input);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    for says in [
        "what: expected a token such as 37@up1, end or start@0",
        "99@up1: first choose who starts",
        "place 37 on up1",
        "subibaja rules the-game",
        "end: 2 more cards must be placed",
        "5@up1: 5 is not in hand.",
        "9@up1: 9 is not in hand.",
        "take@1: expected a token",
    ] {
        assert!(ran.out.contains(says), "{says}\n{}", ran.out);
    }
    assert!(!ran.out.contains('\u{1b}'));
    let long = run_well(&["play", "the-game"], "x".repeat(1 << 20));
    assert!(long.contains("That line is too long."), "{long}");
}

#[test]
fn what_follows_the_end_of_a_turn_on_a_line_is_left_out() {
    let input = "start@0\n33@up1 41@up1 end 51@up1\n";
    let played = run_well(&["play", "the-game", "--seed", "7"], input);
    assert!(played.contains("Left out, as your turn is over: 51@up1"), "{played}");
    assert!(played.contains("Seat 2: "), "{played}");
}

#[test]
fn without_a_game_there_is_a_menu() {
    let played = run_well(&["play", "--seed", "7"], "5\nchess\n3\nquit\n");
    for says in ["1  The Game", "4  111 Hormigas", "Type a number from 1 to 4.", "Face to Face, 2"]
    {
        assert!(played.contains(says), "{says}\n{played}");
    }
    let named = run_well(&["play"], "hormigas\n");
    assert!(named.contains("111 Hormigas, 3 seats"), "{named}");
}
