//! Whole turns. The order in which piles are used does not matter, so a turn is what goes on the
//! own ascending pile, then on the descending one, then on a pile of the rival.

use rules::face_to_face::{Action, HAND, Pile};
use rules::{Action as AnyAction, Card};

use super::side::{Bits, Position, above, below, each, fits_down, fits_up};

/// The most cards that a turn places.
const MAX_STEPS: usize = HAND as usize;

/// Skipping so many own cards counts as free: more made play slower and no better.
const FREE_SKIP: u32 = 0;

/// So many cards that skip more are looked at in a turn, and so many choices for each of them.
const PAID: u8 = 2;

/// How many turns are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Breadth {
    /// All.
    All,
    /// Those that a sensible player would think of.
    Sensible,
}

/// A whole turn, and what it leads to before cards are drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turn {
    /// The position after it.
    pub(crate) end: Position,
    paid: u8,
    steps: [(u8, u8); MAX_STEPS],
    len: u8,
}

impl Turn {
    /// What the turn leads to: turns with the same outcome are as good as each other.
    pub(crate) fn outcome(&self) -> (Bits, [u8; 4], bool) {
        let Position { own, hand, rival, helped, .. } = self.end;
        (hand, [own.up, own.down, rival.up, rival.down], helped)
    }

    /// Has it placed the last card?
    #[inline]
    pub(crate) fn wins(&self) -> bool {
        self.end.own.left == 0
    }

    /// The actions in order.
    pub(crate) fn actions(&self) -> Vec<AnyAction> {
        let steps = self.steps[..usize::from(self.len)].iter();
        let place = |&(card, pile): &(u8, u8)| {
            let card = Card::new(card).expect("a card of the hand");
            Action::Place(card, Pile::ALL[usize::from(pile)])
        };
        let end = (!self.wins()).then_some(Action::End);
        steps.map(place).chain(end).map(AnyAction::FaceToFace).collect()
    }

    #[inline]
    fn place(mut self, card: u8, pile: Pile) -> Turn {
        self.end = self.end.after(card, pile);
        self.steps[usize::from(self.len)] = (card, pile.index() as u8);
        self.len += 1;
        self
    }
}

/// Goes through turns.
struct Walk<F> {
    breadth: Breadth,
    visit: F,
}

/// Visits every turn of a breadth. Sensible turns are found whenever there are any at all.
pub(crate) fn each_turn(position: &Position, breadth: Breadth, visit: impl FnMut(&Turn)) {
    // Near the end what looks wasteful may win.
    let breadth = if position.own.draw() == 0 { Breadth::All } else { breadth };
    let turn = Turn { end: *position, paid: 0, steps: [(0, 0); MAX_STEPS], len: 0 };
    Walk { breadth, visit }.ups(&turn);
}

impl<F: FnMut(&Turn)> Walk<F> {
    fn ups(&mut self, turn: &Turn) {
        self.downs(turn);
        let (top, left) = (turn.end.own.up, turn.end.own.left);
        let mut paid = 0;
        for card in each(turn.end.hand & fits_up(top)) {
            let skipped = (left & above(top) & below(card)).count_ones();
            if let Some(turn) = self.pay(turn, skipped, &mut paid) {
                self.ups(&turn.place(card, Pile::Up));
            }
        }
    }

    fn downs(&mut self, turn: &Turn) {
        self.helps(turn);
        let (top, left) = (turn.end.own.down, turn.end.own.left);
        let mut paid = 0;
        let mut fits = turn.end.hand & fits_down(top);
        while fits != 0 {
            // Highest first: the nearest.
            let card = 63 - fits.leading_zeros() as u8;
            fits &= !(1 << card);
            let skipped = (left & below(top) & above(card)).count_ones();
            if let Some(turn) = self.pay(turn, skipped, &mut paid) {
                self.downs(&turn.place(card, Pile::Down));
            }
        }
    }

    /// The turn, if a card that skips so many may be placed next.
    #[inline]
    fn pay(&self, turn: &Turn, skipped: u32, choices: &mut u8) -> Option<Turn> {
        let mut turn = *turn;
        if self.breadth == Breadth::Sensible && skipped > FREE_SKIP {
            if turn.paid >= PAID || *choices >= PAID {
                return None;
            }
            *choices += 1;
            turn.paid += 1;
        }
        Some(turn)
    }

    fn helps(&mut self, turn: &Turn) {
        let enough = turn.end.done >= turn.end.need;
        if enough || turn.wins() {
            (self.visit)(turn);
        }
        if turn.end.helped || turn.end.done + 1 < turn.end.need {
            return;
        }
        let up = turn.end.hand & below(turn.end.rival.up);
        let down = turn.end.hand & above(turn.end.rival.down);
        if self.breadth == Breadth::All {
            each(up).for_each(|card| (self.visit)(&turn.place(card, Pile::RivalUp)));
            each(down).for_each(|card| (self.visit)(&turn.place(card, Pile::RivalDown)));
            return;
        }
        // The card that helps least.
        if up != 0 {
            (self.visit)(&turn.place(63 - up.leading_zeros() as u8, Pile::RivalUp));
        }
        if down != 0 {
            (self.visit)(&turn.place(down.trailing_zeros() as u8, Pile::RivalDown));
        }
    }
}
