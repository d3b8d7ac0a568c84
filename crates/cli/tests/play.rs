//! Games in lines, driven through pipes as a person would type.

mod common;

use std::fs;
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
        assert!(last.contains("Record added to "), "{last}");
        assert!(last.contains("Bots with the same cards"), "{last}");
        let result = ["Lost with", "Won with", " wins", "share the win"];
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
        let left = run_well(&["play", game.name(), "--seed", "7"], "quit\n");
        assert!(left.contains("Not finished: "), "{left}");
    }
    run_well(&["play"], "");
    run_well(&["play"], "\n");
    // What nobody has played is not kept.
    let alone = ["play", "the-game", "--seats", "1", "--seed", "7"];
    assert!(!run_well(&alone, "9@up1\n").contains("The game is saved"));
    assert!(run_well(&alone, "9@up1 33@up1 end\n").contains("The game is saved"));
}

#[test]
fn lines_speak_in_sentences_and_know_rules_talk_and_what_happened() {
    let input = "start@0\n9@up1 81@down1 end\nlog\nsay leave up1\nsay\nrules\nquit\n";
    let played = run_well(&["play", "the-game", "--seed", "7"], input);
    for says in [
        "Up 1 (up1): 1.",
        "Your hand: 9 33 41 51 77 81.",
        "9: up1 step 8, up2 step 8, down1 step 91, down2 step 91",
        "Seat 1: 9 → Up 1, 81 → Down 1.",
        "You: “Up 1: Not this pile, please.”",
        "You can say, of a pile: leave@up1",
        "1–5 players, one team.",
    ] {
        assert!(played.contains(says), "{says}\n{played}");
    }
    assert!(!played.contains(['│', '┌', '░']), "no boxes for ears: {played}");
    for game in Game::ALL {
        let played = run_well(&["play", game.name(), "--seed", "7"], "say fine\nquit\n");
        assert_eq!(played.contains("no chat at this table"), !game.is_cooperative(), "{played}");
        assert!(!played.contains(['│', '┌', '░']), "{played}");
    }
}

#[test]
fn nonsense_gets_a_reason_and_another_chance() {
    let input = b"what\n\n99@up1\n\xff\xfe\x1b[2J\nhelp\nstart@7\nstart@0\nend\n5@up1 5@up1\n\
        9@up1 9@up1\nlegal\nshow\ntake@1\n";
    let ran = run(&["play", "the-game", "--seed", "7"], input);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    for says in [
        "what: Not understood. `help` lists what you can type",
        "99@up1: First decide who starts.",
        "place 37 on up1",
        "rules  the rules of The Game",
        "end: Place 2 more cards first.",
        "5@up1: You don’t have 5.",
        "9@up1: You don’t have 9.",
        "take@1: Not understood.",
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
    assert!(played.contains("Left out, because your turn is over: 51@up1"), "{played}");
    assert!(played.contains("Seat 2 places "), "{played}");
}

#[test]
fn without_a_game_there_is_a_menu() {
    let played = run_well(&["play", "--seed", "7"], "5\nchess\n3\nquit\n");
    for says in
        ["1  The Game: ", "4  111 Hormigas: ", "Type a number from 1 to 4.", "Face to Face, 2"]
    {
        assert!(played.contains(says), "{says}\n{played}");
    }
    let named = run_well(&["play"], "hormigas\n");
    assert!(named.contains("111 Hormigas, 3 seats"), "{named}");
}

#[test]
fn a_plan_is_private_until_the_turn_ends_and_can_be_taken_back() {
    let input = "start@0\n33@up1\nundo\nundo\n9@up1 81@down1\nend\n";
    let played = run_well(&["play", "the-game", "--seed", "7"], input);
    for says in [
        "Your move so far: 33@up1.",
        "Nothing to undo.",
        "Your move so far: 9@up1 81@down1.",
        "Seat 1 ends the turn and draws 2 cards.",
    ] {
        assert!(played.contains(says), "{says}\n{played}");
    }
}

#[test]
fn a_hint_has_a_reason_and_a_chance() {
    for (game, option) in
        [("the-game", "start=0"), ("face-to-face", "start=0"), ("hormigas", "start=0")]
    {
        let played = run_well(&["play", game, "--seed", "7", "--option", option], "hint\n");
        // Lines are broken where the window ends.
        let words = played.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(words.contains("Chance to win: about "), "{played}");
    }
}

#[test]
fn people_pass_the_keyboard_on() {
    let input = "\n33@up1 41@up1 end\n\nquit\n";
    let args = ["play", "the-game", "--seats", "2", "--seat", "1,2", "--seed", "7"];
    let args = [&args[..], &["--option", "start=0"]].concat();
    let played = run_well(&args, input);
    let first = played.find("Pass the keyboard to seat 1.").expect("a curtain");
    let second = played.find("Pass the keyboard to seat 2.").expect("another curtain");
    assert!(first < second, "{played}");
    assert!(played[second..].contains("Your hand: "), "{played}");
}

#[test]
fn a_game_that_was_left_goes_on() {
    let data = scratch("resumed");
    let _ = fs::remove_dir_all(&data);
    let run = |args: &[&str], input: &str| {
        let mut command = command(args);
        command.env("SUBIBAJA_DATA", &data).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        child.stdin.take().expect("input").write_all(input.as_bytes()).expect("it listens");
        let output = child.wait_with_output().expect("the program ends");
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    let args = ["play", "the-game", "--seats", "1", "--seed", "7"];
    let left = run(&args, "9@up1 33@up1 end\n41@up1\n");
    assert!(left.contains("Draw pile: 88"), "{left}");
    let resumed = run(&["play", "--resume"], "quit\n");
    // What was only planned is forgotten.
    assert!(resumed.contains("Draw pile: 88") && resumed.contains("41"), "{resumed}");
    let offered = run(&["play"], "c\nquit\n");
    assert!(offered.contains("c  Continue: The Game, 1 seat, after 3 actions"), "{offered}");
    assert!(offered.contains("Draw pile: 88"), "{offered}");
}

#[test]
fn scores_and_replays_in_lines() {
    let data = scratch("scored");
    let _ = fs::remove_dir_all(&data);
    let scores = |args: &[&str]| {
        let output = command(args).env("SUBIBAJA_DATA", &data).output().expect("output");
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    assert!(scores(&["scores"]).contains("No finished games yet."));
    let mut dialogue = command(&[
        "play",
        "hormigas",
        "--seed",
        "7",
        "--option",
        "turn_limit=1",
        "--option",
        "rounds=1",
    ]);
    dialogue.env("SUBIBAJA_DATA", &data).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = dialogue.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("input");
    stdin.write_all(b"take@1 put@0-left\n").expect("it listens");
    drop(stdin);
    let played = child.wait_with_output().expect("the program ends");
    let played = String::from_utf8(played.stdout).expect("UTF-8");
    assert!(played.contains("Record saved in "), "{played}");
    for (lang, words) in [("en", "1 played"), ("es", "1 partida"), ("pt", "1 partida")] {
        let shown = scores(&["scores", "--lang", lang]);
        assert!(shown.contains(words) && shown.contains("111 Hormigas"), "{shown}");
    }
    let file = data.join("games.jsonl");
    let file = file.to_str().expect("a path");
    let shown = run_well(&["replay", file, "--seat", "1"], "\n2\nall\nwhat\nquit\n");
    for says in ["Position 0 of 2", "Position 1 of 2", "Position 2 of 2", "Enter: on · back"] {
        assert!(shown.contains(says), "{says}\n{shown}");
    }
}

#[test]
fn a_damaged_save_is_named() {
    let data = scratch("damaged");
    let _ = fs::remove_dir_all(&data);
    let program = |args: &[&str]| {
        let mut program = command(args);
        program.env("SUBIBAJA_DATA", &data).stdin(Stdio::null());
        program.output().expect("it runs")
    };
    let mut first = command(&["play", "the-game", "--seed", "7"]);
    first.env("SUBIBAJA_DATA", &data).stdin(Stdio::piped()).stdout(Stdio::null());
    let mut first = first.spawn().expect("it runs");
    first.stdin.take().expect("input").write_all(b"start@0\n").expect("it listens");
    assert!(first.wait().expect("it ends").success());
    let saved = fs::read_dir(data.join("saved")).expect("a folder");
    let save = saved.flatten().next().expect("a save").path();
    let text = fs::read_to_string(&save).expect("a text");
    assert!(text.contains("\"chosen\":true"), "the seed was chosen: {text}");
    // A line in the middle is lost.
    let mut lines: Vec<&str> = text.lines().collect();
    lines[1] = "{\"at\":1,";
    fs::write(&save, lines.join("\n") + "\n").expect("written");
    let refused = program(&["play", "--resume"]);
    let reason = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(!refused.status.success());
    let name = save.file_name().and_then(|name| name.to_str()).expect("a name");
    assert!(reason.contains(name) && reason.contains("line 2"), "{reason}");
    assert!(reason.contains("move the file away"), "{reason}");
}
