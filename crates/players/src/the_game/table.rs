//! The public part of a game in the form that planning and roll-outs need: the tops, the cards not
//! placed yet, and how many of those lie below each number.
//!
//! The rules themselves stay in `rules`; here is only what decides the worth of a placement, laid
//! out so that a roll-out of a whole game takes some tens of microseconds.

use rules::the_game::{Board, Config, Jump, Phase, Variant};
use rules::{Card, CardSet};

/// One more than the largest number of a card.
const NUMBERS: usize = Card::MAX as usize + 1;

/// Piles, the two ascending ones first.
pub(crate) const PILES: usize = 4;

/// Cards in The Game, the larger of the two packs.
pub(crate) const MAX_CARDS: usize = 98;

/// The most cards in a hand.
pub(crate) const MAX_HAND: usize = 8;

/// For every top card, by direction (0 up, 1 down): what lies beyond it, and the card one step back.
pub(crate) struct Reach {
    beyond: [[CardSet; NUMBERS]; 2],
    back: [[CardSet; NUMBERS]; 2],
    /// How far it is.
    step: u8,
}

static TEN: Reach = Reach::new(10);
static SEVEN: Reach = Reach::new(7);

impl Reach {
    const fn new(step: u8) -> Reach {
        let none = [[CardSet::EMPTY; NUMBERS]; 2];
        let mut reach = Reach { beyond: none, back: none, step };
        let mut top = 1;
        while top <= Card::MAX {
            reach.beyond[0][top as usize] = CardSet::between(top + 1, Card::MAX);
            reach.beyond[1][top as usize] = CardSet::between(1, top - 1);
            if top > step {
                reach.back[0][top as usize] = CardSet::between(top - step, top - step);
            }
            if top + step <= Card::MAX {
                reach.back[1][top as usize] = CardSet::between(top + step, top + step);
            }
            top += 1;
        }
        reach
    }
}

/// The tops and the cards that are still to come.
#[derive(Clone, Copy)]
pub(crate) struct Table {
    /// The top cards.
    pub(crate) tops: [Card; PILES],
    /// The pile of the placement just before in this turn, where a step back must follow at once.
    pub(crate) last: Option<u8>,
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

impl Table {
    /// What lies on a board, in the middle of a turn or not.
    pub(crate) fn of(board: &Board) -> Table {
        let config = board.config();
        let unplayed = config.variant().pack().cards() - board.placed();
        let at_once = jumps_at_once(*config);
        Table {
            tops: board.tops(),
            last: if at_once { last_pile(board) } else { None },
            unplayed,
            lower: lower(unplayed),
            reach: match config.variant() {
                Variant::TheGame => &TEN,
                Variant::AscensoDescenso => &SEVEN,
            },
            at_once,
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
    pub(crate) fn back(&self, pile: usize, top: Card) -> CardSet {
        self.reach.back[pile / 2 % 2][number(top)]
    }

    /// How many pairs of these cards are a step back apart.
    #[inline]
    pub(crate) fn pairs(&self, cards: CardSet) -> i32 {
        let bits = cards.bits();
        (bits & (bits >> self.reach.step)).count_ones() as i32
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
        let (low, high) = (number(low), number(high));
        if low < high { self.below(high) - self.below((low + 1) % NUMBERS) } else { 0 }
    }

    /// Unplayed cards that are skipped when a pile goes forward from one card to another.
    #[inline]
    pub(crate) fn skipped(&self, pile: usize, from: Card, to: Card) -> i32 {
        if pile < 2 { self.between(from, to) } else { self.between(to, from) }
    }

    /// Unplayed cards from one number to another, both included.
    #[inline]
    pub(crate) fn within(&self, low: u8, high: u8) -> i32 {
        if low > high {
            return 0;
        }
        self.below((usize::from(high) + 1) % NUMBERS) - self.below(usize::from(low))
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

    /// A card is placed.
    #[inline]
    pub(crate) fn place(&mut self, card: Card, pile: usize) {
        self.tops[pile % PILES] = card;
        self.unplayed.remove(card);
        let placed = card.number();
        for (above, lower) in (0_u8..).zip(&mut self.lower) {
            *lower -= u8::from(above > placed);
        }
    }
}

/// A number as an index that needs no bounds check.
#[inline]
fn number(card: Card) -> usize {
    usize::from(card.number()) % NUMBERS
}

fn lower(unplayed: CardSet) -> [u8; NUMBERS] {
    let mut lower = [0; NUMBERS];
    let mut places = lower.iter_mut();
    let mut at = 0;
    // Step by step: the stretches are too short for a fill.
    for (count, card) in (0_u8..).zip(unplayed) {
        while at <= card.number() {
            if let Some(place) = places.next() {
                *place = count;
            }
            at += 1;
        }
    }
    let all = unplayed.len() as u8;
    places.for_each(|place| *place = all);
    lower
}

fn jumps_at_once(config: Config) -> bool {
    config.variant() == Variant::AscensoDescenso && config.options().jump == Jump::Immediate
}

/// The pile of the placement just before in this turn. The rows lie open where it matters, and no
/// card tells which row it was laid on last, so it is found by what the rules offer: with all cards
/// in hand only that pile takes a card one step back.
fn last_pile(board: &Board) -> Option<u8> {
    let Phase::Turn { done: 1.., .. } = board.phase() else { return None };
    let all = board.config().variant().pack().cards() - board.placed();
    let offered = board.placements(all);
    (0..PILES as u8).find(|pile| {
        let kind = rules::the_game::Pile::ALL[usize::from(*pile)];
        let back = SEVEN.back[usize::from(*pile / 2)][number(board.top(kind))];
        !(offered.on(kind) & back).is_empty()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Seed;
    use rules::the_game::{Setup, State};

    #[test]
    fn counts_unplayed_cards() {
        let setup = Setup::of_seed(Variant::TheGame, 3, &Seed::from(1));
        let state = State::new(&setup).expect("a game");
        let mut table = Table::of(state.board());
        let card = |n| Card::new(n).expect("a card");
        assert_eq!(table.between(card(1), card(100)), 98);
        assert_eq!(table.skipped(0, card(1), card(5)), 3);
        assert_eq!(table.skipped(2, card(100), card(95)), 4);
        table.place(card(3), 0);
        assert_eq!(table.between(card(1), card(5)), 2);
        assert_eq!(table.within(2, 4), 2);
        assert_eq!(table.between(card(5), card(1)), 0);
        assert_eq!(table.nearest(2, card(100), "7,50".parse().expect("cards")), Some(card(50)));
    }
}
