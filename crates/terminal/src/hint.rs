//! Hints: the expert is asked on a thread of its own.

use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use advice::Hint;
use players::{Budget, Cancel, Limit, Observation};
use rules::{Standing, View};

use crate::source::Past;

/// How long the expert may think about a hint.
const THOUGHT: Duration = Duration::from_millis(1500);

/// What the expert is told.
#[derive(Clone, Debug)]
pub struct Question {
    /// The game as the player means it to go on.
    pub view: View,
    /// What the player learned.
    pub past: Past,
    /// The signals that stand; nothing where nobody may give any.
    pub standing: Option<Standing>,
}

/// A hint on its way. When it is dropped, the expert stops.
#[derive(Debug)]
pub struct Thinking(Cancel);

impl Drop for Thinking {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

/// Lets the expert think on a thread of its own; it tells nothing where nothing is to be decided.
pub fn ask(
    question: Question,
    tell: impl FnOnce(Option<Hint>) + Send + 'static,
) -> anyhow::Result<Thinking> {
    let cancel = Cancel::default();
    let budget = Budget { limit: Limit::Time(THOUGHT), cancel: cancel.clone() };
    thread::Builder::new().name("hint".to_owned()).spawn(move || {
        let Question { view, past: Past { missed, events }, standing } = question;
        let heard = standing.as_ref();
        let seen = Observation { view: &view, events: &events, missed, heard };
        let hint = advice::advise(seen, &budget);
        if !budget.cancel.is_cancelled() {
            tell(hint);
        }
    })?;
    Ok(Thinking(cancel))
}

/// Waits for the expert.
pub fn wait(question: Question) -> anyhow::Result<Option<Hint>> {
    let (tell, told) = channel();
    let _thinking = ask(question, move |hint| drop(tell.send(hint)))?;
    Ok(told.recv()?)
}
