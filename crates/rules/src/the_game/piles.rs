//! The four piles: what fits, and whether a number of placements can still be made.

use super::action::{Action, Pile};
use super::setup::Config;
use crate::card::{Card, CardSet};
use crate::piles::PLAIN;

/// The tops, and what a step backwards needs to know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub(crate) struct Piles {
    pub(crate) tops: [Card; 4],
    /// The pile of the placement just before in this turn; kept only where a jump must follow at
    /// once, so that equal positions are equal.
    pub(crate) last: Option<Pile>,
}

impl Piles {
    /// The cards of the hand that fit on each pile.
    #[inline]
    pub(crate) fn fits(&self, config: &Config, hand: CardSet) -> [CardSet; 4] {
        let fits = config.variant().numbers().fits;
        if config.jumps_at_once_only() {
            Pile::ALL.map(|pile| {
                let table = if self.last == Some(pile) { fits } else { &PLAIN };
                hand & table.on(pile.direction(), self.tops[pile.index()])
            })
        } else {
            Pile::ALL.map(|pile| hand & fits.on(pile.direction(), self.tops[pile.index()]))
        }
    }

    /// After a placement.
    #[inline]
    pub(crate) fn after(mut self, config: &Config, card: Card, pile: Pile) -> Piles {
        self.tops[pile.index()] = card;
        if config.jumps_at_once_only() {
            self.last = Some(pile);
        }
        self
    }

    /// Can `count` cards of the hand be placed one after the other?
    #[inline]
    pub(crate) fn can_place(&self, config: &Config, hand: CardSet, count: u8) -> bool {
        let fits = self.fits(config, hand);
        // All cards that fit on one pile can go there: the step backwards first, the rest in order.
        fits.iter().any(|cards| cards.has(count)) || self.can_mix(config, hand, count, &fits)
    }

    /// Can `count` cards be placed, though no pile alone takes so many?
    #[cold]
    fn can_mix(&self, config: &Config, hand: CardSet, count: u8, fits: &[CardSet; 4]) -> bool {
        count > 1
            && hand.has(count)
            && pairs(fits).any(|(card, pile)| {
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
    pub(crate) fn placements(&self, config: &Config, hand: CardSet, missing: u8) -> Placements {
        let fits = self.fits(config, hand);
        if missing <= 1 || any_placement_leaves_enough(config, &fits, missing) {
            Placements { fits }
        } else {
            self.placements_looking_ahead(config, hand, missing, fits)
        }
    }

    /// The minimum obliges: only placements after which it can still be reached.
    #[cold]
    fn placements_looking_ahead(
        &self,
        config: &Config,
        hand: CardSet,
        missing: u8,
        mut fits: [CardSet; 4],
    ) -> Placements {
        for pile in Pile::ALL {
            for card in fits[pile.index()] {
                let after = self.after(config, card, pile);
                if !after.can_place(config, hand.without(card), missing - 1) {
                    fits[pile.index()].remove(card);
                }
            }
        }
        Placements { fits }
    }
}

/// A cheap test that is true in nearly every position: where two piles each take enough cards, any
/// placement spoils at most one of them and takes at most one card from the other. A step backwards
/// that is possible now only is not counted on.
#[inline]
fn any_placement_leaves_enough(config: &Config, fits: &[CardSet; 4], missing: u8) -> bool {
    let enough = missing + u8::from(config.jumps_at_once_only());
    fits.iter().filter(|cards| cards.has(enough)).count() >= 2
}

/// Every card with every pile that it fits on.
fn pairs(fits: &[CardSet; 4]) -> impl Iterator<Item = (Card, Pile)> {
    Pile::ALL.into_iter().zip(*fits).flat_map(|(pile, cards)| cards.iter().map(move |c| (c, pile)))
}

/// The legal placements of a position, as sets of bits: the quick way for search and play-outs,
/// which need one of them rather than the list.
///
/// ```
/// use rules::the_game::{Config, Options, Start, State, Variant};
/// use rules::{Deck, Seat};
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
        // Counting instead of branching: which pile a random placement is on can't be predicted.
        let [a, b, c, _] = self.fits.map(CardSet::len);
        let ends = [a, a + b, a + b + c];
        let index = ends.iter().map(|end| usize::from(k >= *end)).sum::<usize>();
        let before = if index == 0 { 0 } else { ends[index - 1] };
        self.fits[index].nth(k - before).map(|card| Action::Place(card, Pile::ALL[index]))
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = Action> {
        pairs(&self.fits).map(|(card, pile)| Action::Place(card, pile))
    }
}
