//! The public part of a duel, and what is legal for a hand.

use super::action::{Action, Pile};
use super::event::Next;
use super::setup::{Config, LastCard};
use super::{DECK, DRAW, HAND, MINIMUM, PACK, STARTS};
use crate::card::{Card, CardSet};
use crate::illegal::Illegal;
use crate::piles::{Direction, PLAIN, TRICK_OF_10};
use crate::seat::Seat;

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum EndReason {
    /// The winner has placed all own cards.
    Emptied,
    /// The loser had no way to place the minimum.
    Stuck,
}

impl EndReason {
    /// Its word in records.
    pub const fn name(self) -> &'static str {
        match self {
            EndReason::Emptied => "emptied",
            EndReason::Stuck => "stuck",
        }
    }
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Phase {
    /// A seat is on turn.
    Turn {
        /// Which seat.
        seat: Seat,
        /// Cards placed so far in this turn.
        done: u8,
        /// Has one of them gone on a pile of the rival?
        helped: bool,
    },
    /// The game has ended.
    Over {
        /// Who won.
        winner: Seat,
        /// Why.
        reason: EndReason,
    },
}

/// The other seat.
pub(crate) fn rival(seat: Seat) -> Seat {
    seat.left(2)
}

/// The piles as the seat on turn has them before it.
#[derive(Clone, Copy)]
struct Piles {
    /// In the order of [`Pile::ALL`].
    tops: [Card; 4],
    /// Are the rival's piles closed for the rest of the turn?
    helped: bool,
}

impl Piles {
    fn fits(&self, hand: CardSet) -> [CardSet; 4] {
        Pile::ALL.map(|pile| {
            let top = self.tops[pile.index()];
            hand & match (pile.is_rivals(), pile.direction()) {
                (false, direction) => TRICK_OF_10.on(direction, top),
                (true, _) if self.helped => CardSet::EMPTY,
                // To improve a pile is to go against its direction.
                (true, Direction::Up) => PLAIN.on(Direction::Down, top),
                (true, Direction::Down) => PLAIN.on(Direction::Up, top),
            }
        })
    }

    fn after(mut self, card: Card, pile: Pile) -> Piles {
        self.tops[pile.index()] = card;
        self.helped |= pile.is_rivals();
        self
    }

    /// Can `count` cards of the hand be placed one after the other?
    fn can_place(&self, hand: CardSet, count: u8) -> bool {
        let fits = self.fits(hand);
        match count {
            0 => true,
            1 => fits.iter().any(|cards| !cards.is_empty()),
            // All cards that fit on one own pile can go there, the trick first.
            _ if fits[..2].iter().any(|cards| cards.has(count)) => true,
            _ => pairs(&fits).any(|(card, pile)| {
                self.after(card, pile).can_place(hand.without(card), count - 1)
            }),
        }
    }

    fn find_way(
        &self,
        hand: CardSet,
        count: u8,
        order: &mut impl FnMut(&mut Vec<(Card, Pile)>),
    ) -> Option<CardSet> {
        if count == 0 {
            return Some(CardSet::EMPTY);
        }
        let mut ways: Vec<(Card, Pile)> = pairs(&self.fits(hand)).collect();
        order(&mut ways);
        ways.into_iter().find_map(|(card, pile)| {
            let rest = self.after(card, pile);
            Some(rest.find_way(hand.without(card), count - 1, order)?.with(card))
        })
    }

    /// The legal placements: the minimum obliges.
    fn placements(&self, hand: CardSet, missing: u8) -> [CardSet; 4] {
        let mut fits = self.fits(hand);
        if missing > 1 {
            for (pile, card) in pairs(&fits.clone()).map(|(card, pile)| (pile, card)) {
                if !self.after(card, pile).can_place(hand.without(card), missing - 1) {
                    fits[pile.index()].remove(card);
                }
            }
        }
        fits
    }
}

/// Every card with every pile that it fits on.
fn pairs(fits: &[CardSet; 4]) -> impl Iterator<Item = (Card, Pile)> {
    Pile::ALL.into_iter().zip(*fits).flat_map(|(pile, cards)| cards.iter().map(move |c| (c, pile)))
}

/// The public part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Board {
    pub(crate) config: Config,
    pub(crate) phase: Phase,
    /// The tops of the ascending and the descending pile, by seat.
    pub(crate) tops: [[Card; 2]; 2],
    /// Cards in each hand.
    pub(crate) held: [u8; 2],
    /// Cards in each draw pile.
    pub(crate) draw: [u8; 2],
    /// The cards that each seat has placed, wherever.
    pub(crate) placed: [CardSet; 2],
}

impl Board {
    /// Before the first action.
    pub(crate) fn new(config: Config) -> Board {
        Board {
            config,
            phase: Phase::Turn { seat: config.start(), done: 0, helped: false },
            tops: [STARTS; 2],
            held: [HAND; 2],
            draw: [DECK as u8 - HAND; 2],
            placed: [CardSet::EMPTY; 2],
        }
    }

    /// The options.
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
            Phase::Over { .. } => None,
        }
    }

    /// Has the game ended?
    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. })
    }

    /// The tops of a seat's ascending and descending pile.
    pub fn tops(&self, seat: Seat) -> [Card; 2] {
        self.tops[seat.index()]
    }

    /// Cards in a seat's hand.
    pub fn held(&self, seat: Seat) -> u8 {
        self.held[seat.index()]
    }

    /// Cards in a seat's draw pile.
    pub fn draw(&self, seat: Seat) -> u8 {
        self.draw[seat.index()]
    }

    /// Cards that a seat has not placed yet.
    pub fn left(&self, seat: Seat) -> u8 {
        self.held(seat) + self.draw(seat)
    }

    /// The cards that a seat has placed, on whosever piles.
    pub fn placed(&self, seat: Seat) -> CardSet {
        self.placed[seat.index()]
    }

    /// The minimum of this turn, whatever has been placed already.
    pub fn need(&self) -> Option<u8> {
        match self.phase {
            Phase::Turn { seat, done, .. } => Some(self.minimum(seat, done)),
            Phase::Over { .. } => None,
        }
    }

    /// Cards still to be placed before the turn can end.
    pub fn missing(&self) -> u8 {
        match self.phase {
            Phase::Turn { seat, done, .. } => self.minimum(seat, done).saturating_sub(done),
            Phase::Over { .. } => 0,
        }
    }

    fn minimum(&self, seat: Seat, done: u8) -> u8 {
        let last_card = self.held(seat) + done == 1 && self.draw(seat) == 0;
        if last_card && self.config.last_card() == LastCard::Allow { 1 } else { MINIMUM }
    }

    fn piles(&self, seat: Seat, helped: bool) -> Piles {
        let ([up, down], [rival_up, rival_down]) = (self.tops(seat), self.tops(rival(seat)));
        Piles { tops: [up, down, rival_up, rival_down], helped }
    }

    /// What a seat on turn with this hand may place, by pile.
    pub fn placements(&self, hand: CardSet) -> [CardSet; 4] {
        match self.phase {
            Phase::Turn { seat, helped, .. } => {
                self.piles(seat, helped).placements(hand, self.missing())
            }
            Phase::Over { .. } => [CardSet::EMPTY; 4],
        }
    }

    /// The seat whose hand everyone knows something of: can it reach the minimum?
    pub(crate) fn told(&self) -> Option<(Seat, bool)> {
        match self.phase {
            Phase::Turn { seat, .. } => Some((seat, true)),
            Phase::Over { winner, reason: EndReason::Stuck } => Some((rival(winner), false)),
            Phase::Over { reason: EndReason::Emptied, .. } => None,
        }
    }

    /// The piles of that seat, and what it still must place.
    fn told_piles(&self) -> Option<(Piles, u8)> {
        match (self.phase, self.told()) {
            (Phase::Turn { seat, helped, .. }, _) => {
                Some((self.piles(seat, helped), self.missing()))
            }
            (Phase::Over { .. }, Some((seat, _))) => {
                Some((self.piles(seat, false), self.minimum(seat, 0)))
            }
            (Phase::Over { .. }, None) => None,
        }
    }

    /// Can that seat reach the minimum with this hand?
    pub(crate) fn can_go_on(&self, hand: CardSet) -> bool {
        self.told_piles().is_none_or(|(piles, count)| piles.can_place(hand, count))
    }

    /// Cards that let it reach the minimum, whatever else it holds.
    pub(crate) fn way_to_go_on(
        &self,
        cards: CardSet,
        order: &mut impl FnMut(&mut Vec<(Card, Pile)>),
    ) -> Option<CardSet> {
        self.told_piles().and_then(|(piles, count)| piles.find_way(cards, count, order))
    }

    /// Adds every legal action for the seat on turn with this hand.
    pub(crate) fn legal_into(&self, hand: CardSet, actions: &mut crate::Actions<Action>) {
        if self.is_over() {
            return;
        }
        let placements = self.placements(hand);
        actions.extend(pairs(&placements).map(|(card, pile)| Action::Place(card, pile)));
        if self.missing() == 0 {
            actions.push(Action::End);
        }
    }

    /// Is the action legal for the seat on turn with this hand?
    pub(crate) fn check(&self, hand: CardSet, action: Action) -> Result<(), Illegal> {
        let Phase::Turn { seat, helped, .. } = self.phase else {
            return Err(Illegal::Over);
        };
        match action {
            Action::End => match self.missing() {
                0 => Ok(()),
                missing => Err(Illegal::MinimumNotMet { missing }),
            },
            Action::Place(card, pile) => {
                if self.placements(hand)[pile.index()].contains(card) {
                    return Ok(());
                }
                let piles = self.piles(seat, helped);
                let top = piles.tops[pile.index()];
                Err(if !hand.contains(card) {
                    Illegal::NotInHand(card)
                } else if piles.fits(hand)[pile.index()].contains(card) {
                    Illegal::SpoilsMinimum(card)
                } else if !pile.is_rivals() {
                    let direction = pile.direction();
                    let takes = piles.fits(PACK.cards())[pile.index()];
                    let back = (takes - PLAIN.on(direction, top)).lowest();
                    Illegal::DoesNotFit { card, top, direction, back }
                } else if helped {
                    Illegal::RivalPileUsed
                } else {
                    Illegal::DoesNotImprove { card, top }
                })
            }
        }
    }

    /// A card leaves a hand for a pile. The last one wins.
    pub(crate) fn place(&mut self, seat: Seat, card: Card, pile: Pile) {
        let owner = if pile.is_rivals() { rival(seat) } else { seat };
        self.tops[owner.index()][pile.direction() as usize] = card;
        self.placed[seat.index()].insert(card);
        self.held[seat.index()] -= 1;
        if self.left(seat) == 0 {
            self.phase = Phase::Over { winner: seat, reason: EndReason::Emptied };
        } else if let Phase::Turn { done, helped, .. } = &mut self.phase {
            *done += 1;
            *helped |= pile.is_rivals();
        }
    }

    /// How many cards the seat on turn draws when it ends its turn now.
    pub fn draws(&self) -> u8 {
        match self.phase {
            Phase::Turn { seat, helped, .. } => {
                let wanted = if helped { HAND - self.held(seat) } else { DRAW };
                wanted.min(self.draw(seat))
            }
            Phase::Over { .. } => 0,
        }
    }

    /// The turn of `seat` is over and it has drawn; the rival begins.
    pub(crate) fn pass_on(&mut self, seat: Seat, drawn: u8) -> Seat {
        self.draw[seat.index()] -= drawn;
        self.held[seat.index()] += drawn;
        self.set_next(Next::Turn(rival(seat)));
        rival(seat)
    }

    /// What the end of a turn led to.
    pub(crate) fn set_next(&mut self, next: Next) {
        self.phase = match next {
            Next::Turn(seat) => Phase::Turn { seat, done: 0, helped: false },
            Next::Stuck(seat) => Phase::Over { winner: rival(seat), reason: EndReason::Stuck },
        };
    }
}
