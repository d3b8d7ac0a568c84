//! A bar on standard error that tells how long it will still take; nothing where that is no terminal.

use indicatif::{ProgressBar, ProgressStyle};

const TEMPLATE: &str = "{bar:30} {pos}/{len} deals, {per_sec}, {eta} left  {msg}";

/// A bar.
pub(crate) struct Progress(ProgressBar);

impl Progress {
    /// A bar for so many deals, some of which were done before.
    pub(crate) fn new(deals: u64, before: u64, shown: bool) -> Progress {
        if !shown {
            return Progress(ProgressBar::hidden());
        }
        let style = ProgressStyle::with_template(TEMPLATE);
        let bar = ProgressBar::new(deals)
            .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        // What was done before says nothing about the speed now.
        bar.set_position(before);
        bar.reset_eta();
        Progress(bar)
    }

    /// More deals are done.
    pub(crate) fn add(&self, deals: u64, message: impl FnOnce() -> String) {
        if !self.0.is_hidden() {
            self.0.set_message(message());
            self.0.inc(deals);
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
