//! Would the server start? Nothing is changed by asking.

use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};

use store::{Snapshot, StoreConfig};

use super::health;
use crate::config::Config;

/// One thing that was looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checked {
    /// Would it keep the server from starting?
    pub wrong: bool,
    /// What was found.
    pub what: String,
}

/// Looks at all that a server with this configuration needs.
pub async fn check(config: &Config) -> Vec<Checked> {
    let mut found = vec![address("address", config.listen)];
    found.extend(config.metrics.map(|metrics| address("metrics", metrics)));
    found.push(database(&config.store).await);
    if config.behind_proxy && config.public_url.is_none() {
        let what = "public URL: none, though there is a proxy; name it with --public-url, or \
                    browsers' sockets may be refused"
            .into();
        found.push(Checked { wrong: false, what });
    }
    found
}

fn fine(what: String) -> Checked {
    Checked { wrong: false, what }
}

fn wrong(what: String) -> Checked {
    Checked { wrong: true, what }
}

fn address(name: &str, address: SocketAddr) -> Checked {
    match TcpListener::bind(address) {
        Ok(_) => fine(format!("{name}: {address} is free")),
        // Who checks a configuration often has a server running.
        Err(_) if name == "address" && health(address).is_ok() => {
            fine(format!("{name}: {address} is taken, by a server of Subibaja that is ready"))
        }
        Err(error) => wrong(format!("{name}: {address} can't be listened on: {error}")),
    }
}

async fn database(config: &StoreConfig) -> Checked {
    if let StoreConfig::Sqlite { path } = config
        && !path.exists()
    {
        return match folder_to_be(path) {
            Ok(folder) => fine(format!(
                "database: {config} is not there yet; it will be made, in {}",
                folder.display()
            )),
            Err(reason) => wrong(format!("database: {config} can't be made: {reason}")),
        };
    }
    let opened = async { Snapshot::open(config).await?.counts().await };
    match opened.await {
        Ok(counts) => fine(format!(
            "database: {config} has {} tables with {} entries",
            counts.tables, counts.entries
        )),
        Err(error) if error.to_string().contains("holds no tables of Subibaja") => {
            fine(format!("database: {config} is empty; the tables will be made at the start"))
        }
        Err(error) => wrong(format!("database: {error}")),
    }
}

/// The folder that is there and in which the file, or its folder, would be made.
fn folder_to_be(path: &Path) -> Result<PathBuf, String> {
    let path = std::path::absolute(path).map_err(|error| error.to_string())?;
    let folder = path.ancestors().skip(1).find(|folder| folder.exists());
    let folder = folder.ok_or("there is no folder for it")?;
    if !folder.is_dir() {
        return Err(format!("{} is no folder", folder.display()));
    }
    may_write(folder)?;
    Ok(folder.to_owned())
}

/// By trying, as rights are not all that can be in the way.
fn may_write(folder: &Path) -> Result<(), String> {
    let trial = folder.join(format!(".subibaja-check-{}", std::process::id()));
    let said = |error: std::io::Error| format!("{}: {error}", folder.display());
    std::fs::File::create_new(&trial).map_err(said)?;
    std::fs::remove_file(&trial).map_err(said)
}
