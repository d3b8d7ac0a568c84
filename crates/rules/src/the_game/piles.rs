//! The four piles: what fits, and whether a number of placements can still be made.

use std::hint::select_unpredictable;
use std::ops::BitOr as _;

use super::action::{Action, Pile};
use super::setup::Config;
use crate::card::{Card, CardSet};
use crate::piles::PLAIN;

/// The four piles, as far as the rules on placing cards ask: a few bytes, for searches that keep
/// positions of their own and ask here what is legal.
///
/// ```
/// use subibaja_rules::the_game::{Config, Options, Pile, Piles, Variant};
/// use subibaja_rules::{Card, CardSet};
/// let config = Config::new(Variant::TheGame, 1, Options::default()).unwrap();
/// let mut piles = Piles::new(&config);
/// let hand: CardSet = "24,34".parse().unwrap();
/// piles.place(&config, Card::new(33).unwrap(), Pile::Up1);
/// assert_eq!(piles.fits(&config, hand)[Pile::Up1.index()].to_string(), "34");
/// assert!(piles.can_place(&config, hand, 2), "34, then 24 backwards");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Piles {
    /// The top cards, in the order of [`Pile::ALL`].
    pub tops: [Card; 4],
    /// The pile of the placement just before in this turn; kept only where a jump must follow at
    /// once, so that equal positions are equal.
    pub last: Option<Pile>,
}

impl Piles {
    /// Before the first card.
    pub fn new(config: &Config) -> Piles {
        Piles { tops: config.starts(), last: None }
    }

    /// The cards of the hand that fit on each pile.
    #[inline]
    pub fn fits(&self, config: &Config, hand: CardSet) -> [CardSet; 4] {
        let fits = config.fits();
        if config.jumps_at_once_only() {
            Pile::ALL.map(|pile| {
                let table = if self.last == Some(pile) { fits } else { &PLAIN };
                hand & table.on(pile.direction(), self.tops[pile.index()])
            })
        } else {
            Pile::ALL.map(|pile| hand & fits.on(pile.direction(), self.tops[pile.index()]))
        }
    }

    /// A placement. In place: a copy of a few bytes, one of them just written, would wait for it.
    #[inline]
    pub fn place(&mut self, config: &Config, card: Card, pile: Pile) {
        self.tops[pile.index()] = card;
        if config.jumps_at_once_only() {
            self.last = Some(pile);
        }
    }

    /// After a placement.
    fn after(mut self, config: &Config, card: Card, pile: Pile) -> Piles {
        self.place(config, card, pile);
        self
    }

    /// Can `count` cards of the hand be placed one after the other?
    #[inline]
    pub fn can_place(&self, config: &Config, hand: CardSet, count: u8) -> bool {
        // All cards that fit anywhere now can be placed, each on a pile that takes it: on every
        // pile the step backwards first, the rest in order.
        let anywhere = self.fits(config, hand).into_iter().fold(CardSet::EMPTY, CardSet::bitor);
        anywhere.len() >= count.into() || self.can_place_more(config, hand, count)
    }

    /// Can `count` cards be placed, though fewer fit now? Only steps backwards make that possible.
    #[cold]
    fn can_place_more(&self, config: &Config, hand: CardSet, count: u8) -> bool {
        count > 1
            && hand.len() >= count.into()
            && pairs(&self.fits(config, hand)).any(|(card, pile)| {
                self.after(config, card, pile).can_place(config, hand.without(card), count - 1)
            })
    }

    /// The cards of a way to place `count` of them; `order` says which to try first.
    pub(crate) fn find_way(
        &self,
        config: &Config,
        hand: CardSet,
        count: u8,
        order: &mut impl FnMut(&mut Vec<(Card, Pile)>),
    ) -> Option<CardSet> {
        if count == 0 {
            return Some(CardSet::EMPTY);
        }
        let mut ways: Vec<(Card, Pile)> = pairs(&self.fits(config, hand)).collect();
        order(&mut ways);
        ways.into_iter().find_map(|(card, pile)| {
            let rest = self.after(config, card, pile);
            let cards = rest.find_way(config, hand.without(card), count - 1, order)?;
            Some(cards.with(card))
        })
    }

    /// The legal placements while `missing` cards are needed to reach the minimum.
    #[inline]
    pub fn placements(&self, config: &Config, hand: CardSet, missing: u8) -> Placements {
        let fits = self.fits(config, hand);
        if missing <= 1 || any_placement_leaves_enough(config, &fits, missing) {
            Placements { fits }
        } else {
            // Taken apart, so that the usual case needs no memory.
            let [a, b, c, d] = self.look_ahead(config, hand, missing);
            Placements { fits: [a, b, c, d] }
        }
    }

    /// The minimum obliges: only placements stay after which it can still be reached.
    #[cold]
    fn look_ahead(&self, config: &Config, hand: CardSet, missing: u8) -> [CardSet; 4] {
        let mut fits = self.fits(config, hand);
        let [a, b, c, d] = fits;
        let others = [b | c | d, a | c | d, a | b | d, a | b | c];
        let enough = enough(config, missing);
        // Where the other piles take enough cards, any will do; where they take one fewer, any that
        // is not among those.
        let doubtful = Pile::ALL.map(|pile| {
            let (fits, others) = (fits[pile.index()], others[pile.index()]);
            let doubtful = CardSet::choose(others.len() + 1 == enough, fits & others, fits);
            CardSet::choose(others.len() >= enough, CardSet::EMPTY, doubtful)
        });
        for (card, pile) in pairs(&doubtful) {
            let after = self.after(config, card, pile);
            if !after.can_place(config, hand.without(card), missing - 1) {
                fits[pile.index()].remove(card);
            }
        }
        fits
    }
}

/// A cheap test that is true in nearly every position: so many cards fit on two piles or more that
/// enough of them are left for the other piles, wherever one is placed.
#[inline]
fn any_placement_leaves_enough(config: &Config, fits: &[CardSet; 4], missing: u8) -> bool {
    let [a, b, c, d] = *fits;
    let on_two = (a & b) | (c & d) | ((a | b) & (c | d));
    on_two.len() >= enough(config, missing)
}

/// How many cards must fit on the other piles, so that after any placement on one pile the minimum
/// can be reached: the placement takes one of them away, and a step backwards that is possible now
/// only is not counted on.
#[inline]
fn enough(config: &Config, missing: u8) -> u32 {
    u32::from(missing) + u32::from(config.jumps_at_once_only())
}

/// Every card with every pile that it fits on.
fn pairs(fits: &[CardSet; 4]) -> impl Iterator<Item = (Card, Pile)> {
    Pile::ALL.into_iter().zip(*fits).flat_map(|(pile, cards)| cards.iter().map(move |c| (c, pile)))
}

/// The legal placements of a position, as sets of bits: the quick way for search and play-outs,
/// which need one of them rather than the list.
///
/// ```
/// use subibaja_rules::the_game::{Config, Options, Start, State, Variant};
/// use subibaja_rules::{Deck, Seat};
/// let options = Options { start: Start::Seat(Seat::FIRST), ..Options::default() };
/// let config = Config::new(Variant::TheGame, 1, options).unwrap();
/// let state = State::deal(config, &Deck::sorted(Variant::TheGame.pack()));
/// // Eight cards, each on any of the four piles.
/// assert_eq!(state.placements().len(), 32);
/// assert_eq!(state.placements().get(0).unwrap().to_string(), "2@up1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placements {
    fits: [CardSet; 4],
}

impl Placements {
    pub(crate) const NONE: Placements = Placements { fits: [CardSet::EMPTY; 4] };

    /// How many there are.
    #[inline]
    pub fn len(&self) -> u32 {
        self.fits.iter().map(|cards| cards.len()).sum()
    }

    /// Is there none?
    pub fn is_empty(&self) -> bool {
        self.fits.iter().all(|cards| cards.is_empty())
    }

    /// The cards that may go on a pile.
    pub fn on(&self, pile: Pile) -> CardSet {
        self.fits[pile.index()]
    }

    /// The one with `k` before it, pile by pile, lowest card first.
    #[inline]
    pub fn get(&self, k: u32) -> Option<Action> {
        // No branch: which pile a random placement is on can't be predicted.
        let [up1, up2, down1, down2] = self.fits;
        let ends = [up1.len(), up1.len() + up2.len(), up1.len() + up2.len() + down1.len()];
        let past = ends.map(|end| k >= end);
        let cards = CardSet::choose(past[0], up2, up1);
        let cards = CardSet::choose(past[1], down1, cards);
        let cards = CardSet::choose(past[2], down2, cards);
        let before = select_unpredictable(past[0], ends[0], 0);
        let before = select_unpredictable(past[1], ends[1], before);
        let before = select_unpredictable(past[2], ends[2], before);
        let pile = Pile::ALL[past.map(usize::from).iter().sum::<usize>()];
        cards.nth(k - before).map(|card| Action::Place(card, pile))
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = Action> {
        pairs(&self.fits).map(|(card, pile)| Action::Place(card, pile))
    }
}

#[cfg(test)]
mod tests {
    use rand_core::{Rng, SeedableRng};
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::super::Variant;
    use super::super::setup::{Jump, Options};
    use super::*;
    use crate::deck::below;

    /// The rule as it is written, without any short cut.
    fn can_place(piles: &Piles, config: &Config, hand: CardSet, count: u8) -> bool {
        count == 0
            || pairs(&piles.fits(config, hand)).any(|(card, pile)| {
                can_place(&piles.after(config, card, pile), config, hand.without(card), count - 1)
            })
    }

    /// Piles that have run far, so that little fits, and a hand of up to eight cards.
    fn late_position(config: &Config, rng: &mut impl Rng) -> (Piles, CardSet) {
        let pack = config.variant().pack();
        let mut near = |end: u8, away: u32| {
            let distance = below(away, rng) as u8;
            Card::known(if end == pack.low { end + distance } else { end - distance })
        };
        let tops = [near(pack.high, 30), near(pack.high, 9), near(pack.low, 30), near(pack.low, 9)];
        let last = config.jumps_at_once_only().then(|| below(5, rng) as usize);
        let last = last.and_then(|index| Pile::ALL.get(index).copied());
        let size = 1 + below(8, rng);
        let hand = (0..size).filter_map(|_| {
            pack.cards().nth(below(pack.len() as u32, rng)).filter(|card| !tops.contains(card))
        });
        (Piles { tops, last }, hand.collect())
    }

    #[test]
    fn the_short_cuts_agree_with_the_rule_as_written() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let jump_at_any_time = Options { jump: Jump::Any, ..Options::default() };
        let (mut denied, mut stuck) = (0, 0);
        for (variant, options) in [
            (Variant::TheGame, Options::default()),
            (Variant::AscensoDescenso, Options::default()),
            (Variant::AscensoDescenso, jump_at_any_time),
        ] {
            let config = Config::new(variant, 3, options).expect("valid options");
            for _ in 0..20_000 {
                let (piles, hand) = late_position(&config, &mut rng);
                let missing = 1 + below(3, &mut rng) as u8;
                let possible = can_place(&piles, &config, hand, missing);
                assert_eq!(piles.can_place(&config, hand, missing), possible, "{piles:?} {hand}");
                let fits = piles.fits(&config, hand);
                let expected: Vec<Action> = pairs(&fits)
                    .filter(|(card, pile)| {
                        let after = piles.after(&config, *card, *pile);
                        can_place(&after, &config, hand.without(*card), missing - 1)
                    })
                    .map(|(card, pile)| Action::Place(card, pile))
                    .collect();
                let placements = piles.placements(&config, hand, missing);
                let found: Vec<Action> = placements.iter().collect();
                assert_eq!(found, expected, "{piles:?} {hand}, {missing} missing");
                let by_number: Vec<Action> =
                    (0..placements.len()).filter_map(|k| placements.get(k)).collect();
                assert_eq!(by_number, expected);
                assert_eq!(placements.get(placements.len()), None);
                stuck += u32::from(!possible);
                denied += u32::from(possible && expected.len() < pairs(&fits).count());
            }
        }
        assert!(denied > 1000 && stuck > 1000, "{denied} {stuck}: positions worth a test");
    }
}
