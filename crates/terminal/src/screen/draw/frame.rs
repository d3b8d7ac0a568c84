//! What every screen has: the bar at the top, the keys at the bottom.

use unicode_width::UnicodeWidthStr as _;

use super::canvas::Canvas;
use super::palette::Role;
use crate::screen::event::{Key, Target};

/// A key with what it does.
pub(super) struct Hotkey {
    pub(super) key: Key,
    pub(super) label: &'static str,
    pub(super) does: String,
}

/// A key as the help line shows it.
pub(super) fn hotkey(key: Key, label: &'static str, does: String) -> Hotkey {
    Hotkey { key, label, does }
}

/// The bar at the top. Where there is no room for both, the left matters more.
pub(super) fn title(canvas: &mut Canvas<'_>, left: &str, right: &str) {
    let area = canvas.area();
    if left.width() + right.width() + 3 <= area.width.into() {
        canvas.right(area.right() - 1, 0, right, Role::Title);
    }
    canvas.clipped(1, 0, area.width - 2, left, Role::Title);
    canvas.bar(0);
}

/// The keys at the bottom; each can be clicked. What does not fit is left out, last first.
pub(super) fn keys(canvas: &mut Canvas<'_>, keys: &[Hotkey]) {
    let area = canvas.area();
    let y = area.bottom() - 1;
    let mut x = 1;
    for Hotkey { key, label, does } in keys {
        let width = (label.width() + 1 + does.width()) as u16;
        if x + width >= area.right() {
            break;
        }
        let start = x;
        x = canvas.text(x, y, label, Role::Key) + 1;
        x = canvas.text(x, y, does, Role::Normal);
        let click = ratatui::layout::Rect::new(start, y, width, 1);
        canvas.target(click, Target::Key(*key));
        x += 2;
    }
}
