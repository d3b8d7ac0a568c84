//! `subibaja serve`: tables on the network.

use std::io::{Write as _, stderr, stdout};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context as _;
use server::{Config, Server, Settings};

use crate::{hosting, output};

/// Host tables: people open a link and play, with bots in the free seats
#[derive(clap::Args)]
#[command(after_help = "\
Everything has a default: `subibaja serve` alone works, and keeps its log in
./data. Each setting can be given as a flag, in the environment or in the file,
in this order of weight; docs/hosting.md has the table.
Examples:
  subibaja serve
  subibaja serve --host 0.0.0.0 --public-url https://play.example --behind-proxy")]
pub(crate) struct Args {
    #[command(flatten)]
    settings: Settings,
    /// A file with settings, in TOML: port = 7111
    #[arg(long, value_name = "FILE", env = "SUBIBAJA_CONFIG")]
    config: Option<PathBuf>,
    /// Rebuild the lobby and the statistics from the log first
    #[arg(long)]
    rebuild: bool,
    /// Only see whether it would start, and change nothing
    #[arg(long, conflicts_with = "rebuild")]
    check: bool,
}

pub(crate) fn run(args: Args) -> anyhow::Result<ExitCode> {
    let config = hosting::configured(args.settings, args.config.as_ref())?;
    if args.check {
        return check(&config);
    }
    let json = server::start_logging();
    // One thread alone takes turns: all tables think, then all sockets write. That is much less
    // work than where each message is passed on at once.
    let runtime = match config.threads {
        1 => tokio::runtime::Builder::new_current_thread().enable_all().build(),
        threads => {
            let mut builder = tokio::runtime::Builder::new_multi_thread();
            builder.worker_threads(threads).enable_all().build()
        }
    };
    let runtime = runtime.context("the server's threads can't be started")?;
    runtime.block_on(serve(config, args.rebuild, json))?;
    Ok(ExitCode::SUCCESS)
}

/// Says of each thing that a server needs whether it is there.
fn check(config: &Config) -> anyhow::Result<ExitCode> {
    let found = hosting::wait(async { Ok(server::check(config).await) })?;
    for found in found.iter().filter(|found| !found.wrong) {
        output::print(&format!("{}\n", found.what))?;
    }
    let wrong: Vec<_> = found.iter().filter(|found| found.wrong).collect();
    for found in &wrong {
        output::complain(&found.what);
    }
    if wrong.is_empty() {
        output::print("The server would start.\n")?;
        return Ok(ExitCode::SUCCESS);
    }
    Ok(output::WRONG.into())
}

async fn serve(config: Config, rebuild: bool, json: bool) -> anyhow::Result<()> {
    let (log, public_url) = (config.store.to_string(), config.public_url.clone());
    // The address first: where another server has it, the database must stay as it is.
    let bound = Server::bind(config)?;
    if rebuild {
        let tables = bound.rebuild().await?;
        if !json {
            let _ = writeln!(stderr(), "Lobby and statistics were made anew from {tables} tables.");
        }
    }
    let server = bound.start().await?;
    // Nobody need read it: a server whose output is on a full disk serves all the same.
    // Who wants JSON has it in the log.
    if !json {
        let greeting = greeting(server.address(), public_url.as_deref(), &log);
        let _ = stdout().write_all(greeting.as_bytes());
    }
    signal().await?;
    let _ = writeln!(stderr(), "Stopping: what was accepted is stored.");
    // Who asks twice does not want to wait.
    tokio::select! {
        () = server.drain() => {}
        asked = signal() => asked?,
    }
    Ok(server.stop().await?)
}

/// Waits for Ctrl-C, or for the word of whoever started the program.
async fn signal() -> anyhow::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut ended = signal(SignalKind::terminate())?;
        tokio::select! {
            pressed = tokio::signal::ctrl_c() => pressed?,
            _ = ended.recv() => {}
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await?;
    Ok(())
}

/// Where the server is, and what to do next.
fn greeting(address: SocketAddr, public_url: Option<&str>, log: &str) -> String {
    let url = public_url.map_or_else(|| format!("http://{address}"), str::to_owned);
    format!(
        "Subibaja is at {url}\n\
         Open it in a browser to play. Every accepted move is kept in {log}.\n\
         For programs: {url}/api/docs. Ctrl-C stops; nothing is lost.\n"
    )
}
