//! What is known of the way here: which other nodes there are, and whether they can be heard.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use crate::app::now;
use crate::limits::{DEAF_AFTER, MAX_NODES, NODE_SILENT};
use crate::measures;

pub(super) struct Ears {
    node: u64,
    /// `NOTIFY` is heard.
    notify: AtomicBool,
    /// NATS is heard.
    nats: AtomicBool,
    /// When hearing began, in milliseconds since 1970.
    since: AtomicI64,
    others: Mutex<HashMap<u64, Other>>,
}

struct Other {
    heard: Instant,
    by_notify: bool,
}

impl Ears {
    pub(super) fn new(node: u64) -> Ears {
        Ears {
            node,
            notify: AtomicBool::new(false),
            nats: AtomicBool::new(false),
            since: AtomicI64::new(i64::MAX),
            others: Mutex::default(),
        }
    }

    pub(super) fn node(&self) -> u64 {
        self.node
    }

    pub(super) fn set_notify(&self, heard: bool) {
        if self.notify.swap(heard, Relaxed) == heard {
            return;
        }
        if heard {
            self.since.store(now(), Relaxed);
        }
        measures::hears("notify", heard);
    }

    pub(super) fn set_nats(&self, heard: bool) {
        self.nats.store(heard, Relaxed);
        measures::hears("nats", heard);
    }

    pub(super) fn nats(&self) -> bool {
        self.nats.load(Relaxed)
    }

    /// Every node can be heard by `NOTIFY`, if it is asked to; so that is what counts.
    pub(super) fn hears(&self) -> bool {
        self.notify.load(Relaxed)
    }

    /// Not heard, or not for long enough to know who is there?
    pub(super) fn is_deaf(&self, now: i64) -> bool {
        let since = self.since.load(Relaxed);
        let long_enough = i64::try_from(DEAF_AFTER.as_millis()).unwrap_or(i64::MAX);
        !self.hears() || now.saturating_sub(since) < long_enough
    }

    /// A node is there. Was nothing heard of it before?
    pub(super) fn heard_of(&self, node: u64, by_notify: bool) -> bool {
        let mut others = self.lock();
        if others.len() >= MAX_NODES {
            others.retain(|_, other| other.heard.elapsed() < NODE_SILENT);
            if others.len() >= MAX_NODES {
                return false;
            }
        }
        others.insert(node, Other { heard: Instant::now(), by_notify }).is_none()
    }

    /// Are there others, and does any of them hear nothing but `NOTIFY`?
    pub(super) fn others(&self) -> (bool, bool) {
        let mut others = self.lock();
        others.retain(|_, other| other.heard.elapsed() < NODE_SILENT);
        measures::nodes(others.len() + 1);
        (!others.is_empty(), others.values().any(|other| other.by_notify))
    }

    // A map can't be left half changed.
    fn lock(&self) -> MutexGuard<'_, HashMap<u64, Other>> {
        self.others.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
