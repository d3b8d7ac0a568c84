//! Bots think apart from the tables: experts on a few threads of their own, the others, who take
//! microseconds, where they are.

use std::sync::Arc;
use std::time::Duration;

use players::{Budget, Cancel, Limit};
use tables::{Input, Task};
use tokio::sync::{Semaphore, mpsc};
use tokio::task::AbortHandle;

use crate::actor::Mail;
use crate::config::Config;

/// Where bots think.
pub(crate) struct Bots {
    experts: Arc<Semaphore>,
    expert_time: Duration,
    pause: Duration,
}

/// Thought that can be stopped.
#[derive(Debug)]
pub(crate) struct Thinking {
    cancel: Cancel,
    waiting: AbortHandle,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.cancel.cancel();
        self.waiting.abort();
    }
}

impl Bots {
    pub(crate) fn new(config: &Config) -> Bots {
        Bots {
            experts: Arc::new(Semaphore::new(config.experts)),
            expert_time: config.expert_time,
            pause: config.bot_pause,
        }
    }

    /// Lets bots think about a task, and mails the table what came of it. Dropping the handle stops
    /// them.
    pub(crate) fn think(&self, task: Task, mail: mpsc::WeakSender<Mail>) -> Thinking {
        let cancel = Cancel::default();
        let budget = Budget { limit: Limit::Time(self.expert_time), cancel: cancel.clone() };
        let pause = if task.is_turn() { self.pause } else { Duration::ZERO };
        let experts = Arc::clone(&self.experts);
        let waiting = tokio::spawn(async move {
            if !pause.is_zero() {
                tokio::time::sleep(pause).await;
            }
            let thought = if task.is_deep() {
                let Ok(permit) = experts.acquire_owned().await else { return };
                let thinking = tokio::task::spawn_blocking(move || {
                    let _permit = permit;
                    task.think(&budget)
                });
                let Ok(thought) = thinking.await else { return };
                thought
            } else {
                task.think(&budget)
            };
            if let Some(mail) = mail.upgrade() {
                let _ = mail.send(Mail::Input(Box::new(Input::Thought(thought)))).await;
            }
        });
        Thinking { cancel, waiting: waiting.abort_handle() }
    }
}
