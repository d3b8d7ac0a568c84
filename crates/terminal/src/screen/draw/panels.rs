//! The panels beside and beneath a table: seats, log; and the scores.

use ratatui::layout::Rect;
use rules::{Seat, View, Viewer};
use texts::{Texts, say};

use super::canvas::{Canvas, wrap};
use super::frame;
use super::palette::Role;
use crate::journal::MoveLine;
use crate::levels;
use crate::screen::event::Key;
use crate::screen::game::Game;
use crate::screen::{RulesPage, State};
use crate::source::Sitter;

/// A line of numbers: the label at the left, the number at the right.
fn figure(canvas: &mut Canvas<'_>, area: Rect, label: &str, number: &str, role: Role) {
    let width = area.width.saturating_sub(number.len() as u16 + 1);
    canvas.clipped(area.x, area.y, width, label, role);
    canvas.right(area.right(), area.y, number, Role::Strong);
}

/// The draw pile and who holds how many cards.
pub(super) fn seats(
    texts: &Texts,
    view: &View,
    sitters: &[Sitter],
    area: Rect,
    canvas: &mut Canvas<'_>,
) {
    let mut lines: Vec<(String, String, Role)> = Vec::new();
    let turn = view.turn();
    let name = |seat: Seat| {
        let mark = if turn == Some(seat) { "▸" } else { " " };
        let sitter = sitters.get(seat.index()).unwrap_or(&Sitter::Here);
        format!("{mark} {}", levels::sitter(texts, view.viewer(), seat, sitter))
    };
    let role = |seat| if turn == Some(seat) { Role::Strong } else { Role::Normal };
    match view {
        View::TheGame(view) => {
            let board = view.board();
            let label = say!(texts, "panel-draw-pile");
            lines.push((label, board.draw().to_string(), Role::Normal));
            let label = say!(texts, "panel-not-placed");
            lines.push((label, board.left().to_string(), Role::Normal));
            lines.push((String::new(), String::new(), Role::Normal));
            lines.push((say!(texts, "panel-hands"), String::new(), Role::Normal));
            for seat in Seat::all(board.config().seats()) {
                lines.push((name(seat), board.held(seat).to_string(), role(seat)));
            }
        }
        View::FaceToFace(view) => {
            let board = view.board();
            for seat in Seat::all(2) {
                if seat != Seat::FIRST {
                    lines.push((String::new(), String::new(), Role::Normal));
                }
                lines.push((name(seat), String::new(), role(seat)));
                let figures = [
                    (say!(texts, "panel-hand"), board.held(seat)),
                    (say!(texts, "panel-draw-pile"), board.draw(seat)),
                    (say!(texts, "panel-not-placed"), board.left(seat)),
                ];
                for (label, number) in figures {
                    lines.push((label, number.to_string(), Role::Normal));
                }
            }
        }
        View::Hormigas(_) => {}
    }
    for ((label, number, role), y) in lines.into_iter().zip(area.top()..area.bottom()) {
        figure(canvas, Rect { y, height: 1, ..area }, &label, &number, role);
    }
}

/// All hands, where the viewer sees all.
pub(super) fn all_hands(texts: &Texts, view: &View, area: Rect, canvas: &mut Canvas<'_>) -> u16 {
    if view.viewer() != Viewer::Everything {
        return 0;
    }
    let hand = |seat| match view {
        View::TheGame(view) => view.hand(seat),
        View::FaceToFace(view) => view.hand(seat),
        View::Hormigas(_) => None,
    };
    let seats = match view {
        View::TheGame(view) => view.board().config().seats(),
        View::FaceToFace(_) => 2,
        View::Hormigas(_) => 0,
    };
    let shown = Seat::all(seats).zip(area.top()..area.bottom());
    let count = shown.clone().count() as u16;
    for (seat, y) in shown {
        let cards: Vec<String> =
            hand(seat).into_iter().flat_map(rules::CardSet::iter).map(|c| c.to_string()).collect();
        let name = texts::words::seat_label(texts, seat);
        let line = format!("{name}: {}", cards.join(" "));
        canvas.clipped(area.x, y, area.width, &line, Role::Normal);
    }
    count
}

/// Columns from which on moves and talk stand side by side.
const TWO_COLUMNS: u16 = 56;

/// What happened and what was said, the newest line at the bottom.
pub(super) fn log(texts: &Texts, game: &Game, area: Rect, canvas: &mut Canvas<'_>) {
    let moves = game.journal.moves(game.plan.table());
    let talk = game.journal.talk();
    let title = match game.log_scroll {
        0 => say!(texts, "log-title"),
        count => say!(texts, "log-back", count = count),
    };
    let role = |line: &MoveLine| if line.trick { Role::Back } else { Role::Normal };
    let moved = moves.iter().map(|line| (format!("{}.", line.text), role(line)));
    let said = talk.iter().map(|line| (line.clone(), Role::Normal));
    if talk.is_empty() || area.width < TWO_COLUMNS {
        let lines: Vec<_> = moved.chain(said).collect();
        return column(&title, &lines, game.log_scroll, area, canvas);
    }
    let width = area.width / 2;
    let left = Rect { width: width - 1, ..area };
    let right = Rect { x: area.x + width, width: area.width - width, ..area };
    column(&title, &moved.collect::<Vec<_>>(), game.log_scroll, left, canvas);
    let title = say!(texts, "chat-title");
    column(&title, &said.collect::<Vec<_>>(), game.log_scroll, right, canvas);
}

/// The last lines that have room, less those that were scrolled past.
fn column(
    title: &str,
    lines: &[(String, Role)],
    scroll: usize,
    area: Rect,
    canvas: &mut Canvas<'_>,
) {
    if area.height == 0 {
        return;
    }
    let rule = "─".repeat(area.width.into());
    canvas.text(area.x, area.y, &rule, Role::Faint);
    canvas.clipped(area.x + 2, area.y, area.width - 4, &format!(" {title} "), Role::Faint);
    let end = lines.len().saturating_sub(scroll).max(1).min(lines.len());
    let wrapped: Vec<(String, Role)> = lines[..end]
        .iter()
        .flat_map(|(line, role)| {
            wrap(line, area.width.into()).into_iter().map(move |line| (line, *role))
        })
        .collect();
    let height = usize::from(area.height - 1);
    let shown = &wrapped[wrapped.len().saturating_sub(height)..];
    for ((line, role), y) in shown.iter().zip(area.y + 1..area.bottom()) {
        canvas.text(area.x, y, line, *role);
    }
}

/// A game that has not been seen yet.
pub(super) fn waiting(state: &State, lines: &[String], canvas: &mut Canvas<'_>) {
    let texts = &state.texts;
    frame::title(canvas, "Subibaja", "");
    let spinner = super::game::SPINNER[state.tick % super::game::SPINNER.len()];
    canvas.text(1, 2, &format!("{spinner} {}", say!(texts, "waiting")), Role::Strong);
    let area = canvas.area();
    let room = Rect::new(1, 4, area.width - 2, area.height - 6);
    canvas.paragraph(room, &lines.join("\n"), Role::Normal);
    let keys = [
        frame::hotkey(Key::Char('h'), "h", say!(texts, "key-help")),
        frame::hotkey(Key::Esc, "Esc", say!(texts, "key-back")),
    ];
    frame::keys(canvas, &keys);
}

/// The rules, over everything.
pub(super) fn rules(state: &State, page: &RulesPage, canvas: &mut Canvas<'_>) {
    let texts = &state.texts;
    canvas.clear();
    frame::title(canvas, page.game.title(), &say!(texts, "rules-short"));
    let area = canvas.area();
    for (line, y) in page.lines.iter().skip(page.scroll).zip(2..area.bottom() - 2) {
        canvas.clipped(2, y, area.width - 3, line, Role::Normal);
    }
    let keys = [
        frame::hotkey(Key::Down, "↑↓", say!(texts, "key-scroll")),
        frame::hotkey(Key::Right, "←→", say!(texts, "key-other-game")),
        frame::hotkey(Key::Esc, "Esc", say!(texts, "key-back")),
    ];
    frame::keys(canvas, &keys);
}

/// The scores.
pub(super) fn scores(state: &State, lines: &[String], scroll: usize, canvas: &mut Canvas<'_>) {
    let texts = &state.texts;
    frame::title(canvas, "Subibaja", &say!(texts, "scores-title"));
    let area = canvas.area();
    for (line, y) in lines.iter().skip(scroll).zip(2..area.bottom() - 1) {
        canvas.clipped(1, y, area.width - 2, line, Role::Normal);
    }
    let keys = [
        frame::hotkey(Key::Down, "↑↓", say!(texts, "key-scroll")),
        frame::hotkey(Key::Esc, "Esc", say!(texts, "key-back")),
    ];
    frame::keys(canvas, &keys);
}
