//! Decks, and the shuffle that turns a seed into one: the same for ever.
//!
//! The shuffle, version 1, in words, for whoever writes it again elsewhere: the seed's text, filled
//! up with zero bytes to 32, is the key of a `ChaCha20` generator with a 64-bit block counter that
//! starts at 0; the deck's number is its 64-bit stream. It yields 32-bit words. A number below `n`
//! is drawn from a word `w` as the upper half of the 64-bit product `w · n`; where its lower half is
//! below `2³² mod n`, the next word is tried instead. The cards lie in ascending order; for each
//! place from the last down to the second, a number below the place's count is drawn, and the two
//! places swap their cards.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

use crate::card::{Card, CardList, CardSet, Pack};
use crate::problem::SetupProblem;
use crate::text::ParseError;

/// The most cards that any of the games deals.
pub const MAX_CARDS: usize = 110;

/// The version of the shuffle. A new one would be a new record format beside the old.
pub const SHUFFLE_VERSION: u32 = 1;

/// What a deal is made from: 1 to 32 letters, digits, `-`, `_` or `.`.
///
/// ```
/// use subibaja_rules::Seed;
/// let seed: Seed = "2026-11-16".parse().unwrap();
/// assert_eq!(seed.to_string(), "2026-11-16");
/// assert_eq!(Seed::from(7), "7".parse().unwrap());
/// assert!("a seed".parse::<Seed>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; Seed::MAX_LEN]);

impl Seed {
    /// The longest seed, in characters. 26 letters and digits hold 128 bits.
    pub const MAX_LEN: usize = 32;

    /// A seed that nobody can guess, of 128 bits from a generator that deserves it.
    pub fn random(rng: &mut impl Rng) -> Seed {
        const LETTERS: &[u8; 32] = b"abcdefghijkmnopqrstuvwxyz2345678";
        let mut text = [0; Seed::MAX_LEN];
        for letter in &mut text[..26] {
            *letter = LETTERS[(rng.next_u32() >> 27) as usize];
        }
        Seed(text)
    }

    /// Its text.
    pub fn as_str(&self) -> &str {
        let len = self.0.iter().position(|b| *b == 0).unwrap_or(Seed::MAX_LEN);
        // Only ASCII gets in.
        std::str::from_utf8(&self.0[..len]).unwrap_or_default()
    }

    /// The generator of one deck.
    fn generator(&self, deck_number: u64) -> ChaCha20Rng {
        let mut rng = ChaCha20Rng::from_seed(self.0);
        rng.set_stream(deck_number);
        rng
    }

    /// Draws lots between seats, with a stream that no deck uses.
    pub(crate) fn lot(&self, seats: u8) -> u8 {
        const LOT_STREAM: u64 = u64::MAX;
        below(u32::from(seats), &mut self.generator(LOT_STREAM)) as u8
    }
}

/// The seed of a number is its decimal text.
impl From<u64> for Seed {
    fn from(number: u64) -> Seed {
        let mut text = [0; Seed::MAX_LEN];
        let digits = number.to_string();
        text[..digits.len()].copy_from_slice(digits.as_bytes());
        Seed(text)
    }
}

impl FromStr for Seed {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Seed, ParseError> {
        let allowed = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_' | b'.');
        if text.is_empty() || text.len() > Seed::MAX_LEN || !text.bytes().all(allowed) {
            let what = "a seed of 1 to 32 letters, digits, '-', '_' or '.'";
            return Err(ParseError::expected(what, text));
        }
        let mut seed = [0; Seed::MAX_LEN];
        seed[..text.len()].copy_from_slice(text.as_bytes());
        Ok(Seed(seed))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seed {}", self.as_str())
    }
}

/// Every card of a pack once, in the order in which they leave the deck.
///
/// ```
/// use subibaja_rules::{Deck, Pack, Seed};
/// let pack = Pack { low: 2, high: 99 };
/// let deck = Deck::from_seed(pack, &Seed::from(7), 0);
/// assert_eq!(deck.cards().len(), 98);
/// assert!(Deck::new(pack, &[2, 2, 3]).is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Deck(CardList<MAX_CARDS>);

impl Deck {
    /// A deck from a list of numbers; all that is wrong with it otherwise.
    pub fn new(pack: Pack, numbers: &[u8]) -> Result<Deck, Vec<SetupProblem>> {
        let problems = Deck::problems(pack, numbers);
        if !problems.is_empty() {
            return Err(problems);
        }
        let mut list = CardList::EMPTY;
        numbers.iter().filter_map(|n| Card::new(*n)).for_each(|card| list.push(card));
        Ok(Deck(list))
    }

    /// What keeps a list of numbers from being a deck.
    pub(crate) fn problems(pack: Pack, numbers: &[u8]) -> Vec<SetupProblem> {
        let mut problems = Vec::new();
        if numbers.len() != pack.len() {
            problems.push(SetupProblem::DeckSize { found: numbers.len(), expected: pack.len() });
        }
        let mut seen = CardSet::EMPTY;
        for &number in numbers {
            match Card::new(number).filter(|card| pack.cards().contains(*card)) {
                None => problems.push(SetupProblem::NotInPack { number, pack }),
                Some(card) if seen.contains(card) => problems.push(SetupProblem::CardTwice(card)),
                Some(card) => seen.insert(card),
            }
            if problems.len() >= SetupProblem::MAX_LISTED {
                break;
            }
        }
        problems
    }

    /// The cards in ascending order, to be shuffled.
    pub fn sorted(pack: Pack) -> Deck {
        let mut list = CardList::EMPTY;
        pack.cards().iter().for_each(|card| list.push(card));
        Deck(list)
    }

    /// The deck of a seed: the shuffle described in `docs/records.md`, version [`SHUFFLE_VERSION`].
    /// `number` tells the decks of one seed apart: a seat's in Face to Face, a round's in Hormigas.
    pub fn from_seed(pack: Pack, seed: &Seed, number: u64) -> Deck {
        let mut deck = Deck::sorted(pack);
        let mut rng = seed.generator(number);
        let cards = deck.0.as_mut_slice();
        for i in (1..cards.len()).rev() {
            cards.swap(i, below(i as u32 + 1, &mut rng) as usize);
        }
        deck
    }

    /// Shuffles it, whatever its order was. Quick, for play-outs and samples; which order a
    /// generator gives may change, unlike [`Deck::from_seed`].
    pub fn shuffle(&mut self, rng: &mut impl Rng) {
        shuffle(self.0.as_mut_slice(), rng);
    }

    /// Shuffles as much as makes its first `count` cards a uniform draw from all of it.
    pub fn shuffle_first(&mut self, count: usize, rng: &mut impl Rng) {
        draw_first(self.0.as_mut_slice(), count, rng);
    }

    /// The cards in order.
    pub fn cards(&self) -> &[Card] {
        self.0.as_slice()
    }
}

impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// A uniform shuffle.
pub(crate) fn shuffle<T>(items: &mut [T], rng: &mut impl Rng) {
    draw_first(items, items.len(), rng);
}

/// Brings `count` items, drawn uniformly from all, to the front, whatever their order was.
pub(crate) fn draw_first<T>(mut items: &mut [T], count: usize, rng: &mut impl Rng) {
    let mut count = count.min(items.len());
    while count >= 6 {
        items = draw_at_once::<6, T>(items, rng);
        count -= 6;
    }
    draw_few_first(items, count, rng);
}

/// The same for very few.
#[inline]
fn draw_few_first<T>(mut items: &mut [T], count: usize, rng: &mut impl Rng) {
    let mut count = count.min(items.len());
    while count >= 2 {
        items = draw_at_once::<2, T>(items, rng);
        count -= 2;
    }
    if count == 1 {
        draw_at_once::<1, T>(items, rng);
    }
}

/// Brings `K` items, drawn uniformly from all, to the front; what is behind them. All are drawn
/// with one word `w` of the generator: the upper half of the 128-bit product `w · n` is a number
/// below `n`, the lower half a word for the next. As 110⁶ is below 2⁴¹, a word must be drawn again
/// once in millions of times.
#[inline]
fn draw_at_once<'a, const K: usize, T>(items: &'a mut [T], rng: &mut impl Rng) -> &'a mut [T] {
    let count = items.len();
    assert!(count >= K, "so many to draw from");
    loop {
        let mut word = rng.next_u64();
        let mut ways = 1;
        for i in 0..K {
            let left = (count - i) as u64;
            let product = u128::from(word) * u128::from(left);
            items.swap(i, i + (product >> 64) as usize);
            word = product as u64;
            ways *= left;
        }
        // A word from the uneven end does not count: the same places are drawn again. The
        // remainder is needed for one word in 2⁶⁴ / ways only.
        if word >= ways || word >= ways.wrapping_neg() % ways {
            return &mut items[K..];
        }
    }
}

/// A uniform number below `n`, without bias.
pub(crate) fn below(n: u32, rng: &mut impl Rng) -> u32 {
    loop {
        let product = u64::from(rng.next_u32()) * u64::from(n);
        // The division is needed for one word in 2³² / n only.
        let low = product as u32;
        if low >= n || low >= n.wrapping_neg() % n {
            return (product >> 32) as u32;
        }
    }
}

/// A face-down pile that cards are drawn from, in the order of the deck. What has left it counts
/// for nothing.
#[derive(Clone, Copy)]
pub struct DrawPile<const N: usize> {
    cards: [Card; N],
    next: u8,
    end: u8,
}

impl<const N: usize> DrawPile<N> {
    /// What is left of a deck after its first `dealt` cards.
    pub(crate) fn rest_of(deck: &Deck, dealt: usize) -> DrawPile<N> {
        // The whole array: a copy of fixed length is a few instructions.
        let cards = *deck.0.first_places();
        DrawPile { cards, next: dealt as u8, end: deck.cards().len() as u8 }
    }

    /// From the cards in the order in which they will be drawn.
    pub(crate) fn new(cards: &[Card]) -> DrawPile<N> {
        let list = CardList::<N>::new(cards);
        DrawPile { cards: *list.first_places(), next: 0, end: cards.len() as u8 }
    }

    /// The cards, the next one first.
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[usize::from(self.next)..usize::from(self.end)]
    }

    /// Takes the next card.
    #[inline]
    pub(crate) fn draw(&mut self) -> Option<Card> {
        let card = *self.as_slice().first()?;
        self.next += 1;
        Some(card)
    }

    /// Takes the next `count` cards; there must be so many.
    #[inline]
    pub(crate) fn draw_many(&mut self, count: u8) -> CardSet {
        let drawn = self.as_slice()[..usize::from(count)].iter().copied().collect();
        self.next += count;
        drawn
    }

    /// Makes the next `count` cards a uniform draw from all that are left.
    #[inline]
    pub(crate) fn stir(&mut self, count: usize, rng: &mut impl Rng) {
        let cards = &mut self.cards[usize::from(self.next)..usize::from(self.end)];
        draw_few_first(cards, count, rng);
    }

    /// Its cards as a set.
    pub fn to_set(&self) -> CardSet {
        self.as_slice().iter().copied().collect()
    }
}

impl<const N: usize> PartialEq for DrawPile<N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<const N: usize> Eq for DrawPile<N> {}

impl<const N: usize> std::hash::Hash for DrawPile<N> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<const N: usize> fmt::Debug for DrawPile<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<const N: usize> fmt::Display for DrawPile<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::text::join(f, self.as_slice(), ",")
    }
}

impl<const N: usize> FromStr for DrawPile<N> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<DrawPile<N>, ParseError> {
        text.parse::<CardList<N>>().map(|list| DrawPile::new(list.as_slice()))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::convert::Infallible;

    use rand_core::TryRng;

    use super::*;

    /// A generator of words that are given.
    struct Words(std::vec::IntoIter<u64>);

    impl TryRng for Words {
        type Error = Infallible;

        fn try_next_u32(&mut self) -> Result<u32, Infallible> {
            self.try_next_u64().map(|word| (word >> 32) as u32)
        }

        fn try_next_u64(&mut self) -> Result<u64, Infallible> {
            Ok(self.0.next().expect("enough words"))
        }

        fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Infallible> {
            unreachable!("nothing here draws bytes")
        }
    }

    #[test]
    fn evenly_spread_words_give_every_draw_equally_often() {
        const WAYS: u64 = 7 * 6 * 5 * 4 * 3 * 2;
        let mut draws = BTreeMap::new();
        for i in 0..WAYS {
            let word = (u128::from(2 * i + 1) << 63) / u128::from(WAYS);
            let mut items = [0, 1, 2, 3, 4, 5, 6];
            draw_first(&mut items, 6, &mut Words(vec![word as u64].into_iter()));
            *draws.entry(items).or_insert(0) += 1;
        }
        assert_eq!(draws.len() as u64, WAYS);
        assert!(draws.values().all(|times| *times == 1));
    }

    #[test]
    fn a_word_from_the_uneven_end_is_drawn_again() {
        // 2⁶⁴ mod 3·2 is 4: the word 0 is one of four too many.
        let mut items = [0, 1, 2];
        draw_first(&mut items, 2, &mut Words(vec![0, u64::MAX].into_iter()));
        assert_eq!(items, [2, 0, 1]);
    }

    #[test]
    fn a_draw_of_all_or_more_is_a_shuffle() {
        use rand_core::SeedableRng as _;
        let mut rng = ChaCha20Rng::seed_from_u64(1);
        for count in [0, 1, 2, 5, 6, 7, 13, 20] {
            let mut items: Vec<usize> = (0..13).collect();
            draw_first(&mut items, count, &mut rng);
            items.sort_unstable();
            assert_eq!(items, (0..13).collect::<Vec<_>>());
        }
    }
}
