//! A text as words of plain letters, each with its place and what stands before it.

use std::ops::Range;

use crate::fold;
use crate::lexicon::Lexicon;
use crate::shapes::{limited, runs};

/// The same letter so often in a row is still spelling.
const DRAWN_OUT: usize = 2;
/// Letters of a number that is written together with the words around it.
const GLUED: usize = 4;

/// What stands between a word and the one before.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Gap {
    /// No space: a hyphen, a dot, a picture.
    Tight,
    /// A space.
    Space,
    /// A comma.
    Comma,
    /// The end of a sentence, or the start of the text.
    Stop,
}

/// A word as it is read.
#[derive(Clone, Debug)]
pub(crate) struct Word {
    /// Plain lower-case letters.
    pub(crate) text: String,
    /// Where it is written.
    pub(crate) place: Range<usize>,
    /// What stands before it.
    pub(crate) gap: Gap,
    /// Is it written in capitals?
    pub(crate) capitals: bool,
    /// Is it a single character?
    pub(crate) single: bool,
    /// How its letters are drawn.
    pub(crate) drawn: Drawn,
}

/// How the letters of a word are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Drawn {
    Plainly,
    /// Some stand on their head.
    Turned,
    /// One is repeated again and again.
    Out,
}

/// Splits a text into words.
pub(crate) fn split(text: &str) -> Vec<Word> {
    let chars: Vec<(usize, char)> =
        text.char_indices().filter(|(_, c)| !fold::is_invisible(*c)).collect();
    let mut splitter = Splitter { words: Vec::new(), open: None, gap: Gap::Stop };
    for (index, (at, c)) in chars.iter().copied().enumerate() {
        let mut letters = String::new();
        fold::letters(c, &mut letters);
        if letters.is_empty() {
            let next = chars.get(index + 1).map(|(_, c)| *c);
            match fold::sign(c) {
                Some(sign) if splitter.takes_sign(c, inside(&chars[index..])) => {
                    letters.push(sign);
                }
                _ => splitter.separate(c, next),
            }
        }
        if !letters.is_empty() {
            splitter.push(&letters, at, c);
        }
    }
    splitter.close();
    splitter.words.iter_mut().for_each(shorten);
    splitter.words.into_iter().flat_map(unglue).collect()
}

/// Takes apart what was written without spaces: `tengoelsiete`.
fn unglue(word: Word) -> Vec<Word> {
    let lexicon = Lexicon::get();
    if lexicon.is_vocabulary(&word.text) {
        return vec![word];
    }
    match lexicon.unglued(&word.text, GLUED) {
        None => vec![word],
        // It may be one number as it stands.
        Some(_) if !lexicon.senses(&word).is_empty() => vec![word],
        Some(pieces) => {
            let pieces = pieces.into_iter().enumerate();
            let gap = |at| if at == 0 { word.gap } else { Gap::Space };
            pieces.map(|(at, text)| Word { text, gap: gap(at), ..word.clone() }).collect()
        }
    }
}

/// Takes back letters that are drawn out: `noooo`, `t r e i n t aaaa`. Roman numerals and tallies
/// stay as they are.
fn shorten(word: &mut Word) {
    let roman = |c| matches!(c, 'i' | 'v' | 'x' | 'l' | 'c');
    if runs(&word.text).all(|run| run <= DRAWN_OUT) || word.text.chars().all(roman) {
        return;
    }
    let lexicon = Lexicon::get();
    let [once, twice] = [1, 2].map(|times| limited(&word.text, DRAWN_OUT, times));
    let known = |text: &String| lexicon.is_vocabulary(text);
    let doubled = known(&twice) || lexicon.is_stretched_number(&twice);
    word.text = if !known(&once) && doubled { twice } else { once };
    word.single |= word.text.chars().count() == 1;
    word.drawn = Drawn::Out;
}

/// Does a letter come after these signs?
fn inside(rest: &[(usize, char)]) -> bool {
    let mut after = rest.iter().map(|(_, c)| *c).skip_while(|c| fold::sign(*c).is_some());
    after.next().is_some_and(char::is_alphabetic)
}

struct Splitter {
    words: Vec<Word>,
    open: Option<Word>,
    gap: Gap,
}

impl Splitter {
    /// May this sign be a letter? Between others it may; some signs also open or end a word.
    const fn takes_sign(&self, c: char, inside: bool) -> bool {
        let opens = matches!(c, '$' | '€' | '£' | '|' | '§' | '®' | '©' | '@');
        let ends = matches!(c, '$' | '€' | '£' | '|' | '§' | '®' | '©' | '@' | '¢' | '¥');
        if inside { opens || self.open.is_some() } else { ends && self.open.is_some() }
    }

    fn push(&mut self, letters: &str, at: usize, c: char) {
        let gap = self.gap;
        let word = self.open.get_or_insert_with(|| Word {
            text: String::new(),
            place: at..at,
            gap,
            capitals: true,
            single: true,
            drawn: Drawn::Plainly,
        });
        word.single = word.text.is_empty();
        word.text.push_str(letters);
        word.place.end = at + c.len_utf8();
        word.capitals &= !c.is_lowercase();
        if fold::is_turned(c) {
            word.drawn = Drawn::Turned;
        }
        self.gap = Gap::Tight;
    }

    fn separate(&mut self, c: char, next: Option<char>) {
        self.close();
        let ends = next.is_none_or(char::is_whitespace);
        let gap = match c {
            '\n' | '\r' | '¿' | '¡' | '(' | ')' | '—' | '–' => Gap::Stop,
            '.' | '!' | '?' | ';' | ':' | '…' if ends => Gap::Stop,
            ',' => Gap::Comma,
            _ if c.is_whitespace() => Gap::Space,
            _ => Gap::Tight,
        };
        self.gap = self.gap.max(gap);
    }

    fn close(&mut self) {
        self.words.extend(self.open.take());
    }
}

/// The text that a run of words was written as.
pub(crate) fn written<'a>(text: &'a str, words: &[Word]) -> &'a str {
    match words {
        [] => "",
        [first, .., last] => text.get(first.place.start..last.place.end).unwrap_or(""),
        [only] => text.get(only.place.clone()).unwrap_or(""),
    }
}
