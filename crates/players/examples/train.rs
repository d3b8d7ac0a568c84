//! Learns the numbers that the players go by, and prints them.
//!
//! ```sh
//! cargo run --release -p subibaja-players --example train -- team --seats 1 --minimum 3
//! cargo run --release -p subibaja-players --example train -- duel
//! cargo run --release -p subibaja-players --example train -- ants
//! ```

use rules::the_game::{Config, Options, Variant};
use subibaja_players::training::{self, Duels, Rounds, Team};

fn main() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |name: &str, default: u64| -> Result<u64, String> {
        match arguments.iter().position(|argument| argument == name) {
            Some(at) => arguments
                .get(at + 1)
                .and_then(|value| value.parse().ok())
                .ok_or_else(|| format!("{name} is followed by a number")),
            None => Ok(default),
        }
    };
    match arguments.first().map(String::as_str) {
        Some("team") => {
            let options = Options { minimum: number("--minimum", 2)? as u8, ..Options::default() };
            let config = Config::new(Variant::TheGame, number("--seats", 1)? as u8, options)
                .map_err(|error| error.to_string())?;
            let team = Team {
                config,
                talk: true,
                generations: number("--generations", 60)? as u32,
                deals: number("--deals", 8_000)? as u32,
                seed: number("--seed", 1)?,
            };
            let found = training::weights(&team, |generation, won, weights| {
                eprintln!("generation {generation}: {:.2} % won\n{weights}", 100.0 * won);
            });
            println!("{found}");
            Ok(())
        }
        Some("duel") => {
            let duels =
                Duels { thousands: number("--thousands", 100)? as u32, seed: number("--seed", 1)? };
            let found = training::net(&duels, |round, losses| {
                let (learning, in_use) = (losses.learning, losses.in_use);
                eprintln!("{round} thousand duels: loss {learning:.4}, net in use {in_use:.4}");
            });
            print!("{found}");
            Ok(())
        }
        Some("ants") => {
            let rounds = Rounds {
                generations: number("--generations", 6)? as u32,
                games: number("--games", 4_000)? as u32,
                seed: number("--seed", 1)?,
            };
            let found = training::ants(&rounds, |generation, learned| {
                eprintln!("generation {generation}: {learned}");
            });
            print!("{found}");
            Ok(())
        }
        _ => Err("what to train: team [--seats N] [--minimum M] [--generations G] [--deals D] \
                  [--seed S], duel [--thousands N] [--seed S], or ants [--generations G] [--games N] [--seed S]"
            .into()),
    }
}
