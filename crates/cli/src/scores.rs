//! `subibaja scores`: what was played so far.

use std::process::ExitCode;

use anyhow::Context as _;
use terminal::folder::Folder;
use terminal::scores::{groups, lines};

use crate::{args, output};

/// Show what you played: games, wins, cards left, streaks
#[derive(clap::Args)]
#[command(after_help = "\
By game, seats and options. The games are in games.jsonl of the data folder,
which is that of SUBIBAJA_DATA or else your user's; --folder prints it.
Examples:
  subibaja scores
  subibaja replay \"$(subibaja scores --folder)/games.jsonl\"")]
pub(crate) struct Args {
    /// Print where the data folder is
    #[arg(long)]
    folder: bool,
    #[command(flatten)]
    lang: args::LanguageArg,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let folder = Folder::find().context("there is no home folder: set SUBIBAJA_DATA to one")?;
    let text = if args.folder {
        format!("{}\n", folder.path().display())
    } else {
        lines(&args.lang.texts(), &groups(&folder.games()?)).join("\n") + "\n"
    };
    output::print(&text)?;
    Ok(ExitCode::SUCCESS)
}
