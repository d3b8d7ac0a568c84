//! A character as the plain letters that a reader sees: no accents, no look-alikes, lower case.

use std::collections::HashMap;
use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::{canonical_combining_class, is_combining_mark};
use unicode_security::skeleton;

/// Stands for `i` or `l`: a stroke in a word may be either.
pub(crate) const STROKE: char = '1';
/// Stands for any one letter: someone wrote a star in its place.
pub(crate) const BLANK: char = '*';

/// Letters that stand on their head, save those that are also letters as they stand.
const TURNED: &str = "ɐɔǝɟƃᵷɥᴉɾʞꞁɯɹʇʌʍʎ∀Ǝ⅃⊥Ʌ";

/// Look-alikes of Latin letters: our own list, before the tables of Unicode are asked.
static ALIKE: LazyLock<HashMap<char, char>> = LazyLock::new(|| {
    let mut alike = HashMap::new();
    for line in
        include_str!("../data/lookalikes.txt").lines().filter(|line| !line.starts_with("//"))
    {
        let mut chars = line.chars().filter(|c| !c.is_whitespace() && !is_invisible(*c));
        let latin = chars.next();
        for c in chars.filter(|c| !c.is_ascii()) {
            alike.entry(c).or_insert(latin.unwrap_or(c));
        }
    }
    alike
});

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
    TURNED.contains(c)
}

/// The letters a character shows, if it shows any.
pub(crate) fn letters(c: char, out: &mut String) {
    if c.is_ascii() {
        if c.is_ascii_alphabetic() {
            out.push(c.to_ascii_lowercase());
        }
        return;
    }
    match c {
        'ß' | 'ẞ' => out.push_str("ss"),
        'æ' | 'Æ' => out.push_str("ae"),
        'œ' | 'Œ' => out.push_str("oe"),
        _ => match ALIKE.get(&c).copied().or_else(|| in_a_box(c)) {
            Some(latin) => out.push(latin),
            None => std::iter::once(c).nfkd().for_each(|part| plain(part, out)),
        },
    }
}

/// Letters in black boxes and discs, and the halves of flags.
fn in_a_box(c: char) -> Option<char> {
    let first = match c {
        '\u{1f150}'..='\u{1f169}' => 0x1f150,
        '\u{1f170}'..='\u{1f189}' => 0x1f170,
        '\u{1f1e6}'..='\u{1f1ff}' => 0x1f1e6,
        _ => return None,
    };
    char::from_u32(u32::from(c) - first + u32::from('a'))
}

/// A character without compatibility forms or marks.
fn plain(c: char, out: &mut String) {
    let lower = c.to_lowercase().next().unwrap_or(c);
    if lower.is_ascii_alphabetic() {
        out.push(lower);
    } else if !lower.is_ascii() && lower.is_alphabetic() && !is_invisible(lower) {
        match ALIKE.get(&lower) {
            Some(latin) => out.push(*latin),
            None => out.push(seen(lower)),
        }
    }
}

/// What Unicode says the letter is confused with, if that is one Latin letter.
fn seen(c: char) -> char {
    let mut buffer = [0; 4];
    let mut letters = skeleton(c.encode_utf8(&mut buffer)).filter(|c| !is_invisible(*c));
    match (letters.next(), letters.next()) {
        (Some(letter), None) if letter.is_ascii_alphabetic() => letter.to_ascii_lowercase(),
        (Some(letter), None) => ALIKE.get(&letter).copied().unwrap_or(c),
        _ => c,
    }
}

/// What a sign inside a word stands for, when people write it in place of a letter.
pub(crate) const fn sign(c: char) -> Option<char> {
    Some(match c {
        '$' | '§' => 's',
        '@' => 'a',
        '€' => 'e',
        '£' => 'l',
        '¢' | '©' => 'c',
        '®' => 'r',
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
