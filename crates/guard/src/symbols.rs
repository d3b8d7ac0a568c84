//! Characters that are numbers by themselves, whatever stands around them, and things to count.

use unicode_normalization::UnicodeNormalization as _;

use crate::fold;
use crate::refusal::{Kind, TalkRefusal};

/// Numerals of the ideographic scripts from two on. One is half of "together": see `LONE`.
const IDEOGRAPHS: &str =
    "二三四五六七八九十百廿卅卌皕貳贰弐弍叁參参弎肆伍陸陆柒漆捌玖拾佰两兩〡〢〣〤〥〦〧〨〩〸〹〺";
/// A numeral when it stands next to itself.
const LONE: char = '一';
/// Pictures that show a number.
const PICTURES: &str = "🔟🎱🔞🏧🈁";
/// Equal strokes, dots or pictures in a row that are a tally.
const TALLY: usize = 4;
/// The same for stars, which also blot out a word.
const STARS: usize = 5;
/// Pictures of feeling: people repeat them without counting.
const FEELINGS: &str = "❤♥💕💖💗💓💙💚💛🧡💜🖤🤍💔🔥👏🎉💪🙏👍👎👌🤞💀👀💥✨⭐🌟🎊🤦🤷🚀💯🥳🤣🤩🥰🤯🤬🤔🤗🤪🥺🥲🤮🤡🫡🫠🫣🫶🥴🤨🥵🥶💩🙈🙉🙊✊👊🤝🤌🏆🍀🎈🚨⚠❗❓‼🆘🛑😺";
/// Signs that people repeat for emphasis or as a line.
const LINES: &str = ".,!?…-–—_=~*'\"`^:;()<>[]{}&%$#@+\\?¿¡«»";
/// A letter in Morse code that is a digit has five signs.
const MORSE: usize = 5;

/// Refuses digits in any script, pictures of numbers, and tallies.
pub(crate) fn check(text: &str) -> Result<(), TalkRefusal> {
    let mut before = None;
    for (at, c) in text.char_indices() {
        if is_digit(c) || (c == LONE && before == Some(LONE)) {
            let rest = &text[at..];
            let end = rest.find(|c| !is_digit(c) && c != LONE).unwrap_or(rest.len());
            return Err(TalkRefusal::new(Kind::Digits, &rest[..end]));
        }
        if is_picture(c) {
            return Err(TalkRefusal::new(Kind::Picture, c.encode_utf8(&mut [0; 4])));
        }
        before = Some(c);
    }
    tally(text)?;
    morse(text)
}

fn is_digit(c: char) -> bool {
    if c.is_ascii() {
        return c.is_ascii_digit();
    }
    // Digits in tags are not drawn, but a program shows them; Braille has a sign for digits.
    let hidden = ('\u{e0030}'..='\u{e0039}').contains(&c) || ('\u{2801}'..='\u{28ff}').contains(&c);
    c.is_numeric()
        || hidden
        || matches!(c, '↊' | '↋')
        || IDEOGRAPHS.contains(c)
        || std::iter::once(c).nfkd().any(char::is_numeric)
}

/// Mahjong tiles, dominoes, playing cards, dice, clock faces.
fn is_picture(c: char) -> bool {
    PICTURES.contains(c)
        || matches!(c,
            '\u{1f007}'..='\u{1f021}' | '\u{1f030}'..='\u{1f093}' | '\u{1f0a1}'..='\u{1f0ae}'
            | '\u{1f0b1}'..='\u{1f0be}' | '\u{1f0c1}'..='\u{1f0ce}' | '\u{1f0d1}'..='\u{1f0f5}'
            | '⚀'..='⚅' | '\u{1f550}'..='\u{1f567}' | '\u{4dc0}'..='\u{4dff}' | '☰'..='☷'
            | '\u{1d360}'..='\u{1d378}')
}

pub(crate) fn is_feeling(c: char) -> bool {
    ('\u{1f600}'..='\u{1f64f}').contains(&c)
        || ('\u{1f90c}'..='\u{1f93a}').contains(&c)
        || ('\u{1f970}'..='\u{1f97a}').contains(&c)
        || ('\u{1fae0}'..='\u{1faff}').contains(&c)
        || FEELINGS.contains(c)
}

/// The same sign again and again, with or without spaces between.
fn tally(text: &str) -> Result<(), TalkRefusal> {
    let skipped = |c: &char| c.is_whitespace() || fold::is_invisible(*c) || is_skin(*c);
    let mut run: (char, usize) = (' ', 0);
    let mut neighbour = ' ';
    let mut chars = text.chars().filter(|c| !skipped(c)).peekable();
    while let Some(c) = chars.next() {
        if c == run.0 {
            run.1 += 1;
        } else {
            neighbour = run.0;
            run = (c, 1);
        }
        if chars.peek() == Some(&c) {
            continue;
        }
        let next = chars.peek().copied().unwrap_or(' ');
        // Letters that look like strokes are a tally when no other letter touches them.
        let stroke = matches!(c, '|' | 'I' | 'l' | '¦' | '│' | '/' | 'ا' | 'Ӏ' | 'ǀ');
        let alone = !neighbour.is_alphabetic() && !next.is_alphabetic();
        let counts = if c.is_alphanumeric() || stroke {
            stroke && (alone || lone_word(text, c, run.1)) && run.1 >= TALLY
        } else if c == '*' {
            alone && run.1 >= STARS
        } else {
            !LINES.contains(c) && !is_feeling(c) && run.1 >= TALLY
        };
        if counts {
            return Err(TalkRefusal::new(Kind::Tally, &c.to_string().repeat(run.1)));
        }
    }
    Ok(())
}

/// Does the run stand apart as a word of its own?
fn lone_word(text: &str, c: char, count: usize) -> bool {
    text.split_whitespace().any(|word| {
        let word = word.trim_matches(|c: char| c.is_ascii_punctuation() && c != '|' && c != '/');
        word.chars().count() == count && word.chars().all(|other| other == c)
    })
}

const fn is_skin(c: char) -> bool {
    matches!(c, '\u{1f3fb}'..='\u{1f3ff}')
}

/// Two digits in Morse code.
fn morse(text: &str) -> Result<(), TalkRefusal> {
    let is_sign = |c: char| matches!(c, '.' | '-' | '·' | '•' | '–' | '−' | '_');
    let mut groups = text.split(|c: char| !is_sign(c)).filter(|group| {
        let mut signs = group.chars();
        let first = signs.next();
        group.chars().count() == MORSE && signs.any(|c| Some(c) != first)
    });
    match (groups.next(), groups.next()) {
        (Some(group), Some(_)) => Err(TalkRefusal::new(Kind::Disguised, group)),
        _ => Ok(()),
    }
}
