//! The form of a new game.

use rules::Seed;

use crate::screen::event::{Effect, Key, Target};
use crate::screen::{Form, Row, Screen, State};

pub(super) fn key(state: &mut State, key: Key) -> Vec<Effect> {
    let Screen::Form(form) = &mut state.screen else { return Vec::new() };
    let last = form.rows().len() - 1;
    match (key, form.row()) {
        (Key::Up, _) => form.cursor = form.cursor.checked_sub(1).unwrap_or(last),
        (Key::Down | Key::Tab, _) => {
            form.cursor = if form.cursor >= last { 0 } else { form.cursor + 1 };
        }
        (Key::Home, _) => form.cursor = 0,
        (Key::End, _) => form.cursor = last,
        (Key::Esc, _) => return vec![Effect::Menu],
        (Key::Enter, Row::Start | Row::Seed) => return start(form),
        (Key::Left, _) => form.turn(false),
        (Key::Right | Key::Enter, _) => form.turn(true),
        (Key::Char(' '), row) if row != Row::Seed => form.turn(true),
        (Key::Backspace, Row::Seed) => {
            form.seed.pop();
        }
        // What a seed may be made of is for the seed to say.
        (Key::Char(c), Row::Seed) if format!("{}{c}", form.seed).parse::<Seed>().is_ok() => {
            form.seed.push(c);
        }
        (Key::Char('q'), row) if row != Row::Seed => return vec![Effect::Menu],
        _ => {}
    }
    Vec::new()
}

pub(super) fn click(state: &mut State, target: Target) -> Vec<Effect> {
    let (Screen::Form(form), Target::Row(row)) = (&mut state.screen, target) else {
        return Vec::new();
    };
    form.cursor = row;
    if form.row() == Row::Start {
        return start(form);
    }
    form.turn(true);
    Vec::new()
}

fn start(form: &Form) -> Vec<Effect> {
    vec![Effect::Play(form.setting.clone(), form.seed())]
}
