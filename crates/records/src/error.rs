//! What is wrong with a record, and where.

use std::fmt;

use rules::Invalid;

/// Something in a record that can't stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The field, such as `deck` or `actions[3] 37@up1`.
    pub place: String,
    /// What is wrong, and what was expected.
    pub reason: String,
}

impl RecordError {
    pub(crate) fn new(place: impl Into<String>, reason: impl fmt::Display) -> RecordError {
        RecordError { place: place.into(), reason: reason.to_string() }
    }

    /// A setup that the rules refuse: the problems name what they are about.
    pub(crate) fn setup(invalid: &Invalid) -> RecordError {
        RecordError::new("setup", invalid)
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.reason)
    }
}

impl std::error::Error for RecordError {}

/// Why the next record of a stream could not be had.
#[derive(Debug)]
pub enum ReadError {
    /// It is not JSON, or not of a record's shape, or could not be read. Nothing follows.
    Syntax {
        /// The line, from 1.
        line: usize,
        /// The column, from 1; 0 where there is none.
        column: usize,
        /// What was expected.
        reason: String,
    },
    /// It is a record that can't stand. Others may follow.
    Record {
        /// The line on which it starts, from 1.
        line: usize,
        /// Which record of the stream, from 1.
        number: usize,
        /// What is wrong.
        error: RecordError,
    },
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Syntax { line, column: 0, reason } => write!(f, "line {line}: {reason}"),
            ReadError::Syntax { line, column, reason } => {
                write!(f, "line {line}, column {column}: {reason}")
            }
            ReadError::Record { line, number, error } => {
                write!(f, "line {line}, record {number}: {error}")
            }
        }
    }
}

impl std::error::Error for ReadError {}
