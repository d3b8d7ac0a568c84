//! A whole game that one seat thinks possible, and its play-out by the steady way of playing.

use rand_core::Rng;
use rules::the_game::{Config, State};
use rules::{Card, CardSet, Deck, MAX_SEATS, Seat};

use super::endgame::Endgame;
use super::signals_heard::Talk;
use super::table::{MAX_CARDS, PileTable};
use super::talk;
use super::turn::{Turn, TurnPlanner};
use super::weights::Schedule;

/// Positions that a play-out looks at for a better end.
const LAST_PHASE: u32 = 24;

/// Everything: the table, all hands, the draw pile.
#[derive(Clone, Copy)]
pub(crate) struct World {
    pub(crate) table: PileTable,
    pub(crate) hands: [CardSet; MAX_SEATS],
    pub(crate) seats: usize,
    /// The seat on turn.
    pub(crate) turn: usize,
    /// The draw pile; what has been drawn is before `next`.
    pub(crate) draw: [Card; MAX_CARDS],
    pub(crate) next: usize,
    pub(crate) end: usize,
    /// Cards placed already by the seat on turn.
    pub(crate) done: usize,
}

impl World {
    /// A game before the first turn, which is that of the first seat.
    pub(crate) fn deal(config: &Config, deck: &Deck) -> World {
        let state = State::deal(*config, deck);
        let mut hands = [CardSet::EMPTY; MAX_SEATS];
        for seat in Seat::all(config.seats()) {
            hands[seat.index()] = state.hand(seat);
        }
        let table = PileTable::of(state.board());
        let mut draw = [table.tops[0]; MAX_CARDS];
        let end = usize::from(state.board().draw());
        let first = deck.cards().len() - end;
        draw[..end].copy_from_slice(&deck.cards()[first..]);
        World { table, hands, seats: config.seats().into(), turn: 0, draw, next: 0, end, done: 0 }
    }

    /// Cards needed in a turn that begins now.
    pub(crate) fn need(&self) -> u8 {
        if self.next < self.end { self.table.minimum } else { 1 }
    }

    /// Takes a turn of the seat that is on turn, draws, and passes on. True once the game is won.
    pub(crate) fn take(&mut self, turn: &Turn) -> bool {
        self.table.place(turn.steps().map(|step| (step.card, step.pile.into())));
        self.table.last = None;
        if self.table.unplayed.is_empty() {
            return true;
        }
        let drawn = (self.done + turn.len()).min(self.end - self.next);
        self.done = 0;
        let hand = &mut self.hands[self.turn];
        *hand = turn.hand;
        for card in &self.draw[self.next..self.next + drawn] {
            hand.insert(*card);
        }
        self.next += drawn;
        // Someone holds a card: not all are placed.
        loop {
            self.turn = if self.turn + 1 >= self.seats { 0 } else { self.turn + 1 };
            if !self.hands[self.turn].is_empty() {
                return false;
            }
        }
    }

    /// Plays on to the end, every seat by its own hand and by what the others would say, if they
    /// talk. Returns the cards left: 0 is a win.
    pub(crate) fn play_out(&mut self, schedule: &Schedule, talk: Talk) -> u32 {
        while self.next < self.end {
            match self.steady_turn(schedule, talk) {
                Some(turn) if !self.take(&turn) => {}
                Some(_) => return 0,
                None => return self.table.unplayed.len(),
            }
        }
        let last_phase = *self;
        if self.play_steadily(schedule, talk) == 0 {
            return 0;
        }
        // The last phase is played better than that: little is hidden then.
        if Endgame::new(LAST_PHASE, schedule).can_win(&last_phase) {
            0
        } else {
            self.table.unplayed.len()
        }
    }

    /// Plays on to the end as steady players do, who know no hand but their own even then.
    pub(crate) fn play_steadily(&mut self, schedule: &Schedule, talk: Talk) -> u32 {
        while let Some(turn) = self.steady_turn(schedule, talk) {
            if self.take(&turn) {
                return 0;
            }
        }
        self.table.unplayed.len()
    }

    /// What a steady player would do; `None` if the game is lost.
    fn steady_turn(&self, schedule: &Schedule, talk: Talk) -> Option<Turn> {
        let weights = schedule.at(self.table.left());
        let heed = talk::overheard(self, talk, weights);
        let planner = TurnPlanner {
            table: &self.table,
            weights,
            heed: &heed,
            need: self.need(),
            at_end: self.next == self.end,
        };
        planner.best(self.hands[self.turn])
    }

    /// Shuffles the draw pile.
    pub(crate) fn shuffle(&mut self, rng: &mut impl Rng) {
        let cards = &mut self.draw[self.next..self.end];
        for i in (1..cards.len()).rev() {
            cards.swap(i, crate::random::below(i + 1, rng));
        }
    }
}
