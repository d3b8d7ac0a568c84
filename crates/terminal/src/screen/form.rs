//! The form of a new game: seats, who sits where, options, seed.

use players::Level;
use rules::{Game, OptionChoice, OptionInfo, OptionValue, Seed};

use crate::setting::{Chair, Setting};

/// A line of the form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Row {
    /// How many play.
    Seats,
    /// Who sits on a seat.
    Chair(usize),
    /// An option, with those that can be given instead of it.
    Option(&'static OptionInfo),
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
        let seats = self.setting.seats();
        let options = self.setting.game.options().iter();
        let offered = options.filter(|option| !option.choices(seats).is_empty());
        rows.extend(offered.filter(|option| option.instead_of.is_none()).map(Row::Option));
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

    /// What was chosen of an option or instead of it; none is the standard.
    pub fn chosen(&self, option: &OptionInfo) -> Option<(&'static OptionInfo, &OptionValue)> {
        let game = self.setting.game;
        let given = self
            .setting
            .options
            .iter()
            .filter_map(|(name, value)| game.option(name).map(|known| (known, value)));
        given.into_iter().find(|(known, _)| line(known) == option.name)
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
            Row::Option(option) => {
                let all = values(self.setting.game, option, self.setting.seats());
                let now = self.chosen(option).map(|(known, value)| (known.name, value.clone()));
                let new = neighbour(&all, &now, forward);
                self.set(option, new);
            }
            Row::Seed | Row::Start => {}
        }
    }

    fn set(&mut self, option: &OptionInfo, value: Option<(&'static str, OptionValue)>) {
        let game = self.setting.game;
        let options = &mut self.setting.options;
        options
            .retain(|(name, _)| game.option(name).is_none_or(|known| line(known) != option.name));
        options.extend(value.map(|(name, value)| (name.to_owned(), value)));
    }

    fn set_seats(&mut self, forward: bool) {
        let all: Vec<u8> = self.setting.game.seats().collect();
        let seats = neighbour(&all, &self.setting.seats(), forward);
        let last = self.setting.chairs.last().copied().unwrap_or(Chair::Bot(Level::Steady));
        let last = if last == Chair::Person { Chair::Bot(Level::Steady) } else { last };
        self.setting.chairs.resize(seats.into(), last);
        // What only a larger or a smaller table can have.
        let game = self.setting.game;
        self.setting.options.retain(|(name, value)| {
            game.option(name).is_some_and(|option| option.accepts(value, seats))
        });
    }
}

/// The option in whose line one is.
fn line(option: &OptionInfo) -> &'static str {
    option.instead_of.unwrap_or(option.name)
}

/// What the form offers in an option's line, the standard first; each value with its option.
fn values(
    game: Game,
    option: &'static OptionInfo,
    seats: u8,
) -> Vec<Option<(&'static str, OptionValue)>> {
    let in_line = game.options().iter().filter(|known| line(known) == option.name);
    let others = in_line.flat_map(|known| {
        let choices = known.choices(seats).into_iter().map(OptionChoice::value);
        choices.filter(|value| !known.is_default(value)).map(|value| Some((known.name, value)))
    });
    [None].into_iter().chain(others).collect()
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
