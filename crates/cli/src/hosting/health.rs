//! `subibaja health`: is the server there, and can it store?

use std::path::PathBuf;
use std::process::ExitCode;

use server::Settings;

use super::configured;
use crate::output;

/// Ask a server on this machine whether it can store moves; for containers and scripts
#[derive(clap::Args)]
#[command(after_help = "\
Exit status 0 if it can, 2 if not; the reason is on standard error.
Examples:
  subibaja health
  SUBIBAJA_PORT=8080 subibaja health")]
pub(crate) struct Args {
    /// Where it listens [default: 127.0.0.1]
    #[arg(long, value_name = "ADDRESS", env = "SUBIBAJA_HOST")]
    host: Option<std::net::IpAddr>,
    /// Its port [default: 7111]
    #[arg(long, env = "SUBIBAJA_PORT")]
    port: Option<u16>,
    /// The server's file with settings, in TOML
    #[arg(long, value_name = "FILE", env = "SUBIBAJA_CONFIG")]
    config: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let settings = Settings { host: args.host, port: args.port, ..Settings::default() };
    let config = configured(settings, args.config.as_ref())?;
    let address = server::health(config.listen)?;
    output::print(&format!("The server at {address} is ready.\n"))?;
    Ok(ExitCode::SUCCESS)
}
