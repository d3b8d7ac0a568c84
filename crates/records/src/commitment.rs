//! Provable deals: before the first card is seen, a table gives everyone a hash of the seed and of
//! a nonce; its record reveals both.

use rules::Seed;
use sha2::{Digest, Sha256};

use crate::error::RecordError;
use crate::record::{FORMAT, Record};

/// The SHA-256, in hexadecimal digits, of the format's name, the seed and the nonce, each on a line
/// of its own.
///
/// ```
/// # use rules as subibaja_rules;
/// use subibaja_rules::Seed;
/// let commitment = subibaja_records::commitment(&Seed::from(7), "salt");
/// assert_eq!(commitment.len(), 64);
/// assert_ne!(commitment, subibaja_records::commitment(&Seed::from(8), "salt"));
/// ```
pub fn commitment(seed: &Seed, nonce: &str) -> String {
    sha256(&format!("{FORMAT}\n{seed}\n{nonce}\n"))
}

/// The SHA-256 of a text, in hexadecimal digits.
pub fn sha256(text: &str) -> String {
    let digit = |half: u8| char::from(b"0123456789abcdef"[usize::from(half)]);
    let mut digits = String::with_capacity(64);
    for byte in sha256_bytes(text) {
        digits.extend([digit(byte >> 4), digit(byte & 0xf)]);
    }
    digits
}

/// The SHA-256 of a text.
pub fn sha256_bytes(text: &str) -> [u8; 32] {
    Sha256::digest(text).into()
}

/// Does a record keep what its table committed to? One that says nothing of it does.
pub fn check_commitment(record: &Record) -> Result<(), RecordError> {
    let Some(said) = record.more.get("commitment") else { return Ok(()) };
    let refuse = |reason: &str| Err(RecordError::new("commitment", reason));
    let nonce = record.more.get("nonce").and_then(|nonce| nonce.as_str());
    let (Some(seed), Some(nonce), Some(said)) = (&record.seed, nonce, said.as_str()) else {
        return refuse("the `seed` or the `nonce` that it was made from is missing");
    };
    if commitment(seed, nonce) == said {
        Ok(())
    } else {
        refuse("it was not made from this `seed` and `nonce`: the deal is not the one promised")
    }
}
