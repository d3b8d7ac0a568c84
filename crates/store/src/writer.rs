//! Group commit: one writer takes everything that waits, commits it in one transaction, and answers
//! each waiter after that. Durability costs one fsync a batch, not one an entry.

use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};

use crate::error::Failure;
use crate::metrics::Counters;
use crate::{Append, AppendError, Derived, TableId};

/// Appends that may wait; whoever comes then waits for room.
pub const QUEUE_LIMIT: usize = 8192;
/// The most appends of one transaction.
pub const BATCH_LIMIT: usize = 1024;

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
}

impl Write {
    pub(crate) fn table(&self) -> TableId {
        match self {
            Write::Append(append) => append.table,
            Write::Derived { table, .. } => *table,
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

/// What comes through the queue.
#[derive(Debug)]
enum Job {
    Write(Write, oneshot::Sender<Result<(), AppendError>>),
    Close(oneshot::Sender<()>),
}

/// The way to the writer.
#[derive(Debug, Clone)]
pub(crate) struct Queue {
    jobs: mpsc::Sender<Job>,
    state: Arc<State>,
}

/// What the writer and its callers share.
#[derive(Debug, Default)]
pub(crate) struct State {
    pub(crate) counters: Counters,
    /// Set once, when a disk failed: from then on nothing is written.
    pub(crate) untrusted: OnceLock<String>,
}

impl Queue {
    /// Starts the writer as a task of the current runtime.
    pub(crate) fn start(database: impl Commit) -> Queue {
        let (jobs, queue) = mpsc::channel(QUEUE_LIMIT);
        let state = Arc::new(State::default());
        tokio::spawn(write_all(database, queue, Arc::clone(&state)));
        Queue { jobs, state }
    }

    /// Queues at once where there is room, so that who waits for the answer holds nothing but the
    /// wait: thousands of tables do.
    pub(crate) fn write(
        &self,
        write: Write,
    ) -> impl Future<Output = Result<(), AppendError>> + use<'_> {
        let (answer, answered) = oneshot::channel();
        let full = match self.jobs.try_send(Job::Write(write, answer)) {
            Ok(()) | Err(TrySendError::Closed(_)) => None,
            Err(TrySendError::Full(job)) => Some(Box::pin(self.jobs.send(job))),
        };
        async move {
            if let Some(full) = full {
                full.await.map_err(|_| AppendError::Closed)?;
            }
            // Without an answer the writer is gone.
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

    pub(crate) fn state(&self) -> &State {
        &self.state
    }

    pub(crate) fn waiting(&self) -> usize {
        self.jobs.max_capacity() - self.jobs.capacity()
    }
}

async fn write_all(mut database: impl Commit, mut queue: mpsc::Receiver<Job>, state: Arc<State>) {
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
        let mut waiters = Vec::with_capacity(jobs.len());
        for job in jobs.drain(..) {
            match job {
                Job::Write(write, waiter) => {
                    batch.push(write);
                    waiters.push(waiter);
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
            for (waiter, answer) in waiters.into_iter().zip(answers) {
                // Someone who no longer waits will find the entry in the log.
                let _ = waiter.send(answer);
            }
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
    state: &State,
) -> Vec<Result<(), AppendError>> {
    let counters = &state.counters;
    let entries: Vec<u64> = batch.iter().map(entries_of).collect();
    let started = Instant::now();
    let outcome = match state.untrusted.get() {
        None => database.commit(batch).await,
        Some(reason) => Err(Failure::Lasting(reason.clone())),
    };
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
        Err(failure) => {
            counters.refused.fetch_add(entries.len() as u64, Relaxed);
            let reason = match failure {
                Failure::Passing(reason) => reason,
                Failure::Lasting(reason) => state.untrusted.get_or_init(|| reason).clone(),
            };
            vec![Err(AppendError::Refused(reason)); entries.len()]
        }
    }
}

fn entries_of(write: &Write) -> u64 {
    match write {
        Write::Append(append) => append.entries.len() as u64,
        Write::Derived { .. } => 0,
    }
}
