//! A whole game for the solver: the turn that lost it, and what could still be reached before each turn.

use rules::the_game::Action;
use serde::Serialize;
use solver::{SolvedGame, TurnStart, Verdict, WhereLost, first_turn};

use super::Found;
use crate::words;

/// Where a game was lost, for programs.
#[derive(Serialize)]
struct FoundLoss {
    record: usize,
    found: &'static str,
    proved: bool,
    /// The turn, from 1.
    turn: Option<usize>,
    turns: usize,
    seat: Option<usize>,
    ply: Option<usize>,
    played: Vec<String>,
    instead: Vec<String>,
    won_at_ply: Option<usize>,
    lost_at_ply: Option<usize>,
    nodes: u64,
}

/// A position between two turns, for programs.
#[derive(Serialize)]
struct FoundTurn<'a> {
    turns: usize,
    ply: usize,
    seat: Option<usize>,
    played: Vec<String>,
    #[serde(flatten)]
    found: Found<'a>,
}

pub(super) fn tokens(actions: &[Action]) -> Vec<String> {
    actions.iter().map(ToString::to_string).collect()
}

/// The turn of a position, as people count them; `None` while the team chooses who starts.
fn turn(start: &TurnStart) -> Option<usize> {
    start.seat.map(|_| start.turns + 1)
}

/// The first turn of the way to win that was found there.
fn instead(game: &SolvedGame, at: usize) -> Vec<String> {
    let solution = game.solutions[at].as_ref();
    solution.map_or_else(Vec::new, |solution| tokens(first_turn(&solution.best.actions)))
}

/// Where it was lost, as one line of JSON.
pub(super) fn loss_json(
    record: usize,
    game: &SolvedGame,
    lost: WhereLost,
) -> serde_json::Result<String> {
    let ply = |at: usize| game.starts[at].ply;
    let (found, won, no_more) = match lost {
        WhereLost::NotLost => ("not-lost", Some(game.starts.len() - 1), None),
        WhereLost::FromTheDeal => ("deal", None, Some(0)),
        WhereLost::At(at) if turn(&game.starts[at]).is_none() => ("start", Some(at), Some(at + 1)),
        WhereLost::At(at) => ("turn", Some(at), Some(at + 1)),
        WhereLost::Between(None, None) => ("unknown", None, None),
        WhereLost::Between(won, lost) => ("between", won, lost),
    };
    let at = if let WhereLost::At(at) = lost { Some(at) } else { None };
    let start = at.map(|at| &game.starts[at]);
    serde_json::to_string(&FoundLoss {
        record,
        found,
        proved: !matches!(lost, WhereLost::Between(..)),
        turn: start.and_then(turn),
        turns: game.turns(),
        seat: start.and_then(|start| start.seat).map(rules::Seat::index),
        ply: start.map(|start| start.ply),
        played: start.map_or_else(Vec::new, |start| tokens(&start.played)),
        instead: at.map_or_else(Vec::new, |at| instead(game, at)),
        won_at_ply: won.map(ply),
        lost_at_ply: no_more.map(ply),
        nodes: game.nodes(),
    })
}

/// The same in a sentence.
pub(super) fn describe_loss(game: &SolvedGame, lost: WhereLost) -> String {
    let all = words::count(game.turns(), "turn");
    let after = |at: usize| words::count(game.starts[at].turns, "turn");
    match lost {
        WhereLost::NotLost if game.starts.last().is_some_and(|last| last.seat.is_none()) => {
            format!("won, after {all}")
        }
        WhereLost::NotLost => format!("can still be won, after {all}"),
        WhereLost::FromTheDeal => "the deal cannot be won: no turn lost it".into(),
        WhereLost::At(at) => {
            let start = &game.starts[at];
            let who = match (turn(start), start.seat) {
                (Some(turn), Some(seat)) => {
                    format!("turn {turn} of {} lost it, by seat {}", game.turns(), seat.index() + 1)
                }
                _ => "the choice of who starts lost it".into(),
            };
            let (played, instead) = (tokens(&start.played).join(" "), instead(game, at).join(" "));
            format!(
                "{who}: {played}. Before it the game could be won, with {instead} to begin with; \
                 after it no more"
            )
        }
        WhereLost::Between(won, lost) => {
            let won = won.map(|at| format!("it could be won after {}", after(at)));
            let lost = lost.map(|at| format!("it could not after {}", after(at)));
            let known: Vec<String> = won.into_iter().chain(lost).collect();
            let known = if known.is_empty() { "nothing is".into() } else { known.join(", and ") };
            format!("{known}; the rest is not known within the budget (--budget)")
        }
    }
}

/// Every position between turns, a line each.
pub(super) fn lines(
    record: usize,
    place: &str,
    game: &SolvedGame,
    json: bool,
) -> serde_json::Result<Vec<String>> {
    let each = game.starts.iter().zip(&game.solutions);
    let known = each.filter_map(|(start, solution)| Some((start, solution.as_ref()?)));
    known
        .map(|(start, solution)| {
            let found = Found::of(record, solution);
            if json {
                return serde_json::to_string(&FoundTurn {
                    turns: start.turns,
                    ply: start.ply,
                    seat: start.seat.map(rules::Seat::index),
                    played: tokens(&start.played),
                    found,
                });
            }
            let answer = match &solution.answer {
                Verdict::Won { .. } => "can be won".into(),
                Verdict::CannotBeWon => {
                    let left = words::count(found.left.into(), "card");
                    let best = if found.left_proved { "best is" } else { "best found is" };
                    format!("cannot be won; the {best} {left} left")
                }
                Verdict::Unknown => "not known within the budget (--budget)".into(),
            };
            Ok(format!("{place}: after {}: {answer}.", words::count(start.turns, "turn")))
        })
        .collect()
}
