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

use std::collections::{HashMap, HashSet};

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
                (None, Some(rest)) => {
                    list(rest).map_or_else(|| Part::Not(words(rest)), Part::NotList)
                }
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

/// Phrases, each with what it stands for, by the word they start with.
pub(crate) struct Phrases<T> {
    all: Vec<(T, Pattern)>,
    by_first: HashMap<String, Vec<usize>>,
    /// Those that start with something else than a word.
    free: Vec<usize>,
}

impl<T> Default for Phrases<T> {
    fn default() -> Phrases<T> {
        Phrases { all: Vec::new(), by_first: HashMap::new(), free: Vec::new() }
    }
}

impl<T> Phrases<T> {
    pub(crate) fn push(&mut self, means: T, pattern: Pattern) {
        let index = self.all.len();
        match pattern.0.first() {
            Some(Part::Words(words)) => {
                for word in words {
                    self.by_first.entry(word.clone()).or_default().push(index);
                }
            }
            _ => self.free.push(index),
        }
        self.all.push((means, pattern));
    }

    /// Every place where a phrase stands: what it stands for, from where, to where.
    pub(crate) fn found(&self, text: &impl Reading) -> impl Iterator<Item = (&T, usize, usize)> {
        let words = (0..).map_while(|at| text.word(at).map(|word| (at, word)));
        words.flat_map(move |(at, word)| {
            let first = self.by_first.get(word).into_iter().flatten();
            first.chain(&self.free).filter_map(move |index| {
                let (means, pattern) = &self.all[*index];
                follow(&pattern.0, text, at, at).map(|end| (means, at, end))
            })
        })
    }

    /// The lists that the phrases name.
    #[cfg(test)]
    pub(crate) fn lists(&self) -> impl Iterator<Item = &String> {
        self.all.iter().flat_map(|(_, pattern)| &pattern.0).filter_map(|part| match part {
            Part::List(name) | Part::NotList(name) => Some(name),
            _ => None,
        })
    }
}

/// Where the phrase ends if it stands at this word.
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
        Part::Unit => {
            word.is_some() && text.value(at).is_some_and(|value| (2..=9).contains(&value))
        }
        Part::Small => word.is_some() && text.value(at).is_some_and(|value| value <= 9),
        Part::Number => word.is_some() && text.value(at).is_some_and(|value| value >= 2),
        Part::Any => word.is_some(),
    };
    if takes { follow(rest, text, from, at + 1) } else { None }
}
