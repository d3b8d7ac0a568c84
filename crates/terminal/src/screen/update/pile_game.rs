//! Placing cards on piles: The Game, Ascenso-Descenso, Face to Face.

use rules::{Action, View, face_to_face, the_game};

use super::game::plan;
use crate::screen::board::{self, PILE_KEYS};
use crate::screen::event::{Effect, Key};
use crate::screen::game::Game;
use crate::screen::{Screen, State};

pub(super) fn key(state: &mut State, key: Key) -> Vec<Effect> {
    let Screen::Game(game) = &mut state.screen else { return Vec::new() };
    let cards = game.hand().len().max(1);
    match key {
        Key::Left | Key::Right => {
            let steps = if key == Key::Right { 1 } else { cards - 1 };
            game.card = (game.card + steps) % cards;
            game.typed.clear();
            game.aim();
        }
        Key::Home => {
            game.card = 0;
            game.aim();
        }
        Key::End => {
            game.card = cards - 1;
            game.aim();
        }
        Key::Up | Key::Down => move_pile(game, key),
        Key::Char(digit) if digit.is_ascii_digit() => find(game, digit),
        Key::Char(c) if PILE_KEYS.contains(&c) => {
            let pile = PILE_KEYS.iter().position(|key| *key == c).unwrap_or(0);
            return place(state, pile);
        }
        Key::Enter => {
            let pile = game.pile;
            return place(state, pile);
        }
        Key::Char('e') => {
            let end = match game.view() {
                View::FaceToFace(_) => Action::FaceToFace(face_to_face::Action::End),
                View::TheGame(_) | View::Hormigas(_) => Action::TheGame(the_game::Action::End),
            };
            return plan(state, end);
        }
        _ => {}
    }
    Vec::new()
}

/// Moves the pile's cursor.
pub(super) fn move_pile(game: &mut Game, key: Key) {
    let piles = PILE_KEYS.len();
    let forward = matches!(key, Key::Down | Key::Right);
    game.pile = (game.pile + if forward { 1 } else { piles - 1 }) % piles;
}

/// Places the chosen card.
pub(super) fn place(state: &mut State, pile: usize) -> Vec<Effect> {
    let Screen::Game(game) = &mut state.screen else { return Vec::new() };
    game.pile = pile;
    let action = game.chosen().and_then(|card| board::placement(game.view(), card, pile));
    action.map(|action| plan(state, action)).unwrap_or_default()
}

/// A card is found by typing its number; a digit that leads to no card begins anew.
fn find(game: &mut Game, digit: char) {
    let hand = game.hand();
    let place = |typed: &str| {
        let number = |card: &rules::Card| card.number().to_string();
        let exact = hand.iter().position(|card| number(card) == typed);
        exact.or_else(|| hand.iter().position(|card| number(card).starts_with(typed)))
    };
    let more = format!("{}{digit}", game.typed);
    let typed = if place(&more).is_some() { more } else { digit.to_string() };
    match place(&typed) {
        Some(card) => {
            (game.card, game.typed) = (card, typed);
            game.aim();
        }
        None => game.typed.clear(),
    }
}
