//! `subibaja scores`: what was played so far.

use std::process::ExitCode;

use anyhow::Context as _;
use terminal::folder::Folder;
use terminal::scores::{groups, lines};

use crate::{args, output};

// Its help stands in the catalogue: see help.rs.
#[derive(clap::Args)]
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
