//! Exhaustive search, depth first: it finds the best that can be reached, and that nothing better
//! can.

use crate::bits::cards;
use crate::budget::Meter;
use crate::deal::{Move, Node, Root, SolvedDeal};
use crate::dominance::covers;
use crate::eval::evaluate;
use crate::reach;
use crate::table::HopelessSet;

/// What came out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SearchEnd {
    /// All was searched: nothing below the bound is left to be found.
    Exhausted,
    /// Nothing better is possible, or asked for.
    Reached,
    /// The budget is used up.
    OutOfBudget,
}

/// A search for lines that leave fewer cards than a bound. What it learns stays in its table, so it
/// may be stopped and run again.
pub(crate) struct Search<'a> {
    deal: &'a SolvedDeal,
    table: HopelessSet,
    /// Only lines that leave fewer cards count.
    bound: u8,
    path: Vec<Move>,
    best: Option<(u8, Vec<Move>)>,
}

impl<'a> Search<'a> {
    /// A search for lines that leave fewer than `bound` cards.
    pub(crate) fn new(deal: &'a SolvedDeal, bound: u8) -> Search<'a> {
        Search { deal, table: HopelessSet::new(), bound, path: Vec::new(), best: None }
    }

    /// The best line below the bound so far, with the cards that it leaves.
    pub(crate) fn take_best(&mut self) -> Option<(u8, Vec<Move>)> {
        self.best.take()
    }

    /// Searches from all roots.
    pub(crate) fn run(&mut self, root: &Root, meter: &mut Meter<'_>) -> SearchEnd {
        for (step, node) in root.starts(self.deal) {
            self.path.clear();
            self.path.extend(step);
            match self.visit(&node, self.deal.left(&node), meter) {
                SearchEnd::Exhausted => {}
                end => return end,
            }
        }
        SearchEnd::Exhausted
    }

    /// Searches from a position whose seat on turn can go on.
    fn visit(&mut self, node: &Node, left: u8, meter: &mut Meter<'_>) -> SearchEnd {
        meter.spend();
        if meter.is_over() {
            return SearchEnd::OutOfBudget;
        }
        // Not `reach` first: the table is cheaper where it knows the position.
        let (deal, group) = (self.deal, node.group());
        let unplayed = deal.unplayed(node);
        let covered = |tops| covers(deal, tops, node.tops, node.last, unplayed);
        if self.table.contains(group, covered) {
            return SearchEnd::Exhausted;
        }
        if !self.is_hopeless(node) {
            match self.visit_all(node, left, meter) {
                SearchEnd::Exhausted => {}
                end => return end,
            }
        }
        self.table.insert(group, node.tops);
        SearchEnd::Exhausted
    }

    /// Is it known that no line from here leaves fewer cards than the bound?
    fn is_hopeless(&self, node: &Node) -> bool {
        reach::dead(self.deal, node).count_ones() >= u32::from(self.bound)
            || self.bound == 1 && reach::is_lost(self.deal, node)
    }

    /// Searches behind every step from a position.
    fn visit_all(&mut self, node: &Node, left: u8, meter: &mut Meter<'_>) -> SearchEnd {
        for (_, step, next) in self.steps(node) {
            self.path.push(step);
            let left = if step == Move::End { left } else { left - 1 };
            let over = left == 0 || step == Move::End && !self.deal.can_go_on(&next);
            let end = if over { self.score(left) } else { self.visit(&next, left, meter) };
            self.path.pop();
            if end != SearchEnd::Exhausted {
                return end;
            }
        }
        SearchEnd::Exhausted
    }

    /// A game that is over counts if it leaves fewer cards than any before.
    fn score(&mut self, left: u8) -> SearchEnd {
        if left < self.bound {
            self.bound = left;
            self.best = Some((left, self.path.clone()));
        }
        if self.bound == 0 { SearchEnd::Reached } else { SearchEnd::Exhausted }
    }

    /// The steps from a position that keep to the minimum, most promising first.
    fn steps(&self, node: &Node) -> Vec<(i32, Move, Node)> {
        let deal = self.deal;
        let mut steps = Vec::new();
        let mut add = |step: Move, next: Node| {
            steps.push((evaluate(deal, &next, reach::dead(deal, &next)), step, next));
        };
        if deal.may_end(node) {
            add(Move::End, deal.end(node));
        }
        if node.done >= deal.minimum(node) && !deal.may_gain_by_more(node) {
            return steps;
        }
        for (pile, fit) in deal.fits(node).into_iter().enumerate() {
            if node.is_twin(pile) {
                continue;
            }
            for card in cards(fit) {
                let next = deal.place(node, card, pile);
                if deal.can_go_on(&next) {
                    add(Move::Place { card, pile: pile as u8 }, next);
                }
            }
        }
        steps.sort_by_key(|(score, _, _)| std::cmp::Reverse(*score));
        steps
    }
}
