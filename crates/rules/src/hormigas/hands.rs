//! All hands side by side in one array: a hand's length never changes, so a state needs no lists.

use super::action::Side;
use super::setup::Config;
use super::{MIDDLE, PACK};
use crate::seat::Seat;

/// The most cards that all hands together hold.
pub const MAX_HELD: usize = PACK.len() - MIDDLE;

/// Something for each place in each hand: the card, or what everyone knows of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Hands<T>(pub(crate) [T; MAX_HELD]);

impl<T: Copy> Hands<T> {
    /// A seat's hand in order.
    pub fn of(&self, config: &Config, seat: Seat) -> &[T] {
        &self.0[config.hand_places(seat)]
    }

    /// A seat's hand, to be changed.
    pub(crate) fn of_mut(&mut self, config: &Config, seat: Seat) -> &mut [T] {
        &mut self.0[config.hand_places(seat)]
    }
}

/// Where the card that leaves stands before the new one is inserted.
pub(crate) fn dropped_place(len: usize, at: usize, side: Side) -> usize {
    match side {
        Side::Left => at.checked_sub(1).unwrap_or(len - 1),
        Side::Right => at % len,
    }
}

/// Inserts `item` with `at` items to its left and drops its neighbour, which is handed back.
pub(crate) fn put<T: Copy>(hand: &mut [T], at: usize, side: Side, item: T) -> T {
    let out = dropped_place(hand.len(), at, side);
    let dropped = hand[out];
    if out < at {
        hand[out..at].rotate_left(1);
        hand[at - 1] = item;
    } else {
        hand[at..=out].rotate_right(1);
        hand[at] = item;
    }
    dropped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn putting_is_inserting_and_dropping_a_neighbour() {
        for len in 2..6usize {
            for at in 0..=len {
                for side in [Side::Left, Side::Right] {
                    let mut hand: Vec<usize> = (0..len).collect();
                    let dropped = put(&mut hand, at, side, 99);

                    let mut slow: Vec<usize> = (0..len).collect();
                    slow.insert(at, 99);
                    let out = match side {
                        Side::Left => (at + len) % (len + 1),
                        Side::Right => (at + 1) % (len + 1),
                    };
                    assert_eq!(slow.remove(out), dropped, "{len} {at} {side:?}");
                    assert_eq!(slow, hand, "{len} {at} {side:?}");
                }
            }
        }
    }
}
