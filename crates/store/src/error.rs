//! What can go wrong, in words for whoever runs the server.

use std::time::Duration;

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
    /// A back-up could not be written to the database.
    #[error("nothing was written to {place}: {reason}")]
    Load {
        /// The file, or the server without its password.
        place: String,
        /// What is in the way.
        reason: String,
    },
    /// Something could not be read.
    #[error("the database can't be read: {0}")]
    Read(String),
    /// What was written last did not get into the log, or it is not known whether it did.
    #[error("the last entries were not stored: {0}")]
    Failing(String),
    /// A batch is not done, longer than it should take.
    #[error("a commit has been under way for {} seconds: look at the database and its disk", .0.as_secs())]
    Stalled(Duration),
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
    /// Not stored: nothing of it is in the log, and nothing will be.
    #[error("the entries were not stored: {0}")]
    Refused(String),
    /// A commit was begun and nobody knows how it ended: the entries are in the log, all or none, or
    /// will be. [`Store::settle`](crate::Store::settle) finds out.
    #[error("it is not known yet whether the entries were stored: {0}")]
    Unknown(String),
    /// The store was closed before these entries were tried: nothing of them is in the log.
    #[error("the store is closed")]
    Closed,
}

/// Why a whole batch was not committed.
#[derive(Debug, Clone)]
pub(crate) struct Failure {
    pub(crate) reason: String,
    /// The commit was begun, so the batch may be in the log. Else it is not, and never will be.
    pub(crate) doubtful: bool,
    /// Nothing that this process writes can be trusted any more. Else the next batch may go through:
    /// a full disk, a busy database, a lost connection.
    pub(crate) lasting: bool,
    /// Nobody waited any longer.
    pub(crate) timed_out: bool,
}

impl Failure {
    /// Not stored, but the next batch may be.
    pub(crate) fn passing(reason: impl Into<String>) -> Failure {
        Failure { reason: reason.into(), doubtful: false, lasting: false, timed_out: false }
    }

    /// Not stored, and nothing will be.
    pub(crate) fn lasting(reason: impl Into<String>) -> Failure {
        Failure { lasting: true, ..Failure::passing(reason) }
    }

    /// Nobody waited for the end of it.
    pub(crate) fn timed_out(reason: impl Into<String>) -> Failure {
        Failure { timed_out: true, ..Failure::passing(reason) }
    }

    /// The same, of a batch whose commit may have been begun.
    pub(crate) fn doubtful(self, doubtful: bool) -> Failure {
        Failure { doubtful, ..self }
    }
}
