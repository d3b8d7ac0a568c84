//! What the tests need from the system, installed where it is missing.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{cargo, root};

/// The store's tests start a PostgreSQL server of their own.
pub(crate) fn postgresql() -> Result<(), String> {
    if Path::new("/usr/lib/postgresql").exists() {
        return Ok(());
    }
    install("postgresql")
}

/// The page's tests drive a real browser.
pub(crate) fn chromium() -> Result<(), String> {
    if Path::new("/usr/bin/chromium").exists() || std::env::var_os("CHROMIUM").is_some() {
        return Ok(());
    }
    install("chromium")
}

/// The page is built and tested by Node.
pub(crate) fn node() -> Result<(), String> {
    let version = Command::new("node").arg("--version").output();
    let version = version.map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
    let major = version.unwrap_or_default();
    let major: u32 =
        major.trim_start_matches('v').split('.').next().unwrap_or("").parse().unwrap_or(0);
    if major >= NODE {
        return Ok(());
    }
    Err(format!(
        "Node {NODE} or later is missing: the page is built with it. Install it from your system's packages or https://nodejs.org, with npm."
    ))
}

/// The oldest Node that Vite runs on.
const NODE: u32 = 20;

/// Rust's target of the page.
pub(crate) fn wasm_target() -> Result<(), String> {
    const TARGET: &str = "wasm32-unknown-unknown";
    let installed = Command::new("rustup").args(["target", "list", "--installed"]).output();
    if installed.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).contains(TARGET)) {
        return Ok(());
    }
    let status = Command::new("rustup").args(["target", "add", TARGET]).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        _ => Err(format!("the page needs Rust's target {TARGET}: rustup target add {TARGET}")),
    }
}

/// Which crates may be built in is judged by cargo-deny, of one version, so that everyone gets the
/// same answer.
const CARGO_DENY: &str = "0.20.2";

/// Where cargo-deny is, built once for this project alone. Unoptimised that takes two cores about a
/// minute, optimised several; a check takes seconds either way.
pub(crate) fn cargo_deny() -> Result<PathBuf, String> {
    let tools = root().join("target/tools");
    let program = tools.join("bin").join(format!("cargo-deny{}", std::env::consts::EXE_SUFFIX));
    let version = Command::new(&program).arg("--version").output();
    let wanted = format!("cargo-deny {CARGO_DENY}");
    if version.is_ok_and(|said| String::from_utf8_lossy(&said.stdout).trim() == wanted) {
        return Ok(program);
    }
    println!("building {wanted}, once");
    let build = tools.join("build");
    let (tools, built) = (tools.to_string_lossy(), build.to_string_lossy());
    let version = format!("={CARGO_DENY}");
    let fixed = ["install", "--quiet", "--locked", "--debug", "--force", "cargo-deny"];
    let chosen = ["--version", &version, "--root", &tools, "--target-dir", &built];
    let arguments: Vec<&str> = fixed.into_iter().chain(chosen).collect();
    cargo(&arguments, &[("CARGO_PROFILE_DEV_DEBUG", "0")])?;
    // Half a gigabyte that nobody needs again.
    let _ = fs::remove_dir_all(&build);
    Ok(program)
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
