//! Numbers split into letters or pieces: `t r e i n t a`, `thir-ty`, `X X X V`.

use crate::lexicon::Lexicon;
use crate::refusal::{Kind, TalkRefusal};
use crate::roman;
use crate::words::{Gap, Word, written};

/// Letters that make a run of letters.
const LETTERS: usize = 3;
/// Letters of a number that is found anywhere in a run: shorter ones are parts of many words.
const ANYWHERE: usize = 5;
/// Pieces a word is split into, at most, and its letters, at least.
const PIECES: usize = 4;
/// The same when nothing but a sign is between them.
const TIGHT_PIECES: usize = 8;
const WHOLE: usize = 5;
/// Letters from which on it is enough that one piece is no word.
const LONG: usize = 7;
/// The most letters of the shortest piece when there are spaces between.
const SHORT: usize = 3;
/// The longest run of letters that is looked at, and the longest number word in it.
const LONGEST_RUN: usize = 80;
const LONGEST_WORD: usize = 16;
/// Pieces from which on they are syllables, and may also be mistaken.
const SYLLABLES: usize = 3;
/// Letters at the ends of a run that do not belong to the number.
const STRAY: usize = 2;

/// Refuses a number that is put together from letters or pieces.
pub(crate) fn check(text: &str, words: &[Word]) -> Result<(), TalkRefusal> {
    for run in words.chunk_by(|a, b| a.single && b.single) {
        if run.len() >= LETTERS {
            spelled(text, run)?;
        }
    }
    for from in 0..words.len() {
        for count in 2..=TIGHT_PIECES {
            if let Some(pieces) = words.get(from..from + count) {
                pieced(text, pieces)?;
            }
        }
    }
    Ok(())
}

/// A run of single letters: a number anywhere in it, a small one if it is nearly all of it.
fn spelled(text: &str, run: &[Word]) -> Result<(), TalkRefusal> {
    let lexicon = Lexicon::get();
    let run = &run[..run.len().min(LONGEST_RUN)];
    let joined: String = run.iter().map(|word| word.text.as_str()).collect();
    let has_high = |from: usize| {
        let to = joined.len().min(from + LONGEST_WORD);
        (from + ANYWHERE..=to)
            .any(|to| joined.get(from..to).is_some_and(|piece| lexicon.high(piece).is_some()))
    };
    // The letters at its ends may be words of their own: it's a s i x.
    let is_small = |from: usize| {
        let to = joined.len().saturating_sub(STRAY)..=joined.len();
        to.filter(|to| *to >= from + LETTERS).filter_map(|to| joined.get(from..to)).any(|piece| {
            lexicon.number(piece).is_some() || lexicon.compound(piece).is_some() || is_roman(piece)
        })
    };
    let back: String = joined.chars().rev().collect();
    if lexicon.knows(&joined) {
        return Ok(());
    }
    let found = (0..joined.len()).any(has_high)
        || lexicon.unglued(&joined, LETTERS).is_some()
        || (0..=STRAY).any(is_small)
        || lexicon.inside(&back).is_some();
    if found { Err(TalkRefusal::new(Kind::Disguised, written(text, run))) } else { Ok(()) }
}

fn is_roman(text: &str) -> bool {
    roman::value(text).is_some()
}

/// Pieces that make a high number word, at least one of which is no word by itself.
fn pieced(text: &str, pieces: &[Word]) -> Result<(), TalkRefusal> {
    let lexicon = Lexicon::get();
    let (Some(first), inner) = (pieces.first(), &pieces[1..]) else { return Ok(()) };
    let length: usize = pieces.iter().map(|word| word.text.len()).sum();
    let tight = inner.iter().all(|word| word.gap == Gap::Tight);
    let stopped = inner.iter().any(|word| word.gap == Gap::Stop);
    let is_word = |word: &Word| lexicon.knows(&word.text) || lexicon.lists(&word.text);
    let short = pieces.iter().any(|word| word.text.len() <= SHORT) || !pieces.iter().any(is_word);
    // What makes a long number is a sentence only if all of it is one language.
    let all_words = pieces.iter().all(is_word) && (length < LONG || lexicon.says(pieces));
    let long = length >= LONG && !all_words;
    let many = pieces.len() > PIECES && !tight;
    // So many short pieces are syllables, even if each is a word: `ve in ti sie te`.
    let syllables = length >= LONG
        && pieces.len() >= SYLLABLES
        && pieces.iter().all(|word| (2..=SHORT).contains(&word.text.len()))
        && pieces.iter().filter(|word| !lexicon.lists(&word.text)).count() > 1;
    let words = many || !(tight || short || long) || (all_words && !tight);
    if length < WHOLE || stopped || (words && !syllables) {
        return Ok(());
    }
    let joined: String = pieces.iter().map(|word| word.text.as_str()).collect();
    let by_syllables = || lexicon.compound(&joined).or_else(|| lexicon.slip(&joined));
    let found = lexicon.plain_high(&joined).filter(|_| !lexicon.knows(&joined));
    let found = found.or_else(|| by_syllables().filter(|_| syllables));
    match found {
        Some(language) if lexicon.high(&first.text).is_none() => {
            Err(TalkRefusal::of(Kind::Disguised, written(text, pieces), language))
        }
        _ => Ok(()),
    }
}
