//! The store's promises, each tried on SQLite and on PostgreSQL.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../support/mod.rs"]
mod support;

mod derived;
mod log;
mod on_postgres;
mod opening;
mod passwords;
mod private;
mod settling;
mod two_writers;
mod whole;
mod words_on_postgres;

/// Writes each test down twice: once a database.
macro_rules! on_both {
    ($($name:ident),+ $(,)?) => {
        mod on_sqlite {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                super::$name(crate::support::Database::sqlite()).await;
            })+
        }
        mod on_postgres {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                super::$name(crate::support::Database::postgres()).await;
            })+
        }
    };
}
use on_both;
