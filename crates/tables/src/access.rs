//! Secrets: whoever has a seat's secret is at that seat. Only hashes are kept.

use std::fmt;

use rand_core::Rng;
use serde::{Deserialize, Serialize};

use crate::letters::letters;

/// Letters of five bits that hold 128 bits.
const LENGTH: usize = 26;

/// A secret of 128 bits and more. It is shown to nobody but its owner: not in logs either.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// A fresh secret, from a generator that deserves it.
    pub(crate) fn random(rng: &mut impl Rng) -> Secret {
        Secret(letters(LENGTH, rng))
    }

    /// Its letters, for the one answer that hands it out.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// What is kept of it.
    pub fn hash(&self) -> Hash {
        Hash::of(&self.0)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// The SHA-256 of a secret, in hexadecimal digits. The secret has all its bits from chance, so that
/// nothing slower is needed, and hashes can be compared as they are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hash(String);

impl Hash {
    /// The hash of what somebody claims to be a secret.
    pub fn of(claimed: &str) -> Hash {
        Hash(records::sha256(claimed))
    }
}
