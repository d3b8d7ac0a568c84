//! What may be written at a table: names and talk, short, on one line, with nothing unseen in it; and
//! in talk, where numbers are secret, without one. Names have rules of their own: see `name.rs`.

use protocol::{Code, TablePhase};
use rules::Game;

use crate::error::Refusal;

pub(crate) fn check_length(text: &str, most: usize, what: &str) -> Result<(), Refusal> {
    if text.is_empty() || text.chars().count() > most || text.chars().any(is_unseen) {
        let reason = format!(
            "{what} has 1 to {most} characters, on one line and without characters that can't be seen"
        );
        return Err(Refusal::new(Code::Length, reason));
    }
    Ok(())
}

/// Characters that begin a line, turn the direction of what follows, or take no room: with them a
/// name could look like another's, or a line like somebody else's. Joiners stay: Persian, Hindi and
/// emoji need them.
pub(crate) fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(
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

/// A name is no talk. But who has seen cards says something by a new one: while numbers are secret it
/// is heard as talk is. Without the guard all sit at one keyboard: nobody there needs a name for that.
pub(crate) fn guard_name(game: Game, phase: TablePhase, name: &str) -> Result<(), Refusal> {
    let is_secret =
        cfg!(feature = "guard") && game.is_cooperative() && phase == TablePhase::Playing;
    if is_secret { guard_text(name) } else { Ok(()) }
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
