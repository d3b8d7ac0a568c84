//! `subibaja completions` and `subibaja man`: for shells and manual readers.

use std::process::ExitCode;

use anyhow::bail;
use clap_complete::Shell;
use clap_mangen::Man;

use texts::{Lang, Texts};

use crate::{help, output};

/// Print completions for a shell
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  source <(subibaja completions bash)
  subibaja completions fish > ~/.config/fish/completions/subibaja.fish")]
pub(crate) struct CompletionsArgs {
    /// Which shell
    shell: Shell,
}

/// Print a manual page
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  subibaja man | man -l -
  subibaja man deal > subibaja-deal.1")]
pub(crate) struct ManArgs {
    /// The command whose page to print; without it the program's
    command: Option<String>,
}

/// The program as its help has it, in the person's language.
fn program() -> clap::Command {
    help::command(&Texts::new(Lang::from_environment()))
}

pub(crate) fn completions(args: &CompletionsArgs) -> anyhow::Result<ExitCode> {
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut program(), "subibaja", &mut text);
    output::print(&String::from_utf8_lossy(&text))?;
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn man(args: &ManArgs) -> anyhow::Result<ExitCode> {
    let program = program();
    let command = match &args.command {
        None => program,
        Some(name) => match program.find_subcommand(name) {
            Some(command) => command.clone(),
            None => bail!("there is no command `{name}`: see subibaja --help"),
        },
    };
    let mut text = Vec::new();
    Man::new(command).render(&mut text)?;
    output::print(&String::from_utf8_lossy(&text))?;
    Ok(ExitCode::SUCCESS)
}
