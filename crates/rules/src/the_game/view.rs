//! What one viewer knows: the board, and its own hand if it has one.
//!
//! The board remembers every card that was placed, though only the tops lie open: the rules forbid
//! looking through the piles, not remembering what everyone saw. Without it no world in keeping with
//! a view could be drawn, as nobody could tell a placed card from a hidden one.

use rand_core::Rng;

use super::action::Action;
use super::board::{Board, Phase};
use super::event::ViewEvent;
use super::sample;
use super::state::{MAX_DRAW, State};
use crate::card::CardSet;
use crate::deck::DrawPile;
use crate::drawn::Drawn;
use crate::game::{Actions, GameView};
use crate::illegal::Illegal;
use crate::seat::{MAX_SEATS, Seat, Viewer};

/// The cards that the viewer knows beyond the board. There is no place in it for others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant)] // a box would allocate, and views of everything are rare
pub enum KnownCards {
    /// A spectator knows none.
    Nothing,
    /// A seat knows its hand.
    Hand(CardSet),
    /// All hands and the draw pile.
    All {
        /// The hands by seat.
        hands: [CardSet; MAX_SEATS],
        /// The draw pile.
        draw: DrawPile<MAX_DRAW>,
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

    /// The cards that the viewer has not seen: in other hands or in the draw pile.
    pub fn unseen(&self) -> CardSet {
        let out = self.board.config.variant().pack().cards() - self.board.placed;
        match self.seen {
            KnownCards::Nothing => out,
            KnownCards::Hand(hand) => out - hand,
            KnownCards::All { .. } => CardSet::EMPTY,
        }
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
        match (self.board.turn(), self.viewer) {
            (None, Viewer::Spectator) => {}
            (None, Viewer::Seat(_) | Viewer::Everything) => {
                self.board.legal_into(CardSet::EMPTY, actions);
            }
            (Some(seat), _) => {
                if let Some(hand) = self.hand(seat) {
                    self.board.legal_into(hand, actions);
                }
            }
        }
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        match (self.board.turn(), self.viewer) {
            (None, Viewer::Seat(_) | Viewer::Everything) => {
                self.board.check(CardSet::EMPTY, action)
            }
            (None, Viewer::Spectator) => Err(Illegal::NotYourTurn),
            (Some(seat), _) => {
                let hand = self.hand(seat).ok_or(Illegal::NotYourTurn)?;
                self.board.check(hand, action)
            }
        }
    }

    fn after(&self, action: Action) -> Option<View> {
        let Action::Place(card, pile) = action else { return None };
        let (seat, won) = (self.board.turn()?, self.board.left() == 1);
        let mut after = *self;
        after.follow(&ViewEvent::Placed { seat, card, pile, won });
        Some(after)
    }

    fn follow(&mut self, event: &ViewEvent) {
        match *event {
            ViewEvent::Started { seat } => self.board.start(seat),
            ViewEvent::Placed { seat, card, pile, won } => {
                self.board.place(seat, card, pile);
                debug_assert_eq!(won, self.board.phase == Phase::Won);
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
                            draw.draw();
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
