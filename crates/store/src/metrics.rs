//! Counters, for whoever shows them.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// What the writer has done so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Metrics {
    /// Batches committed.
    pub batches: u64,
    /// Entries stored.
    pub entries: u64,
    /// Appends whose number was taken.
    pub taken: u64,
    /// Appends refused because their batch failed.
    pub refused: u64,
    /// Appends of which it was not known whether they were stored when they were answered.
    pub unknown: u64,
    /// Batches given up because the database did not answer in time.
    pub timed_out: u64,
    /// Appends that wait for their batch.
    pub queued: u64,
    /// How long the last batch took.
    pub last_commit: Duration,
    /// How long the batch under way has taken so far; zero when there is none.
    pub under_way: Duration,
}

/// The counters behind [`Metrics`].
#[derive(Debug, Default)]
pub(crate) struct Counters {
    pub(crate) batches: AtomicU64,
    pub(crate) entries: AtomicU64,
    pub(crate) taken: AtomicU64,
    pub(crate) refused: AtomicU64,
    pub(crate) unknown: AtomicU64,
    pub(crate) timed_out: AtomicU64,
    pub(crate) last_commit_nanos: AtomicU64,
}

impl Counters {
    pub(crate) fn snapshot(&self, queued: usize, under_way: Duration) -> Metrics {
        Metrics {
            batches: self.batches.load(Relaxed),
            entries: self.entries.load(Relaxed),
            taken: self.taken.load(Relaxed),
            refused: self.refused.load(Relaxed),
            unknown: self.unknown.load(Relaxed),
            timed_out: self.timed_out.load(Relaxed),
            queued: queued as u64,
            last_commit: Duration::from_nanos(self.last_commit_nanos.load(Relaxed)),
            under_way,
        }
    }
}
