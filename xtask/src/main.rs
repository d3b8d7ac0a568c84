//! The project's two commands: `cargo xtask run` does the main job, `cargo xtask test` checks
//! everything. Both work on a fresh machine with nothing but rustup on it, or say what to install.
//! `cargo xtask deny` is the part of the second that a new dependency has to pass.

mod arguments;
mod check;
mod crates;
#[cfg(test)]
mod links;
#[cfg(test)]
mod map;
#[cfg(test)]
mod names;
mod packages;
mod parts;
/// The tests look for PostgreSQL in the same way.
#[path = "../../crates/store/tests/support/postgres_programs.rs"]
mod postgres_programs;
mod set_up;
mod system;
mod web;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

use arguments::Invocation;
use parts::{Part, Without};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let outcome = arguments::read(&arguments).and_then(|asked| match asked {
        Invocation::Help => {
            println!("{}", arguments::USAGE);
            Ok(())
        }
        Invocation::Run(arguments) => run(&arguments),
        Invocation::Test(without) => test(&without),
        Invocation::Deny => set_up::node().and_then(|()| web::packages()).and_then(|()| built_in()),
    });
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
    println!("Builds the page, then the program, and serves both. {}", time_of_run());
    web::build()?;
    step("the program, built and started; Ctrl-C stops it");
    let fixed = ["run", "--release", "--package", "subibaja", "--", "serve"];
    let arguments: Vec<&str> =
        fixed.into_iter().chain(arguments.iter().map(String::as_str)).collect();
    cargo(&arguments, &[])
}

fn time_of_run() -> &'static str {
    if root().join("target/release").is_dir() {
        "What was built before and has not changed is taken as it is: mostly a matter of seconds."
    } else {
        "The first time that means downloads and about five minutes on two cores, later seconds."
    }
}

/// Packs the crates that others may use, and builds each from its package: what is missing in one is
/// noticed there alone. Later runs keep what they rest on, and take seconds.
const PACKAGE: [&str; 12] = [
    "package",
    "--allow-dirty",
    "--package",
    "subibaja-rules",
    "--package",
    "subibaja-records",
    "--package",
    "subibaja-players",
    "--package",
    "subibaja-solver",
    "--package",
    "subibaja-protocol",
];

/// Everything that must hold before a change lands.
fn test(without: &Without) -> Result<(), String> {
    let started = Instant::now();
    println!(
        "Checks everything: set-up, the page, formatting, dependencies, lints, documentation, tests, \
         the page's tests. {}",
        time_of_test(last_test())
    );
    step("what the tests need");
    set_up::for_tests(without)?;
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
    cargo(&parts::cargo_test(without), &[])?;
    step("what only others use of the rules");
    cargo(&["test", "--package", "subibaja-rules", "--features", "serde", "--test", "serde"], &[])?;
    step("the packages that others may use");
    cargo(&PACKAGE, &[])?;
    step("the page's tests");
    web::test()?;
    if !without.contains(&Part::Browser) {
        step("the page's tests in a browser");
        web::test_in_browser()?;
    }
    let took = started.elapsed();
    // For the next time; whether that can be written does not matter.
    let _ = fs::write(root().join(LAST_TEST), took.as_secs().to_string());
    println!("\n{} It took {}.", parts::verdict(without), minutes(took));
    Ok(())
}

/// Where it stands how many seconds the last whole test took.
const LAST_TEST: &str = "target/last-test-seconds";

fn last_test() -> Option<Duration> {
    let seconds = fs::read_to_string(root().join(LAST_TEST)).ok()?;
    seconds.trim().parse().ok().map(Duration::from_secs)
}

fn time_of_test(last: Option<Duration>) -> String {
    last.map_or_else(
        || "The first time it builds all of it, about half an hour on two cores.".to_owned(),
        |last| format!("Last time that took {}.", minutes(last)),
    )
}

/// A time for people.
fn minutes(time: Duration) -> String {
    match time.as_secs().div_ceil(60) {
        0 | 1 => "a minute".to_owned(),
        minutes => format!("{minutes} minutes"),
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_test_says_how_long_it_will_take() {
        assert!(time_of_test(None).contains("half an hour"));
        assert!(time_of_test(Some(Duration::from_secs(421))).contains("8 minutes"));
        assert_eq!(minutes(Duration::from_secs(59)), "a minute");
    }
}
