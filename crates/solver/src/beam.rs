//! Beam search: from level to level, a level being all positions with so many cards left, only the
//! most promising are kept. It finds good lines quickly; it proves something only if it never had to
//! drop a position that might be won. Once all are known to be lost it goes on for the score.
//!
//! A level is a card, not a turn: positions within a turn stand beside positions between turns.
//! Orders that lead to the same position meet a card later, and how long a turn should be is decided
//! by what the positions are worth, not by a rule.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

use crate::bits::{bit, cards};
use crate::budget::Meter;
use crate::deal::{Move, Node, PILES, Root, SolvedDeal};
use crate::dominance::covers;
use crate::eval::evaluate;
use crate::reach;

/// What a beam found.
#[derive(Debug)]
pub(crate) struct Found {
    /// A line to the end of a game, with the cards left there.
    pub(crate) best: Option<(u8, Vec<Move>)>,
    /// Is it certain that the game can't be won? Then every position that was dropped was known to
    /// be lost, or no better than one that was kept.
    pub(crate) lost: bool,
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
    key: u128,
    /// What it shares with all positions that differ in their tops only.
    group: u128,
    score: i32,
    tops: [u8; PILES],
    /// Its parent's place in the level.
    parent: u32,
    step: Move,
    ends: bool,
    /// The pile of the placement just before, as in the position.
    last: u8,
}

/// Candidates pile up to so many times the width before the worst of them go.
const SLACK: usize = 4;

/// A search under way.
struct Beam<'a> {
    deal: &'a SolvedDeal,
    width: usize,
    /// Is a win still looked for, and what is known to be lost left out?
    hopeful: bool,
    trails: Vec<Trail>,
    /// The positions of the level, each with its trail.
    level: Vec<(u32, Node)>,
    candidates: Vec<Candidate>,
    seen: HashSet<u128, BuildHasherDefault<Ready>>,
    /// The last kept candidate of each group, and of each candidate the one before it in its group.
    groups: HashMap<u128, u32, BuildHasherDefault<Ready>>,
    same_group: Vec<u32>,
    /// What a candidate must be worth: so many better ones are known.
    least: i32,
    complete: bool,
    /// The fewest cards left at the end of a game, with its trail.
    best: Option<(u8, u32)>,
}

/// Searches with a beam of so many positions, from one that is not the end of a game.
pub(crate) fn search(deal: &SolvedDeal, root: &Root, width: usize, meter: &mut Meter<'_>) -> Found {
    run(deal, root, width, true, meter)
}

/// The same, but nothing is taken for lost: its lines are there to find fault with what is.
#[cfg(test)]
pub(crate) fn search_without_bounds(
    deal: &SolvedDeal,
    root: &Root,
    width: usize,
    meter: &mut Meter<'_>,
) -> Found {
    run(deal, root, width, false, meter)
}

fn run(
    deal: &SolvedDeal,
    root: &Root,
    width: usize,
    hopeful: bool,
    meter: &mut Meter<'_>,
) -> Found {
    let mut beam = Beam {
        deal,
        width,
        hopeful,
        trails: Vec::new(),
        level: Vec::new(),
        candidates: Vec::new(),
        seen: HashSet::default(),
        groups: HashMap::default(),
        same_group: Vec::new(),
        least: i32::MIN,
        complete: true,
        best: None,
    };
    let mut left = beam.begin(root);
    let mut lost = false;
    while !beam.level.is_empty() && left > 0 && !meter.is_over() {
        left -= 1;
        let mut next = beam.next_level(left, meter);
        if next.is_empty() && left > 0 && beam.hopeful {
            // What is left is to lose with as few cards as possible.
            lost = beam.complete && beam.best.is_none_or(|(left, _)| left > 0);
            beam.hopeful = false;
            next = beam.next_level(left, meter);
        }
        beam.level = next;
    }
    let best = beam.best.map(|(left, index)| (left, beam.line(index)));
    Found { best, lost }
}

impl Beam<'_> {
    /// The first level. Hands back how many cards are left.
    fn begin(&mut self, root: &Root) -> u8 {
        let starts = root.starts(self.deal);
        let left = starts.first().map_or(0, |(_, node)| self.deal.left(node));
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
        left
    }

    /// The best positions with so many cards left that follow from the level.
    fn next_level(&mut self, left: u8, meter: &mut Meter<'_>) -> Vec<(u32, Node)> {
        self.expand(left, meter);
        self.drop_worst();
        self.keep()
    }

    /// Finds the candidates for the next level, of positions with so many cards left.
    fn expand(&mut self, left: u8, meter: &mut Meter<'_>) {
        self.candidates.clear();
        self.seen.clear();
        self.least = i32::MIN;
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
        if (missing > 0 || deal.may_gain_by_more(next)) && deal.can_place(next, missing.max(1)) {
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
        let group = node.group();
        let key = node.key_in(group);
        if !self.seen.insert(key) {
            return;
        }
        let dead = reach::dead(self.deal, node);
        if dead != 0 && self.hopeful {
            return;
        }
        let score = evaluate(self.deal, node, dead);
        if score < self.least {
            self.complete = false;
            return;
        }
        let (tops, last) = (node.tops, node.last);
        self.candidates.push(Candidate { key, group, score, tops, parent, step, ends, last });
    }

    /// The game is over.
    fn reach_end(&mut self, left: u8, parent: u32, step: Move, ends: bool) {
        if self.best.is_none_or(|(least, _)| left < least) {
            let before = self.level[parent as usize].0;
            self.best = Some((left, self.trail(before, step, ends)));
        }
    }

    /// Keeps as many candidates as the beam is wide, none of which is covered by a better one. Their
    /// order is total: the same ones every time.
    fn drop_worst(&mut self) {
        self.candidates.sort_unstable_by_key(|c| (std::cmp::Reverse(c.score), c.key));
        self.groups.clear();
        self.same_group.clear();
        let mut kept = 0;
        for index in 0..self.candidates.len() {
            let candidate = self.candidates[index];
            if kept == self.width {
                self.complete = false;
                self.least = self.least.max(candidate.score);
                break;
            }
            let before = self.groups.get(&candidate.group).copied().unwrap_or(NONE);
            if before != NONE && self.is_covered(&candidate, before) {
                continue;
            }
            self.groups.insert(candidate.group, kept as u32);
            self.same_group.push(before);
            self.candidates[kept] = candidate;
            kept += 1;
        }
        self.candidates.truncate(kept);
    }

    /// Is a kept candidate of its group at least as good?
    fn is_covered(&self, candidate: &Candidate, mut other: u32) -> bool {
        // What is out is the same in the whole group, and before and after the end of a turn.
        let parent = &self.level[candidate.parent as usize].1;
        let unplayed = match candidate.step {
            Move::Place { card, .. } => self.deal.unplayed(parent) & !bit(card),
            Move::End | Move::Start(_) => self.deal.unplayed(parent),
        };
        while other != NONE {
            let tops = self.candidates[other as usize].tops;
            if covers(self.deal, tops, candidate.tops, candidate.last, unplayed) {
                return true;
            }
            other = self.same_group[other as usize];
        }
        false
    }

    /// The candidates as positions.
    fn keep(&mut self) -> Vec<(u32, Node)> {
        let mut level = Vec::with_capacity(self.candidates.len());
        for candidate in std::mem::take(&mut self.candidates) {
            let (before, parent) = self.level[candidate.parent as usize];
            let mut node = self.deal.after(&parent, candidate.step);
            if candidate.ends {
                node = self.deal.end(&node);
            }
            // Too dear to be asked of every candidate.
            if self.hopeful && reach::is_lost(self.deal, &node) {
                continue;
            }
            level.push((self.trail(before, candidate.step, candidate.ends), node));
        }
        level
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
