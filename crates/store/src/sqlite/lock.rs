//! One server a file: whoever opens it holds a lock on a file beside it, which says who that is. The
//! system lets go of it when the process ends, however it ends.

use std::fs::{File, TryLockError};
use std::io::{self, Read as _, Seek as _, Write as _};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::Connection;

use super::private;

/// How long to wait for one that is just about to end: a restart should not need a second try.
pub const LOCK_PATIENCE: Duration = Duration::from_secs(2);
/// How often it is asked meanwhile.
const LOCK_PAUSE: Duration = Duration::from_millis(50);
/// As much is read of who has it.
const MAX_HOLDER_BYTES: u64 = 512;

/// Held as long as it lives.
#[derive(Debug)]
pub(crate) struct Lock(File);

impl Drop for Lock {
    fn drop(&mut self) {
        // Closing it would do as well, were it not for children that have inherited it.
        let _ = self.0.unlock();
    }
}

impl Lock {
    pub(crate) fn take(path: &Path) -> Result<Lock, String> {
        let cant = |error: io::Error| format!("{} can't be locked: {error}", path.display());
        let mut file = private::options().read(true).write(true).open(path).map_err(cant)?;
        private::tighten(path).map_err(cant)?;
        let patience = Instant::now() + LOCK_PATIENCE;
        loop {
            match file.try_lock() {
                Ok(()) => break,
                Err(TryLockError::Error(error)) => return Err(cant(error)),
                Err(TryLockError::WouldBlock) if Instant::now() < patience => {
                    thread::sleep(LOCK_PAUSE);
                }
                Err(TryLockError::WouldBlock) => {
                    return Err(format!(
                        "{} has it; stop that server first, or name another folder",
                        holder(file)
                    ));
                }
            }
        }
        // On a full disk there is no room for a name; the lock holds all the same.
        let _ = sign(&mut file);
        Ok(Lock(file))
    }
}

/// Who has the lock, in the words of whoever took it.
fn holder(file: File) -> String {
    let mut text = String::new();
    let read = file.take(MAX_HOLDER_BYTES).read_to_string(&mut text);
    match text.trim() {
        name if read.is_ok() && !name.is_empty() => name.to_owned(),
        _ => "another process".into(),
    }
}

fn sign(file: &mut File) -> io::Result<()> {
    let name = format!("process {} on {}{}\n", std::process::id(), host(), since());
    file.set_len(0)?;
    file.rewind()?;
    file.write_all(name.as_bytes())
}

#[cfg(unix)]
fn host() -> String {
    rustix::system::uname().nodename().to_string_lossy().into_owned()
}

#[cfg(not(unix))]
fn host() -> String {
    std::env::var("COMPUTERNAME").unwrap_or_else(|_| "this computer".into())
}

/// The time for people. SQLite knows the calendar.
fn since() -> String {
    let time = Connection::open_in_memory().and_then(|calendar| {
        calendar.query_row("SELECT datetime('now')", [], |row| row.get::<_, String>(0))
    });
    time.map(|time| format!(" since {time} UTC")).unwrap_or_default()
}
