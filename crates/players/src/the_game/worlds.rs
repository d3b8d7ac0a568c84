//! Draws worlds in keeping with what a seat knows: its hand, the board, and what the others said.
//!
//! What a seat says about a pile rules cards out of its hand (it would have said something
//! stronger) and asks for one of a few others. A hand is first drawn at random from the cards that
//! are not ruled out; where what is asked for does not turn up by chance, it is put in.

use rand_core::Rng;
use rules::the_game::{Phase, View};
use rules::{CardSet, MAX_SEATS, PileSignal, Seat};

use super::code;
use super::signals_heard::{SignalsHeard, Talk};
use super::table::{MAX_CARDS, PILES, PileTable};
use super::talk::{self, FEWEST, VAGUE};
use super::world::World;
use crate::random::below;

/// Draws of a hand before what is asked for is put in.
const TRIES: usize = 12;

/// One in so many worlds leaves out what a seat said, unless it speaks by the code: people are less
/// exact.
const DOUBT: usize = 12;

/// A seat that says nothing about a pile may have nothing for it, or not care to say: one in so many
/// worlds takes it for the former.
const SILENCE: usize = 2;

/// What is known of a hand, if its seat is taken at its word.
#[derive(Clone, Copy, Debug)]
struct HandKnowledge {
    size: usize,
    without: CardSet,
    /// At least one card of each.
    one_of: [CardSet; PILES],
    /// What it has not, if its silence means something.
    unsaid: CardSet,
    exact: bool,
}

/// Where worlds come from.
pub(crate) struct Worlds {
    base: World,
    own: usize,
    unseen: CardSet,
    /// Of each of the others by how vague its words are.
    known: [Option<[HandKnowledge; VAGUE.len()]>; MAX_SEATS],
}

impl Worlds {
    /// All that a seat knows before its turn, or while someone is to start.
    pub(crate) fn new(view: &View, own: Seat, hand: CardSet, heard: &SignalsHeard) -> Worlds {
        let board = view.board();
        let table = PileTable::of(board);
        let seats = board.config().seats();
        let mut hands = [CardSet::EMPTY; MAX_SEATS];
        hands[own.index()] = hand;
        let mut known = [None; MAX_SEATS];
        for seat in Seat::all(seats).filter(|seat| *seat != own) {
            let size = board.held(seat).into();
            let unseen = table.unplayed - hand;
            let known_of =
                |vague| HandKnowledge::of(&table, unseen, size, heard, seat.index(), vague);
            known[seat.index()] = Some(VAGUE.map(known_of));
        }
        let top = table.tops[0];
        Worlds {
            base: World {
                table,
                hands,
                seats: seats.into(),
                turn: board.turn().unwrap_or(own).index(),
                draw: [top; MAX_CARDS],
                next: 0,
                end: board.draw().into(),
                done: match board.phase() {
                    Phase::Turn { done, .. } => done.into(),
                    Phase::Choose | Phase::Won | Phase::Lost(_) => 0,
                },
            },
            own: own.index(),
            unseen: table.unplayed - hand,
            known,
        }
    }

    /// A world.
    pub(crate) fn draw(&self, rng: &mut impl Rng) -> World {
        let mut world = self.base;
        let mut pool = self.unseen;
        let known =
            self.known.map(|known| known.map(|by_vagueness| by_vagueness[below(VAGUE.len(), rng)]));
        // Cards that someone must have are not dealt to others.
        let mut hands = [CardSet::EMPTY; MAX_SEATS];
        for (hand, known) in hands.iter_mut().zip(&known) {
            for asked in known.iter().filter(|known| known.exact).flat_map(|known| known.one_of) {
                let asked = asked & pool;
                if asked.len() == 1 && (hand.len() as usize) < known.map_or(0, |known| known.size) {
                    *hand = *hand | asked;
                    pool = pool - asked;
                }
            }
        }
        let first = below(self.base.seats, rng);
        for i in 0..self.base.seats {
            let seat = (first + i) % self.base.seats;
            if let Some(known) = &known[seat] {
                let hand = known.hand(hands[seat], pool, rng);
                pool = pool - hand;
                world.hands[seat] = hand;
            }
        }
        for (place, card) in world.draw.iter_mut().zip(pool) {
            *place = card;
        }
        world.shuffle(rng);
        world
    }

    /// Is there only one world that goes with what is known?
    pub(crate) fn is_certain(&self) -> bool {
        let hidden = self.known.iter().flatten().filter(|known| known[0].size > 0).count();
        self.base.end == 0 && hidden <= 1 || self.unseen.len() <= 1
    }

    /// The seat that thinks.
    pub(crate) fn own(&self) -> usize {
        self.own
    }

    /// The world without what is hidden.
    pub(crate) fn base(&self) -> &World {
        &self.base
    }
}

impl HandKnowledge {
    fn of(
        table: &PileTable,
        unseen: CardSet,
        size: usize,
        heard: &SignalsHeard,
        seat: usize,
        vague: i32,
    ) -> HandKnowledge {
        let mut known = HandKnowledge {
            size,
            without: CardSet::EMPTY,
            one_of: [CardSet::EMPTY; PILES],
            unsaid: CardSet::EMPTY,
            exact: heard.talk == Talk::Code,
        };
        for (pile, said) in heard.about[seat].iter().enumerate() {
            let zones = match heard.talk {
                Talk::Silent => break,
                Talk::Code => code::zones(table, pile),
                Talk::Plain => talk::zones(table, pile, vague),
            };
            let (without, one_of) = match (said, heard.talk) {
                (None, _) => {
                    // Who says nothing at all may not talk.
                    if heard.about[seat] != [None; PILES] {
                        known.unsaid = known.unsaid | zones.good;
                    }
                    continue;
                }
                (Some(PileSignal::Leave), Talk::Code) => (CardSet::EMPTY, zones.leave),
                (Some(PileSignal::Leave | PileSignal::Good), _) => (zones.leave, zones.good),
                (Some(PileSignal::NoBigStep), _) => (zones.leave | zones.good, zones.near),
                (Some(PileSignal::GoAhead), _) => {
                    (zones.leave | zones.good | zones.near, CardSet::EMPTY)
                }
            };
            known.without = known.without | without;
            known.one_of[pile] =
                if known.exact { one_of } else { talk::widened(table, pile, one_of, unseen) };
        }
        for one_of in &mut known.one_of {
            let left = *one_of - known.without;
            if known.exact || left.len() >= FEWEST {
                *one_of = left;
            } else {
                // All words together would name a card: none is taken so exactly.
                known.without = known.without - *one_of;
            }
        }
        known
    }

    /// A hand from the pool that goes with what is known, as far as that is possible.
    fn hand(&self, has: CardSet, pool: CardSet, rng: &mut impl Rng) -> CardSet {
        if !self.exact && below(DOUBT, rng) == 0 {
            return fill(has, pool, self.size, rng);
        }
        let unsaid = if below(SILENCE, rng) == 0 { self.unsaid } else { CardSet::EMPTY };
        let allowed = pool - self.without - unsaid;
        let (allowed, rest) = if (allowed | has).len() as usize >= self.size {
            (allowed, CardSet::EMPTY)
        } else {
            (allowed, pool - allowed)
        };
        for _ in 0..TRIES {
            let hand = fill(has, allowed, self.size, rng);
            if self.one_of.iter().all(|asked| asked.is_empty() || !(*asked & hand).is_empty()) {
                return fill(hand, rest, self.size, rng);
            }
        }
        let mut hand = has;
        for asked in self.one_of {
            let could = asked & allowed;
            if (asked & hand).is_empty() && !could.is_empty() && (hand.len() as usize) < self.size {
                let pick = below(could.len() as usize, rng) as u32;
                hand = could.nth(pick).map_or(hand, |card| hand.with(card));
            }
        }
        fill(fill(hand, allowed, self.size, rng), rest, self.size, rng)
    }
}

/// Adds cards of the pool at random until the hand has its size or the pool is used up.
fn fill(mut hand: CardSet, pool: CardSet, size: usize, rng: &mut impl Rng) -> CardSet {
    let mut pool = pool - hand;
    let mut left = pool.len() as usize;
    let mut has = hand.len() as usize;
    while has < size && left > 0 {
        if let Some(card) = pool.nth(below(left, rng) as u32) {
            hand.insert(card);
            pool.remove(card);
        }
        left -= 1;
        has += 1;
    }
    hand
}
