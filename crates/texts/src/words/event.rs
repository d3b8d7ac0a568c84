//! What happened, as a line of the log. Only what everyone at the table may know is said, whoever
//! the event was told to: the log stays when another person takes the keyboard.

use records::{DrawnJson, EventJson};
use rules::hormigas::{self, RoundEnd, Side};
use rules::{Action, Game, Seat, ViewEvent, face_to_face, the_game};

use super::{capital, numbers, on_pile, on_their_pile, seat as seat_name};
use crate::{Texts, say};

/// An event as a sentence without a full stop.
pub fn told(texts: &Texts, game: Game, event: &ViewEvent, seats: u8) -> String {
    let told = match event {
        ViewEvent::TheGame(event) => the_game(texts, game, event),
        ViewEvent::FaceToFace(event) => face_to_face(texts, event),
        ViewEvent::Hormigas(event) => hormigas(texts, event, seats),
    };
    capital(&told)
}

fn the_game(texts: &Texts, game: Game, event: &the_game::ViewEvent) -> String {
    use the_game::{Next, ViewEvent};
    match *event {
        ViewEvent::Started { seat } => say!(texts, "log-started", seat = seat_name(texts, seat)),
        ViewEvent::Placed { seat, card, pile, .. } => {
            let (who, on) = (seat_name(texts, seat), on_pile(texts, game, pile));
            say!(texts, "log-placed", seat = who, card = card.number(), on = on)
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
            let (who, on) = (seat_name(texts, seat), on_their_pile(texts, pile));
            say!(texts, "log-placed", seat = who, card = card.number(), on = on)
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
            if let Some(card) = card.filter(|_| *face_up) {
                say!(texts, "log-took", seat = who, card = card.number(), place = place)
            } else {
                say!(texts, "log-took-face-down", seat = who, place = place)
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

/// What a server says of an action, as a sentence without a full stop.
pub fn heard(texts: &Texts, game: Game, heard: &EventJson) -> String {
    let said =
        Action::parse(game, &heard.action).ok().and_then(|action| step(texts, game, action, heard));
    let said = said.unwrap_or_else(|| heard.action.to_string());
    let said = match &heard.round {
        Some(end) => {
            let finisher = end.finisher.and_then(|seat| Seat::new(seat as u8));
            format!("{said}. {}", capital(&ended(texts, finisher, &end.scores)))
        }
        None => said,
    };
    capital(&said)
}

fn step(texts: &Texts, game: Game, action: Action, heard: &EventJson) -> Option<String> {
    let acting = heard.seat.and_then(|seat| Seat::new(seat as u8));
    if let Action::TheGame(the_game::Action::Start(seat)) = action {
        return Some(say!(texts, "log-started", seat = seat_name(texts, seat)));
    }
    if action == Action::Hormigas(hormigas::Action::Deal) {
        return Some(say!(texts, "log-dealt"));
    }
    let who = seat_name(texts, acting?);
    let drew = || {
        let count = heard.drawn.as_ref().map_or(0, |drawn| match drawn {
            DrawnJson::Cards(cards) => cards.len(),
            DrawnJson::Count(count) => usize::from(*count),
        });
        say!(texts, "log-drew", seat = who.as_str(), count = count)
    };
    Some(match action {
        Action::TheGame(the_game::Action::Place(card, pile)) => {
            let on = on_pile(texts, game, pile);
            say!(texts, "log-placed", seat = who, card = card.number(), on = on)
        }
        Action::FaceToFace(face_to_face::Action::Place(card, pile)) => {
            let on = on_their_pile(texts, pile);
            say!(texts, "log-placed", seat = who, card = card.number(), on = on)
        }
        Action::TheGame(_) | Action::FaceToFace(_) => drew(),
        Action::Hormigas(action) => ants(texts, action, who, heard),
    })
}

fn ants(texts: &Texts, action: hormigas::Action, who: String, heard: &EventJson) -> String {
    use hormigas::Action as Do;
    let dropped = heard.dropped.unwrap_or_default();
    match (action, heard.card) {
        (Do::Refresh, _) => say!(texts, "log-refreshed", seat = who),
        (Do::Take(place), Some(card)) => {
            say!(texts, "log-took", seat = who, card = card, place = place + 1)
        }
        (Do::Take(place), None) => {
            say!(texts, "log-took-face-down", seat = who, place = place + 1)
        }
        (Do::Put(at, Side::Left), _) => {
            say!(texts, "log-put-left", seat = who, at = at, card = dropped)
        }
        (Do::Put(at, Side::Right), _) => {
            say!(texts, "log-put-right", seat = who, at = at, card = dropped)
        }
        (Do::Claim, _) => say!(texts, "log-claimed", seat = who),
        (Do::Pass, _) => say!(texts, "log-passed", seat = who),
        (Do::Deal, _) => say!(texts, "log-dealt"),
    }
}

/// The end of a round.
fn round(texts: &Texts, end: &RoundEnd, seats: u8) -> String {
    ended(texts, end.finisher, &end.scores[..usize::from(seats)])
}

fn ended(texts: &Texts, finisher: Option<Seat>, scores: &[u32]) -> String {
    let points = numbers(scores);
    match finisher {
        Some(finisher) if scores.get(finisher.index()) == Some(&0) => {
            say!(texts, "round-wrong-claim", seat = seat_name(texts, finisher), points = points)
        }
        Some(finisher) => {
            say!(texts, "round-ordered", seat = seat_name(texts, finisher), points = points)
        }
        None => say!(texts, "round-limit", points = points),
    }
}
