//! `subibaja forget`: one table, deleted for good.

use std::process::ExitCode;

use anyhow::{Context as _, anyhow};

use super::{DatabaseArgs, count, now, wait};
use crate::output;

/// Delete a table for good, with its names, talk, cards and result
#[derive(clap::Args)]
#[command(after_help = "\
Its id is never given again. A game that is being played is left alone. On
SQLite the server has to be stopped meanwhile. Back-ups made before still have
the table.
Examples:
  subibaja forget Ab3dEf6hIj9k --data /var/lib/subibaja
  subibaja forget 'https://play.example/t/Ab3dEf6hIj9k'")]
pub(crate) struct Args {
    /// The table's id, or a link to it
    #[arg(value_name = "TABLE")]
    table: String,
    /// Even if a game is being played there
    #[arg(long)]
    running: bool,
    #[command(flatten)]
    database: DatabaseArgs,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let table = server::table_in(&args.table).map_err(|reason| anyhow!(reason))?;
    let config = args.database.config()?;
    let forgotten = wait(async {
        let store = server::open_existing(&config.store).await;
        let store = store.with_context(|| format!("table {table} was not forgotten"))?;
        let forgotten = server::forget(&store, table, now(), false, args.running).await;
        store.close().await;
        Ok(forgotten?)
    })?;
    let entries = count(forgotten.entries, "entry", "entries");
    output::print(&format!("Table {table} is forgotten: {entries} were deleted.\n"))?;
    Ok(ExitCode::SUCCESS)
}
