//! Bots think apart from the tables: experts on a few threads of their own, in turn, the others, who
//! take microseconds, where they are.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use players::{Budget, Cancel, Limit};
use tables::{BotThought, Input, Task};
use tokio::sync::mpsc;
use tokio::task::AbortHandle;

use crate::actor::Mail;
use crate::config::Config;
use crate::fair::{Fair, Share, Turn};
use crate::limits::MIN_EXPERT_TIME;
use crate::logging::seldom;
use crate::measures;

/// Where bots think.
pub(crate) struct BotThreads {
    experts: Fair,
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

impl BotThreads {
    pub(crate) fn new(config: &Config) -> BotThreads {
        BotThreads {
            experts: Fair::new(config.experts),
            expert_time: config.expert_time,
            pause: config.bot_pause,
        }
    }

    /// Lets bots think about a task, and mails the table what came of it. Dropping the handle stops
    /// them. Experts of many tables take turns by their shares, and think less when many wait.
    pub(crate) fn think(&self, task: Task, share: Share, mail: mpsc::WeakSender<Mail>) -> Thinking {
        let cancel = Cancel::default();
        let pause = if task.is_turn() { self.pause } else { Duration::ZERO };
        let (experts, time, stop) = (self.experts.clone(), self.expert_time, cancel.clone());
        let waiting = tokio::spawn(async move {
            if !pause.is_zero() {
                tokio::time::sleep(pause).await;
            }
            let budget = |time| Budget { limit: Limit::Time(time), cancel: stop.clone() };
            let thought = if task.is_deep() {
                let Some(turn) = experts.turn(share).await else { return };
                let budget = budget(shortened(time, &turn));
                let thinking = tokio::task::spawn_blocking(move || {
                    let _turn = turn;
                    thought(&task, &budget)
                });
                // Only a server that ends takes its threads away.
                let Ok(thought) = thinking.await else { return };
                thought
            } else {
                thought(&task, &budget(time))
            };
            if let Some(mail) = mail.upgrade() {
                let _ = mail.send(Mail::Input(Box::new(Input::Thought(thought)))).await;
            }
        });
        Thinking { cancel, waiting: waiting.abort_handle() }
    }
}

/// How long an expert thinks: nobody waits much longer for many than for one, until thought would
/// not deserve the name.
fn shortened(time: Duration, turn: &Turn) -> Duration {
    (time / turn.crowding()).max(MIN_EXPERT_TIME.min(time))
}

/// Thinks. A bot that panics gives up its turn: its table must not wait for it for ever.
fn thought(task: &Task, budget: &Budget) -> BotThought {
    let thought = catch_unwind(AssertUnwindSafe(|| {
        #[cfg(test)]
        mistakes::make_one();
        task.think(budget)
    }));
    thought.unwrap_or_else(|_| {
        measures::bot_panicked();
        seldom!(error, "a bot panicked; its table goes on with any legal action");
        task.give_up()
    })
}

/// Mistakes that bots are to make, to see what comes of them.
#[cfg(test)]
pub(crate) mod mistakes {
    use std::sync::atomic::AtomicU32;
    use std::sync::atomic::Ordering::Relaxed;

    /// So many are left to make.
    pub(crate) static LEFT: AtomicU32 = AtomicU32::new(0);

    pub(super) fn make_one() {
        let made = LEFT.try_update(Relaxed, Relaxed, |left| left.checked_sub(1));
        assert!(made.is_err(), "a bot's mistake");
    }
}
