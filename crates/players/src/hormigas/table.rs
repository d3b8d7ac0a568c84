//! A whole table in a form that is quick to play on: every card known, or drawn at random.

use rand_core::Rng;
use rules::hormigas::{MIDDLE, Place, Side, View};
use rules::{Card, MAX_CARDS, Seat};

use super::order::{MAX_HAND, Put};
use super::outlook::{AHEAD, Outlook};
use super::sorter::Sorter;
use crate::random;

/// Hidden cards that a player in a roll-out weighs against the open ones.
const HIDDEN_TRIED: usize = 3;

/// An open card that gains so much is not weighed against a hidden one.
const SURE_GAIN: f32 = 1.5;

/// Places for each card that the own seat weighs by the net.
const OWN_PUTS: usize = 3;

/// Hidden cards that it weighs against the open ones.
const OWN_HIDDEN_TRIED: u8 = 3;

/// A world in the middle of a round.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AntsTable {
    pub(crate) hands: [u8; MAX_HAND],
    middle: [u8; MIDDLE],
    open: [bool; MIDDLE],
    /// What can still be drawn, the next last.
    draw: [u8; MAX_CARDS],
    left: usize,
    /// The seat on turn.
    pub(crate) turn: usize,
    /// Turns until the round is scored as it stands.
    turns: u32,
}

/// The first choice of a turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Choice {
    /// Three new cards, then a hidden one.
    Refresh,
    /// A middle card, put where it seems best once seen.
    Take(u8),
    /// An open middle card, or the one in the air, and where it goes.
    Put(u8, Put),
}

impl AntsTable {
    /// A world in which the view may be. A card in the air lies open at its place again.
    pub(crate) fn sample(outlook: &Outlook<'_>, view: &View, rng: &mut impl Rng) -> AntsTable {
        let board = view.board();
        let mut unseen = [0; MAX_CARDS];
        let mut left = 0;
        for card in view.unseen() {
            let other = random::below(left + 1, rng);
            unseen[left] = unseen[other];
            unseen[other] = card.number();
            left += 1;
        }
        let mut hands = [0; MAX_HAND];
        for seat in Seat::all(outlook.seats as u8) {
            let start = outlook.starts[seat.index()];
            let hand = &mut hands[start..outlook.starts[seat.index() + 1]];
            for (place, card) in hand.iter_mut().enumerate() {
                *card = view.card(seat, place).map_or_else(
                    || {
                        left -= 1;
                        unseen[left]
                    },
                    Card::number,
                );
            }
        }
        outlook.sort_on(&mut hands, &mut unseen[..left], board, rng);
        let mut draw = || {
            left -= 1;
            unseen[left]
        };
        let held = view.held().map(Card::number);
        let middle = board.middle().map(|place| match place {
            Place::FaceUp(card) => card.number(),
            Place::FaceDown => draw(),
            Place::Taken => held.unwrap_or_else(&mut draw),
        });
        let open = board.middle().map(|place| place != Place::FaceDown);
        let limit = board.config().options().turn_limit;
        let turns = if limit == 0 { u32::MAX } else { limit.saturating_sub(board.turns()) };
        let turn = board.turn().map_or(0, Seat::index);
        AntsTable { hands, middle, open, draw: unseen, left, turn, turns }
    }

    /// The chance of the seat on turn to win the game if it begins with the choice: the
    /// others play steadily, and the net judges its turn after the last of [`AHEAD`].
    pub(crate) fn play_out(
        mut self,
        outlook: &Outlook<'_>,
        choice: Choice,
        rng: &mut impl Rng,
    ) -> f64 {
        let own = self.turn;
        let mut first = Some(choice);
        let mut own_turns = 0;
        loop {
            let seat = self.turn;
            let mind = &Sorter::new(outlook.hand(&self, seat), outlook.chances(seat));
            let chosen = if seat == own {
                let chosen = match first.take() {
                    Some(Choice::Put(place, put)) => Choice::Put(place, put),
                    Some(hidden) => self.draw_one(outlook, mind, hidden, own_turns),
                    None => {
                        let (chance, chosen) = self.choose_well(outlook, mind, own_turns, rng);
                        if own_turns == AHEAD {
                            return f64::from(chance);
                        }
                        self.draw_one(outlook, mind, chosen, own_turns)
                    }
                };
                own_turns += 1;
                chosen
            } else {
                self.choose(outlook, mind, rng)
            };
            self.carry_out(outlook, mind, chosen);
            if is_ordered(outlook.hand(&self, seat)) {
                return outlook.ended(&self, Some(seat), own);
            }
            self.turns = self.turns.saturating_sub(1);
            if self.turns == 0 {
                return outlook.ended(&self, None, own);
            }
            self.turn = (seat + 1) % outlook.seats;
        }
    }

    /// The place for a card that the net likes best.
    fn place_well(
        &self,
        outlook: &Outlook<'_>,
        mind: &Sorter,
        card: u8,
        turns: usize,
    ) -> (f32, Put) {
        let hand = outlook.hand(self, self.turn);
        let mut best: Option<(f32, Put)> = None;
        let mut after = [0; MAX_HAND];
        let after = &mut after[..hand.len()];
        for put in mind.best_puts(card, outlook.chances(self.turn), OWN_PUTS) {
            after.copy_from_slice(hand);
            exchange(after, put.at.into(), put.side, card);
            let chance = outlook.judge(after, turns);
            if best.is_none_or(|(other, _)| chance > other) {
                best = Some((chance, put));
            }
        }
        best.unwrap_or((0.0, mind.best_put(card, outlook.chances(self.turn))))
    }

    /// Turns a choice of a hidden card into one of the card that it is.
    fn draw_one(
        &mut self,
        outlook: &Outlook<'_>,
        mind: &Sorter,
        choice: Choice,
        turns: usize,
    ) -> Choice {
        let place = match choice {
            Choice::Put(..) => return choice,
            Choice::Take(place) => place,
            Choice::Refresh => {
                self.refresh();
                0
            }
        };
        let card = self.middle[usize::from(place)];
        Choice::Put(place, self.place_well(outlook, mind, card, turns).1)
    }

    /// What the net likes best, and how well.
    fn choose_well(
        &self,
        outlook: &Outlook<'_>,
        mind: &Sorter,
        turns: usize,
        rng: &mut impl Rng,
    ) -> (f32, Choice) {
        let mut best = (f32::NEG_INFINITY, Choice::Take(0));
        let mut hidden = None;
        for place in 0..MIDDLE {
            if !self.open[place] {
                hidden = Some(place as u8);
                continue;
            }
            let (chance, put) = self.place_well(outlook, mind, self.middle[place], turns);
            if chance > best.0 {
                best = (chance, Choice::Put(place as u8, put));
            }
        }
        let unknown = match hidden {
            Some(place) => Choice::Take(place),
            None if self.left >= MIDDLE => Choice::Refresh,
            None => return best,
        };
        let pool = if self.left > 0 { &self.draw[..self.left] } else { &self.middle[..] };
        let mut sum = 0.0;
        for _ in 0..OWN_HIDDEN_TRIED {
            let card = pool[random::below(pool.len(), rng)];
            sum += self.place_well(outlook, mind, card, turns).0;
        }
        let chance = sum / f32::from(OWN_HIDDEN_TRIED);
        if chance > best.0 { (chance, unknown) } else { best }
    }

    fn refresh(&mut self) {
        for place in 0..MIDDLE {
            self.left -= 1;
            self.middle[place] = self.draw[self.left];
            self.open[place] = false;
        }
    }

    /// What a steady player would choose.
    fn choose(&self, outlook: &Outlook<'_>, mind: &Sorter, rng: &mut impl Rng) -> Choice {
        let mut best: Option<(u8, Put)> = None;
        let mut hidden = None;
        for place in 0..MIDDLE {
            if !self.open[place] {
                hidden = Some(place as u8);
                continue;
            }
            let put = mind.best_put(self.middle[place], outlook.chances(self.turn));
            if best.is_none_or(|(_, other)| put.cost < other.cost) {
                best = Some((place as u8, put));
            }
        }
        let unknown = match hidden {
            Some(place) => Choice::Take(place),
            None if self.left >= MIDDLE => Choice::Refresh,
            None => return best.map_or(Choice::Take(0), |(place, put)| Choice::Put(place, put)),
        };
        let mut takes = |put: Put| {
            let gain = mind.cost() - put.cost;
            gain >= SURE_GAIN || gain > 0.0 && put.cost <= self.expected(outlook, mind, rng)
        };
        match best {
            Some((place, put)) if takes(put) => Choice::Put(place, put),
            _ => unknown,
        }
    }

    /// What a hidden card would bring, by a few that it might be.
    fn expected(&self, outlook: &Outlook<'_>, mind: &Sorter, rng: &mut impl Rng) -> f32 {
        let pool = if self.left > 0 { &self.draw[..self.left] } else { &self.middle[..] };
        let tried = (0..HIDDEN_TRIED).map(|_| pool[random::below(pool.len(), rng)]);
        mind.expected(tried, outlook.chances(self.turn))
    }

    /// Carries out a choice.
    fn carry_out(&mut self, outlook: &Outlook<'_>, mind: &Sorter, choice: Choice) {
        let (place, put) = match choice {
            Choice::Put(place, put) => (place, put),
            Choice::Take(place) => {
                (place, mind.best_put(self.middle[usize::from(place)], outlook.chances(self.turn)))
            }
            Choice::Refresh => {
                self.refresh();
                (0, mind.best_put(self.middle[0], outlook.chances(self.turn)))
            }
        };
        let hand = &mut self.hands[outlook.starts[self.turn]..outlook.starts[self.turn + 1]];
        let card = &mut self.middle[usize::from(place)];
        *card = exchange(hand, usize::from(put.at), put.side, *card);
        self.open[usize::from(place)] = true;
    }
}

/// Inserts a card with `at` cards to its left, and drops its neighbour.
pub(crate) fn exchange(hand: &mut [u8], at: usize, side: Side, card: u8) -> u8 {
    let last = hand.len() - 1;
    match side {
        Side::Left if at == 0 => {
            hand.rotate_right(1);
            std::mem::replace(&mut hand[0], card)
        }
        Side::Right if at > last => {
            hand.rotate_left(1);
            std::mem::replace(&mut hand[last], card)
        }
        Side::Left => std::mem::replace(&mut hand[at - 1], card),
        Side::Right => std::mem::replace(&mut hand[at], card),
    }
}

/// Does all of it ascend, or all of it descend?
pub(crate) fn is_ordered(hand: &[u8]) -> bool {
    hand.is_sorted() || hand.is_sorted_by(|a, b| a >= b)
}
