//! Face to Face.

use std::collections::BTreeSet;

use super::super::case::Case;
use super::{Facts, Reference, plain, sorted, take_out};

const PILES: [&str; 4] = ["up", "down", "rival-up", "rival-down"];

#[derive(Clone)]
pub(crate) struct Duel {
    allow_last_card: bool,
    hands: [Vec<u8>; 2],
    draw: [Vec<u8>; 2],
    placed: [Vec<u8>; 2],
    /// By seat: the ascending and the descending pile.
    tops: [[u8; 2]; 2],
    turn: usize,
    done: usize,
    helped: bool,
    winner: Option<(usize, &'static str)>,
}

impl Duel {
    pub(crate) fn new(case: &Case, decks: &[Vec<u8>], start: usize) -> Duel {
        let mut game = Duel {
            allow_last_card: case.option("last_card").is_some_and(|value| value == "allow"),
            hands: [0, 1].map(|seat| decks[seat][..6].to_vec()),
            draw: [0, 1].map(|seat| decks[seat][6..].to_vec()),
            placed: [Vec::new(), Vec::new()],
            tops: [[1, 60]; 2],
            turn: start,
            done: 0,
            helped: false,
            winner: None,
        };
        game.begin_turn(start);
        game
    }

    /// Seat 0 in the middle of a turn: cards placed so far, and whether one went to the rival.
    pub(crate) fn at(
        case: &Case,
        tops: [[u8; 2]; 2],
        hands: [Vec<u8>; 2],
        draw: [Vec<u8>; 2],
        (done, helped): (usize, bool),
    ) -> Duel {
        let deck: Vec<u8> = (case.pack().low..=case.pack().high).collect();
        let first = Duel::new(case, &[deck.clone(), deck], 0);
        Duel { hands, draw, tops, done, helped, ..first }
    }

    /// Can the minimum of this turn still be reached?
    pub(crate) fn can_go_on(&self) -> bool {
        can_reach(self, self.missing())
    }

    fn missing(&self) -> usize {
        self.need().saturating_sub(self.done)
    }

    /// The minimum is two; one, if so agreed, for a seat that had one card left and none to draw.
    fn need(&self) -> usize {
        let at_start = self.hands[self.turn].len() + self.done;
        let last = at_start == 1 && self.draw[self.turn].is_empty();
        if last && self.allow_last_card { 1 } else { 2 }
    }

    fn begin_turn(&mut self, seat: usize) {
        (self.turn, self.done, self.helped) = (seat, 0, false);
        if !can_reach(self, self.need()) {
            self.winner = Some((1 - seat, "stuck"));
        }
    }

    fn fits(&self, card: u8, pile: usize) -> bool {
        let own = self.tops[self.turn];
        let rival = self.tops[1 - self.turn];
        match pile {
            0 => card > own[0] || card + 10 == own[0],
            1 => card < own[1] || card == own[1] + 10,
            2 => !self.helped && card < rival[0],
            _ => !self.helped && card > rival[1],
        }
    }

    fn place(&mut self, card: u8, pile: usize) {
        take_out(&mut self.hands[self.turn], card);
        self.placed[self.turn].push(card);
        let owner = if pile < 2 { self.turn } else { 1 - self.turn };
        self.tops[owner][pile % 2] = card;
        self.helped |= pile >= 2;
        self.done += 1;
    }

    pub(crate) fn fitting(&self) -> Vec<(u8, usize)> {
        let pairs = self.hands[self.turn].iter().flat_map(|card| (0..4).map(|pile| (*card, pile)));
        pairs.filter(|(card, pile)| self.fits(*card, *pile)).collect()
    }
}

fn can_reach(game: &Duel, count: usize) -> bool {
    count == 0
        || game.fitting().into_iter().any(|(card, pile)| {
            let mut next = game.clone();
            next.place(card, pile);
            can_reach(&next, count - 1)
        })
}

impl Reference for Duel {
    fn legal(&self) -> BTreeSet<String> {
        if self.winner.is_some() {
            return BTreeSet::new();
        }
        let missing = self.missing();
        let mut tokens = BTreeSet::new();
        for (card, pile) in self.fitting() {
            let mut next = self.clone();
            next.place(card, pile);
            if can_reach(&next, missing.saturating_sub(1)) {
                tokens.insert(format!("{card}@{}", PILES[pile]));
            }
        }
        if missing == 0 {
            tokens.insert("end".to_owned());
        }
        tokens
    }

    fn play(&mut self, token: &str) {
        let seat = self.turn;
        if token == "end" {
            let wanted = if self.helped { 6 - self.hands[seat].len() } else { 2 };
            let drawn = wanted.min(self.draw[seat].len());
            self.hands[seat].extend(self.draw[seat].drain(..drawn));
            self.begin_turn(1 - seat);
        } else {
            let (card, pile) = token.split_once('@').expect("a placement");
            let pile = PILES.iter().position(|name| *name == pile).expect("a pile");
            self.place(card.parse().expect("a card"), pile);
            if self.hands[seat].is_empty() && self.draw[seat].is_empty() {
                self.winner = Some((seat, "emptied"));
            }
        }
    }

    fn facts(&self) -> Facts {
        let playing = self.winner.is_none();
        let left = |seat: usize| (self.hands[seat].len() + self.draw[seat].len()) as u32;
        Facts {
            turn: playing.then_some(self.turn),
            over: !playing,
            need: playing.then_some(self.need() as u8),
            hands: self.hands.iter().map(|hand| plain(hand)).collect(),
            draw: self.draw.to_vec(),
            table: self.tops.iter().flatten().map(|top| Some((*top, true))).collect(),
            gone: self.placed.iter().map(|cards| sorted(cards)).collect(),
            held: None,
            points: vec![vec![left(0), left(1)]],
            outcome: self.winner.map_or(String::new(), |(seat, why)| format!("{why}@{seat}")),
        }
    }

    fn copy(&self) -> Box<dyn Reference> {
        Box::new(self.clone())
    }
}
