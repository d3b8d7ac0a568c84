//! `subibaja prune`: what is not kept for ever, deleted now.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, bail};
use server::Settings;

use super::{configured, count, wait};
use crate::output;

/// Delete finished and abandoned tables, or their names and talk, after so many days
#[derive(clap::Args)]
#[command(after_help = "\
A server does this by itself, every hour, if it is given the same settings. A
game that is being played is never deleted: one is abandoned when nothing has
happened for at least 14 days. The results of what is deleted go on counting in
the statistics, without names; an id is never given again.
Examples:
  subibaja prune --dry-run --keep-finished 365 --keep-abandoned 60
  subibaja prune --keep-talk 30")]
pub(crate) struct Args {
    /// Days after which finished games are deleted
    #[arg(long, value_name = "DAYS", env = "SUBIBAJA_KEEP_FINISHED")]
    keep_finished: Option<u32>,
    /// Days without a move after which tables that are not over are deleted, at least 14
    #[arg(long, value_name = "DAYS", env = "SUBIBAJA_KEEP_ABANDONED")]
    keep_abandoned: Option<u32>,
    /// Days after which finished games lose their names and talk
    #[arg(long, value_name = "DAYS", env = "SUBIBAJA_KEEP_TALK")]
    keep_talk: Option<u32>,
    /// Only say what would be deleted
    #[arg(long)]
    dry_run: bool,
    /// The folder of the database [default: ./data]
    #[arg(long, value_name = "FOLDER", env = "SUBIBAJA_DATA")]
    data: Option<PathBuf>,
    /// A PostgreSQL database in place of the folder: `postgres://USER@HOST/NAME`
    #[arg(long, value_name = "URL", env = "SUBIBAJA_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// The server's file with settings, in TOML
    #[arg(long, value_name = "FILE", env = "SUBIBAJA_CONFIG")]
    config: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let settings = Settings {
        data: args.data.clone(),
        database: args.database.clone(),
        keep_finished: args.keep_finished,
        keep_abandoned: args.keep_abandoned,
        keep_talk: args.keep_talk,
        ..Settings::default()
    };
    let config = configured(settings, args.config.as_ref())?;
    if config.retention.is_for_ever() {
        bail!(
            "nothing says what is to be deleted: name --keep-finished, --keep-abandoned or --keep-talk"
        );
    }
    let pruned = wait(async {
        let hint = "a running server prunes by itself, if it is given the same settings";
        let store = server::open_existing(&config.store).await.context(hint)?;
        let pruned =
            server::prune(&store, &config.retention, super::now(), args.dry_run, |_| false).await;
        store.close().await;
        Ok(pruned?)
    })?;
    output::print(&format!(
        "{}: {}, {}; names and talk of {}.\n",
        if args.dry_run { "Would be deleted" } else { "Deleted" },
        count(pruned.finished, "finished game", "finished games"),
        count(pruned.abandoned, "abandoned table", "abandoned tables"),
        count(pruned.nameless, "more game", "more games"),
    ))?;
    if pruned.failed > 0 {
        let failed = count(pruned.failed, "table", "tables");
        output::complain(&format!("{failed} could not be deleted; `subibaja verify` says more"));
        return Ok(output::WRONG.into());
    }
    Ok(ExitCode::SUCCESS)
}
