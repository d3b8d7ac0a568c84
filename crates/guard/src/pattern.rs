//! Phrases of the lists: `uno|una menos que`, `# of <us>`, `exactly ... below`.
//!
//! | | |
//! |---|---|
//! | `word`, `a\|b` | this word, one of these |
//! | `!a\|b` | the next word is none of these |
//! | `<list>` | a word of that list of the same language |
//! | `#` | two to nine, in this language |
//! | `#1` | one to nine, in this language |
//! | `##` | any number word of this language |
//! | `_` | any word |
//! | `...` | up to three words |
//! | `^`, `$` | start and end of a sentence |
//!
//! A phrase does not go on after the end of a sentence or a comma.

use std::collections::HashSet;

use crate::fold;

/// Words that `...` stands for, at most.
const GAP: usize = 3;

/// A part of a phrase.
#[derive(Clone, Debug)]
pub(crate) enum Part {
    Words(HashSet<String>),
    Not(HashSet<String>),
    List(String),
    NotList(String),
    Unit,
    Small,
    Number,
    Any,
    Gap,
    Start,
    End,
}

/// A phrase.
#[derive(Clone, Debug)]
pub(crate) struct Pattern(pub(crate) Vec<Part>);

/// Reads a phrase; `None` if there is nothing in it.
pub(crate) fn read(line: &str) -> Option<Pattern> {
    let words = |text: &str| text.split('|').map(fold::word).collect::<HashSet<_>>();
    let part = |text: &str| match text {
        "#" => Part::Unit,
        "#1" => Part::Small,
        "##" => Part::Number,
        "_" => Part::Any,
        "..." => Part::Gap,
        "^" => Part::Start,
        "$" => Part::End,
        _ => {
            let list = |text: &str| text.strip_prefix('<')?.strip_suffix('>').map(str::to_owned);
            match (list(text), text.strip_prefix('!')) {
                (Some(name), _) => Part::List(name),
                (None, Some(rest)) => list(rest).map_or_else(|| Part::Not(words(rest)), Part::NotList),
                (None, None) => Part::Words(words(text)),
            }
        }
    };
    let parts: Vec<Part> = line.split_whitespace().map(part).collect();
    (!parts.is_empty()).then_some(Pattern(parts))
}

/// What a phrase asks about the text.
pub(crate) trait Reading {
    /// The word there, if any.
    fn word(&self, at: usize) -> Option<&str>;
    /// Does a sentence or a clause start there?
    fn starts(&self, at: usize) -> bool;
    /// Is the word on a list?
    fn listed(&self, at: usize, list: &str) -> bool;
    /// The value of a word from one to nine; 10 for any other number.
    fn value(&self, at: usize) -> Option<u8>;
}

impl Pattern {
    /// Where the phrase ends if it stands at this word.
    pub(crate) fn end(&self, text: &impl Reading, at: usize) -> Option<usize> {
        follow(&self.0, text, at, at)
    }
}

fn follow(parts: &[Part], text: &impl Reading, from: usize, at: usize) -> Option<usize> {
    let Some((part, rest)) = parts.split_first() else { return Some(at) };
    let ended = at > from && text.starts(at);
    let word = if ended { None } else { text.word(at) };
    let takes = match part {
        Part::Start => return if text.starts(at) { follow(rest, text, from, at) } else { None },
        Part::End => {
            let end = ended || text.word(at).is_none();
            return if end { follow(rest, text, from, at) } else { None };
        }
        Part::Not(words) => {
            let other = word.is_none_or(|word| !words.contains(word));
            return if other { follow(rest, text, from, at) } else { None };
        }
        Part::NotList(list) => {
            let other = word.is_none() || !text.listed(at, list);
            return if other { follow(rest, text, from, at) } else { None };
        }
        Part::Gap => {
            for skipped in 0..=GAP {
                if let Some(end) = follow(rest, text, from, at + skipped) {
                    return Some(end);
                }
                let next = at + skipped;
                if text.word(next).is_none() || (next > from && text.starts(next)) {
                    return None;
                }
            }
            return None;
        }
        Part::Words(words) => word.is_some_and(|word| words.contains(word)),
        Part::List(list) => word.is_some() && text.listed(at, list),
        Part::Unit => word.is_some() && text.value(at).is_some_and(|value| (2..=9).contains(&value)),
        Part::Small => word.is_some() && text.value(at).is_some_and(|value| value <= 9),
        Part::Number => word.is_some() && text.value(at).is_some_and(|value| value >= 2),
        Part::Any => word.is_some(),
    };
    if takes { follow(rest, text, from, at + 1) } else { None }
}
