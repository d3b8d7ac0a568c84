//! Chance: seeds that nobody can guess, and choices that are uniform.

use anyhow::Context as _;
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng as _};
use rules::Seed;

/// A stream of a seed's generator that no deck and no lot uses.
const PLAYERS_STREAM: u64 = u64::MAX - 1;

/// A generator that nobody can foresee.
fn fresh() -> anyhow::Result<ChaCha20Rng> {
    let mut key = [0; 32];
    getrandom::fill(&mut key).context("no random numbers from the system")?;
    Ok(ChaCha20Rng::from_seed(key))
}

/// A seed from the operating system's randomness.
pub(crate) fn fresh_seed() -> anyhow::Result<Seed> {
    Ok(Seed::random(&mut fresh()?))
}

/// A key to a seat: 128 bits as hexadecimal digits.
pub(crate) fn fresh_key() -> anyhow::Result<String> {
    let mut rng = fresh()?;
    Ok(format!("{:016x}{:016x}", rng.next_u64(), rng.next_u64()))
}

/// The generator of the bots' own seeds: the same seed and the same moves give the same game.
pub(crate) fn from_seed(seed: &Seed) -> ChaCha20Rng {
    let mut key = [0; Seed::MAX_LEN];
    let text = seed.as_str().as_bytes();
    key[..text.len()].copy_from_slice(text);
    let mut rng = ChaCha20Rng::from_seed(key);
    rng.set_stream(PLAYERS_STREAM);
    rng
}

/// A number below `n`, by multiplying and shifting: for so small an `n` the bias does not count.
#[inline]
pub(crate) fn below(n: u32, rng: &mut impl Rng) -> u32 {
    (((rng.next_u64() >> 32) * u64::from(n)) >> 32) as u32
}
