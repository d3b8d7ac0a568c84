//! The table of 111 Hormigas: the middle, the others' hands, the own hand in its order.

use advice::ants;
use ratatui::layout::Rect;
use rules::hormigas::{KnownCards, Phase, Place, Side, Symbols, View, best_stretch};
use rules::{Card, GameView as _, Seat, Viewer};
use texts::{Texts, say};

use super::canvas::{Canvas, Line};
use super::palette::Role;
use crate::levels;
use crate::screen::board::PILE_KEYS;
use crate::screen::event::Target;
use crate::source::Sitter;

/// What is to be shown of a table of Hormigas.
pub(super) struct AntScene<'a> {
    pub(super) texts: &'a Texts,
    pub(super) view: &'a View,
    pub(super) sitters: &'a [Sitter],
    /// May the viewer act?
    pub(super) own_turn: bool,
    /// The chosen middle place.
    pub(super) place: usize,
    /// Where the card goes in, and which neighbour leaves.
    pub(super) gap: usize,
    pub(super) side: Side,
}

/// Columns of a card of the own hand, without the line before it.
const CELL: u16 = 4;
/// The most cards that are drawn as boxes.
const BOXED: usize = 15;
/// Columns of a middle card.
const MIDDLE_CARD: u16 = 9;
/// One ant symbol.
const ANT: &str = "•";

/// The seat whose hand is drawn large.
fn near(view: &View) -> Seat {
    match view.viewer() {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator | Viewer::Everything => view.turn().unwrap_or(Seat::FIRST),
    }
}

/// The row beneath all of it.
pub(super) fn bottom(view: &View) -> u16 {
    let others = u16::from(view.board().config().seats()) - 1;
    7 + others + 1 + 7
}

pub(super) fn draw(table: &AntScene<'_>, canvas: &mut Canvas<'_>) {
    middle(table, canvas);
    let seats = table.view.board().config().seats();
    let near = near(table.view);
    let mut y = 7;
    for seat in Seat::all(seats).filter(|seat| *seat != near) {
        line(table, seat, y, canvas);
        y += 1;
    }
    hand(table, near, y, canvas);
}

fn ants_of(view: &View, card: Card) -> String {
    ANT.repeat(view.board().config().symbols().of(card).into())
}

fn middle(table: &AntScene<'_>, canvas: &mut Canvas<'_>) {
    let board = table.view.board();
    let taking = table.own_turn && board.phase() == Phase::Take;
    for (index, place) in board.middle().into_iter().enumerate() {
        let x = 1 + (MIDDLE_CARD + 1) * index as u16;
        let chosen = taking && table.place == index;
        let caption = format!("[{}] {}", PILE_KEYS[index], index + 1);
        let caption = if chosen { format!("▶{caption}◀") } else { caption };
        let role = if chosen { Role::Chosen } else { Role::Normal };
        canvas.centred(Rect::new(x, 2, MIDDLE_CARD, 1), 2, &caption, role);
        let frame = Rect::new(x, 3, MIDDLE_CARD, 4);
        canvas.framed(frame, if taking { Line::Double } else { Line::Single }, role);
        canvas.target(frame, Target::Place(index));
        let hidden = match table.view.seen() {
            KnownCards::All(cards) => cards.middle[index],
            KnownCards::Nothing | KnownCards::Hand { .. } => None,
        };
        match (place, hidden) {
            (Place::FaceUp(card), _) | (Place::FaceDown, Some(card)) => {
                canvas.centred(frame, 4, &card.to_string(), Role::Strong);
                canvas.centred(frame, 5, &ants_of(table.view, card), Role::Normal);
            }
            (Place::FaceDown, None) => {
                canvas.centred(frame, 4, "░░░░░", Role::Faint);
                canvas.centred(frame, 5, "░░░░░", Role::Faint);
            }
            (Place::Taken, _) => {}
        }
    }
    in_the_air(table, canvas);
    facts(table, canvas);
}

fn in_the_air(table: &AntScene<'_>, canvas: &mut Canvas<'_>) {
    let Phase::Put { .. } = table.view.board().phase() else { return };
    let frame = Rect::new(33, 3, MIDDLE_CARD, 4);
    let caption = Rect::new(29, 2, MIDDLE_CARD + 8, 1);
    canvas.centred(caption, 2, &say!(table.texts, "ants-in-the-air"), Role::Chosen);
    canvas.framed(frame, Line::Double, Role::Chosen);
    match table.view.held() {
        Some(card) => {
            canvas.centred(frame, 4, &card.to_string(), Role::Strong);
            canvas.centred(frame, 5, &ants_of(table.view, card), Role::Normal);
        }
        None => canvas.centred(frame, 4, "░░░░░", Role::Faint),
    }
}

/// The draw pile, the cards put away, the table of symbols.
fn facts(table: &AntScene<'_>, canvas: &mut Canvas<'_>) {
    let (texts, board) = (table.texts, table.view.board());
    let symbols = match board.config().symbols() {
        Symbols::House => say!(texts, "option-symbols-house"),
        Symbols::One => say!(texts, "option-symbols-one"),
        Symbols::Table(_) => say!(texts, "option-symbols-table"),
    };
    let away: Vec<String> = board.discard().iter().map(|card| card.to_string()).collect();
    let lines = [
        say!(texts, "drawing-draw-pile", count = board.draw()),
        say!(texts, "drawing-symbols", ant = ANT, table = symbols),
        if away.is_empty() {
            String::new()
        } else {
            say!(texts, "ants-put-away", cards = away.join(" "))
        },
    ];
    let x = 45;
    let width = canvas.area().width - x - 1;
    for (line, y) in lines.iter().zip(3..) {
        canvas.clipped(x, y, width, line, Role::Normal);
    }
}

fn label(table: &AntScene<'_>, seat: Seat) -> String {
    let mark = if table.view.turn() == Some(seat) { "▸" } else { " " };
    let sitter = table.sitters.get(seat.index()).unwrap_or(&Sitter::Here);
    format!("{mark} {}", levels::sitter(table.texts, table.view.viewer(), seat, sitter))
}

/// A hand of which little is known, as a line.
fn line(table: &AntScene<'_>, seat: Seat, y: u16, canvas: &mut Canvas<'_>) {
    let board = table.view.board();
    canvas.clipped(1, y, 19, &label(table, seat), Role::Normal);
    canvas.right(
        27,
        y,
        &say!(table.texts, "points-short", count = board.totals()[seat.index()]),
        Role::Strong,
    );
    let shown = |place: usize| match table.view.card(seat, place) {
        Some(card) => format!("{card:>3}"),
        None => " ░░".to_owned(),
    };
    let cards: Vec<String> = (0..board.config().hand_size(seat).into()).map(shown).collect();
    let width = canvas.area().width - 29;
    canvas.clipped(28, y, width, &cards.join(" "), Role::Normal);
}

/// The own hand: boxes, the best stretch beneath, and where the card in the air would go.
fn hand(table: &AntScene<'_>, seat: Seat, y: u16, canvas: &mut Canvas<'_>) {
    let (texts, board) = (table.texts, table.view.board());
    let size = usize::from(board.config().hand_size(seat));
    let known: Vec<Option<Card>> = (0..size).map(|i| table.view.card(seat, i)).collect();
    let cards: Vec<Card> = known.iter().copied().flatten().collect();
    let points = say!(texts, "points", count = board.totals()[seat.index()]);
    let mut words = format!("{} · {points}", label(table, seat));
    if cards.len() == size {
        let between = matches!(board.phase(), Phase::Deal | Phase::Over);
        let count = best_stretch(&cards, board.config().symbols());
        words += ", ";
        words += &if between {
            say!(texts, "drawing-in-this-round", count = board.scores()[seat.index()])
        } else {
            say!(texts, "drawing-best-stretch", count = count)
        };
    }
    canvas.text(1, y, &words, Role::Strong);
    if size > BOXED {
        compact(table, &known, y + 1, canvas);
    } else {
        boxes(table, &known, y + 1, canvas);
    }
    if cards.len() == size {
        preview(table, &cards, y + 7, canvas);
    }
}

/// The column at which a gap lies, and of a card's box.
fn gap_x(gap: usize) -> u16 {
    1 + (CELL + 1) * gap as u16
}

fn boxes(table: &AntScene<'_>, known: &[Option<Card>], y: u16, canvas: &mut Canvas<'_>) {
    let board = table.view.board();
    let edge = |left: &str, between: &str, right: &str| {
        let cells = vec!["─".repeat(CELL.into()); known.len()].join(between);
        format!("{left}{cells}{right}")
    };
    canvas.text(1, y, &edge("┌", "┬", "┐"), Role::Normal);
    canvas.text(1, y + 3, &edge("└", "┴", "┘"), Role::Normal);
    for (index, card) in known.iter().enumerate() {
        let x = gap_x(index);
        let (number, symbols) = match card {
            Some(card) => (format!("{:>3}", card.number()), ants_of(table.view, *card)),
            None => (" ░░".to_owned(), String::new()),
        };
        for row in [y + 1, y + 2] {
            canvas.text(x, row, "│", Role::Normal);
        }
        canvas.text(x + 1, y + 1, &number, Role::Strong);
        canvas.text(x + 1, y + 2, &symbols, Role::Faint);
        // The left half of a card drops it for a new one at its right, the right half at its left.
        let half = CELL / 2 + 1;
        canvas.target(Rect::new(x, y, half, 4), Target::Drop(index, Side::Right));
        canvas.target(Rect::new(x + half, y, half - 1, 4), Target::Drop(index, Side::Left));
    }
    for row in [y + 1, y + 2] {
        canvas.text(gap_x(known.len()), row, "│", Role::Normal);
    }
    let cards: Vec<Card> = known.iter().copied().flatten().collect();
    if cards.len() == known.len() {
        let symbols = |run: &[Card]| best_stretch(run, board.config().symbols());
        let (start, len) = ants::longest(&cards, symbols);
        let bar = "═".repeat(usize::from(CELL + 1) * len - 1);
        canvas.text(gap_x(start) + 1, y + 4, &bar, Role::Up);
    }
}

/// Long hands: numbers only, in lines.
fn compact(table: &AntScene<'_>, known: &[Option<Card>], y: u16, canvas: &mut Canvas<'_>) {
    let per_line = usize::from((canvas.area().width - 2) / (CELL + 1));
    let putting = table.own_turn && matches!(table.view.board().phase(), Phase::Put { .. });
    for (i, card) in known.iter().enumerate() {
        let (x, y) = (gap_x(i % per_line), y + (i / per_line) as u16);
        let text = card.map_or(" ░░".to_owned(), |card| format!("{:>3}", card.number()));
        let mark = if putting && table.gap == i { "▲" } else { " " };
        canvas.text(x, y, &format!("{mark}{text}"), Role::Strong);
    }
}

/// Where the card in the air would go, and what would leave.
fn preview(table: &AntScene<'_>, cards: &[Card], y: u16, canvas: &mut Canvas<'_>) {
    let putting = table.own_turn && matches!(table.view.board().phase(), Phase::Put { .. });
    let Some(card) = table.view.held().filter(|_| putting) else { return };
    let gap = table.gap.min(cards.len());
    let Some(after) = ants::insert(cards, card, gap as u8, table.side) else { return };
    if cards.len() <= BOXED {
        canvas.text(gap_x(after.place) + 2, y - 1, "✗", Role::Warning);
        canvas.text(gap_x(gap), y - 1, "▲", Role::Chosen);
    }
    let best = best_stretch(&after.hand, table.view.board().config().symbols());
    let text = say!(
        table.texts,
        "ants-preview",
        card = card.number(),
        gap = gap,
        out = after.dropped.number(),
        best = best
    );
    canvas.clipped(1, y, canvas.area().width - 2, &text, Role::Chosen);
}
