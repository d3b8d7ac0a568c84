//! How long a player may think.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

// The standard clock, or the browser's.
use web_time::Instant;

/// A limit on the thought about one turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// So long by the clock.
    Time(Duration),
    /// So many roll-outs or positions: the same on every machine.
    Nodes(u64),
}

/// `1s`, `50ms` or `5000n`.
impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Limit::Time(time) if time.subsec_nanos() == 0 => write!(f, "{}s", time.as_secs()),
            Limit::Time(time) => write!(f, "{}ms", time.as_millis()),
            Limit::Nodes(nodes) => write!(f, "{nodes}n"),
        }
    }
}

impl FromStr for Limit {
    type Err = String;

    fn from_str(text: &str) -> Result<Limit, String> {
        let split = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
        let (number, unit) = text.split_at(split);
        let number = number.parse::<u64>().ok().filter(|n| *n > 0);
        match (number, unit) {
            (Some(n), "s") => Ok(Limit::Time(Duration::from_secs(n))),
            (Some(n), "ms") => Ok(Limit::Time(Duration::from_millis(n))),
            (Some(n), "n") => Ok(Limit::Nodes(n)),
            _ => Err(format!(
                "a budget is a time or a number of nodes, such as 1s, 50ms or 5000n; not {text:?}"
            )),
        }
    }
}

/// Tells a player from outside to stop thinking and to answer with the best it has.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// Stop now.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Has someone said so?
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// How long a player may think about one turn.
#[derive(Clone, Debug)]
pub struct Budget {
    /// The limit.
    pub limit: Limit,
    /// A word from outside.
    pub cancel: Cancel,
}

impl Budget {
    /// So many roll-outs or positions.
    pub fn nodes(nodes: u64) -> Budget {
        Budget { limit: Limit::Nodes(nodes), cancel: Cancel::default() }
    }

    /// So long by the clock.
    pub fn time(time: Duration) -> Budget {
        Budget { limit: Limit::Time(time), cancel: Cancel::default() }
    }

    /// Begins to count.
    pub fn start(&self) -> Clock<'_> {
        Clock { budget: self, started: Instant::now(), used: 0 }
    }
}

/// A budget being used up.
#[derive(Debug)]
pub struct Clock<'a> {
    budget: &'a Budget,
    started: Instant,
    used: u64,
}

impl Clock<'_> {
    /// Uses nodes.
    pub fn spend(&mut self, nodes: u64) {
        self.used += nodes;
    }

    /// Nodes used so far.
    pub fn used(&self) -> u64 {
        self.used
    }

    /// The part of the budget that is used up, from 0 to 1 and beyond. A cancelled budget is used up.
    pub fn spent(&self) -> f64 {
        if self.budget.cancel.is_cancelled() {
            return f64::INFINITY;
        }
        match self.budget.limit {
            Limit::Time(time) => {
                self.started.elapsed().as_secs_f64() / time.as_secs_f64().max(1e-9)
            }
            #[allow(clippy::cast_precision_loss)] // a share need not be exact
            Limit::Nodes(nodes) => self.used as f64 / nodes.max(1) as f64,
        }
    }

    /// Is the budget used up?
    pub fn is_over(&self) -> bool {
        self.spent() >= 1.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_round_trip_and_refuse_nonsense() {
        for text in ["1s", "50ms", "5000n", "1500ms"] {
            let limit: Limit = text.parse().expect("a limit");
            assert_eq!(limit.to_string(), text);
        }
        for text in ["", "s", "0s", "5", "-1s", "1.5s", "5 n", "99999999999999999999n"] {
            assert!(text.parse::<Limit>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_cancelled_budget_is_over() {
        let budget = Budget::nodes(1_000);
        let clock = budget.start();
        assert!(!clock.is_over());
        budget.cancel.cancel();
        assert!(clock.is_over());
    }
}
