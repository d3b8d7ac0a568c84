//! What a table has to tell a connection, until the socket has sent it.
//!
//! A bounded queue of our own: there are two of them a table at least, and a channel of tokio's takes
//! two kilobytes and touches several times as much memory a message. The lock is held for a push or
//! a pop, never across an await.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Poll, Waker};

use axum::extract::ws::Utf8Bytes;

use crate::limits::OUTBOX;
use crate::measures;

/// What a socket is told: something to send, or that it is over.
#[derive(Debug)]
pub(crate) enum Out {
    /// Send this.
    Text(Utf8Bytes),
    /// Close the connection, with a code of the protocol's.
    Close(u16),
}

#[derive(Debug, Default)]
struct Queue {
    waiting: VecDeque<Out>,
    /// The reader is behind: it is told nothing more until it asks for all that it missed.
    behind: bool,
    /// The last event that it was told of.
    told: u64,
    /// The table let go of its end: nothing more will come.
    closed: bool,
    reader: Option<Waker>,
}

/// The table's end.
#[derive(Debug)]
pub(crate) struct Outbox(Arc<Mutex<Queue>>);

/// The socket's end.
#[derive(Debug)]
pub(crate) struct Inbox(Arc<Mutex<Queue>>);

/// Both ends of a new box.
pub(crate) fn outbox() -> (Outbox, Inbox) {
    let queue = Arc::new(Mutex::default());
    (Outbox(Arc::clone(&queue)), Inbox(queue))
}

// A queue can't be left half changed.
fn lock(queue: &Mutex<Queue>) -> MutexGuard<'_, Queue> {
    queue.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Outbox {
    /// Puts something in that tells of events up to a number; into a full box nothing, until its
    /// reader has asked for what it missed.
    pub(crate) fn send(&self, out: Out, seq: u64) {
        let mut queue = lock(&self.0);
        if queue.behind {
            return;
        }
        if queue.waiting.len() >= OUTBOX {
            queue.behind = true;
            measures::fell_behind();
            return;
        }
        queue.waiting.push_back(out);
        queue.told = queue.told.max(seq);
        wake(queue);
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        let mut queue = lock(&self.0);
        queue.closed = true;
        wake(queue);
    }
}

/// Wakes the reader once the lock is free.
fn wake(mut queue: MutexGuard<'_, Queue>) {
    let reader = queue.reader.take();
    drop(queue);
    if let Some(reader) = reader {
        reader.wake();
    }
}

impl Inbox {
    /// The next thing to send; nothing once the table has let go. Nothing is lost if it is dropped
    /// before it is ready.
    pub(crate) async fn recv(&mut self) -> Option<Out> {
        std::future::poll_fn(|context| {
            let mut queue = lock(&self.0);
            if let Some(out) = queue.waiting.pop_front() {
                return Poll::Ready(Some(out));
            }
            if queue.closed {
                return Poll::Ready(None);
            }
            match &mut queue.reader {
                Some(reader) => reader.clone_from(context.waker()),
                none => *none = Some(context.waker().clone()),
            }
            Poll::Pending
        })
        .await
    }

    /// The next thing to send, if there is one already.
    pub(crate) fn try_recv(&mut self) -> Option<Out> {
        lock(&self.0).waiting.pop_front()
    }

    /// If anything was left out since the last time: the last event that was not.
    pub(crate) fn fell_behind(&mut self) -> Option<u64> {
        let mut queue = lock(&self.0);
        std::mem::take(&mut queue.behind).then_some(queue.told)
    }
}

impl Drop for Inbox {
    fn drop(&mut self) {
        // Nobody reads any more, so nothing more is kept.
        let mut queue = lock(&self.0);
        queue.behind = true;
        queue.waiting.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(out: Option<Out>) -> Option<String> {
        match out {
            Some(Out::Text(text)) => Some(text.to_string()),
            Some(Out::Close(_)) | None => None,
        }
    }

    #[tokio::test]
    async fn what_is_put_in_comes_out_in_order_and_then_the_end() {
        let (outbox, mut inbox) = outbox();
        let reader = tokio::spawn(async move {
            let mut heard = Vec::new();
            while let Some(text) = text(inbox.recv().await) {
                heard.push(text);
            }
            heard
        });
        for n in 0_u64..5 {
            outbox.send(Out::Text(n.to_string().into()), n);
            tokio::task::yield_now().await;
        }
        drop(outbox);
        assert_eq!(reader.await.expect("a reader"), ["0", "1", "2", "3", "4"]);
    }

    #[tokio::test]
    async fn a_full_box_takes_nothing_until_its_reader_asks_for_the_rest() {
        let (outbox, mut inbox) = outbox();
        for n in 0..OUTBOX + 3 {
            outbox.send(Out::Text(n.to_string().into()), n as u64);
        }
        for n in 0..OUTBOX {
            assert_eq!(text(inbox.recv().await), Some(n.to_string()));
        }
        outbox.send(Out::Text("too soon".into()), 99);
        assert!(inbox.try_recv().is_none());
        assert_eq!(inbox.fell_behind(), Some(OUTBOX as u64 - 1));
        assert_eq!(inbox.fell_behind(), None);
        outbox.send(Out::Text("again".into()), 99);
        assert_eq!(text(inbox.try_recv()), Some("again".to_owned()));
    }
}
