//! A heart and full marks are the digits that may be written, and no way to tell a card.

mod support;

use guard::Kind;
use support::SPELLINGS;

fn passes(said: &str) -> bool {
    guard::check(said).is_ok()
}

#[test]
fn a_heart_passes() {
    let said = [
        "<3",
        "</3",
        "<3<3",
        "<3 <3",
        "❤️ <3",
        "😍<3",
        "<3 😂",
        "<3!",
        "thanks <3",
        "gg <3",
        "nice one <3",
        "great game <3",
        "I love you all <3",
        "I <3 you",
        "I <3 this game",
        "love it :) <3",
        "<3 you guys",
        "(love you <3)",
        "what a card! <3",
        "te quiero <3",
        "os quiero a todas <3",
        "gracias <3 sois geniales",
        "buena partida <3",
        "no tengo nada, lo siento </3",
        "obrigada <3",
        "adoro-vos <3",
        "merci <3",
        "je vous aime <3",
        "danke euch <3",
        "hab dich lieb <3",
        "grazie mille <3",
        "vi voglio bene <3",
        "us estimo <3",
        "bedankt <3",
    ];
    for said in said {
        assert_eq!(guard::check(said), Ok(()), "{said}");
    }
}

#[test]
fn a_comparison_is_refused() {
    let said = [
        "it's < 3",
        "it's <3",
        "mine is <3",
        "mine: <3",
        "mine... <3",
        "mine = <3",
        "I have <3",
        "I have the <3",
        "my <3",
        "my card <3",
        "card<3",
        "all <3",
        "all <3 up",
        "they are all <3",
        "<3 cards",
        "<3 up",
        "<3 ⬆",
        "👇 <3",
        "(<3)",
        "<3?",
        "todas <3 arriba",
        "tengo <3",
        "tengo el <3",
        "es <3",
        "la mía <3",
        "tenho <3",
        "é <3",
        "j'ai <3",
        "c'est <3",
        "ich habe <3",
        "meine ist <3",
        "ho <3",
        "è <3",
        "tinc <3",
        "és <3",
        "ik heb <3",
    ];
    for said in said {
        assert_eq!(guard::check(said).map_err(|refusal| refusal.kind), Err(Kind::Digits), "{said}");
    }
}

#[test]
fn full_marks_pass() {
    let said = [
        "10/10",
        "10/10!",
        "10/10 😂",
        "gg 10/10",
        "10/10 would play again",
        "great game, 10/10",
        "qué partida, 10/10",
        "10/10 pessoal",
        "10/10 <3",
    ];
    for said in said {
        assert_eq!(guard::check(said), Ok(()), "{said}");
    }
}

#[test]
fn full_marks_that_may_be_a_card_are_refused() {
    let said = [
        "mine is 10/10",
        "I have 10/10",
        "my card 10/10",
        "tengo 10/10",
        "tenho 10/10",
        "10/10 up",
        "10/10 cards",
        "10/10 ⬆",
        "10/10?",
        "10/10 10/10 10/10",
        "10",
        "10/",
        "/10",
        "9/10",
        "10/9",
        "10 / 10",
        "10/100",
        "110/10",
        "10/10/10",
        "37/10/10",
        "10/1037",
        "10-10",
        "37 10/10",
        "10/10 37",
    ];
    for said in said {
        assert!(!passes(said), "{said}");
    }
}

/// Whatever is not exactly a heart is a digit as before.
#[test]
fn nothing_but_a_heart_passes() {
    let digits = (0..=9).filter(|digit| *digit != 3).map(|digit| format!("<{digit}"));
    let numbers = (10..=99).flat_map(|number| [format!("<{number}"), format!("</{number}")]);
    let others = [
        "3",
        ">3",
        "< 3",
        "<  3",
        "<\u{200b}3",
        "＜3",
        "<３",
        "≤3",
        "<=3",
        "<-3",
        "<.3",
        "<3.5",
        "<3x",
        "x<3",
        "<33",
        "<333",
        "<3<33",
        "<3/",
        "<//3",
        "<\\3",
        "&lt;3",
        "<3 <3 <3",
        "<3<3<3",
        "<3 😂 <3 😂 <3",
        "<3-",
        "<3=",
        "<3>",
        "3<3",
        "<3 3",
        "<3 7",
        "7 <3",
    ];
    for said in digits.chain(numbers).chain(others.map(str::to_owned)) {
        assert!(!passes(&said), "{said}");
        assert!(!passes(&format!("love you {said}")), "love you {said}");
    }
}

/// Other emoticons and short forms with digits would be names of cards.
#[test]
fn other_signs_with_digits_are_refused() {
    for said in [":3", ":-3", "=3", "8)", "8-)", "0:)", "^3^", "m8", "gr8", "l8r", "b4", "4ever"] {
        assert!(!passes(said), "{said}");
    }
    for said in ["xD", ":D", ":'(", ":)", "^^", ":-P", "T_T", "<o/", "<_<", "love </you"] {
        assert!(passes(said), "{said}");
    }
}

/// A sign neither hides a number next to it nor is a digit of it.
#[test]
fn no_number_hides_behind_a_sign() {
    let mut passed = Vec::new();
    for spelling in &SPELLINGS {
        for number in 2..=99 {
            let word = (spelling.spell)(number);
            for carrier in spelling.carriers {
                let said = carrier.replace("{}", &word);
                for sign in ["<3", "10/10"] {
                    let inside = carrier.replace("{}", &format!("{word} {sign}"));
                    let before = carrier.replace("{}", &format!("{sign} {word}"));
                    let said = [format!("{said} {sign}"), format!("{sign} {said}"), inside, before];
                    let told = said.into_iter().filter(|said| passes(said));
                    passed.extend(told.map(|said| format!("{}: {said}", spelling.code)));
                }
            }
        }
    }
    assert!(passed.is_empty(), "{} pass:\n{}", passed.len(), passed.join("\n"));
}
