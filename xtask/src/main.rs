//! The project's two commands: `cargo xtask run` does the main job, `cargo xtask test` checks
//! everything. Both work on a fresh machine with nothing but rustup on it. `cargo xtask deny` is the
//! part of the second that a new dependency has to pass.

mod check;
mod crates;
mod packages;
mod set_up;
mod web;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const USAGE: &str = "\
Usage: cargo xtask run [ARGUMENT…]   build everything, serve the page and its tables
       cargo xtask test              formatting, lints, documentation, all tests
       cargo xtask deny              only what may be built in: crates and packages

Arguments after `run` go to `subibaja serve`: cargo xtask run --port 8080";

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let outcome = match arguments.next().as_deref() {
        Some("run") => run(&arguments.collect::<Vec<_>>()),
        Some("test") => test(),
        Some("deny") => web::packages().and_then(|()| built_in()),
        Some("--help" | "-h" | "help") => {
            println!("{USAGE}");
            Ok(())
        }
        Some(other) => Err(format!("there is no `{other}`.\n{USAGE}")),
        None => Err(USAGE.to_owned()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("xtask: {reason}");
            ExitCode::FAILURE
        }
    }
}

/// The program's main job: the page and its tables, served.
fn run(arguments: &[String]) -> Result<(), String> {
    web::build()?;
    let fixed = ["run", "--quiet", "--release", "--package", "subibaja", "--", "serve"];
    let arguments: Vec<&str> =
        fixed.into_iter().chain(arguments.iter().map(String::as_str)).collect();
    cargo(&arguments, &[])
}

/// Everything that must hold before a change lands.
fn test() -> Result<(), String> {
    step("what the tests need");
    set_up::postgresql()?;
    step("the page");
    web::build()?;
    step("formatting");
    cargo(&["fmt", "--all", "--check"], &[])?;
    step("what the rules may depend on");
    check::rules_stay_pure()?;
    built_in()?;
    step("lints");
    cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"], &[])?;
    step("documentation");
    let strict = [("RUSTDOCFLAGS", "-D warnings")];
    cargo(&["doc", "--workspace", "--no-deps", "--document-private-items"], &strict)?;
    step("tests");
    cargo(&["test", "--workspace"], &[])?;
    step("the page's tests");
    web::test()
}

/// What other people's work may be built in.
fn built_in() -> Result<(), String> {
    step("crates: licences, versions, sources, advisories");
    crates::check()?;
    step("packages of the page: the same, and what runs on installing them");
    packages::check()
}

fn step(name: &str) {
    println!("\n== {name}");
}

/// Runs cargo in the workspace.
fn cargo(arguments: &[&str], environment: &[(&str, &str)]) -> Result<(), String> {
    let status = cargo_command(arguments)
        .envs(environment.iter().copied())
        .status()
        .map_err(|error| format!("cargo could not be started: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("`cargo {}` failed", arguments.join(" "))) }
}

fn cargo_command(arguments: &[&str]) -> Command {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(arguments).current_dir(root());
    // What cargo told this program about itself is not for others: build scripts that look at it
    // would run anew whenever cargo is called with and without it.
    for (name, _) in std::env::vars_os() {
        let name = name.to_string_lossy();
        if name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_") {
            command.env_remove(&*name);
        }
    }
    command
}

fn root() -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).to_owned()
}
