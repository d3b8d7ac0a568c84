//! Options in words.

use rules::{Game, OptionValue};

use super::seat_number;
use crate::{Texts, say};

/// An option in words; none where it says nothing new.
pub fn option(texts: &Texts, game: Game, name: &str, value: &OptionValue) -> Option<String> {
    if game.option(name).is_some_and(|option| option.is_default(value)) {
        return None;
    }
    Some(match (name, value) {
        ("start", OptionValue::Number(index)) => {
            say!(texts, "option-start", seat = seat_number(texts, *index as usize))
        }
        ("start", _) => say!(texts, "option-start-choose"),
        ("minimum", OptionValue::Number(n)) => say!(texts, "option-minimum", count = *n),
        ("small_hand", OptionValue::Flag(true)) => say!(texts, "option-small-hand"),
        ("small_hand", _) | ("turn_limit", OptionValue::Number(0)) => return None,
        ("rounds", OptionValue::Number(n)) => say!(texts, "rounds", count = *n),
        ("target", OptionValue::Number(n)) => say!(texts, "option-target", count = *n),
        ("turn_limit", OptionValue::Number(n)) => say!(texts, "option-turn-limit", count = *n),
        ("symbols", OptionValue::Table(_)) => say!(texts, "option-symbols-table"),
        ("hand", sizes) => say!(texts, "option-hand", sizes = sizes.to_string()),
        (_, OptionValue::Word(word)) => match (name, word.as_str()) {
            ("jump", "any") => say!(texts, "option-jump-any"),
            ("last_card", "allow") => say!(texts, "option-last-card-allow"),
            ("finish", "claim") => say!(texts, "option-finish-claim"),
            ("symbols", "one") => say!(texts, "option-symbols-one"),
            _ => return None,
        },
        (name, value) => format!("{} {value}", name.replace('_', " ")),
    })
}
