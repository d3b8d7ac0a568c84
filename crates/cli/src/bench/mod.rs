//! `subibaja bench`: how fast the engine is on this machine, and whether the players decide as before.

mod playouts;

use std::process::ExitCode;

use clap::Subcommand;
use rules::{Family, Game, OptionValue, Seed, Setup, State};
use serde::Serialize;

use crate::{args, output};

/// Measure how fast the engine is here, or print what the players decide
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  subibaja bench playouts the-game
  subibaja bench players | diff - oracles/players.txt")]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    Playouts(PlayoutsArgs),
    /// Print the bench signature: a hash of what every player decides in fixed games
    Players,
}

/// Play whole games at random on one core and count them
#[derive(clap::Args)]
#[command(after_help = "\
Placements are uniformly random; each turn ends at its minimum. In hormigas any
legal action; one round of at most 1000 turns unless options say otherwise.
Examples:
  subibaja bench playouts the-game
  subibaja bench playouts hormigas --seats 4 --seconds 10 --json")]
struct PlayoutsArgs {
    #[arg(value_parser = args::game(), hide_possible_values = true, help = args::which_game())]
    game: Game,
    /// How many play [default: 3; 2 in face-to-face]
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// For how long
    #[arg(long, value_name = "S", default_value_t = 3.0, value_parser = seconds)]
    seconds: f64,
    /// What the random numbers are made from
    #[arg(long, value_name = "SEED", default_value = "1")]
    seed: Seed,
    /// An option of the game; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = args::option)]
    options: Vec<(String, OptionValue)>,
    /// As JSON
    #[arg(long)]
    json: bool,
}

/// What was measured.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    seats: u8,
    seconds: f64,
    games: u64,
    placements: u64,
    games_per_s: f64,
    placements_per_s: f64,
    mean_placements: f64,
}

fn seconds(text: &str) -> Result<f64, &'static str> {
    let number = text.parse().ok().filter(|number| (0.001..=3600.0).contains(number));
    number.ok_or("expected a number of seconds from 0.001 to 3600")
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let text = match &args.what {
        What::Playouts(args) => playouts(args)?,
        What::Players => players::signature(),
    };
    output::print(&text)?;
    Ok(ExitCode::SUCCESS)
}

fn playouts(args: &PlayoutsArgs) -> anyhow::Result<String> {
    let game = args.game;
    let seats = args::default_seats(args.seats, game);
    let options = with_defaults(game, &args.options);
    let setup = Setup::from_seed(game, seats, &options, &args.seed)?;
    let count = playouts::run(&State::new(&setup)?, &args.seed, args.seconds);
    let report = Report::new(game, seats, &count);
    Ok(if args.json { serde_json::to_string(&report)? + "\n" } else { report.text(game) })
}

/// Nobody is here to choose a start, and random players of Hormigas would never finish.
fn with_defaults(game: Game, given: &[(String, OptionValue)]) -> Vec<(String, OptionValue)> {
    let mut options = given.to_vec();
    let mut default = |name: &str, unless: &[&str], value| {
        if !given.iter().any(|(given, _)| unless.contains(&given.as_str())) {
            options.push((name.to_owned(), OptionValue::Number(value)));
        }
    };
    match game.family() {
        Family::TheGame(_) => default("start", &["start"], 0),
        Family::FaceToFace => {}
        Family::Hormigas => {
            default("rounds", &["rounds", "target"], 1);
            default("turn_limit", &["turn_limit"], 1000);
        }
    }
    options
}

impl Report {
    #[allow(clippy::cast_precision_loss)] // counts of a few seconds are far below 2⁵²
    fn new(game: Game, seats: u8, count: &playouts::Count) -> Report {
        let (games, placements) = (count.games as f64, count.placements as f64);
        Report {
            game: game.name(),
            seats,
            seconds: count.seconds,
            games: count.games,
            placements: count.placements,
            games_per_s: games / count.seconds,
            placements_per_s: placements / count.seconds,
            mean_placements: placements / games,
        }
    }

    fn text(&self, game: Game) -> String {
        let table = crate::words::game::<&str>(game, self.seats, &[]);
        format!(
            "{table}: {} games in {:.2} s on one core\n\
             games_per_s      {:>12.0}\n\
             placements_per_s {:>12.0}\n\
             mean_placements  {:>12.3}\n",
            self.games, self.seconds, self.games_per_s, self.placements_per_s, self.mean_placements
        )
    }
}
