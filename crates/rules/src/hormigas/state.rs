//! The whole truth: the board, every hand, what lies face down, and the seed of later rounds.
//!
//! Later rounds are dealt from a seed rather than from decks that are handed in: a seed always gives
//! a valid deck, so `deal` is an action like the others, and can't fail for want of cards.

use super::action::Action;
use super::board::{Board, Phase, Place};
use super::event::{Event, Hand, RoundEnd};
use super::hands::{Hands, MAX_HELD, dropped_place, put};
use super::scoring::{best_stretch, is_ordered, symbols};
use super::setup::{Config, Finish, Setup};
use super::view::{KnownCards, View};
use super::{FINISHER_BONUS, MIDDLE, PACK};
use crate::card::Card;
use crate::deck::{Deck, DrawPile, MAX_CARDS, Seed};
use crate::game::{Actions, GameState};
use crate::illegal::Illegal;
use crate::problem::{Invalid, SetupProblem};
use crate::seat::{MAX_SEATS, Seat, Viewer};

/// The cards that a deck deals: what nobody sees at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Cards {
    /// Every hand.
    pub hands: Hands<Card>,
    /// The middle; `None` where a card was just taken.
    pub middle: [Option<Card>; MIDDLE],
    /// The card in the air.
    pub held: Option<Card>,
    /// The draw pile.
    pub draw: DrawPile<MAX_CARDS>,
    /// What later rounds are dealt from.
    pub later: Seed,
}

impl Cards {
    /// Dealt from a deck: hands, middle, draw pile.
    pub(crate) fn deal(config: &Config, deck: &Deck, later: Seed) -> Cards {
        let held = config.held();
        let mut hands = Hands([PACK_FIRST; MAX_HELD]);
        hands.0[..held].copy_from_slice(&deck.cards()[..held]);
        let mut draw = DrawPile::rest_of(deck, held);
        let middle = [(); MIDDLE].map(|()| draw.draw());
        Cards { hands, middle, held: None, draw, later }
    }

    /// The open middle goes away; three cards come from the draw pile.
    pub(crate) fn refresh(&mut self) {
        for place in &mut self.middle {
            *place = self.draw.draw();
        }
    }

    /// A middle card goes into the air.
    pub(crate) fn take(&mut self, place: u8) -> Option<Card> {
        self.held = self.middle[usize::from(place)].take();
        self.held
    }

    /// Every card that is somewhere, put-away cards aside.
    pub(crate) fn all(&self, config: &Config) -> impl Iterator<Item = Card> {
        let hands = self.hands.0[..config.held()].iter().copied();
        let middle = self.middle.into_iter().flatten();
        hands.chain(middle).chain(self.held).chain(self.draw.as_slice().iter().copied())
    }
}

/// A filler for places that no hand has; the same everywhere, so that equal states are equal.
pub(crate) const PACK_FIRST: Card = Card::known(PACK.low);

/// A game of 111 Hormigas.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) cards: Cards,
}

impl State {
    /// A game from a setup; all that is wrong with it otherwise.
    pub fn new(setup: &Setup) -> Result<State, Invalid> {
        let problems = setup.validate();
        if !problems.is_empty() {
            return Err(Invalid(problems));
        }
        let config = Config::new(setup.seats, setup.options)?;
        let deck = Deck::new(PACK, &setup.deck).map_err(Invalid)?;
        Ok(State::deal(config, &deck, setup.seed))
    }

    /// A game from parts that are known to be valid; later rounds come from the seed.
    ///
    /// # Panics
    /// If the deck belongs to another game.
    pub fn deal(config: Config, deck: &Deck, later: Seed) -> State {
        assert_eq!(deck.cards().len(), PACK.len(), "a deck of this game");
        State { board: Board::new(config), cards: Cards::deal(&config, deck, later) }
    }

    /// A state from its parts, if play can reach it.
    pub(crate) fn from_parts(board: &Board, cards: Cards) -> Result<State, SetupProblem> {
        let mut all = board.discard;
        let mut count = board.discard.len() as usize;
        for card in cards.all(&board.config) {
            all.insert(card);
            count += 1;
        }
        if all != PACK.cards() || count != PACK.len() {
            return Err(SetupProblem::Position("every card is in one place"));
        }
        let state = State { board: *board, cards };
        let ended_too_late = |seat| board.had_a_turn(seat) && is_ordered(state.hand(seat));
        let playing = board.turn().is_some();
        if playing
            && board.config.options().finish == Finish::Auto
            && Seat::all(board.config.seats()).any(ended_too_late)
        {
            return Err(SetupProblem::Position("a round ends when a hand is in order"));
        }
        Ok(state)
    }

    /// The public part.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// A seat's hand, in order.
    pub fn hand(&self, seat: Seat) -> &[Card] {
        self.cards.hands.of(&self.board.config, seat)
    }

    /// The middle cards, whichever side is up; `None` where one was just taken.
    pub fn middle(&self) -> [Option<Card>; MIDDLE] {
        self.cards.middle
    }

    /// The card in the air.
    pub fn held(&self) -> Option<Card> {
        self.cards.held
    }

    /// The deck that the seed gives a round.
    pub fn deck_of_round(seed: &Seed, round: u32) -> Deck {
        Deck::from_seed(PACK, seed, round.into())
    }

    /// Deals the next round from this deck instead of the seed's: for records that write their
    /// decks down. Legal when [`Action::Deal`] is.
    pub fn deal_next(&mut self, deck: &Deck) -> Result<Event, Illegal> {
        self.check(Action::Deal)?;
        Ok(self.deal_unchecked(deck))
    }

    fn deal_unchecked(&mut self, deck: &Deck) -> Event {
        let config = self.board.config;
        self.board.deal();
        self.cards = Cards::deal(&config, deck, self.cards.later);
        Event::Dealt { deck: *deck, sizes: config.hand_sizes() }
    }

    fn put(&mut self, seat: Seat, at: u8, side: super::Side) -> Event {
        let config = self.board.config;
        let hand = self.cards.hands.of_mut(&config, seat);
        let out = hand[dropped_place(hand.len(), at.into(), side)];
        let dropped = match self.cards.held.take() {
            Some(card) => put(hand, at.into(), side, card),
            None => out,
        };
        if let Phase::Put { place, .. } = self.board.phase {
            self.cards.middle[usize::from(place)] = Some(dropped);
        }
        self.board.put(seat, at, side, dropped);
        let claim = config.options().finish == Finish::Claim;
        let round = if claim {
            self.board.ask_claim();
            None
        } else {
            self.end_turn(is_ordered(self.hand(seat)).then_some(seat))
        };
        Event::Put { seat, at, side, dropped, claim, round }
    }

    /// Ends the turn, and the round with it if someone finished or the turn limit is reached.
    fn end_turn(&mut self, finisher: Option<Seat>) -> Option<RoundEnd> {
        let round = if finisher.is_some() || self.board.at_turn_limit() {
            Some(self.score(finisher))
        } else {
            None
        };
        self.board.end_turn(round.as_ref());
        round.map(|round| RoundEnd { over: self.board.is_over(), ..round })
    }

    /// The points of the round as it stands.
    fn score(&self, finisher: Option<Seat>) -> RoundEnd {
        let config = &self.board.config;
        let table = config.symbols();
        let mut scores = [0; MAX_SEATS];
        for seat in Seat::all(config.seats()) {
            let hand = self.hand(seat);
            scores[seat.index()] = if finisher != Some(seat) {
                best_stretch(hand, table)
            } else if is_ordered(hand) {
                symbols(hand, table) + FINISHER_BONUS
            } else {
                0
            };
        }
        let (hands, sizes) = (self.cards.hands, config.hand_sizes());
        RoundEnd { finisher, scores, hands, sizes, over: false }
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
        self.board.legal_into(actions);
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        self.board.check(action)
    }

    fn apply_unchecked(&mut self, action: Action) -> Event {
        let seat = self.board.on_turn();
        match action {
            Action::Refresh => {
                self.cards.refresh();
                self.board.refresh();
                Event::Refreshed { seat }
            }
            Action::Take(place) => {
                let face_up = matches!(self.board.middle[usize::from(place)], Place::FaceUp(_));
                let card = self.cards.take(place).unwrap_or(PACK_FIRST);
                self.board.take(place);
                Event::Taken { seat, place, card, face_up }
            }
            Action::Put(at, side) => self.put(seat, at, side),
            Action::Claim => match self.end_turn(Some(seat)) {
                Some(round) => Event::Claimed { seat, round },
                None => Event::Passed { seat, round: None },
            },
            Action::Pass => Event::Passed { seat, round: self.end_turn(None) },
            Action::Deal => {
                let round = self.board.round + 1;
                self.deal_unchecked(&State::deck_of_round(&self.cards.later, round))
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let seen = match viewer {
            Viewer::Seat(seat) => KnownCards::Hand {
                hand: Hand::new(self.hand(seat)),
                held: self.cards.held.filter(|_| self.board.turn() == Some(seat)),
            },
            Viewer::Spectator => KnownCards::Nothing,
            Viewer::Everything => KnownCards::All(self.cards),
        };
        View { viewer, board: self.board, seen }
    }
}
