//! The menu.

use ratatui::layout::Rect;
use texts::{say, words};

use super::canvas::Canvas;
use super::frame::{self, hotkey};
use super::palette::Role;
use crate::screen::event::{Key, Target};
use crate::screen::{Menu, MenuEntry, State};

pub(super) fn draw(state: &State, menu: &Menu, canvas: &mut Canvas<'_>) {
    let texts = &state.texts;
    frame::title(canvas, "Subibaja", &say!(texts, "menu-title"));
    let area = canvas.area();
    let width = area.width.min(100) - 4;
    let mut y = 2;
    let mut number = 0;
    for (row, entry) in menu.entries.iter().enumerate() {
        let chosen = menu.cursor == row;
        let mark = if chosen { "▶ " } else { "  " };
        let role = if chosen { Role::Chosen } else { Role::Strong };
        let (heading, rest) = match entry {
            MenuEntry::Saved { words, .. } => {
                (say!(texts, "menu-saved", game = words.as_str()), None)
            }
            MenuEntry::Game(game) => {
                number += 1;
                let (title, about) = words::title_and_about(texts, *game);
                (format!("{number}  {title}"), Some(about))
            }
            MenuEntry::Scores => (say!(texts, "menu-scores"), None),
            MenuEntry::Quit => (say!(texts, "menu-quit"), None),
        };
        let top = y;
        canvas.clipped(2, y, width, &format!("{mark}{heading}"), role);
        y += 1;
        if let Some(about) = rest {
            let room = Rect::new(7, y, width - 5, 2);
            y += canvas.paragraph(room, &about, Role::Normal);
        }
        canvas.target(Rect::new(0, top, area.width, y - top), Target::Row(row));
        let next_is_game = matches!(menu.entries.get(row + 1), Some(MenuEntry::Game(_)));
        if matches!(entry, MenuEntry::Game(_)) || next_is_game {
            y += u16::from(area.height > 30 || menu.entries.len() < 8);
        }
    }
    let keys = [
        hotkey(Key::Down, "↑↓", say!(texts, "key-choose")),
        hotkey(Key::Enter, "Enter", say!(texts, "key-go")),
        hotkey(Key::Char('h'), "h", say!(texts, "key-help")),
        hotkey(Key::Char('q'), "q", say!(texts, "key-quit")),
    ];
    frame::keys(canvas, &keys);
}
