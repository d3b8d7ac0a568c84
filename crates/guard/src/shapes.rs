//! What disguises leave of a word: its letters without repetitions, its strokes, a slip of the pen.

use crate::fold::STROKE;

/// Without repeated letters.
pub(crate) fn squeeze(text: &str) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    letters.dedup();
    letters.into_iter().collect()
}

/// How often each letter is repeated.
pub(crate) fn runs(text: &str) -> impl Iterator<Item = usize> {
    let letters: Vec<char> = text.chars().collect();
    let lengths: Vec<usize> = letters.chunk_by(|a, b| a == b).map(<[char]>::len).collect();
    lengths.into_iter()
}

/// What a word looks like: strokes are strokes.
pub(crate) fn shape(text: &str) -> String {
    text.replace("vv", "w").replace("rn", "m").replace(['i', 'l', 'j'], &STROKE.to_string())
}

/// The word without each of its letters in turn.
pub(crate) fn shortened(text: &str) -> impl Iterator<Item = String> {
    let places: Vec<(usize, char)> = text.char_indices().collect();
    let text = text.to_owned();
    places.into_iter().map(move |(at, c)| {
        let mut short = text.clone();
        short.replace_range(at..at + c.len_utf8(), "");
        short
    })
}

/// Do they differ by one letter, or by two that were swapped?
pub(crate) fn is_slip(a: &str, b: &str) -> bool {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let same = a.iter().zip(&b).take_while(|(a, b)| a == b).count();
    let (a, b) = (&a[same..], &b[same..]);
    match a.len().cmp(&b.len()) {
        std::cmp::Ordering::Less => b.len() == a.len() + 1 && &b[1..] == a,
        std::cmp::Ordering::Greater => a.len() == b.len() + 1 && &a[1..] == b,
        std::cmp::Ordering::Equal => {
            let swapped = a.len() > 1 && a[0] == b[1] && a[1] == b[0] && a[2..] == b[2..];
            swapped || a.get(1..) == b.get(1..)
        }
    }
}
