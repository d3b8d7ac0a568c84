//! The levels of bots, and who sits where, in words.

use players::Level;
use rules::{Said, Seat, Viewer};
use texts::{Texts, say, words};

use crate::source::Sitter;

/// A level's name in a person's language.
pub(crate) fn name(texts: &Texts, level: Level) -> String {
    match level {
        Level::Random => say!(texts, "level-random"),
        Level::Novice => say!(texts, "level-novice"),
        Level::Steady => say!(texts, "level-steady"),
        Level::Expert => say!(texts, "level-expert"),
    }
}

/// What a level is like, in a few words.
pub(crate) fn about(texts: &Texts, level: Level) -> String {
    match level {
        Level::Random => say!(texts, "level-random-about"),
        Level::Novice => say!(texts, "level-novice-about"),
        Level::Steady => say!(texts, "level-steady-about"),
        Level::Expert => say!(texts, "level-expert-about"),
    }
}

/// A seat's number with who sits there: `2: Skilled`.
pub(crate) fn sitter(texts: &Texts, viewer: Viewer, seat: Seat, sitter: &Sitter) -> String {
    let who = match sitter {
        _ if viewer == Viewer::Seat(seat) => say!(texts, "you"),
        Sitter::Here => say!(texts, "person"),
        Sitter::Bot(level) => name(texts, *level),
        Sitter::Named(name) => name.clone(),
    };
    format!("{}: {who}", seat.index() + 1)
}

/// What a seat said: `Seat 2: “I’m fine.”` It is “You” only where nobody else sits at this keyboard: the line stays
/// when the next person looks.
pub(crate) fn said(texts: &Texts, viewer: Viewer, sitters: &[Sitter], said: Said) -> String {
    let alone = sitters.iter().filter(|sitter| **sitter == Sitter::Here).count() < 2;
    let who = if alone && viewer == Viewer::Seat(said.seat) {
        say!(texts, "you-label")
    } else {
        words::seat_label(texts, said.seat)
    };
    let what: Vec<String> =
        said.signals.iter().map(|signal| words::signal(texts, signal)).collect();
    say!(texts, "says", who = who, what = what.join(" "))
}
