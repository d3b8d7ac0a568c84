//! What the conformance tests share: cases, players, a slow second implementation of the rules, and
//! the files in `oracles/`.

// Every test file compiles this anew and uses its own part of it.
#![allow(dead_code)]

pub(crate) mod case;
pub(crate) mod conform;
pub(crate) mod hidden;
pub(crate) mod laws;
pub(crate) mod oracle;
pub(crate) mod plans;
pub(crate) mod player;
pub(crate) mod reference;
pub(crate) mod shuffle;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use subibaja_rules::{Seat, Viewer};

/// A generator that is the same in every run.
pub(crate) fn rng(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// A number below `n`. Slightly biased, which does not matter to a test.
pub(crate) fn below(n: usize, rng: &mut impl Rng) -> usize {
    (rng.next_u64() % n as u64) as usize
}

/// One of them.
pub(crate) fn pick<T: Copy>(items: &[T], rng: &mut impl Rng) -> T {
    items[below(items.len(), rng)]
}

/// Shuffles by the book, so as not to lean on what is tested.
pub(crate) fn mix<T>(items: &mut [T], rng: &mut impl Rng) {
    for i in (1..items.len()).rev() {
        items.swap(i, below(i + 1, rng));
    }
}

/// Everyone who can look at a table of so many.
pub(crate) fn viewers(seats: u8) -> Vec<Viewer> {
    let seats = Seat::all(seats).map(Viewer::Seat);
    seats.chain([Viewer::Spectator, Viewer::Everything]).collect()
}
