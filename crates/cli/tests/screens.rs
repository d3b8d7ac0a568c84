//! What people look at: help, drawings, rules, manual.

mod common;

use common::{random_game, run, run_well};
use serde_json::Value;

const COMMANDS: [&str; 15] = [
    "play",
    "join",
    "replay",
    "scores",
    "deal",
    "check",
    "show",
    "trace",
    "rules",
    "solve",
    "lab",
    "guard",
    "bench",
    "completions",
    "man",
];

#[test]
fn every_help_fits_a_screen() {
    let mut screens = vec![vec!["--help"], vec!["-h"], vec!["bench", "playouts", "--help"]];
    screens.extend(COMMANDS.map(|command| vec![command, "--help"]));
    screens.extend(COMMANDS.map(|command| vec![command, "-h"]));
    for args in screens {
        let help = run_well(&args, "");
        assert!(help.lines().count() <= 24, "{args:?}: {} lines\n{help}", help.lines().count());
        for line in help.lines() {
            assert!(line.chars().count() <= 80, "{args:?}: {line}");
        }
        assert!(help.contains("Example"), "{args:?}");
    }
}

#[test]
fn colour_is_only_where_it_is_wanted() {
    let dealt = run_well(&["deal", "the-game", "--seed", "7"], "");
    let escape = |args: &[&str]| run_well(args, &dealt).contains('\u{1b}');
    assert!(!escape(&["show", "--seat", "1"]));
    assert!(!escape(&["show", "--seat", "1", "--color", "never"]));
    assert!(escape(&["show", "--seat", "1", "--color", "always"]));
}

#[test]
fn show_draws_what_a_seat_sees_and_says_how_to_see_more() {
    let dealt = run_well(&["deal", "the-game", "--seed", "7", "--option", "start=0"], "");
    let all = run_well(&["show", "--all"], &dealt);
    let own = run_well(&["show", "--seat", "2"], &dealt);
    let public = run_well(&["show"], &dealt);
    assert!(all.contains("Seat 1        9 33 41 51 77 81"), "{all}");
    assert!(all.contains("Draw pile, next card first: 45 24 80"), "{all}");
    assert!(own.contains("Seat 2 (you)  14 15 31 46 86 94"), "{own}");
    assert!(own.contains("▸ Seat 1        6 cards"), "{own}");
    assert!(public.contains("▸ Seat 1        6 cards"), "{public}");
    assert!(public.contains("--seat N") && public.contains("--all"), "{public}");
    assert!(!own.contains("--all"));
    let first = run_well(&["show", "--seat", "1"], &dealt);
    assert!(first.contains("Your turn. Place 2 cards or more."), "{first}");
    let table: Vec<&str> = first.lines().skip_while(|line| !line.contains("card ")).collect();
    let row: Vec<&str> = table[1].split_whitespace().collect();
    assert_eq!(row, ["9", "8", "8", "91", "91"]);
}

#[test]
fn what_is_not_drawn_yet_does_not_change_a_drawing() {
    for deal in [
        ["the-game", "--seed", "7"],
        ["ascenso-descenso", "--seed", "8"],
        ["face-to-face", "--seed", "9"],
        ["hormigas", "--seed", "10"],
    ] {
        let record = random_game(&deal, 12);
        let mut json: Value = serde_json::from_str(&record).expect("JSON");
        json.as_object_mut().expect("an object").remove("seed");
        let known = json.to_string();
        // The last cards of the deck are still in the draw pile: the other way round.
        let decks: Vec<&mut Value> = match &mut json["deck"] {
            Value::Array(lists) if lists[0].is_array() => lists.iter_mut().collect(),
            deck => vec![deck],
        };
        for deck in decks {
            let cards = deck.as_array_mut().expect("cards");
            let end = cards.len() - 20;
            cards[end..].reverse();
        }
        let other = json.to_string();
        assert_ne!(known, other);
        for viewer in [&["show"][..], &["show", "--seat", "1"], &["show", "--seat", "2"]] {
            assert_eq!(run_well(viewer, &known), run_well(viewer, &other), "{deal:?}");
        }
        assert_ne!(run_well(&["show", "--all"], &known), run_well(&["show", "--all"], &other));
    }
}

#[test]
fn open_rows_are_drawn_with_their_jumps() {
    let dealt = run_well(&["deal", "ascenso-descenso", "--seats", "1", "--seed", "7"], "");
    let mut record: Value = serde_json::from_str(&dealt).expect("JSON");
    let deck = record["deck"].as_array_mut().expect("cards");
    for (place, card) in [5, 12, 10, 3].into_iter().enumerate() {
        let from = deck.iter().position(|found| *found == card).expect("the card");
        deck.swap(place, from);
    }
    record.as_object_mut().expect("an object").remove("seed");
    record["actions"] = serde_json::json!(["5@up2", "10@up2", "3@up2", "12@up2"]);
    let shown = run_well(&["show"], record.to_string());
    assert!(shown.contains("   up2   ↑   2   5  10  «3  12\n"), "{shown}");
}

#[test]
fn the_rules_are_printed_in_three_languages() {
    for game in rules::Game::ALL {
        for (lang, word) in [("es", "cartas"), ("pt", "cartas"), ("en", "cards")] {
            let text = run_well(&["rules", game.name(), "--lang", lang], "");
            assert!(text.starts_with(&format!("{}\n", game.title())), "{text}");
            assert!(!text.contains(['*', '#', '\u{1b}']), "{text}");
            assert!(text.contains(word));
        }
    }
    let spanish = common::command(&["rules"]).env("LC_ALL", "es_UY.UTF-8").output();
    let spanish = String::from_utf8(spanish.expect("output").stdout).expect("UTF-8");
    assert!(spanish.contains("1–5 personas, un solo equipo."), "{spanish}");
    let english = run_well(&["rules"], "");
    assert!(english.contains("1–5 players, one team."), "{english}");
}

#[test]
fn completions_and_manual_are_printed() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        assert!(run_well(&["completions", shell], "").contains("playouts"), "{shell}");
    }
    assert!(run_well(&["man"], "").contains(".TH subibaja"));
    for command in COMMANDS {
        assert!(run_well(&["man", command], "").contains(".TH"), "{command}");
    }
    assert_eq!(run(&["--version"], "").out, format!("subibaja {}\n", env!("CARGO_PKG_VERSION")));
}
