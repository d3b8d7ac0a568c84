//! The form of a new game.

use players::Level;
use ratatui::layout::Rect;
use rules::{Game, OptionValue, Seat};
use texts::{Texts, say, words};

use super::canvas::Canvas;
use super::frame::{self, hotkey};
use super::palette::Role;
use crate::levels;
use crate::screen::event::{Key, Target};
use crate::screen::{Form, Row, State};
use crate::setting::Chair;

/// The column of the values.
const VALUES: u16 = 30;

pub(super) fn draw(state: &State, form: &Form, canvas: &mut Canvas<'_>) {
    let texts = &state.texts;
    frame::title(canvas, form.setting.game.title(), &say!(texts, "form-title"));
    let area = canvas.area();
    let mut y = 2;
    for (index, row) in form.rows().into_iter().enumerate() {
        let chosen = form.cursor == index;
        let mark = if chosen { "▶ " } else { "  " };
        let role = if chosen { Role::Chosen } else { Role::Normal };
        y += u16::from(
            matches!(row, Row::Seed | Row::Start) || index == form.setting.chairs.len() + 1,
        );
        let (label, value) = words_of(texts, form, row);
        canvas.clipped(2, y, VALUES - 3, &format!("{mark}{label}"), role);
        let turns = matches!(row, Row::Seats | Row::Chair(_) | Row::Option(_));
        let value = if turns && chosen { format!("◂ {value} ▸") } else { value };
        canvas.clipped(VALUES, y, area.width - VALUES - 1, &value, role);
        canvas.target(Rect::new(0, y, area.width, 1), Target::Row(index));
        y += 1;
    }
    let keys = [
        hotkey(Key::Down, "↑↓", say!(texts, "key-line")),
        hotkey(Key::Right, "←→", say!(texts, "key-change")),
        hotkey(Key::Enter, "Enter", say!(texts, "key-go")),
        hotkey(Key::Esc, "Esc", say!(texts, "key-back")),
    ];
    frame::keys(canvas, &keys);
}

/// A line's label and value.
fn words_of(texts: &Texts, form: &Form, row: Row) -> (String, String) {
    match row {
        Row::Seats => (say!(texts, "form-seats"), form.setting.seats().to_string()),
        Row::Chair(index) => {
            let seat = Seat::new(index as u8).unwrap_or(Seat::FIRST);
            let name = words::capital(&words::seat(texts, seat));
            let value = match form.setting.chairs[index] {
                Chair::Person => say!(texts, "form-person"),
                Chair::Bot(level) => bot(texts, level),
            };
            (name, value)
        }
        Row::Option(name) => (label(texts, name), value(texts, form, name)),
        Row::Seed => {
            let value = if form.seed.is_empty() {
                say!(texts, "form-seed-chance")
            } else {
                format!("{}▏", form.seed)
            };
            (say!(texts, "form-seed"), value)
        }
        Row::Start => (say!(texts, "form-start"), String::new()),
    }
}

fn bot(texts: &Texts, level: Level) -> String {
    let (name, about) = (levels::name(texts, level), levels::about(texts, level));
    say!(texts, "form-bot", level = name, about = about)
}

fn label(texts: &Texts, name: &str) -> String {
    match name {
        "start" => say!(texts, "form-option-start"),
        "minimum" => say!(texts, "form-option-minimum"),
        "small_hand" => say!(texts, "form-option-small-hand"),
        "jump" => say!(texts, "form-option-jump"),
        "last_card" => say!(texts, "form-option-last-card"),
        "hand" => say!(texts, "form-option-hand"),
        "finish" => say!(texts, "form-option-finish"),
        "goal" => say!(texts, "form-option-goal"),
        _ => say!(texts, "form-option-symbols"),
    }
}

fn value(texts: &Texts, form: &Form, name: &str) -> String {
    let game = form.setting.game;
    let said = form.value(name);
    match (name, said) {
        ("start", Some(OptionValue::Number(index))) => {
            let seat = Seat::new(*index as u8).unwrap_or(Seat::FIRST);
            words::seat(texts, seat)
        }
        ("start", _) if game.is_cooperative() => say!(texts, "form-start-choose"),
        ("start", _) if game == Game::FaceToFace => say!(texts, "form-start-lot"),
        ("start", _) => words::seat(texts, Seat::FIRST),
        ("minimum", value) => {
            let count = if value.is_some() { 3 } else { 2 };
            say!(texts, "form-minimum", count = count)
        }
        ("small_hand", Some(_)) => say!(texts, "form-small-hand-yes"),
        ("small_hand", None) => say!(texts, "form-small-hand-no"),
        ("jump", Some(_)) => say!(texts, "form-jump-any"),
        ("jump", None) => say!(texts, "form-jump-immediate"),
        ("last_card", Some(_)) => say!(texts, "form-last-card-allow"),
        ("last_card", None) => say!(texts, "form-last-card-lose"),
        ("hand", Some(OptionValue::Number(count))) => say!(texts, "cards", count = *count),
        ("hand", Some(sizes)) => sizes.to_string(),
        ("hand", None) => say!(texts, "cards", count = 12),
        ("finish", Some(_)) => say!(texts, "form-finish-claim"),
        ("finish", None) => say!(texts, "form-finish-auto"),
        ("goal", Some(OptionValue::Number(count))) => {
            let is_target = form.setting.options.iter().any(|(name, _)| name == "target");
            if is_target {
                say!(texts, "form-goal-points", count = *count)
            } else {
                say!(texts, "rounds", count = *count)
            }
        }
        ("goal", _) => say!(texts, "form-goal-points", count = 60),
        (_, Some(OptionValue::Word(_))) => say!(texts, "symbols-one"),
        (_, Some(_)) => say!(texts, "symbols-table"),
        (_, None) => say!(texts, "symbols-house"),
    }
}
