//! Where the entries go.

use std::fmt;
use std::path::PathBuf;

use crate::address;

/// Which database.
#[derive(Clone, PartialEq, Eq)]
pub enum StoreConfig {
    /// One file, made with its folder where it is missing.
    Sqlite {
        /// The file.
        path: PathBuf,
    },
    /// A PostgreSQL server: `postgres://user:password@host/database`.
    Postgres {
        /// Where it is and how to get in.
        url: String,
    },
}

/// For messages and logs: never with the password, nor a part of it.
impl fmt::Display for StoreConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreConfig::Sqlite { path } => write!(f, "{}", path.display()),
            StoreConfig::Postgres { url } => f.write_str(&address::place(url)),
        }
    }
}

impl fmt::Debug for StoreConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "StoreConfig({self})")
    }
}
