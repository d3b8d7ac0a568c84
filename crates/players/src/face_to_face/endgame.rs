//! The end, exactly: once both draw piles are empty, all cards are known.

use super::side::Position;
use super::turn::{Breadth, Turn, each_turn};
use super::value::{WON, value};

/// Turns looked at before the end is left to roll-outs.
const MOST_TURNS: u32 = 50_000;

/// Is it all decided by what is known?
pub(crate) fn is_open(position: &Position) -> bool {
    position.own.draw() == 0 && position.rival.draw() == 0
}

/// The first of the turns that wins by force. `Err` tells whether all others are known to lose.
pub(crate) fn winning(turns: &[Turn]) -> Result<Turn, bool> {
    let mut steps = MOST_TURNS;
    let mut all_lose = true;
    for turn in turns {
        match wins(turn, &mut steps) {
            Some(true) => return Ok(*turn),
            Some(false) => {}
            None => all_lose = false,
        }
    }
    Err(all_lose)
}

/// Does the side that made the turn win, whatever the other does? `None` when out of steps.
fn wins(turn: &Turn, steps: &mut u32) -> Option<bool> {
    if turn.wins() {
        return Some(true);
    }
    let replies = replies(turn, steps)?;
    let mut surely = true;
    for reply in &replies {
        match wins(reply, steps) {
            Some(true) => return Some(false),
            Some(false) => {}
            None => surely = false,
        }
    }
    surely.then_some(true)
}

/// What the rival can do, the most promising first; only what wins at once, if anything does.
fn replies(turn: &Turn, steps: &mut u32) -> Option<Vec<Turn>> {
    let end = &turn.end;
    let position = Position::start(end.rival, end.rival.left, end.own, end.last_card);
    let mut replies: Vec<(f32, Turn)> = Vec::new();
    each_turn(&position, Breadth::All, |reply| replies.push((value(reply), *reply)));
    *steps = steps.checked_sub(replies.len() as u32)?;
    if let Some((_, winner)) = replies.iter().find(|(value, _)| *value >= WON) {
        return Some(vec![*winner]);
    }
    replies.sort_by(|a, b| b.0.total_cmp(&a.0));
    Some(replies.into_iter().map(|(_, reply)| reply).collect())
}
