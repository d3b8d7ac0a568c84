//! Games, seats and results in words. Seats are counted from 1 here, as on every screen.

use records::GameResult;
use rules::{Game, OptionValue, Position as _, Seat, State, hormigas};

/// `1 card`, `2 cards`.
pub(crate) fn count(n: usize, what: &str) -> String {
    if n == 1 { format!("1 {what}") } else { format!("{n} {what}s") }
}

/// A seat's name.
pub(crate) fn seat(seat: Seat) -> String {
    seat_number(seat.index())
}

fn seat_number(index: usize) -> String {
    format!("seat {}", index + 1)
}

/// A sentence's beginning.
pub(crate) fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().into_iter().flat_map(char::to_uppercase).chain(chars).collect()
}

/// A game with its seats and what differs from the standard.
pub(crate) fn game<N: AsRef<str>>(game: Game, seats: u8, options: &[(N, OptionValue)]) -> String {
    let mut words = format!("{}, {}", game.title(), count(seats.into(), "seat"));
    for option in options.iter().filter_map(|(name, value)| option(name.as_ref(), value)) {
        words += &format!(", {option}");
    }
    words
}

/// An option in words; none where it says nothing new.
fn option(name: &str, value: &OptionValue) -> Option<String> {
    Some(match (name, value) {
        ("start", OptionValue::Number(index)) => {
            format!("{} starts", seat_number(*index as usize))
        }
        ("start", _) => "the team chooses who starts".to_owned(),
        ("small_hand", OptionValue::Flag(true)) => "small hands".to_owned(),
        ("small_hand", _) | ("turn_limit", OptionValue::Number(0)) => return None,
        ("rounds", OptionValue::Number(n)) => count(*n as usize, "round"),
        ("symbols", OptionValue::Table(_)) => "own table of symbols".to_owned(),
        ("hand", sizes) => format!("hands of {sizes}"),
        (_, OptionValue::Word(word)) => match (name, word.as_str()) {
            ("jump", "any") => "jumps off any card".to_owned(),
            ("last_card", "allow") => "a last card alone is enough".to_owned(),
            ("finish", "claim") => "rounds end by a claim".to_owned(),
            ("symbols", "one") => "one symbol a card".to_owned(),
            _ => return None,
        },
        (name, value) => format!("{} {value}", name.replace('_', " ")),
    })
}

/// What came out, or how far the game is.
pub(crate) fn outcome(result: &GameResult, state: &State) -> String {
    match result {
        GameResult::Cooperative { over: true, won: Some(true), .. } => {
            "won: every card is placed".to_owned()
        }
        GameResult::Cooperative { over: true, left, .. } => {
            format!("lost with {} left", count((*left).into(), "card"))
        }
        GameResult::FaceToFace { winner: Some(winner), reason, left, .. } => {
            duel(*winner, *reason, *left)
        }
        GameResult::Hormigas { winners: Some(winners), totals, rounds, .. } => {
            format!("{} after {}", winners_of(winners, totals), count(rounds.len(), "round"))
        }
        GameResult::Cooperative { .. }
        | GameResult::FaceToFace { .. }
        | GameResult::Hormigas { .. } => format!("not finished: {}", next(state)),
    }
}

fn duel(winner: usize, reason: Option<&str>, left: [u8; 2]) -> String {
    let loser = 1 - winner.min(1);
    let left = count(left[loser].into(), "card");
    let (winner, loser) = (seat_number(winner), seat_number(loser));
    match reason {
        Some("emptied") => format!("{winner} won by placing all cards; {loser} has {left} left"),
        _ => format!("{winner} won, as {loser} could not place enough; {loser} has {left} left"),
    }
}

fn winners_of(winners: &[usize], totals: &[u32]) -> String {
    let all = numbers(totals);
    let best = winners.first().and_then(|seat| totals.get(*seat)).copied().unwrap_or_default();
    let points = count(best as usize, "point");
    match winners {
        [winner] => format!("{} won with {points} (points by seat: {all})", seat_number(*winner)),
        winners => {
            let names: Vec<_> = winners.iter().map(|seat| (seat + 1).to_string()).collect();
            let names = names.join(" and ");
            format!("seats {names} share the win with {points} (points by seat: {all})")
        }
    }
}

/// Who is to act.
fn next(state: &State) -> String {
    match (state.turn(), state) {
        (Some(on_turn), State::Hormigas(game)) => {
            let round = game.board().round() + 1;
            format!("{} to play in round {round}", seat(on_turn))
        }
        (Some(on_turn), _) => format!("{} to play", seat(on_turn)),
        (None, State::Hormigas(game)) => {
            let points = numbers(game.board().totals());
            format!("round {} is to be dealt (points by seat: {points})", game.board().round() + 2)
        }
        (None, _) => "the team is to choose who starts".to_owned(),
    }
}

/// The end of a round.
pub(crate) fn round(end: &hormigas::RoundEnd, seats: u8) -> String {
    let scores = numbers(&end.scores[..usize::from(seats)]);
    match end.finisher {
        Some(finisher) if end.scores[finisher.index()] == 0 => {
            let who = seat(finisher);
            format!("The round is over: {who} claimed a hand out of order. Points: {scores}.")
        }
        Some(finisher) => {
            format!("The round is over: {}'s hand is in order. Points: {scores}.", seat(finisher))
        }
        None => format!("The round is over: the turn limit is reached. Points: {scores}."),
    }
}

/// `43, 64, 60`.
fn numbers(list: &[u32]) -> String {
    list.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
