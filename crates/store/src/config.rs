//! Where the entries go.

use std::fmt;
use std::path::PathBuf;

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

/// For messages and logs: never with the password.
impl fmt::Display for StoreConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreConfig::Sqlite { path } => write!(f, "{}", path.display()),
            StoreConfig::Postgres { url } => {
                let address = url.split(['?', '#']).next().unwrap_or_default();
                let place = address.rsplit('@').next().unwrap_or_default();
                write!(f, "postgres://{}", place.trim_start_matches("postgres://"))
            }
        }
    }
}

impl fmt::Debug for StoreConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "StoreConfig({self})")
    }
}
