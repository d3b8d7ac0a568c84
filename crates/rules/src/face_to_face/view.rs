//! What one viewer knows: the board, and its own hand if it has one.

use rand_core::Rng;

use super::action::Action;
use super::board::{Board, Phase, rival};
use super::event::ViewEvent;
use super::state::State;
use super::{DECK, PACK, sample};
use crate::card::CardSet;
use crate::deck::DrawPile;
use crate::drawn::Drawn;
use crate::game::{Actions, GameView};
use crate::illegal::Illegal;
use crate::seat::{Seat, Viewer};

/// The cards that the viewer knows beyond the board. There is no place in it for others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant)] // a box would allocate, and views of everything are rare
pub enum KnownCards {
    /// A spectator knows none.
    Nothing,
    /// A seat knows its hand.
    Hand(CardSet),
    /// Both hands and draw piles.
    All {
        /// The hands by seat.
        hands: [CardSet; 2],
        /// The draw piles by seat.
        draw: [DrawPile<DECK>; 2],
    },
}

/// The game as one viewer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) board: Board,
    pub(crate) seen: KnownCards,
}

impl View {
    /// The public part.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The cards known beyond it.
    pub fn seen(&self) -> &KnownCards {
        &self.seen
    }

    /// A seat's hand, where the viewer knows it.
    pub fn hand(&self, seat: Seat) -> Option<CardSet> {
        match (&self.seen, self.viewer) {
            (KnownCards::All { hands, .. }, _) => Some(hands[seat.index()]),
            (KnownCards::Hand(hand), Viewer::Seat(own)) if own == seat => Some(*hand),
            (KnownCards::Hand(_) | KnownCards::Nothing, _) => None,
        }
    }

    /// The cards of a seat's colour that the viewer has not seen.
    pub fn unseen(&self, seat: Seat) -> CardSet {
        let out = PACK.cards() - self.board.placed(seat);
        match self.seen {
            KnownCards::Hand(hand) if self.viewer == Viewer::Seat(seat) => out - hand,
            KnownCards::Hand(_) | KnownCards::Nothing => out,
            KnownCards::All { .. } => CardSet::EMPTY,
        }
    }

    /// The other seat.
    pub fn rival(&self, seat: Seat) -> Seat {
        rival(seat)
    }
}

impl GameView for View {
    type State = State;
    type Action = Action;
    type ViewEvent = ViewEvent;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn turn(&self) -> Option<Seat> {
        self.board.turn()
    }

    fn is_over(&self) -> bool {
        self.board.is_over()
    }

    fn legal_into(&self, actions: &mut Actions<Action>) {
        actions.clear();
        if let Some(hand) = self.board.turn().and_then(|seat| self.hand(seat)) {
            self.board.legal_into(hand, actions);
        }
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        let seat = self.board.turn().ok_or(Illegal::Over)?;
        self.board.check(self.hand(seat).ok_or(Illegal::NotYourTurn)?, action)
    }

    fn after(&self, action: Action) -> Option<View> {
        let Action::Place(card, pile) = action else { return None };
        let seat = self.board.turn()?;
        let won = self.board.left(seat) == 1;
        let mut after = *self;
        after.follow(&ViewEvent::Placed { seat, card, pile, won });
        Some(after)
    }

    fn follow(&mut self, event: &ViewEvent) {
        match *event {
            ViewEvent::Placed { seat, card, pile, won } => {
                self.board.place(seat, card, pile);
                debug_assert_eq!(won, matches!(self.board.phase, Phase::Over { .. }));
                match &mut self.seen {
                    KnownCards::Hand(hand) if self.viewer == Viewer::Seat(seat) => {
                        hand.remove(card);
                    }
                    KnownCards::All { hands, .. } => hands[seat.index()].remove(card),
                    KnownCards::Hand(_) | KnownCards::Nothing => {}
                }
            }
            ViewEvent::Ended { seat, drawn, next } => {
                self.board.pass_on(seat, drawn.count());
                self.board.set_next(next);
                match (&mut self.seen, drawn) {
                    (KnownCards::Hand(hand), Drawn::Cards(cards)) => *hand = *hand | cards,
                    (KnownCards::All { hands, draw }, Drawn::Cards(cards)) => {
                        hands[seat.index()] = hands[seat.index()] | cards;
                        for _ in cards {
                            draw[seat.index()].draw();
                        }
                    }
                    (KnownCards::Nothing | KnownCards::Hand(_) | KnownCards::All { .. }, _) => {}
                }
            }
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> State {
        sample::sample(self, rng)
    }
}
