//! Secrets: whoever has a seat's key is at that seat. Only hashes are kept.
//!
//! An invitation is not a key. It opens a seat that nobody has, once: the first who comes exchanges
//! it for a key that they made themselves. Clients make keys and invitations and keep them before
//! they send them, so no answer ever holds one, and a lost answer locks nobody out.

use std::fmt;

use protocol::{Code, MAX_SECRET_LEN, MIN_SECRET_LEN};
use rand_core::Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::error::Refusal;
use crate::letters::{letters, letters_of};

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

    /// A secret that follows from a client's own key, and from nothing that anybody else has.
    pub(crate) fn derived(key: &str, of: &str) -> Secret {
        Secret(letters_of(LENGTH, &records::sha256_bytes(&format!("subibaja/table\n{key}\n{of}"))))
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

/// The SHA-256 of a secret, written as hexadecimal digits. The secret has all its bits from chance,
/// so that nothing slower is needed, and hashes can be compared as they are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Hash([u8; 32]);

impl Hash {
    /// The hash of what somebody claims to be a secret.
    pub fn of(claimed: &str) -> Hash {
        Hash(records::sha256_bytes(claimed))
    }

    /// The hash of a secret that a client made, if it can be one: letters and digits, not too few.
    pub(crate) fn of_new(made: &str) -> Result<Hash, Refusal> {
        let long_enough = (MIN_SECRET_LEN..=MAX_SECRET_LEN).contains(&made.len());
        if long_enough && made.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Ok(Hash::of(made));
        }
        let reason = format!(
            "a key or an invitation has {MIN_SECRET_LEN} to {MAX_SECRET_LEN} letters and digits"
        );
        Err(Refusal::new(Code::Length, reason))
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl Serialize for Hash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // By hand: a rematch writes several, and formatting takes ten times as long.
        let digit = |half: u8| b"0123456789abcdef"[usize::from(half)];
        let mut digits = [0; 64];
        for (two, byte) in digits.chunks_exact_mut(2).zip(self.0) {
            two.copy_from_slice(&[digit(byte >> 4), digit(byte & 0xf)]);
        }
        serializer.serialize_str(str::from_utf8(&digits).unwrap_or_default())
    }
}

impl<'de> Deserialize<'de> for Hash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hash, D::Error> {
        let text = String::deserialize(deserializer)?;
        let wrong = || de::Error::custom("a hash has 64 hexadecimal digits");
        let bytes = text.as_bytes();
        if bytes.len() != 64 {
            return Err(wrong());
        }
        let mut hash = [0; 32];
        for (byte, digits) in hash.iter_mut().zip(bytes.chunks_exact(2)) {
            let digits = str::from_utf8(digits).map_err(|_| wrong())?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| wrong())?;
        }
        Ok(Hash(hash))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_are_written_as_they_always_were() {
        let hash = Hash::of("abc");
        let text = serde_json::to_string(&hash).expect("JSON");
        assert_eq!(text, format!("\"{}\"", records::sha256("abc")));
        assert_eq!(serde_json::from_str::<Hash>(&text).expect("a hash"), hash);
        for wrong in ["\"\"", "\"12\"", &format!("\"{}\"", "g".repeat(64))] {
            assert!(serde_json::from_str::<Hash>(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_secret_is_long_and_plain() {
        assert!(Hash::of_new(&"a".repeat(MIN_SECRET_LEN)).is_ok());
        let long = "a".repeat(MAX_SECRET_LEN + 1);
        for wrong in ["", "short", "with blanks in it, and long", &long] {
            assert_eq!(Hash::of_new(wrong).err().map(|no| no.code), Some(Code::Length), "{wrong}");
        }
    }
}
