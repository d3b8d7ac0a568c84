//! Group commit: one writer takes everything that waits, commits it in one transaction, and answers
//! each waiter after that. Durability costs one fsync a batch, not one an entry. Each write of a batch
//! has an outcome of its own, so one that comes too late does not hurt the others.

use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};

use crate::error::Failure;
use crate::health::Health;
use crate::metrics::Counters;
use crate::{Append, AppendError, Derived, Edit, TableId};

/// Appends that may wait; whoever comes then waits for room.
pub const QUEUE_LIMIT: usize = 8192;
/// The most appends of one transaction.
pub const BATCH_LIMIT: usize = 1024;

/// How long a batch may take. Then nobody waits any longer: its appends are answered, with
/// [`AppendError::Unknown`] if the commit was begun, and the next batch has its turn.
pub const BATCH_TIMEOUT: Duration = Duration::from_secs(8);

/// So many writes in a commit are a crowd: the next commit waits a little, so that more of them
/// share its pages and its fsync. Fewer wait for nobody.
const CROWD: usize = 16;
/// How long a commit after that of a crowd waits.
const CROWD_PAUSE: Duration = Duration::from_millis(2);

/// Something to write.
#[derive(Debug)]
pub(crate) enum Write {
    /// Entries, if their number is free.
    Append(Append),
    /// What follows from the log up to an entry, made anew.
    Derived { table: TableId, seq: u64, derived: Derived },
    /// A change of a log that is not an append.
    Edit(Edit),
    /// Something that changes nothing, to see whether it can be written.
    Probe,
}

impl Write {
    pub(crate) fn table(&self) -> Option<TableId> {
        match self {
            Write::Append(append) => Some(append.table),
            Write::Derived { table, .. } => Some(*table),
            Write::Edit(edit) => Some(edit.table()),
            Write::Probe => None,
        }
    }
}

/// A database that commits batches. Durable when it says so.
pub(crate) trait Commit: Send + 'static {
    /// Writes the batch in one transaction, and tells of each write whether its number was free.
    fn commit(
        &mut self,
        batch: Vec<Write>,
    ) -> impl Future<Output = Result<Vec<bool>, Failure>> + Send;

    /// Closes the database in good order.
    fn close(self) -> impl Future<Output = ()> + Send;
}

type AppendResult = Result<(), AppendError>;

/// What comes through the queue.
#[derive(Debug)]
enum Job {
    Write(Write, oneshot::Sender<AppendResult>),
    Close(oneshot::Sender<()>),
}

/// The way to the writer.
#[derive(Debug, Clone)]
pub(crate) struct Queue {
    jobs: mpsc::Sender<Job>,
    state: Arc<Shared>,
}

/// What the writer and its callers share.
#[derive(Debug, Default)]
pub(crate) struct Shared {
    pub(crate) counters: Arc<Counters>,
    pub(crate) health: Health,
    /// Set once, when a disk failed: from then on nothing is written.
    pub(crate) untrusted: OnceLock<String>,
}

impl Queue {
    /// Starts the writer as a task of the current runtime.
    pub(crate) fn start(database: impl Commit) -> Queue {
        Queue::start_with(database, Arc::default())
    }

    /// The same, with somebody else's counters.
    pub(crate) fn start_with(database: impl Commit, counters: Arc<Counters>) -> Queue {
        let (jobs, queue) = mpsc::channel(QUEUE_LIMIT);
        let state = Arc::new(Shared { counters, ..Shared::default() });
        tokio::spawn(write_all(database, queue, Arc::clone(&state)));
        Queue { jobs, state }
    }

    /// Queues at once where there is room, so that who waits for the answer holds nothing but the
    /// wait: thousands of tables do.
    pub(crate) fn write(&self, write: Write) -> impl Future<Output = AppendResult> + use<'_> {
        let (answer, answered) = oneshot::channel();
        let full = match self.jobs.try_send(Job::Write(write, answer)) {
            Ok(()) | Err(TrySendError::Closed(_)) => None,
            Err(TrySendError::Full(job)) => Some(Box::pin(self.jobs.send(job))),
        };
        async move {
            if let Some(full) = full {
                full.await.map_err(|_| AppendError::Closed)?;
            }
            // Without an answer the writer went before it took this out of the queue.
            answered.await.unwrap_or(Err(AppendError::Closed))
        }
    }

    /// Lets the writer finish what waits; nothing is taken after that.
    pub(crate) async fn close(&self) {
        let (answer, answered) = oneshot::channel();
        if self.jobs.send(Job::Close(answer)).await.is_ok() {
            // An error means that the writer is gone: that is what was asked for.
            let _ = answered.await;
        }
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.jobs.is_closed()
    }

    pub(crate) fn state(&self) -> &Shared {
        &self.state
    }

    pub(crate) fn waiting(&self) -> usize {
        self.jobs.max_capacity() - self.jobs.capacity()
    }
}

/// Those who wait for a batch. Should the writer vanish in the middle of it, by a mistake of ours or
/// with its runtime, they are told that nobody knows.
#[derive(Default)]
struct Waiters(Vec<oneshot::Sender<AppendResult>>);

impl Waiters {
    fn answer(mut self, answers: Vec<AppendResult>) {
        for (waiter, answer) in self.0.drain(..).zip(answers) {
            // Someone who no longer waits will find the entry in the log.
            let _ = waiter.send(answer);
        }
    }
}

impl Drop for Waiters {
    fn drop(&mut self) {
        for waiter in self.0.drain(..) {
            let _ = waiter.send(Err(AppendError::Unknown(STOPPED.into())));
        }
    }
}

/// What is said of a writer that is gone.
pub(crate) const STOPPED: &str = "the store's writer has stopped";

async fn write_all(mut database: impl Commit, mut queue: mpsc::Receiver<Job>, state: Arc<Shared>) {
    let mut jobs = Vec::with_capacity(BATCH_LIMIT);
    let mut closers = Vec::new();
    let mut next = tokio::time::Instant::now();
    while queue.recv_many(&mut jobs, BATCH_LIMIT).await > 0 {
        if tokio::time::Instant::now() < next && jobs.len() < BATCH_LIMIT {
            tokio::time::sleep_until(next).await;
            while jobs.len() < BATCH_LIMIT
                && let Ok(job) = queue.try_recv()
            {
                jobs.push(job);
            }
        }
        let mut batch = Vec::with_capacity(jobs.len());
        let mut waiters = Waiters(Vec::with_capacity(jobs.len()));
        for job in jobs.drain(..) {
            match job {
                Job::Write(write, waiter) => {
                    batch.push(write);
                    waiters.0.push(waiter);
                }
                Job::Close(closer) => {
                    queue.close();
                    closers.push(closer);
                }
            }
        }
        if !batch.is_empty() {
            let crowd = batch.len() >= CROWD;
            let answers = write_batch(&mut database, batch, &state).await;
            waiters.answer(answers);
            if crowd {
                next = tokio::time::Instant::now() + CROWD_PAUSE;
            }
        }
    }
    database.close().await;
    for closer in closers {
        let _ = closer.send(());
    }
}

/// Commits a batch and tells what to answer to each of its writes.
async fn write_batch(
    database: &mut impl Commit,
    batch: Vec<Write>,
    state: &Shared,
) -> Vec<AppendResult> {
    let counters = &state.counters;
    let entries: Vec<u64> = batch.iter().map(entries_of).collect();
    if let Some(reason) = state.untrusted.get() {
        // Not tried, so it is certain.
        counters.refused.fetch_add(entries.len() as u64, Relaxed);
        return vec![Err(AppendError::Refused(reason.clone())); entries.len()];
    }
    let started = Instant::now();
    state.health.begin();
    let outcome = database.commit(batch).await;
    state.health.end(outcome.as_ref().err().map(|failure| failure.reason.as_str()));
    counters.last_commit_nanos.store(started.elapsed().as_nanos() as u64, Relaxed);
    match outcome {
        Ok(stored) => {
            let written = entries.iter().zip(&stored).filter(|(_, stored)| **stored);
            counters.batches.fetch_add(1, Relaxed);
            counters.entries.fetch_add(written.map(|(entries, _)| entries).sum(), Relaxed);
            counters
                .taken
                .fetch_add(stored.iter().filter(|stored| !**stored).count() as u64, Relaxed);
            stored
                .into_iter()
                .map(|stored| if stored { Ok(()) } else { Err(AppendError::Taken) })
                .collect()
        }
        Err(Failure { reason, doubtful, lasting, timed_out }) => {
            if lasting {
                state.untrusted.get_or_init(|| reason.clone());
            }
            counters.timed_out.fetch_add(timed_out.into(), Relaxed);
            let counter = if doubtful { &counters.unknown } else { &counters.refused };
            counter.fetch_add(entries.len() as u64, Relaxed);
            let error = if doubtful { AppendError::Unknown } else { AppendError::Refused };
            vec![Err(error(reason)); entries.len()]
        }
    }
}

fn entries_of(write: &Write) -> u64 {
    match write {
        Write::Append(append) => append.entries.len() as u64,
        Write::Derived { .. } | Write::Edit(_) | Write::Probe => 0,
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::FIRST_SEQ;

    /// A database that fails as it is told, or panics.
    struct Failing(Option<Failure>);

    impl Commit for Failing {
        async fn commit(&mut self, _: Vec<Write>) -> Result<Vec<bool>, Failure> {
            Err(self.0.clone().unwrap())
        }

        async fn close(self) {}
    }

    fn write() -> Write {
        Write::Append(Append {
            table: "table0000001".parse().unwrap(),
            first_seq: FIRST_SEQ,
            entries: vec![(0, "x".into())],
            derived: None,
        })
    }

    #[tokio::test]
    async fn a_writer_that_vanishes_in_a_batch_leaves_doubt() {
        let queue = Queue::start(Failing(None));
        let (first, second) = (queue.write(write()), queue.write(write()));
        assert_eq!(first.await, Err(AppendError::Unknown(STOPPED.into())));
        assert_eq!(second.await, Err(AppendError::Unknown(STOPPED.into())));
        // What comes later is not tried.
        assert_eq!(queue.write(write()).await, Err(AppendError::Closed));
        assert!(queue.is_closed());
    }

    #[tokio::test]
    async fn only_what_was_tried_is_doubtful() {
        let lost = "the disk is gone";
        let queue = Queue::start(Failing(Some(Failure::lasting(lost).doubtful(true))));
        assert_eq!(queue.write(write()).await, Err(AppendError::Unknown(lost.into())));
        assert_eq!(queue.write(write()).await, Err(AppendError::Refused(lost.into())));
        let metrics = queue.state().counters.snapshot(0, Duration::ZERO);
        assert_eq!((metrics.unknown, metrics.refused), (1, 1));
    }
}
