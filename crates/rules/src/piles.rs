//! Which cards continue a pile: one table look-up a pile.

use crate::card::{Card, CardSet};

/// The way a pile runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Direction {
    /// Each card is higher than the one before.
    Up,
    /// Each card is lower than the one before.
    Down,
}

/// For every top card the cards that fit on it. There are places for 256 numbers, so that a byte
/// finds its own without a check; no card has the upper half of them.
pub(crate) struct Fits {
    /// The step that may go backwards.
    pub(crate) step: Option<u8>,
    up: [CardSet; 256],
    down: [CardSet; 256],
}

/// Without a backwards trick.
pub(crate) static PLAIN: Fits = Fits::new(None);
/// With the backwards trick of exactly 10: The Game, Face to Face.
pub(crate) static TRICK_OF_10: Fits = Fits::new(Some(10));
/// With the jump of exactly 7: Ascenso-Descenso.
pub(crate) static JUMP_OF_7: Fits = Fits::new(Some(7));

impl Fits {
    const fn new(trick: Option<u8>) -> Fits {
        let mut fits = Fits { step: trick, up: [CardSet::EMPTY; 256], down: [CardSet::EMPTY; 256] };
        let mut top = 1;
        while top <= Card::MAX {
            let mut up = CardSet::between(top + 1, Card::MAX);
            let mut down = CardSet::between(1, top - 1);
            if let Some(step) = trick {
                if top > step {
                    up = up.with(Card::known(top - step));
                }
                if top + step <= Card::MAX {
                    down = down.with(Card::known(top + step));
                }
            }
            fits.up[top as usize] = up;
            fits.down[top as usize] = down;
            top += 1;
        }
        fits
    }

    /// The cards that fit on a pile.
    #[inline]
    pub(crate) fn on(&self, direction: Direction, top: Card) -> CardSet {
        let top = usize::from(top.number());
        match direction {
            Direction::Up => self.up[top],
            Direction::Down => self.down[top],
        }
    }
}
