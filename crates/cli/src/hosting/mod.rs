//! Commands for those who host: back-ups, checks, and what is not kept for ever.

pub(crate) mod backup;
pub(crate) mod forget;
pub(crate) mod health;
pub(crate) mod prune;
pub(crate) mod restore;
pub(crate) mod verify;

use std::path::PathBuf;

use anyhow::Context as _;
use indicatif::{ProgressBar, ProgressStyle};
use server::{Config, Settings};

/// The commands, as help names them beneath its list.
pub(crate) const COMMANDS: &str = "backup, restore, verify, health, prune, forget";

/// Which database: as the server is told it.
#[derive(clap::Args)]
pub(crate) struct DatabaseArgs {
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

impl DatabaseArgs {
    /// The server's configuration, as far as it is about the database.
    pub(crate) fn config(&self) -> anyhow::Result<Config> {
        let settings = Settings {
            data: self.data.clone(),
            database: self.database.clone(),
            ..Settings::default()
        };
        configured(settings, self.config.as_ref())
    }
}

/// Settings, and for what they leave open those of a file.
pub(crate) fn configured(mut settings: Settings, file: Option<&PathBuf>) -> anyhow::Result<Config> {
    if let Some(path) = file {
        settings = settings.or(Settings::from_file(path)?);
    }
    Ok(settings.config()?)
}

/// Does something that waits for a database.
pub(crate) fn wait<T>(what: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.context("no thread can be started")?.block_on(what)
}

/// A bar on standard error that tells how long it will still take; nothing where that is no terminal.
pub(crate) struct Bar(ProgressBar);

impl Bar {
    pub(crate) fn new() -> Bar {
        let style =
            ProgressStyle::with_template("{bar:30} {human_pos}/{human_len} entries, {eta} left");
        Bar(ProgressBar::new(0).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar())))
    }

    pub(crate) fn set(&self, done: u64, of: u64) {
        self.0.set_length(of);
        self.0.set_position(done);
    }

    /// Says something above the bar.
    pub(crate) fn aside(&self, say: impl FnOnce()) {
        self.0.suspend(say);
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}

/// "1 table", "2 tables".
pub(crate) fn count(number: u64, one: &str, more: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { more })
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    i64::try_from(since.unwrap_or_default().as_millis()).unwrap_or(i64::MAX)
}
