//! What may be written at a table: names and talk, short, on one line, with nothing unseen in it, and
//! where numbers are secret without one.

use protocol::{Code, MAX_NAME_CHARS};
use rules::Game;

use crate::error::Refusal;

/// A name is short, and where numbers are secret no way to tell one either. Without the guard all sit
/// at one keyboard: nobody there needs a name to tell a number.
pub(crate) fn check_name(game: Game, name: &str) -> Result<(), Refusal> {
    check_length(name.trim(), MAX_NAME_CHARS, "a name")?;
    if cfg!(feature = "guard") && game.is_cooperative() { guard_text(name) } else { Ok(()) }
}

pub(crate) fn check_length(text: &str, most: usize, what: &str) -> Result<(), Refusal> {
    let unseen = |letter: char| letter.is_control() || is_unseen(letter);
    if text.is_empty() || text.chars().count() > most || text.chars().any(unseen) {
        let reason = format!(
            "{what} has 1 to {most} characters, on one line and without characters that can't be seen"
        );
        return Err(Refusal::new(Code::Length, reason));
    }
    Ok(())
}

/// Characters that turn the direction of what follows, or take no room: with them a name could look
/// like another's, or a line like somebody else's. Joiners stay: Persian, Hindi and emoji need them.
fn is_unseen(letter: char) -> bool {
    matches!(
        letter,
        '\u{00ad}'
            | '\u{034f}'
            | '\u{061c}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'
            | '\u{200e}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{3164}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e001f}'
    )
}

/// Does the text keep every card's number to itself?
#[cfg(feature = "guard")]
pub(crate) fn guard_text(text: &str) -> Result<(), Refusal> {
    guard::check(text).map_err(|found| Refusal {
        about: Some(found.found.clone()).filter(|piece| !piece.is_empty()),
        ..Refusal::new(Code::NamesNumber, found.to_string())
    })
}

/// Without the guard nobody can tell whether a text names a number: none passes.
#[cfg(not(feature = "guard"))]
pub(crate) fn guard_text(_text: &str) -> Result<(), Refusal> {
    Err(Refusal::new(Code::NoTalk, "this program has no guard for words: use signals"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_not_be_seen_has_no_place_in_a_name() {
        let check = |name: &str| check_name(Game::Hormigas, name).map_err(|no| no.code);
        for good in ["Ana", "José María", "👩‍👩‍👧", "علی‌رضا", "Zoë ♥"] {
            assert_eq!(check(good), Ok(()), "{good}");
        }
        for bad in
            ["", "  ", "A\u{202e}na", "\u{2066}Ana\u{2069}", "A\u{200b}na", "A\nna", "\u{3164}"]
        {
            assert_eq!(check(bad), Err(Code::Length), "{bad:?}");
        }
        assert_eq!(check(&"a".repeat(25)), Err(Code::Length));
    }
}
