//! Views and what was heard as JSON, written straight: the same bytes as serde makes of [`Sighted`]
//! and [`Heard`], in a fraction of the work. A server writes both for each seat and move.
//!
//! [`Sighted`]: crate::Sighted

use rules::face_to_face::{self, Phase as DuelPhase};
use rules::hormigas::{self, Place};
use rules::the_game::{self, Pile};
use rules::{Actions, Card, CardSet, Seat, Sight as _, View, Viewer};

use crate::heard::{DrawnCards, Heard};
use crate::json::Json;

/// Writes what the view's seat, or a spectator, knows.
///
/// ```
/// use rules::{Game, Position, Seat, Seed, Setup, State, Viewer};
/// let setup = Setup::of_seed(Game::TheGame, 2, &[], &Seed::from(7)).unwrap();
/// let view = State::new(&setup).unwrap().view(Viewer::Seat(Seat::FIRST));
/// let mut json = records::Json::default();
/// records::write_sight(&view, &mut json);
/// assert_eq!(json.as_str(), serde_json::to_string(&records::sight(&view)).unwrap());
/// ```
pub fn write_sight(view: &View, json: &mut Json) {
    let mut legal = Actions::new();
    view.legal(&mut legal);
    let seat = match view.viewer() {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Everything => None,
    };
    json.object(|json| {
        json.field("seat").maybe(seat.map(number));
        json.field("turn").maybe(view.turn().map(number));
        json.field("over").flag(view.is_over());
        json.field("legal").each(&legal, Json::plain);
        match view {
            View::TheGame(view) => the_game(view, seat, json),
            View::FaceToFace(view) => face_to_face(view, seat, json),
            View::Hormigas(view) => hormigas(view, seat, json),
        }
        json.field("text").plain(view);
    });
}

/// Writes what a viewer learned of one action.
pub fn write_heard(heard: &Heard, json: &mut Json) {
    // Taken apart, so that a new field does not compile until it is written.
    let Heard { seat, action, drawn, card, dropped, hand, round } = heard;
    json.object(|json| {
        json.field("seat").maybe(seat.map(|seat| seat as u64));
        json.field("action").plain(action);
        match drawn {
            Some(DrawnCards::Cards(cards)) => json.field("drawn").numbers(cards.iter().copied()),
            Some(DrawnCards::Count(count)) => json.field("drawn").number(*count),
            None => {}
        }
        if let Some(card) = *card {
            json.field("card").number(card);
        }
        if let Some(dropped) = *dropped {
            json.field("dropped").number(dropped);
        }
        if let Some(hand) = hand {
            json.field("hand").numbers(hand.iter().copied());
        }
        if let Some(round) = round {
            json.field("round").value(round);
        }
    });
}

fn number(seat: Seat) -> u64 {
    seat.index() as u64
}

fn hand(hand: Option<CardSet>, json: &mut Json) {
    match hand {
        Some(hand) => json.field("hand").listed(hand),
        None => json.field("hand").null(),
    }
}

fn won(won: Option<bool>, json: &mut Json) {
    match won {
        Some(won) => json.field("won").flag(won),
        None => json.field("won").null(),
    }
}

fn the_game(view: &the_game::View, seat: Option<Seat>, json: &mut Json) {
    let board = view.board();
    hand(seat.and_then(|seat| view.hand(seat)), json);
    json.field("counts").numbers(Seat::all(board.config().seats()).map(|seat| board.held(seat)));
    json.field("draw").numbers([board.draw()]);
    json.field("tops").numbers(board.tops().map(Card::number));
    if board.row(Pile::ALL[0]).is_some() {
        let rows = Pile::ALL.into_iter().filter_map(|pile| board.row(pile));
        json.field("rows").each(rows, |json, row| {
            let row: Vec<u8> = row.map(Card::number).collect();
            json.numbers(row.into_iter().rev());
        });
    }
    json.field("placed").listed(board.placed());
    json.field("need").maybe(board.need());
    json.field("missing").number(board.missing());
    won(board.won(), json);
    json.field("left").number(board.left());
}

fn face_to_face(view: &face_to_face::View, seat: Option<Seat>, json: &mut Json) {
    let board = view.board();
    let seats = [Seat::FIRST, Seat::FIRST.left(2)];
    hand(seat.and_then(|seat| view.hand(seat)), json);
    json.field("counts").numbers(seats.map(|seat| board.held(seat)));
    json.field("draw").numbers(seats.map(|seat| board.draw(seat)));
    let tops = |json: &mut Json, seat| json.numbers(board.tops(seat).map(Card::number));
    json.field("tops").each(seats, tops);
    json.field("placed").each(seats.map(|seat| board.placed(seat)), Json::listed);
    json.field("need").maybe(board.need());
    json.field("missing").number(board.missing());
    match board.phase() {
        DuelPhase::Over { winner, reason } => {
            json.field("helped").flag(false);
            json.field("winner").number(number(winner));
            json.field("reason").plain(reason.name());
        }
        DuelPhase::Turn { helped, .. } => {
            json.field("helped").flag(helped);
            json.field("winner").null();
            json.field("reason").null();
        }
    }
    json.field("left").numbers(seats.map(|seat| board.left(seat)));
}

fn hormigas(view: &hormigas::View, seat: Option<Seat>, json: &mut Json) {
    let board = view.board();
    let config = board.config();
    let hand = |seat: Seat| {
        let places = 0..usize::from(config.hand_size(seat));
        places.map(move |place| view.card(seat, place).map(Card::number))
    };
    let own: Option<Vec<u8>> = seat.and_then(|seat| hand(seat).collect());
    match own {
        Some(own) => json.field("hand").numbers(own),
        None => json.field("hand").null(),
    }
    let cards = |json: &mut Json, seat| json.each(hand(seat), Json::maybe);
    json.field("hands").each(Seat::all(config.seats()), cards);
    json.field("draw").numbers([board.draw()]);
    json.field("phase").plain(board.phase().name());
    json.field("middle").each(board.middle(), |json, place| match place {
        Place::FaceDown => json.value(&(Option::<u8>::None, false)),
        Place::FaceUp(card) => json.value(&(card.number(), true)),
        Place::Taken => json.null(),
    });
    json.field("held").maybe(view.held().map(Card::number));
    json.field("discard").listed(board.discard());
    json.field("totals").numbers(board.totals().iter().copied());
    match board.winners() {
        Some(winners) => json.field("winners").numbers(winners.map(number)),
        None => json.field("winners").null(),
    }
    json.field("round").number(board.round());
}

#[cfg(test)]
mod tests {
    use rules::{Action, Game, Happening as _, OptionValue, Position as _, Seed, Setup, State};

    use super::*;

    /// Plays on with whatever is legal, always something else, and holds all that is told to serde's bytes.
    fn same_bytes(game: Game, seats: u8, options: &[(String, OptionValue)], seed: u64) {
        let setup = Setup::of_seed(game, seats, options, &Seed::from(seed)).expect("a setup");
        let mut state = State::new(&setup).expect("a deal");
        let viewers = || Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]);
        for ply in 0..400_usize {
            for viewer in viewers() {
                let view = state.view(viewer);
                let mut json = Json::default();
                write_sight(&view, &mut json);
                let serde = serde_json::to_string(&crate::sight(&view)).expect("JSON");
                assert_eq!(json.as_str(), serde);
            }
            let mut legal: Actions<Action> = Actions::new();
            state.legal(&mut legal);
            if legal.is_empty() {
                break;
            }
            let event = state.apply(legal[ply * 7 % legal.len()]).expect("legal");
            for viewer in viewers() {
                let heard = crate::heard(&event.seen_by(viewer), seats);
                let mut json = Json::default();
                write_heard(&heard, &mut json);
                assert_eq!(json.as_str(), serde_json::to_string(&heard).expect("JSON"));
            }
        }
    }

    #[test]
    fn the_bytes_are_those_of_serde() {
        for seed in 0..20 {
            for (game, seats) in [
                (Game::TheGame, 1),
                (Game::TheGame, 5),
                (Game::AscensoDescenso, 3),
                (Game::FaceToFace, 2),
                (Game::Hormigas, 4),
            ] {
                same_bytes(game, seats, &[], seed);
            }
            let jump = ("jump".to_owned(), OptionValue::Word("any".into()));
            let start = ("start".to_owned(), OptionValue::Number(1));
            same_bytes(Game::AscensoDescenso, 2, &[jump, start], seed);
        }
    }
}
