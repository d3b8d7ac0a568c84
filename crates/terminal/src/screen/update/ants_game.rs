//! Taking from the middle and putting into the hand: 111 Hormigas.

use rules::hormigas::{Action as Do, Phase, Side};
use rules::{Action, View};

use super::game::plan;
use crate::screen::board::PILE_KEYS;
use crate::screen::event::{Effect, Key, Target};
use crate::screen::game::Game;
use crate::screen::{Screen, State};

/// Cards in the middle.
const MIDDLE: usize = rules::hormigas::MIDDLE;

pub(super) fn key(state: &mut State, key: Key) -> Vec<Effect> {
    let Screen::Game(game) = &mut state.screen else { return Vec::new() };
    let View::Hormigas(view) = game.view() else { return Vec::new() };
    let action = match view.board().phase() {
        Phase::Take => take(game, key),
        Phase::Put { .. } => put(game, key),
        Phase::Claim => match key {
            Key::Char('c') => Some(Do::Claim),
            Key::Char('p') => Some(Do::Pass),
            _ => None,
        },
        Phase::Deal => match key {
            // Nothing is lost by it, so nothing is asked.
            Key::Enter | Key::Char('d') => {
                return super::send(state, Action::Hormigas(Do::Deal));
            }
            _ => None,
        },
        Phase::Over => None,
    };
    action.map(|action| plan(state, Action::Hormigas(action))).unwrap_or_default()
}

fn take(game: &mut Game, key: Key) -> Option<Do> {
    game.pile = game.pile.min(MIDDLE - 1);
    match key {
        Key::Left | Key::Up => game.pile = (game.pile + MIDDLE - 1) % MIDDLE,
        Key::Right | Key::Down => game.pile = (game.pile + 1) % MIDDLE,
        Key::Enter => return Some(Do::Take(game.pile as u8)),
        Key::Char('r') => return Some(Do::Refresh),
        Key::Char(c) => {
            let by_digit = c.to_digit(10).and_then(|n| (n as usize).checked_sub(1));
            let by_letter = PILE_KEYS.iter().position(|key| *key == c);
            let place = by_digit.or(by_letter).filter(|place| *place < MIDDLE)?;
            game.pile = place;
            return Some(Do::Take(place as u8));
        }
        _ => {}
    }
    None
}

fn put(game: &mut Game, key: Key) -> Option<Do> {
    let View::Hormigas(view) = game.view() else { return None };
    let gaps = advice::ants::hand(view).len() + 1;
    match key {
        Key::Left => game.card = (game.card + gaps - 1) % gaps,
        Key::Right => game.card = (game.card + 1) % gaps,
        Key::Home => game.card = 0,
        Key::End => game.card = gaps - 1,
        Key::Up | Key::Down | Key::Char(' ') => {
            game.side = if game.side == Side::Left { Side::Right } else { Side::Left };
        }
        Key::Enter => return Some(Do::Put(game.card.min(gaps - 1) as u8, game.side)),
        _ => {}
    }
    None
}

pub(super) fn click(state: &mut State, target: Target) -> Vec<Effect> {
    let Screen::Game(game) = &mut state.screen else { return Vec::new() };
    let View::Hormigas(view) = game.view() else { return Vec::new() };
    match (target, view.board().phase()) {
        (Target::Place(place), Phase::Take) => {
            game.pile = place;
            plan(state, Action::Hormigas(Do::Take(place as u8)))
        }
        (Target::Drop(card, side), Phase::Put { .. }) => {
            // The new card goes in beside the one that leaves.
            game.card = if side == Side::Left { card + 1 } else { card };
            game.side = side;
            let at = game.card as u8;
            plan(state, Action::Hormigas(Do::Put(at, side)))
        }
        _ => Vec::new(),
    }
}
