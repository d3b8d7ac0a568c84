//! Where the NATS server's program is. `xtask` looks here too, so that both mean the same by
//! "installed".

use std::env;
use std::path::{Path, PathBuf};

/// Names the program, where it is in none of the usual places.
pub(crate) const NAMED_BY: &str = "NATS_SERVER";

/// Debian's is for administrators, and not in everybody's `PATH`.
const FOLDERS: [&str; 4] = ["/usr/sbin", "/usr/local/sbin", "/usr/local/bin", "/opt/homebrew/bin"];

/// The program that was named, else one of `PATH`, else one of the usual places.
pub(crate) fn find() -> Option<PathBuf> {
    if let Some(named) = env::var_os(NAMED_BY).filter(|named| !named.is_empty()) {
        return Some(named.into());
    }
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain(FOLDERS.iter().map(|it| Path::new(it).into()));
    folders.map(|folder: PathBuf| folder.join("nats-server")).find(|program| program.is_file())
}
