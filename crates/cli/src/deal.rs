//! `subibaja deal`: a fresh record.

use std::process::ExitCode;

use rules::Game;

use crate::args;
use crate::output;

const EXAMPLES: &str = "\
Examples:
  subibaja deal the-game --seats 2 --seed 7 --option minimum=3
  subibaja deal hormigas --option rounds=2 > game.jsonl";

/// Write a fresh record: one line of JSON with seed and deck
#[derive(clap::Args)]
#[command(after_help = format!("{}\n{EXAMPLES}", args::options_help()))]
pub(crate) struct Args {
    #[arg(value_parser = args::game(), hide_possible_values = true, help = args::which_game())]
    game: Game,
    #[command(flatten)]
    deal: args::DealArgs,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let record = args.deal.record(args.game)?;
    output::print(&format!("{}\n", record.to_json()))?;
    Ok(ExitCode::SUCCESS)
}
