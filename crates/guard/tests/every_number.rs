//! Every number of a card, in every language, in every disguise: refused.

mod support;

use support::{SPELLINGS, Spelling};

/// A way to write a word so that people still read it, and what it is called.
type Disguise = (&'static str, fn(&str) -> String);

fn between(text: &str, mark: &str) -> String {
    let letters: Vec<String> =
        text.chars().filter(|c| c.is_alphabetic()).map(String::from).collect();
    letters.join(mark)
}

fn swapped(text: &str, pairs: &[(char, char)]) -> String {
    let look = |c: char| pairs.iter().find(|(plain, _)| *plain == c).map_or(c, |(_, alike)| *alike);
    text.chars().map(look).collect()
}

fn no_accents(text: &str) -> String {
    swapped(text, &[('é', 'e'), ('ê', 'e'), ('ó', 'o'), ('ü', 'u'), ('ö', 'o')]).replace('ß', "ss")
}

const CYRILLIC: [(char, char); 9] = [
    ('a', 'а'),
    ('c', 'с'),
    ('e', 'е'),
    ('i', 'і'),
    ('o', 'о'),
    ('p', 'р'),
    ('s', 'ѕ'),
    ('x', 'х'),
    ('y', 'у'),
];
const GREEK: [(char, char); 6] =
    [('a', 'α'), ('i', 'ι'), ('n', 'η'), ('o', 'ο'), ('t', 'τ'), ('v', 'ν')];

fn in_alphabet(text: &str, first: u32) -> String {
    let plain = no_accents(text);
    each(&plain, |c| match c {
        'a'..='z' => char::from_u32(first + c as u32 - 'a' as u32).expect("a letter").to_string(),
        c => c.to_string(),
    })
}

const DISGUISES: [Disguise; 24] = [
    ("plain", str::to_owned),
    ("without accents", no_accents),
    ("capitals", str::to_uppercase),
    ("no spaces", |text| text.replace([' ', '-'], "")),
    ("hyphens for spaces", |text| text.replace(' ', "-")),
    ("spaces for hyphens", |text| text.replace('-', " ")),
    ("spaces between letters", |text| between(text, " ")),
    ("dots between letters", |text| between(text, ".")),
    ("hyphens between letters", |text| between(text, "-")),
    ("stars between letters", |text| between(text, "*")),
    ("pictures between letters", |text| between(text, "🙂")),
    ("letters doubled", |text| {
        each(text, |c| if c.is_alphabetic() { format!("{c}{c}") } else { c.to_string() })
    }),
    ("invisible characters", |text| each(text, |c| format!("{c}\u{200b}"))),
    ("marks on letters", |text| {
        each(text, |c| if c.is_alphabetic() { format!("{c}\u{336}") } else { c.to_string() })
    }),
    ("Cyrillic letters", |text| swapped(text, &CYRILLIC)),
    ("Greek letters", |text| swapped(text, &GREEK)),
    ("full width", |text| in_alphabet(text, 0xff41)),
    ("script letters", |text| in_alphabet(text, 0x1d4ea)),
    ("circled letters", |text| in_alphabet(text, 0x24d0)),
    ("signs for letters", |text| swapped(text, &[('s', '$'), ('e', '€'), ('a', '@')])),
    ("a stroke for an i", |text| text.replace('i', "|")),
    ("the last letter drawn out", |text| {
        let last = text.chars().last().expect("a letter");
        if last == 'i' || last == 'x' {
            text.to_owned()
        } else {
            format!("{text}{last}{last}{last}")
        }
    }),
    ("low lines between letters", |text| between(text, "_")),
    ("mixed case", |text| {
        let mut upper = false;
        each(text, |c| {
            upper = !upper;
            if upper { c.to_uppercase().to_string() } else { c.to_string() }
        })
    }),
];

fn each(text: &str, mut change: impl FnMut(char) -> String) -> String {
    text.chars().map(&mut change).collect()
}

fn told(spelling: &Spelling, written: &str) -> Vec<String> {
    let said = spelling.carriers.iter().map(|carrier| carrier.replace("{}", written));
    said.filter(|said| guard::check(said).is_ok()).collect()
}

#[test]
fn every_number_in_every_language_in_every_disguise_is_refused() {
    let mut passed = Vec::new();
    for spelling in &SPELLINGS {
        for number in 2..=99 {
            for (name, disguise) in DISGUISES {
                let word = disguise(&(spelling.spell)(number));
                let told = told(spelling, &word);
                passed.extend(
                    told.into_iter().map(|said| format!("{} {name}: {said}", spelling.code)),
                );
            }
        }
    }
    assert!(passed.is_empty(), "{} pass:\n{}", passed.len(), passed.join("\n"));
}

/// Disguises that take too much from a short word: from ten on, and long enough.
const ROUGH: [Disguise; 4] = [
    ("backwards", |text| between(text, "").chars().rev().collect()),
    ("two letters swapped", |text| {
        let mut letters: Vec<char> = text.chars().collect();
        letters.swap(2, 3);
        letters.into_iter().collect()
    }),
    ("without vowels", |text| {
        each(text, |c| if "aeiou".contains(c) { String::new() } else { c.to_string() })
    }),
    ("by sound", |text| {
        [("qua", "kua"), ("qu", "k"), ("ca", "ka"), ("co", "ko"), ("cu", "ku"), ("vi", "bi")]
            .into_iter()
            .fold(text.to_owned(), |text, (from, to)| text.replace(from, to))
    }),
];

#[test]
fn every_number_from_ten_on_in_rough_disguise_is_refused() {
    let (mut passed, mut all) = (Vec::new(), 0);
    for spelling in &SPELLINGS {
        for number in 20..=99 {
            let word = (spelling.spell)(number);
            for (name, disguise) in ROUGH {
                let written = disguise(&no_accents(&word));
                let told = told(spelling, &written);
                all += spelling.carriers.len();
                passed.extend(
                    told.into_iter().map(|said| format!("{} {name}: {said}", spelling.code)),
                );
            }
        }
    }
    // Some of them can't be told from other words any more.
    assert!(
        passed.len() * 100 <= 4 * all,
        "{} of {all} pass:\n{}",
        passed.len(),
        passed.join("\n")
    );
}

#[test]
fn digits_of_every_script_are_refused() {
    for number in 2..=99_u32 {
        for zero in [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10, 0x1d7ce, 0x1d7d8, 0x1fbf0] {
            let digit = |value: u32| char::from_u32(zero + value).expect("a digit");
            let written: String = number
                .to_string()
                .chars()
                .map(|c| digit(c.to_digit(10).expect("a digit")))
                .collect();
            assert!(guard::check(&format!("I have {written}")).is_err(), "{written}");
        }
    }
    for c in "²³⁴⁷½¾①⑦⑳㊲❼➆⓻🄇Ⅷⅷ↊七二十百🔟🕖🂧⚄🁃🀈".chars()
    {
        assert!(guard::check(&format!("mine is {c} here")).is_err(), "{c}");
    }
}

#[test]
fn roman_numerals_are_refused_and_words_are_not() {
    for said in ["XXXVII", "I have XLII", "tengo la xxiv", "mine: LXXXVIII!", "iv", "X X X V I I"] {
        assert!(guard::check(said).is_err(), "{said}");
    }
    for said in ["mix", "I", "mi mano", "yo lo vi", "di algo", "MI", "civil", "si", "a CD", "DM me"]
    {
        assert!(guard::check(said).is_ok(), "{said}");
    }
}
