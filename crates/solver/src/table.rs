//! The positions from which an exhaustive search is known to find nothing better.
//!
//! A table of fixed places, each with one key of 128 bits: it grows while there is room and then
//! forgets. What it forgets is searched again, so a proof stays a proof.

/// Places at first.
const FIRST_PLACES: usize = 1 << 12;
/// The most places: 64 MiB of keys.
const MAX_PLACES: usize = 1 << 22;

/// A set of keys that may forget.
#[derive(Debug)]
pub(crate) struct Table {
    places: Vec<u128>,
    taken: usize,
}

impl Table {
    pub(crate) fn new() -> Table {
        Table { places: vec![0; FIRST_PLACES], taken: 0 }
    }

    /// Is the key known?
    #[inline]
    pub(crate) fn contains(&self, key: u128) -> bool {
        self.places[self.place(key)] == key
    }

    /// Keeps a key, in place of another if need be.
    pub(crate) fn insert(&mut self, key: u128) {
        if self.taken * 2 > self.places.len() && self.places.len() < MAX_PLACES {
            self.grow();
        }
        let place = self.place(key);
        self.taken += usize::from(self.places[place] == 0);
        self.places[place] = key;
    }

    #[cold]
    fn grow(&mut self) {
        let larger = vec![0; self.places.len() * 4];
        let smaller = std::mem::replace(&mut self.places, larger);
        self.taken = 0;
        for key in smaller.into_iter().filter(|key| *key != 0) {
            let place = self.place(key);
            self.taken += usize::from(self.places[place] == 0);
            self.places[place] = key;
        }
    }

    #[inline]
    fn place(&self, key: u128) -> usize {
        key as usize & (self.places.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_grows_and_knows_only_what_was_put_in() {
        const KEYS: u128 = 20_000;
        let key = |n: u128| (n + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
        let mut table = Table::new();
        for n in 0..KEYS {
            table.insert(key(n));
            assert!(table.contains(key(n)), "the key just put in is known");
        }
        let known = (0..KEYS).filter(|n| table.contains(key(*n))).count();
        assert!(known > KEYS as usize / 2, "{known} of {KEYS} are known");
        assert!((KEYS..2 * KEYS).all(|n| !table.contains(key(n))));
    }
}
