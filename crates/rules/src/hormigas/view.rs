//! What one viewer knows: the board, and its own hand if it has one.

use rand_core::Rng;

use super::PACK;
use super::action::Action;
use super::board::{Board, Phase, Place};
use super::event::{DealtSeen, Hand, RoundEnd, ViewEvent};
use super::hands::put;
use super::sample;
use super::state::{Cards, State};
use crate::card::{Card, CardSet};
use crate::game::{Actions, GameView};
use crate::illegal::Illegal;
use crate::seat::{Seat, Viewer};

/// The cards that the viewer knows beyond the board. There is no place in it for others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant)] // a box would allocate, and views of everything are rare
pub enum KnownCards {
    /// A spectator knows none.
    Nothing,
    /// A seat knows its hand, and the card it holds in the air.
    Hand {
        /// The hand in order.
        hand: Hand,
        /// The card in the air, if it is this seat's.
        held: Option<Card>,
    },
    /// All cards.
    All(Cards),
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

    /// A card of a hand, where the viewer knows it: the own hand, what went in face up, and all
    /// hands after a round.
    pub fn card(&self, seat: Seat, place: usize) -> Option<Card> {
        match &self.seen {
            KnownCards::All(cards) => cards.hands.of(&self.board.config, seat).get(place).copied(),
            KnownCards::Hand { hand, .. } if self.viewer == Viewer::Seat(seat) => {
                hand.as_slice().get(place).copied()
            }
            KnownCards::Hand { .. } | KnownCards::Nothing => *self.board.shown(seat).get(place)?,
        }
    }

    /// The card in the air, where the viewer knows it.
    pub fn held(&self) -> Option<Card> {
        let shown = match self.board.phase {
            Phase::Put { shown, .. } => shown,
            Phase::Take | Phase::Claim | Phase::Deal | Phase::Over => None,
        };
        match &self.seen {
            KnownCards::All(cards) => cards.held,
            KnownCards::Hand { held, .. } => held.or(shown),
            KnownCards::Nothing => shown,
        }
    }

    /// The cards that the viewer has not seen.
    pub fn unseen(&self) -> CardSet {
        let unseen = PACK.cards() - self.board.seen();
        match &self.seen {
            KnownCards::Nothing => unseen,
            KnownCards::Hand { hand, held } => {
                held.iter().fold(unseen - hand.to_set(), |unseen, card| unseen.without(*card))
            }
            KnownCards::All(_) => CardSet::EMPTY,
        }
    }

    /// Is it the viewer's turn, or everyone's?
    fn may_act(&self) -> bool {
        match (self.viewer, self.board.turn()) {
            (Viewer::Spectator, _) => false,
            (Viewer::Everything, _) | (Viewer::Seat(_), None) => true,
            (Viewer::Seat(own), Some(seat)) => own == seat,
        }
    }

    fn put(&mut self, seat: Seat, at: u8, side: super::Side, dropped: Card) {
        match &mut self.seen {
            KnownCards::Hand { hand, held } => {
                if let Some(card) = held.take() {
                    put(hand.as_mut_slice(), at.into(), side, card);
                }
            }
            KnownCards::All(cards) => {
                let hand = cards.hands.of_mut(&self.board.config, seat);
                if let Some(card) = cards.held.take() {
                    put(hand, at.into(), side, card);
                }
                if let Phase::Put { place, .. } = self.board.phase {
                    cards.middle[usize::from(place)] = Some(dropped);
                }
            }
            KnownCards::Nothing => {}
        }
        self.board.put(seat, at, side, dropped);
    }

    fn end_turn(&mut self, round: Option<&RoundEnd>) {
        self.board.end_turn(round);
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
        if self.may_act() {
            self.board.legal_into(actions);
        }
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        if self.may_act() { self.board.check(action) } else { Err(Illegal::NotYourTurn) }
    }

    fn after(&self, action: Action) -> Option<View> {
        let Action::Take(place) = action else { return None };
        let Place::FaceUp(card) = *self.board.middle().get(usize::from(place))? else {
            return None;
        };
        let (seat, card) = (self.board.turn()?, Some(card));
        let mut after = *self;
        after.follow(&ViewEvent::Taken { seat, place, card, face_up: true });
        Some(after)
    }

    fn follow(&mut self, event: &ViewEvent) {
        match event {
            ViewEvent::Refreshed { .. } => {
                if let KnownCards::All(cards) = &mut self.seen {
                    cards.refresh();
                }
                self.board.refresh();
            }
            ViewEvent::Taken { seat, place, card, .. } => {
                match &mut self.seen {
                    KnownCards::Hand { held, .. } if self.viewer == Viewer::Seat(*seat) => {
                        *held = *card;
                    }
                    KnownCards::All(cards) => {
                        cards.take(*place);
                    }
                    KnownCards::Hand { .. } | KnownCards::Nothing => {}
                }
                self.board.take(*place);
            }
            ViewEvent::Put { seat, at, side, dropped, claim, round } => {
                self.put(*seat, *at, *side, *dropped);
                if *claim {
                    self.board.ask_claim();
                } else {
                    self.end_turn(round.as_ref());
                }
            }
            ViewEvent::Claimed { round, .. } => self.end_turn(Some(round)),
            ViewEvent::Passed { round, .. } => self.end_turn(round.as_ref()),
            ViewEvent::Dealt(dealt) => {
                self.board.deal();
                match (&mut self.seen, dealt) {
                    (KnownCards::Hand { hand, .. }, DealtSeen::Hand(dealt)) => *hand = *dealt,
                    (KnownCards::All(cards), DealtSeen::Deck(deck)) => {
                        *cards = Cards::deal(&self.board.config, deck, cards.later);
                    }
                    (KnownCards::Nothing | KnownCards::Hand { .. } | KnownCards::All(_), _) => {}
                }
            }
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> State {
        sample::sample(self, rng)
    }
}
