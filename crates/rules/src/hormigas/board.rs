//! The public part of a game, and what is legal: nothing in Hormigas depends on a hidden card.

use super::action::{Action, Side};
use super::event::RoundEnd;
use super::hands::{Hands, MAX_HELD, put};
use super::setup::{Config, Goal};
use super::{MIDDLE, PACK};
use crate::card::{Card, CardSet};
use crate::illegal::Illegal;
use crate::seat::{MAX_SEATS, Seat};

/// Where the round stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Phase {
    /// The seat on turn takes a middle card, or refreshes the middle first.
    Take,
    /// It holds a card in the air.
    Put {
        /// The middle place that the card left.
        place: u8,
        /// The card, if it lay face up.
        shown: Option<Card>,
    },
    /// It says whether its hand is in order.
    Claim,
    /// The round is over; the next is to be dealt.
    Deal,
    /// The game is over.
    Over,
}

impl Phase {
    /// Its word in texts and records.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Take => "take",
            Phase::Put { .. } => "put",
            Phase::Claim => "claim",
            Phase::Deal => "deal",
            Phase::Over => "over",
        }
    }
}

/// A place in the middle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Place {
    /// A face-down card, which nobody has seen.
    FaceDown,
    /// A face-up card.
    FaceUp(Card),
    /// The card was just taken.
    Taken,
}

/// The public part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Board {
    pub(crate) config: Config,
    pub(crate) phase: Phase,
    /// Rounds before this one.
    pub(crate) round: u32,
    /// Turns of this round that are over.
    pub(crate) turns: u32,
    pub(crate) middle: [Place; MIDDLE],
    /// Cards in the draw pile.
    pub(crate) draw: u8,
    /// The cards put away by refreshing.
    pub(crate) discard: CardSet,
    /// The cards in hands that everyone has seen.
    pub(crate) shown: Hands<Option<Card>>,
    pub(crate) totals: [u32; MAX_SEATS],
    /// The points of the last round that ended.
    pub(crate) scores: [u32; MAX_SEATS],
}

impl Board {
    /// Before the first turn of the first round.
    pub(crate) fn new(config: Config) -> Board {
        Board {
            config,
            phase: Phase::Take,
            round: 0,
            turns: 0,
            middle: [Place::FaceDown; MIDDLE],
            draw: (PACK.len() - MIDDLE - config.held()) as u8,
            discard: CardSet::EMPTY,
            shown: Hands([None; MAX_HELD]),
            totals: [0; MAX_SEATS],
            scores: [0; MAX_SEATS],
        }
    }

    /// Seats and options.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// Where the round stands.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The seat on turn.
    pub fn turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Take | Phase::Put { .. } | Phase::Claim => Some(self.on_turn()),
            Phase::Deal | Phase::Over => None,
        }
    }

    /// The seat whose turn it is or, between rounds, would be.
    pub(crate) fn on_turn(&self) -> Seat {
        self.seat_after(self.round.wrapping_add(self.turns))
    }

    /// The seat that started this round: each round one further to the left.
    pub fn starter(&self) -> Seat {
        self.seat_after(self.round)
    }

    fn seat_after(&self, steps: u32) -> Seat {
        let seats = u32::from(self.config.seats());
        let first = self.config.options().start.index() as u32;
        Seat::new(((first + steps % seats) % seats) as u8).unwrap_or(Seat::FIRST)
    }

    /// Has the seat had a turn in this round?
    pub(crate) fn had_a_turn(&self, seat: Seat) -> bool {
        let seats = usize::from(self.config.seats());
        let after_starter = (seat.index() + seats - self.starter().index()) % seats;
        self.turns as usize > after_starter
    }

    /// Has the game ended?
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// Rounds before this one.
    pub fn round(&self) -> u32 {
        self.round
    }

    /// Turns of this round that are over.
    pub fn turns(&self) -> u32 {
        self.turns
    }

    /// The middle.
    pub fn middle(&self) -> [Place; MIDDLE] {
        self.middle
    }

    /// Cards in the draw pile.
    pub fn draw(&self) -> u8 {
        self.draw
    }

    /// The cards put away by refreshing, all of them seen.
    pub fn discard(&self) -> CardSet {
        self.discard
    }

    /// What everyone knows of a hand: the cards that went in face up. After a round all of them.
    pub fn shown(&self, seat: Seat) -> &[Option<Card>] {
        self.shown.of(&self.config, seat)
    }

    /// Points, by seat.
    pub fn totals(&self) -> &[u32] {
        &self.totals[..usize::from(self.config.seats())]
    }

    /// The points of the last round that ended, by seat.
    pub fn scores(&self) -> &[u32] {
        &self.scores[..usize::from(self.config.seats())]
    }

    /// Once over: who won. A tie goes to the higher score of the last round, or is shared.
    pub fn winners(&self) -> Option<impl Iterator<Item = Seat>> {
        let rank = |seat: Seat| (self.totals[seat.index()], self.scores[seat.index()]);
        let seats = Seat::all(self.config.seats());
        let best = seats.clone().map(rank).max();
        self.is_over().then(|| seats.filter(move |seat| Some(rank(*seat)) == best))
    }

    /// The cards that everyone has seen: in hands, in the middle, in the air, put away.
    pub(crate) fn seen(&self) -> CardSet {
        let hands = self.shown.0[..self.config.held()].iter().filter_map(|card| *card);
        let middle = self.middle.iter().filter_map(|place| match place {
            Place::FaceUp(card) => Some(*card),
            Place::FaceDown | Place::Taken => None,
        });
        let held = match self.phase {
            Phase::Put { shown, .. } => shown,
            Phase::Take | Phase::Claim | Phase::Deal | Phase::Over => None,
        };
        hands.chain(middle).chain(held).fold(self.discard, CardSet::with)
    }

    fn all_face_up(&self) -> bool {
        self.middle.iter().all(|place| matches!(place, Place::FaceUp(_)))
    }

    /// Adds every legal action.
    pub(crate) fn legal_into(&self, actions: &mut crate::Actions<Action>) {
        match self.phase {
            Phase::Take => {
                actions.extend((0..MIDDLE as u8).map(Action::Take));
                if self.all_face_up() && usize::from(self.draw) >= MIDDLE {
                    actions.push(Action::Refresh);
                }
            }
            Phase::Put { .. } => {
                for at in 0..=self.config.hand_size(self.on_turn()) {
                    actions.push(Action::Put(at, Side::Left));
                    actions.push(Action::Put(at, Side::Right));
                }
            }
            Phase::Claim => actions.extend([Action::Claim, Action::Pass]),
            Phase::Deal => actions.push(Action::Deal),
            Phase::Over => {}
        }
    }

    /// Is the action legal?
    pub(crate) fn check(&self, action: Action) -> Result<(), Illegal> {
        let hand = self.config.hand_size(self.on_turn());
        let refuse = |yes: bool, why| if yes { Err(why) } else { Ok(()) };
        match (self.phase, action) {
            (Phase::Take, Action::Take(place)) => {
                refuse(usize::from(place) >= MIDDLE, Illegal::NoSuchPlace)
            }
            (Phase::Take, Action::Refresh) => {
                refuse(!self.all_face_up(), Illegal::MiddleNotOpen)?;
                refuse(usize::from(self.draw) < MIDDLE, Illegal::NotEnoughToRefresh)
            }
            (Phase::Put { .. }, Action::Put(at, _)) => {
                refuse(at > hand, Illegal::NoSuchPosition { hand })
            }
            (Phase::Claim, Action::Claim | Action::Pass) | (Phase::Deal, Action::Deal) => Ok(()),
            (Phase::Over, _) => Err(Illegal::Over),
            (Phase::Deal, _) => Err(Illegal::DealFirst),
            (_, Action::Deal) => Err(Illegal::RoundNotOver),
            (Phase::Claim, _) => Err(Illegal::ClaimOrPass),
            (_, Action::Claim | Action::Pass) => Err(Illegal::NothingToClaim),
            (Phase::Take, Action::Put(..)) => Err(Illegal::TakeFirst),
            (Phase::Put { .. }, Action::Take(_) | Action::Refresh) => Err(Illegal::PutFirst),
        }
    }

    /// The open middle goes away; three face-down cards come.
    pub(crate) fn refresh(&mut self) {
        for place in &mut self.middle {
            if let Place::FaceUp(card) = *place {
                self.discard.insert(card);
            }
            *place = Place::FaceDown;
        }
        self.draw -= MIDDLE as u8;
    }

    /// A middle card goes into the air.
    pub(crate) fn take(&mut self, place: u8) {
        let taken = std::mem::replace(&mut self.middle[usize::from(place)], Place::Taken);
        let shown = match taken {
            Place::FaceUp(card) => Some(card),
            Place::FaceDown | Place::Taken => None,
        };
        self.phase = Phase::Put { place, shown };
    }

    /// The card in the air goes into the hand, and its neighbour face up to the middle.
    pub(crate) fn put(&mut self, seat: Seat, at: u8, side: Side, dropped: Card) {
        if let Phase::Put { place, shown } = self.phase {
            let config = self.config;
            put(self.shown.of_mut(&config, seat), at.into(), side, shown);
            self.middle[usize::from(place)] = Place::FaceUp(dropped);
        }
    }

    /// The seat on turn is to say whether it claims.
    pub(crate) fn ask_claim(&mut self) {
        self.phase = Phase::Claim;
    }

    /// The turn is over, and with it perhaps the round.
    pub(crate) fn end_turn(&mut self, round: Option<&RoundEnd>) {
        self.turns += 1;
        self.phase = Phase::Take;
        if let Some(round) = round {
            self.end_round(round);
        }
    }

    /// Would the turn now ending be the last of the round, whatever the hands?
    pub(crate) fn at_turn_limit(&self) -> bool {
        let limit = self.config.options().turn_limit;
        limit > 0 && self.turns + 1 >= limit
    }

    /// All hands are shown and scored.
    fn end_round(&mut self, round: &RoundEnd) {
        self.scores = round.scores;
        for (total, score) in self.totals.iter_mut().zip(round.scores) {
            *total += score;
        }
        let held = self.config.held();
        for (shown, card) in self.shown.0[..held].iter_mut().zip(round.hands.0) {
            *shown = Some(card);
        }
        self.phase = if self.reached_goal() { Phase::Over } else { Phase::Deal };
    }

    /// Is the round that just ended the last?
    pub(crate) fn reached_goal(&self) -> bool {
        match self.config.goal() {
            Goal::Target(target) => self.totals().iter().any(|total| *total >= target),
            Goal::Rounds(rounds) => self.round + 1 >= rounds,
        }
    }

    /// The next round begins.
    pub(crate) fn deal(&mut self) {
        let (totals, scores, round) = (self.totals, self.scores, self.round + 1);
        *self = Board { round, totals, scores, ..Board::new(self.config) };
    }
}
