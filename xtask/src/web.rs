//! The page: its WebAssembly, its packages, its build, its tests. Each step is left out where
//! nothing it depends on has changed.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

use crate::{cargo, root, set_up, step};

const WASM: &str = "target/wasm32-unknown-unknown/page/subibaja_wasm.wasm";

/// Builds the page into `web/dist`, which the server embeds.
pub(crate) fn build() -> Result<(), String> {
    set_up::node()?;
    set_up::wasm_target()?;
    step("the rules and players for the browser");
    wasm()?;
    packages()?;
    let sources =
        ["src", "public", "build", "wasm", "index.html", "package-lock.json", "vite.config.ts"];
    let sources = sources.iter().map(|name| root().join("web").join(name));
    let texts = ["docs/rules", "crates/texts/texts"].iter().map(|name| root().join(name));
    let newest = sources.chain(texts).filter_map(|path| newest(&path)).max();
    if modified(&root().join("web/dist/index.html")) > newest {
        return Ok(());
    }
    step("the page");
    npm(&["run", "--silent", "build"])
}

/// Formatting, lints, types and controller.
pub(crate) fn test() -> Result<(), String> {
    npm(&["run", "--silent", "lint"])?;
    npm(&["run", "--silent", "check"])?;
    npm(&["run", "--silent", "test"])
}

/// The page in a real browser against the real server. That is the program which the workspace's
/// tests have just built: to build it by itself, with fewer features of its dependencies, would
/// compile all of them once more.
pub(crate) fn test_in_browser() -> Result<(), String> {
    let browser = set_up::chromium()?;
    npm_with(&["run", "--silent", "e2e"], &[(set_up::CHROMIUM, &browser)])
}

/// The rules and the players for the browser.
fn wasm() -> Result<(), String> {
    let target = "wasm32-unknown-unknown";
    cargo(&["build", "--profile", "page", "--target", target, "--package", "subibaja-wasm"], &[])?;
    let written = root().join("web/wasm/subibaja_wasm_bg.wasm");
    if modified(&written) > modified(&root().join(WASM)) {
        return Ok(());
    }
    cargo(&["run", "--package", "bindgen", "--", WASM, "web/wasm"], &[])
}

/// Installs the packages of the lock file, unless these are the installed ones. What they would run
/// on being installed is not run: none of them needs it.
pub(crate) fn packages() -> Result<(), String> {
    let lock = fs::read(root().join("web/package-lock.json"))
        .map_err(|error| format!("web/package-lock.json can't be read: {error}"))?;
    let stamp = root().join("web/node_modules/.installed-lock");
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    step("the page's packages");
    npm(&["ci", "--no-audit", "--no-fund", "--ignore-scripts"])?;
    fs::write(&stamp, lock).map_err(|error| format!("{}: {error}", stamp.display()))
}

fn npm(arguments: &[&str]) -> Result<(), String> {
    npm_with(arguments, &[])
}

fn npm_with(arguments: &[&str], environment: &[(&str, &Path)]) -> Result<(), String> {
    let status = Command::new("npm")
        .args(arguments)
        .envs(environment.iter().copied())
        .current_dir(root().join("web"))
        .status()
        .map_err(|error| format!("npm could not be started: {error}. Install Node with npm."))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("`npm {}` failed in web/", arguments.join(" ")))
    }
}

fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).ok()?.modified().ok()
}

/// When a file, or the newest file of a folder, was changed.
fn newest(path: &Path) -> Option<SystemTime> {
    let Ok(folder) = fs::read_dir(path) else { return modified(path) };
    folder.flatten().filter_map(|entry| newest(&entry.path())).max()
}
