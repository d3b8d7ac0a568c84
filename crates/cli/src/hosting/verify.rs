//! `subibaja verify`: every log replayed by the rules.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context as _;

use super::restore::open;
use super::{Bar, DatabaseArgs, count, wait};
use crate::output;

/// Replay every game of a database or back-up by the rules, and say what is wrong where
#[derive(clap::Args)]
#[command(after_help = "\
The database may be in use. Each fault is a line on standard error; exit status
2 if there is any. Where only lobby or statistics are not what the logs say,
`subibaja serve --rebuild` makes them anew.
Examples:
  subibaja verify --data /var/lib/subibaja
  subibaja verify subibaja-2026-11-19.backup")]
pub(crate) struct Args {
    /// A back-up; without it the database is checked; - is standard input
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    #[command(flatten)]
    database: DatabaseArgs,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let bar = Bar::new();
    let mut tell = |fault: &str| bar.aside(|| output::complain(fault));
    let mut progress = |done, of| bar.set(done, of);
    let (place, found) = if let Some(file) = &args.file {
        let place = file.display().to_string();
        let found = server::verify_backup(open(file)?, &mut tell, &mut progress);
        (place.clone(), found.context(place)?)
    } else {
        let config = args.database.config()?;
        let found = server::verify_database(&config.store, &mut tell, &mut progress);
        (config.store.to_string(), wait(async { Ok(found.await?) })?)
    };
    drop(bar);
    let verdict = match (found.wrong, found.stale) {
        (0, 0) => "All sound.".to_owned(),
        (0, stale) => format!(
            "The logs are sound; lobby or statistics are not up to date for {}: \
             `subibaja serve --rebuild` makes them anew.",
            count(stale, "table", "tables")
        ),
        (wrong, _) => format!(
            "{} in the log: restore a back-up from before, or `subibaja forget` the tables.",
            count(wrong, "fault", "faults")
        ),
    };
    output::print(&format!(
        "{place}: {}, {}; {} being played, {} over, {} forgotten. {verdict}\n",
        count(found.tables, "table", "tables"),
        count(found.entries, "entry", "entries"),
        found.playing,
        found.over,
        found.forgotten,
    ))?;
    let sound = found.wrong == 0 && found.stale == 0;
    Ok(if sound { ExitCode::SUCCESS } else { output::WRONG.into() })
}
