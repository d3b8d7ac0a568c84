//! The games as the page knows them, in `web/src/games.ts`, are those of the rules.

use std::fmt::Write as _;
use std::path::Path;

use subibaja_rules::{Direction, Game, OptionChoice, OptionDefault, OptionInfo, OptionKind};

const UPDATE: &str = "UPDATE_TYPES=1 cargo test -p subibaja-rules --test games_ts";

fn choice(choice: OptionChoice) -> String {
    match choice {
        OptionChoice::Word(word) => format!("'{word}'"),
        OptionChoice::Flag(_) | OptionChoice::Number(_) => choice.to_string(),
    }
}

fn option(option: &OptionInfo) -> String {
    // But for seats: how many there are is only known in the form.
    let is_seat = option.kinds.contains(&OptionKind::Seat);
    let listed = |of: &OptionChoice| !is_seat || matches!(of, OptionChoice::Word(_));
    let choices = option.choices(*option.seats.start()).into_iter().filter(listed);
    let choices: Vec<String> = choices.map(choice).collect();
    let default = match option.default {
        OptionDefault::Is(default) => choice(default),
        OptionDefault::Lot | OptionDefault::Unused => "null".to_owned(),
    };
    let instead_of = option.instead_of.map_or("null".to_owned(), |name| format!("'{name}'"));
    format!(
        "{{ name: '{}', choices: [{}], default: {default}, seat: {is_seat}, seats: [{}, {}], \
         insteadOf: {instead_of} }}",
        option.name,
        choices.join(", "),
        option.seats.start(),
        option.seats.end(),
    )
}

fn typescript() -> String {
    let mut ts = format!(
        "// The games as the rules describe them, written by `{UPDATE}`.\n\n\
         export const GAMES = {{\n"
    );
    for game in Game::ALL {
        let (seats, pack) = (game.seats(), game.pack());
        let excellent = game.excellent_below().map_or("null".to_owned(), |n| n.to_string());
        let quote = if game.name().contains('-') { "'" } else { "" };
        let _ = writeln!(ts, "  {quote}{game}{quote}: {{");
        let _ = writeln!(ts, "    title: '{}',", game.title());
        let _ = writeln!(ts, "    seats: [{}, {}],", seats.start(), seats.end());
        let _ = writeln!(ts, "    usualSeats: {},", game.usual_seats());
        let _ = writeln!(ts, "    cooperative: {},", game.is_cooperative());
        let _ = writeln!(ts, "    excellentBelow: {excellent},");
        let _ = writeln!(ts, "    cards: [{}, {}],", pack.low, pack.high);
        let piles = game.piles();
        let _ = writeln!(ts, "    piles: [{}", if piles.is_empty() { "]," } else { "" });
        for pile in &piles {
            let direction = match pile.direction {
                Direction::Up => "up",
                Direction::Down => "down",
            };
            let (name, start, rivals) = (pile.name, pile.start, pile.is_rivals);
            let _ = writeln!(
                ts,
                "      {{ name: '{name}', direction: '{direction}', start: {start}, rivals: {rivals} }},"
            );
        }
        let _ = writeln!(ts, "{}    options: [", if piles.is_empty() { "" } else { "    ],\n" });
        for described in game.options() {
            let _ = writeln!(ts, "      {},", option(described));
        }
        let _ = writeln!(ts, "    ],\n  }},");
    }
    ts + "} as const;\n\n\
          export type Game = keyof typeof GAMES;\n\
          export type GameOption = (typeof GAMES)[Game]['options'][number];\n\n\
          /** An option with values to choose from, whatever the seats. */\n\
          export type OfferedOption = Exclude<GameOption, { choices: readonly [] } | { seat: true }>;\n"
}

#[test]
fn the_committed_typescript_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games.ts");
    let games = typescript();
    if std::env::var_os("UPDATE_TYPES").is_some() {
        std::fs::write(&path, &games).expect("written");
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == games, "web/src/games.ts is not what the rules say: run {UPDATE}");
}
