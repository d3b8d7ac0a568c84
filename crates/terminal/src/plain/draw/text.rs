//! What the drawings of all games say in the same words.

use rules::{OptionValue, Seat, Viewer};
use texts::{Texts, say, words};

use super::WIDTH;
use super::style::{STRONG, paint};

/// The heading: the game and what differs from the standard.
pub(super) fn title(
    texts: &Texts,
    game: rules::Game,
    seats: u8,
    options: &[(&'static str, OptionValue)],
) -> String {
    let mut lines = list("", words::game(texts, game, seats, options).split(' '));
    lines.truncate(lines.trim_end().len());
    format!("{}\n", paint(STRONG, lines))
}

/// `▸ Seat 1 (you)`: who sits there and whether it is on turn.
pub(super) fn seat(texts: &Texts, viewer: Viewer, seat: Seat, on_turn: bool) -> String {
    let mark = if on_turn { '▸' } else { ' ' };
    format!("{mark} {}", named(texts, viewer, seat))
}

/// `Seat 1 (you)`.
pub(super) fn named(texts: &Texts, viewer: Viewer, seat: Seat) -> String {
    let name = words::seat_label(texts, seat);
    if viewer == Viewer::Seat(seat) { say!(texts, "seat-you", seat = name) } else { name }
}

/// Whose turn it is, and what is still to be placed.
pub(crate) fn turn(texts: &Texts, viewer: Viewer, seat: Seat, missing: u8) -> String {
    let name = words::seat(texts, seat);
    let turn = match (viewer == Viewer::Seat(seat), missing) {
        (true, 0) => say!(texts, "turn-yours-done"),
        (true, _) => say!(texts, "turn-yours", count = missing),
        (false, 0) => say!(texts, "turn-theirs-done", seat = name),
        (false, _) => say!(texts, "turn-theirs", seat = name, count = missing),
    };
    words::capital(&turn)
}

/// Items after a label, over as many lines as they need.
pub fn list<T: std::fmt::Display>(label: &str, items: impl IntoIterator<Item = T>) -> String {
    let indent = label.chars().count();
    let mut text = label.to_owned();
    let mut column = indent;
    for (i, item) in items.into_iter().enumerate() {
        let item = item.to_string();
        let width = item.chars().count();
        if i > 0 && column + 1 + width > WIDTH {
            text = format!("{}\n{}", text.trim_end(), " ".repeat(indent));
            column = indent;
        } else if i > 0 {
            text.push(' ');
            column += 1;
        }
        text += &item;
        column += width;
    }
    text.truncate(text.trim_end().len());
    text + "\n"
}
