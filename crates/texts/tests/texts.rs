//! Every language has every text with the same arguments, every text is used by the command line, the
//! terminal or the page, and every name in the sources exists.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use advice::{Hint, HintReason};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use rules::{Game, OptionValue};
use texts::{Lang, Texts, words};

/// The names of the texts, each with its arguments.
type Catalogue = BTreeMap<String, BTreeSet<String>>;

fn catalogue(lang: Lang) -> Catalogue {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("texts/{lang}.ftl"));
    let source = fs::read_to_string(&path).expect("the file of a language");
    let resource = fluent_syntax::parser::parse(source)
        .unwrap_or_else(|(_, errors)| panic!("{lang}: {errors:?}"));
    let mut all = Catalogue::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let mut arguments = BTreeSet::new();
            let value = message.value.as_ref().expect("a text");
            arguments_of(value, &mut arguments);
            let again = all.insert(message.id.name.clone(), arguments);
            assert_eq!(again, None, "{lang}: {} stands there twice", message.id.name);
        }
    }
    all
}

fn arguments_of(pattern: &Pattern<String>, arguments: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                arguments.insert(id.name.clone());
            }
            Expression::Inline(InlineExpression::StringLiteral { .. }) => {}
            Expression::Select { selector, variants } => {
                if let InlineExpression::VariableReference { id } = selector {
                    arguments.insert(id.name.clone());
                }
                assert!(variants.iter().any(|variant| variant.default));
                for variant in variants {
                    arguments_of(&variant.value, arguments);
                }
            }
            Expression::Inline(other) => panic!("nothing else is used so far: {other:?}"),
        }
    }
}

/// Some files beside this crate, and those of some folders, by how their names end.
fn files(folders: &[&str], endings: &[&str]) -> Vec<String> {
    fn add(folder: &Path, files: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() { add(&path, files) } else { files.push(path) }
        }
    }
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    for folder in folders {
        let path = crates.join(folder);
        if path.is_dir() { add(&path, &mut files) } else { files.push(path) }
    }
    let speaks = |path: &&PathBuf| {
        let name = path.to_string_lossy();
        endings.iter().any(|ending| name.ends_with(ending)) && !name.ends_with(".test.ts")
    };
    files.iter().filter(speaks).map(|path| fs::read_to_string(path).expect("a source")).collect()
}

/// The Rust sources that speak.
fn sources() -> Vec<String> {
    files(&["texts/src", "terminal/src", "server/src", "cli/src"], &[".rs"])
}

/// What the page says: the names in the first argument of each `t(…)`. A name that is put together,
/// as in t(`level-${level}`), is given by what stands before and after the hole.
fn said_by_page() -> Vec<(String, String)> {
    let mut all = Vec::new();
    for source in files(&["../web/src", "../web/index.html"], &[".svelte", ".ts", ".html"]) {
        let calls = source.match_indices("t(").filter(|(at, _)| {
            let before = source[..*at].chars().next_back();
            before.is_none_or(|c| !c.is_alphanumeric() && c != '_' && c != '$')
        });
        for (at, call) in calls {
            let first = first_argument(&source[at + call.len()..]);
            // Every second part stands in quotes; what is only compared is no name.
            let parts: Vec<_> = first.split(['\'', '`']).collect();
            for pair in parts.chunks_exact(2).filter(|pair| !pair[0].trim_end().ends_with("==")) {
                let name = pair[1];
                let whole = (name.to_owned(), String::new());
                let hole =
                    |at| (name[..at].to_owned(), name.rsplit('}').next().unwrap_or("").to_owned());
                all.push(name.find("${").map_or(whole, hole));
            }
        }
    }
    all
}

/// Up to the next comma or the closing bracket.
fn first_argument(text: &str) -> &str {
    let mut depth = 0;
    for (at, c) in text.char_indices() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        if depth < 0 || (depth == 0 && c == ',') {
            return &text[..at];
        }
    }
    text
}

/// Does the page say this text?
fn is_said_by_page(name: &str, said: &[(String, String)]) -> bool {
    said.iter().any(|(start, end)| {
        let is_part = start.ends_with('-') || !end.is_empty();
        name == start
            || (is_part && name.starts_with(start.as_str()) && name.ends_with(end.as_str()))
    })
}

/// Every `say!` in a source: its name and the names of its arguments.
fn said(source: &str) -> Vec<(String, BTreeSet<String>)> {
    let code: String = source.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    let mut all = Vec::new();
    for call in code.split("say!(").skip(1) {
        let Some((_, rest)) = call.split_once(',') else { continue };
        let Some(rest) = rest.trim_start().strip_prefix('"') else { continue };
        let Some((name, rest)) = rest.split_once('"') else { continue };
        let (mut depth, mut arguments, mut part) = (0, BTreeSet::new(), String::new());
        for c in rest.chars() {
            match c {
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' => depth -= 1,
                _ => {}
            }
            if depth < 0 || (depth == 0 && c == ',') {
                if let Some((argument, _)) = part.split_once(" = ") {
                    arguments.insert(argument.trim().to_owned());
                }
                part.clear();
                if depth < 0 {
                    break;
                }
            } else {
                part.push(c);
            }
        }
        all.push((name.to_owned(), arguments));
    }
    all
}

/// A file beside the others is a language, and is offered.
#[test]
fn every_file_is_a_language() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("texts");
    let files = fs::read_dir(folder).expect("the texts").flatten();
    let files: BTreeSet<_> =
        files.map(|file| file.file_name().to_string_lossy().into_owned()).collect();
    assert_eq!(files, Lang::ALL.map(|lang| format!("{lang}.ftl")).into());
}

#[test]
fn all_languages_have_all_texts_with_the_same_arguments() {
    let english = catalogue(Lang::En);
    assert!(english.len() > 200, "{}", english.len());
    for lang in Lang::ALL {
        let other = catalogue(lang);
        let names = |catalogue: &Catalogue| catalogue.keys().cloned().collect::<BTreeSet<_>>();
        let (all, known) = (names(&english), names(&other));
        let missing: Vec<_> = all.symmetric_difference(&known).collect();
        assert!(missing.is_empty(), "{lang} and en differ in {missing:?}");
        for (name, arguments) in &english {
            assert_eq!(arguments, &other[name], "{lang}: {name}");
        }
    }
}

#[test]
fn what_the_sources_say_exists_and_all_of_it_is_said() {
    let english = catalogue(Lang::En);
    let mut used = BTreeSet::new();
    for source in sources() {
        for (name, arguments) in said(&source) {
            let known = english.get(&name).unwrap_or_else(|| panic!("there is no text {name}"));
            assert!(known.is_subset(&arguments), "{name} wants {known:?}, gets {arguments:?}");
            used.insert(name);
        }
    }
    used.extend(option_texts().into_keys());
    used.extend(Game::ALL.into_iter().flat_map(words::game_texts));
    let page = said_by_page();
    assert!(page.len() > 200, "{}", page.len());
    let is_used = |name: &str| used.contains(name) || is_said_by_page(name, &page);
    let unused: Vec<_> = english.keys().filter(|name| !is_used(name)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
    assert!(used.len() > 200);
}

/// The texts that the options of all games need, each with the argument it may use.
fn option_texts() -> BTreeMap<String, Option<&'static str>> {
    let options = Game::ALL.into_iter().flat_map(Game::options);
    options.flat_map(words::option_texts).collect()
}

#[test]
fn every_option_and_value_has_a_text_in_every_language() {
    for lang in Lang::ALL {
        let texts = catalogue(lang);
        let missing: Vec<_> =
            option_texts().into_keys().filter(|name| !texts.contains_key(name)).collect();
        assert!(missing.is_empty(), "{lang}.ftl has no {missing:?}");
        for (name, argument) in option_texts() {
            let wants = texts[&name].iter().map(String::as_str);
            assert!(wants.clone().all(|wanted| Some(wanted) == argument), "{lang}: {name}");
        }
    }
}

#[test]
fn every_game_has_its_texts_in_every_language() {
    for lang in Lang::ALL {
        let texts = catalogue(lang);
        let all = Game::ALL.into_iter().flat_map(words::game_texts);
        let missing: Vec<_> = all.filter(|name| !texts.contains_key(name)).collect();
        assert!(missing.is_empty(), "{lang}.ftl has no {missing:?}");
    }
}

/// What is said of a value is found by its name, never the name itself.
#[test]
fn what_a_form_offers_is_said() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for game in Game::ALL {
            for option in game.options() {
                let label = words::option_label(&texts, option);
                let mut said = vec![label, words::option_value(&texts, option, None)];
                for choice in option.choices(2) {
                    let value = choice.value();
                    said.push(words::option_value(&texts, option, Some(&value)));
                    said.extend(words::option(&texts, game, option.name, &value));
                }
                let is_a_name =
                    |words: &String| words.starts_with("option-") || words.starts_with("changed-");
                assert!(!said.iter().any(is_a_name), "{lang} {game} {said:?}");
            }
        }
    }
}

/// One hint's reason after the other; a new one does not compile until it has its place here.
fn next_reason(reason: HintReason) -> Option<HintReason> {
    use HintReason as Why;
    Some(match reason {
        Why::Only => Why::Start { seat: 1 },
        Why::Start { .. } => Why::Stop,
        Why::Stop => Why::Back { card: 30, pile: "up1", gain: 10 },
        Why::Back { .. } => Why::Cheap { cards: 2, cost: 5 },
        Why::Cheap { .. } => Why::Worth { cards: 2, cost: 15 },
        Why::Worth { .. } => Why::Skips { count: 3 },
        Why::Skips { .. } => Why::More,
        Why::More => Why::Refills { card: 8, help: 4 },
        Why::Refills { .. } => Why::Leaves { pile: "down2", seat: 2 },
        Why::Leaves { .. } => Why::Refresh,
        Why::Refresh => Why::FaceDown,
        Why::FaceDown => Why::Run { card: 17, count: 4 },
        Why::Run { .. } => Why::Grows { from: 5, to: 9 },
        Why::Grows { .. } => Why::Claim,
        Why::Claim => Why::Pass,
        Why::Pass => Why::Deal,
        Why::Deal => return None,
    })
}

#[test]
fn every_reason_of_a_hint_is_a_sentence_of_its_own() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let all: Vec<String> =
            std::iter::successors(Some(HintReason::Only), |last| next_reason(*last))
                .map(|reason| words::hint_reason(&texts, Game::TheGame, &reason))
                .collect();
        let distinct: BTreeSet<_> = all.iter().collect();
        assert_eq!(distinct.len(), all.len(), "{lang}: {all:?}");
        for text in &all {
            assert!(text.ends_with('.') && text.contains(' ') && !text.contains('{'), "{text}");
        }
    }
}

#[test]
fn the_piles_of_ascenso_descenso_are_called_rows() {
    let back = HintReason::Back { card: 30, pile: "up1", gain: 7 };
    let leave = "leave@down2".parse().expect("a signal");
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let said =
            |game| [words::hint_reason(&texts, game, &back), words::signal(&texts, game, leave)];
        let (piles, rows) = (said(Game::TheGame), said(Game::AscensoDescenso));
        assert!(piles.iter().zip(&rows).all(|(pile, row)| pile != row), "{lang}: {rows:?}");
    }
    let texts = Texts::new(Lang::De);
    assert_eq!(
        words::hint_reason(&texts, Game::AscensoDescenso, &back),
        "7 zurück: die 30 in die erste aufsteigende Reihe."
    );
}

#[test]
fn what_does_not_fit_is_told_what_does() {
    let card = |number| rules::Card::new(number).expect("a card");
    let said = |direction, back: Option<u8>| {
        let (card, top, back) = (card(61), card(62), back.map(card));
        let why = rules::Illegal::DoesNotFit { card, top, direction, back };
        Lang::ALL.map(|lang| words::illegal(&Texts::new(lang), &why))
    };
    let up = said(rules::Direction::Up, Some(52));
    assert_eq!(up[0], "61 doesn’t fit on 62. It takes anything higher, or exactly 52.");
    let down = said(rules::Direction::Down, Some(72));
    assert_eq!(down[0], "61 doesn’t fit on 62. It takes anything lower, or exactly 72.");
    assert!(
        up.iter().all(|said| said.contains("52")) && down.iter().all(|said| said.contains("72"))
    );
    for (only, or) in
        [(said(rules::Direction::Up, None), up), (said(rules::Direction::Down, None), down)]
    {
        assert!(only.iter().zip(&or).all(|(only, or)| only.len() < or.len()), "{only:?}");
    }
}

#[test]
fn an_option_that_changes_nothing_is_not_mentioned() {
    let texts = Texts::new(Lang::En);
    let game = |minimum| {
        let options = [("minimum", OptionValue::Number(minimum))];
        words::game(&texts, Game::TheGame, 3, &options)
    };
    assert_eq!(game(2), "The Game, 3 seats");
    assert_eq!(game(3), "The Game, 3 seats, at least 3 cards per turn");
}

#[test]
fn a_hint_says_plan_reasons_and_chance() {
    let hint = Hint {
        actions: vec!["30@up".to_owned(), "end".to_owned()],
        win_chance: Some(0.614),
        nodes: 1,
        reasons: vec![HintReason::Back { card: 30, pile: "up", gain: 10 }, HintReason::More],
    };
    assert_eq!(
        words::hint(&Texts::new(Lang::En), Game::FaceToFace, Some(&hint)),
        "30@up end. Back 10: 30 on your ascending pile. Here it pays to place more than the minimum. \
         Chance to win: about 61%."
    );
    let bare = Hint { win_chance: None, reasons: Vec::new(), ..hint };
    assert_eq!(words::hint(&Texts::new(Lang::En), Game::FaceToFace, Some(&bare)), "30@up end.");
}

/// What a text is in each language at 0, 1, 2, 5, 11 and 21.
const PLURALS: [(Lang, &str, [&str; 6]); 24] = [
    (Lang::En, "cards", ["0 cards", "1 card", "2 cards", "5 cards", "11 cards", "21 cards"]),
    (Lang::En, "points", ["0 points", "1 point", "2 points", "5 points", "11 points", "21 points"]),
    (
        Lang::En,
        "table-you-draw",
        [
            "You draw nothing.",
            "You draw 1 card.",
            "You draw 2 cards.",
            "You draw 5 cards.",
            "You draw 11 cards.",
            "You draw 21 cards.",
        ],
    ),
    (Lang::Es, "cards", ["0 cartas", "1 carta", "2 cartas", "5 cartas", "11 cartas", "21 cartas"]),
    (Lang::Es, "points", ["0 puntos", "1 punto", "2 puntos", "5 puntos", "11 puntos", "21 puntos"]),
    (
        Lang::Es,
        "table-you-draw",
        [
            "No robas nada.",
            "Robas 1 carta.",
            "Robas 2 cartas.",
            "Robas 5 cartas.",
            "Robas 11 cartas.",
            "Robas 21 cartas.",
        ],
    ),
    (
        Lang::PtPt,
        "cards",
        ["0 cartas", "1 carta", "2 cartas", "5 cartas", "11 cartas", "21 cartas"],
    ),
    (
        Lang::PtPt,
        "points",
        ["0 pontos", "1 ponto", "2 pontos", "5 pontos", "11 pontos", "21 pontos"],
    ),
    (
        Lang::PtPt,
        "table-you-draw",
        [
            "Não biscas nada.",
            "Biscas 1 carta.",
            "Biscas 2 cartas.",
            "Biscas 5 cartas.",
            "Biscas 11 cartas.",
            "Biscas 21 cartas.",
        ],
    ),
    (
        Lang::PtBr,
        "cards",
        ["0 cartas", "1 carta", "2 cartas", "5 cartas", "11 cartas", "21 cartas"],
    ),
    (
        Lang::PtBr,
        "points",
        ["0 pontos", "1 ponto", "2 pontos", "5 pontos", "11 pontos", "21 pontos"],
    ),
    (
        Lang::PtBr,
        "table-you-draw",
        [
            "Você não compra nada.",
            "Você compra 1 carta.",
            "Você compra 2 cartas.",
            "Você compra 5 cartas.",
            "Você compra 11 cartas.",
            "Você compra 21 cartas.",
        ],
    ),
    (Lang::De, "cards", ["0 Karten", "1 Karte", "2 Karten", "5 Karten", "11 Karten", "21 Karten"]),
    (Lang::De, "points", ["0 Punkte", "1 Punkt", "2 Punkte", "5 Punkte", "11 Punkte", "21 Punkte"]),
    (
        Lang::De,
        "table-you-draw",
        [
            "Du ziehst nichts.",
            "Du ziehst 1 Karte.",
            "Du ziehst 2 Karten.",
            "Du ziehst 5 Karten.",
            "Du ziehst 11 Karten.",
            "Du ziehst 21 Karten.",
        ],
    ),
    (Lang::Fr, "cards", ["0 carte", "1 carte", "2 cartes", "5 cartes", "11 cartes", "21 cartes"]),
    (Lang::Fr, "points", ["0 point", "1 point", "2 points", "5 points", "11 points", "21 points"]),
    (
        Lang::Fr,
        "table-you-draw",
        [
            "Tu ne pioches rien.",
            "Tu pioches 1 carte.",
            "Tu pioches 2 cartes.",
            "Tu pioches 5 cartes.",
            "Tu pioches 11 cartes.",
            "Tu pioches 21 cartes.",
        ],
    ),
    (Lang::It, "cards", ["0 carte", "1 carta", "2 carte", "5 carte", "11 carte", "21 carte"]),
    (Lang::It, "points", ["0 punti", "1 punto", "2 punti", "5 punti", "11 punti", "21 punti"]),
    (
        Lang::It,
        "table-you-draw",
        [
            "Non peschi niente.",
            "Peschi 1 carta.",
            "Peschi 2 carte.",
            "Peschi 5 carte.",
            "Peschi 11 carte.",
            "Peschi 21 carte.",
        ],
    ),
    (Lang::Ca, "cards", ["0 cartes", "1 carta", "2 cartes", "5 cartes", "11 cartes", "21 cartes"]),
    (Lang::Ca, "points", ["0 punts", "1 punt", "2 punts", "5 punts", "11 punts", "21 punts"]),
    (
        Lang::Ca,
        "table-you-draw",
        [
            "No robes res.",
            "Robes 1 carta.",
            "Robes 2 cartes.",
            "Robes 5 cartes.",
            "Robes 11 cartes.",
            "Robes 21 cartes.",
        ],
    ),
];

#[test]
fn plurals_are_right() {
    for (lang, name, forms) in PLURALS {
        let texts = Texts::new(lang);
        let said = [0, 1, 2, 5, 11, 21].map(|count| {
            let mut args = texts::Args::new();
            args.set("count", count);
            texts.get(name, &args)
        });
        assert_eq!(said, forms, "{lang} {name}");
    }
    let tried: BTreeSet<_> = PLURALS.iter().map(|(lang, ..)| lang.code()).collect();
    assert_eq!(tried, Lang::ALL.map(Lang::code).into());
}

/// No count is said with the form of another: wherever one card has words of its own, no other
/// number gets them; in French none is said like one.
#[test]
fn one_is_one_alone() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for (name, arguments) in catalogue(lang) {
            if !arguments.contains("count") {
                continue;
            }
            let said = |count: u32| {
                let mut args = texts::Args::new();
                for argument in &arguments {
                    args.set(argument.clone(), "x");
                }
                args.set("count", count);
                texts.get(&name, &args)
            };
            let (one, many) = (said(1), said(5));
            let none = (lang != Lang::Fr).then_some(0);
            for other in none.into_iter().chain([2, 11, 21]) {
                // What has words of its own for nothing says no number there.
                let like_one =
                    one.replace('1', "#") == said(other).replace(&other.to_string(), "#");
                let differ = one.replace('1', "#") != many.replace('5', "#");
                assert!(!(like_one && differ), "{lang} {name}: {}", said(other));
            }
        }
    }
}

#[test]
fn no_text_is_left_with_a_hole() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for (name, arguments) in catalogue(lang) {
            let mut args = texts::Args::new();
            for argument in arguments {
                args.set(argument, 2);
            }
            let text = texts.get(&name, &args);
            assert!(!text.is_empty() && !text.contains("{$"), "{lang}: {name}: {text}");
        }
    }
}
