//! What can go wrong, in words for whoever runs the server.

/// The store could not be opened or read.
#[derive(Debug, Clone, thiserror::Error)]
pub enum StoreError {
    /// The database could not be opened.
    #[error("the database {place} can't be opened: {reason}")]
    Open {
        /// The file, or the server without its password.
        place: String,
        /// What the database said.
        reason: String,
    },
    /// Something could not be read.
    #[error("the database can't be read: {0}")]
    Read(String),
    /// Nothing is written any more, for what the disk holds is not certain.
    #[error("{0}; nothing more is stored until the server is started again")]
    Untrusted(String),
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
}

/// Why entries were not acknowledged. In each case: reload the table before going on.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AppendError {
    /// The number is taken, or the one before it is missing: the writer did not know the whole log.
    #[error("the entry's number is already taken: reload the table and try again")]
    Taken,
    /// Not stored, as far as is known: when a disk or a connection fails in the middle of a commit,
    /// entries may be found in the log later. They were never acknowledged, and are whole.
    #[error("the entries were not stored: {0}")]
    Refused(String),
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
}

/// Why a whole batch was not committed.
#[derive(Debug, Clone)]
pub(crate) enum Failure {
    /// The next batch may go through: a full disk, a busy database, a lost connection.
    Passing(String),
    /// Nothing that this process writes can be trusted any more.
    Lasting(String),
}
