//! A character as the plain letters that a reader sees: no accents, no look-alikes, lower case.

use decancer::{Options, Translation, cure_char};
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::{canonical_combining_class, is_combining_mark};

/// Stands for `i` or `l`: a stroke in a word may be either.
pub(crate) const STROKE: char = '1';
/// Stands for any one letter: someone wrote a star in its place.
pub(crate) const BLANK: char = '*';

/// Letters that stand on their head, and what they are the right way up.
const TURNED: [(char, char); 24] = [
    ('ɐ', 'a'),
    ('ɔ', 'c'),
    ('ǝ', 'e'),
    ('ə', 'e'),
    ('ɟ', 'f'),
    ('ƃ', 'g'),
    ('ᵷ', 'g'),
    ('ɥ', 'h'),
    ('ᴉ', 'i'),
    ('ı', 'i'),
    ('ɾ', 'j'),
    ('ʞ', 'k'),
    ('ꞁ', 'l'),
    ('ɯ', 'm'),
    ('ɹ', 'r'),
    ('ʇ', 't'),
    ('ʌ', 'v'),
    ('ʍ', 'w'),
    ('ʎ', 'y'),
    ('∀', 'a'),
    ('Ǝ', 'e'),
    ('⅃', 'l'),
    ('⊥', 't'),
    ('Ʌ', 'v'),
];

/// Is it drawn on top of other characters, or not at all?
pub(crate) fn is_invisible(c: char) -> bool {
    is_combining_mark(c)
        || canonical_combining_class(c) != 0
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}')
}

/// Is it a letter upside down?
pub(crate) fn is_turned(c: char) -> bool {
    c != 'ı' && TURNED.iter().any(|(turned, _)| *turned == c)
}

/// The letters a character shows, if it shows any.
pub(crate) fn letters(c: char, out: &mut String) {
    if c.is_ascii() {
        if c.is_ascii_alphabetic() {
            out.push(c.to_ascii_lowercase());
        }
        return;
    }
    if let Some((_, upright)) = TURNED.iter().find(|(turned, _)| *turned == c) {
        out.push(*upright);
        return;
    }
    match c {
        'ß' | 'ẞ' => out.push_str("ss"),
        '†' | '‡' => out.push('t'),
        '¡' => {}
        _ => std::iter::once(c).nfkd().for_each(|part| plain(part, out)),
    }
}

fn plain(c: char, out: &mut String) {
    let flag_letter = ('\u{1f1e6}'..='\u{1f1ff}').contains(&c);
    if c.is_ascii_alphabetic() {
        out.push(c.to_ascii_lowercase());
    } else if (c.is_alphabetic() && !c.is_ascii()) || flag_letter {
        match cure_char(c, Options::default()) {
            Translation::Character(seen) => keep(seen, out),
            Translation::String(seen) => seen.chars().for_each(|c| keep(c, out)),
            Translation::None => {}
        }
    }
}

fn keep(c: char, out: &mut String) {
    // What looks like a digit is a letter of its own script here: digits were found before.
    if c.is_alphabetic() && !is_invisible(c) {
        out.extend(c.to_lowercase());
    }
}

/// What a sign inside a word stands for, when people write it in place of a letter.
pub(crate) const fn sign(c: char) -> Option<char> {
    Some(match c {
        '$' | '§' => 's',
        '@' => 'a',
        '€' => 'e',
        '£' => 'l',
        '¢' => 'c',
        '¥' => 'y',
        '+' => 't',
        '|' | '!' | '¡' | '¦' => STROKE,
        '*' | '#' | '%' | '?' | '^' => BLANK,
        _ => return None,
    })
}

/// A word of the lists, folded as the text will be.
pub(crate) fn word(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    text.chars().filter(|c| !is_invisible(*c)).for_each(|c| letters(c, &mut out));
    out
}
