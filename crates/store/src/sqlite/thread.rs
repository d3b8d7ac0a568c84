//! The thread on which SQLite writes. Batches go there whole and come back as one answer, so a batch
//! costs two hand-overs, however many wait for it.

use std::sync::mpsc;
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use tokio::sync::oneshot;
use tokio::time::timeout;

use super::lock::Lock;
use super::writer::BatchWriter;
use crate::error::Failure;
use crate::writer::{BATCH_TIMEOUT, Commit, STOPPED, Write};

type BatchResult = Result<Vec<bool>, Failure>;

/// The way to the writing thread.
#[derive(Debug)]
pub(crate) struct Writer {
    batches: mpsc::SyncSender<(Vec<Write>, oneshot::Sender<BatchResult>)>,
    thread: JoinHandle<()>,
    /// The end of a batch for which nobody waited any longer.
    overdue: Option<oneshot::Receiver<BatchResult>>,
}

impl Writer {
    pub(crate) fn start(connection: Connection, lock: Lock) -> Result<Writer, String> {
        let (batches, queue) = mpsc::sync_channel::<(Vec<Write>, oneshot::Sender<BatchResult>)>(1);
        let thread = thread::Builder::new()
            .name("store".into())
            .spawn(move || {
                let mut writer = BatchWriter::new(connection);
                for (batch, answer) in queue {
                    // Nobody may be waiting any more when the runtime is going down.
                    let _ = answer.send(writer.commit(&batch));
                    writer.checkpoint_when_due();
                }
                // The file is somebody else's once its last page is written, not before.
                drop(writer);
                drop(lock);
            })
            .map_err(|error| error.to_string())?;
        Ok(Writer { batches, thread, overdue: None })
    }
}

impl Commit for Writer {
    async fn commit(&mut self, batch: Vec<Write>) -> BatchResult {
        if let Some(overdue) = &mut self.overdue {
            // How it ended is the writer's to know: it says so with the next batch.
            if timeout(BATCH_TIMEOUT, overdue).await.is_err() {
                return Err(Failure::timed_out("the disk still does not answer"));
            }
            self.overdue = None;
        }
        let (answer, mut answered) = oneshot::channel();
        // There is room: the writer is asked for one batch at a time.
        self.batches.send((batch, answer)).map_err(|_| Failure::lasting(STOPPED))?;
        match timeout(BATCH_TIMEOUT, &mut answered).await {
            Ok(Ok(outcome)) => outcome,
            Ok(Err(_)) => Err(Failure::lasting(STOPPED).doubtful(true)),
            Err(_) => {
                self.overdue = Some(answered);
                Err(Failure::timed_out("the disk does not answer").doubtful(true))
            }
        }
    }

    async fn close(self) {
        drop(self.batches);
        let thread = self.thread;
        // It ends on its own; should the runtime be going down, or the disk not answer, nobody needs
        // to wait for it.
        let _ = timeout(BATCH_TIMEOUT, tokio::task::spawn_blocking(move || thread.join())).await;
    }
}
