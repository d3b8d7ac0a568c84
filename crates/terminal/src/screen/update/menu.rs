//! The menu.

use crate::screen::event::{Effect, Key, Target};
use crate::screen::{Form, JoinForm, MenuEntry, Question, RulesPage, Screen, State};

pub(super) fn key(state: &mut State, key: Key) -> Vec<Effect> {
    let Screen::Menu(menu) = &mut state.screen else { return Vec::new() };
    let last = menu.entries.len() - 1;
    match key {
        Key::Up | Key::Char('k') => menu.cursor = menu.cursor.checked_sub(1).unwrap_or(last),
        Key::Down | Key::Tab | Key::Char('j') => {
            menu.cursor = if menu.cursor == last { 0 } else { menu.cursor + 1 }
        }
        Key::Home => menu.cursor = 0,
        Key::End => menu.cursor = last,
        Key::Enter | Key::Right => return choose(state),
        Key::Char(digit @ '1'..='4') => {
            let game = rules::Game::ALL[digit as usize - '1' as usize];
            let place = menu.entries.iter().position(|entry| *entry == MenuEntry::Game(game));
            menu.cursor = place.unwrap_or(menu.cursor);
            return choose(state);
        }
        Key::Char('x') | Key::Backspace => {
            if let Some(MenuEntry::Saved { name, .. }) = menu.entries.get(menu.cursor) {
                state.question = Some(Question::Forget(name.clone()));
            }
        }
        Key::Esc | Key::Char('q') => state.question = Some(Question::Quit),
        _ => {}
    }
    Vec::new()
}

pub(super) fn click(state: &mut State, target: Target) -> Vec<Effect> {
    let (Screen::Menu(menu), Target::Row(row)) = (&mut state.screen, target) else {
        return Vec::new();
    };
    menu.cursor = row;
    choose(state)
}

fn choose(state: &mut State) -> Vec<Effect> {
    let Screen::Menu(menu) = &state.screen else { return Vec::new() };
    match &menu.entries[menu.cursor] {
        MenuEntry::Saved { name, .. } => vec![Effect::Resume(name.clone())],
        MenuEntry::Game(game) => {
            state.screen = Screen::Form(Form::new(menu.choice(*game).clone()));
            Vec::new()
        }
        MenuEntry::Shelf => vec![Effect::Shelf],
        MenuEntry::Join => {
            state.screen = Screen::Join(JoinForm::default());
            Vec::new()
        }
        MenuEntry::Rules => {
            state.rules = Some(RulesPage::new(&state.texts, rules::Game::TheGame));
            Vec::new()
        }
        MenuEntry::Scores => vec![Effect::Scores],
        MenuEntry::Quit => vec![Effect::Quit],
    }
}
