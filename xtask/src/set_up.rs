//! What the tests need from the system, installed where it is missing.

use std::path::Path;
use std::process::Command;

/// The store's tests start a PostgreSQL server of their own.
pub(crate) fn postgresql() -> Result<(), String> {
    if Path::new("/usr/lib/postgresql").exists() {
        return Ok(());
    }
    install("postgresql")
}

/// Installs a Debian package, if we may.
fn install(package: &str) -> Result<(), String> {
    let command = format!("apt-get install --yes --no-install-recommends {package}");
    if !is_root() {
        return Err(format!("`{package}` is missing. Install it: sudo {command}"));
    }
    println!("installing {package}");
    let script = format!("apt-get update --quiet && {command}");
    let status = Command::new("sh")
        .args(["-c", &script])
        .env("DEBIAN_FRONTEND", "noninteractive")
        .status()
        .map_err(|error| format!("apt-get could not be started: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("`{script}` failed: {status}")) }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
