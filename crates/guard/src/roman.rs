//! Roman numerals from two to a hundred.

/// What a word is worth as a Roman numeral, in the usual spelling or all added up: `XXXIIII`.
pub(crate) fn value(word: &str) -> Option<u32> {
    if word.len() > LONGEST {
        return None;
    }
    let digits: Vec<u32> = word.chars().map(digit).collect::<Option<_>>()?;
    let all: u32 = digits.iter().sum();
    let falls = digits.is_sorted_by(|a, b| a >= b) && digits.first() != digits.last();
    if falls && (2..=100).contains(&all) {
        return Some(all);
    }
    let taken: u32 = digits.windows(2).filter(|pair| pair[0] < pair[1]).map(|pair| pair[0]).sum();
    let value = all.checked_sub(2 * taken)?;
    ((2..=100).contains(&value) && spelled(value) == word).then_some(value)
}

/// LXXXXVIIII.
const LONGEST: usize = 10;

const fn digit(c: char) -> Option<u32> {
    Some(match c {
        'i' => 1,
        'v' => 5,
        'x' => 10,
        'l' => 50,
        'c' => 100,
        _ => return None,
    })
}

/// A number as a Roman numeral.
fn spelled(mut value: u32) -> String {
    const SIGNS: [(u32, &str); 9] = [
        (100, "c"),
        (90, "xc"),
        (50, "l"),
        (40, "xl"),
        (10, "x"),
        (9, "ix"),
        (5, "v"),
        (4, "iv"),
        (1, "i"),
    ];
    let mut out = String::new();
    for (worth, sign) in SIGNS {
        while value >= worth {
            out.push_str(sign);
            value -= worth;
        }
    }
    out
}
