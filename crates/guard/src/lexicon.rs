//! Every number word of every language, and the disguises they are recognised in.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use crate::fold::{BLANK, STROKE};
use crate::language::{Doubt, Language, Lists};
use crate::refusal::Kind;
use crate::shapes::{is_slip, runs, shape, shortened, squeeze};
use crate::words::Word;

/// Letters from which on a number word is found inside another word.
const INSIDE: usize = 6;
/// Letters from which on a compound is looked for.
const COMPOUND: usize = 6;
/// Letters from which on a word is also read backwards.
const BACKWARDS: usize = 5;
/// Letters from which on a slip of the pen is forgiven.
const SLIP: usize = 7;
/// Letters from which on a word may have blanks.
const BLANKED: usize = 5;
/// The longest word that is taken apart.
const LONGEST: usize = 60;

/// What a word may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sense {
    /// One, or zero: no card, but part of sums.
    One,
    /// Two to nine.
    Unit(u8),
    /// Fifth to ninth.
    Ordinal,
    /// Ten and above, or a range.
    High(Kind),
}

/// A number that a word may be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    pub(crate) language: Language,
    pub(crate) sense: Sense,
    /// When it is something else.
    pub(crate) doubt: Option<&'static Doubt>,
    pub(crate) disguised: bool,
    /// Other languages in which the word is an everyday one.
    pub(crate) everyday: &'static [Language],
}

/// All lists, and what is looked up in them.
pub(crate) struct Lexicon {
    pub(crate) lists: Vec<Lists>,
    words: HashMap<String, Vec<Entry>>,
    /// By their letters without repetitions.
    squeezed: HashMap<String, Vec<String>>,
    /// By what they look like.
    shapes: HashMap<String, Vec<String>>,
    /// Long words without one letter.
    slips: HashMap<String, Vec<String>>,
    /// Parts of compounds, by language: high, or a link.
    parts: Vec<HashMap<String, Part>>,
    /// The same, without repeated letters.
    squeezed_parts: Vec<HashMap<String, Part>>,
    /// Everyday words.
    known: HashSet<String>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    High,
    Unit,
    Link,
}

static LISTS: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::of(Lists::load()));

/// Lists that hold everyday words.
const EVERYDAY: [&str; 8] =
    ["common", "counted", "markers", "plural", "named", "first", "or", "not"];

impl Lexicon {
    /// The one there is.
    pub(crate) fn get() -> &'static Lexicon {
        &LISTS
    }

    fn of(lists: Vec<Lists>) -> Lexicon {
        let mut lexicon = Lexicon {
            words: HashMap::new(),
            squeezed: HashMap::new(),
            shapes: HashMap::new(),
            slips: HashMap::new(),
            parts: Vec::new(),
            squeezed_parts: Vec::new(),
            known: HashSet::new(),
            lists: Vec::new(),
        };
        for list in &lists {
            lexicon.add(list);
        }
        let words: Vec<String> = lexicon.words.keys().cloned().collect();
        for word in words {
            lexicon.known.remove(&word);
            lexicon.note_everyday(&word, &lists);
            lexicon.squeezed.entry(squeeze(&word)).or_default().push(word.clone());
            lexicon.shapes.entry(shape(&word)).or_default().push(word.clone());
            if word.chars().count() >= SLIP && lexicon.is_high(&word) {
                for short in shortened(&word).chain([word.clone()]) {
                    lexicon.slips.entry(short).or_default().push(word.clone());
                }
            }
        }
        lexicon.lists = lists;
        lexicon
    }

    fn add(&mut self, list: &Lists) {
        let mut parts = HashMap::new();
        let mut put = |word: &String, sense| {
            let doubt = list.doubts.get(word).map(|doubt| &*Box::leak(Box::new(doubt.clone())));
            let entry =
                Entry { language: list.language, sense, doubt, disguised: false, everyday: &[] };
            self.words.entry(word.clone()).or_default().push(entry);
        };
        for (word, value) in &list.units {
            put(word, Sense::Unit(*value));
            parts.insert(word.clone(), Part::Unit);
        }
        for word in list.list("ones") {
            put(word, Sense::One);
            parts.insert(word.clone(), Part::Unit);
        }
        list.list("ordinals").for_each(|word| put(word, Sense::Ordinal));
        for (name, kind) in [("numbers", Kind::Word), ("ranges", Kind::Range)] {
            for word in list.list(name) {
                put(word, Sense::High(kind));
                parts.insert(word.clone(), Part::High);
            }
        }
        parts.extend(list.list("stems").map(|word| (word.clone(), Part::High)));
        parts.extend(list.list("links").map(|word| (word.clone(), Part::Link)));
        let squeezed = parts.iter().map(|(word, part)| (squeeze(word), *part));
        self.squeezed_parts.push(squeezed.collect());
        self.parts.push(parts);
        self.known.extend(EVERYDAY.iter().flat_map(|name| list.list(name)).cloned());
    }

    /// Notes in which languages a number word of another is an everyday word.
    fn note_everyday(&mut self, word: &str, lists: &[Lists]) {
        let has = |lists: &&Lists| lists.has("common", word) || lists.has("not", word);
        let in_use: Vec<Language> = lists.iter().filter(has).map(|lists| lists.language).collect();
        for entry in self.words.get_mut(word).into_iter().flatten() {
            let own = entry.language;
            let others: Vec<Language> =
                in_use.iter().copied().filter(|other| *other != own).collect();
            entry.everyday = others.leak();
        }
    }

    /// Is it an everyday word?
    pub(crate) fn knows(&self, word: &str) -> bool {
        self.known.contains(word)
    }

    fn is_high(&self, word: &str) -> bool {
        let high = |entry: &Entry| matches!(entry.sense, Sense::High(_));
        self.words.get(word).is_some_and(|entries| entries.iter().any(high))
    }

    /// The numbers that a word may be, as it stands or through a disguise.
    pub(crate) fn senses(&self, word: &Word) -> Vec<Entry> {
        let text = word.text.as_str();
        if let Some(entries) = self.words.get(text) {
            return entries.clone();
        }
        if self.knows(text) || text.len() > LONGEST {
            return Vec::new();
        }
        let compound = self.compound(text).or_else(|| self.inside(text));
        if let Some(language) = compound {
            return vec![high(language, false)];
        }
        let found = self.disguised(word);
        found.into_iter().map(|entry| Entry { disguised: true, ..entry }).collect()
    }

    fn disguised(&self, word: &Word) -> Vec<Entry> {
        let text = word.text.as_str();
        if text.contains(BLANK) {
            return self.blanked(text);
        }
        let plain = text.replace(STROKE, "i");
        let looks = [self.stretched(&plain), self.alike(text), self.alike(&squeeze(text))];
        if let Some(entries) = looks.into_iter().find(|found| !found.is_empty()) {
            return entries;
        }
        let squeezed = squeeze(&plain);
        if squeezed != plain
            && let Some(language) =
                self.inside(&squeezed).or_else(|| compound(&squeezed, &self.squeezed_parts))
        {
            return vec![high(language, true)];
        }
        let turned = if word.turned { self.turned(text) } else { Vec::new() };
        if !turned.is_empty() {
            return turned;
        }
        let back = self.backwards(&plain);
        if back.is_empty() { self.slipped(&plain) } else { back }
    }

    /// Letters repeated: `treeinta`. A word must have all of its own letters.
    fn stretched(&self, text: &str) -> Vec<Entry> {
        let words = self.squeezed.get(&squeeze(text)).into_iter().flatten();
        let longer = words.filter(|word| runs(text).zip(runs(word)).all(|(a, b)| a >= b));
        longer.flat_map(|word| self.words[word].clone()).collect()
    }

    /// Letters that look like others: `thlrty`, `tvventy`.
    fn alike(&self, text: &str) -> Vec<Entry> {
        let words = self.shapes.get(&shape(text)).into_iter().flatten();
        words.flat_map(|word| self.words[word].clone()).collect()
    }

    /// Letters blotted out, `tr**nta`, or stars between all of them, `t*r*e*i*n*t*a`.
    fn blanked(&self, text: &str) -> Vec<Entry> {
        let bare = text.replace(BLANK, "");
        if let Some(language) = self.compound(&bare).or_else(|| self.inside(&bare)) {
            return vec![high(language, true)];
        }
        let stars = text.len() - bare.len();
        let between = stars + 1 == bare.chars().count();
        if (between || bare.len() >= BLANKED)
            && let Some(entries) = self.words.get(&bare)
        {
            return entries.clone();
        }
        if between || text.len() < BLANKED || stars * 2 > text.len() {
            return Vec::new();
        }
        let fits = |word: &str| {
            word.chars().count() == text.chars().count()
                && word.chars().zip(text.chars()).all(|(a, b)| a == b || b == BLANK)
        };
        let found = self.words.keys().filter(|word| fits(word) && self.is_high(word)).min();
        found.map(|word| self.words[word].clone()).unwrap_or_default()
    }

    /// Upside down: from right to left, and `u` is `n`.
    fn turned(&self, text: &str) -> Vec<Entry> {
        let flip = |c| match c {
            'u' => 'n',
            'n' => 'u',
            c => c,
        };
        let text: String = text.chars().rev().map(flip).collect();
        self.words.get(&text).cloned().unwrap_or_default()
    }

    fn backwards(&self, text: &str) -> Vec<Entry> {
        let back: String = text.chars().rev().collect();
        let found =
            self.words.get(&back).filter(|_| self.is_high(&back) && back.len() >= BACKWARDS);
        found.cloned().unwrap_or_default()
    }

    /// One letter wrong, missing, too many or swapped in a long word.
    fn slipped(&self, text: &str) -> Vec<Entry> {
        if text.len() + 1 < SLIP {
            return Vec::new();
        }
        let keys = shortened(text).chain([text.to_owned()]);
        let mut words = keys.filter_map(|key| self.slips.get(&key)).flatten();
        let word = words.find(|word| is_slip(text, word));
        word.map(|word| self.words[word].clone()).unwrap_or_default()
    }

    /// A word made of number words of one language: `siebenunddreissig`, `treintaysiete`.
    pub(crate) fn compound(&self, text: &str) -> Option<Language> {
        compound(text, &self.parts)
    }

    /// A long number word inside another: `thirtyish`.
    pub(crate) fn inside(&self, text: &str) -> Option<Language> {
        if !text.is_ascii() {
            return None;
        }
        let within = |from: usize| {
            (from + INSIDE..=text.len().min(from + 16)).find_map(|to| {
                let piece = &text[from..to];
                let entry = self.words.get(piece)?.iter().find(|entry| entry.doubt.is_none())?;
                matches!(entry.sense, Sense::High(_)).then_some(entry.language)
            })
        };
        (0..text.len().saturating_sub(INSIDE - 1)).find_map(within)
    }

    /// A high number word, as it stands.
    pub(crate) fn high(&self, text: &str) -> Option<Language> {
        let high = |entry: &&Entry| matches!(entry.sense, Sense::High(_));
        self.words.get(text)?.iter().find(high).map(|entry| entry.language)
    }

    /// A word for a number of ten and above, not a range.
    pub(crate) fn plain_high(&self, text: &str) -> Option<Language> {
        let high = |entry: &&Entry| entry.sense == Sense::High(Kind::Word);
        self.words.get(text)?.iter().find(high).map(|entry| entry.language)
    }

    /// Is it a number word of any kind?
    pub(crate) fn lists(&self, text: &str) -> bool {
        self.words.contains_key(text)
    }

    /// Any number word from two on, as it stands.
    pub(crate) fn number(&self, text: &str) -> Option<Language> {
        let number = |entry: &&Entry| matches!(entry.sense, Sense::High(_) | Sense::Unit(_));
        self.words.get(text)?.iter().find(number).map(|entry| entry.language)
    }
}

/// The language whose parts make up the text.
fn compound(text: &str, parts: &[HashMap<String, Part>]) -> Option<Language> {
    if !text.is_ascii() || !(COMPOUND..=LONGEST).contains(&text.len()) {
        return None;
    }
    let index = parts.iter().position(|parts| made_of(text, parts))?;
    Language::all().nth(index)
}

const fn high(language: Language, disguised: bool) -> Entry {
    Entry { language, sense: Sense::High(Kind::Word), doubt: None, disguised, everyday: &[] }
}

/// Is the text nothing but parts, with one high or two units among them, and no link at its end?
fn made_of(text: &str, parts: &HashMap<String, Part>) -> bool {
    // Weight of the best way to reach each place: a high part counts two, a unit one.
    let mut best: Vec<Option<u8>> = vec![None; text.len() + 1];
    best[0] = Some(0);
    for from in 0..text.len() {
        let Some(weight) = best[from] else { continue };
        for to in from + 1..=text.len().min(from + 16) {
            let more = match parts.get(&text[from..to]) {
                Some(Part::High) => 2,
                Some(Part::Unit) => 1,
                Some(Part::Link) if from > 0 && to < text.len() => 0,
                _ => continue,
            };
            best[to] = best[to].max(Some(weight.saturating_add(more)));
        }
    }
    best[text.len()].is_some_and(|weight| weight >= 2)
}
