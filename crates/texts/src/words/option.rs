//! Options in words. The texts are found by name: `option-NAME` is an option, `option-NAME-VALUE` a
//! value beside it, `changed-NAME-VALUE` what a game that differs by it is called. A value that is
//! not a word is `number`, `seat`, `list` or `table`; `lot` is chance.

use rules::{Game, OptionChoice, OptionDefault, OptionInfo, OptionKind, OptionValue};

use super::seat_number;
use crate::{Args, Texts};

/// What a game is called for an option; none where it says nothing new.
pub fn option(texts: &Texts, game: Game, name: &str, value: &OptionValue) -> Option<String> {
    match game.option(name) {
        Some(option) if option.is_default(value) => None,
        Some(option) => Some(say_value(texts, "changed", option, value)),
        None => Some(format!("{} {value}", name.replace('_', " "))),
    }
}

/// An option's name in a form.
pub fn option_label(texts: &Texts, option: &OptionInfo) -> String {
    texts.get(&format!("option-{}", option.name), &Args::new())
}

/// An option's value beside its name; without one, what it is when nothing is said.
pub fn option_value(texts: &Texts, option: &OptionInfo, value: Option<&OptionValue>) -> String {
    let default = || match option.default {
        OptionDefault::Is(choice) => say_value(texts, "option", option, &choice.value()),
        OptionDefault::Lot => texts.get(&format!("option-{}-lot", option.name), &Args::new()),
        OptionDefault::Unused => String::new(),
    };
    value.map_or_else(default, |value| say_value(texts, "option", option, value))
}

fn say_value(texts: &Texts, family: &str, option: &OptionInfo, value: &OptionValue) -> String {
    let mut args = Args::new();
    let form = match value {
        OptionValue::Flag(flag) => flag.to_string(),
        OptionValue::Word(word) => word.clone(),
        OptionValue::Number(index) if option.kinds.contains(&OptionKind::Seat) => {
            args.set("seat", seat_number(texts, *index as usize));
            "seat".to_owned()
        }
        OptionValue::Number(n) => {
            args.set("count", *n);
            "number".to_owned()
        }
        OptionValue::List(_) => {
            args.set("list", value.to_string());
            "list".to_owned()
        }
        OptionValue::Table(_) => "table".to_owned(),
    };
    texts.get(&format!("{family}-{}-{form}", option.name), &args)
}

/// The names of all texts that an option needs, each with the argument it may use.
///
/// ```
/// use rules::Game;
/// use texts::words::option_texts;
/// let jump = Game::AscensoDescenso.option("jump").unwrap();
/// let names: Vec<String> = option_texts(jump).into_iter().map(|(name, _)| name).collect();
/// let expected = ["option-jump", "option-jump-immediate", "option-jump-any", "changed-jump-any"];
/// assert_eq!(names, expected);
/// ```
pub fn option_texts(option: &OptionInfo) -> Vec<(String, Option<&'static str>)> {
    let mut forms: Vec<(String, Option<&str>)> = Vec::new();
    for kind in option.kinds {
        match kind {
            OptionKind::Flag => forms.extend([("false".into(), None), ("true".into(), None)]),
            OptionKind::Word(words) => {
                forms.extend(words.iter().map(|word| ((*word).to_owned(), None)));
            }
            OptionKind::Number(..) => forms.push(("number".into(), Some("count"))),
            OptionKind::Seat => forms.push(("seat".into(), Some("seat"))),
            OptionKind::Hands { .. } => {
                forms.extend([("number".into(), Some("count")), ("list".into(), Some("list"))]);
            }
            OptionKind::Table { .. } => forms.push(("table".into(), None)),
        }
    }
    let is_default = |form: &str| match option.default {
        OptionDefault::Is(choice @ (OptionChoice::Flag(_) | OptionChoice::Word(_))) => {
            choice.to_string() == form
        }
        _ => false,
    };
    let name = option.name;
    let mut all = vec![(format!("option-{name}"), None)];
    all.extend(forms.iter().map(|(form, arg)| (format!("option-{name}-{form}"), *arg)));
    if option.default == OptionDefault::Lot {
        all.push((format!("option-{name}-lot"), None));
    }
    let changed = forms.iter().filter(|(form, _)| !is_default(form));
    all.extend(changed.map(|(form, arg)| (format!("changed-{name}-{form}"), *arg)));
    all
}
