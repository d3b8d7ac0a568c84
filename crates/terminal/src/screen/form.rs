//! The form of a new game: seats, who sits where, options, seed.

use players::Level;
use rules::{Game, OptionValue, Seed};

use crate::setting::{Chair, Setting};

/// A line of the form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Row {
    /// How many play.
    Seats,
    /// Who sits on a seat.
    Chair(usize),
    /// An option by its name.
    Option(&'static str),
    /// The seed.
    Seed,
    /// Begin.
    Start,
}

/// The form.
#[derive(Clone, Debug)]
pub struct Form {
    /// What is chosen so far.
    pub setting: Setting,
    /// What was typed as a seed; chance if nothing.
    pub seed: String,
    /// Which line.
    pub cursor: usize,
}

/// Rounds of Hormigas that the form offers, instead of points.
const ROUNDS: [u32; 4] = [1, 2, 3, 5];

impl Form {
    /// A form filled in as the game was last played, at its last line.
    pub fn new(setting: Setting) -> Form {
        let mut form = Form { setting, seed: String::new(), cursor: 0 };
        form.cursor = form.rows().len() - 1;
        form
    }

    /// The lines.
    pub fn rows(&self) -> Vec<Row> {
        let mut rows = Vec::new();
        if self.setting.game.seats().count() > 1 {
            rows.push(Row::Seats);
        }
        rows.extend((0..self.setting.chairs.len()).map(Row::Chair));
        rows.extend(option_names(self.setting.game).iter().copied().map(Row::Option));
        rows.extend([Row::Seed, Row::Start]);
        rows
    }

    /// The line of the cursor.
    pub fn row(&self) -> Row {
        let rows = self.rows();
        rows[self.cursor.min(rows.len() - 1)]
    }

    /// The seed, if a valid one was typed.
    pub fn seed(&self) -> Option<Seed> {
        self.seed.parse().ok()
    }

    /// The value of an option; none is the standard.
    pub fn value(&self, name: &str) -> Option<&OptionValue> {
        let options = self.setting.options.iter();
        options.filter(|(known, _)| key(known) == name).map(|(_, value)| value).next()
    }

    /// Changes the line of the cursor to its next value, or the one before.
    pub(super) fn turn(&mut self, forward: bool) {
        match self.row() {
            Row::Seats => self.set_seats(forward),
            Row::Chair(seat) => {
                let all = [Chair::Person].into_iter().chain(Level::ALL.map(Chair::Bot));
                let all: Vec<Chair> = all.collect();
                let chair = &mut self.setting.chairs[seat];
                *chair = neighbour(&all, chair, forward);
            }
            Row::Option(name) => {
                let all = values(self.setting.game, name, self.setting.seats());
                let now = self.value(name).cloned();
                let new = neighbour(&all, &(option_of(name, now.as_ref()), now), forward);
                self.set(name, new);
            }
            Row::Seed | Row::Start => {}
        }
    }

    fn set(&mut self, name: &str, (option, value): (&'static str, Option<OptionValue>)) {
        let options = &mut self.setting.options;
        options.retain(|(known, _)| key(known) != name);
        options.extend(value.map(|value| (option.to_owned(), value)));
    }

    fn set_seats(&mut self, forward: bool) {
        let all: Vec<u8> = self.setting.game.seats().collect();
        let seats = neighbour(&all, &self.setting.seats(), forward);
        let last = self.setting.chairs.last().copied().unwrap_or(Chair::Bot(Level::Steady));
        let last = if last == Chair::Person { Chair::Bot(Level::Steady) } else { last };
        self.setting.chairs.resize(seats.into(), last);
        // A start on a seat that the table no longer has.
        let gone =
            |value: &OptionValue| matches!(value, OptionValue::Number(n) if *n >= seats.into());
        self.setting.options.retain(|(name, value)| name != "start" || !gone(value));
        self.setting.options.retain(|(_, value)| !matches!(value, OptionValue::List(_)));
    }
}

/// The options that the form offers; `goal` is the target or the rounds of Hormigas.
fn option_names(game: Game) -> &'static [&'static str] {
    match game {
        Game::TheGame => &["start", "minimum", "small_hand"],
        Game::AscensoDescenso => &["start", "minimum", "small_hand", "jump"],
        Game::FaceToFace => &["start", "last_card"],
        Game::Hormigas => &["start", "hand", "finish", "goal", "symbols"],
    }
}

/// The form's name of an option.
fn key(option: &str) -> &str {
    match option {
        "target" | "rounds" => "goal",
        other => other,
    }
}

/// The option that a value of the form belongs to.
fn option_of(name: &'static str, value: Option<&OptionValue>) -> &'static str {
    match (name, value) {
        ("goal", Some(_)) => "rounds",
        _ => name,
    }
}

/// The values of an option that the form offers, the standard first, each with its option.
fn values(game: Game, name: &'static str, seats: u8) -> Vec<(&'static str, Option<OptionValue>)> {
    let number = |n: u32| Some(OptionValue::Number(n));
    let word = |word: &str| Some(OptionValue::Word(word.to_owned()));
    let others: Vec<Option<OptionValue>> = match name {
        "start" => {
            // Where chance or the team decides unless a seat is named, every seat can be.
            let first = u32::from(game == Game::Hormigas);
            (first..seats.into()).map(number).collect()
        }
        "minimum" => vec![number(3)],
        "small_hand" => vec![Some(OptionValue::Flag(true))],
        "jump" => vec![word("any")],
        "last_card" => vec![word("allow")],
        "hand" => vec![number(13), number(14)],
        "finish" => vec![word("claim")],
        "symbols" => vec![word("one")],
        "goal" => ROUNDS.map(number).to_vec(),
        _ => Vec::new(),
    };
    let all = [None].into_iter().chain(others);
    all.map(|value| (option_of(name, value.as_ref()), value)).collect()
}

/// The value after or before one, round and round; the first where it is not among them.
fn neighbour<T: Clone + PartialEq>(all: &[T], now: &T, forward: bool) -> T {
    let place = all.iter().position(|value| value == now);
    let place = match (place, forward) {
        (Some(place), true) => (place + 1) % all.len(),
        (Some(place), false) => (place + all.len() - 1) % all.len(),
        (None, _) => 0,
    };
    all[place].clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_chosen_can_be_played() {
        for game in Game::ALL {
            let mut form = Form::new(Setting::usual(game));
            for seats in 0..6 {
                for cursor in 0..form.rows().len() {
                    form.cursor = cursor;
                    if form.row() == Row::Seats {
                        continue;
                    }
                    for _ in 0..7 {
                        form.turn(true);
                        let record = form.setting.record(Seed::from(1));
                        assert!(record.is_ok(), "{:?}: {:?}", form.setting, record.err());
                    }
                    form.turn(false);
                }
                form.cursor = 0;
                form.turn(seats % 2 == 0 || seats > 3);
                assert!(form.setting.record(Seed::from(1)).is_ok(), "{:?}", form.setting);
            }
        }
    }
}
