//! What the build and the tests need from the system: found, or seen to by [`system`].

use std::env;
use std::fs;
use std::io::{self, BufRead as _, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::parts::{Part, Without};
use crate::system::{self, Manager, Need, Remedy, User};
use crate::{cargo, nats_program, postgres_programs, root};

/// All that the tests need, asked for at the start: nobody wants to hear of it after a quarter of an
/// hour, or of one thing after the other.
pub(crate) fn for_tests(without: &Without) -> Result<(), String> {
    let mut problems: Vec<String> = Vec::new();
    let mut see_to = |outcome: Result<(), String>| problems.extend(outcome.err());
    see_to(node());
    see_to(provide(Need::Python, || find_program("python3")).map(|_| ()));
    if !without.contains(&Part::Postgres) {
        see_to(provide(Need::Postgresql, postgres_programs::find).map(|_| ()));
    }
    // Where PostgreSQL is left out, so is what needs both.
    if !without.contains(&Part::Nats) && !without.contains(&Part::Postgres) {
        see_to(provide(Need::Nats, nats_program::find).map(|_| ()));
    }
    if !without.contains(&Part::Browser) {
        see_to(chromium().map(|_| ()));
    }
    see_to(wasm_target());
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\n")) }
}

/// What nodes need that are to break.
pub(crate) fn for_chaos() -> Result<(), String> {
    provide(Need::Postgresql, postgres_programs::find)?;
    provide(Need::Nats, nats_program::find).map(|_| ())
}

/// The page is built and tested by Node.
pub(crate) fn node() -> Result<(), String> {
    provide(Need::Node, || {
        let version = Command::new("node").arg("--version").output().ok()?;
        find_program("npm")?;
        is_new_enough(&String::from_utf8_lossy(&version.stdout)).then_some(())
    })
}

/// The oldest Nodes that Vite and `ESLint` run on, of the lines before [`NODE`].
const OLD_NODES: [(u32, u32); 2] = [(20, 19), (22, 13)];

/// From this line on they run on all.
const NODE: u32 = 24;

fn is_new_enough(version: &str) -> bool {
    let mut numbers = version.trim().trim_start_matches('v').split('.').map(str::parse::<u32>);
    let (Some(Ok(major)), Some(Ok(minor))) = (numbers.next(), numbers.next()) else { return false };
    major >= NODE || OLD_NODES.iter().any(|(line, first)| major == *line && minor >= *first)
}

/// Names the browser, where it is in none of the usual places.
pub(crate) const CHROMIUM: &str = "CHROMIUM";

/// Chromium and Chrome by the names of their programs.
const BROWSERS: [&str; 5] =
    ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

/// Where a Mac has them.
const MAC_BROWSERS: [&str; 2] = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/// The browser that the page's tests drive.
pub(crate) fn chromium() -> Result<PathBuf, String> {
    provide(Need::Chromium, || {
        if let Some(named) = env::var_os(CHROMIUM).filter(|named| !named.is_empty()) {
            return Some(named.into());
        }
        let in_path = BROWSERS.iter().find_map(|name| find_program(name));
        let of_mac = || MAC_BROWSERS.iter().map(PathBuf::from).find(|path| path.is_file());
        in_path.or_else(of_mac)
    })
}

/// Rust's target of the page. Looked for where the compiler does, as not everyone has it by rustup.
pub(crate) fn wasm_target() -> Result<(), String> {
    const TARGET: &str = "wasm32-unknown-unknown";
    let libraries = ["--print", "target-libdir", "--target", TARGET];
    let libraries = Command::new("rustc").args(libraries).current_dir(root()).output();
    let libraries = libraries.map(|said| String::from_utf8_lossy(&said.stdout).trim().to_owned());
    if libraries.is_ok_and(|folder| Path::new(&folder).is_dir()) {
        return Ok(());
    }
    println!("adding Rust's target {TARGET}");
    let added = Command::new("rustup").args(["target", "add", TARGET]).current_dir(root()).status();
    if added.is_ok_and(|status| status.success()) {
        return Ok(());
    }
    Err(format!(
        "Rust's target {TARGET} is missing: the page is built for it.\n  \
         Add it: rustup target add {TARGET}\n  \
         Without rustup (https://rustup.rs) it is a package of your system: \
         libstd-rust-dev-wasm32 (apt), rust-std-static-{TARGET} (dnf), rust-wasm (pacman), \
         rust-wasm (apk)."
    ))
}

/// Which crates may be built in is judged by cargo-deny, of one version, so that everyone gets the
/// same answer.
const CARGO_DENY: &str = "0.20.2";

/// Where cargo-deny is, built once for this project alone. Unoptimised that takes two cores about a
/// minute, optimised several; a check takes seconds either way.
pub(crate) fn cargo_deny() -> Result<PathBuf, String> {
    let tools = root().join("target/tools");
    let program = tools.join("bin").join(format!("cargo-deny{}", env::consts::EXE_SUFFIX));
    let version = Command::new(&program).arg("--version").output();
    let wanted = format!("cargo-deny {CARGO_DENY}");
    if version.is_ok_and(|said| String::from_utf8_lossy(&said.stdout).trim() == wanted) {
        return Ok(program);
    }
    println!("building {wanted}, once");
    let build = tools.join("build");
    let (tools, built) = (tools.to_string_lossy(), build.to_string_lossy());
    let version = format!("={CARGO_DENY}");
    let fixed = ["install", "--locked", "--debug", "--force", "cargo-deny"];
    let chosen = ["--version", &version, "--root", &tools, "--target-dir", &built];
    let arguments: Vec<&str> = fixed.into_iter().chain(chosen).collect();
    cargo(&arguments, &[("CARGO_PROFILE_DEV_DEBUG", "0")])?;
    // Half a gigabyte that nobody needs again.
    let _ = fs::remove_dir_all(&build);
    Ok(program)
}

/// Something that the system has, after it was installed if need be and allowed.
fn provide<T>(need: Need, find: impl Fn() -> Option<T>) -> Result<T, String> {
    if let Some(found) = find() {
        return Ok(found);
    }
    let manager = Manager::of_system(|program| find_program(program).is_some());
    let commands = match system::remedy(need, manager, user()) {
        Remedy::Install(commands) => commands,
        Remedy::Ask(commands, told) => {
            if !agrees(&told) {
                return Err(told);
            }
            commands
        }
        Remedy::Tell(told) => return Err(told),
    };
    let line = system::line(&commands);
    println!("installing: {line}");
    if !commands.iter().all(|command| succeeds(command)) {
        return Err(system::advice(need, &format!("`{line}` was tried and failed, see above.")));
    }
    let not_there = format!("`{line}` went through, and yet it is not found, or is too old.");
    find().ok_or_else(|| system::advice(need, &not_there))
}

fn user() -> User {
    User {
        is_root: is_root(),
        has_sudo: find_program("sudo").is_some(),
        answers: io::stdin().is_terminal() && io::stdout().is_terminal(),
    }
}

/// Asks whether to do what was told.
fn agrees(told: &str) -> bool {
    print!("\n{told}\n\nInstall it now? [Y/n] ");
    let mut answer = String::new();
    let _ = io::stdout().flush();
    // The end of the input is no yes.
    io::stdin().lock().read_line(&mut answer).is_ok_and(|read| read > 0) && system::is_yes(&answer)
}

fn succeeds(command: &[String]) -> bool {
    let Some((program, arguments)) = command.split_first() else { return false };
    let mut call = Command::new(program);
    call.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
    call.status().is_ok_and(|status| status.success())
}

/// A program of `PATH`.
fn find_program(name: &str) -> Option<PathBuf> {
    let name = format!("{name}{}", env::consts::EXE_SUFFIX);
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join(&name)).find(|program| program.is_file())
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

#[cfg(test)]
mod tests {
    use std::ffi::OsStr;

    use super::*;

    #[test]
    fn an_old_node_is_none() {
        assert!(["v20.19.0\n", "v22.13.1", "24.1", "v26.0.0"].into_iter().all(is_new_enough));
        let old = ["", "v18.20.4\n", "v9.9", "node", "v20.18.1", "v22.12.0", "v23.9.0", "v24"];
        assert!(!old.into_iter().any(is_new_enough));
    }

    #[test]
    fn versions_of_postgresql_are_told_by_their_folders() {
        let version = |name: &str| postgres_programs::version(OsStr::new(name));
        for name in ["17", "postgresql17", "postgresql@17", "pgsql-17", "postgresql-17"] {
            assert_eq!(version(name), Some(17), "{name}");
        }
        for name in ["postgresql", "latest", "python3.17", "", "x86_64-linux-gnu"] {
            assert_eq!(version(name), None, "{name}");
        }
    }
}
