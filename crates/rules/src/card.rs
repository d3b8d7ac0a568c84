//! A number card, sets of them as bits, and short lists of them.

use std::fmt;
use std::hint::select_unpredictable;
use std::num::NonZeroU8;
use std::ops::{BitAnd, BitOr, Sub};
use std::str::FromStr;

use crate::text::ParseError;

/// The number on a card, 1 to 127. The cards that start a pile (1, 100, 60, …) count as cards too.
///
/// ```
/// use subibaja_rules::Card;
/// let card = Card::new(37).unwrap();
/// assert_eq!(card.number(), 37);
/// assert_eq!(card.to_string(), "37");
/// assert_eq!(Card::new(0), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(NonZeroU8);

impl Card {
    /// The largest number that fits: a [`CardSet`] has 128 bits.
    pub const MAX: u8 = 127;

    /// A card, or `None` for 0 and for numbers above [`Card::MAX`].
    pub const fn new(number: u8) -> Option<Card> {
        match NonZeroU8::new(number) {
            Some(n) if number <= Card::MAX => Some(Card(n)),
            _ => None,
        }
    }

    /// For numbers that the code itself writes down.
    pub(crate) const fn known(number: u8) -> Card {
        match Card::new(number) {
            Some(card) => card,
            None => panic!("a card's number is 1 to 127"),
        }
    }

    /// The number printed on it.
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// The number as an index into a table of 128, in a form that needs no bounds check.
    pub(crate) const fn index(self) -> usize {
        (self.0.get() & 127) as usize
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(crate::text::digits(self.number()))
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Card, ParseError> {
        crate::text::small_number(text)
            .and_then(Card::new)
            .ok_or_else(|| ParseError::expected("a card's number", text))
    }
}

/// The cards of a box: every number from `low` to `high` once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Pack {
    /// The lowest number.
    pub low: u8,
    /// The highest number.
    pub high: u8,
}

impl Pack {
    /// How many cards it has.
    pub const fn len(self) -> usize {
        (self.high - self.low) as usize + 1
    }

    /// A pack has at least one card.
    pub const fn is_empty(self) -> bool {
        false
    }

    /// All its cards.
    pub const fn cards(self) -> CardSet {
        CardSet::between(self.low, self.high)
    }
}

/// A set of cards: bit `n` stands for card `n`.
///
/// ```
/// use subibaja_rules::{Card, CardSet};
/// let hand: CardSet = "2,34,99".parse().unwrap();
/// assert_eq!(hand.len(), 3);
/// assert!(hand.contains(Card::new(34).unwrap()));
/// assert_eq!(hand.lowest(), Card::new(2));
/// assert_eq!(hand.to_string(), "2,34,99");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct CardSet(u128);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);

    /// The cards from `low` to `high`, both included. `high` is at most [`Card::MAX`].
    pub const fn between(low: u8, high: u8) -> CardSet {
        if low > high {
            return CardSet::EMPTY;
        }
        let up_to_high = u128::MAX >> (127 - (high & 127) as u32);
        CardSet(up_to_high & (u128::MAX << (low & 127) as u32) & !1)
    }

    /// The set of these bits; bit `n` stands for card `n`, and there is no card 0.
    #[inline]
    pub const fn from_bits(bits: u128) -> CardSet {
        CardSet(bits & !1)
    }

    /// Its bits, for searches that count and shift in ways of their own.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// Just this card.
    pub const fn of(card: Card) -> CardSet {
        CardSet(bit(card))
    }

    /// How many cards it holds.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Does it hold no card?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Does it hold at least one, two or three cards? Cheaper than counting them.
    #[inline]
    pub(crate) const fn has(self, count: u8) -> bool {
        let but_one = self.0 & self.0.wrapping_sub(1);
        match count {
            0 => true,
            1 => self.0 != 0,
            2 => but_one != 0,
            3 => but_one & but_one.wrapping_sub(1) != 0,
            _ => self.len() >= count as u32,
        }
    }

    /// One of two sets, without a branch: for choices that can't be predicted.
    #[inline]
    pub(crate) fn choose(condition: bool, yes: CardSet, no: CardSet) -> CardSet {
        CardSet(select_unpredictable(condition, yes.0, no.0))
    }

    /// Is the card in it?
    pub const fn contains(self, card: Card) -> bool {
        self.0 & bit(card) != 0
    }

    /// Puts a card in.
    pub fn insert(&mut self, card: Card) {
        self.0 |= bit(card);
    }

    /// Takes a card out.
    pub fn remove(&mut self, card: Card) {
        self.0 &= !bit(card);
    }

    /// The set with the card in it.
    #[must_use]
    pub const fn with(self, card: Card) -> CardSet {
        CardSet(self.0 | bit(card))
    }

    /// The set without the card.
    #[must_use]
    pub const fn without(self, card: Card) -> CardSet {
        CardSet(self.0 & !bit(card))
    }

    /// The card with the lowest number.
    pub const fn lowest(self) -> Option<Card> {
        Card::new(self.0.trailing_zeros() as u8)
    }

    /// The card with the highest number.
    pub const fn highest(self) -> Option<Card> {
        if self.0 == 0 { None } else { Card::new(127 - self.0.leading_zeros() as u8) }
    }

    /// The card with exactly `k` lower ones in the set.
    ///
    /// ```
    /// # use subibaja_rules::{Card, CardSet};
    /// let hand: CardSet = "2,34,99".parse().unwrap();
    /// assert_eq!(hand.nth(1), Card::new(34));
    /// assert_eq!(hand.nth(3), None);
    /// ```
    #[inline]
    pub fn nth(self, k: u32) -> Option<Card> {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        let in_low = low.count_ones();
        let above = k >= in_low;
        // Which half a random card is in can't be predicted.
        let half = select_unpredictable(above, high, low);
        let rest = k - select_unpredictable(above, in_low, 0);
        if rest >= half.count_ones() {
            return None;
        }
        Card::new((64 * u32::from(above) + select(half, rest)) as u8)
    }

    /// Its cards, lowest first.
    pub fn iter(self) -> Iter {
        Iter(self)
    }
}

/// The bit of each card: looking it up is quicker than a shift of 128 bits. As in
/// [`Fits`](crate::piles::Fits), a byte finds its place without a check.
static BITS: [u128; 256] = {
    let mut bits = [0; 256];
    let mut n = 1;
    while n <= Card::MAX as usize {
        bits[n] = 1 << n;
        n += 1;
    }
    bits
};

/// The bit of a card.
#[inline]
const fn bit(card: Card) -> u128 {
    BITS[card.0.get() as usize]
}

/// The place of the `k`-th set bit; there must be more than `k`.
#[inline]
fn select(mut word: u64, mut k: u32) -> u32 {
    /// Few hands have more cards in one half.
    const AT_ONCE: u32 = 6;
    while k >= AT_ONCE {
        word &= word.wrapping_sub(1);
        k -= 1;
    }
    // No branch: how many steps a random card needs can't be predicted.
    for step in 0..AT_ONCE - 1 {
        word &= word.wrapping_sub(u64::from(k > step));
    }
    word.trailing_zeros()
}

/// Goes through a [`CardSet`], lowest card first.
#[derive(Clone, Debug)]
pub struct Iter(CardSet);

impl Iterator for Iter {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        if self.0.is_empty() {
            return None;
        }
        let card = self.0.lowest();
        self.0.0 &= self.0.0 - 1;
        card
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.0.len() as usize;
        (n, Some(n))
    }
}

impl ExactSizeIterator for Iter {}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, CardSet::with)
    }
}

impl BitOr for CardSet {
    type Output = CardSet;
    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;
    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

/// The cards of the left set that are not in the right one.
impl Sub for CardSet {
    type Output = CardSet;
    fn sub(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

impl fmt::Display for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // One piece in place of two a card, and each card copied at full width, then cut by the next:
        // long lists are written all the time.
        let mut text = [0; 4 * (Card::MAX as usize + 1)];
        let mut end = 0;
        for card in *self {
            let (digits, length) = crate::text::digits_and_comma(card.number());
            text[end..end + 4].copy_from_slice(&digits);
            end += length;
        }
        let listed = str::from_utf8(&text[..end.saturating_sub(1)]);
        f.write_str(listed.map_err(|_| fmt::Error)?)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromStr for CardSet {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<CardSet, ParseError> {
        let mut set = CardSet::EMPTY;
        for card in crate::text::split(text, ',') {
            let card: Card = card.parse()?;
            if set.contains(card) {
                return Err(ParseError::expected("every card once", text));
            }
            set.insert(card);
        }
        Ok(set)
    }
}

/// A list of at most `N` cards that lives inside its owner, so that copying a state is a plain
/// copy of bytes. What lies behind its end counts for nothing.
#[derive(Clone, Copy)]
pub struct CardList<const N: usize> {
    cards: [Card; N],
    len: u8,
}

impl<const N: usize> CardList<N> {
    /// No cards.
    pub const EMPTY: CardList<N> = CardList { cards: [Card::known(1); N], len: 0 };

    /// The cards in a slice of at most `N`.
    ///
    /// # Panics
    /// On a longer slice.
    pub fn new(cards: &[Card]) -> CardList<N> {
        let mut list = CardList::EMPTY;
        list.cards[..cards.len()].copy_from_slice(cards);
        list.len = cards.len() as u8;
        list
    }

    /// The cards in order.
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// The first `M` places, whether there are cards in them or not. `M` is at most `N`.
    pub(crate) fn first_places<const M: usize>(&self) -> &[Card; M] {
        self.cards.first_chunk().expect("no more places than there are")
    }

    /// The cards in order, to be rearranged.
    pub(crate) fn as_mut_slice(&mut self) -> &mut [Card] {
        &mut self.cards[..usize::from(self.len)]
    }

    /// Adds a card at the end.
    ///
    /// # Panics
    /// When `N` cards are in it already.
    pub fn push(&mut self, card: Card) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Takes the last card off.
    pub fn pop(&mut self) -> Option<Card> {
        let last = usize::from(self.len).checked_sub(1)?;
        self.len = last as u8;
        self.cards.get(last).copied()
    }

    /// Its cards as a set.
    pub fn to_set(&self) -> CardSet {
        self.as_slice().iter().copied().collect()
    }
}

impl<const N: usize> PartialEq for CardList<N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<const N: usize> Eq for CardList<N> {}

impl<const N: usize> std::hash::Hash for CardList<N> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<const N: usize> fmt::Debug for CardList<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<const N: usize> fmt::Display for CardList<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::text::join(f, self.as_slice(), ",")
    }
}

impl<const N: usize> FromStr for CardList<N> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<CardList<N>, ParseError> {
        let mut list = CardList::EMPTY;
        for card in crate::text::split(text, ',') {
            if usize::from(list.len) == N {
                return Err(ParseError::expected("fewer cards", text));
            }
            list.push(card.parse()?);
        }
        Ok(list)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn between_holds_exactly_its_range() {
        for low in 1..=Card::MAX {
            for high in 1..=Card::MAX {
                let expected: CardSet = (low..=high).filter_map(Card::new).collect();
                assert_eq!(CardSet::between(low, high), expected, "{low} to {high}");
            }
        }
    }

    #[test]
    fn nth_agrees_with_the_order_of_iteration() {
        let set: CardSet = "1,2,63,64,65,99,127".parse().expect("a set");
        for (k, card) in set.iter().enumerate() {
            assert_eq!(set.nth(k as u32), Some(card));
        }
        assert_eq!(set.nth(set.len()), None);
        assert_eq!(CardSet::EMPTY.nth(0), None);
        let all = CardSet::between(1, Card::MAX);
        for k in 0..all.len() {
            assert_eq!(all.nth(k), Card::new(k as u8 + 1));
        }
    }

    #[test]
    fn what_lies_behind_a_lists_end_counts_for_nothing() {
        let mut list = CardList::<4>::new(&[Card::known(5), Card::known(9)]);
        assert_eq!(list.pop(), Some(Card::known(9)));
        assert_eq!(list, CardList::new(&[Card::known(5)]));
    }
}
