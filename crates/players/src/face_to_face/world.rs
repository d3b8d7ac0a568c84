//! Worlds in keeping with what a seat knows, played on for some turns.

use rand_core::Rng;
use rules::face_to_face::PACK;

use super::judge::judge;
use super::side::{Bits, Position, each};
use super::steady::best_turn;
use super::turn::{Breadth, Turn};
use crate::random;

/// Cards in a deck.
const DECK: usize = PACK.len();

/// The hidden cards of both sides, the one on turn first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct World {
    /// The rival's hand.
    rival_hand: Bits,
    draw: [Draw; 2],
}

/// A draw pile whose order is known.
#[derive(Clone, Copy, Debug)]
struct Draw {
    cards: [u8; DECK],
    next: u8,
}

impl Draw {
    /// The cards in a random order.
    fn shuffled(cards: Bits, rng: &mut impl Rng) -> Draw {
        let mut draw = Draw { cards: [0; DECK], next: 0 };
        for (i, card) in each(cards).enumerate() {
            let j = random::below(i + 1, rng);
            draw.cards[i] = draw.cards[j];
            draw.cards[j] = card;
        }
        draw
    }

    fn take(&mut self, count: u8) -> Bits {
        let start = usize::from(self.next);
        self.next += count;
        let taken = &self.cards[start..usize::from(self.next)];
        taken.iter().fold(0, |bits, card| bits | 1 << card)
    }
}

impl World {
    /// A world in which the position may be.
    pub(crate) fn sample(position: &Position, rng: &mut impl Rng) -> World {
        let own = Draw::shuffled(position.own.left & !position.hand, rng);
        let mut rivals = Draw::shuffled(position.rival.left, rng);
        let rival_hand = rivals.take(position.rival.held);
        World { rival_hand, draw: [own, rivals] }
    }

    /// The chance to win of the side that made the turn: both play on steadily for so many turns,
    /// and the rest is judged.
    pub(crate) fn play_out(mut self, turn: &Turn, turns: u32) -> f32 {
        let mut end = turn.end;
        let mut hands = [end.hand, self.rival_hand];
        let mut mover = 0;
        for _ in 0..turns {
            if end.own.left == 0 {
                break;
            }
            let drawn = end.own.to_draw(end.helped);
            end.own.held += drawn;
            hands[mover] = end.hand | self.draw[mover].take(drawn);
            mover = 1 - mover;
            let position = Position::start(end.rival, hands[mover], end.own, end.last_card);
            match best_turn(&position, Breadth::Sensible) {
                Some(turn) => end = turn.end,
                None => return if mover == 0 { 0.0 } else { 1.0 },
            }
        }
        let chance = if end.own.left == 0 { 1.0 } else { judge(&end) };
        if mover == 0 { chance } else { 1.0 - chance }
    }
}
