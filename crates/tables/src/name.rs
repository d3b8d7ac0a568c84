//! What somebody may be called. Names are no talk: Otto, Trent and Leo99 are names. They are short, can
//! be seen, and are not to be mistaken for that of somebody else at the table.

use protocol::{BOT_NAMES, Code, MAX_NAME_CHARS};

use crate::error::Refusal;
use crate::wording::is_unseen;

/// Marks above and below a letter: no script needs more on one.
const MAX_MARKS: usize = 3;

/// Is it a name? It comes back without the blanks around it.
pub(crate) fn check_name(name: &str) -> Result<&str, Refusal> {
    let name = name.trim();
    if name.is_empty() || name.chars().count() > MAX_NAME_CHARS {
        let reason = format!("a name has 1 to {MAX_NAME_CHARS} characters");
        return Err(Refusal::new(Code::Length, reason));
    }
    let has_letter = name.chars().any(|letter| !is_mark(letter) && !letter.is_whitespace());
    let private = |letter: char| matches!(letter, '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..);
    if !has_letter || name.chars().any(|letter| is_unseen(letter) || private(letter)) {
        let reason = "a name is without characters that can't be seen, or that turn the text";
        return Err(Refusal::new(Code::NameMarks, reason));
    }
    let letters: Vec<char> = name.chars().collect();
    let mut runs = letters.chunk_by(|one, other| is_combining(*one) && is_combining(*other));
    if runs.any(|run| run.len() > MAX_MARKS) {
        let reason = format!("a letter of a name has at most {MAX_MARKS} marks on it");
        return Err(Refusal::new(Code::NameMarks, reason));
    }
    Ok(name)
}

/// Is it a name, and can it be told from the others at the table?
pub(crate) fn check_own_name(
    name: &str,
    others: impl IntoIterator<Item = impl AsRef<str>>,
) -> Result<&str, Refusal> {
    let name = check_name(name)?;
    let looks = looks(name);
    let same = |other: &str| {
        let others = self::looks(other);
        looks.iter().zip(&others).any(|(one, other)| one == other)
    };
    match others.into_iter().find(|other| same(other.as_ref())) {
        None => Ok(name),
        Some(other) => Err(Refusal {
            about: Some(other.as_ref().to_owned()),
            ..Refusal::new(Code::NameTaken, "somebody at this table is called so, or nearly so")
        }),
    }
}

/// The name of somebody who comes, with a number where another has it: to be called like somebody is
/// no reason to stay outside, nor to be without a name. Nothing, if it is none.
pub(crate) fn name_for_guest(name: &str, others: &[&str]) -> Option<String> {
    let name = check_name(name).ok()?;
    let numbered = (2..=others.len() + 2).map(|number| {
        let end = format!(" {number}");
        let room = MAX_NAME_CHARS - end.chars().count();
        let short: String = name.chars().take(room).collect();
        short.trim_end().to_owned() + &end
    });
    let mut tries = std::iter::once(name.to_owned()).chain(numbered);
    tries.find(|name| check_own_name(name, others).is_ok())
}

/// What a bot is called: the next name that nobody at the table has.
pub(crate) fn name_for_bot(others: &[impl AsRef<str>]) -> Option<String> {
    let free = BOT_NAMES.iter().find(|name| check_own_name(name, others).is_ok());
    free.map(|name| (*name).to_owned())
}

/// Is it drawn on another character, or not at all?
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{200c}'..='\u{200d}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0020}'..='\u{e01ef}')
        || is_combining(letter)
}

#[cfg(feature = "guard")]
fn is_combining(letter: char) -> bool {
    unicode_normalization::char::is_combining_mark(letter)
}

/// What a name looks like, however it is written: as it is, where `I` is `l`, and in small letters.
#[cfg(feature = "guard")]
fn looks(name: &str) -> [String; 2] {
    use unicode_normalization::UnicodeNormalization as _;
    use unicode_security::skeleton;
    let plain: String = name.nfkc().filter(|letter| !is_hidden(*letter)).collect();
    let plain = plain.split_whitespace().collect::<String>();
    let small = plain.to_uppercase().to_lowercase();
    [skeleton(&plain).collect::<String>().to_lowercase(), skeleton(&small).collect()]
}

#[cfg(feature = "guard")]
fn is_hidden(letter: char) -> bool {
    is_mark(letter) && !is_combining(letter)
}

/// Without the tables of look-alikes all sit at one keyboard: nobody there pretends to be another.
#[cfg(not(feature = "guard"))]
fn looks(name: &str) -> [String; 2] {
    [name.to_lowercase(), name.to_lowercase()]
}

#[cfg(not(feature = "guard"))]
fn is_combining(letter: char) -> bool {
    matches!(letter, '\u{0300}'..='\u{036f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(name: &str) -> Result<(), Code> {
        check_name(name).map(|_| ()).map_err(|no| no.code)
    }

    #[test]
    fn names_are_names_though_they_sound_like_numbers() {
        for good in [
            "Ana",
            "José María",
            "👩‍👩‍👧",
            "علی‌رضا",
            "Zoë ♥",
            "Otto",
            "Trent",
            "Leo99",
            "Siete",
            "7",
            "Đặng",
            "Seven of Nine",
            "नीलेश",
            "陳大文",
            "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
            "☕️",
        ] {
            assert_eq!(code(good), Ok(()), "{good}");
        }
        assert_eq!(check_name("  Ana ").expect("a name"), "Ana");
    }

    #[test]
    fn what_can_not_be_seen_has_no_place_in_a_name() {
        for bad in ["", "  ", &"a".repeat(MAX_NAME_CHARS + 1)] {
            assert_eq!(code(bad), Err(Code::Length), "{bad:?}");
        }
        for bad in [
            "A\u{202e}na",
            "\u{2066}Ana\u{2069}",
            "A\u{200b}na",
            "A\nna",
            "\u{3164}",
            "\u{200d}",
            "\u{301}",
            "\u{200d} \u{fe0f}",
            "A\u{e000}",
            "Z\u{300}\u{301}\u{302}\u{303}\u{304}algo",
            "A\u{feff}",
        ] {
            assert_eq!(code(bad), Err(Code::NameMarks), "{bad:?}");
        }
    }

    #[cfg(feature = "guard")]
    #[test]
    fn nobody_is_called_nearly_like_somebody_else() {
        for (other, mine) in [
            ("Ana", "ana"),
            ("Ana", "ANA"),
            ("Ana", " A n a "),
            ("Ana", "Аnа"),
            ("Ana", "Ａｎａ"),
            ("Ana", "A\u{200d}na"),
            ("Ana", "Ana\u{fe0f}"),
            ("Ana", "𝐀𝐧𝐚"),
            ("Iris", "lris"),
            ("Iris", "1ris"),
            ("Otto", "0tto"),
            ("Jose\u{301}", "José"),
            ("Marna", "Mama"),
            ("Straße", "STRASSE"),
        ] {
            let no = check_own_name(mine, [other]).expect_err(mine);
            assert_eq!((no.code, no.about.as_deref()), (Code::NameTaken, Some(other)), "{mine}");
        }
        for (other, mine) in
            [("Ana", "Anna"), ("José", "Jose"), ("Leo99", "Leo98"), ("Max", "Maxi")]
        {
            assert!(check_own_name(mine, [other]).is_ok(), "{mine}");
        }
    }

    #[test]
    fn a_guest_of_the_same_name_gets_a_number() {
        assert_eq!(name_for_guest("Ana", &["Berta"]).as_deref(), Some("Ana"));
        assert_eq!(name_for_guest("ana", &["Ana"]).as_deref(), Some("ana 2"));
        assert_eq!(name_for_guest("Ana", &["Ana", "Ana 2"]).as_deref(), Some("Ana 3"));
        let long = "a".repeat(MAX_NAME_CHARS);
        let other = name_for_guest(&long, &[&long]).expect("a name");
        assert!(other.ends_with(" 2") && other.chars().count() == MAX_NAME_CHARS);
        assert_eq!(name_for_guest("A\u{202e}na", &[]), None);
    }
}
