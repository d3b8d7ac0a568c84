//! What readiness goes by: how old the batch under way is, and how the last one ended.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// A batch that takes longer is stalled: the store is not ready until it is done.
pub const STALLED_AFTER: Duration = Duration::from_secs(3);

/// After a batch that failed, [`Store::ready`](crate::Store::ready) tries a write of its own, at most
/// this often: a server to which nobody writes would not notice that there is room again.
pub const PROBE_PAUSE: Duration = Duration::from_secs(1);

/// How the writer fares.
#[derive(Debug, Default)]
pub(crate) struct Health(Mutex<Now>);

#[derive(Debug, Default)]
struct Now {
    /// When the batch under way was begun.
    begun: Option<Instant>,
    /// Why the last batch failed, if it did.
    failed: Option<String>,
    probed: Option<Instant>,
}

impl Health {
    pub(crate) fn begin(&self) {
        self.now().begun = Some(Instant::now());
    }

    pub(crate) fn end(&self, failed: Option<&str>) {
        let mut now = self.now();
        now.begun = None;
        now.failed = failed.map(str::to_owned);
    }

    /// How long the batch under way has taken so far; zero when there is none.
    pub(crate) fn age(&self) -> Duration {
        self.now().begun.map(|begun| begun.elapsed()).unwrap_or_default()
    }

    /// Why the last batch failed, if it did.
    pub(crate) fn failed(&self) -> Option<String> {
        self.now().failed.clone()
    }

    /// Whether it is time for a probe; who is told so makes it.
    pub(crate) fn take_probe(&self) -> bool {
        let mut now = self.now();
        let due = now.probed.is_none_or(|probed| probed.elapsed() >= PROBE_PAUSE);
        if due {
            now.probed = Some(Instant::now());
        }
        due
    }

    /// What is in it is whole whatever happened to whoever held it.
    fn now(&self) -> MutexGuard<'_, Now> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
