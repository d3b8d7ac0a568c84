//! What the drawings of all games say in the same words.

use rules::{OptionValue, Seat, Viewer};

use super::WIDTH;
use super::style::{STRONG, paint};
use crate::words;

/// The heading: the game and what differs from the standard.
pub(super) fn title(
    game: rules::Game,
    seats: u8,
    options: &[(&'static str, OptionValue)],
) -> String {
    let mut lines = list("", words::game(game, seats, options).split(' '));
    lines.truncate(lines.trim_end().len());
    format!("{}\n", paint(STRONG, lines))
}

/// `▸ Seat 1 (you)`: who sits there and whether it is on turn.
pub(super) fn seat(viewer: Viewer, seat: Seat, on_turn: bool) -> String {
    let mark = if on_turn { '▸' } else { ' ' };
    let you = if viewer == Viewer::Seat(seat) { " (you)" } else { "" };
    format!("{mark} {}{you}", words::capital(&words::seat(seat)))
}

/// Whose turn it is, and what is still to be placed.
pub(super) fn turn(viewer: Viewer, seat: Seat, missing: u8) -> String {
    let cards = words::count(missing.into(), "card");
    let seat_name = words::capital(&words::seat(seat));
    match (viewer == Viewer::Seat(seat), missing) {
        (true, 0) => "Your turn: place another card, or `end` it.".to_owned(),
        (true, _) => format!("Your turn; still to place: {cards}."),
        (false, 0) => format!("{seat_name} to play; the turn may end."),
        (false, _) => format!("{seat_name} to play; still to place: {cards}."),
    }
}

/// Items after a label, over as many lines as they need.
pub(crate) fn list<T: std::fmt::Display>(
    label: &str,
    items: impl IntoIterator<Item = T>,
) -> String {
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
