//! The Game and Ascenso-Descenso: four piles, the rows where they lie open, the hands.

use rules::the_game::{Action, KnownCards, Phase, Pile, View};
use rules::{Actions, Card, CardSet, Direction, GameView as _, Seat};
use texts::{Texts, say, words};

use super::boxes::{Face, side_by_side};
use super::steps::{Gap, table};
use super::{style, text};

/// Columns before a hand, where that is enough.
const LABEL: usize = 16;

pub(super) fn draw(texts: &Texts, view: &View) -> String {
    let config = view.board().config();
    let game = config.variant().game();
    let mut drawing = text::title(texts, game, config.seats(), &config.changed_options());
    drawing += &format!("{}\n\n", status(texts, view));
    drawing += &piles(texts, view);
    drawing += &rows(view);
    drawing.push('\n');
    drawing += &hands(texts, view);
    if let KnownCards::All { draw, .. } = view.seen() {
        drawing += &text::list(&say!(texts, "drawing-draw-pile-next"), draw.as_slice());
    }
    drawing + &steps(texts, view)
}

pub(super) fn status(texts: &Texts, view: &View) -> String {
    let board = view.board();
    let seats = board.config().seats();
    match board.phase() {
        Phase::Choose => {
            say!(texts, "drawing-choose", last = seats.saturating_sub(1), seats = seats)
        }
        Phase::Turn { seat, .. } => text::turn(texts, view.viewer(), seat, board.missing()),
        Phase::Won => say!(texts, "drawing-won"),
        Phase::Lost(seat) => {
            say!(texts, "drawing-lost", count = board.left(), seat = words::seat(texts, seat))
        }
    }
}

fn piles(texts: &Texts, view: &View) -> String {
    let board = view.board();
    let faces = Pile::ALL.map(|pile| Face {
        caption: format!("{pile} {}", style::arrow(pile.direction())),
        rows: vec![format!("{:>3}", board.top(pile).number())],
        style: style::of(pile.direction()),
    });
    let notes = [
        say!(texts, "drawing-draw-pile", count = board.draw()),
        say!(texts, "drawing-not-placed", count = board.left()),
    ];
    side_by_side(&faces, &notes)
}

/// The open rows of Ascenso-Descenso from their start, jumps marked.
fn rows(view: &View) -> String {
    let mut drawing = String::new();
    for pile in Pile::ALL {
        let Some(row) = view.board().row(pile) else {
            return drawing;
        };
        let mut row: Vec<Card> = row.collect();
        row.reverse();
        let label = format!("   {:<5} {} ", pile.name(), style::arrow(pile.direction()));
        drawing += &text::list(&label, marked(&row, pile.direction()));
    }
    drawing
}

/// The cards of a row; « before those that went backwards.
fn marked(row: &[Card], direction: Direction) -> Vec<String> {
    let jumped = |before: &Card, card: &Card| match direction {
        Direction::Up => card < before,
        Direction::Down => card > before,
    };
    let first = row.first().map(|card| format!("{:>3}", card.number()));
    let rest = row.windows(2).map(|pair| match pair {
        [before, card] if jumped(before, card) => format!("{:>3}", format!("«{card}")),
        [_, card] => format!("{:>3}", card.number()),
        _ => String::new(),
    });
    first.into_iter().chain(rest).collect()
}

fn hands(texts: &Texts, view: &View) -> String {
    let board = view.board();
    let mut drawing = String::new();
    let seats = Seat::all(board.config().seats());
    let label = |seat| text::seat(texts, view.viewer(), seat, board.turn() == Some(seat));
    let widest = seats.clone().map(|seat| label(seat).chars().count() + 1).max();
    let width = widest.unwrap_or(0).max(LABEL);
    for seat in seats {
        let label = format!("{:<width$}", label(seat));
        drawing += &match view.hand(seat) {
            Some(hand) if !hand.is_empty() => text::list(&label, hand),
            Some(_) | None => {
                format!("{label}{}\n", say!(texts, "cards", count = board.held(seat)))
            }
        };
    }
    drawing
}

/// Which card may go where, for a viewer who knows the hand on turn.
fn steps(texts: &Texts, view: &View) -> String {
    let board = view.board();
    let Some(hand) = board.turn().and_then(|seat| view.hand(seat)) else {
        return String::new();
    };
    let mut legal = Actions::new();
    view.legal_into(&mut legal);
    let step = |card: Card, pile: Pile| {
        if legal.contains(&Action::Place(card, pile)) {
            Gap::own(pile.direction(), board.top(pile), card)
        } else {
            Gap::No
        }
    };
    let rows: Vec<_> =
        CardSet::iter(hand).map(|card| (card, Pile::ALL.map(|pile| step(card, pile)))).collect();
    if rows.is_empty() {
        return String::new();
    }
    let (card, signs) = (say!(texts, "drawing-card"), say!(texts, "drawing-signs"));
    format!("\n{}", table(&card, Pile::ALL.map(Pile::name), &rows, &signs))
}
