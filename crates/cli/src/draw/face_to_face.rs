//! Face to Face: the rival above, the own side beneath.

use rules::face_to_face::{Action, Phase, Pile, Reason, Seen, View};
use rules::{Actions, Card, Direction, Game, Seat, Sight as _, Viewer};

use super::boxes::{Face, side_by_side};
use super::steps::{Step, table};
use super::{style, text};
use crate::words;

pub(super) fn draw(view: &View) -> String {
    let mut drawing = text::title(Game::FaceToFace, 2, &view.board().config().changed_options());
    drawing += &format!("{}\n\n", status(view));
    let near = match view.viewer() {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator | Viewer::Everything => Seat::FIRST,
    };
    drawing += &format!("{}\n{}", side(view, view.rival(near)), side(view, near));
    if let Seen::All { draw, .. } = view.seen() {
        for seat in Seat::all(2) {
            let name = words::capital(&words::seat(seat));
            let label = format!("  {name}'s draw pile, next first: ");
            drawing += &text::list(&label, draw[seat.index()].as_slice());
        }
    }
    drawing + &steps(view)
}

fn status(view: &View) -> String {
    let board = view.board();
    match board.phase() {
        Phase::Turn { seat, helped, .. } => {
            let turn = text::turn(view.viewer(), seat, board.missing());
            if helped { format!("{turn} The card for the rival is placed.") } else { turn }
        }
        Phase::Over { winner, reason } => {
            let name = words::capital(&words::seat(winner));
            let why = match reason {
                Reason::Emptied => "all own cards are placed".to_owned(),
                Reason::Stuck => {
                    format!("{} could not place enough", words::seat(view.rival(winner)))
                }
            };
            format!("{name} has won: {why}.")
        }
    }
}

/// A seat's two piles, with its hand and draw pile beside them.
fn side(view: &View, seat: Seat) -> String {
    let board = view.board();
    let tops = board.tops(seat);
    let faces = [(Direction::Up, "up"), (Direction::Down, "down")].map(|(direction, name)| {
        let [up, down] = tops;
        let top = if direction == Direction::Up { up } else { down };
        Face {
            caption: format!("{name} {}", style::arrow(direction)),
            rows: vec![format!("{:>3}", top.number())],
            style: style::of(direction),
        }
    });
    let colour = if seat == Seat::FIRST { "gold" } else { "silver" };
    let label = text::seat(view.viewer(), seat, board.turn() == Some(seat));
    let hand = match view.hand(seat) {
        Some(hand) if !hand.is_empty() => text::list("  Hand: ", hand).trim_end().to_owned(),
        Some(_) | None => format!("  Hand: {}", words::count(board.held(seat).into(), "card")),
    };
    let counts = format!("  Draw pile: {}. Not placed: {}.", board.draw(seat), board.left(seat));
    side_by_side(&faces, &[format!("{label}, {colour}"), hand, counts])
}

/// Which card may go where, for a viewer who knows the hand on turn.
fn steps(view: &View) -> String {
    let board = view.board();
    let Some((seat, hand)) = board.turn().and_then(|seat| Some((seat, view.hand(seat)?))) else {
        return String::new();
    };
    let mut legal = Actions::new();
    view.legal(&mut legal);
    let ([up, down], [rival_up, rival_down]) = (board.tops(seat), board.tops(view.rival(seat)));
    let tops = [up, down, rival_up, rival_down];
    let step = |card: Card, pile: Pile| {
        let top = tops[pile.index()];
        if !legal.contains(&Action::Place(card, pile)) {
            Step::No
        } else if pile.is_rivals() {
            Step::Help(top.number().abs_diff(card.number()))
        } else {
            Step::own(pile.direction(), top, card)
        }
    };
    let rows: Vec<_> =
        hand.iter().map(|card| (card, Pile::ALL.map(|pile| step(card, pile)))).collect();
    if rows.is_empty() {
        return String::new();
    }
    let signs = "A number: how far the pile moves. «: a step back. +: a help. -: not now.";
    format!("\n{}", table(Pile::ALL.map(Pile::name), &rows, signs))
}
