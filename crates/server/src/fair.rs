//! A queue in which nobody is served twice while somebody else waits: in turn by address, and among
//! the tables of an address in turn by table. A table has one place at most.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::TableId;
use tokio::sync::oneshot;

use crate::measures;
use crate::rate::household;

/// On whose behalf something is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Share {
    /// The table.
    pub(crate) table: TableId,
    /// The address that it is for, if one is known; else the table stands for itself.
    pub(crate) address: Option<IpAddr>,
}

impl Share {
    fn party(self) -> Party {
        self.address.map_or(Party::Table(self.table), |address| Party::Address(household(address)))
    }
}

/// Those who take turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Party {
    Address(IpAddr),
    Table(TableId),
}

/// One who waits.
struct Waiter {
    table: TableId,
    called: oneshot::Sender<Turn>,
}

#[derive(Default)]
struct State {
    /// Places that are free; none while somebody waits.
    free: usize,
    /// The parties in the order of their turns, each with its tables in theirs. None is empty.
    parties: VecDeque<(Party, VecDeque<Waiter>)>,
}

impl State {
    /// The next to be served. Its party's turn comes again after all others'.
    fn next(&mut self) -> Option<Waiter> {
        let (party, mut waiters) = self.parties.pop_front()?;
        let next = waiters.pop_front();
        if !waiters.is_empty() {
            self.parties.push_back((party, waiters));
        }
        next
    }

    /// Forgets a table's former wish: it has one at a time.
    fn forget(&mut self, table: TableId) {
        for (_, waiters) in &mut self.parties {
            waiters.retain(|waiter| waiter.table != table && !waiter.called.is_closed());
        }
        self.parties.retain(|(_, waiters)| !waiters.is_empty());
    }

    fn waiting(&self) -> usize {
        self.parties.iter().map(|(_, waiters)| waiters.len()).sum()
    }
}

/// The queue. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Fair {
    places: usize,
    state: Arc<Mutex<State>>,
}

impl Fair {
    /// With so many served at the same time.
    pub(crate) fn new(places: usize) -> Fair {
        let state = State { free: places, ..State::default() };
        Fair { places, state: Arc::new(Mutex::new(state)) }
    }

    /// Waits for its turn; nothing if the table asked again meanwhile.
    pub(crate) async fn turn(&self, share: Share) -> Option<Turn> {
        let waiting = self.queue(share);
        waiting.await.ok()
    }

    fn queue(&self, share: Share) -> oneshot::Receiver<Turn> {
        let (called, waiting) = oneshot::channel();
        let mut state = self.lock();
        state.forget(share.table);
        let party = share.party();
        let waiter = Waiter { table: share.table, called };
        match state.parties.iter_mut().find(|(other, _)| *other == party) {
            Some((_, waiters)) => waiters.push_back(waiter),
            None => state.parties.push_back((party, VecDeque::from([waiter]))),
        }
        drop(state);
        self.call();
        waiting
    }

    /// Calls those for whom there are places.
    fn call(&self) {
        loop {
            let mut state = self.lock();
            let next = if state.free > 0 { state.next() } else { None };
            measures::experts_waiting(state.waiting());
            let Some(next) = next else { return };
            state.free -= 1;
            let crowd = state.waiting();
            drop(state);
            // Whoever does not wait any more gives the place back by dropping it.
            let _ = next.called.send(Turn { fair: self.clone(), crowd });
        }
    }

    // Held for a push or a pop, never across an await; a queue can't be left half changed.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A place, until it is dropped.
pub(crate) struct Turn {
    fair: Fair,
    /// Those who waited when it was given.
    crowd: usize,
}

impl Turn {
    /// How many times as long everything takes as if nobody waited.
    pub(crate) fn crowding(&self) -> u32 {
        let places = self.fair.places.max(1);
        u32::try_from((places + self.crowd).div_ceil(places)).unwrap_or(u32::MAX)
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.fair.lock().free += 1;
        self.fair.call();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(n: usize) -> TableId {
        format!("table{n:07}").parse().expect("an id")
    }

    fn of(n: usize, address: &str) -> Share {
        Share { table: table(n), address: Some(address.parse().expect("an address")) }
    }

    /// Serves one after the other, and asks again for each table that was served: in which order do
    /// they come?
    fn served(shares: &[Share], turns: usize) -> Vec<usize> {
        let fair = Fair::new(1);
        let first = fair.queue(Share { table: table(999), address: None });
        let mut waiting: Vec<_> = shares.iter().map(|share| Some(fair.queue(*share))).collect();
        let mut turn = Some(first);
        let mut order = Vec::new();
        for _ in 0..turns {
            drop(turn.take());
            let now = waiting
                .iter_mut()
                .position(|waiting| waiting.as_mut().is_some_and(|waiting| !waiting.is_empty()));
            let now = now.expect("somebody's turn");
            turn = waiting[now].take();
            order.push(now);
            waiting[now] = Some(fair.queue(shares[now]));
        }
        order
    }

    #[test]
    fn one_address_with_many_tables_does_not_starve_another() {
        let mut shares: Vec<Share> = (0..12).map(|n| of(n, "192.0.2.1")).collect();
        shares.push(of(12, "192.0.2.2"));
        let order = served(&shares, 40);
        let others = order.iter().filter(|n| **n == 12).count();
        assert_eq!(others, 20, "every other turn is the other's: {order:?}");
        for n in 0..12 {
            assert!(order[..26].contains(&n), "table {n} waits for ever: {order:?}");
        }
    }

    #[test]
    fn addresses_of_one_network_are_one() {
        let mut shares: Vec<Share> = (0..12).map(|n| of(n, &format!("2001:db8::{n:x}"))).collect();
        shares.push(of(12, "192.0.2.2"));
        let others = served(&shares, 40).into_iter().filter(|n| *n == 12).count();
        assert_eq!(others, 20);
    }

    #[test]
    fn tables_without_an_address_take_turns() {
        let shares: Vec<Share> = (0..5).map(|n| Share { table: table(n), address: None }).collect();
        assert_eq!(served(&shares, 15), [0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4]);
    }

    #[test]
    fn who_gave_up_takes_no_turn_and_a_table_has_one_place() {
        let fair = Fair::new(1);
        let mut running = fair.queue(of(0, "192.0.2.1"));
        let turn = running.try_recv().expect("a free place");
        assert_eq!(turn.crowding(), 1);
        drop(fair.queue(of(1, "192.0.2.1")));
        let mut former = fair.queue(of(2, "192.0.2.1"));
        let mut again = fair.queue(of(2, "192.0.2.2"));
        let mut last = fair.queue(of(3, "192.0.2.1"));
        assert_eq!(fair.lock().waiting(), 2);
        assert!(former.try_recv().is_err(), "asked for anew");
        drop(turn);
        let turn = again.try_recv().expect("its turn");
        assert_eq!(turn.crowding(), 2, "one waits");
        assert!(last.try_recv().is_err());
        drop(again);
        drop(turn);
        assert!(last.try_recv().is_ok());
        assert_eq!(fair.lock().waiting(), 0);
    }
}
