//! What the process uses of its machine, by the names that other programs measure it by.

use std::sync::LazyLock;
use std::time::{SystemTime, UNIX_EPOCH};

use store::StoreConfig;

/// What Linux counts the time of processes in.
const TICKS_PER_SECOND: f64 = 100.0;

/// What the process uses now.
pub(crate) struct Process {
    pub(crate) cpu_seconds: f64,
    pub(crate) memory: u64,
    pub(crate) files: u64,
    pub(crate) max_files: u64,
}

/// When it began, in seconds since 1970: when this was asked first.
pub(crate) fn started() -> f64 {
    static STARTED: LazyLock<f64> = LazyLock::new(|| {
        SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs_f64()
    });
    *STARTED
}

/// Elsewhere than on Linux nobody says.
pub(crate) fn now() -> Option<Process> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let memory: u64 = memory.trim().strip_suffix("kB")?.trim().parse().ok()?;
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name before it may hold anything.
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut ticks = || fields.next()?.parse::<f64>().ok();
    let ticks = ticks()? + ticks()?;
    let files = std::fs::read_dir("/proc/self/fd").ok()?.count() as u64;
    let max_files = rlimit::Resource::NOFILE.get_soft().unwrap_or_default();
    Some(Process { cpu_seconds: ticks / TICKS_PER_SECOND, memory: memory * 1024, files, max_files })
}

/// The size of the database, and the room left on its disk, where it is a file.
pub(crate) fn database(config: &StoreConfig) -> (u64, u64) {
    let StoreConfig::Sqlite { path } = config else { return (0, 0) };
    let log = path.with_extension("db-wal");
    let size = |path| std::fs::metadata(path).map_or(0, |found| found.len());
    (size(path.clone()) + size(log), free(path))
}

#[cfg(unix)]
fn free(path: &std::path::Path) -> u64 {
    rustix::fs::statvfs(path).map_or(0, |disk| disk.f_bavail.saturating_mul(disk.f_frsize))
}

#[cfg(not(unix))]
fn free(_: &std::path::Path) -> u64 {
    0
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn a_process_uses_something() {
        let now = now().expect("Linux says");
        assert!(now.memory > 1 << 20 && now.files > 2 && now.max_files >= now.files);
        let folder = std::env::temp_dir();
        assert!(free(&folder) > 0);
    }
}
