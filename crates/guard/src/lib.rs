//! The talk guard: free text of a cooperative game passes it before anyone else gets it.
//!
//! Players may say anything except a card's number, in any form. [`check`] finds numbers in the
//! seven languages of the tables and some more, in digits of any script, spelled, split, stretched
//! or dressed up with look-alikes, and the phrases that give a number away without naming it.
//!
//! It works in four steps, a file each: characters that are numbers by themselves (`symbols`), save
//! for a heart and full marks (`exceptions`); the text as plain words (`words`, `fold`); which of
//! them may be numbers (`lexicon`, `shapes`, `roman`, `joined`, `glued`); and what the words around
//! them make of it (`judge`, `pattern`). All words stand in `data/`, one file a language; the code knows none of them.
//!
//! It has no I/O and no state: the same text gets the same answer for ever. It is no censor of
//! anything but numbers, and no proof: two people can always agree on a code it does not know.

mod exceptions;
mod fold;
mod glued;
mod joined;
mod judge;
mod language;
mod lexicon;
mod pattern;
mod refusal;
mod roman;
mod shapes;
mod symbols;
mod words;

pub use language::Language;
pub use refusal::{Kind, TalkRefusal};

/// Characters of a text that are looked at, at most; a longer text is refused.
pub const MAX_CHARS: usize = 2_000;

/// May this be said at a table where numbers must not be told?
///
/// ```
/// use guard::{Kind, check};
/// assert!(check("No tengo nada para la segunda pila").is_ok());
/// let refusal = check("tengo el t r e i n t a y siete").unwrap_err();
/// assert_eq!(refusal.kind, Kind::Disguised);
/// assert_eq!(refusal.code(), "disguised");
/// ```
pub fn check(text: &str) -> Result<(), TalkRefusal> {
    if text.chars().nth(MAX_CHARS).is_some() {
        return Err(TalkRefusal::new(Kind::TooLong, ""));
    }
    let text = &exceptions::blanked(text);
    symbols::check(text)?;
    judge::check(text, &words::split(text))
}
