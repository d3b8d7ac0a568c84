//! What the tests share: both databases, names and entries.

#![allow(dead_code, reason = "each test program takes what it needs")]

pub(crate) mod cluster;
pub(crate) mod proxy;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use store::{Append, Store, StoreConfig, TableId};

use cluster::Cluster;
use proxy::Proxy;

/// A database of one test, gone with it.
pub(crate) struct Database {
    pub(crate) config: StoreConfig,
    _folder: Option<tempfile::TempDir>,
    _cluster: Option<Arc<Cluster>>,
}

impl Database {
    pub(crate) fn sqlite() -> Database {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("data").join("subibaja.db");
        Database { config: StoreConfig::Sqlite { path }, _folder: Some(folder), _cluster: None }
    }

    pub(crate) fn postgres() -> Database {
        let cluster = Cluster::shared();
        let url = cluster.new_database();
        Database { config: StoreConfig::Postgres { url }, _folder: None, _cluster: Some(cluster) }
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.config).await.unwrap()
    }

    /// Ends all connections, as a restart of the server would; PostgreSQL only.
    pub(crate) fn disconnect(&self) {
        let StoreConfig::Postgres { url } = &self.config else { panic!("no server") };
        Cluster::shared().disconnect(url);
    }

    /// The same database by way of a proxy; PostgreSQL only.
    pub(crate) async fn open_by_proxy(&self) -> (Store, Proxy) {
        let StoreConfig::Postgres { url } = &self.config else { panic!("no server") };
        let name = url.trim_start_matches("postgres:///").split('?').next().unwrap();
        let proxy = Proxy::start(Cluster::shared().socket()).await;
        let url = format!("postgres://postgres@127.0.0.1:{}/{name}?sslmode=disable", proxy.port);
        (Store::open(&StoreConfig::Postgres { url }).await.unwrap(), proxy)
    }
}

/// A name that no other test of this process has.
pub(crate) fn new_table() -> TableId {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    // Scattered, as random names are: by a multiplier without a factor in common with the range.
    let scattered = u128::from(NEXT.fetch_add(1, Relaxed)) * 618_033_988_749 % 10_u128.pow(12);
    format!("{scattered:012}").parse().unwrap()
}

/// An append of these bodies.
pub(crate) fn append(table: TableId, first_seq: u64, bodies: &[&str]) -> Append {
    let entries = bodies.iter().map(|body| (1_760_000_000_000, (*body).to_owned())).collect();
    Append { table, first_seq, entries, derived: None }
}

/// The bodies of a table's log, after a check that its numbers have no gap.
pub(crate) async fn bodies(store: &Store, table: &TableId) -> Vec<String> {
    let entries = store.read(table, 0).await.unwrap();
    assert!((1..).zip(&entries).all(|(seq, entry)| entry.seq == seq), "{table}: {entries:?}");
    entries.into_iter().map(|entry| entry.body).collect()
}
