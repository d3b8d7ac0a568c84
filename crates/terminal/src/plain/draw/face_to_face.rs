//! Face to Face: the rival above, the own side beneath.

use rules::face_to_face::{Action, EndReason, KnownCards, Phase, Pile, View};
use rules::{Actions, Card, Direction, Game, GameView as _, Seat, Viewer};
use texts::{Texts, say, words};

use super::boxes::{Face, side_by_side};
use super::steps::{Gap, table};
use super::{style, text};

pub(super) fn draw(texts: &Texts, view: &View) -> String {
    let options = view.board().config().changed_options();
    let mut drawing = text::title(texts, Game::FaceToFace, 2, &options);
    drawing += &format!("{}\n\n", status(texts, view));
    let near = match view.viewer() {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator | Viewer::Everything => Seat::FIRST,
    };
    drawing += &format!("{}\n{}", side(texts, view, view.rival(near)), side(texts, view, near));
    if let KnownCards::All { draw, .. } = view.seen() {
        for seat in Seat::all(2) {
            let name = words::seat(texts, seat);
            let label = say!(texts, "drawing-draw-pile-of-next", seat = name);
            drawing += &text::list(&label, draw[seat.index()].as_slice());
        }
    }
    drawing + &steps(texts, view)
}

pub(super) fn status(texts: &Texts, view: &View) -> String {
    let board = view.board();
    match board.phase() {
        Phase::Turn { seat, helped, .. } => {
            let turn = text::turn(texts, view.viewer(), seat, board.missing());
            if helped { format!("{turn}\n{}", say!(texts, "drawing-helped")) } else { turn }
        }
        Phase::Over { winner, reason } => {
            let (loser, winner) = (view.rival(winner), words::seat(texts, winner));
            let won = match reason {
                EndReason::Emptied => say!(texts, "drawing-duel-emptied", seat = winner),
                EndReason::Stuck => {
                    let loser = words::seat(texts, loser);
                    say!(texts, "drawing-duel-stuck", seat = winner, loser = loser)
                }
            };
            words::capital(&won)
        }
    }
}

/// A seat's two piles, with its hand and draw pile beside them.
fn side(texts: &Texts, view: &View, seat: Seat) -> String {
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
    let colour = if seat == Seat::FIRST { say!(texts, "gold") } else { say!(texts, "silver") };
    let label = text::seat(texts, view.viewer(), seat, board.turn() == Some(seat));
    let hand = match view.hand(seat) {
        Some(hand) if !hand.is_empty() => {
            text::list(&say!(texts, "drawing-hand"), hand).trim_end().to_owned()
        }
        Some(_) | None => {
            let cards = say!(texts, "cards", count = board.held(seat));
            format!("{}{cards}", say!(texts, "drawing-hand"))
        }
    };
    let (draw, left) = (board.draw(seat), board.left(seat));
    let counts = say!(texts, "drawing-counts", draw = draw, left = left);
    side_by_side(&faces, &[format!("{label}, {colour}"), hand, counts])
}

/// Which card may go where, for a viewer who knows the hand on turn.
fn steps(texts: &Texts, view: &View) -> String {
    let board = view.board();
    let Some((seat, hand)) = board.turn().and_then(|seat| Some((seat, view.hand(seat)?))) else {
        return String::new();
    };
    let mut legal = Actions::new();
    view.legal_into(&mut legal);
    let ([up, down], [rival_up, rival_down]) = (board.tops(seat), board.tops(view.rival(seat)));
    let tops = [up, down, rival_up, rival_down];
    let step = |card: Card, pile: Pile| {
        let top = tops[pile.index()];
        if !legal.contains(&Action::Place(card, pile)) {
            Gap::No
        } else if pile.is_rivals() {
            Gap::Help(top.number().abs_diff(card.number()))
        } else {
            Gap::own(pile.direction(), top, card)
        }
    };
    let rows: Vec<_> =
        hand.iter().map(|card| (card, Pile::ALL.map(|pile| step(card, pile)))).collect();
    if rows.is_empty() {
        return String::new();
    }
    let (card, signs) = (say!(texts, "drawing-card"), say!(texts, "drawing-signs-duel"));
    format!("\n{}", table(&card, Pile::ALL.map(Pile::name), &rows, &signs))
}
