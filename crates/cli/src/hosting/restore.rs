//! `subibaja restore`: a back-up, put where there is nothing yet.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context as _;

use super::{Bar, DatabaseArgs, count, wait};
use crate::output;

/// Restore a back-up into a new database
#[derive(clap::Args)]
#[command(after_help = "\
Nothing is ever overwritten: the folder must hold no database, nor what is left
of one, and a PostgreSQL database must be empty. All of the back-up is restored,
after its checksum was found right, or nothing.
Examples:
  subibaja restore subibaja-2026-11-19.backup --data /var/lib/subibaja
  zstd -dc subibaja.backup.zst | subibaja restore -
  subibaja restore subibaja.backup --database postgres://subibaja@localhost/new")]
pub(crate) struct Args {
    /// A back-up that `subibaja backup` wrote; - is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    database: DatabaseArgs,
}

/// Opens a back-up.
pub(super) fn open(file: &Path) -> anyhow::Result<Box<dyn BufRead>> {
    if file == Path::new("-") {
        return Ok(Box::new(io::stdin().lock()));
    }
    let opened = File::open(file).with_context(|| file.display().to_string())?;
    Ok(Box::new(BufReader::with_capacity(1 << 16, opened)))
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let config = args.database.config()?;
    let input = open(&args.file)?;
    let bar = Bar::new();
    let mut progress = |done, of| bar.set(done, of);
    let restored = wait(async {
        let restored = server::restore(input, &config.store, &mut progress).await;
        restored.with_context(|| args.file.display().to_string())
    })?;
    drop(bar);
    for (table, fault) in &restored.wrong {
        output::complain(&format!("table {table} is restored, but can't be played on: {fault}"));
    }
    let tables = count(restored.tables, "table", "tables");
    let entries = count(restored.entries, "entry", "entries");
    output::print(&format!("Restored {tables} with {entries} to {}.\n", config.store))?;
    Ok(if restored.wrong.is_empty() { ExitCode::SUCCESS } else { output::WRONG.into() })
}
