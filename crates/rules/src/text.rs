//! What all text forms share: the error, lists, and lines of `key=value` fields.

use std::fmt;
use std::str::FromStr;

/// A text that could not be read: what was expected, and what stood there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    expected: String,
    found: String,
}

impl ParseError {
    /// How much of the offending text an error repeats.
    const QUOTED: usize = 40;

    pub(crate) fn expected(what: impl Into<String>, found: &str) -> ParseError {
        let mut quoted: String = found.chars().take(ParseError::QUOTED).collect();
        if quoted.len() < found.len() {
            quoted.push('…');
        }
        ParseError { expected: what.into(), found: quoted }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, found {:?}", self.expected, self.found)
    }
}

impl std::error::Error for ParseError {}

/// Writes pieces one after the other: a fraction of the work of `write!`, for what is written all the
/// time.
pub(crate) fn put(f: &mut fmt::Formatter<'_>, pieces: &[&str]) -> fmt::Result {
    pieces.iter().try_for_each(|piece| f.write_str(piece))
}

/// Writes items with a separator between them.
pub(crate) fn join<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    items: impl IntoIterator<Item = T>,
    separator: &str,
) -> fmt::Result {
    for (i, item) in items.into_iter().enumerate() {
        if i > 0 {
            f.write_str(separator)?;
        }
        item.fmt(f)?;
    }
    Ok(())
}

/// Items with a separator between them, to be written.
pub(crate) fn joined<T: fmt::Display>(
    items: impl IntoIterator<Item = T> + Clone,
    separator: &str,
) -> impl fmt::Display {
    fmt::from_fn(move |f| join(f, items.clone(), separator))
}

/// The numbers of one byte, three characters each, spaces before them.
const NUMBERS: [u8; 3 * 256] = {
    let mut texts = [b' '; 3 * 256];
    let mut number = 0;
    while number < 256 {
        let (mut rest, mut at) = (number, 3 * number + 3);
        loop {
            at -= 1;
            texts[at] = b'0' + (rest % 10) as u8;
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        number += 1;
    }
    texts
};

/// A small number's digits. Positions are mostly numbers, and are written all the time: so they
/// are copied from a list.
pub(crate) fn digits(number: u8) -> &'static str {
    const TEXTS: &str = match std::str::from_utf8(&NUMBERS) {
        Ok(texts) => texts,
        Err(_) => panic!("digits and spaces"),
    };
    let length = 1 + usize::from(number >= 10) + usize::from(number >= 100);
    let end = 3 * usize::from(number) + 3;
    &TEXTS[end - length..end]
}

/// A small number's digits with a comma behind them, filled up, and how long that is.
pub(crate) fn digits_and_comma(number: u8) -> ([u8; 4], usize) {
    const TEXTS: [[u8; 4]; 256] = {
        let mut texts = [[b','; 4]; 256];
        let mut number = 0;
        while number < 256 {
            let length = 1 + (number >= 10) as usize + (number >= 100) as usize;
            let mut i = 0;
            while i < length {
                texts[number][i] = NUMBERS[3 * number + 3 - length + i];
                i += 1;
            }
            number += 1;
        }
        texts
    };
    let length = 2 + usize::from(number >= 10) + usize::from(number >= 100);
    (TEXTS[usize::from(number)], length)
}

/// The parts between separators; none for an empty text.
pub(crate) fn split(text: &str, separator: char) -> impl Iterator<Item = &str> {
    let parts = if text.is_empty() { None } else { Some(text.split(separator)) };
    parts.into_iter().flatten()
}

/// Parses every part between separators.
pub(crate) fn parse_list<T: FromStr<Err = ParseError>>(
    text: &str,
    separator: char,
) -> Result<Vec<T>, ParseError> {
    split(text, separator).map(str::parse).collect()
}

/// A number of at most three digits as we write it ourselves: no sign, no leading zero, so that
/// every value has one text only.
pub(crate) fn small_number(text: &str) -> Option<u8> {
    number(text).and_then(|n| u8::try_from(n).ok())
}

/// A number without sign or leading zero.
pub(crate) fn number(text: &str) -> Option<u32> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}

/// Like [`number`], with the error that says what was expected.
pub(crate) fn expect_number(text: &str, what: &str) -> Result<u32, ParseError> {
    number(text).ok_or_else(|| ParseError::expected(what, text))
}

/// A line of text: a first word, then fields `key=value`, each key once, in any order.
pub(crate) struct Fields<'a> {
    head: &'a str,
    fields: Vec<(&'a str, &'a str)>,
}

impl<'a> Fields<'a> {
    /// More fields than any position has.
    const MAX: usize = 32;

    pub(crate) fn parse(line: &'a str) -> Result<Fields<'a>, ParseError> {
        let mut words = line.split(' ');
        let head = words.next().unwrap_or_default();
        let mut fields: Vec<(&str, &str)> = Vec::new();
        for word in words {
            let (key, value) =
                word.split_once('=').ok_or_else(|| ParseError::expected("key=value", word))?;
            if fields.iter().any(|(other, _)| *other == key) || fields.len() == Fields::MAX {
                return Err(ParseError::expected("every field once", word));
            }
            fields.push((key, value));
        }
        Ok(Fields { head, fields })
    }

    pub(crate) fn head(&self) -> &'a str {
        self.head
    }

    /// Takes a field out, if it is there.
    pub(crate) fn take(&mut self, key: &str) -> Option<&'a str> {
        let at = self.fields.iter().position(|(other, _)| *other == key)?;
        Some(self.fields.remove(at).1)
    }

    /// Takes a field out that must be there.
    pub(crate) fn need(&mut self, key: &str) -> Result<&'a str, ParseError> {
        self.take(key).ok_or_else(|| ParseError::expected(format!("a field {key}=…"), self.head))
    }

    /// What nobody took.
    pub(crate) fn rest(self) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.fields.into_iter()
    }
}

/// Cards that a text shows, or only their number: `2,9` or `?2`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hidden<T> {
    Known(T),
    Count(u8),
}

impl<T> Hidden<T> {
    /// The cards if they are known, else how many there are.
    pub(crate) fn of(cards: Option<T>, count: u8) -> Hidden<T> {
        cards.map_or(Hidden::Count(count), Hidden::Known)
    }

    /// How many there are, given how to count them.
    pub(crate) fn count(&self, len: impl Fn(&T) -> usize) -> u8 {
        match self {
            Hidden::Known(cards) => len(cards) as u8,
            Hidden::Count(count) => *count,
        }
    }
}

impl<T: Copy> Hidden<T> {
    /// The cards, if the text shows them.
    pub(crate) fn known(&self) -> Option<T> {
        match self {
            Hidden::Known(cards) => Some(*cards),
            Hidden::Count(_) => None,
        }
    }
}

impl<T: fmt::Display> fmt::Display for Hidden<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Hidden::Known(cards) => cards.fmt(f),
            Hidden::Count(count) => put(f, &["?", digits(*count)]),
        }
    }
}

impl<T: FromStr<Err = ParseError>> FromStr for Hidden<T> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Hidden<T>, ParseError> {
        match text.strip_prefix('?') {
            None => text.parse().map(Hidden::Known),
            Some(count) => small_number(count)
                .map(Hidden::Count)
                .ok_or_else(|| ParseError::expected("? and a count", text)),
        }
    }
}
