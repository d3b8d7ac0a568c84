//! The Game and Ascenso-Descenso.

use std::collections::BTreeSet;

use subibaja_rules::Game;

use super::super::case::Case;
use super::{Facts, Reference, plain, sorted, take_out};

const PILES: [&str; 4] = ["up1", "up2", "down1", "down2"];

/// What the rule texts say of one of the games.
pub(crate) struct Numbers {
    pub(crate) low: u8,
    pub(crate) high: u8,
    pub(crate) starts: [u8; 4],
    pub(crate) step: u8,
    pub(crate) jumps: bool,
    pub(crate) open_rows: bool,
}

pub(crate) fn numbers(game: Game) -> Numbers {
    match game {
        Game::TheGame => Numbers {
            low: 2,
            high: 99,
            starts: [1, 1, 100, 100],
            step: 10,
            jumps: false,
            open_rows: false,
        },
        Game::AscensoDescenso => Numbers {
            low: 3,
            high: 70,
            starts: [1, 2, 71, 72],
            step: 7,
            jumps: true,
            open_rows: true,
        },
        Game::FaceToFace | Game::Hormigas => panic!("another kind of game"),
    }
}

#[derive(Clone)]
pub(crate) struct Team {
    step: u8,
    at_once_only: bool,
    open_rows: bool,
    minimum: u8,
    hands: Vec<Vec<u8>>,
    draw: Vec<u8>,
    /// Every card on each pile, the start first.
    piles: [Vec<u8>; 4],
    turn: usize,
    /// The piles of the placements of this turn.
    done: Vec<usize>,
    phase: Phase,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    Choosing,
    Playing,
    Lost,
}

impl Team {
    pub(crate) fn new(case: &Case, deck: &[u8]) -> Team {
        let seats = usize::from(case.seats);
        let Numbers { starts, step, jumps, open_rows, .. } = numbers(case.game);
        let is = |name, value: &str| case.option(name).is_some_and(|found| found == value);
        let full = [8, 7, 6, 6, 6][seats - 1];
        let size = if is("small_hand", "true") { full - 1 } else { full };
        let (dealt, draw) = deck.split_at(size * seats);
        let start = case.option("start").filter(|start| start != "choose");
        let mut game = Team {
            step,
            at_once_only: jumps && !is("jump", "any"),
            open_rows,
            minimum: if is("minimum", "3") { 3 } else { 2 },
            hands: dealt.chunks(size).map(<[u8]>::to_vec).collect(),
            draw: draw.to_vec(),
            piles: starts.map(|top| vec![top]),
            turn: 0,
            done: Vec::new(),
            phase: Phase::Choosing,
        };
        // One alone has nothing to choose.
        if start.is_some() || seats == 1 {
            game.begin_turn(start.map_or(0, |seat| seat.parse().expect("a seat")));
        }
        game
    }

    /// One alone, in the middle of a turn: the cards on each pile, and where the cards of this turn
    /// went.
    pub(crate) fn at(
        case: &Case,
        piles: [Vec<u8>; 4],
        hand: Vec<u8>,
        draw: Vec<u8>,
        done: Vec<usize>,
    ) -> Team {
        let deck: Vec<u8> = (case.pack().low..=case.pack().high).collect();
        let hands = vec![hand];
        Team { hands, draw, piles, done, phase: Phase::Playing, ..Team::new(case, &deck) }
    }

    /// Can the minimum of this turn still be reached?
    pub(crate) fn can_go_on(&self) -> bool {
        can_reach(self, self.missing())
    }

    fn missing(&self) -> usize {
        self.need().saturating_sub(self.done.len())
    }

    fn need(&self) -> usize {
        if self.draw.is_empty() { 1 } else { usize::from(self.minimum) }
    }

    fn begin_turn(&mut self, seat: usize) {
        self.turn = seat;
        self.done.clear();
        self.phase = if can_reach(self, self.need()) { Phase::Playing } else { Phase::Lost };
    }

    fn left(&self) -> usize {
        self.hands.iter().map(Vec::len).sum::<usize>() + self.draw.len()
    }

    fn over(&self) -> bool {
        self.phase == Phase::Lost || self.left() == 0
    }

    fn top(&self, pile: usize) -> u8 {
        *self.piles[pile].last().expect("a pile has its start")
    }

    fn fits(&self, card: u8, pile: usize) -> bool {
        let top = self.top(pile);
        let (onward, backward) = if pile < 2 {
            (card > top, card + self.step == top)
        } else {
            (card < top, card == top + self.step)
        };
        let may_step_back = !self.at_once_only || self.done.last() == Some(&pile);
        onward || (backward && may_step_back)
    }

    fn place(&mut self, card: u8, pile: usize) {
        take_out(&mut self.hands[self.turn], card);
        self.piles[pile].push(card);
        self.done.push(pile);
    }

    /// Every placement that fits, whatever comes after.
    pub(crate) fn fitting(&self) -> Vec<(u8, usize)> {
        let pairs = self.hands[self.turn].iter().flat_map(|card| (0..4).map(|pile| (*card, pile)));
        pairs.filter(|(card, pile)| self.fits(*card, *pile)).collect()
    }
}

/// Can the seat on turn place so many more?
fn can_reach(game: &Team, count: usize) -> bool {
    count == 0
        || game.fitting().into_iter().any(|(card, pile)| {
            let mut next = game.clone();
            next.place(card, pile);
            can_reach(&next, count - 1)
        })
}

impl Reference for Team {
    fn legal(&self) -> BTreeSet<String> {
        if self.over() {
            return BTreeSet::new();
        }
        if self.phase == Phase::Choosing {
            return (0..self.hands.len()).map(|seat| format!("start@{seat}")).collect();
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
        if let Some(seat) = token.strip_prefix("start@") {
            self.begin_turn(seat.parse().expect("a seat"));
        } else if token == "end" {
            let drawn = self.done.len().min(self.draw.len());
            self.hands[self.turn].extend(self.draw.drain(..drawn));
            let seats = self.hands.len();
            let next = (1..=seats).map(|i| (self.turn + i) % seats);
            let next = next.into_iter().find(|seat| !self.hands[*seat].is_empty());
            self.begin_turn(next.expect("someone has a card"));
        } else {
            let (card, pile) = token.split_once('@').expect("a placement");
            let pile = PILES.iter().position(|name| *name == pile).expect("a pile");
            self.place(card.parse().expect("a card"), pile);
        }
    }

    fn facts(&self) -> Facts {
        let playing = self.phase == Phase::Playing && !self.over();
        let placed: Vec<u8> = self.piles.iter().flat_map(|pile| &pile[1..]).copied().collect();
        let mut gone = vec![sorted(&placed)];
        if self.open_rows {
            gone = self.piles.iter().map(|pile| pile[1..].to_vec()).collect();
        }
        Facts {
            turn: playing.then_some(self.turn),
            over: self.over(),
            need: playing.then_some(self.need() as u8),
            hands: self.hands.iter().map(|hand| plain(hand)).collect(),
            draw: vec![self.draw.clone()],
            table: (0..4).map(|pile| Some((self.top(pile), true))).collect(),
            gone,
            held: None,
            points: vec![vec![self.left() as u32]],
            outcome: match (self.phase, self.left()) {
                (Phase::Lost, _) => format!("lost@{}", self.turn),
                (_, 0) => "won".to_owned(),
                (Phase::Choosing | Phase::Playing, _) => String::new(),
            },
        }
    }

    fn copy(&self) -> Box<dyn Reference> {
        Box::new(self.clone())
    }
}
