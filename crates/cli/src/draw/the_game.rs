//! The Game and Ascenso-Descenso: four piles, the rows where they lie open, the hands.

use rules::the_game::{Action, Phase, Pile, Seen, View};
use rules::{Actions, Card, CardSet, Direction, Seat, Sight as _};

use super::boxes::{Face, side_by_side};
use super::steps::{Step, table};
use super::{style, text};
use crate::words;

pub(super) fn draw(view: &View) -> String {
    let config = view.board().config();
    let game = config.variant().game();
    let mut drawing = text::title(game, config.seats(), &config.changed_options());
    drawing += &format!("{}\n\n", status(view));
    drawing += &piles(view);
    drawing += &rows(view);
    drawing.push('\n');
    drawing += &hands(view);
    if let Seen::All { draw, .. } = view.seen() {
        drawing += &text::list("  Draw pile, next first: ", draw.as_slice());
    }
    drawing + &steps(view)
}

fn status(view: &View) -> String {
    let board = view.board();
    let seats = board.config().seats();
    match board.phase() {
        Phase::Choose => {
            let last = seats.saturating_sub(1);
            format!(
                "The team chooses who starts: from start@0, seat 1, to start@{last}, seat {seats}."
            )
        }
        Phase::Turn { seat, .. } => text::turn(view.viewer(), seat, board.missing()),
        Phase::Won => "Won: every card is placed.".to_owned(),
        Phase::Lost(seat) => {
            let left = words::count(board.left().into(), "card");
            format!("Lost with {left} left: {} could not place enough.", words::seat(seat))
        }
    }
}

fn piles(view: &View) -> String {
    let board = view.board();
    let faces = Pile::ALL.map(|pile| Face {
        caption: format!("{pile} {}", style::arrow(pile.direction())),
        rows: vec![format!("{:>3}", board.top(pile).number())],
        style: style::of(pile.direction()),
    });
    let notes =
        [format!("Draw pile:  {:>2}", board.draw()), format!("Not placed: {:>2}", board.left())];
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

fn hands(view: &View) -> String {
    let board = view.board();
    let mut drawing = String::new();
    for seat in Seat::all(board.config().seats()) {
        let label = text::seat(view.viewer(), seat, board.turn() == Some(seat));
        let label = format!("{label:<16}");
        drawing += &match view.hand(seat) {
            Some(hand) if !hand.is_empty() => text::list(&label, hand),
            Some(_) | None => {
                format!("{label}{}\n", words::count(board.held(seat).into(), "card"))
            }
        };
    }
    drawing
}

/// Which card may go where, for a viewer who knows the hand on turn.
fn steps(view: &View) -> String {
    let board = view.board();
    let Some(hand) = board.turn().and_then(|seat| view.hand(seat)) else {
        return String::new();
    };
    let mut legal = Actions::new();
    view.legal(&mut legal);
    let step = |card: Card, pile: Pile| {
        if legal.contains(&Action::Place(card, pile)) {
            Step::own(pile.direction(), board.top(pile), card)
        } else {
            Step::No
        }
    };
    let rows: Vec<_> =
        CardSet::iter(hand).map(|card| (card, Pile::ALL.map(|pile| step(card, pile)))).collect();
    if rows.is_empty() {
        return String::new();
    }
    let signs = "A number: how far the pile moves. «: a step back. -: not now.";
    format!("\n{}", table(Pile::ALL.map(Pile::name), &rows, signs))
}
