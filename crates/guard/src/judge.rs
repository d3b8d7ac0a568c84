//! What the words around a number word make of it: a card's name, a count, or no number at all.
//!
//! Ten and above are refused wherever they stand, unless a phrase of the lists is innocent. Two to
//! nine are also counts. Two, three and four are counts unless a marker names them ("the three", "my
//! four"); five to nine are names unless they count something ("five cards", "the seven of us") or
//! name a pile or a player. A word that is something else in another language is read in the language
//! of which the text has more words.

use crate::joined;
use crate::language::{Language, Lists};
use crate::lexicon::{Entry, Lexicon, Sense};
use crate::pattern::Reading;
use crate::refusal::{Kind, TalkRefusal};
use crate::roman;
use crate::words::{Gap, Word, written};

/// The highest number that names a pile or a player.
const NAMED: u8 = 5;
/// Everyday words by which another language may lead before a slip is no slip any more.
const SLIP_MARGIN: usize = 1;
/// Letters of a word that may name a thing, at least.
const THING: usize = 4;
/// The highest number that is a count by itself.
const COUNT: u8 = 4;

/// Refuses a text that tells a number.
pub(crate) fn check(text: &str, words: &[Word]) -> Result<(), TalkRefusal> {
    joined::check(text, words)?;
    let talk = Talk::of(words);
    let refuse = |from: usize, to: usize, kind, language| {
        let found = written(text, &words[from..to.max(from + 1).min(words.len())]);
        Err(TalkRefusal { kind, found: found.to_owned(), language })
    };
    let covered = talk.innocent();
    if let Some((from, to, kind, language)) = talk.phrase(&covered) {
        return refuse(from, to, kind, Some(language));
    }
    for at in (0..words.len()).filter(|at| !covered[*at]) {
        if let Some((kind, language)) = talk.number(at) {
            return refuse(at, at + 1, kind, Some(language));
        }
        if talk.is_dictated(at) {
            return refuse(at, at + 2, Kind::Dictated, None);
        }
        if talk.is_roman(at) {
            return refuse(at, at + 1, Kind::Roman, None);
        }
    }
    Ok(())
}

/// What a word's surroundings say of it.
#[derive(PartialEq, Eq, Clone, Copy)]
enum Verdict {
    /// It names a card.
    Named,
    /// Nothing speaks against it.
    Open,
    /// It counts something, or names a pile.
    Innocent,
}

/// A text on its way through the guard.
pub(crate) struct Talk<'a> {
    lexicon: &'static Lexicon,
    words: &'a [Word],
    senses: Vec<Vec<Entry>>,
    /// Everyday words of each language.
    scores: [usize; Language::COUNT],
}

/// The text as one language reads it.
struct Read<'a> {
    talk: &'a Talk<'a>,
    lists: &'static Lists,
    /// In full: phrases ask for them again and again.
    words: Vec<&'a str>,
}

impl<'a> Read<'a> {
    fn of(talk: &'a Talk<'a>, lists: &'static Lists) -> Read<'a> {
        let words = talk.words.iter().map(|word| lists.full(&word.text)).collect();
        Read { talk, lists, words }
    }
}

impl Reading for Read<'_> {
    fn word(&self, at: usize) -> Option<&str> {
        self.words.get(at).copied()
    }

    fn starts(&self, at: usize) -> bool {
        self.talk.words.get(at).is_none_or(|word| word.gap >= Gap::Comma)
    }

    fn listed(&self, at: usize, list: &str) -> bool {
        self.word(at).is_some_and(|word| self.lists.has(list, word))
    }

    fn value(&self, at: usize) -> Option<u8> {
        self.talk.value(at, self.lists.language)
    }
}

impl<'a> Talk<'a> {
    pub(crate) fn of(words: &'a [Word]) -> Talk<'a> {
        let lexicon = Lexicon::get();
        let senses: Vec<Vec<Entry>> = words.iter().map(|word| lexicon.senses(word)).collect();
        // What may be a number says little of the language: that is what is asked.
        let number = |entry: &Entry| matches!(entry.sense, Sense::Unit(_) | Sense::High(_));
        let plain = |at: &usize| !senses[*at].iter().any(number);
        let others: Vec<&Word> = (0..words.len()).filter(plain).map(|at| &words[at]).collect();
        let mut scores = [0; Language::COUNT];
        for lists in &lexicon.lists {
            let everyday = |word: &&&Word| {
                ["common", "counted", "markers"].iter().any(|list| lists.has(list, &word.text))
            };
            scores[lists.language.index()] = others.iter().filter(everyday).count();
        }
        Talk { lexicon, words, senses, scores }
    }

    fn score(&self, language: Language) -> usize {
        self.scores[language.index()]
    }

    /// May the text be in this language? Short texts have few words to tell.
    fn is_likely(&self, language: Language) -> bool {
        let best = self.scores.iter().copied().max().unwrap_or(0);
        let score = self.score(language);
        score + 1 >= best || score * 2 >= best
    }

    /// Is it an everyday word of a language that fits the text better? What is nearly a number in
    /// one language is a word of its own in another.
    fn is_elsewhere(&self, entry: &Entry) -> bool {
        let better = |other: &Language| self.score(*other) > self.score(entry.language);
        let much_better = |other| self.score(other) > self.score(entry.language) + SLIP_MARGIN;
        if entry.slip && Language::all().any(much_better) {
            return true;
        }
        // An ordinal is seldom a card: the other language need only fit as well.
        let as_good = |other: &Language| self.score(*other) >= self.score(entry.language);
        if entry.sense == Sense::Ordinal && entry.everyday.iter().any(as_good) {
            return true;
        }
        entry.doubt.is_some_and(|doubt| doubt.elsewhere.iter().any(better))
            || (entry.sense != Sense::One && entry.everyday.iter().any(better))
    }

    /// A phrase that gives a number away and is no part of an innocent one.
    fn phrase(&self, covered: &[bool]) -> Option<(usize, usize, Kind, Language)> {
        self.lexicon.lists.iter().find_map(|lists| {
            if !self.is_likely(lists.language) {
                return None;
            }
            let read = Read::of(self, lists);
            let mut found = lists.refused.found(&read);
            let (kind, from, to) =
                found.find(|(_, from, to)| !covered[*from..*to].iter().all(|covered| *covered))?;
            Some((from, to, *kind, lists.language))
        })
    }

    /// Which words belong to innocent phrases.
    fn innocent(&self) -> Vec<bool> {
        let mut covered = vec![false; self.words.len()];
        for lists in &self.lexicon.lists {
            let read = Read::of(self, lists);
            for ((), from, to) in lists.innocent.found(&read) {
                covered[from..to].fill(true);
            }
        }
        covered
    }

    /// Is this word a number that may not be told?
    fn number(&self, at: usize) -> Option<(Kind, Language)> {
        let likely = self.senses[at].iter().filter(|entry| !self.is_elsewhere(entry));
        let best = likely.clone().map(|entry| self.score(entry.language)).max()?;
        let read: Vec<_> = likely
            .filter(|entry| self.score(entry.language) == best)
            .map(|entry| (entry, self.verdict(at, entry)))
            .collect();
        if read.iter().any(|(_, verdict)| *verdict == Verdict::Innocent) {
            return None;
        }
        let (entry, _) = read.iter().find(|(_, verdict)| *verdict == Verdict::Named)?;
        let kind = match entry.sense {
            _ if entry.disguised => Kind::Disguised,
            Sense::High(kind) => kind,
            _ => Kind::Word,
        };
        Some((kind, entry.language))
    }

    fn verdict(&self, at: usize, entry: &Entry) -> Verdict {
        let lists = &self.lexicon.lists[entry.language.index()];
        let marked = self.before(at, 1).is_some_and(|word| lists.has("markers", word));
        let held = self.before(at, 1).is_some_and(|word| lists.has("holding", word));
        let doubtful = entry.doubt.is_some_and(|doubt| doubt.marked);
        let alone = self.is_alone(at);
        if doubtful && !marked && !held && !alone {
            return Verdict::Open;
        }
        match entry.sense {
            Sense::One => Verdict::Open,
            Sense::High(_) => Verdict::Named,
            Sense::Ordinal if self.names(at, lists) => Verdict::Innocent,
            Sense::Ordinal if self.is_before_thing(at, lists) => Verdict::Innocent,
            _ if self.counts(at, lists) => Verdict::Innocent,
            Sense::Unit(_) if self.is_before_plural(at, lists) => Verdict::Innocent,
            Sense::Unit(value) if value <= NAMED && self.names(at, lists) => Verdict::Innocent,
            Sense::Unit(value) if value <= COUNT && self.is_loose(at, lists) => Verdict::Innocent,
            Sense::Unit(value) if value <= COUNT && !marked && !alone => Verdict::Open,
            Sense::Ordinal | Sense::Unit(_) => Verdict::Named,
        }
    }

    /// Is it all that the sentence says?
    fn is_alone(&self, at: usize) -> bool {
        let stops = |at: usize| self.words.get(at).is_none_or(|word| word.gap == Gap::Stop);
        stops(at) && stops(at + 1)
    }

    /// The word so many places before, in the same clause.
    fn before(&self, at: usize, back: usize) -> Option<&str> {
        let open = (at.checked_sub(back)? + 1..=at).all(|at| self.words[at].gap < Gap::Comma);
        open.then(|| self.words[at - back].text.as_str())
    }

    /// The word so many places after, in the same clause.
    fn after(&self, at: usize, on: usize) -> Option<&str> {
        let open =
            (at + 1..=at + on).all(|at| self.words.get(at).is_some_and(|w| w.gap < Gap::Comma));
        open.then(|| self.words[at + on].text.as_str())
    }

    /// Does the number count something, here or after another number: two or three cards?
    fn counts(&self, at: usize, lists: &Lists) -> bool {
        if self.before(at, 1).is_some_and(|word| lists.has("plural", word)) {
            return true;
        }
        let (next, then) = (self.after(at, 1), self.after(at, 2));
        let counted = |word: Option<&str>| word.is_some_and(|word| lists.has("counted", word));
        let between =
            next.is_some_and(|word| lists.has("common", word) || lists.has("first", word));
        if counted(next) || (counted(then) && !between) {
            return true;
        }
        let or = next.is_some_and(|word| lists.has("or", word));
        let unit = |at: usize| self.value(at, lists.language).is_some_and(|value| value < 10);
        or && unit(at + 2) && self.counts(at + 2, lists)
    }

    /// Does something follow that only a count has before it: the two that go up?
    fn is_loose(&self, at: usize, lists: &Lists) -> bool {
        self.after(at, 1).is_some_and(|word| lists.has("loose", word))
    }

    /// Does a word follow that looks like many of something: seven seas?
    fn is_before_plural(&self, at: usize, lists: &Lists) -> bool {
        let Some(next) = self.after(at, 1) else { return false };
        if self.before(at, 1).is_some_and(|word| lists.has("singular", word)) {
            return false;
        }
        let plural = lists.list("endings").any(|ending| next.ends_with(ending.as_str()));
        plural && self.is_before_thing(at, lists)
    }

    /// Does a word follow that may name a thing: the ninth symphony?
    fn is_before_thing(&self, at: usize, lists: &Lists) -> bool {
        self.after(at, 1).is_some_and(|next| {
            next.len() >= THING
                && self.senses[at + 1].is_empty()
                && !["common", "number", "or", "markers"].iter().any(|list| lists.has(list, next))
        })
    }

    /// Does the number name a pile or a player?
    fn names(&self, at: usize, lists: &Lists) -> bool {
        let named = |back| self.before(at, back).is_some_and(|word| lists.has("named", word));
        named(1) || (named(2) && self.before(at, 1).is_some_and(|word| lists.has("number", word)))
    }

    /// From one to nine, or ten for all above, if the word is a number of this language.
    fn value(&self, at: usize, language: Language) -> Option<u8> {
        let entries = self.senses.get(at)?;
        let own = |entry: &&Entry| entry.language == language;
        let entry = entries.iter().find(|entry| own(entry) && !self.is_elsewhere(entry))?;
        match entry.sense {
            Sense::One => Some(1),
            Sense::Unit(value) => Some(value),
            Sense::High(_) => Some(10),
            Sense::Ordinal => None,
        }
    }

    /// Two digits as words, one after the other. Counting on is none: one, two, three.
    fn is_dictated(&self, at: usize) -> bool {
        if self.after(at, 1).is_none() {
            return false;
        }
        self.lexicon.lists.iter().any(|lists| {
            let values = (at..).map_while(|at| self.value(at, lists.language));
            let values: Vec<u8> = values.take(10).collect();
            let before = at.checked_sub(1).and_then(|at| self.value(at, lists.language));
            let counting = |pair: &[u8]| pair[1] == pair[0] + 1;
            let on = values.len() > 2 || before.is_some();
            let last = at + values.len().saturating_sub(1);
            values.len() > 1
                && (values[1] > 1 || self.after(at, 2).is_none())
                && values[..2].iter().all(|value| *value < 10)
                && !(on && values.windows(2).all(counting))
                && !self.counts(last, lists)
                && !(values[0] == 1 && self.words[at].text.len() < 3)
        })
    }

    /// Would `<3`, written before this word, be a comparison: "mine is <3", "all my cards <3"? What
    /// could be compared is so if the clause has nothing before it: "I love you all <3" is none.
    pub(crate) fn compares(&self, at: usize) -> bool {
        self.languages().any(|lists| {
            let has = |at: usize, names: &[&str]| {
                names.iter().any(|name| lists.has(name, &self.words[at].text))
            };
            let one = |at: usize| self.value(at, lists.language) == Some(1);
            let mut from = at;
            if at > 0 && (has(at - 1, &["compared"]) || one(at - 1)) {
                from -= 1;
                while self.continues(from) && has(from - 1, &["compared", "this", "singular"]) {
                    from -= 1;
                }
                if !self.continues(from) {
                    return true;
                }
            }
            from.checked_sub(1).is_some_and(|at| {
                has(at, &["compares"]) || self.value(at, lists.language).is_some()
            })
        })
    }

    /// Would `<3`, written before this word, be a number of something: "<3 cards"?
    pub(crate) fn is_counted(&self, at: usize) -> bool {
        let Some(word) = self.words.get(at) else { return false };
        self.languages().any(|lists| {
            lists.has("placed", &word.text) || self.value(at, lists.language).is_some()
        })
    }

    /// The languages that the text has most words of.
    fn languages(&self) -> impl Iterator<Item = &'static Lists> {
        let best = self.scores.iter().copied().max().unwrap_or(0);
        self.lexicon.lists.iter().filter(move |lists| self.score(lists.language) == best)
    }

    /// Does the clause go on with this word?
    fn continues(&self, at: usize) -> bool {
        at > 0 && self.words.get(at).is_some_and(|word| word.gap < Gap::Comma)
    }

    fn is_roman(&self, at: usize) -> bool {
        let word = &self.words[at];
        if roman::value(&word.text).is_none() {
            return false;
        }
        // What it is besides, and what marks it, the language of the text tells.
        let best = self.scores.iter().copied().max().unwrap_or(0);
        let spoken =
            || self.lexicon.lists.iter().filter(|lists| self.score(lists.language) == best);
        let marks =
            |lists: &Lists| self.before(at, 1).is_some_and(|word| lists.has("markers", word));
        let marked = spoken().any(marks);
        let last = self.after(at, 1).is_none();
        let doubtful = spoken().any(|lists| lists.has("romans", &word.text));
        match word.text.len() {
            1 => word.capitals && marked && last && word.text != "c",
            _ if doubtful => word.capitals && marked,
            _ => true,
        }
    }
}
