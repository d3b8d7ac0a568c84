//! Words of the tools for records, whose output is English in every locale: it is read by programs
//! as much as by people. Those who play are spoken to in their own language.

use std::sync::LazyLock;

use records::GameResult;
use rules::{Game, OptionValue, State, Viewer};
use texts::{Lang, Texts, words};

static ENGLISH: LazyLock<Texts> = LazyLock::new(|| Texts::new(Lang::En));

/// `1 card`, `2 cards`.
pub(crate) fn count(n: usize, what: &str) -> String {
    if n == 1 { format!("1 {what}") } else { format!("{n} {what}s") }
}

/// A game with its seats and what differs from the standard.
pub(crate) fn game<N: AsRef<str>>(game: Game, seats: u8, options: &[(N, OptionValue)]) -> String {
    words::game(&ENGLISH, game, seats, options)
}

/// What came out, or how far the game is.
pub(crate) fn outcome(result: &GameResult, state: &State) -> String {
    words::outcome(&ENGLISH, result).unwrap_or_else(|| {
        let outlook = words::outlook(&ENGLISH, &state.view(Viewer::Spectator));
        format!("not finished: {outlook}")
    })
}
