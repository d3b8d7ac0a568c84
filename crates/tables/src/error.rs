//! Why something is refused, and what a log can't be.

use std::fmt;

use protocol::{Code, Refused};

/// Why something is not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// For programs.
    pub code: Code,
    /// For people.
    pub reason: String,
    /// The piece of the text or the action that it is about.
    pub about: Option<String>,
}

impl Refusal {
    /// One for a reason.
    pub fn new(code: Code, reason: impl Into<String>) -> Refusal {
        Refusal { code, reason: reason.into(), about: None }
    }

    /// As it goes over the wire.
    pub fn wire(self, id: Option<String>) -> Refused {
        Refused { id, code: self.code, reason: self.reason, about: self.about }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

impl std::error::Error for Refusal {}

/// A log that no table can have written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Corrupt {
    /// The entry.
    pub seq: u64,
    /// What is wrong with it.
    pub reason: String,
}

impl Corrupt {
    pub(crate) fn new(seq: u64, reason: impl fmt::Display) -> Corrupt {
        Corrupt { seq, reason: reason.to_string() }
    }
}

impl fmt::Display for Corrupt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {} of the log: {}", self.seq, self.reason)
    }
}

impl std::error::Error for Corrupt {}
