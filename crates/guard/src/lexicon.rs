//! Every number word of every language, and the disguises they are recognised in.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::LazyLock;

use crate::fold::{BLANK, STROKE};
use crate::language::{Doubt, Language, Lists};
use crate::refusal::Kind;
use crate::shapes::{
    consonants, is_slip, is_stretched, is_swap, lacks_vowels, runs, shape, shortened, sound,
    squeeze,
};
use crate::words::{Drawn, Word};

/// Letters from which on a number word is found inside another word.
const INSIDE: usize = 6;
/// Letters from which on a compound is looked for.
const COMPOUND: usize = 6;
/// Letters from which on a word is also read backwards.
const BACKWARDS: usize = 4;
/// Letters from which on a slip of the pen is forgiven.
const SLIP: usize = 6;
/// The same for ranges and ordinals, which have more words near them.
const RANGE_SLIP: usize = 8;
/// Letters from which on a word may have blanks.
const BLANKED: usize = 5;
/// Letters from which on a compound may have a slip, and letters of its parts.
const SLIPPED_COMPOUND: usize = 9;
const SHORTEST_PART: usize = 2;
/// Consonants from which on a word is recognised without its vowels.
const CONSONANTS: usize = 3;
/// The same when some vowels are left.
const SOME_VOWELS: usize = 4;
/// Consonants of a part of a compound without vowels.
const BARE_PART: usize = 2;
/// Letters from which on a word is recognised by its sound.
const SOUND: usize = 5;
/// The longest word that is taken apart.
pub(crate) const LONGEST: usize = 60;

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

/// How far a number word is looked for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Reach {
    /// Only as it stands: a word of the long list of languages.
    Exact,
    /// Also stretched and with look-alikes.
    Whole,
    /// Also inside other words, and with a slip of the pen.
    Anywhere,
}

/// A number that a word may be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    pub(crate) language: Language,
    pub(crate) sense: Sense,
    /// When it is something else.
    pub(crate) doubt: Option<&'static Doubt>,
    pub(crate) disguised: bool,
    pub(crate) reach: Reach,
    /// Was it found through a slip of the pen?
    pub(crate) slip: bool,
    /// Other languages in which the word is an everyday one.
    pub(crate) everyday: &'static [Language],
}

/// All lists, and what is looked up in them.
pub(crate) struct Lexicon {
    pub(crate) lists: Vec<Lists>,
    pub(crate) words: HashMap<String, Vec<Entry>>,
    /// By their letters without repetitions.
    squeezed: HashMap<String, Vec<String>>,
    /// By what they look like.
    shapes: HashMap<String, Vec<String>>,
    /// Long words without one letter.
    slips: HashMap<String, Vec<String>>,
    /// Without vowels.
    bare: HashMap<String, Vec<String>>,
    /// By how they sound.
    sounds: HashMap<String, Vec<String>>,
    /// Parts of compounds, by language: high, or a link.
    parts: Vec<HashMap<String, Part>>,
    /// The same, without repeated letters, without vowels, and as they sound.
    squeezed_parts: Vec<HashMap<String, Part>>,
    bare_parts: Vec<HashMap<String, Part>>,
    sound_parts: Vec<HashMap<String, Part>>,
    /// Everyday words, of all languages and of each.
    known: HashSet<String>,
    pub(crate) everyday: Vec<HashSet<String>>,
    /// Words of phrases.
    phrased: HashSet<String>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    High,
    /// A part that is no word by itself.
    Stem,
    Unit,
    Link,
}

static LISTS: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::of(Lists::load()));

/// Lists that hold everyday words.
const EVERYDAY: [&str; 7] = ["common", "counted", "markers", "plural", "named", "first", "or"];

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
            bare: HashMap::new(),
            sounds: HashMap::new(),
            parts: Vec::new(),
            squeezed_parts: Vec::new(),
            bare_parts: Vec::new(),
            sound_parts: Vec::new(),
            known: HashSet::new(),
            everyday: Vec::new(),
            phrased: HashSet::new(),
            lists: Vec::new(),
        };
        for list in &lists {
            lexicon.add(list);
        }
        let words: Vec<String> = lexicon.words.keys().cloned().collect();
        for word in words {
            lexicon.known.remove(&word);
            lexicon.note_everyday(&word, &lists);
            if lexicon.reach(&word) == Some(Reach::Exact) {
                continue;
            }
            lexicon.squeezed.entry(squeeze(&word)).or_default().push(word.clone());
            lexicon.shapes.entry(shape(&word)).or_default().push(word.clone());
            let anywhere = lexicon.reach(&word) == Some(Reach::Anywhere);
            let letters = word.chars().count();
            if letters >= if anywhere { SLIP - 1 } else { RANGE_SLIP } && lexicon.is_high(&word) {
                for short in shortened(&word).chain([word.clone()]) {
                    lexicon.slips.entry(short).or_default().push(word.clone());
                }
            }
            let bare = consonants(&word);
            if anywhere && bare.len() >= CONSONANTS {
                lexicon.bare.entry(bare).or_default().push(word.clone());
            }
            if anywhere && letters >= SOUND {
                lexicon.sounds.entry(sound(&word)).or_default().push(word.clone());
            }
        }
        lexicon.lists = lists;
        lexicon
    }

    fn add(&mut self, list: &Lists) {
        let mut parts = HashMap::new();
        let mut put = |word: &String, sense, reach: Reach| {
            let doubt = list.doubts.get(word).map(|doubt| &*Box::leak(Box::new(doubt.clone())));
            let reach = if list.language.is_many() { Reach::Exact } else { reach };
            let entry = Entry {
                language: list.language,
                sense,
                doubt,
                disguised: false,
                reach,
                slip: false,
                everyday: &[],
            };
            self.words.entry(word.clone()).or_default().push(entry);
        };
        for (word, value) in &list.units {
            put(word, Sense::Unit(*value), Reach::Whole);
            parts.insert(word.clone(), Part::Unit);
        }
        for word in list.list("ones") {
            put(word, Sense::One, Reach::Whole);
            parts.insert(word.clone(), Part::Unit);
        }
        list.list("ordinals").for_each(|word| put(word, Sense::Ordinal, Reach::Whole));
        for (name, kind, reach) in [
            ("numbers", Kind::Word, Reach::Anywhere),
            ("whole", Kind::Word, Reach::Whole),
            ("ranges", Kind::Range, Reach::Whole),
        ] {
            for word in list.list(name) {
                put(word, Sense::High(kind), reach);
                parts.insert(word.clone(), Part::High);
            }
        }
        parts.extend(list.list("stems").map(|word| (word.clone(), Part::Stem)));
        parts.extend(list.list("links").map(|word| (word.clone(), Part::Link)));
        let squeezed = parts.iter().map(|(word, part)| (squeeze(word), *part));
        self.squeezed_parts.push(squeezed.collect());
        let sounds = parts.iter().map(|(word, part)| (sound(word), *part));
        self.sound_parts.push(sounds.collect());
        let bare = parts.iter().map(|(word, part)| (consonants(word), *part));
        self.bare_parts.push(bare.filter(|(word, _)| word.len() >= BARE_PART).collect());
        self.parts.push(parts);
        self.phrased.extend(list.innocent.words().chain(list.refused.words()).cloned());
        let everyday = EVERYDAY.iter().flat_map(|name| list.list(name)).cloned();
        self.everyday.push(everyday.collect());
        self.known.extend(self.everyday.last().into_iter().flatten().cloned());
        self.known.extend(list.list("not").cloned());
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

    /// Are they all words of one language?
    pub(crate) fn says(&self, words: &[Word]) -> bool {
        self.lists.iter().any(|lists| {
            let own = |entry: &Entry| entry.language == lists.language;
            let number = |word: &str| self.words.get(word).is_some_and(|all| all.iter().any(own));
            let everyday = &self.everyday[lists.language.index()];
            words
                .iter()
                .map(|word| word.text.as_str())
                .all(|word| everyday.contains(word) || lists.has("not", word) || number(word))
        })
    }

    /// How far the word is looked for, if it is ten or above.
    fn reach(&self, word: &str) -> Option<Reach> {
        let high =
            |entry: &&Entry| matches!(entry.sense, Sense::High(_)) || entry.reach == Reach::Exact;
        self.words.get(word)?.iter().filter(high).map(|entry| entry.reach).max()
    }

    fn is_high(&self, word: &str) -> bool {
        let high = |entry: &Entry| matches!(entry.sense, Sense::High(_));
        self.words.get(word).is_some_and(|entries| entries.iter().any(high))
    }

    /// The numbers that a word may be, as it stands or through a disguise.
    pub(crate) fn senses(&self, word: &Word) -> Vec<Entry> {
        let text = word.text.as_str();
        if let Some(entries) = self.words.get(text) {
            let stretched = |entry: &Entry| Entry { disguised: word.drawn == Drawn::Out, ..*entry };
            return entries.iter().map(stretched).collect();
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
        if is_stretched(&plain)
            && let Some(language) =
                self.inside(&squeezed).or_else(|| compound(&squeezed, &self.squeezed_parts))
        {
            return vec![high(language, true)];
        }
        let turned = if word.drawn == Drawn::Turned { self.turned(text) } else { Vec::new() };
        if !turned.is_empty() {
            return turned;
        }
        let back = self.backwards(&plain);
        if !back.is_empty() {
            return back;
        }
        let bare = self.without_vowels(&plain);
        if !bare.is_empty() {
            return bare;
        }
        // The text tells later in which of the languages it is a slip.
        let slips = [self.slipped(&plain), self.slipped_compound(&plain), self.by_sound(&plain)];
        slips.into_iter().flatten().map(|entry| Entry { slip: true, ..entry }).collect()
    }

    pub(crate) fn is_stretched_number(&self, text: &str) -> bool {
        !self.stretched(text).is_empty()
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
        if back.len() >= BACKWARDS && self.number(&back).is_some() {
            return self.words[&back].clone();
        }
        self.compound(&back).map(|language| high(language, true)).into_iter().collect()
    }

    /// One letter wrong, missing, too many or swapped in a long word.
    fn slipped(&self, text: &str) -> Vec<Entry> {
        if text.len() + 1 < SLIP {
            return Vec::new();
        }
        let keys = shortened(text).chain([text.to_owned()]);
        let words: BTreeSet<&String> =
            keys.filter_map(|key| self.slips.get(&key)).flatten().collect();
        let slips = words.into_iter().filter(|word| {
            // Short words have many near them: two letters swapped or one too many, no more.
            let swapped = word.len() == text.len() && is_swap(text, word);
            let long = word.len() >= SLIP && text.len() >= SLIP;
            (long || word.len() < text.len() || swapped) && is_slip(text, word)
        });
        slips.flat_map(|word| self.words[word].clone()).collect()
    }

    /// A long number word with a slip.
    pub(crate) fn slip(&self, text: &str) -> Option<Language> {
        self.slipped(text).first().map(|entry| entry.language)
    }

    /// Vowels left out: `svnty`, `cncnt`, `vnte`, `twntysvn`.
    fn without_vowels(&self, text: &str) -> Vec<Entry> {
        let bare = consonants(text);
        // With few consonants only the last vowel may be left: else it is another word.
        let closed = text.strip_suffix(['a', 'e', 'i', 'o', 'u']).unwrap_or(text);
        let short = bare.len() < SOME_VOWELS && closed != bare;
        let words = self.bare.get(&bare).into_iter().flatten();
        let mut words = words.filter(|word| !short && lacks_vowels(text, word)).peekable();
        if words.peek().is_none() && bare == text {
            let language = compound(text, &self.bare_parts);
            return language.map(|language| high(language, true)).into_iter().collect();
        }
        words.flat_map(|word| self.words[word].clone()).collect()
    }

    /// Written as it sounds: `kuarenta`, `kuarentaidos`.
    fn by_sound(&self, text: &str) -> Vec<Entry> {
        let heard = sound(text);
        let words = self.sounds.get(&heard).into_iter().flatten();
        let found: Vec<Entry> = words.flat_map(|word| self.words[word].clone()).collect();
        if !found.is_empty() {
            return found;
        }
        let language = compound(&heard, &self.sound_parts);
        language.map(|language| high(language, true)).into_iter().collect()
    }

    /// A compound of which the ten has a slip: `einundzwanzg`.
    fn slipped_compound(&self, text: &str) -> Vec<Entry> {
        if !text.is_ascii() || !(SLIPPED_COMPOUND..=LONGEST).contains(&text.len()) {
            return Vec::new();
        }
        let language = (SHORTEST_PART..=text.len() - SHORTEST_PART).find_map(|at| {
            let (first, last) = text.split_at(at);
            let after = |entry: &&Entry| is_unit(last, &self.parts[entry.language.index()], true);
            let before =
                |entry: &&Entry| is_unit(first, &self.parts[entry.language.index()], false);
            let found = self.slipped(first).iter().find(after).map(|entry| entry.language);
            found.or_else(|| self.slipped(last).iter().find(before).map(|entry| entry.language))
        });
        language.map(|language| high(language, true)).into_iter().collect()
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
                // Ranges are words that other words are made from; at the end they are not.
                let found = entry.reach == Reach::Anywhere
                    || (entry.sense == Sense::High(Kind::Range) && to == text.len());
                found.then_some(entry.language)
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

    /// Is it on any list, or part of a phrase?
    pub(crate) fn is_vocabulary(&self, text: &str) -> bool {
        self.knows(text) || self.lists(text) || self.phrased.contains(text)
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
    Entry {
        language,
        sense: Sense::High(Kind::Word),
        doubt: None,
        disguised,
        reach: Reach::Anywhere,
        slip: false,
        everyday: &[],
    }
}

/// Is the text a unit, with or without a link before or after it?
fn is_unit(text: &str, parts: &HashMap<String, Part>, link_first: bool) -> bool {
    let is = |text: &str, part| parts.get(text) == Some(&part);
    let linked = |at| {
        let (first, last) = text.split_at(at);
        let (link, unit) = if link_first { (first, last) } else { (last, first) };
        is(link, Part::Link) && is(unit, Part::Unit)
    };
    is(text, Part::Unit) || (1..text.len()).any(linked)
}

/// Is the text nothing but parts, with one high or two others among them, and no link at its end?
fn made_of(text: &str, parts: &HashMap<String, Part>) -> bool {
    // Weight of the best way to reach each place: a high part counts two, others one.
    let mut best: Vec<Option<u8>> = vec![None; text.len() + 1];
    best[0] = Some(0);
    for from in 0..text.len() {
        let Some(weight) = best[from] else { continue };
        for to in from + 1..=text.len().min(from + 16) {
            let more = match parts.get(&text[from..to]) {
                Some(Part::High) => 2,
                Some(Part::Unit | Part::Stem) => 1,
                Some(Part::Link) if from > 0 && to < text.len() => 0,
                _ => continue,
            };
            best[to] = best[to].max(Some(weight.saturating_add(more)));
        }
    }
    best[text.len()].is_some_and(|weight| weight >= 2)
}
