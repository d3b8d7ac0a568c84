//! The colours, and what they stand beside: no meaning hangs on them alone.

use std::fmt::Display;

use anstyle::{AnsiColor, Style};
use rules::Direction;

/// The title and the seat on turn.
pub(super) const STRONG: Style = Style::new().bold();
/// Backs of cards and what can't be done.
pub(super) const FAINT: Style = Style::new().dimmed();
/// Ascending piles, also marked ↑.
const UP: Style = AnsiColor::Green.on_default();
/// Descending piles, also marked ↓.
const DOWN: Style = AnsiColor::Cyan.on_default();
/// Backwards tricks, also marked «.
pub(super) const TRICK: Style = AnsiColor::Yellow.on_default().bold();

/// The colour of a pile.
pub(super) fn of(direction: Direction) -> Style {
    match direction {
        Direction::Up => UP,
        Direction::Down => DOWN,
    }
}

/// The sign of a pile's direction.
pub(super) fn arrow(direction: Direction) -> char {
    match direction {
        Direction::Up => '↑',
        Direction::Down => '↓',
    }
}

/// A text in a style.
pub(super) fn paint(style: Style, text: impl Display) -> String {
    format!("{style}{text}{style:#}")
}
