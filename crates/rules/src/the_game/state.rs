//! The whole truth: the board, every hand, the order of the draw pile.

use rand_core::Rng;

use super::action::{Action, Pile};
use super::board::{Board, Phase};
use super::event::{Event, Next};
use super::piles::Placements;
use super::setup::{Config, Setup};
use super::view::{KnownCards, View};
use crate::card::{Card, CardSet};
use crate::deck::{Deck, DrawPile};
use crate::game::{Actions, GameState};
use crate::illegal::Illegal;
use crate::problem::{Invalid, SetupProblem};
use crate::seat::{MAX_SEATS, Seat, Viewer};

/// Cards in The Game, the larger of the two packs.
pub(crate) const MAX_DRAW: usize = 98;

/// A game of The Game or Ascenso-Descenso.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) hands: [CardSet; MAX_SEATS],
    pub(crate) draw: DrawPile<MAX_DRAW>,
}

impl State {
    /// A game from a setup; all that is wrong with it otherwise.
    pub fn new(setup: &Setup) -> Result<State, Invalid> {
        let problems = setup.validate();
        if !problems.is_empty() {
            return Err(Invalid(problems));
        }
        let config = Config::new(setup.variant, setup.seats, setup.options)?;
        let deck = Deck::new(setup.variant.pack(), &setup.deck).map_err(Invalid)?;
        Ok(State::deal(config, &deck))
    }

    /// A game from parts that are known to be valid.
    ///
    /// # Panics
    /// If the deck belongs to another game.
    pub fn deal(config: Config, deck: &Deck) -> State {
        let cards = deck.cards();
        assert_eq!(cards.len(), config.variant().pack().len(), "a deck of this game");
        let dealt = &cards[..usize::from(config.hand_size() * config.seats())];
        let mut hands = dealt.chunks(config.hand_size().into());
        State {
            board: Board::new(config),
            hands: std::array::from_fn(|_| hands.next().unwrap_or(&[]).iter().copied().collect()),
            draw: DrawPile::rest_of(deck, dealt.len()),
        }
    }

    /// A state from its parts, if play can reach it.
    pub(crate) fn from_parts(
        board: Board,
        hands: [CardSet; MAX_SEATS],
        draw: DrawPile<MAX_DRAW>,
    ) -> Result<State, SetupProblem> {
        match board.phase {
            Phase::Turn { seat, .. } if !board.can_go_on(hands[seat.index()]) => {
                return Err(SetupProblem::Position(
                    "the seat on turn has no way to place the minimum",
                ));
            }
            Phase::Lost(seat) if board.can_go_on(hands[seat.index()]) => {
                return Err(SetupProblem::Position(
                    "the game is not lost: the minimum can be placed",
                ));
            }
            Phase::Choose | Phase::Turn { .. } | Phase::Won | Phase::Lost(_) => {}
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

    /// What the seat on turn may place, without making a list.
    #[inline]
    pub fn placements(&self) -> Placements {
        match self.board.phase {
            Phase::Turn { seat, .. } => self.board.placements(self.hands[seat.index()]),
            Phase::Choose | Phase::Won | Phase::Lost(_) => Placements::NONE,
        }
    }

    /// Makes what the seat on turn will draw at the end of its turn a uniform draw from the draw
    /// pile. For play-outs: called before each end of a turn, it does what a shuffle of the whole
    /// pile beforehand does, at the cost of the cards that are drawn.
    #[inline]
    pub fn stir(&mut self, rng: &mut impl Rng) {
        self.draw.stir(self.board.draws().into(), rng);
    }

    /// The hand of the seat on turn.
    fn hand_on_turn(&self) -> CardSet {
        self.board.turn().map_or(CardSet::EMPTY, |seat| self.hand(seat))
    }

    #[inline]
    fn place(&mut self, seat: Seat, card: Card, pile: Pile) -> Event {
        self.hands[seat.index()].remove(card);
        self.board.place(seat, card, pile);
        Event::Placed { seat, card, pile, won: self.board.phase == Phase::Won }
    }

    fn end_turn(&mut self, seat: Seat) -> Event {
        let count = self.board.draws();
        let drawn = self.draw.draw_many(count);
        self.hands[seat.index()] = self.hands[seat.index()] | drawn;
        let next = self.board.pass_on(seat, count);
        let next =
            if self.board.can_go_on(self.hand(next)) { Next::Turn(next) } else { Next::Lost(next) };
        self.board.set_next(next);
        Event::Ended { seat, drawn, next }
    }
}

impl GameState for State {
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats(&self) -> u8 {
        self.board.config.seats()
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

    #[inline]
    fn apply_unchecked(&mut self, action: Action) -> Event {
        let seat = self.board.turn().unwrap_or(Seat::FIRST);
        match action {
            Action::Start(seat) => {
                self.board.start(seat);
                Event::Started { seat }
            }
            Action::Place(card, pile) => self.place(seat, card, pile),
            Action::End => self.end_turn(seat),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let seen = match viewer {
            Viewer::Seat(seat) => KnownCards::Hand(self.hand(seat)),
            Viewer::Spectator => KnownCards::Nothing,
            Viewer::Everything => KnownCards::All { hands: self.hands, draw: self.draw },
        };
        View { viewer, board: self.board, seen }
    }
}
