//! The positions from which an exhaustive search is known to find nothing better.
//!
//! A table of fixed places, in small shelves: it grows while there is room and then forgets. What it
//! forgets is searched again, so a proof stays a proof. A position is known to be hopeless not only
//! if it was put in, but if one was that is at least as good; all that could be is on one shelf.

use crate::deal::PILES;

/// Places of a shelf.
const SHELF: usize = 4;
/// Shelves at first.
const FIRST_SHELVES: usize = 1 << 10;
/// The most shelves: 96 MiB.
const MAX_SHELVES: usize = 1 << 20;

/// A hopeless position: the key of its group, and its tops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Hopeless {
    group: [u64; 2],
    tops: [u8; PILES],
}

/// A pile's top is a card, and no card has the number 0.
const FREE: Hopeless = Hopeless { group: [0; 2], tops: [0; PILES] };

/// A set of positions that may forget.
#[derive(Debug)]
pub(crate) struct HopelessSet {
    shelves: Vec<[Hopeless; SHELF]>,
    taken: usize,
}

impl HopelessSet {
    pub(crate) fn new() -> HopelessSet {
        HopelessSet { shelves: vec![[FREE; SHELF]; FIRST_SHELVES], taken: 0 }
    }

    /// Is there a position of the group with tops that will do?
    #[inline]
    pub(crate) fn contains(
        &self,
        group: u128,
        mut will_do: impl FnMut([u8; PILES]) -> bool,
    ) -> bool {
        let group = halves(group);
        let shelf = &self.shelves[self.shelf(group)];
        shelf.iter().any(|place| place.group == group && *place != FREE && will_do(place.tops))
    }

    /// Keeps a position, in place of the oldest of its shelf if need be.
    pub(crate) fn insert(&mut self, group: u128, tops: [u8; PILES]) {
        if self.taken * 2 > self.shelves.len() * SHELF && self.shelves.len() < MAX_SHELVES {
            self.grow();
        }
        self.put(Hopeless { group: halves(group), tops });
    }

    fn put(&mut self, place: Hopeless) {
        let shelf = self.shelf(place.group);
        let shelf = &mut self.shelves[shelf];
        self.taken += usize::from(shelf[SHELF - 1] == FREE);
        shelf.rotate_right(1);
        shelf[0] = place;
    }

    #[cold]
    fn grow(&mut self) {
        let larger = vec![[FREE; SHELF]; self.shelves.len() * 4];
        let smaller = std::mem::replace(&mut self.shelves, larger);
        self.taken = 0;
        for shelf in smaller {
            // The oldest first, so that it stays the oldest.
            for place in shelf.into_iter().rev().filter(|place| *place != FREE) {
                self.put(place);
            }
        }
    }

    #[inline]
    fn shelf(&self, group: [u64; 2]) -> usize {
        group[1] as usize & (self.shelves.len() - 1)
    }
}

/// A key without the alignment that 128 bits ask for.
#[inline]
fn halves(key: u128) -> [u64; 2] {
    [(key >> 64) as u64, key as u64]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_grows_and_knows_only_what_was_put_in() {
        const KEYS: u128 = 20_000;
        let key = |n: u128| (n + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
        let mut table = HopelessSet::new();
        for n in 0..KEYS {
            table.insert(key(n), [1, 2, 3, 4]);
            assert!(table.contains(key(n), |tops| tops == [1, 2, 3, 4]), "just put in");
            assert!(!table.contains(key(n), |tops| tops != [1, 2, 3, 4]), "not put in");
        }
        let known = (0..KEYS).filter(|n| table.contains(key(*n), |_| true)).count();
        assert!(known > KEYS as usize / 2, "{known} of {KEYS} are known");
        assert!((KEYS..2 * KEYS).all(|n| !table.contains(key(n), |_| true)));
    }

    #[test]
    fn a_shelf_keeps_the_newest_of_a_group() {
        let mut table = HopelessSet::new();
        for n in 1..=SHELF as u8 + 1 {
            table.insert(7, [n; PILES]);
        }
        assert!(!table.contains(7, |tops| tops == [1; PILES]));
        assert!((2..=SHELF as u8 + 1).all(|n| table.contains(7, |tops| tops == [n; PILES])));
    }
}
