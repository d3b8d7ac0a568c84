//! The table of The Game, Ascenso-Descenso and Face to Face: four large piles and a hand.

use ratatui::layout::Rect;
use rules::the_game::{self, Pile};
use rules::{
    Action, Actions, Card, CardSet, Direction, MAX_SEATS, PileSignal, Standing, View, Viewer,
    face_to_face,
};
use texts::{Texts, say};
use unicode_width::UnicodeWidthStr as _;

use super::canvas::{Canvas, Line, clip};
use super::digits;
use super::palette::Role;
use crate::journal::Change;
use crate::screen::board::{self, Gap, PILE_KEYS};
use crate::screen::event::Target;
use crate::source::Help;

/// What is to be shown of a table with piles.
pub(super) struct PileScene<'a> {
    pub(super) texts: &'a Texts,
    pub(super) view: &'a View,
    /// What the viewer may do now.
    pub(super) legal: Actions<Action>,
    /// The chosen card.
    pub(super) card: Option<usize>,
    /// The chosen pile.
    pub(super) pile: Option<usize>,
    pub(super) fresh: CardSet,
    pub(super) changes: [Change; 4],
    pub(super) standing: Option<&'a Standing>,
    /// What the expert would do.
    pub(super) hint: &'a [Action],
    pub(super) help: Help,
}

impl PileScene<'_> {
    /// The cards that the expert would place, each with its pile.
    fn hinted(&self) -> impl Iterator<Item = (Card, usize)> {
        self.hint.iter().filter_map(|action| match action {
            Action::TheGame(the_game::Action::Place(card, pile)) => Some((*card, pile.index())),
            Action::FaceToFace(face_to_face::Action::Place(card, pile)) => {
                Some((*card, pile.index()))
            }
            _ => None,
        })
    }

    /// What a card would do to a pile, where that may be shown.
    fn step(&self, card: Card, pile: usize) -> Option<Gap> {
        let shown = self.help >= Help::Legal;
        shown.then(|| board::step(self.view, &self.legal, card, pile)).flatten()
    }
}

/// What is said of piles, what must be heeded first.
const WEIGHTY: [PileSignal; 4] =
    [PileSignal::Leave, PileSignal::NoBigStep, PileSignal::Good, PileSignal::GoAhead];

/// Rows above the piles.
const TOP: u16 = 2;
/// The widest hand: cards and the columns of each.
const CARD: u16 = 8;

/// Is there room for wide digits?
fn is_large(area: Rect) -> bool {
    area.width >= 116 && area.height >= 32
}

/// Columns of a pile with the gap after it.
pub(super) fn pile_width(area: Rect) -> u16 {
    if is_large(area) { 23 } else { 14 }
}

fn pile_height(area: Rect) -> u16 {
    if is_large(area) { digits::HEIGHT + 4 } else { digits::HEIGHT + 2 }
}

/// The row beneath all that belongs to the piles and the hand.
pub(super) fn bottom(area: Rect) -> u16 {
    TOP + 1 + pile_height(area) + 3 + 4
}

pub(super) fn draw(table: &PileScene<'_>, canvas: &mut Canvas<'_>) {
    let piles = board::piles(table.texts, table.view);
    for (index, pile) in piles.iter().enumerate() {
        draw_pile(table, index, pile, canvas);
    }
    draw_hand(table, canvas);
}

fn role(direction: Direction) -> Role {
    match direction {
        Direction::Up => Role::Up,
        Direction::Down => Role::Down,
    }
}

fn draw_pile(
    table: &PileScene<'_>,
    index: usize,
    pile: &board::DrawnPile,
    canvas: &mut Canvas<'_>,
) {
    let area = canvas.area();
    let (width, height) = (pile_width(area), pile_height(area));
    let (x, y) = (1 + width * index as u16, TOP);
    let inside = Rect::new(x, y, width - 1, 1);
    let hand = board::hand(table.view);
    let card = table.card.and_then(|card| hand.get(card)).copied();
    let step = card.and_then(|card| table.step(card, index));
    let chosen = table.pile == Some(index);

    let caption_role = if chosen { Role::Chosen } else { role(pile.direction) };
    canvas.centred(inside, y, &pile.name, caption_role);

    let frame = Rect::new(x, y + 1, width - 1, height);
    let line = if step.is_some() { Line::Double } else { Line::Single };
    let frame_role = match (chosen, step) {
        (true, Some(_)) => Role::Chosen,
        (false, Some(_)) => Role::Open,
        (_, None) => Role::Faint,
    };
    canvas.framed(frame, line, frame_role);
    // Its key stands in the frame, so that the name has the whole line above.
    let key = PILE_KEYS[index];
    let key = if chosen { format!("▶{key}◀") } else { format!("[{key}]") };
    canvas.centred(frame, frame.y, &key, frame_role);
    canvas.target(frame, Target::Pile(index));
    let change = table.changes[index];
    let hinted: Vec<String> = table
        .hinted()
        .filter(|(_, pile)| *pile == index)
        .map(|(card, _)| card.to_string())
        .collect();
    if !hinted.is_empty() {
        let text = format!(" ? {} ", hinted.join(" "));
        canvas.centred(frame, frame.bottom() - 1, &clip(&text, width.into()), Role::Up);
    } else if change.cards > 0 {
        let (sign, role) = if change.trick { (" «", Role::Back) } else { ("", Role::Warning) };
        canvas.centred(frame, frame.bottom() - 1, &format!(" +{}{sign} ", change.cards), role);
    }
    let first = y + 1 + (height - digits::HEIGHT) / 2;
    for (row, y) in digits::rows(pile.top.number(), is_large(area)).iter().zip(first..) {
        canvas.centred(frame, y, row, role(pile.direction));
    }
    let mut y = y + 1 + height;
    let (text, step_role) = step_words(table, step, card.is_some());
    canvas.centred(inside, y, &text, step_role);
    if let Some(row) = &pile.row {
        y += 1;
        canvas.centred(inside, y, &tail(row, inside.width.into()), Role::Faint);
    }
    canvas.centred(inside, y + 1, &said(table, index, inside.width.into()), Role::Warning);
}

/// What the chosen card would do here.
fn step_words(table: &PileScene<'_>, step: Option<Gap>, any: bool) -> (String, Role) {
    let texts = table.texts;
    if table.help < Help::Gaps {
        return (String::new(), Role::Faint);
    }
    match step {
        Some(Gap::On(gap)) => (say!(texts, "step-on", gap = gap), Role::Open),
        Some(Gap::Back(gap)) if board::jumps(table.view.game()) => {
            (say!(texts, "step-jump", gap = gap), Role::Back)
        }
        Some(Gap::Back(gap)) => (say!(texts, "step-back", gap = gap), Role::Back),
        Some(Gap::Help(gap)) => (say!(texts, "step-help", gap = gap), Role::Open),
        None if any && !table.legal.is_empty() => ("—".to_owned(), Role::Faint),
        None => (String::new(), Role::Faint),
    }
}

/// The last cards of an open row; « before those that went backwards.
fn tail(row: &[(Card, bool)], width: usize) -> String {
    let mut tail = String::new();
    for (card, back) in row.iter().rev() {
        let mark = if *back { "«" } else { "" };
        let longer = format!("{mark}{card} {tail}");
        if longer.chars().count() > width {
            return format!("…{}", tail.trim_end());
        }
        tail = longer;
    }
    tail.trim_end().to_owned()
}

/// What stands of what was said about a pile: each word with the seats that say it, the weightiest first, as far as
/// there is room. The own words one knows.
fn said(table: &PileScene<'_>, pile: usize, width: usize) -> String {
    let (Some(standing), Some(pile)) = (table.standing, Pile::ALL.get(pile)) else {
        return String::new();
    };
    let mut line = String::new();
    for kind in WEIGHTY {
        let others = standing.by_seat(MAX_SEATS as u8).filter(|(seat, signals)| {
            signals.about(*pile) == Some(kind) && table.view.viewer() != Viewer::Seat(*seat)
        });
        let seats: Vec<String> = others.map(|(seat, _)| (seat.index() + 1).to_string()).collect();
        if seats.is_empty() {
            continue;
        }
        let word = match kind {
            PileSignal::Leave => say!(table.texts, "word-leave"),
            PileSignal::NoBigStep => say!(table.texts, "word-no-big-step"),
            PileSignal::Good => say!(table.texts, "word-good"),
            PileSignal::GoAhead => say!(table.texts, "word-go-ahead"),
        };
        let longer = format!("{line} {}:{word}", seats.join(","));
        let longer = longer.trim_start().to_owned();
        if !line.is_empty() && longer.width() > width {
            break;
        }
        line = longer;
    }
    line
}

fn draw_hand(table: &PileScene<'_>, canvas: &mut Canvas<'_>) {
    let y = bottom(canvas.area()) - 4;
    for (index, card) in board::hand(table.view).into_iter().enumerate() {
        let chosen = table.card == Some(index);
        let nearest = board::nearest(table.view, &table.legal, card);
        let nearest = nearest.filter(|_| table.help >= Help::Legal);
        let frame = Rect::new(1 + CARD * index as u16, y, CARD - 1, 3);
        let role = match (chosen, nearest) {
            (true, _) => Role::Chosen,
            (false, Some(_)) => Role::Normal,
            (false, None) => Role::Faint,
        };
        canvas.framed(frame, if chosen { Line::Double } else { Line::Single }, role);
        // The cards just drawn bear a dot.
        let is_hinted = table.hinted().any(|(hinted, _)| hinted == card);
        let mark = match (is_hinted, table.fresh.contains(card)) {
            (true, _) => "?",
            (false, true) => "•",
            (false, false) => " ",
        };
        let number = format!("{}{:>3}{mark}", if chosen { "▶" } else { " " }, card.number());
        canvas.text(frame.x + 1, y + 1, &number, role);
        canvas.target(frame, Target::Card(index));
        let (best, role) = match nearest {
            Some((pile, Gap::On(gap))) => (format!("{} {gap}", PILE_KEYS[pile]), Role::Faint),
            Some((pile, Gap::Back(gap))) => (format!("{} «{gap}", PILE_KEYS[pile]), Role::Back),
            Some((pile, Gap::Help(gap))) => (format!("{} +{gap}", PILE_KEYS[pile]), Role::Faint),
            None if table.legal.is_empty() || table.help < Help::Legal => {
                (String::new(), Role::Faint)
            }
            None => ("—".to_owned(), Role::Faint),
        };
        let best = if table.help < Help::Gaps { String::new() } else { best };
        let under = Rect { height: 1, ..frame };
        canvas.centred(under, y + 3, &clip(&best, frame.width.into()), role);
    }
}
