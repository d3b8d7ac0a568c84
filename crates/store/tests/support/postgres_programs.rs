//! Where PostgreSQL's programs are. Distributions keep the server's out of `PATH`, each in a place of
//! its own. `xtask` looks here too, so that both mean the same by "installed".

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

/// Names the folder of the programs, where they are in none of the usual places.
pub(crate) const NAMED_BY: &str = "POSTGRES_BIN";

/// What the tests call.
const PROGRAMS: [&str; 6] = ["createdb", "initdb", "pg_ctl", "pg_isready", "postgres", "psql"];

/// Folders in which there is one a version, and what leads from there to its programs.
const BY_VERSION: [(&str, &str); 8] = [
    ("/usr/lib/postgresql", "bin"),            // Debian: 17/bin
    ("/usr/lib", "bin"),                       // openSUSE: postgresql17/bin
    ("/usr/libexec", ""),                      // Alpine: postgresql17
    ("/usr", "bin"),                           // PostgreSQL's own packages: pgsql-17/bin
    ("/opt/homebrew/opt", "bin"),              // Homebrew: postgresql@17/bin
    ("/usr/local/opt", "bin"),                 // Homebrew on older Macs
    ("/home/linuxbrew/.linuxbrew/opt", "bin"), // Homebrew on Linux
    ("/Applications/Postgres.app/Contents/Versions", "bin"), // Postgres.app: 17/bin
];

/// The folder that was named, else the newest version that is found, else one of `PATH`.
pub(crate) fn find() -> Option<PathBuf> {
    if let Some(named) = env::var_os(NAMED_BY).filter(|named| !named.is_empty()) {
        return Some(named.into());
    }
    let folders =
        BY_VERSION.iter().flat_map(|(folder, inside)| versions(Path::new(folder), inside));
    let newest = folders.filter(|(_, bin)| has_all(bin)).max_by_key(|(version, _)| *version);
    let path = env::var_os("PATH").unwrap_or_default();
    newest.map(|(_, bin)| bin).or_else(|| env::split_paths(&path).find(|folder| has_all(folder)))
}

/// The versions that a folder holds, and where their programs are.
fn versions(folder: &Path, inside: &str) -> impl Iterator<Item = (u32, PathBuf)> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.filter_map(move |entry| Some((version(&entry.file_name())?, entry.path().join(inside))))
}

/// The version in the name of a folder: `17`, `postgresql17`, `postgresql@17`, `pgsql-17`.
pub(crate) fn version(name: &OsStr) -> Option<u32> {
    let name = name.to_str()?;
    let number = ["postgresql", "pgsql"].iter().find_map(|start| name.strip_prefix(start));
    number.unwrap_or(name).trim_start_matches(['@', '-']).parse().ok()
}

fn has_all(folder: &Path) -> bool {
    PROGRAMS.iter().all(|program| folder.join(program).is_file())
}
