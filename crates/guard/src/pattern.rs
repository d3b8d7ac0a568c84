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
    Either(Vec<Part>),
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

/// Reads a phrase; `None` if it can't be read.
pub(crate) fn read(line: &str) -> Option<Pattern> {
    let parts: Vec<Part> = line.split_whitespace().map(part).collect::<Option<_>>()?;
    (!parts.is_empty()).then_some(Pattern(parts))
}

fn part(text: &str) -> Option<Part> {
    if text.contains('|') && text.contains(['#', '<', '$']) {
        return text.split('|').map(part).collect::<Option<_>>().map(Part::Either);
    }
    let list = |text: &str| text.strip_prefix('<')?.strip_suffix('>').map(str::to_owned);
    Some(match (text, text.strip_prefix('!'), list(text)) {
        ("#", ..) => Part::Unit,
        ("#1", ..) => Part::Small,
        ("##", ..) => Part::Number,
        ("_", ..) => Part::Any,
        ("...", ..) => Part::Gap,
        ("^", ..) => Part::Start,
        ("$", ..) => Part::End,
        (_, _, Some(name)) => Part::List(name),
        (_, Some(rest), _) => match list(rest) {
            Some(name) => Part::NotList(name),
            None => Part::Not(words(rest)?),
        },
        _ => Part::Words(words(text)?),
    })
}

/// Words with bars between; `None` if one has no letter.
fn words(text: &str) -> Option<HashSet<String>> {
    let folded = text.split('|').map(fold::word);
    folded.map(|word| (!word.is_empty()).then_some(word)).collect()
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

    /// The words of the phrases.
    pub(crate) fn words(&self) -> impl Iterator<Item = &String> {
        self.all.iter().flat_map(|(_, pattern)| &pattern.0).flat_map(|part| match part {
            Part::Words(words) => words.iter().collect(),
            _ => Vec::new(),
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

/// Where the phrase that started at `from` ends, if its last parts stand at this word.
fn follow(parts: &[Part], text: &impl Reading, from: usize, at: usize) -> Option<usize> {
    match parts.split_first() {
        Some((part, rest)) => step(part, rest, text, from, at),
        None => Some(at),
    }
}

fn step(part: &Part, rest: &[Part], text: &impl Reading, from: usize, at: usize) -> Option<usize> {
    let ended = at > from && text.starts(at);
    let word = if ended { None } else { text.word(at) };
    let value = || word.and_then(|_| text.value(at));
    let next = match part {
        Part::Either(parts) => {
            return parts.iter().find_map(|part| step(part, rest, text, from, at));
        }
        Part::Gap => {
            let open = |skipped: &usize| {
                (at..at + skipped)
                    .all(|at| text.word(at).is_some() && (at == from || !text.starts(at)))
            };
            let mut reach = (0..=GAP).take_while(open);
            return reach.find_map(|skipped| follow(rest, text, from, at + skipped));
        }
        Part::Start => text.starts(at).then_some(at),
        Part::End => word.is_none().then_some(at),
        Part::Not(words) => word.is_none_or(|word| !words.contains(word)).then_some(at),
        Part::NotList(list) => (word.is_none() || !text.listed(at, list)).then_some(at),
        Part::Words(words) => word.filter(|word| words.contains(*word)).map(|_| at + 1),
        Part::List(list) => word.filter(|_| text.listed(at, list)).map(|_| at + 1),
        Part::Unit => value().filter(|value| (2..=9).contains(value)).map(|_| at + 1),
        Part::Small => value().filter(|value| *value <= 9).map(|_| at + 1),
        Part::Number => value().filter(|value| *value >= 2).map(|_| at + 1),
        Part::Any => word.map(|_| at + 1),
    };
    next.and_then(|next| follow(rest, text, from, next))
}
