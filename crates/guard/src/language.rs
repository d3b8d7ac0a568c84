//! The lists of one language, read from `data/`: see `docs/talk.md` for what each is for.

use std::collections::{HashMap, HashSet};

use crate::fold;
use crate::pattern::{self, Phrases};
use crate::refusal::Kind;

/// A language the guard reads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Language(u8);

/// Code, name and lists. The last stands for many languages, of which only the words are known.
const FILES: [(&str, &str, &str); 9] = [
    ("en", "English", include_str!("../data/en.txt")),
    ("es", "Spanish", include_str!("../data/es.txt")),
    ("pt", "Portuguese", include_str!("../data/pt.txt")),
    ("fr", "French", include_str!("../data/fr.txt")),
    ("de", "German", include_str!("../data/de.txt")),
    ("it", "Italian", include_str!("../data/it.txt")),
    ("ca", "Catalan", include_str!("../data/ca.txt")),
    ("nl", "Dutch", include_str!("../data/nl.txt")),
    ("xx", "another language", include_str!("../data/others.txt")),
];

impl Language {
    /// How many there are.
    pub const COUNT: usize = FILES.len();

    /// All of them.
    pub fn all() -> impl Iterator<Item = Language> {
        (0..Language::COUNT as u8).map(Language)
    }

    /// Its code in two letters; `xx` for the list of other languages.
    pub const fn code(self) -> &'static str {
        FILES[self.0 as usize].0
    }

    /// Its name in English.
    pub const fn name(self) -> &'static str {
        FILES[self.0 as usize].1
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Is it the list of other languages?
    pub(crate) const fn is_many(self) -> bool {
        self.index() + 1 == Language::COUNT
    }

    fn of_code(code: &str) -> Option<Language> {
        Language::all().find(|language| language.code() == code)
    }
}

/// Letters of a short form, at most: longer words need not be looked up.
const SHORT: usize = 4;

/// When a word that is a number is something else.
#[derive(Clone, Default, Debug)]
pub(crate) struct Doubt {
    /// It is an everyday word of these.
    pub(crate) elsewhere: Vec<Language>,
    /// It is an everyday word of its own language: a number only right after a marker.
    pub(crate) marked: bool,
}

/// The lists of a language.
pub(crate) struct Lists {
    pub(crate) language: Language,
    /// Two to nine.
    pub(crate) units: HashMap<String, u8>,
    pub(crate) doubts: HashMap<String, Doubt>,
    /// What people write for a longer word in a hurry, and that word.
    short: HashMap<String, String>,
    pub(crate) innocent: Phrases<()>,
    pub(crate) refused: Phrases<Kind>,
    named: HashMap<String, HashSet<String>>,
    /// What is wrong with the file: nothing, or a test fails.
    pub(crate) problems: Vec<String>,
}

impl Lists {
    pub(crate) fn load() -> Vec<Lists> {
        Language::all().map(Lists::read).collect()
    }

    fn read(language: Language) -> Lists {
        let mut lists = Lists {
            language,
            units: HashMap::new(),
            doubts: HashMap::new(),
            short: HashMap::new(),
            innocent: Phrases::default(),
            refused: Phrases::default(),
            named: HashMap::new(),
            problems: Vec::new(),
        };
        let mut section = String::new();
        for line in FILES[language.index()].2.lines() {
            let line = line.split("//").next().unwrap_or("").trim();
            if let Some(name) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
                name.clone_into(&mut section);
            } else if !line.is_empty() && lists.line(&section, line).is_none() {
                lists.problems.push(format!("{}: [{section}] {line}", language.code()));
            }
        }
        lists
    }

    /// Takes in a line; `None` if it can't be read.
    fn line(&mut self, section: &str, line: &str) -> Option<()> {
        match section {
            "" => return None,
            "units" => {
                let (value, words) = line.split_once(' ')?;
                let value = value.parse().ok().filter(|value| (2..=9).contains(value))?;
                self.units.extend(words.split_whitespace().map(|word| (fold::word(word), value)));
            }
            "doubts" => {
                let (word, rest) = line.split_once(' ')?;
                let mut doubt = Doubt::default();
                for part in rest.split_whitespace() {
                    match part {
                        "marked" => doubt.marked = true,
                        code => doubt.elsewhere.push(Language::of_code(code)?),
                    }
                }
                self.doubts.insert(fold::word(word), doubt);
            }
            "short" => {
                let (word, shorts) = line.split_once(' ')?;
                for short in shorts.split_whitespace().map(fold::word) {
                    if short.len() > SHORT {
                        return None;
                    }
                    self.short.insert(short, fold::word(word));
                }
            }
            "innocent" => self.innocent.push((), pattern::read(line)?),
            "refused" => {
                let (code, line) = line.split_once(':')?;
                let kind = Kind::ALL.into_iter().find(|kind| kind.code() == code)?;
                self.refused.push(kind, pattern::read(line)?);
            }
            name => {
                let list = self.named.entry(name.to_owned()).or_default();
                list.extend(line.split_whitespace().map(fold::word));
            }
        }
        Some(())
    }

    /// Is the word on this list, in full or short?
    pub(crate) fn has(&self, list: &str, word: &str) -> bool {
        self.named.get(list).is_some_and(|list| list.contains(self.full(word)))
    }

    /// The word that is meant: `que` for `q`.
    pub(crate) fn full<'a>(&'a self, word: &'a str) -> &'a str {
        if word.len() > SHORT { word } else { self.short.get(word).map_or(word, String::as_str) }
    }

    /// The words of a list.
    pub(crate) fn list(&self, list: &str) -> impl Iterator<Item = &String> {
        self.named.get(list).into_iter().flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_lists_can_be_read() {
        for lists in Lists::load() {
            assert_eq!(lists.problems, Vec::<String>::new());
            for name in lists.innocent.lists().chain(lists.refused.lists()) {
                assert!(lists.named.contains_key(name), "{}: <{name}>", lists.language.code());
            }
        }
    }

    #[test]
    fn the_lists_have_the_names_that_the_guard_knows() {
        let known = [
            "endings", "ones", "ordinals", "numbers", "whole", "ranges", "links", "stems",
            "markers", "holding", "plural", "or", "number", "named", "first", "counted", "loose",
            "common", "not", "romans", "singular", "open", "this", "compares", "compared",
            "placed",
        ];
        for lists in Lists::load() {
            for name in lists.named.keys() {
                assert!(known.contains(&name.as_str()), "{}: [{name}]", lists.language.code());
            }
        }
    }

    #[test]
    fn every_doubt_is_about_a_number() {
        for lists in Lists::load() {
            let numbers = ["ones", "ordinals", "numbers", "whole", "ranges"];
            for word in lists.doubts.keys() {
                let known = lists.units.contains_key(word)
                    || numbers.iter().any(|name| lists.has(name, word));
                assert!(known, "{}: {word}", lists.language.code());
            }
        }
    }
}
