//! When one position is at least as good as another, whatever is played from there.
//!
//! Two positions with the same cards in the same hands differ in their tops only. If every pile of
//! the one takes whatever the other's takes, every line of the other can be copied: a copied
//! placement makes the two tops the same, and whoever is stuck first is not the one that copies.

use crate::bits::Bits;
use crate::deal::{FIRST_DOWN, PILES, SolvedDeal};

/// Is the first at least as good as the second? Both belong to one group: nothing but the tops may
/// differ. `unplayed` are the cards that are out in both, and `last` the pile of the placement just
/// before, as in a node.
#[inline]
pub(crate) fn covers(
    deal: &SolvedDeal,
    a: [u8; PILES],
    b: [u8; PILES],
    last: u8,
    unplayed: Bits,
) -> bool {
    let same_or_wider = |here: usize, there: usize| {
        let (top, other) = (a[here], b[there]);
        // Steps back that the other pile has must be open here too: as one, or going forwards.
        let steps = !deal.at_once || usize::from(last) == there;
        let back = if steps { deal.back(there, other) & unplayed } else { 0 };
        top == other
            || if here < FIRST_DOWN {
                top < other && (back == 0 || u32::from(top) < back.trailing_zeros())
            } else {
                top > other && (back == 0 || u32::from(top) > back.trailing_zeros())
            }
    };
    [0, FIRST_DOWN].into_iter().all(|first| {
        let second = first + 1;
        same_or_wider(first, first) && same_or_wider(second, second)
            // Which of two equal piles is which does not matter, unless one was just placed on.
            || !deal.at_once && same_or_wider(first, second) && same_or_wider(second, first)
    })
}
