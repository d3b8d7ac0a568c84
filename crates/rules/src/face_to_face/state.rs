//! The whole truth: the board, both hands, the order of both draw piles.

use super::DECK;
use super::PACK;
use super::action::Action;
use super::board::{Board, Phase};
use super::event::{Event, Next};
use super::setup::{Config, Setup};
use super::view::{KnownCards, View};
use crate::card::CardSet;
use crate::deck::{Deck, DrawPile};
use crate::game::{Actions, GameState};
use crate::illegal::Illegal;
use crate::problem::{Invalid, SetupProblem};
use crate::seat::{Seat, Viewer};

/// A game of Face to Face.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) hands: [CardSet; 2],
    pub(crate) draw: [DrawPile<DECK>; 2],
}

impl State {
    /// A game from a setup; all that is wrong with it otherwise.
    pub fn new(setup: &Setup) -> Result<State, Invalid> {
        let problems = setup.validate();
        if !problems.is_empty() {
            return Err(Invalid(problems));
        }
        let config = Config::new(setup.options)?;
        let deck = |cards| Deck::new(PACK, cards).map_err(Invalid);
        Ok(State::deal(config, [&deck(&setup.decks[0])?, &deck(&setup.decks[1])?]))
    }

    /// A game from parts that are known to be valid.
    ///
    /// # Panics
    /// If a deck belongs to another game.
    pub fn deal(config: Config, decks: [&Deck; 2]) -> State {
        let board = Board::new(config);
        for deck in decks {
            assert_eq!(deck.cards().len(), DECK, "a deck of this game");
        }
        let dealt = usize::from(super::HAND);
        State {
            board,
            hands: decks.map(|deck| deck.cards()[..dealt].iter().copied().collect()),
            draw: decks.map(|deck| DrawPile::rest_of(deck, dealt)),
        }
    }

    /// A state from its parts, if play can reach it.
    pub(crate) fn from_parts(
        board: Board,
        hands: [CardSet; 2],
        draw: [DrawPile<DECK>; 2],
    ) -> Result<State, SetupProblem> {
        if let Some((seat, goes_on)) = board.told()
            && board.can_go_on(hands[seat.index()]) != goes_on
        {
            return Err(SetupProblem::Position("the hand is in keeping with whose turn it is"));
        }
        Ok(State { board, hands, draw })
    }

    /// The public part.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// A seat's hand.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// The hand of the seat on turn.
    fn hand_on_turn(&self) -> CardSet {
        self.board.turn().map_or(CardSet::EMPTY, |seat| self.hand(seat))
    }

    fn end_turn(&mut self, seat: Seat) -> Event {
        let mut drawn = CardSet::EMPTY;
        for _ in 0..self.board.draws() {
            if let Some(card) = self.draw[seat.index()].draw() {
                drawn.insert(card);
            }
        }
        self.hands[seat.index()] = self.hand(seat) | drawn;
        let next = self.board.pass_on(seat, drawn.len() as u8);
        let next = if self.board.can_go_on(self.hand(next)) {
            Next::Turn(next)
        } else {
            Next::Stuck(next)
        };
        self.board.set_next(next);
        Event::Ended { seat, drawn, next }
    }
}

impl GameState for State {
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Option<Seat> {
        self.board.turn()
    }

    fn is_over(&self) -> bool {
        self.board.is_over()
    }

    fn legal_into(&self, actions: &mut Actions<Action>) {
        actions.clear();
        self.board.legal_into(self.hand_on_turn(), actions);
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        self.board.check(self.hand_on_turn(), action)
    }

    fn apply_unchecked(&mut self, action: Action) -> Event {
        let seat = self.board.turn().unwrap_or(Seat::FIRST);
        match action {
            Action::Place(card, pile) => {
                self.hands[seat.index()].remove(card);
                self.board.place(seat, card, pile);
                let won = matches!(self.board.phase, Phase::Over { .. });
                Event::Placed { seat, card, pile, won }
            }
            Action::End => self.end_turn(seat),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let seen = match viewer {
            Viewer::Seat(seat) => self
                .hands
                .get(seat.index())
                .map_or(KnownCards::Nothing, |hand| KnownCards::Hand(*hand)),
            Viewer::Spectator => KnownCards::Nothing,
            Viewer::Everything => KnownCards::All { hands: self.hands, draw: self.draw },
        };
        View { viewer, board: self.board, seen }
    }
}
