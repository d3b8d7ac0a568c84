//! 111 Hormigas.

use std::collections::BTreeSet;

use subibaja_rules::OptionValue;
use subibaja_rules::hormigas::Symbols;

use super::super::case::Case;
use super::super::shuffle;
use super::{Facts, Reference, sorted};

/// A card, and whether all have seen it.
type Seen = (u8, bool);

#[derive(Clone)]
pub(crate) struct Ants {
    seed: String,
    sizes: Vec<usize>,
    start: usize,
    claims: bool,
    /// The points to reach, or the number of rounds.
    target: Option<u32>,
    rounds: Option<u32>,
    turn_limit: u32,
    /// By card.
    symbols: Vec<u32>,

    hands: Vec<Vec<Seen>>,
    middle: Vec<Option<Seen>>,
    draw: Vec<u8>,
    discard: Vec<u8>,
    held: Option<Seen>,
    phase: &'static str,
    round: u32,
    turns: u32,
    turn: usize,
    totals: Vec<u32>,
    scores: Vec<u32>,
}

impl Ants {
    pub(crate) fn new(case: &Case, deck: &[u8]) -> Ants {
        let seats = usize::from(case.seats);
        let number = |name| case.option(name).map(|text| text.parse().expect("a number"));
        let sizes = case.option("hand").unwrap_or("12".to_owned());
        let sizes: Vec<usize> = sizes.split(',').map(|n| n.parse().expect("a size")).collect();
        let symbols = case.named_options().into_iter().find(|(name, _)| name == "symbols");
        let symbols = (0..=111).map(|card| match &symbols {
            None => house(card),
            Some((_, OptionValue::Word(word))) if word == "house" => house(card),
            Some((_, OptionValue::Table(table))) => {
                let entry = table.iter().find(|(key, _)| *key == u32::from(card));
                entry.map_or(0, |(_, symbols)| *symbols)
            }
            Some(_) => 1,
        });
        let mut game = Ants {
            seed: case.seed.clone(),
            sizes: if sizes.len() == 1 { vec![sizes[0]; seats] } else { sizes },
            start: number("start").unwrap_or(0) as usize,
            claims: case.option("finish").is_some_and(|value| value == "claim"),
            target: number("target"),
            rounds: number("rounds"),
            turn_limit: number("turn_limit").unwrap_or(0),
            symbols: symbols.collect(),
            hands: Vec::new(),
            middle: Vec::new(),
            draw: Vec::new(),
            discard: Vec::new(),
            held: None,
            phase: "take",
            round: 0,
            turns: 0,
            turn: 0,
            totals: vec![0; seats],
            scores: vec![0; seats],
        };
        game.deal(deck);
        game
    }

    fn deal(&mut self, deck: &[u8]) {
        let mut cards = deck.iter().map(|card| (*card, false));
        self.hands = self.sizes.iter().map(|size| cards.by_ref().take(*size).collect()).collect();
        self.middle = cards.by_ref().take(3).map(Some).collect();
        self.draw = cards.map(|(card, _)| card).collect();
        self.discard.clear();
        self.phase = "take";
        self.turns = 0;
        // The starter moves one to the left each round.
        self.turn = (self.start + self.round as usize) % self.sizes.len();
    }

    fn numbers(&self, seat: usize) -> Vec<u8> {
        self.hands[seat].iter().map(|(card, _)| *card).collect()
    }

    fn ordered(&self, seat: usize) -> bool {
        let hand = self.numbers(seat);
        hand.windows(2).all(|pair| pair[0] < pair[1])
            || hand.windows(2).all(|pair| pair[0] > pair[1])
    }

    fn symbols(&self, cards: &[u8]) -> u32 {
        cards.iter().map(|card| self.symbols[usize::from(*card)]).sum()
    }

    /// Every stretch is looked at.
    fn best_stretch(&self, seat: usize) -> u32 {
        let hand = self.numbers(seat);
        let mut best = 0;
        for from in 0..hand.len() {
            for to in from + 1..=hand.len() {
                let stretch = &hand[from..to];
                let up = stretch.windows(2).all(|pair| pair[0] < pair[1]);
                let down = stretch.windows(2).all(|pair| pair[0] > pair[1]);
                if up || down {
                    best = best.max(self.symbols(stretch));
                }
            }
        }
        best
    }

    fn end_turn(&mut self, finisher: Option<usize>) {
        self.turns += 1;
        self.phase = "take";
        if finisher.is_some() || (self.turn_limit > 0 && self.turns == self.turn_limit) {
            self.end_round(finisher);
        } else {
            self.turn = (self.turn + 1) % self.sizes.len();
        }
    }

    fn end_round(&mut self, finisher: Option<usize>) {
        for seat in 0..self.sizes.len() {
            self.scores[seat] = match finisher {
                Some(other) if other == seat => {
                    if self.ordered(seat) {
                        self.symbols(&self.numbers(seat)) + 5
                    } else {
                        0
                    }
                }
                _ => self.best_stretch(seat),
            };
            self.totals[seat] += self.scores[seat];
        }
        for (_, seen) in self.hands.iter_mut().flatten() {
            *seen = true;
        }
        let over = match self.rounds {
            Some(rounds) => self.round + 1 == rounds,
            None => self.totals.iter().any(|total| *total >= self.target.unwrap_or(60)),
        };
        self.phase = if over { "over" } else { "deal" };
    }

    fn put(&mut self, at: usize, left: bool) {
        let hand = &mut self.hands[self.turn];
        hand.insert(at, self.held.take().expect("a card in the air"));
        let len = hand.len();
        let out = if left { (at + len - 1) % len } else { (at + 1) % len };
        let (dropped, _) = hand.remove(out);
        let place = self.middle.iter().position(Option::is_none).expect("a free place");
        self.middle[place] = Some((dropped, true));
        if self.claims {
            self.phase = "claim";
        } else {
            self.end_turn(self.ordered(self.turn).then_some(self.turn));
        }
    }

    fn winners(&self) -> Vec<usize> {
        let most = self.totals.iter().max().expect("seats");
        let seats = (0..self.totals.len()).filter(|seat| self.totals[*seat] == *most);
        let tied: Vec<usize> = seats.collect();
        let last = tied.iter().map(|seat| self.scores[*seat]).max().expect("seats");
        tied.into_iter().filter(|seat| self.scores[*seat] == last).collect()
    }
}

fn house(card: u8) -> u32 {
    subibaja_rules::Card::new(card).map_or(0, |card| Symbols::House.of(card).into())
}

impl Reference for Ants {
    fn legal(&self) -> BTreeSet<String> {
        let tokens: Vec<String> = match self.phase {
            "take" => {
                let open = self.middle.iter().all(|place| matches!(place, Some((_, true))));
                let refresh = open && self.draw.len() >= 3;
                let takes = (1..=3).map(|place| format!("take@{place}"));
                takes.chain(refresh.then(|| "refresh".to_owned())).collect()
            }
            "put" => (0..=self.sizes[self.turn])
                .flat_map(|at| ["left", "right"].map(|side| format!("put@{at}-{side}")))
                .collect(),
            "claim" => vec!["claim".to_owned(), "pass".to_owned()],
            "deal" => vec!["deal".to_owned()],
            _ => Vec::new(),
        };
        tokens.into_iter().collect()
    }

    fn play(&mut self, token: &str) {
        match token {
            "refresh" => {
                for place in &mut self.middle {
                    let (old, _) = place.expect("an open middle");
                    self.discard.push(old);
                    *place = Some((self.draw.remove(0), false));
                }
            }
            "claim" => self.end_turn(Some(self.turn)),
            "pass" => self.end_turn(None),
            "deal" => {
                self.round += 1;
                self.deal(&shuffle::deck(2, 111, &self.seed.clone(), self.round.into()));
            }
            _ => {
                let (verb, place) = token.split_once('@').expect("take@ or put@");
                if verb == "take" {
                    let place: usize = place.parse().expect("a place");
                    self.held = self.middle[place - 1].take();
                    self.phase = "put";
                } else {
                    let (at, side) = place.split_once('-').expect("a side");
                    self.put(at.parse().expect("a position"), side == "left");
                }
            }
        }
    }

    fn facts(&self) -> Facts {
        let playing = !matches!(self.phase, "deal" | "over");
        let mut gone = vec![sorted(&self.discard)];
        gone.push(self.middle.iter().flatten().map(|(card, _)| *card).collect());
        Facts {
            turn: playing.then_some(self.turn),
            over: self.phase == "over",
            need: None,
            hands: self.hands.clone(),
            draw: vec![self.draw.clone()],
            table: self.middle.clone(),
            gone,
            held: self.held,
            points: vec![self.totals.clone(), self.scores.clone(), vec![self.round, self.turns]],
            outcome: if self.phase == "over" {
                format!("over {:?}", self.winners())
            } else {
                self.phase.to_owned()
            },
        }
    }

    fn copy(&self) -> Box<dyn Reference> {
        Box::new(self.clone())
    }
}
