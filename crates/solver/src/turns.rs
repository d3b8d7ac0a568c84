//! A game turn by turn: where was it lost, and what could still be reached?
//!
//! Whoever can win after a turn could win before it, as the turn itself leads there. So the positions between turns
//! are won up to one of them and not from there on, and the turn in between is found by halving.

use rules::the_game::{Action, State as PileState};
use rules::{Seat, State};

use records::{Record, RecordError, Replay};

use crate::budget::SolveBudget;
use crate::solution::{BestLine, Solution, Verdict};

/// A position between two turns, and the turn that followed it.
#[derive(Clone, Debug)]
pub struct TurnStart {
    /// Turns before it. Who starts is chosen in none.
    pub turns: usize,
    /// Actions before it.
    pub ply: usize,
    /// The seat on turn; nobody while the team chooses who starts, and once the game is over.
    pub seat: Option<Seat>,
    /// What was done next, up to the next such position.
    pub played: Vec<Action>,
    state: PileState,
}

/// Where a game was lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhereLost {
    /// It was won, or can still be won.
    NotLost,
    /// Before the first action: the deal can't be won.
    FromTheDeal,
    /// By what was played from the position of this number: there it could be won, after it no more.
    At(usize),
    /// Somewhere in between: at the first of these positions, where it is known, the game could be won; at the second,
    /// where it is known, no more.
    Between(Option<usize>, Option<usize>),
}

/// A game as the solver sees it, between its turns.
#[derive(Clone, Debug)]
pub struct SolvedGame {
    /// The positions between turns: the first before any action, the last after all.
    pub starts: Vec<TurnStart>,
    /// What is known of each.
    pub solutions: Vec<Option<Solution>>,
}

impl SolvedGame {
    /// A record's game, of which nothing is known yet.
    pub fn new(record: &Record) -> Result<SolvedGame, RecordError> {
        let mut replay = Replay::new(record)?;
        let mut starts = vec![start(&replay, 0)?];
        for token in &record.actions {
            replay.play(token)?;
            let action = token.parse();
            let action: Action = action.map_err(|error: rules::ParseError| RecordError {
                place: "actions".into(),
                reason: error.to_string(),
            })?;
            let last = starts.len() - 1;
            starts[last].played.push(action);
            if matches!(action, Action::End | Action::Start(_)) {
                let turns = starts[last].turns + usize::from(action == Action::End);
                starts.push(start(&replay, turns)?);
            }
        }
        let last = starts.len() - 1;
        if !starts[last].played.is_empty() {
            // The last card, or a turn that was broken off.
            let turns = starts[last].turns + usize::from(replay.state().is_over());
            starts.push(start(&replay, turns)?);
        }
        let solutions = vec![None; starts.len()];
        Ok(SolvedGame { starts, solutions })
    }

    /// How many turns were played to their end.
    pub fn turns(&self) -> usize {
        self.starts.last().map_or(0, |last| last.turns)
    }

    /// Positions that were looked at, in all.
    pub fn nodes(&self) -> u64 {
        self.solutions.iter().flatten().map(|solution| solution.nodes).sum()
    }

    /// Finds the turn that lost the game. The budget, made anew for each position, is that of one.
    pub fn find_loss(&mut self, budget: impl Fn() -> SolveBudget) -> WhereLost {
        let last = self.starts.len() - 1;
        // How it ended is known at once where it did end; a game that was broken off may be long.
        if self.is_won(last, &budget) == Some(true) {
            return WhereLost::NotLost;
        }
        loop {
            let (won, lost) = self.bounds();
            let (low, high) = (won.map_or(0, |at| at + 1), lost.unwrap_or(last + 1));
            let open = (low..high).filter(|at| self.solutions[*at].is_none());
            let Some(middle) = open.min_by_key(|at| (2 * at + 1).abs_diff(low + high)) else {
                return match (won, lost) {
                    (_, Some(0)) => WhereLost::FromTheDeal,
                    (Some(won), Some(lost)) if won + 1 == lost => WhereLost::At(won),
                    (won, lost) => WhereLost::Between(won, lost),
                };
            };
            self.is_won(middle, &budget);
        }
    }

    /// Finds out about every position, also what is best where the game is lost.
    pub fn solve_all(&mut self, budget: impl Fn() -> SolveBudget) {
        self.find_loss(&budget);
        let (won, lost) = self.bounds();
        if let Some(won) = won {
            (0..won).rev().for_each(|at| self.solutions[at] = self.by_what_followed(at));
        }
        for at in 0..self.starts.len() {
            self.is_won(at, &budget);
        }
        self.pass_on(lost);
    }

    /// The last position that is known to be won, and the first that is known not to be.
    fn bounds(&self) -> (Option<usize>, Option<usize>) {
        let is = |at: &usize, won: bool| {
            self.solutions[*at].as_ref().is_some_and(|solution| match solution.answer {
                Verdict::Won { .. } => won,
                Verdict::CannotBeWon => !won,
                Verdict::Unknown => false,
            })
        };
        let all = 0..self.starts.len();
        (all.clone().rev().find(|at| is(at, true)), all.clone().find(|at| is(at, false)))
    }

    /// Is a position won? Solved if it has not been yet.
    fn is_won(&mut self, at: usize, budget: &impl Fn() -> SolveBudget) -> Option<bool> {
        let state = &self.starts[at].state;
        let solution = self.solutions[at].get_or_insert_with(|| crate::solve(state, &budget()));
        match solution.answer {
            Verdict::Won { .. } => Some(true),
            Verdict::CannotBeWon => Some(false),
            Verdict::Unknown => None,
        }
    }

    /// What is known of a position by what was played there and what is best afterwards.
    fn by_what_followed(&self, at: usize) -> Option<Solution> {
        let next = self.solutions.get(at + 1)?.as_ref()?;
        let played = self.starts[at].played.iter();
        let actions: Vec<Action> = played.chain(&next.best.actions).copied().collect();
        let won = next.best.left == 0;
        let answer = if won { Verdict::Won { actions: actions.clone() } } else { Verdict::Unknown };
        let best = BestLine { left: next.best.left, actions, proved: won };
        let nodes = self.solutions[at].as_ref().map_or(0, |known| known.nodes);
        Some(Solution { answer, best, nodes })
    }

    /// What is known of one position tells of its neighbours: what can be reached later can be reached earlier; after a
    /// position that can't be won none can; and what is the best of a position is no worse than the best afterwards.
    fn pass_on(&mut self, lost: Option<usize>) {
        for at in (0..self.starts.len() - 1).rev() {
            let better = self.by_what_followed(at);
            if let (Some(known), Some(better)) = (&mut self.solutions[at], better)
                && better.best.left < known.best.left
            {
                known.best = BestLine { proved: known.best.proved, ..better.best };
            }
        }
        let mut least: Option<u8> = None;
        for (at, solution) in self.solutions.iter_mut().enumerate() {
            let Some(solution) = solution else { continue };
            if lost.is_some_and(|lost| at >= lost) {
                solution.answer = Verdict::CannotBeWon;
            }
            solution.best.proved |= least == Some(solution.best.left);
            if solution.best.proved {
                least = Some(solution.best.left);
            }
        }
    }
}

fn start(replay: &Replay, turns: usize) -> Result<TurnStart, RecordError> {
    let State::TheGame(state) = replay.state() else {
        return Err(RecordError {
            place: "game".into(),
            reason: "expected the-game or ascenso-descenso".into(),
        });
    };
    let (ply, seat) = (replay.ply(), state.board().turn());
    Ok(TurnStart { turns, ply, seat, played: Vec::new(), state: *state })
}

/// The first turn of a line, its end included.
pub fn first_turn(line: &[Action]) -> &[Action] {
    let end = line.iter().position(|action| matches!(action, Action::End | Action::Start(_)));
    &line[..end.map_or(line.len(), |end| end + 1)]
}
