//! What can go wrong in the laboratory, told so that a person knows what to do next.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use rules::Invalid;

/// Why the laboratory can't do what was asked.
#[derive(Debug)]
pub enum LabError {
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

impl LabError {
    pub(crate) fn asked(reason: impl Into<String>) -> LabError {
        LabError::Asked(reason.into())
    }

    pub(crate) fn file(path: &Path, reason: impl Into<String>) -> LabError {
        LabError::File { path: path.to_owned(), reason: reason.into() }
    }

    /// For `map_err`: input or output at a path failed.
    pub(crate) fn io(path: &Path) -> impl FnOnce(io::Error) -> LabError + use<> {
        let path = path.to_owned();
        move |source| LabError::Io { path, source }
    }
}

impl fmt::Display for LabError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LabError::Asked(reason) => f.write_str(reason),
            LabError::Setup(invalid) => fmt::Display::fmt(invalid, f),
            LabError::File { path, reason } => write!(f, "{}: {reason}", path.display()),
            LabError::Io { path, source } => write!(f, "{}: {source}", path.display()),
        }
    }
}

impl std::error::Error for LabError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            LabError::Io { source, .. } => Some(source),
            LabError::Setup(invalid) => Some(invalid),
            LabError::Asked(_) | LabError::File { .. } => None,
        }
    }
}

impl From<Invalid> for LabError {
    fn from(invalid: Invalid) -> LabError {
        LabError::Setup(invalid)
    }
}
