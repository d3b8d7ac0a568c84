//! The crates we build in, judged by cargo-deny and `deny.toml`.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{root, set_up};

/// Licences, versions and sources always; advisories where somebody has put their database. It is
/// not fetched here: tests must not hang on a network, nor change from one hour to the next.
pub(crate) fn check() -> Result<(), String> {
    let deny = set_up::cargo_deny()?;
    let unused = ["--deny", "unmatched-skip"];
    run(&deny, &[&["--locked", "check"], &unused[..], &["licenses", "bans", "sources"]].concat())?;
    let databases = databases();
    if has_database(&databases) {
        return run(&deny, &["--locked", "--offline", "check", "advisories"]);
    }
    println!(
        "advisories skipped: no database in {}. Where the network allows: \
         target/tools/bin/cargo-deny fetch db",
        databases.display()
    );
    Ok(())
}

fn run(deny: &Path, arguments: &[&str]) -> Result<(), String> {
    let status = Command::new(deny)
        .args(arguments)
        .current_dir(root())
        .status()
        .map_err(|error| format!("cargo-deny could not be started: {error}"))?;
    if status.success() {
        return Ok(());
    }
    Err(format!(
        "cargo-deny found fault with a crate ({}). Take another, or argue for it in deny.toml.",
        arguments.join(" ")
    ))
}

/// Where cargo-deny keeps the databases that it has fetched.
fn databases() -> PathBuf {
    let home = std::env::home_dir().unwrap_or_default().join(".cargo");
    std::env::var_os("CARGO_HOME").map_or(home, PathBuf::from).join("advisory-dbs")
}

fn has_database(folder: &Path) -> bool {
    let Ok(entries) = folder.read_dir() else { return false };
    entries.flatten().any(|entry| entry.path().join("crates").is_dir())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_is_a_folder_of_advisories() {
        let folder = tempfile::tempdir().expect("a folder");
        assert!(!has_database(&folder.path().join("nothing")));
        assert!(!has_database(folder.path()));
        std::fs::write(folder.path().join("db.lock"), "").expect("a file");
        assert!(!has_database(folder.path()));
        std::fs::create_dir_all(folder.path().join("advisory-db-1/crates")).expect("folders");
        assert!(has_database(folder.path()));
    }
}
