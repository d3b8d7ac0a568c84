//! How much a search may cost.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The limits of a search. With nodes alone the answer is the same on every machine.
///
/// ```
/// use std::time::Duration;
/// use subibaja_solver::SolveBudget;
/// let budget = SolveBudget::nodes(1_000_000).within(Duration::from_secs(2));
/// assert_eq!(budget.nodes, 1_000_000);
/// ```
#[derive(Clone, Debug)]
pub struct SolveBudget {
    /// Positions that may be looked at.
    pub nodes: u64,
    /// When to stop by the clock.
    pub deadline: Option<Instant>,
    /// Set from outside to stop at once.
    pub cancel: Option<Arc<AtomicBool>>,
}

impl SolveBudget {
    /// So many positions: the same answer on every machine.
    pub fn nodes(nodes: u64) -> SolveBudget {
        SolveBudget { nodes, deadline: None, cancel: None }
    }

    /// So long by the clock, from now on.
    pub fn time(time: Duration) -> SolveBudget {
        SolveBudget::nodes(u64::MAX).within(time)
    }

    /// The same with a limit by the clock, from now on.
    #[must_use]
    pub fn within(mut self, time: Duration) -> SolveBudget {
        self.deadline = Instant::now().checked_add(time);
        self
    }

    /// The same with a flag that stops the search once it is set.
    #[must_use]
    pub fn until(mut self, cancel: Arc<AtomicBool>) -> SolveBudget {
        self.cancel = Some(cancel);
        self
    }
}

/// Nodes between two looks at the clock: a fraction of a millisecond.
const NODES_A_LOOK: u64 = 512;

/// A budget being used up.
#[derive(Debug)]
pub(crate) struct Meter<'a> {
    budget: &'a SolveBudget,
    used: u64,
    /// The part of the search under way ends here.
    limit: u64,
    /// Does the clock count already?
    clock: bool,
    stopped: bool,
}

impl<'a> Meter<'a> {
    /// Begins with a part that nothing stops: it is small, and there must be some line to show.
    pub(crate) fn new(budget: &'a SolveBudget) -> Meter<'a> {
        Meter { budget, used: 0, limit: u64::MAX, clock: false, stopped: false }
    }

    /// Begins the next part of the search, of at most so many nodes.
    pub(crate) fn allow(&mut self, nodes: u64) {
        self.limit = self.used.saturating_add(nodes).min(self.budget.nodes);
        self.clock = true;
        self.look();
    }

    /// Uses a node.
    #[inline]
    pub(crate) fn spend(&mut self) {
        self.used += 1;
        if self.used.is_multiple_of(NODES_A_LOOK) && self.clock {
            self.look();
        }
    }

    #[cold]
    fn look(&mut self) {
        let cancelled = self.budget.cancel.as_ref().is_some_and(|c| c.load(Ordering::Relaxed));
        let late = self.budget.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        self.stopped |= cancelled || late;
    }

    /// Nodes used so far.
    pub(crate) fn used(&self) -> u64 {
        self.used
    }

    /// Is the part under way to end?
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.stopped || self.used >= self.limit
    }

    /// Is all of the budget used up?
    pub(crate) fn is_spent(&self) -> bool {
        self.stopped || self.used >= self.budget.nodes
    }
}
