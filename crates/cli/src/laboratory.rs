//! `subibaja lab`: many deals by many players. The laboratory is a crate of its own; here it gets its
//! place among the commands.

use std::process::ExitCode;

/// Measure and compare players over many deals
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  subibaja lab run the-game --seats 3 --players steady --deals 2000
  subibaja lab compare steady novice face-to-face
  subibaja lab cross the-game --seats 3 --budget 100n --deals 60
  subibaja lab ladder face-to-face --players expert@200n,steady,novice")]
pub(crate) struct Args {
    #[command(subcommand)]
    command: lab::command::LabCommand,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    lab::command::run(args.command.clone())?;
    Ok(ExitCode::SUCCESS)
}
