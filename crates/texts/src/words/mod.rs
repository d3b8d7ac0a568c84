//! Games, seats, results, reasons and events in words. Seats are counted from 1 here, as on every
//! screen; nothing is decided, only said.

mod event;
mod hint;
mod illegal;
mod option;
mod outcome;
mod signal;

use rules::{Direction, Game, OptionValue, Seat, face_to_face, the_game};

pub use event::{heard, told};
pub use hint::{hint, hint_in_words, hint_reason, risk};
pub use illegal::illegal;
pub use option::{option, option_label, option_texts, option_value};
pub use outcome::{outcome, outlook};
pub use signal::signal;

use crate::{Args, Texts, say};

/// A seat in a sentence: `seat 1`, `el puesto 1`.
pub fn seat(texts: &Texts, seat: Seat) -> String {
    seat_number(texts, seat.index())
}

/// A seat before a colon or in a table: `Seat 1`, `Puesto 1`.
pub fn seat_label(texts: &Texts, seat: Seat) -> String {
    say!(texts, "seat-label", number = seat.index() + 1)
}

fn seat_number(texts: &Texts, index: usize) -> String {
    say!(texts, "seat", number = index + 1)
}

/// A sentence's beginning.
pub fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().into_iter().flat_map(char::to_uppercase).chain(chars).collect()
}

/// A game with its seats and what differs from the standard.
pub fn game<N: AsRef<str>>(
    texts: &Texts,
    game: Game,
    seats: u8,
    options: &[(N, OptionValue)],
) -> String {
    let mut words = format!("{}, {}", game.title(), say!(texts, "seats", count = seats));
    for (name, value) in options {
        if let Some(changed) = option(texts, game, name.as_ref(), value) {
            words += ", ";
            words += &changed;
        }
    }
    words
}

/// A game's title, and what it is about.
pub fn title_and_about(texts: &Texts, game: Game) -> (String, String) {
    let [title, about] = game_texts(game).map(|name| texts.get(&name, &Args::new()));
    (title, about)
}

/// The texts of a game.
pub fn game_texts(game: Game) -> [String; 2] {
    [format!("game-{game}"), format!("about-{game}")]
}

/// The game in a sentence.
pub fn sentence(texts: &Texts, game: Game) -> String {
    let (title, about) = title_and_about(texts, game);
    say!(texts, "sentence-of-game", game = title, about = about)
}

/// A pile in a few letters: `Up 1`.
pub fn pile_short(texts: &Texts, pile: the_game::Pile) -> String {
    use the_game::Pile;
    match pile {
        Pile::Up1 => say!(texts, "pile-short-up1"),
        Pile::Up2 => say!(texts, "pile-short-up2"),
        Pile::Down1 => say!(texts, "pile-short-down1"),
        Pile::Down2 => say!(texts, "pile-short-down2"),
    }
}

/// A pile of Face to Face in a few letters, for the seat that looks.
pub fn duel_pile_short(texts: &Texts, pile: face_to_face::Pile) -> String {
    match (pile.is_rivals(), pile.direction()) {
        (false, Direction::Up) => say!(texts, "pile-short-up"),
        (false, Direction::Down) => say!(texts, "pile-short-down"),
        (true, Direction::Up) => say!(texts, "pile-short-rival-up"),
        (true, Direction::Down) => say!(texts, "pile-short-rival-down"),
    }
}

/// A pile of Face to Face by its whole name, for the seat that looks: `your ascending pile`.
pub fn duel_pile_label(texts: &Texts, pile: face_to_face::Pile) -> String {
    match (pile.is_rivals(), pile.direction()) {
        (false, Direction::Up) => say!(texts, "pile-label-up"),
        (false, Direction::Down) => say!(texts, "pile-label-down"),
        (true, Direction::Up) => say!(texts, "pile-label-rival-up"),
        (true, Direction::Down) => say!(texts, "pile-label-rival-down"),
    }
}

/// The same for whoever watches, by whose it is: `Seat 1: ascending pile`.
pub fn pile_of(texts: &Texts, who: &str, direction: Direction) -> String {
    match direction {
        Direction::Up => say!(texts, "pile-of-up", who = who),
        Direction::Down => say!(texts, "pile-of-down", who = who),
    }
}

/// The same for everyone else, after the name of the seat that plays: `own ↑`.
pub fn their_pile_short(texts: &Texts, pile: face_to_face::Pile) -> String {
    match (pile.is_rivals(), pile.direction()) {
        (false, Direction::Up) => say!(texts, "pile-short-own-up"),
        (false, Direction::Down) => say!(texts, "pile-short-own-down"),
        (true, Direction::Up) => say!(texts, "pile-short-other-up"),
        (true, Direction::Down) => say!(texts, "pile-short-other-down"),
    }
}

/// What a card is placed on: `on the first ascending pile`.
pub(crate) fn on_pile(texts: &Texts, pile: the_game::Pile) -> String {
    use the_game::Pile;
    match pile {
        Pile::Up1 => say!(texts, "pile-on-up1"),
        Pile::Up2 => say!(texts, "pile-on-up2"),
        Pile::Down1 => say!(texts, "pile-on-down1"),
        Pile::Down2 => say!(texts, "pile-on-down2"),
    }
}

/// The same in Face to Face, for the seat that plays: `on your ascending pile`.
pub(crate) fn on_duel_pile(texts: &Texts, pile: face_to_face::Pile) -> String {
    match (pile.is_rivals(), pile.direction()) {
        (false, Direction::Up) => say!(texts, "pile-on-up"),
        (false, Direction::Down) => say!(texts, "pile-on-down"),
        (true, Direction::Up) => say!(texts, "pile-on-rival-up"),
        (true, Direction::Down) => say!(texts, "pile-on-rival-down"),
    }
}

/// The same for everyone else: `on their own ascending pile`.
pub(crate) fn on_their_pile(texts: &Texts, pile: face_to_face::Pile) -> String {
    match (pile.is_rivals(), pile.direction()) {
        (false, Direction::Up) => say!(texts, "pile-on-own-up"),
        (false, Direction::Down) => say!(texts, "pile-on-own-down"),
        (true, Direction::Up) => say!(texts, "pile-on-other-up"),
        (true, Direction::Down) => say!(texts, "pile-on-other-down"),
    }
}

/// The sign of a pile's direction.
pub const fn arrow(direction: Direction) -> &'static str {
    match direction {
        Direction::Up => "↑",
        Direction::Down => "↓",
    }
}

/// Names side by side: `seat 1, seat 2 and seat 3`.
pub fn list(texts: &Texts, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [many @ .., last] => {
            say!(texts, "list-and", items = many.join(", "), last = last.as_str())
        }
    }
}

/// `43, 64, 60`.
pub(crate) fn numbers(list: &[u32]) -> String {
    list.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
