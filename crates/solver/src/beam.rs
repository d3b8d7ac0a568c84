//! Beam search: from level to level, a level being all positions with so many cards left, only the
//! most promising are kept. It finds good lines quickly; it proves something only if it never had to
//! drop a position.
//!
//! A level is a card, not a turn: positions within a turn stand beside positions between turns.
//! Orders that lead to the same position meet a card later, and how long a turn should be is decided
//! by what the positions are worth, not by a rule.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use crate::bits::cards;
use crate::budget::Meter;
use crate::deal::{Deal, Move, Node, Root};
use crate::eval::evaluate;

/// What a beam found.
#[derive(Debug)]
pub(crate) struct Found {
    /// Cards left at the end of the line.
    pub(crate) left: u8,
    /// A line to the end of a game.
    pub(crate) line: Vec<Move>,
    /// Was no position dropped? Then no line leaves fewer.
    pub(crate) complete: bool,
}

/// A position that was kept, by the step from the one before.
#[derive(Clone, Copy, Debug)]
struct Trail {
    before: u32,
    step: Move,
    /// Does the turn end right after the step?
    ends: bool,
}

/// There is no position before the roots.
const NONE: u32 = u32::MAX;

/// A position that may be kept. It is made again if it is: most are not.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    score: i32,
    key: u128,
    /// Its parent's place in the level.
    parent: u32,
    step: Move,
    ends: bool,
}

/// Candidates pile up to so many times the width before the worst of them go.
const SLACK: usize = 4;

/// A search under way.
struct Beam<'a> {
    deal: &'a Deal,
    width: usize,
    trails: Vec<Trail>,
    /// The positions of the level, each with its trail.
    level: Vec<(u32, Node)>,
    candidates: Vec<Candidate>,
    seen: HashSet<u128, BuildHasherDefault<Ready>>,
    complete: bool,
    /// The fewest cards left at the end of a game, with its trail.
    best: Option<(u8, u32)>,
}

/// Searches with a beam of so many positions. Only a budget that is used up finds nothing.
pub(crate) fn search(
    deal: &Deal,
    root: &Root,
    width: usize,
    meter: &mut Meter<'_>,
) -> Option<Found> {
    let mut beam = Beam {
        deal,
        width,
        trails: Vec::new(),
        level: Vec::new(),
        candidates: Vec::new(),
        seen: HashSet::default(),
        complete: true,
        best: None,
    };
    let mut left = beam.begin(root)?;
    while !beam.level.is_empty() && left > 0 && !meter.is_over() {
        left -= 1;
        beam.expand(left, meter);
        beam.keep();
    }
    beam.complete &= beam.level.is_empty() || left == 0;
    let (left, index) = beam.best?;
    Some(Found { left, line: beam.line(index), complete: beam.complete })
}

impl Beam<'_> {
    /// The first level. Hands back how many cards are left; `None` if the game is over.
    fn begin(&mut self, root: &Root) -> Option<u8> {
        let starts = root.starts(self.deal);
        let left = self.deal.left(&starts.first()?.1);
        for (step, node) in starts {
            // A root without a step of its own has an empty trail.
            let first = step.map(|step| self.trail(NONE, step, false));
            self.level.push((first.unwrap_or(NONE), node));
            if node.done > 0 && self.deal.may_end(&node) {
                let ended = self.deal.end(&node);
                let trail = self.trail(NONE, Move::End, false);
                if self.deal.can_go_on(&ended) {
                    self.level.push((trail, ended));
                } else {
                    self.best = Some((left, trail));
                }
            }
        }
        Some(left)
    }

    /// Finds the candidates for the next level, of positions with so many cards left.
    fn expand(&mut self, left: u8, meter: &mut Meter<'_>) {
        self.candidates.clear();
        self.seen.clear();
        for index in 0..self.level.len() {
            if meter.is_over() {
                self.complete = false;
                return;
            }
            let node = self.level[index].1;
            for (pile, fit) in self.deal.fits(&node).into_iter().enumerate() {
                if node.is_twin(pile) {
                    continue;
                }
                for card in cards(fit) {
                    meter.spend();
                    let step = Move::Place { card, pile: pile as u8 };
                    let next = self.deal.place(&node, card, pile);
                    self.consider(index as u32, step, &next, left);
                }
            }
            if self.candidates.len() > SLACK * self.width {
                self.drop_worst();
            }
        }
    }

    /// A position after a placement counts twice: as one where the turn goes on, and as one where it
    /// ends.
    fn consider(&mut self, parent: u32, step: Move, next: &Node, left: u8) {
        let deal = self.deal;
        let missing = deal.minimum(next).saturating_sub(next.done);
        if left == 0 {
            self.reach_end(0, parent, step, false);
            return;
        }
        if deal.can_place(next, missing.max(1)) {
            self.add(parent, step, next, false);
        }
        if missing == 0 {
            let ended = deal.end(next);
            if deal.can_go_on(&ended) {
                self.add(parent, step, &ended, true);
            } else {
                self.reach_end(left, parent, step, true);
            }
        }
    }

    /// A candidate, unless it is one already.
    fn add(&mut self, parent: u32, step: Move, node: &Node, ends: bool) {
        let key = node.key();
        if self.seen.insert(key) {
            let score = evaluate(self.deal, node);
            self.candidates.push(Candidate { score, key, parent, step, ends });
        }
    }

    /// The game is over.
    fn reach_end(&mut self, left: u8, parent: u32, step: Move, ends: bool) {
        if self.best.is_none_or(|(least, _)| left < least) {
            let before = self.level[parent as usize].0;
            self.best = Some((left, self.trail(before, step, ends)));
        }
    }

    /// Keeps as many candidates as the beam is wide. Their order is total: the same ones every time.
    fn drop_worst(&mut self) {
        if self.candidates.len() > self.width {
            self.complete = false;
            let order = |c: &Candidate| (std::cmp::Reverse(c.score), c.key);
            self.candidates.select_nth_unstable_by_key(self.width, order);
            self.candidates.truncate(self.width);
        }
    }

    /// Makes the best candidates the level.
    fn keep(&mut self) {
        self.drop_worst();
        let mut level = Vec::with_capacity(self.candidates.len());
        for candidate in std::mem::take(&mut self.candidates) {
            let (before, parent) = self.level[candidate.parent as usize];
            let mut node = self.deal.after(&parent, candidate.step);
            if candidate.ends {
                node = self.deal.end(&node);
            }
            level.push((self.trail(before, candidate.step, candidate.ends), node));
        }
        self.level = level;
    }

    fn trail(&mut self, before: u32, step: Move, ends: bool) -> u32 {
        self.trails.push(Trail { before, step, ends });
        self.trails.len() as u32 - 1
    }

    /// The steps that lead to a position.
    fn line(&self, index: u32) -> Vec<Move> {
        let trails = std::iter::successors(self.trails.get(index as usize), |trail| {
            self.trails.get(trail.before as usize)
        });
        let mut steps = Vec::new();
        for trail in trails {
            steps.extend(trail.ends.then_some(Move::End));
            steps.push(trail.step);
        }
        steps.reverse();
        steps
    }
}

/// Takes a key, which is a hash already, as it is.
#[derive(Default)]
struct Ready(u64);

impl Hasher for Ready {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("only keys are hashed");
    }

    fn write_u128(&mut self, key: u128) {
        self.0 = key as u64;
    }
}
