//! What can go wrong in the laboratory, told so that a person knows what to do next.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use rules::Invalid;

/// Why the laboratory can't do what was asked.
#[derive(Debug)]
pub enum Error {
    /// Something was asked for that can't be.
    Asked(String),
    /// The rules refuse the game.
    Setup(Invalid),
    /// A file that is not what it should be.
    File {
        /// Which.
        path: PathBuf,
        /// What is wrong, and what to do.
        reason: String,
    },
    /// A file could not be read or written.
    Io {
        /// Which.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
}

impl Error {
    pub(crate) fn asked(reason: impl Into<String>) -> Error {
        Error::Asked(reason.into())
    }

    pub(crate) fn file(path: &Path, reason: impl Into<String>) -> Error {
        Error::File { path: path.to_owned(), reason: reason.into() }
    }

    /// For `map_err`: input or output at a path failed.
    pub(crate) fn io(path: &Path) -> impl FnOnce(io::Error) -> Error + use<> {
        let path = path.to_owned();
        move |source| Error::Io { path, source }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Asked(reason) => f.write_str(reason),
            Error::Setup(invalid) => fmt::Display::fmt(invalid, f),
            Error::File { path, reason } => write!(f, "{}: {reason}", path.display()),
            Error::Io { path, source } => write!(f, "{}: {source}", path.display()),
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Error::Io { source, .. } => Some(source),
            Error::Setup(invalid) => Some(invalid),
            Error::Asked(_) | Error::File { .. } => None,
        }
    }
}

impl From<Invalid> for Error {
    fn from(invalid: Invalid) -> Error {
        Error::Setup(invalid)
    }
}
