//! Words written as one: `vingtneufdansmamain` is taken apart into the words of one language, if a
//! number is among them.

use crate::language::Lists;
use crate::lexicon::{Entry, LONGEST, Lexicon, Sense};
use crate::refusal::Kind;

/// Letters of what is taken apart, at least.
const GLUED: usize = 10;
/// How many words it is, at least, and letters of the numbers among them.
const GLUED_WORDS: usize = 3;
const GLUED_NUMBER: usize = 5;
/// Letters of one of the words, at most.
const LONGEST_WORD: usize = 16;

impl Lexicon {
    /// Words of one language that were written as one, a number of so many letters among them:
    /// `vingtneufdansmamain`.
    pub(crate) fn unglued(&self, text: &str, shortest: usize) -> Option<Vec<String>> {
        if !text.is_ascii() || !(GLUED..=LONGEST).contains(&text.len()) {
            return None;
        }
        // Most words have no number in them, which is soon seen.
        let has_number = |from: usize| {
            let to = text.len().min(from + LONGEST_WORD);
            (from + shortest..=to).any(|to| self.words.contains_key(&text[from..to]))
        };
        if !(0..=text.len() - shortest).any(has_number) {
            return None;
        }
        self.lists.iter().find_map(|lists| self.unglued_in(text, lists, shortest))
    }

    fn unglued_in(&self, text: &str, lists: &Lists, shortest: usize) -> Option<Vec<String>> {
        let everyday = &self.everyday[lists.language.index()];
        let is_word = |before: &str, piece: &str| {
            // A word of one letter is one only after a number: else it is in every word.
            let linked = piece.len() > 1 || self.is_in(before, lists, false);
            let linking = lists.has("links", piece) && self.is_in(before, lists, false);
            linking || (linked && (everyday.contains(piece) || self.is_in(piece, lists, false)))
        };
        // The fewest words that lead to each place, by where the last of them starts.
        let mut best: Vec<Option<(usize, usize)>> = vec![None; text.len() + 1];
        best[0] = Some((0, 0));
        for from in 0..text.len() {
            let Some((count, last)) = best[from] else { continue };
            for to in from + 1..=text.len().min(from + LONGEST_WORD) {
                let fewer = best[to].is_none_or(|(other, _)| count + 1 < other);
                if fewer && is_word(&text[last..from], &text[from..to]) {
                    best[to] = Some((count + 1, from));
                }
            }
        }
        let mut words = Vec::new();
        let mut to = text.len();
        while to > 0 {
            let (_, from) = best[to]?;
            words.push(text[from..to].to_owned());
            to = from;
        }
        words.reverse();
        let sure = words.iter().any(|word| self.is_in(word, lists, true));
        let numbers = words.iter().filter(|word| self.is_in(word, lists, false));
        let letters: usize = numbers.map(String::len).sum();
        let marked = |pair: &[String]| {
            let (marker, number) = (&pair[0], &pair[1]);
            let long = number.len() >= shortest;
            long && lists.has("markers", marker) && self.is_in(number, lists, true)
        };
        let named = words.windows(2).any(marked);
        (words.len() >= GLUED_WORDS && sure && (named || letters >= GLUED_NUMBER)).then_some(words)
    }

    /// Is it a number of this language, and, if that is asked, nothing else there?
    fn is_in(&self, word: &str, lists: &Lists, surely: bool) -> bool {
        let number =
            |entry: &Entry| matches!(entry.sense, Sense::High(Kind::Word) | Sense::Unit(_));
        let sure = |entry: &Entry| !surely || entry.doubt.is_none_or(|doubt| !doubt.marked);
        self.words.get(word).is_some_and(|entries| {
            entries.iter().any(|e| e.language == lists.language && number(e) && sure(e))
        })
    }
}
