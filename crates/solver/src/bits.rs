//! Sets of cards as plain bits, with the shifts and ranks that search needs and
//! [`rules::CardSet`] has no use for. Bit `n` stands for card `n`.

use rules::Card;

/// A set of cards.
pub(crate) type Bits = u128;

/// One more than the highest number of any card.
const NUMBERS: usize = 128;

/// The bit of each card: a shift of 128 bits is half a dozen instructions.
static BIT: [Bits; NUMBERS] = {
    let mut bits = [0; NUMBERS];
    let mut n = 0;
    while n < NUMBERS {
        bits[n] = 1 << n;
        n += 1;
    }
    bits
};

/// The set of one card.
#[inline]
pub(crate) fn bit(card: u8) -> Bits {
    BIT[usize::from(card) % NUMBERS]
}

/// All numbers below the card's.
#[inline]
pub(crate) fn below(card: u8) -> Bits {
    bit(card) - 1
}

/// All numbers above the card's.
#[inline]
pub(crate) fn above(card: u8) -> Bits {
    !(below(card) | bit(card))
}

/// How many cards the set holds.
#[inline]
pub(crate) fn count(set: Bits) -> u8 {
    set.count_ones() as u8
}

/// The cards of a set, lowest first.
#[inline]
pub(crate) fn cards(mut set: Bits) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let card = set.trailing_zeros() as u8;
        (set != 0).then(|| {
            set &= set - 1;
            card
        })
    })
}

/// The bits of a list of cards.
pub(crate) fn of_list(list: &[Card]) -> Bits {
    list.iter().fold(0, |bits, card| bits | bit(card.number()))
}
