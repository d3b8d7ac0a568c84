//! What all parts of the server share.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng as _;
use store::Store;
use tokio::sync::watch;

use crate::bots::BotThreads;
use crate::config::Config;
use crate::nodes::Nodes;
use crate::rate::Rates;
use crate::registry::Registry;

/// Shared by requests, sockets and tables.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) tables: Registry,
    pub(crate) bots: BotThreads,
    /// Other servers on the same database, where there may be any.
    pub(crate) nodes: Option<Nodes>,
    pub(crate) rates: Rates,
    pub(crate) metrics: metrics_exporter_prometheus::PrometheusHandle,
    /// Turns true when the server is about to stop.
    pub(crate) stopping: watch::Receiver<bool>,
    /// The server was told to stop, and goes on for a while.
    pub(crate) draining: AtomicBool,
    next: AtomicU64,
}

impl App {
    pub(crate) fn new(
        config: Config,
        store: Store,
        nodes: Option<Nodes>,
        metrics: metrics_exporter_prometheus::PrometheusHandle,
        stopping: watch::Receiver<bool>,
    ) -> Arc<App> {
        Arc::new(App {
            bots: BotThreads::new(&config),
            rates: Rates::new(&config),
            tables: Registry::default(),
            nodes,
            config,
            store,
            metrics,
            stopping,
            draining: AtomicBool::new(false),
            next: AtomicU64::new(1),
        })
    }

    /// A number that no connection and no question has had.
    pub(crate) fn number(&self) -> u64 {
        self.next.fetch_add(1, Ordering::Relaxed)
    }

    pub(crate) fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }
}

/// Waits until the server is about to stop.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// A generator for secrets, seeded by the operating system.
pub(crate) fn generator() -> Result<ChaCha20Rng, getrandom::Error> {
    let mut key = [0; 32];
    getrandom::fill(&mut key)?;
    Ok(ChaCha20Rng::from_seed(key))
}
