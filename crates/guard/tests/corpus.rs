//! The corpus: what people say at a table, half of it forbidden. Prints recall and precision.
//!
//! `cargo test -p subibaja-guard --test corpus -- --nocapture`

use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// What the guard must reach, in thousandths.
const BAR: usize = 980;
/// The same for the corpus rewritten.
const REWRITTEN: usize = 995;
/// Innocent sentences that pass with a heart after them, in thousandths: what ends in a number, or in
/// what may be compared with one, does not.
const WITH_A_HEART: usize = 920;
/// Sentences, at least.
const SENTENCES: usize = 400;
const LANGUAGES: usize = 7;

/// How often the guard was right.
#[derive(Default, Clone, Copy)]
struct Tally {
    found: usize,
    missed: usize,
    passed: usize,
    wrong: usize,
}

impl Tally {
    fn add(&mut self, forbidden: bool, refused: bool) {
        match (forbidden, refused) {
            (true, true) => self.found += 1,
            (true, false) => self.missed += 1,
            (false, false) => self.passed += 1,
            (false, true) => self.wrong += 1,
        }
    }

    fn recall(self) -> usize {
        1000 * self.found / (self.found + self.missed).max(1)
    }

    fn precision(self) -> usize {
        1000 * self.found / (self.found + self.wrong).max(1)
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = |thousandths: usize| format!("{}.{} %", thousandths / 10, thousandths % 10);
        write!(
            f,
            "{} forbidden, {} innocent: recall {}, precision {}",
            self.found + self.missed,
            self.passed + self.wrong,
            percent(self.recall()),
            percent(self.precision())
        )
    }
}

/// A sentence with its language and what is expected of it.
struct Sentence {
    language: String,
    forbidden: bool,
    text: String,
}

/// Sections `[LANGUAGE refused]` and `[LANGUAGE ok]`, a sentence a line.
fn read(path: &Path) -> Vec<Sentence> {
    let text = std::fs::read_to_string(path).expect("a corpus");
    let mut section = None;
    let mut sentences = Vec::new();
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        if let Some(name) = line.strip_prefix('[') {
            let (language, what) = name.trim_end_matches(']').split_once(' ').expect("a section");
            assert!(["ok", "refused"].contains(&what), "{line}");
            section = Some((language.to_owned(), what == "refused"));
        } else {
            let (language, forbidden) = section.clone().expect("a section first");
            sentences.push(Sentence { language, forbidden, text: line.to_owned() });
        }
    }
    sentences
}

fn corpus() -> Vec<Sentence> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    let mut paths: Vec<_> = std::fs::read_dir(folder)
        .expect("the corpus")
        .map(|file| file.expect("a file").path())
        .collect();
    paths.sort();
    paths.iter().flat_map(|path| read(path)).collect()
}

/// A sentence as the same person would write it on another day.
type Rewriting = (&'static str, fn(&str) -> String);

const REWRITINGS: [Rewriting; 8] = [
    ("in small letters", str::to_lowercase),
    ("in capitals", str::to_uppercase),
    ("without accents", |text| text.nfd().filter(|c| !is_combining_mark(*c)).collect()),
    ("with a word before it", |text| format!("ok, {text}")),
    ("after a laugh", |text| format!("haha {text}")),
    ("with a picture after it", |text| format!("{text} 😂")),
    ("shouted", |text| format!("{}!!!", text.trim_end_matches(['.', '!', '?']))),
    ("drawn out", |text| match text.chars().last() {
        Some(c) if "aeou".contains(c) => format!("{text}{c}{c}{c}"),
        _ => text.to_owned(),
    }),
];

/// What is meant does not change with how it is written: the same answers, but for a few that hang
/// on a capital letter or on a word that stands alone.
#[test]
fn the_guard_is_right_about_the_corpus_rewritten() {
    let corpus = corpus();
    for (name, rewrite) in REWRITINGS {
        let mut tally = Tally::default();
        for sentence in &corpus {
            let refused = guard::check(&rewrite(&sentence.text)).is_err();
            tally.add(sentence.forbidden, refused);
        }
        println!("{name}: {tally}");
        assert!(tally.recall() >= REWRITTEN && tally.precision() >= REWRITTEN, "{name}: {tally}");
    }
}

#[test]
fn a_heart_opens_nothing_and_seldom_hurts() {
    let mut tally = Tally::default();
    for sentence in corpus() {
        let refused = guard::check(&format!("{} <3", sentence.text)).is_err();
        assert!(refused || !sentence.forbidden, "{} <3", sentence.text);
        tally.add(sentence.forbidden, refused);
    }
    println!("with a heart: {tally}");
    assert!(1000 * tally.passed >= WITH_A_HEART * (tally.passed + tally.wrong), "{tally}");
}

#[test]
fn the_guard_is_right_about_the_corpus() {
    let mut by_language: BTreeMap<String, Tally> = BTreeMap::new();
    let mut all = Tally::default();
    for sentence in corpus() {
        let said = guard::check(&sentence.text);
        all.add(sentence.forbidden, said.is_err());
        by_language
            .entry(sentence.language.clone())
            .or_default()
            .add(sentence.forbidden, said.is_err());
        if sentence.forbidden != said.is_err() {
            let reason = said.err().map_or("not found".to_owned(), |refusal| refusal.to_string());
            println!("{}: {}: {reason}", sentence.language, sentence.text);
        }
    }
    for (language, tally) in &by_language {
        println!("{language}: {tally}");
        assert!(tally.recall() >= BAR && tally.precision() >= BAR, "{language}: {tally}");
    }
    println!("all: {all}");
    assert!(all.recall() >= BAR && all.precision() >= BAR, "{all}");
    assert_eq!(by_language.len(), LANGUAGES);
    assert!(all.found + all.missed + all.passed + all.wrong >= SENTENCES);
}
