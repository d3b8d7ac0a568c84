//! Numbers split into letters or pieces: `t r e i n t a`, `thir-ty`, `X X X V`.

use crate::lexicon::Lexicon;
use crate::refusal::{Kind, Refusal};
use crate::roman;
use crate::words::{Gap, Word, written};

/// Letters that make a run of letters.
const LETTERS: usize = 3;
/// Pieces a word is split into, at most, and its letters, at least.
const PIECES: usize = 4;
const WHOLE: usize = 5;
/// The most letters of the shortest piece when there are spaces between.
const SHORT: usize = 3;
/// The longest run of letters that is looked at.
const LONGEST_RUN: usize = 80;

/// Refuses a number that is put together from letters or pieces.
pub(crate) fn check(text: &str, words: &[Word]) -> Result<(), Refusal> {
    for run in words.chunk_by(|a, b| a.text.len() == 1 && b.text.len() == 1) {
        if run.len() >= LETTERS {
            spelled(text, run)?;
        }
    }
    for from in 0..words.len() {
        for count in 2..=PIECES {
            if let Some(pieces) = words.get(from..from + count) {
                pieced(text, pieces)?;
            }
        }
    }
    Ok(())
}

/// A run of single letters: a number anywhere in it. The first or last may be a word of its own.
fn spelled(text: &str, run: &[Word]) -> Result<(), Refusal> {
    let lexicon = Lexicon::get();
    let run = &run[..run.len().min(LONGEST_RUN)];
    let joined: String = run.iter().map(|word| word.text.as_str()).collect();
    let refuse = |words: &[Word]| Err(Refusal::new(Kind::Disguised, written(text, words)));
    for from in 0..run.len() {
        for to in from + LETTERS..=run.len().min(from + 16) {
            let Some(piece) = joined.get(from..to) else { continue };
            let nearly_all = to - from + 1 >= run.len();
            let number = nearly_all && (lexicon.number(piece).is_some() || is_roman(piece));
            if number || lexicon.high(piece).is_some() {
                return refuse(&run[from..to]);
            }
        }
    }
    let back: String = joined.chars().rev().collect();
    if lexicon.inside(&back).is_some() { refuse(run) } else { Ok(()) }
}

fn is_roman(text: &str) -> bool {
    roman::value(text).is_some()
}

/// Pieces that make a high number word, at least one of which is no word by itself.
fn pieced(text: &str, pieces: &[Word]) -> Result<(), Refusal> {
    let lexicon = Lexicon::get();
    let (Some(first), inner) = (pieces.first(), &pieces[1..]) else { return Ok(()) };
    let length: usize = pieces.iter().map(|word| word.text.len()).sum();
    let tight = inner.iter().all(|word| word.gap == Gap::Tight);
    let stopped = inner.iter().any(|word| word.gap == Gap::Stop);
    let short = pieces.iter().any(|word| word.text.len() <= SHORT);
    let all_words = pieces.iter().all(|word| lexicon.knows(&word.text) || lexicon.lists(&word.text));
    if length < WHOLE || stopped || !(tight || short) || (all_words && !tight) {
        return Ok(());
    }
    let joined: String = pieces.iter().map(|word| word.text.as_str()).collect();
    let found = lexicon.plain_high(&joined).filter(|_| !lexicon.knows(&joined));
    match found {
        Some(language) if lexicon.high(&first.text).is_none() => {
            Err(Refusal::of(Kind::Disguised, written(text, pieces), language))
        }
        _ => Ok(()),
    }
}
