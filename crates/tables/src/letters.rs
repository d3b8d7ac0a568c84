//! Letters for ids and secrets: easy to read, safe in a link.

use rand_core::Rng;

/// Small letters and digits without those that look alike: five bits each.
const LETTERS: &[u8; 32] = b"abcdefghijkmnopqrstuvwxyz2345678";

/// So many random letters.
pub(crate) fn letters(count: usize, rng: &mut impl Rng) -> String {
    (0..count).map(|_| char::from(LETTERS[(rng.next_u32() >> 27) as usize])).collect()
}

/// As many letters that follow from these bytes, one from each.
pub(crate) fn letters_of(count: usize, bytes: &[u8; 32]) -> String {
    bytes.iter().take(count).map(|byte| char::from(LETTERS[usize::from(byte >> 3)])).collect()
}
