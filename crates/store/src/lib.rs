//! All SQL: an append-only log of numbered entries a table, on SQLite or PostgreSQL.
//!
//! **The key `(table, seq)` is the arbiter**: an append with a number already taken fails, and its
//! writer reloads and tries again. So there are no locks and no leases, and any process may write any
//! table. The rest (lobby, results, statistics) is derived, stored in the transaction of the entries
//! it follows from, and can be made again from the log.
//!
//! **An append has three outcomes**: stored, refused for certain, or not known yet, when a commit was
//! begun and a connection or a disk failed before its end. [`Store::settle`] finds out, and never stores
//! twice. Nothing waits for a database for ever ([`BATCH_TIMEOUT`], [`READ_TIMEOUT`]).
//!
//! The store knows nothing of games: an entry's body is a text.
//!
//! SQLite is written through rusqlite on a thread of its own, PostgreSQL through sqlx. Migrations and
//! queries are the same (`sql.rs`); only inserting differs, row by row there, by arrays here. The two
//! libraries must agree on the version of `libsqlite3-sys`.
//!
//! ```
//! # tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
//! # let folder = tempfile::tempdir().unwrap();
//! # let path = folder.path().join("data/subibaja.db");
//! use store::{Append, AppendError, FIRST_SEQ, Store, StoreConfig, TableId};
//!
//! let store = Store::open(&StoreConfig::Sqlite { path }).await.unwrap();
//! let table: TableId = "Ab3dEf6hIj9k".parse().unwrap();
//! let opened = Append {
//!     table,
//!     first_seq: FIRST_SEQ,
//!     entries: vec![(1_760_000_000_000, "opened".into()), (1_760_000_000_000, "dealt".into())],
//!     derived: None,
//! };
//! store.append(opened.clone()).await.unwrap();
//! assert_eq!(store.append(opened).await, Err(AppendError::Taken));
//! assert_eq!(store.read(&table, 2).await.unwrap()[0].body, "dealt");
//! store.close().await;
//! # });
//! ```

mod address;
mod append;
mod config;
mod derived;
mod edit;
mod error;
mod health;
mod loader;
mod metrics;
mod migrations;
mod postgres;
mod rows;
mod snapshot;
mod sql;
mod sqlite;
mod store;
mod table_id;
mod writer;

pub use append::{Append, Entry, FIRST_SEQ, MAX_BODY_BYTES, MAX_ENTRIES};
pub use config::StoreConfig;
pub use derived::{Derived, FinishedGame, Idle, LobbyPhase, LobbyRow, Statistic};
pub use edit::Edit;
pub use error::{AppendError, StoreError};
pub use health::{PROBE_PAUSE, STALLED_AFTER};
pub use loader::{Loaded, Loader};
pub use metrics::Metrics;
pub use postgres::{Listener, MAX_WORD_BYTES, Speaker};
pub use snapshot::{Counts, Kept, Piece, Snapshot};
pub use sqlite::{BUSY_TIMEOUT, CHECKPOINT_PAGES, LOCK_PATIENCE, READERS};
pub use store::{MAX_PAGE, MAX_READ_ON, READ_TIMEOUT, Settled, Store};
pub use table_id::{InvalidTableId, TABLE_ID_LENGTH, TableId};
pub use writer::{BATCH_LIMIT, BATCH_TIMEOUT, QUEUE_LIMIT};
