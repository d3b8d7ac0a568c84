//! Placing cards on piles: The Game, Ascenso-Descenso, Face to Face.

use rules::{Action, View, face_to_face, the_game};
use texts::say;

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
            game.typed.clear();
            game.card = 0;
            game.aim();
        }
        Key::End => {
            game.typed.clear();
            game.card = cards - 1;
            game.aim();
        }
        Key::Up | Key::Down => move_pile(game, key),
        Key::Esc => game.typed.clear(),
        Key::Char(digit) if digit.is_ascii_digit() => find(state, digit),
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
    let State { screen: Screen::Game(game), texts, .. } = state else { return Vec::new() };
    if misses(game) {
        game.notice = Some(say!(texts, "illegal-not-in-hand", card = game.typed.as_str()));
        game.typed.clear();
        return Vec::new();
    }
    game.pile = pile;
    let action = game.chosen().and_then(|card| board::placement(game.view(), card, pile));
    action.map(|action| plan(state, action)).unwrap_or_default()
}

/// The most digits of a card's number in the games with piles.
const DIGITS: usize = 2;

/// A card is found by typing its number. Digits that lead to no card of the hand stay, so that no key that follows takes
/// another card for it.
fn find(state: &mut State, digit: char) {
    let State { screen: Screen::Game(game), texts, .. } = state else { return };
    if game.typed.len() >= DIGITS || (!game.typed.is_empty() && misses(game)) {
        game.typed.clear();
    }
    game.typed.push(digit);
    match named(game) {
        Some(card) => {
            game.card = card;
            game.aim();
        }
        None => game.notice = Some(say!(texts, "illegal-not-in-hand", card = game.typed.as_str())),
    }
}

/// The card of the hand that the digits typed so far name.
fn named(game: &Game) -> Option<usize> {
    let hand = game.hand();
    let number = |card: &rules::Card| card.number().to_string();
    let exact = hand.iter().position(|card| number(card) == game.typed);
    exact.or_else(|| hand.iter().position(|card| number(card).starts_with(&game.typed)))
}

/// Were digits typed that name no card of the hand?
fn misses(game: &Game) -> bool {
    !game.typed.is_empty() && named(game).is_none()
}
