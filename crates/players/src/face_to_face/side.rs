//! A duel in a form that is quick to think in: one bit a card, and no more knowledge than the seat
//! on turn has.

use rules::face_to_face::{Board, HAND, LastCard, MINIMUM, Phase, Pile, View};
use rules::{Card, CardSet, Seat};

/// A set of cards of one colour: bit `n` stands for card `n`, 2 to 59.
pub(crate) type Bits = u64;

/// The backwards trick.
const TRICK: u8 = 10;

/// The cards above a number.
#[inline]
pub(crate) fn above(number: u8) -> Bits {
    Bits::MAX << number << 1
}

/// The cards below a number.
#[inline]
pub(crate) fn below(number: u8) -> Bits {
    (1 << number) - 1
}

/// The bit of a card; 0 for what is no card.
#[inline]
fn bit(number: u8) -> Bits {
    if number < 64 { 1 << number } else { 0 }
}

/// The cards that fit on an own ascending pile.
#[inline]
pub(crate) fn fits_up(top: u8) -> Bits {
    above(top) | bit(top.wrapping_sub(TRICK))
}

/// The cards that fit on an own descending pile.
#[inline]
pub(crate) fn fits_down(top: u8) -> Bits {
    below(top) | bit(top + TRICK)
}

/// What everyone knows of one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub(crate) struct Side {
    /// The top of the ascending pile.
    pub(crate) up: u8,
    /// The top of the descending pile.
    pub(crate) down: u8,
    /// The cards not placed yet, in hand or to be drawn.
    pub(crate) left: Bits,
    /// Cards in hand.
    pub(crate) held: u8,
}

impl Side {
    /// What the board shows of a seat.
    pub(crate) fn of(board: &Board, seat: Seat) -> Side {
        let [up, down] = board.tops(seat).map(Card::number);
        let left = bits(rules::face_to_face::PACK.cards() - board.placed(seat));
        Side { up, down, left, held: board.held(seat) }
    }

    /// Cards not placed yet.
    #[inline]
    pub(crate) fn count(&self) -> u8 {
        self.left.count_ones() as u8
    }

    /// Cards in the draw pile.
    #[inline]
    pub(crate) fn draw(&self) -> u8 {
        self.count() - self.held
    }

    /// The minimum of a turn that begins now.
    pub(crate) fn minimum(&self, last_card: LastCard) -> u8 {
        if last_card == LastCard::Allow && self.count() == 1 { 1 } else { MINIMUM }
    }

    /// How many cards are drawn after a turn that leaves the side so.
    #[inline]
    pub(crate) fn to_draw(self, helped: bool) -> u8 {
        let wanted = if helped { HAND - self.held } else { rules::face_to_face::DRAW };
        wanted.min(self.draw())
    }
}

/// A position as the seat on turn knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub(crate) struct Position {
    /// The side on turn.
    pub(crate) own: Side,
    /// Its hand.
    pub(crate) hand: Bits,
    /// The other side.
    pub(crate) rival: Side,
    /// Cards placed already in this turn.
    pub(crate) done: u8,
    /// Has one of them gone to the rival?
    pub(crate) helped: bool,
    /// The minimum of this turn.
    pub(crate) need: u8,
    /// What becomes of the last card.
    pub(crate) last_card: LastCard,
}

impl Position {
    /// At the start of a turn.
    pub(crate) fn start(own: Side, hand: Bits, rival: Side, last_card: LastCard) -> Position {
        let need = own.minimum(last_card);
        Position { own, hand, rival, done: 0, helped: false, need, last_card }
    }

    /// What the seat on turn knows; `None` when it is not the viewer's turn.
    pub(crate) fn of(view: &View) -> Option<Position> {
        let board = view.board();
        let Phase::Turn { seat, done, helped } = board.phase() else {
            return None;
        };
        Some(Position {
            own: Side::of(board, seat),
            hand: bits(view.hand(seat)?),
            rival: Side::of(board, view.rival(seat)),
            done,
            helped,
            need: board.need()?,
            last_card: board.config().last_card(),
        })
    }
}

impl Position {
    /// After one more card of the same turn.
    pub(crate) fn after(mut self, card: u8, pile: Pile) -> Position {
        let out = !(1 << card);
        self.hand &= out;
        self.own.left &= out;
        self.own.held -= 1;
        match pile {
            Pile::Up => self.own.up = card,
            Pile::Down => self.own.down = card,
            Pile::RivalUp => self.rival.up = card,
            Pile::RivalDown => self.rival.down = card,
        }
        self.helped |= pile.is_rivals();
        self.done += 1;
        self
    }
}

/// A set of cards as bits.
fn bits(cards: CardSet) -> Bits {
    cards.iter().fold(0, |bits, card| bits | 1 << card.number())
}

/// Goes through the cards, lowest first.
#[inline]
pub(crate) fn each(mut cards: Bits) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let card = cards.trailing_zeros() as u8;
        (cards != 0).then(|| {
            cards &= cards - 1;
            card
        })
    })
}
