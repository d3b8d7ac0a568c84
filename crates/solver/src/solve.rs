//! The order of things: beams, ever wider, and exhaustive search in between.

use rules::the_game::State;

use crate::beam;
use crate::budget::{Meter, SolveBudget};
use crate::deal::{Move, Root, SolvedDeal};
use crate::exact::{Search, SearchEnd};
use crate::line;
use crate::solution::{BestLine, Solution, Verdict};

/// The width of the first beam: it wins most deals within milliseconds.
const FIRST_WIDTH: usize = 10;
/// How much wider each beam is than the one before.
const WIDER: usize = 3;
/// The widest beam: two hundred megabytes.
const MAX_WIDTH: usize = 100_000;
/// While there are wider beams to try, exhaustive search gets this part of the nodes used so far:
/// nearly all deals can be won, and a beam finds out sooner.
const EXACT_SHARE: u64 = 20;

/// Can the deal be won with all cards known, and what is the best score?
///
/// The position may be any, from before the first action to the end of a game. The answer depends
/// on the position and the number of nodes only, unless a clock or a flag stops the search.
///
/// ```
/// # use rules as subibaja_rules;
/// use subibaja_rules::GameState;
/// use subibaja_rules::the_game::{Setup, State, Variant};
/// use subibaja_solver::{SolveBudget, Verdict};
///
/// let mut state = State::new(&Setup::from_seed(Variant::TheGame, 3, &subibaja_rules::Seed::from(7))).unwrap();
/// let solution = subibaja_solver::solve(&state, &SolveBudget::nodes(1_000_000));
/// let Verdict::Won { actions } = solution.answer else { panic!("this deal can be won") };
/// for action in actions {
///     state.apply(action).unwrap();
/// }
/// assert_eq!(state.board().won(), Some(true));
/// ```
pub fn solve(state: &State, budget: &SolveBudget) -> Solution {
    let (deal, root) = SolvedDeal::new(state);
    let mut meter = Meter::new(budget);
    let found = match root {
        Root::Over => BestSoFar::over(state.board().left()),
        Root::Turn(_) | Root::Choose(_) => run(&deal, &root, &mut meter),
    };
    let actions = line::actions(state, &found.line);
    let answer = match (found.left, found.lost) {
        (0, _) => Verdict::Won { actions: actions.clone() },
        (_, true) => Verdict::CannotBeWon,
        (_, false) => Verdict::Unknown,
    };
    let best = BestLine { left: found.left, actions, proved: found.proved };
    Solution { answer, best, nodes: meter.used() }
}

/// The best so far.
struct BestSoFar {
    left: u8,
    line: Vec<Move>,
    /// Is it certain that nothing better can be reached?
    proved: bool,
    /// Is it certain that the game can't be won?
    lost: bool,
}

impl BestSoFar {
    /// The game is over already.
    fn over(left: u8) -> BestSoFar {
        BestSoFar { left, line: Vec::new(), proved: true, lost: left > 0 }
    }

    fn improve(&mut self, left: u8, line: Vec<Move>) {
        if left < self.left {
            self.left = left;
            self.line = line;
        }
        self.proved |= left == 0;
    }
}

fn run(deal: &SolvedDeal, root: &Root, meter: &mut Meter<'_>) -> BestSoFar {
    // Nothing stops the first beam, so that there is always a line to show.
    let first = beam::search(deal, root, FIRST_WIDTH, meter);
    let (left, line) = first.best.expect("a beam that is not stopped reaches the end of a game");
    let mut best = BestSoFar { left, line, proved: left == 0, lost: first.lost };
    if !best.proved && !best.lost {
        look_for_win(deal, root, &mut best, meter);
    }
    if best.lost && !best.proved {
        look_for_best(deal, root, &mut best, meter);
    }
    best
}

/// Beams and exhaustive search by turns, until the game is won or shown to be lost.
fn look_for_win(deal: &SolvedDeal, root: &Root, best: &mut BestSoFar, meter: &mut Meter<'_>) {
    // Only a win counts: every position with a dead card can be left out.
    let mut exact = Search::new(deal, 1);
    let mut width = FIRST_WIDTH;
    while !best.proved && !best.lost && !meter.is_spent() {
        meter.allow(if width < MAX_WIDTH { meter.used() / EXACT_SHARE } else { u64::MAX });
        match exact.run(root, meter) {
            SearchEnd::Exhausted => best.lost = true,
            SearchEnd::OutOfBudget if width < MAX_WIDTH => {
                width = (width * WIDER).min(MAX_WIDTH);
                meter.allow(u64::MAX);
                let found = beam::search(deal, root, width, meter);
                best.lost |= found.lost;
                if let Some((left, line)) = found.best {
                    best.improve(left, line);
                }
            }
            SearchEnd::Reached | SearchEnd::OutOfBudget => {}
        }
        if let Some((left, line)) = exact.take_best() {
            best.improve(left, line);
        }
    }
}

/// The game can't be won: exhaustive search for the best that can be reached.
fn look_for_best(deal: &SolvedDeal, root: &Root, best: &mut BestSoFar, meter: &mut Meter<'_>) {
    meter.allow(u64::MAX);
    let mut exact = Search::new(deal, best.left);
    best.proved = exact.run(root, meter) == SearchEnd::Exhausted;
    if let Some((left, line)) = exact.take_best() {
        best.improve(left, line);
    }
}
