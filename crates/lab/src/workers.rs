//! Work shared by threads: numbered jobs, each done once, results handed to one place.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::error::LabError;

/// The most threads.
pub(crate) const MAX_THREADS: usize = 1_024;

/// Results are handed over in batches: waking the one who waits costs more than a quick game.
const BATCH: usize = 64;

/// A batch is handed over after this time, however small.
const BATCH_TIME: Duration = Duration::from_millis(50);

/// Batches that wait to be taken.
const QUEUE: usize = 64;

/// As many threads as the machine has cores.
pub(crate) fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Does jobs `0..jobs` on so many threads. Each thread has something of its own, made by `own`. A
/// job gives nothing if there is nothing to do. `sink` gets the results in batches, in any order,
/// and says whether to go on.
pub(crate) fn share<W, T: Send>(
    threads: usize,
    jobs: u64,
    own: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, u64) -> Result<Option<T>, LabError> + Sync,
    mut sink: impl FnMut(Vec<T>) -> Result<bool, LabError>,
) -> Result<(), LabError> {
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let (sender, receiver) = sync_channel(QUEUE);
    let threads = threads.clamp(1, MAX_THREADS) as u64;
    thread::scope(|scope| {
        for _ in 0..threads.min(jobs) {
            let (sender, next, stop, own, work) = (sender.clone(), &next, &stop, &own, &work);
            scope.spawn(move || toil(jobs, next, stop, &mut own(), work, &sender));
        }
        drop(sender);
        // Leaving this block drops the receiver, so that nobody waits to hand something over.
        let receiver = receiver;
        for batch in &receiver {
            match batch.and_then(&mut sink) {
                Ok(true) => {}
                Ok(false) => break,
                Err(error) => {
                    stop.store(true, Ordering::Relaxed);
                    return Err(error);
                }
            }
        }
        stop.store(true, Ordering::Relaxed);
        Ok(())
    })
}

/// One thread's work.
fn toil<W, T>(
    jobs: u64,
    next: &AtomicU64,
    stop: &AtomicBool,
    own: &mut W,
    work: &impl Fn(&mut W, u64) -> Result<Option<T>, LabError>,
    sender: &SyncSender<Result<Vec<T>, LabError>>,
) {
    let mut batch = Vec::with_capacity(BATCH);
    let mut handed_over = Instant::now();
    while !stop.load(Ordering::Relaxed) {
        let job = next.fetch_add(1, Ordering::Relaxed);
        if job >= jobs {
            break;
        }
        match work(own, job) {
            Ok(result) => batch.extend(result),
            Err(error) => {
                let _ = sender.send(Err(error));
                return;
            }
        }
        if batch.len() >= BATCH || handed_over.elapsed() >= BATCH_TIME {
            if sender.send(Ok(std::mem::take(&mut batch))).is_err() {
                return;
            }
            handed_over = Instant::now();
        }
    }
    let _ = sender.send(Ok(batch));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_job_is_done_once_however_many_share_them() {
        for threads in [1, 2, 7] {
            let mut seen = Vec::new();
            let sink = |batch: Vec<u64>| {
                seen.extend(batch);
                Ok(true)
            };
            let work = |(): &mut (), job| Ok((job % 3 != 0).then_some(job));
            share(threads, 1_000, || (), work, sink).expect("no error");
            seen.sort_unstable();
            let expected: Vec<u64> = (0..1_000).filter(|job| job % 3 != 0).collect();
            assert_eq!(seen, expected);
        }
    }

    #[test]
    fn it_stops_when_told_or_when_something_fails() {
        let mut batches = 0;
        let sink = |_: Vec<u64>| {
            batches += 1;
            Ok(batches < 3)
        };
        share(2, u64::MAX, || (), |(): &mut (), job| Ok(Some(job)), sink).expect("no error");
        let fail = |(): &mut (), job| {
            if job == 100 { Err(LabError::asked("no")) } else { Ok(Some(job)) }
        };
        assert!(share(2, u64::MAX, || (), fail, |_: Vec<u64>| Ok(true)).is_err());
    }
}
