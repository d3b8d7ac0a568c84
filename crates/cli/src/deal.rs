//! `subibaja deal`: a fresh record.

use std::process::ExitCode;

use rules::Game;

use crate::args;
use crate::output;

/// Write a fresh record: one line of JSON with seed and deck
#[derive(clap::Args)]
#[command(after_help = "\
Options by game (seats count from 0 here, as in records):
  the-game, ascenso-descenso  start=choose|0.. minimum=2|3 small_hand=true
  ascenso-descenso            jump=immediate|any
  face-to-face                start=0|1 last_card=lose|allow
  hormigas                    start=0.. hand=12 hand=12,13 finish=auto|claim
                              target=60 rounds=3 symbols=house|one turn_limit=0
Examples:
  subibaja deal the-game --seats 2 --seed 7 --option minimum=3
  subibaja deal hormigas --option rounds=2 > game.jsonl")]
pub(crate) struct Args {
    /// Which game: the-game, ascenso-descenso, face-to-face or hormigas
    #[arg(value_parser = args::game(), hide_possible_values = true)]
    game: Game,
    #[command(flatten)]
    deal: args::Deal,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let record = args.deal.record(args.game)?;
    output::print(&format!("{}\n", record.to_json()))?;
    Ok(ExitCode::SUCCESS)
}
