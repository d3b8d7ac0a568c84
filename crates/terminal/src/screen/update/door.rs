//! The finished games and the form for a table of a server.

use crate::screen::door::MAX_TYPED;
use crate::screen::event::{Effect, Key, Target};
use crate::screen::{JoinForm, Shelf};

/// Lines of a page.
const PAGE: usize = 10;

pub(super) fn shelf(shelf: &mut Shelf, key: Key) -> Vec<Effect> {
    let last = shelf.games.len().saturating_sub(1);
    match key {
        Key::Up | Key::Char('k') => shelf.cursor = shelf.cursor.saturating_sub(1),
        Key::Down | Key::Tab | Key::Char('j') => shelf.cursor = (shelf.cursor + 1).min(last),
        Key::PageUp => shelf.cursor = shelf.cursor.saturating_sub(PAGE),
        Key::PageDown => shelf.cursor = (shelf.cursor + PAGE).min(last),
        Key::Home => shelf.cursor = 0,
        Key::End => shelf.cursor = last,
        Key::Enter | Key::Right if !shelf.games.is_empty() => {
            return vec![Effect::Replay(shelf.cursor)];
        }
        Key::Esc | Key::Char('q') | Key::Left => return vec![Effect::Menu],
        _ => {}
    }
    Vec::new()
}

pub(super) fn click_shelf(shelf: &mut Shelf, target: Target) -> Vec<Effect> {
    let Target::Row(row) = target else { return Vec::new() };
    shelf.cursor = row.min(shelf.games.len().saturating_sub(1));
    self::shelf(shelf, Key::Enter)
}

pub(super) fn join(form: &mut JoinForm, key: Key) -> Vec<Effect> {
    let typed = if form.row == 0 { &mut form.link } else { &mut form.name };
    match key {
        Key::Char(c) if !c.is_control() && typed.chars().count() < MAX_TYPED => typed.push(c),
        Key::Backspace => drop(typed.pop()),
        Key::Tab | Key::Up | Key::Down => form.row = 1 - form.row,
        Key::Enter => {
            form.error = None;
            let name = Some(form.name.trim().to_owned()).filter(|name| !name.is_empty());
            return vec![Effect::Join(form.link.trim().to_owned(), name)];
        }
        Key::Esc => return vec![Effect::Menu],
        _ => {}
    }
    Vec::new()
}
