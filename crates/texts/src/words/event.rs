//! What happened, as a line of the log. Only what everyone at the table may know is said, whoever
//! the event was told to: the log stays when another person takes the keyboard.

use rules::hormigas::{self, RoundEnd, Side};
use rules::{ViewEvent, face_to_face, the_game};

use super::{arrow, capital, numbers, pile, seat as seat_name};
use crate::{Texts, say};

/// An event as a sentence without a full stop.
pub fn told(texts: &Texts, event: &ViewEvent, seats: u8) -> String {
    let told = match event {
        ViewEvent::TheGame(event) => the_game(texts, event),
        ViewEvent::FaceToFace(event) => face_to_face(texts, event),
        ViewEvent::Hormigas(event) => hormigas(texts, event, seats),
    };
    capital(&told)
}

fn the_game(texts: &Texts, event: &the_game::ViewEvent) -> String {
    use the_game::{Next, ViewEvent};
    match *event {
        ViewEvent::Started { seat } => say!(texts, "log-started", seat = seat_name(texts, seat)),
        ViewEvent::Placed { seat, card, pile: on, .. } => {
            say!(
                texts,
                "log-placed",
                seat = seat_name(texts, seat),
                card = card.number(),
                pile = pile(on)
            )
        }
        ViewEvent::Ended { seat, drawn, next } => {
            let ended =
                say!(texts, "log-drew", seat = seat_name(texts, seat), count = drawn.count());
            match next {
                Next::Turn(_) => ended,
                Next::Lost(seat) => {
                    let stuck = say!(texts, "log-stuck", seat = seat_name(texts, seat));
                    format!("{ended}. {}", capital(&stuck))
                }
            }
        }
    }
}

fn face_to_face(texts: &Texts, event: &face_to_face::ViewEvent) -> String {
    use face_to_face::{Next, ViewEvent};
    match *event {
        ViewEvent::Placed { seat, card, pile, .. } => {
            let (who, card) = (seat_name(texts, seat), card.number());
            let arrow = arrow(pile.direction());
            if pile.is_rivals() {
                say!(texts, "log-placed-rival", seat = who, card = card, arrow = arrow)
            } else {
                say!(texts, "log-placed-own", seat = who, card = card, arrow = arrow)
            }
        }
        ViewEvent::Ended { seat, drawn, next } => {
            let ended =
                say!(texts, "log-drew", seat = seat_name(texts, seat), count = drawn.count());
            match next {
                Next::Turn(_) => ended,
                Next::Stuck(seat) => {
                    let stuck = say!(texts, "log-stuck", seat = seat_name(texts, seat));
                    format!("{ended}. {}", capital(&stuck))
                }
            }
        }
    }
}

fn hormigas(texts: &Texts, event: &hormigas::ViewEvent, seats: u8) -> String {
    use hormigas::ViewEvent;
    match event {
        ViewEvent::Refreshed { seat } => {
            say!(texts, "log-refreshed", seat = seat_name(texts, *seat))
        }
        ViewEvent::Taken { seat, place, card, face_up } => {
            let (who, place) = (seat_name(texts, *seat), place + 1);
            match card.filter(|_| *face_up) {
                Some(card) => {
                    say!(texts, "log-took", seat = who, card = card.number(), place = place)
                }
                None => say!(texts, "log-took-face-down", seat = who, place = place),
            }
        }
        ViewEvent::Put { seat, at, side, dropped, round: end, .. } => {
            let (who, card) = (seat_name(texts, *seat), dropped.number());
            let put = match side {
                Side::Left => say!(texts, "log-put-left", seat = who, at = *at, card = card),
                Side::Right => say!(texts, "log-put-right", seat = who, at = *at, card = card),
            };
            with_end(texts, put, end.as_ref(), seats)
        }
        ViewEvent::Claimed { seat, round: end } => {
            let claimed = say!(texts, "log-claimed", seat = seat_name(texts, *seat));
            with_end(texts, claimed, Some(end), seats)
        }
        ViewEvent::Passed { seat, round: end } => {
            let passed = say!(texts, "log-passed", seat = seat_name(texts, *seat));
            with_end(texts, passed, end.as_ref(), seats)
        }
        ViewEvent::Dealt(_) => say!(texts, "log-dealt"),
    }
}

fn with_end(texts: &Texts, what: String, end: Option<&RoundEnd>, seats: u8) -> String {
    match end {
        Some(end) => format!("{what}. {}", capital(&round(texts, end, seats))),
        None => what,
    }
}

/// The end of a round.
pub fn round(texts: &Texts, end: &RoundEnd, seats: u8) -> String {
    let points = numbers(&end.scores[..usize::from(seats)]);
    match end.finisher {
        Some(finisher) if end.scores[finisher.index()] == 0 => {
            say!(texts, "round-wrong-claim", seat = seat_name(texts, finisher), points = points)
        }
        Some(finisher) => {
            say!(texts, "round-ordered", seat = seat_name(texts, finisher), points = points)
        }
        None => say!(texts, "round-limit", points = points),
    }
}
