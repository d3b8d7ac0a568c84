//! The menu, the finished games, and the form for a table of a server.

use ratatui::layout::Rect;
use texts::{say, words};

use super::canvas::Canvas;
use super::frame::{self, hotkey};
use super::palette::Role;
use crate::screen::event::{Key, Target};
use crate::screen::{JoinForm, Menu, MenuEntry, Shelf, State};
use crate::shelf::joined;

/// Rows to spare from which on every game says what it is about; else the one under the cursor does.
const ROOMY: u16 = 13;
/// The most rows of what a game is about.
const ABOUT: u16 = 2;
/// The last number that chooses a game.
const LAST_GAME: usize = 4;

pub(super) fn draw(state: &State, menu: &Menu, canvas: &mut Canvas<'_>) {
    let texts = &state.texts;
    frame::title(canvas, "Subibaja", &say!(texts, "menu-title"));
    let area = canvas.area();
    let width = area.width.min(100) - 4;
    // What is left after the title, the entries and the keys is for gaps and what a game is about.
    let mut spare = area.height.saturating_sub(2 + menu.entries.len() as u16);
    let roomy = spare >= ROOMY;
    let mut gap = |rows: u16| {
        let given = rows.min(spare);
        spare -= given;
        given
    };
    let mut y = 1 + gap(1);
    let mut number = 0;
    for (row, entry) in menu.entries.iter().enumerate() {
        let chosen = menu.cursor == row;
        let mark = if chosen { "▶ " } else { "  " };
        let role = if chosen { Role::Chosen } else { Role::Strong };
        let heading = match entry {
            MenuEntry::Saved { words, .. } => {
                let label = say!(texts, "menu-saved", game = "");
                let room = usize::from(width).saturating_sub(label.chars().count() + 2);
                say!(texts, "menu-saved", game = joined(words, room))
            }
            MenuEntry::Game(game) => {
                number += 1;
                format!("{number}  {}", words::title_and_about(texts, *game).0)
            }
            MenuEntry::Shelf => say!(texts, "menu-shelf"),
            MenuEntry::Join => say!(texts, "menu-join"),
            MenuEntry::Scores => say!(texts, "menu-scores"),
            MenuEntry::Rules => say!(texts, "rules-short"),
            MenuEntry::Quit => say!(texts, "menu-quit"),
        };
        let top = y;
        canvas.clipped(2, y, width, &format!("{mark}{heading}"), role);
        y += 1;
        if let MenuEntry::Game(game) = entry
            && roomy
        {
            let (_, about) = words::title_and_about(texts, *game);
            let room = gap(ABOUT);
            y += canvas.paragraph(Rect::new(7, y, width - 5, room), &about, Role::Normal);
        }
        canvas.target(Rect::new(0, top, area.width, y - top), Target::Row(row));
        let is_saved = |entry: Option<&MenuEntry>| matches!(entry, Some(MenuEntry::Saved { .. }));
        if is_saved(Some(entry)) && !is_saved(menu.entries.get(row + 1)) {
            y += gap(1);
        }
        if matches!(entry, MenuEntry::Game(_)) && roomy {
            y += gap(1);
        } else if number == LAST_GAME && matches!(entry, MenuEntry::Game(_)) {
            let room = gap(ABOUT);
            if room == ABOUT {
                let (_, about) = words::title_and_about(texts, menu.game());
                canvas.paragraph(Rect::new(7, y, width - 5, room), &about, Role::Normal);
            }
            y += room + gap(1);
        }
    }
    let mut keys = vec![
        hotkey(Key::Down, "↑↓", say!(texts, "key-choose")),
        hotkey(Key::Enter, "Enter", say!(texts, "key-go")),
    ];
    if let Some(MenuEntry::Saved { .. }) = menu.entries.get(menu.cursor) {
        keys.push(hotkey(Key::Char('x'), "x", say!(texts, "key-delete")));
    }
    keys.push(hotkey(Key::Char('h'), "h", say!(texts, "key-help")));
    keys.push(hotkey(Key::Char('q'), "q", say!(texts, "key-quit")));
    frame::keys(canvas, &keys);
}

/// The finished games, as many around the cursor as there is room for.
pub(super) fn shelf(state: &State, shelf: &Shelf, canvas: &mut Canvas<'_>) {
    let texts = &state.texts;
    frame::title(canvas, "Subibaja", &say!(texts, "menu-shelf"));
    let area = canvas.area();
    let rows = usize::from(area.height - 3);
    let first = shelf.cursor.saturating_sub(rows / 2).min(shelf.games.len().saturating_sub(rows));
    if shelf.games.is_empty() {
        canvas.clipped(2, 2, area.width - 3, &say!(texts, "scores-none"), Role::Normal);
    }
    let shown = shelf.games.iter().enumerate().skip(first).take(rows);
    for ((row, game), y) in shown.zip(2..) {
        let (mark, role) =
            if row == shelf.cursor { ("▶ ", Role::Chosen) } else { ("  ", Role::Normal) };
        let words = joined(game, usize::from(area.width) - 6);
        canvas.clipped(2, y, area.width - 3, &format!("{mark}{words}"), role);
        canvas.target(Rect::new(0, y, area.width, 1), Target::Row(row));
    }
    let keys = [
        hotkey(Key::Down, "↑↓", say!(texts, "key-choose")),
        hotkey(Key::Enter, "Enter", say!(texts, "key-go")),
        hotkey(Key::Esc, "Esc", say!(texts, "key-back")),
    ];
    frame::keys(canvas, &keys);
}

/// The form for a table of a server.
pub(super) fn join(state: &State, form: &JoinForm, canvas: &mut Canvas<'_>) {
    let texts = &state.texts;
    frame::title(canvas, "Subibaja", &say!(texts, "menu-join"));
    let area = canvas.area();
    let width = area.width - 4;
    let fields =
        [(say!(texts, "join-link"), &form.link), (say!(texts, "join-your-name"), &form.name)];
    for ((row, (label, value)), y) in fields.into_iter().enumerate().zip([2, 5]) {
        let (mark, role) =
            if row == form.row { ("▶ ", Role::Chosen) } else { ("  ", Role::Normal) };
        canvas.clipped(2, y, width, &format!("{mark}{label}"), role);
        // Of a long link the end is what was just typed.
        let room = usize::from(width) - 4;
        let skip = value.chars().count().saturating_sub(room);
        let end: String = value.chars().skip(skip).collect();
        let bar = if row == form.row { "▏" } else { "" };
        canvas.text(6, y + 1, &format!("{end}{bar}"), Role::Strong);
        canvas.target(Rect::new(0, y, area.width, 2), Target::Row(row));
    }
    if let Some(error) = &form.error {
        canvas.paragraph(Rect::new(4, 8, width - 2, 4), &format!("! {error}"), Role::Warning);
    }
    let keys = [
        hotkey(Key::Tab, "Tab", say!(texts, "key-line")),
        hotkey(Key::Enter, "Enter", say!(texts, "key-go")),
        hotkey(Key::Help, "F1", say!(texts, "key-help")),
        hotkey(Key::Esc, "Esc", say!(texts, "key-back")),
    ];
    frame::keys(canvas, &keys);
}
