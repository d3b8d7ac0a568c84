//! Plans a whole turn: which cards go where, in one go.
//!
//! Placements on different piles do not depend on each other, so a plan lists them pile by pile and
//! no position is reached twice by two orders of the same placements. The only thing that makes a
//! far card worth placing is the card one step back from it, so a *climb* (a card and the one a step
//! back) is a move of its own.

use rules::{Card, CardSet};

use super::table::{MAX_HAND, PILES, PileTable};
use super::weights::{STRIDES, Weights};

/// A card for a pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Step {
    pub(crate) card: Card,
    pub(crate) pile: u8,
}

/// A turn, or the part of it that is planned so far.
#[derive(Clone, Copy)]
pub(crate) struct Turn {
    /// The first `len` count.
    steps: [Step; MAX_HAND],
    pub(super) len: u8,
    /// The tops after it.
    pub(crate) tops: [Card; PILES],
    /// The hand after it.
    pub(crate) hand: CardSet,
}

impl Turn {
    /// A turn without a placement.
    pub(crate) fn new(table: &PileTable, hand: CardSet) -> Turn {
        let unused = Step { card: table.tops[0], pile: 0 };
        Turn { steps: [unused; MAX_HAND], len: 0, tops: table.tops, hand }
    }

    /// Its placements in order.
    #[inline]
    pub(crate) fn steps(&self) -> impl Iterator<Item = Step> + '_ {
        self.steps.iter().take(self.len.into()).copied()
    }

    /// How many placements.
    pub(crate) fn len(&self) -> usize {
        self.len.into()
    }

    #[inline]
    fn then(&self, card: Card, pile: usize) -> Turn {
        let mut next = *self;
        next.steps[usize::from(self.len) % MAX_HAND] = Step { card, pile: pile as u8 };
        next.len += 1;
        next.tops[pile] = card;
        next.hand.remove(card);
        next
    }
}

/// What others have said, as the cost of moving each pile by a [stride](Weights::stride).
pub(crate) type Heed = [[i32; STRIDES]; PILES];

/// Nobody has said anything.
pub(crate) const UNHEEDED: Heed = [[0; STRIDES]; PILES];

/// How many placements a plan looks at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Width {
    /// On each pile the nearest card, the step back and climbs.
    Narrow,
    /// Every card that fits, as long as the minimum is not met; near cards beyond it.
    Wide,
}

/// A turn to be planned.
pub(crate) struct TurnPlanner<'a> {
    pub(crate) table: &'a PileTable,
    pub(crate) weights: &'a Weights,
    pub(crate) heed: &'a Heed,
    /// Placements still needed.
    pub(crate) need: u8,
    /// Is the draw pile empty?
    pub(crate) at_end: bool,
}

/// A pile that runs down.
const DOWN: usize = 2;

/// A card beyond the minimum may skip so many unplayed cards; the weights decide the rest.
const EXTRA_SKIPS: i32 = 1;

/// The same where every way is to be looked at.
const WIDE_SKIPS: i32 = 2;

impl TurnPlanner<'_> {
    /// The best turn; `None` if the minimum can't be met.
    pub(crate) fn best(&self, hand: CardSet) -> Option<Turn> {
        let (loss, turn) =
            self.least(hand, Width::Narrow).or_else(|| self.least(hand, Width::Wide))?;
        Some(self.with_extras(loss, turn))
    }

    fn least(&self, hand: CardSet, width: Width) -> Option<(i32, Turn)> {
        let mut best: Option<(i32, Turn)> = None;
        self.each(hand, width, &mut |turn| {
            let least = best.as_ref().map_or(i32::MAX, |(least, _)| *least);
            let loss = self.loss_below(turn, least);
            if loss < least {
                best = Some((loss, *turn));
            }
        });
        best
    }

    /// Adds near cards as long as that is no loss.
    pub(crate) fn with_extras(&self, mut loss: i32, mut turn: Turn) -> Turn {
        loop {
            let mut better = None;
            for (pile, top) in turn.tops.into_iter().enumerate() {
                if let Some(card) = self.table.nearest(pile, top, turn.hand)
                    && self.table.skipped(pile, top, card) <= EXTRA_SKIPS
                {
                    let longer = turn.then(card, pile);
                    let with = self.loss_below(&longer, loss);
                    if with < loss {
                        loss = with;
                        better = Some(longer);
                    }
                }
            }
            match better {
                Some(longer) => turn = longer,
                None => return turn,
            }
        }
    }

    /// Shows every planned turn that meets the minimum.
    pub(crate) fn each(&self, hand: CardSet, width: Width, show: &mut impl FnMut(&Turn)) {
        let search = Search { planner: self, climbs: self.climbs(hand), width };
        search.extend(&Turn::new(self.table, hand), 0, show);
    }

    /// The cards, by direction, from which the hand can step back.
    fn climbs(&self, hand: CardSet) -> [CardSet; 2] {
        let [mut up, mut down] = [CardSet::EMPTY; 2];
        for low in hand {
            if let Some(high) = self.table.back(DOWN, low).filter(|high| hand.contains(*high)) {
                up.insert(high);
                down.insert(low);
            }
        }
        [up, down]
    }

    /// Does a climb that ends at `back` leave the pile about where it was, or better?
    fn gains(&self, pile: usize, top: Card, back: Card) -> bool {
        self.table.skipped(pile, top, back) <= EXTRA_SKIPS
    }

    fn may_step_back(&self, turn: &Turn, pile: usize) -> bool {
        if !self.table.at_once {
            return true;
        }
        match turn.len {
            0 => self.table.last.is_some_and(|last| last.index() == pile),
            len => usize::from(turn.steps[usize::from(len - 1)].pile) == pile,
        }
    }
}

/// A planner on its way through the turns.
struct Search<'a> {
    planner: &'a TurnPlanner<'a>,
    /// Few hands have any, so they are found once.
    climbs: [CardSet; 2],
    width: Width,
}

impl Search<'_> {
    fn extend(&self, turn: &Turn, from_pile: usize, show: &mut impl FnMut(&Turn)) {
        let needed = turn.len < self.planner.need;
        if !needed {
            show(turn);
        }
        for pile in from_pile..PILES {
            self.step_back(turn, pile, show);
            if needed || self.width == Width::Wide {
                self.step_on(turn, pile, needed, show);
            }
            if !self.climbs[pile / 2].is_empty() {
                self.climb(turn, pile, needed, show);
            }
        }
    }

    #[inline]
    fn step_back(&self, turn: &Turn, pile: usize, show: &mut impl FnMut(&Turn)) {
        if let Some(card) = self.planner.table.back(pile, turn.tops[pile])
            && turn.hand.contains(card)
            && self.planner.may_step_back(turn, pile)
        {
            self.extend(&turn.then(card, pile), pile, show);
        }
    }

    #[inline]
    fn step_on(&self, turn: &Turn, pile: usize, needed: bool, show: &mut impl FnMut(&Turn)) {
        let (table, top) = (self.planner.table, turn.tops[pile]);
        let Some(nearest) = table.nearest(pile, top, turn.hand) else { return };
        if needed && self.width == Width::Wide {
            for card in turn.hand & table.beyond(pile, top) {
                self.extend(&turn.then(card, pile), pile, show);
            }
        } else if needed || table.skipped(pile, top, nearest) <= WIDE_SKIPS {
            self.extend(&turn.then(nearest, pile), pile, show);
        }
    }

    fn climb(&self, turn: &Turn, pile: usize, needed: bool, show: &mut impl FnMut(&Turn)) {
        let (table, top) = (self.planner.table, turn.tops[pile]);
        let nearest = table.nearest(pile, top, turn.hand);
        for card in self.climbs[pile / 2] & turn.hand & table.beyond(pile, top) {
            // From the nearest card the step back is found anyway.
            if let Some(back) = table.back(pile, card)
                && turn.hand.contains(back)
                && if needed { nearest != Some(card) } else { self.planner.gains(pile, top, back) }
            {
                self.extend(&turn.then(card, pile).then(back, pile), pile, show);
            }
        }
    }
}
