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

/// With longer runs of a letter cut to so many.
pub(crate) fn limited(text: &str, longest: usize, times: usize) -> String {
    let letters: Vec<char> = text.chars().collect();
    let runs = letters.chunk_by(|a, b| a == b);
    runs.flat_map(|run| &run[..if run.len() > longest { times } else { run.len() }]).collect()
}

/// Is a letter stretched, or are several doubled? One doubled letter is only spelling.
pub(crate) fn is_stretched(text: &str) -> bool {
    let doubled = runs(text).filter(|run| *run == 2).count();
    doubled > 1 || runs(text).any(|run| run > 2)
}

/// Without vowels.
pub(crate) fn consonants(text: &str) -> String {
    text.chars().filter(|c| !matches!(c, 'a' | 'e' | 'i' | 'o' | 'u')).collect()
}

/// Does the text have the consonants of the word, and some of its vowels, in their order?
pub(crate) fn lacks_vowels(text: &str, word: &str) -> bool {
    let mut rest = word.chars();
    text.chars().all(|c| rest.any(|other| other == c)) && consonants(text) == consonants(word)
}

/// How a word sounds, roughly and in any of the languages: `kuarenta` as `cuarenta`, `fierzig` as
/// `vierzig`, `sinquenta` as `cinquenta`.
pub(crate) fn sound(text: &str) -> String {
    let text = text.replace("ch", "x").replace("sh", "x").replace("ph", "f");
    let letters: Vec<char> = text.chars().collect();
    let mut out = String::with_capacity(text.len());
    for (at, c) in letters.iter().copied().enumerate() {
        let next = letters.get(at + 1).copied();
        let heard = match c {
            'h' => continue,
            'u' if at > 0 && letters[at - 1] == 'q' => continue,
            'c' if matches!(next, Some('e' | 'i')) => 's',
            'k' | 'q' => 'c',
            'z' => 's',
            'v' | 'f' | 'w' => 'b',
            'y' => 'i',
            c => c,
        };
        if !out.ends_with(heard) {
            out.push(heard);
        }
    }
    // After a hard sound the vowel is heard or not: `cuarenta`, `carante`.
    out.replace("cua", "ca").replace("cue", "ce")
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

/// Have they the same letters in another order?
pub(crate) fn is_swap(a: &str, b: &str) -> bool {
    let sorted = |text: &str| {
        let mut letters: Vec<char> = text.chars().collect();
        letters.sort_unstable();
        letters
    };
    sorted(a) == sorted(b)
}

/// Do they differ by one letter other than the first, or by two that were swapped? With another
/// first letter it is another word: `frente` is not `trente`.
pub(crate) fn is_slip(a: &str, b: &str) -> bool {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let same = a.iter().zip(&b).take_while(|(a, b)| a == b).count();
    let first = same == 0;
    let (a, b) = (&a[same..], &b[same..]);
    match a.len().cmp(&b.len()) {
        std::cmp::Ordering::Less => !first && b.len() == a.len() + 1 && &b[1..] == a,
        std::cmp::Ordering::Greater => !first && a.len() == b.len() + 1 && &a[1..] == b,
        std::cmp::Ordering::Equal => {
            let swapped = a.len() > 1 && a[0] == b[1] && a[1] == b[0] && a[2..] == b[2..];
            swapped || (!first && a.get(1..) == b.get(1..))
        }
    }
}
