//! The public part of a game: what lies on the table for all to see, and what is legal for a hand.
//! State and view both are this board and the cards they know; the rules are written here, once.

use super::action::{Action, Pile};
use super::event::Next;
use super::piles::{Piles, Placements};
use super::setup::Config;
use crate::card::{Card, CardSet};
use crate::illegal::Illegal;
use crate::piles::PLAIN;
use crate::seat::{MAX_SEATS, Seat};

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Phase {
    /// The team chooses who starts.
    Choose,
    /// A seat is on turn.
    Turn {
        /// Which seat.
        seat: Seat,
        /// Cards placed so far in this turn.
        done: u8,
    },
    /// The last card is placed.
    Won,
    /// This seat, holding cards, had no way to place the minimum.
    Lost(Seat),
}

/// The rows of Ascenso-Descenso, which lie open: for every placed card the one beneath it. Nothing
/// is kept in The Game, where only the tops may be seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Rows {
    under: [Option<Card>; Rows::NUMBERS],
}

impl Rows {
    /// One more than the highest number of Ascenso-Descenso.
    const NUMBERS: usize = 73;

    pub(crate) const EMPTY: Rows = Rows { under: [None; Rows::NUMBERS] };

    pub(crate) fn cover(&mut self, top: Card, card: Card) {
        self.under[card.index()] = Some(top);
    }

    /// The row that ends in `top`, from its top down to its start.
    pub fn down_from(&self, top: Card) -> impl Iterator<Item = Card> {
        std::iter::successors(Some(top), |card| *self.under.get(card.index())?)
    }
}

/// The public part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Board {
    pub(crate) config: Config,
    pub(crate) phase: Phase,
    pub(crate) piles: Piles,
    /// Cards in each hand.
    pub(crate) held: [u8; MAX_SEATS],
    /// Cards in the draw pile.
    pub(crate) draw: u8,
    /// Cards not placed yet.
    pub(crate) left: u8,
    /// All cards that have been placed.
    pub(crate) placed: CardSet,
    pub(crate) rows: Rows,
}

impl Board {
    /// Before the first action.
    pub(crate) fn new(config: Config) -> Board {
        let (seats, hand) = (usize::from(config.seats()), config.hand_size());
        let held = std::array::from_fn(|seat| if seat < seats { hand } else { 0 });
        let cards = config.variant().pack().len() as u8;
        Board {
            config,
            phase: match config.starter() {
                Some(seat) => Phase::Turn { seat, done: 0 },
                None => Phase::Choose,
            },
            piles: Piles::new(&config),
            held,
            draw: cards - hand * config.seats(),
            left: cards,
            placed: CardSet::EMPTY,
            rows: Rows::EMPTY,
        }
    }

    /// Seats and options.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// Where the game stands.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The seat on turn.
    pub fn turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Turn { seat, .. } => Some(seat),
            Phase::Choose | Phase::Won | Phase::Lost(_) => None,
        }
    }

    /// Has the game ended?
    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Won | Phase::Lost(_))
    }

    /// Once over: was it won?
    pub fn won(&self) -> Option<bool> {
        match self.phase {
            Phase::Won => Some(true),
            Phase::Lost(_) => Some(false),
            Phase::Choose | Phase::Turn { .. } => None,
        }
    }

    /// The score: cards not placed yet.
    pub fn left(&self) -> u8 {
        self.left
    }

    /// The piles, for searches that keep positions of their own.
    pub fn piles(&self) -> Piles {
        self.piles
    }

    /// The top cards, in the order of [`Pile::ALL`].
    pub fn tops(&self) -> [Card; 4] {
        self.piles.tops
    }

    /// The top card of a pile.
    pub fn top(&self, pile: Pile) -> Card {
        self.piles.tops[pile.index()]
    }

    /// The open row of a pile, top card first; `None` in The Game, where only the top may be seen.
    pub fn row(&self, pile: Pile) -> Option<impl Iterator<Item = Card>> {
        let open = self.config.variant().numbers().open_rows;
        open.then(|| self.rows.down_from(self.top(pile)))
    }

    /// Cards in a seat's hand.
    pub fn held(&self, seat: Seat) -> u8 {
        self.held[seat.index()]
    }

    /// Cards in the draw pile.
    pub fn draw(&self) -> u8 {
        self.draw
    }

    /// All cards that have been placed.
    pub fn placed(&self) -> CardSet {
        self.placed
    }

    /// The minimum of this turn, whatever has been placed already.
    pub fn need(&self) -> Option<u8> {
        self.turn().map(|_| self.minimum())
    }

    /// Cards still to be placed before the turn can end.
    pub fn missing(&self) -> u8 {
        match self.phase {
            Phase::Turn { done, .. } => self.minimum().saturating_sub(done),
            Phase::Choose | Phase::Won | Phase::Lost(_) => 0,
        }
    }

    /// Nothing is drawn during a turn, so the draw pile is what it was at the turn's start.
    fn minimum(&self) -> u8 {
        if self.draw > 0 { self.config.options().minimum } else { 1 }
    }

    /// What a seat on turn with this hand may place.
    #[inline]
    pub fn placements(&self, hand: CardSet) -> Placements {
        match self.phase {
            Phase::Turn { .. } => self.piles.placements(&self.config, hand, self.missing()),
            Phase::Choose | Phase::Won | Phase::Lost(_) => Placements::NONE,
        }
    }

    /// Can the seat on turn reach the minimum with this hand? In a lost game: could it have?
    pub(crate) fn can_go_on(&self, hand: CardSet) -> bool {
        self.piles.can_place(&self.config, hand, self.still_to_place())
    }

    /// Cards that let the seat on turn reach the minimum, whatever else it holds.
    pub(crate) fn way_to_go_on(
        &self,
        cards: CardSet,
        order: &mut impl FnMut(&mut Vec<(Card, Pile)>),
    ) -> Option<CardSet> {
        self.piles.find_way(&self.config, cards, self.still_to_place(), order)
    }

    /// What the seat on turn still must place; in a lost game, what it could not.
    fn still_to_place(&self) -> u8 {
        match self.phase {
            Phase::Lost(_) => self.minimum(),
            Phase::Choose | Phase::Turn { .. } | Phase::Won => self.missing(),
        }
    }

    /// Adds every legal action for the seat on turn with this hand.
    pub(crate) fn legal_into(&self, hand: CardSet, actions: &mut crate::Actions<Action>) {
        match self.phase {
            Phase::Choose => actions.extend(Seat::all(self.config.seats()).map(Action::Start)),
            Phase::Turn { .. } => {
                actions.extend(self.placements(hand).iter());
                if self.missing() == 0 {
                    actions.push(Action::End);
                }
            }
            Phase::Won | Phase::Lost(_) => {}
        }
    }

    /// Is the action legal for the seat on turn with this hand?
    pub(crate) fn check(&self, hand: CardSet, action: Action) -> Result<(), Illegal> {
        match (self.phase, action) {
            (Phase::Won | Phase::Lost(_), _) => Err(Illegal::Over),
            (Phase::Choose, Action::Start(seat)) => {
                let known = seat.index() < usize::from(self.config.seats());
                if known { Ok(()) } else { Err(Illegal::NoSuchSeat(seat)) }
            }
            (Phase::Choose, Action::Place(..) | Action::End) => Err(Illegal::ChooseStartFirst),
            (Phase::Turn { .. }, Action::Start(_)) => Err(Illegal::AlreadyStarted),
            (Phase::Turn { .. }, Action::End) => match self.missing() {
                0 => Ok(()),
                missing => Err(Illegal::MinimumNotMet { missing }),
            },
            (Phase::Turn { .. }, Action::Place(card, pile)) => self.check_place(hand, card, pile),
        }
    }

    fn check_place(&self, hand: CardSet, card: Card, pile: Pile) -> Result<(), Illegal> {
        if self.placements(hand).on(pile).contains(card) {
            return Ok(());
        }
        let (top, direction) = (self.top(pile), pile.direction());
        let fits_backwards = self.config.fits().on(direction, top);
        Err(if !hand.contains(card) {
            Illegal::NotInHand(card)
        } else if self.piles.fits(&self.config, hand)[pile.index()].contains(card) {
            Illegal::SpoilsMinimum(card)
        } else if fits_backwards.contains(card) {
            Illegal::JumpNotNow(card)
        } else {
            let pack = self.config.variant().pack().cards();
            let takes = self.piles.fits(&self.config, pack)[pile.index()];
            let back = (takes - PLAIN.on(direction, top)).lowest();
            Illegal::DoesNotFit { card, top, direction, back }
        })
    }

    /// A seat begins, after the team's choice.
    pub(crate) fn start(&mut self, seat: Seat) {
        self.phase = Phase::Turn { seat, done: 0 };
    }

    /// A card leaves a hand for a pile. The last one of all wins.
    #[inline]
    pub(crate) fn place(&mut self, seat: Seat, card: Card, pile: Pile) {
        if self.config.variant().numbers().open_rows {
            self.rows.cover(self.top(pile), card);
        }
        self.piles.place(&self.config, card, pile);
        self.placed.insert(card);
        self.held[seat.index()] -= 1;
        self.left -= 1;
        if self.left == 0 {
            self.phase = Phase::Won;
            self.piles.last = None;
        } else if let Phase::Turn { done, .. } = &mut self.phase {
            *done += 1;
        }
    }

    /// How many cards the seat on turn draws when it ends its turn now.
    pub fn draws(&self) -> u8 {
        match self.phase {
            Phase::Turn { done, .. } => done.min(self.draw),
            Phase::Choose | Phase::Won | Phase::Lost(_) => 0,
        }
    }

    /// The turn of `seat` is over and it has drawn; the next seat with cards begins.
    pub(crate) fn pass_on(&mut self, seat: Seat, drawn: u8) -> Seat {
        self.draw -= drawn;
        self.held[seat.index()] += drawn;
        self.piles.last = None;
        let mut next = seat.left(self.config.seats());
        // Someone holds a card: the game would be won otherwise.
        while self.held[next.index()] == 0 {
            next = next.left(self.config.seats());
        }
        self.phase = Phase::Turn { seat: next, done: 0 };
        next
    }

    /// What the end of a turn led to.
    pub(crate) fn set_next(&mut self, next: Next) {
        self.phase = match next {
            Next::Turn(seat) => Phase::Turn { seat, done: 0 },
            Next::Lost(seat) => Phase::Lost(seat),
        };
    }
}
