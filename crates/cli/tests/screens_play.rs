//! Whole games on screens, in a pseudo terminal, as a person would play them.

#[path = "common/pty.rs"]
mod pty;

use std::path::PathBuf;

use pty::Terminal;

/// A fresh data folder.
fn data(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("data-{name}"));
    let _ = std::fs::remove_dir_all(&path);
    path
}

/// More keys than any of these games needs.
const MAX_KEYS: usize = 4000;

/// What the status line says when Enter does something.
const YOURS: [&str; 4] =
    ["Your turn", "take a card from", "put the card between two of yours", "Enter deals the next"];

/// What a person who places the nearest card would press on such a screen.
fn next_key(screen: &str) -> &'static str {
    let has = |words: &str| screen.contains(words);
    let status = screen.lines().nth(1).unwrap_or_default();
    if has("Enter yes") {
        "\r"
    } else if has("! ") && status.contains("Your turn") && !status.contains("Press e") {
        // The card fits nowhere: the next one.
        "\x1b[C"
    } else if status.contains("Who starts?") {
        "1"
    } else if status.contains("Press e to end") {
        "e"
    } else if YOURS.iter().any(|words| status.contains(words)) {
        "\r"
    } else {
        ""
    }
}

/// Plays until the end is on the screen.
fn play_to_the_end(terminal: &mut Terminal) -> String {
    for _ in 0..MAX_KEYS {
        let screen = terminal.screen();
        if screen.contains("Bots with the same cards") {
            return screen;
        }
        let key = next_key(&screen);
        terminal.press(key);
        terminal.wait_for_change(&screen);
    }
    panic!("the game does not end:\n{}", terminal.screen());
}

fn whole_game(args: &[&str], outcome: &[&str]) {
    let data = data(&args[1..].join("-"));
    let args = [args, &["--seed", "7", "--pace", "0", "--bots", "novice"]].concat();
    let mut terminal = Terminal::start(&args, &data, &[]);
    terminal.wait_for("Moves");
    assert!(terminal.is_taken() && terminal.has_colour());
    let end = play_to_the_end(&mut terminal);
    assert!(outcome.iter().any(|words| end.contains(words)), "{end}");
    terminal.press("q");
    assert_eq!(terminal.end(), 0);
    // It was kept, is sound, counts, and is no longer offered.
    let games = std::fs::read_to_string(data.join("games.jsonl")).expect("the game was kept");
    assert_eq!(games.lines().count(), 1);
    assert!(games.contains("\"over\":true"), "{games}");
    assert_eq!(std::fs::read_dir(data.join("saved")).expect("a folder").count(), 0);
}

#[test]
fn the_game_to_its_end() {
    whole_game(&["play", "the-game", "--seats", "2"], &["Lost with", "Won with every card"]);
}

#[test]
fn ascenso_descenso_to_its_end() {
    whole_game(
        &["play", "ascenso-descenso", "--seats", "3"],
        &["Lost with", "Won with every card"],
    );
}

#[test]
fn face_to_face_to_its_end() {
    whole_game(&["play", "face-to-face"], &["placed all their cards", "couldn’t place two"]);
}

#[test]
fn hormigas_to_its_end() {
    let options = ["--option", "rounds=2", "--option", "turn_limit=7"];
    whole_game(&[&["play", "hormigas"], &options[..]].concat(), &["points", "share the win"]);
}

#[test]
fn ctrl_c_asks_and_the_game_is_offered_again() {
    let data = data("ctrl-c");
    let args = ["play", "the-game", "--seed", "7", "--pace", "0", "--option", "start=0"];
    let args = [&args[..], &["--confirm", "always"]].concat();
    let mut terminal = Terminal::start(&args, &data, &[]);
    terminal.wait_for("Your turn. Place 2 cards or more.");
    terminal.press("9\r33\r");
    terminal.wait_for("Your move so far: 9@up1");
    terminal.press("e\r");
    terminal.wait("another turn", |screen| {
        screen.contains("Your turn. Place 2") && !screen.contains("Your move")
    });
    terminal.press("\x03");
    terminal.wait_for("Leave the game? It’s saved");
    terminal.press("\x1b");
    terminal.wait("the game again", |screen| !screen.contains("Leave the game?"));
    terminal.press("\x03");
    terminal.wait_for("Leave the game?");
    terminal.press("\x03");
    assert_eq!(terminal.end(), 0);

    let mut terminal = Terminal::start(&["play"], &data, &[]);
    terminal.wait_for("Continue: The Game, 3 seats");
    terminal.press("\r");
    let screen = terminal.wait_for("Your turn. Place 2 cards or more.");
    assert!(!screen.contains("Draw pile      80"), "{screen}");
    terminal.press("q");
    terminal.wait_for("Leave the game?");
    terminal.press("\r");
    terminal.wait_for("number-card games");
    terminal.press("q");
    terminal.wait_for("Quit Subibaja?");
    terminal.press("\r");
    assert_eq!(terminal.end(), 0);
}

#[test]
fn the_mouse_plays_too() {
    let data = data("mouse");
    let args = ["play", "the-game", "--seats", "1", "--seed", "7", "--pace", "0"];
    let args = [&args[..], &["--confirm", "always"]].concat();
    let mut terminal = Terminal::start(&args, &data, &[]);
    let screen = terminal.wait_for("Your turn. Place 2 cards or more.");
    let row = screen.lines().position(|line| line.contains("▶  "));
    let row = row.unwrap_or_else(|| panic!("no hand on the screen:\n{screen}")) + 1;
    let mut click = |column: usize, row: usize| {
        terminal.press(&format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"));
        std::thread::sleep(std::time::Duration::from_millis(50));
    };
    // The first card on the first pile, what is then the first on it too.
    click(4, row);
    click(8, 6);
    click(4, row);
    click(8, 6);
    let screen = terminal.wait_for("e end turn");
    assert!(screen.contains("Your move so far: "), "{screen}");
    let help = screen.lines().last().expect("a help line");
    let column = help.chars().position(|c| c == 'e').expect("a letter") + 1;
    let end = help.find("e end turn").map(|at| help[..at].chars().count() + 1);
    terminal.press(&format!("\x1b[<0;{};24M", end.unwrap_or(column)));
    terminal.wait_for("End the turn with");
    terminal.press("\x03");
    terminal.wait_for("Leave the game?");
    terminal.press("\x03");
    assert_eq!(terminal.end(), 0);
}

#[test]
fn windows_change_and_colours_may_be_unwanted() {
    let data = data("resize");
    let args = ["play", "hormigas", "--seed", "7", "--pace", "0", "--lang", "es"];
    let mut terminal = Terminal::start(&args, &data, &[("NO_COLOR", "1")]);
    terminal.wait_for("Jugadas");
    assert!(!terminal.has_colour());
    terminal.resize(40, 10);
    terminal.wait_for("Esta ventana mide 40×10");
    // Whatever is typed into a window that shows nothing does no harm.
    terminal.press("zZ\x1b[A\x1b[5~\t\x7f9999");
    terminal.resize(120, 40);
    terminal.wait_for("Jugadas");
    terminal.press("\x03");
    terminal.wait_for("¿Salir de la partida?");
    terminal.press("\x03");
    assert_eq!(terminal.end(), 0);
}

#[test]
fn a_record_is_looked_at_step_by_step() {
    let data = data("replay");
    std::fs::create_dir_all(&data).expect("a folder");
    let file = data.join("games.jsonl");
    let deal = std::process::Command::new(env!("CARGO_BIN_EXE_subibaja"))
        .args(["deal", "the-game", "--seats", "2", "--seed", "7"])
        .output()
        .expect("a deal");
    let deal = String::from_utf8(deal.stdout).expect("UTF-8");
    let played = deal.replace("\"actions\":[]", "\"actions\":[\"start@0\",\"33@up1\",\"41@up1\"]");
    std::fs::write(&file, played).expect("a file");
    let path = file.to_str().expect("a path");
    let mut terminal = Terminal::start(&["replay", path, "--all"], &data, &[]);
    terminal.wait_for("Position 0 of 3");
    terminal.press("\x1b[C");
    terminal.wait_for("Position 1 of 3");
    terminal.press("3\r");
    let screen = terminal.wait_for("Seat 1 places 41 on the first ascending");
    assert!(screen.contains("All cards."), "{screen}");
    terminal.press("v");
    terminal.wait_for("As everyone saw it.");
    terminal.press("v");
    terminal.wait_for("As seat 1 saw it.");
    terminal.press("q");
    assert_eq!(terminal.end(), 0);
}

/// Whoever ends the program from outside gets the terminal back as it was.
#[test]
#[cfg(unix)]
fn signals_give_the_terminal_back() {
    for signal in ["TERM", "HUP", "INT"] {
        let data = data(&format!("signal-{signal}"));
        let args = ["play", "the-game", "--seed", "7", "--pace", "0", "--option", "start=0"];
        let args = [&args[..], &["--confirm", "never"]].concat();
        let mut terminal = Terminal::start(&args, &data, &[]);
        terminal.wait_for("Your turn. Place 2 cards or more.");
        terminal.press("9a81d");
        terminal.wait_for("Your move so far: 9@up1 81@down1");
        terminal.press("e");
        terminal.wait("another turn", |screen| !screen.contains("Your move so far"));
        assert!(terminal.is_taken());
        terminal.signal(signal);
        assert_ne!(terminal.end(), 0, "{signal}: whoever waits for it sees why it ended");
        let saved = std::fs::read_dir(data.join("saved")).expect("a folder");
        assert_eq!(saved.count(), 1, "{signal}: what was played is kept");
    }
}

/// Ctrl-Z goes back to the shell, and from there one comes back to the same screen.
#[test]
#[cfg(unix)]
fn the_program_can_be_stopped_and_continued() {
    let data = data("stopped");
    let args = ["play", "the-game", "--seed", "7", "--pace", "0", "--option", "start=0"];
    let mut terminal = Terminal::start(&args, &data, &[]);
    terminal.wait_for("Your turn. Place 2 cards or more.");
    for stop in ["key", "signal"] {
        if stop == "key" {
            terminal.press("\x1a");
        } else {
            terminal.signal("TSTP");
        }
        terminal.wait_until_taken(false);
        terminal.signal("CONT");
        terminal.wait_until_taken(true);
        terminal.wait_for("Your turn. Place 2 cards or more.");
    }
    terminal.press("\x03");
    terminal.wait_for("Leave the game?");
    terminal.press("\x03");
    assert_eq!(terminal.end(), 0);
    // Nobody has played: nothing is offered.
    assert_eq!(std::fs::read_dir(data.join("saved")).expect("a folder").count(), 0);
}

/// The program's name alone opens the menu; what it leads to opens and closes.
#[test]
fn the_name_alone_opens_the_menu() {
    let data = data("menu");
    let mut terminal = Terminal::start(&[], &data, &[]);
    terminal.wait_for("number-card games");
    terminal.press("hr");
    terminal.wait_for("1–5 players, one team.");
    terminal.press("q\x1b[B\x1b[B\x1b[B\x1b[B\r");
    terminal.wait_for("No finished games yet.");
    terminal.press("q");
    terminal.wait_for("number-card games");
    terminal.press("q\r");
    assert_eq!(terminal.end(), 0);
}

/// Line by line at one keyboard: the hand of the last person can't be scrolled back to, nor is anything drawn in boxes.
#[test]
fn lines_forget_the_last_hand() {
    let data = data("forget");
    let args = ["play", "the-game", "--plain", "--seats", "2", "--seat", "1,2", "--seed", "7"];
    let args = [&args[..], &["--option", "start=0"]].concat();
    let mut terminal = Terminal::start(&args, &data, &[("NO_COLOR", "1")]);
    terminal.wait_for("Pass the keyboard to seat 1.");
    terminal.press("\r");
    let turn = terminal.wait_for("Your hand: 9");
    assert!(!turn.contains(['│', '┌', '█']), "{turn}");
    terminal.press("9@up1 81@down1 end\r");
    terminal.wait_for("Pass the keyboard to seat 2.");
    assert!(terminal.has_written(b"\x1b[2J\x1b[3J"), "what can be scrolled back to is cleared");
    terminal.press("quit\r");
    assert_eq!(terminal.end(), 0);
}
