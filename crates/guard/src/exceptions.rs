//! The signs with digits that may be written: hearts, `<3` and `</3`, and full marks, `10/10`. They
//! pass only where nobody reads a number in them: apart from other signs, next to no number, and not
//! after a word that compares or holds something. Others (`:3`, `8)`, `9/10`) stay refused: each that
//! passes would be one more way to name a card.

use std::borrow::Cow;
use std::ops::Range;

use crate::fold;
use crate::judge::Talk;
use crate::symbols::is_feeling;
use crate::words;

const SIGNS: [&str; 3] = ["<3", "</3", "10/10"];
/// Signs of a text: more could be counted.
const MOST: usize = 2;
/// What may stand right after a sign.
const ENDS: &str = ".,!…)";
/// What may stand between a sign and the words around it: nothing that calculates or points.
const BETWEEN: &str = ".,!?…:;()-–—'\"^¡¿";
/// What ends a sentence, so that the word before it has nothing to do with the sign.
const STOPS: &str = ".!?";

/// The text with blanks for its signs, or as it is where one of them may be a number.
pub(crate) fn blanked(text: &str) -> Cow<'_, str> {
    if !SIGNS.iter().any(|sign| text.contains(sign)) {
        return Cow::Borrowed(text);
    }
    let places = places(text);
    if places.is_empty() || places.len() > MOST {
        return Cow::Borrowed(text);
    }
    let mut blanked = text.to_owned();
    for place in &places {
        blanked.replace_range(place.clone(), &" ".repeat(place.len()));
    }
    let words = words::split(&blanked);
    let talk = Talk::of(&words);
    let is_innocent = |place: &Range<usize>| {
        let after = words.partition_point(|word| word.place.start < place.start);
        let from = after.checked_sub(1).map_or(0, |at| words[at].place.end);
        let to = words.get(after).map_or(blanked.len(), |word| word.place.start);
        let (left, right) = (&blanked[from..place.start], &blanked[place.end..to]);
        let apart = |between: &str| between.chars().all(is_between);
        apart(left)
            && apart(right)
            && (is_stop(left) || !talk.compares(after))
            && !talk.is_counted(after)
    };
    if places.iter().all(is_innocent) { Cow::Owned(blanked) } else { Cow::Borrowed(text) }
}

/// Where the signs are that stand in words of their own.
fn places(text: &str) -> Vec<Range<usize>> {
    let mut places = Vec::new();
    let mut from = 0;
    for word in text.split_inclusive(char::is_whitespace) {
        places.extend(signs_of(word.trim_end()).into_iter().flatten().map(|place| {
            let Range { start, end } = place;
            from + start..from + end
        }));
        from += word.len();
    }
    places
}

/// The signs of a word, if it is made of signs and what people put around them.
fn signs_of(word: &str) -> Option<Vec<Range<usize>>> {
    let mut places = Vec::new();
    let mut rest = word;
    while let Some(c) = rest.chars().next() {
        let at = word.len() - rest.len();
        if let Some(sign) = SIGNS.iter().find(|sign| rest.starts_with(**sign)) {
            places.push(at..at + sign.len());
            rest = &rest[sign.len()..];
        } else if is_drawn(c) || (!places.is_empty() && ENDS.contains(c)) {
            rest = &rest[c.len_utf8()..];
        } else {
            return None;
        }
    }
    Some(places)
}

/// A picture of feeling, or what belongs to its drawing.
fn is_drawn(c: char) -> bool {
    is_feeling(c) || fold::is_invisible(c)
}

fn is_between(c: char) -> bool {
    c.is_whitespace() || is_drawn(c) || BETWEEN.contains(c)
}

/// Does a sentence end here? Dots in a row leave it open: `mine... <3`.
fn is_stop(between: &str) -> bool {
    between.contains(|c| STOPS.contains(c)) && !between.contains("..") || between.contains('\n')
}
