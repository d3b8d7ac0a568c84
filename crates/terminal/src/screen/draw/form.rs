//! The form of a new game.

use players::Level;
use ratatui::layout::Rect;
use rules::Seat;
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
    if let Some(Row::Chair(index)) = form.rows().get(form.cursor)
        && let Chair::Bot(level) = form.setting.chairs[*index]
    {
        let about = Rect::new(4, y + 1, area.width - 5, 2);
        canvas.paragraph(about, &bot(texts, level), Role::Faint);
    }
    let keys = [
        hotkey(Key::Down, "↑↓", say!(texts, "key-line")),
        hotkey(Key::Right, "←→", say!(texts, "key-change")),
        hotkey(Key::Enter, "Enter", say!(texts, "key-go")),
        hotkey(Key::Help, "F1", say!(texts, "key-help")),
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
            let name = words::seat_label(texts, seat);
            let value = match form.setting.chairs[index] {
                Chair::Person => say!(texts, "form-person"),
                Chair::Bot(level) => say!(texts, "form-bot", level = levels::name(texts, level)),
            };
            (name, value)
        }
        Row::Option(option) => {
            let value = match form.chosen(option) {
                Some((known, value)) => words::option_value(texts, known, Some(value)),
                None => words::option_value(texts, option, None),
            };
            (words::option_label(texts, option), value)
        }
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

/// What a level is like, in a sentence.
fn bot(texts: &Texts, level: Level) -> String {
    let (name, about) = (levels::name(texts, level), levels::about(texts, level));
    say!(texts, "form-bot-about", level = name, about = about)
}
