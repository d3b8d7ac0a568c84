//! `subibaja`: play, deal, check and draw number-card games from the command line.
//!
//! Here arguments are parsed and commands dispatched; each command has a file of its own. No rule
//! of a game is decided in this crate.

// Texts are put together piece by piece here; `write!` would add an error that can't occur.
#![allow(clippy::format_push_string)]

mod args;
mod bench;
mod check;
mod deal;
mod guarded;
mod help;
mod hosting;
mod input;
mod join;
mod laboratory;
mod output;
mod play;
mod random;
mod replay;
mod rulebook;
mod scores;
mod serve;
mod shell;
mod show;
mod solve;
mod trace;
mod words;

use std::io::{self, IsTerminal as _};
use std::process::ExitCode;

use clap::{FromArgMatches as _, Subcommand};
use texts::Texts;

/// Benndorf's number-card games: deal, play, check and draw them.
#[derive(clap::Parser)]
#[command(name = "subibaja", version, max_term_width = 80)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Play(Box<play::Args>),
    Join(join::Args),
    Replay(replay::Args),
    Scores(scores::Args),
    Deal(deal::Args),
    Check(check::Args),
    Show(show::Args),
    Trace(trace::Args),
    Rules(rulebook::Args),
    Solve(solve::Args),
    Lab(laboratory::Args),
    Serve(Box<serve::Args>),
    Guard(guarded::Args),
    Bench(bench::Args),
    // These are named beneath the list, so that it fits a screen.
    #[command(hide = true, alias = "export")]
    Backup(hosting::backup::Args),
    #[command(hide = true, alias = "import")]
    Restore(hosting::restore::Args),
    #[command(hide = true)]
    Verify(hosting::verify::Args),
    #[command(hide = true)]
    Health(hosting::health::Args),
    #[command(hide = true)]
    Prune(hosting::prune::Args),
    #[command(hide = true)]
    Forget(hosting::forget::Args),
    #[command(hide = true)]
    Completions(shell::CompletionsArgs),
    #[command(hide = true)]
    Man(shell::ManArgs),
}

/// A server makes and drops many small texts; this takes a third of the time that the system's
/// allocator takes for them.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The command line. Who types the program's name and nothing else wants to play; a script wants to read what there is.
fn asked() -> Vec<std::ffi::OsString> {
    let mut asked: Vec<_> = std::env::args_os().collect();
    if asked.len() == 1 && io::stdin().is_terminal() && io::stdout().is_terminal() {
        asked.push("play".into());
    }
    asked
}

fn main() -> ExitCode {
    let texts = Texts::new(help::lang(std::env::args_os()));
    let read = help::command(&texts).try_get_matches_from(asked());
    let cli = match read.and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => cli,
        Err(error) => return help::answer(&texts, &error),
    };
    let done = match cli.command {
        Command::Play(args) => play::run(&args),
        Command::Join(args) => join::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Scores(args) => scores::run(&args),
        Command::Deal(args) => deal::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Show(args) => show::run(&args),
        Command::Trace(args) => trace::run(&args),
        Command::Rules(args) => rulebook::run(&args),
        Command::Solve(args) => solve::run(&args),
        Command::Guard(args) => guarded::run(&args),
        Command::Lab(args) => laboratory::run(&args),
        Command::Serve(args) => serve::run(*args),
        Command::Bench(args) => bench::run(&args),
        Command::Backup(args) => hosting::backup::run(&args),
        Command::Restore(args) => hosting::restore::run(&args),
        Command::Verify(args) => hosting::verify::run(&args),
        Command::Health(args) => hosting::health::run(&args),
        Command::Prune(args) => hosting::prune::run(&args),
        Command::Forget(args) => hosting::forget::run(&args),
        Command::Completions(args) => shell::completions(&args),
        Command::Man(args) => shell::man(&args),
    };
    match done {
        Ok(code) => code,
        Err(error) if output::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // Whatever is read from is named where it is read: without a name it is the output. Asked
            // of the innermost cause alone: `is` would find it beneath a name too.
            let unnamed = error.chain().len() == 1 && error.is::<io::Error>();
            let place = if unnamed { "standard output: " } else { "" };
            output::complain(&format!("{place}{error:#}"));
            output::WRONG.into()
        }
    }
}
