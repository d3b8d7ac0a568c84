//! The public part of a game in the form that planning and roll-outs need: the tops, the cards not
//! placed yet, and how many of those lie below each number.
//!
//! What fits is asked of `rules`, once ([`Reach`]); here is what decides the worth of a placement,
//! laid out so that a roll-out of a whole game takes some tens of microseconds.

use rules::the_game::{Board, Pile};
use rules::{Card, CardSet};

use super::reach::{NUMBERS, Reach};

/// Piles, the two ascending ones first.
pub(crate) const PILES: usize = 4;

/// Cards in The Game, the larger of the two packs.
pub(crate) const MAX_CARDS: usize = 98;

/// The most cards in a hand.
pub(crate) const MAX_HAND: usize = 8;

/// The tops and the cards that are still to come.
#[derive(Clone, Copy)]
pub(crate) struct PileTable {
    /// The top cards.
    pub(crate) tops: [Card; PILES],
    /// The pile of the placement just before in this turn, where a step back must follow at once.
    pub(crate) last: Option<Pile>,
    /// All cards not placed yet, wherever they are.
    pub(crate) unplayed: CardSet,
    /// How many unplayed cards are lower than a number.
    lower: [u8; NUMBERS],
    reach: &'static Reach,
    /// Does a step back need a placement on the same pile just before?
    pub(crate) at_once: bool,
    /// The minimum while the draw pile lasts.
    pub(crate) minimum: u8,
}

impl PileTable {
    /// What lies on a board, in the middle of a turn or not.
    pub(crate) fn of(board: &Board) -> PileTable {
        let config = board.config();
        let unplayed = config.variant().pack().cards() - board.placed();
        let piles = board.piles();
        PileTable {
            tops: piles.tops,
            last: piles.last,
            unplayed,
            lower: lower(unplayed),
            reach: Reach::of(config),
            at_once: config.jumps_at_once_only(),
            minimum: config.options().minimum,
        }
    }

    /// The cards beyond a top card, in the direction of the pile.
    #[inline]
    pub(crate) fn beyond(&self, pile: usize, top: Card) -> CardSet {
        self.reach.beyond[pile / 2 % 2][number(top)]
    }

    /// The card one step back from a top card; none at the rim.
    #[inline]
    pub(crate) fn back(&self, pile: usize, top: Card) -> Option<Card> {
        self.reach.back[pile / 2 % 2][number(top)]
    }

    /// How many pairs of these cards are a step back apart.
    #[inline]
    pub(crate) fn pairs(&self, cards: CardSet) -> i32 {
        let bits = cards.bits();
        (bits & (bits >> self.reach.step)).count_ones().cast_signed()
    }

    /// The first of these cards that the pile would reach from `top`.
    #[inline]
    pub(crate) fn nearest(&self, pile: usize, top: Card, cards: CardSet) -> Option<Card> {
        let cards = cards & self.beyond(pile, top);
        if pile < 2 { cards.lowest() } else { cards.highest() }
    }

    /// Unplayed cards strictly between two numbers; none if they are not in this order.
    #[inline]
    pub(crate) fn between(&self, low: Card, high: Card) -> i32 {
        (self.lower_than(high) - self.up_to(low)).max(0)
    }

    /// Unplayed cards that are skipped when a pile goes forward from one card to another.
    #[inline]
    pub(crate) fn skipped(&self, pile: usize, from: Card, to: Card) -> i32 {
        if pile < 2 { self.between(from, to) } else { self.between(to, from) }
    }

    /// How many unplayed cards are lower than a card.
    #[inline]
    pub(crate) fn lower_than(&self, card: Card) -> i32 {
        self.below(number(card))
    }

    /// How many are lower or the card itself.
    #[inline]
    pub(crate) fn up_to(&self, card: Card) -> i32 {
        self.below((number(card) + 1) % NUMBERS)
    }

    /// How many cards are not placed yet.
    #[inline]
    pub(crate) fn left(&self) -> i32 {
        self.below(NUMBERS - 1)
    }

    #[inline]
    fn below(&self, number: usize) -> i32 {
        i32::from(self.lower[number])
    }

    /// Cards are placed, each on its pile.
    #[inline]
    pub(crate) fn place(&mut self, cards: impl Iterator<Item = (Card, usize)>) {
        for (card, pile) in cards {
            self.tops[pile % PILES] = card;
            self.unplayed.remove(card);
        }
        self.lower = lower(self.unplayed);
    }
}

/// A number as an index that needs no bounds check.
#[inline]
fn number(card: Card) -> usize {
    usize::from(card.number()) % NUMBERS
}

/// For every byte how many of its bits are lower than each, a byte each.
static LOWER_IN_BYTE: [u64; 256] = {
    let mut all = [0; 256];
    let mut byte = 0;
    while byte < all.len() {
        let mut bit = 0;
        while bit < 8 {
            let lower = byte as u64 & ((1 << bit) - 1);
            all[byte] |= (lower.count_ones() as u64) << (8 * bit);
            bit += 1;
        }
        byte += 1;
    }
    all
};

/// How many of the cards are lower than each number, eight numbers at a time.
fn lower(unplayed: CardSet) -> [u8; NUMBERS] {
    /// One in each byte.
    const EACH: u64 = 0x0101_0101_0101_0101;
    let mut lower = [0; NUMBERS];
    let mut before = 0;
    for (eight, byte) in lower.as_chunks_mut().0.iter_mut().zip(unplayed.bits().to_le_bytes()) {
        let counts = LOWER_IN_BYTE[usize::from(byte)] + before * EACH;
        *eight = counts.to_le_bytes();
        // The last count, and the last card itself.
        before = (counts >> 56) + u64::from(byte >> 7);
    }
    lower
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Seed;
    use rules::the_game::{Setup, State, Variant};

    #[test]
    fn counts_unplayed_cards() {
        let setup = Setup::from_seed(Variant::TheGame, 3, &Seed::from(1));
        let state = State::new(&setup).expect("a game");
        let mut table = PileTable::of(state.board());
        let card = |n| Card::new(n).expect("a card");
        assert_eq!(table.between(card(1), card(100)), 98);
        assert_eq!(table.skipped(0, card(1), card(5)), 3);
        assert_eq!(table.skipped(2, card(100), card(95)), 4);
        table.place([(card(3), 0)].into_iter());
        assert_eq!(table.between(card(1), card(5)), 2);
        assert_eq!((table.lower_than(card(3)), table.up_to(card(4))), (1, 2));
        assert_eq!(table.between(card(5), card(1)), 0);
        assert_eq!(table.nearest(2, card(100), "7,50".parse().expect("cards")), Some(card(50)));
    }
}
