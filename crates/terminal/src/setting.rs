//! What someone wants to play: the game, its seats and options, and who sits where.

use anyhow::{Context as _, bail};
use players::Level;
use protocol::Wish;
use records::{Record, option_from_json, options_json};
use rules::{Game, OptionDefault, OptionValue, Seat, Seed};
use serde_json::{Map, Value, json};

/// Who sits on a seat of a local table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chair {
    /// Someone at this keyboard.
    Person,
    /// A bot.
    Bot(Level),
}

impl Chair {
    fn name(self) -> &'static str {
        match self {
            Chair::Person => "person",
            Chair::Bot(level) => level.name(),
        }
    }

    fn parse(name: &str) -> Option<Chair> {
        if name == "person" { Some(Chair::Person) } else { name.parse().ok().map(Chair::Bot) }
    }
}

/// A game to be.
#[derive(Clone, PartialEq, Debug)]
pub struct Setting {
    /// Which game.
    pub game: Game,
    /// Its options, by name.
    pub options: Vec<(String, OptionValue)>,
    /// Who sits where; as many as there are seats.
    pub chairs: Vec<Chair>,
}

/// The field of a record that says who sat where, as this program writes it for a game to be.
const CHAIRS: &str = "chairs";

/// The field of a table's record that says where bots sat: their levels by seat.
const BOTS: &str = "bots";

impl Setting {
    /// One person with bots of a level, at a table of a usual size.
    pub fn usual(game: Game) -> Setting {
        let seats = game.usual_seats();
        Setting { game, options: Vec::new(), chairs: chairs(seats, &[Seat::FIRST], Level::Steady) }
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.chairs.len() as u8
    }

    /// The seats of people at this keyboard.
    pub fn people(&self) -> Vec<Seat> {
        let seats = Seat::all(self.seats());
        seats.zip(&self.chairs).filter(|(_, c)| **c == Chair::Person).map(|(s, _)| s).collect()
    }

    /// Who is to sit where, as a table is asked for it.
    pub(crate) fn wishes(&self) -> Vec<Wish> {
        let wish = |chair: &Chair| match chair {
            Chair::Person => Wish::default(),
            Chair::Bot(level) => Wish { bot: Some(*level), name: None },
        };
        self.chairs.iter().map(wish).collect()
    }

    /// A fresh record of it.
    pub fn record(&self, seed: Seed) -> anyhow::Result<Record> {
        let mut record = Record::from_seed(self.game, self.seats(), &self.options, seed)?;
        let names: Vec<&str> = self.chairs.iter().map(|chair| chair.name()).collect();
        record.more.insert(CHAIRS.to_owned(), json!(names));
        Ok(record)
    }

    /// A fresh record of it with the seed that somebody chose, and says so, or else with a fresh one.
    pub fn deal(
        &self,
        chosen: Option<Seed>,
        fresh: fn() -> anyhow::Result<Seed>,
    ) -> anyhow::Result<Record> {
        let mut record = self.record(chosen.map_or_else(fresh, Ok)?)?;
        if chosen.is_some() {
            record.more.insert("chosen".to_owned(), true.into());
        }
        Ok(record)
    }

    /// The setting of a record that was made by [`Setting::record`] or by a table.
    pub fn from_record(record: &Record) -> anyhow::Result<Setting> {
        let named = record.more.get(CHAIRS).and_then(read_chairs);
        let chairs = named.or_else(|| record.more.get(BOTS).and_then(read_bots));
        let chairs = chairs.context("it does not say who sat where")?;
        if chairs.len() != usize::from(record.seats) {
            bail!("{} chairs for {} seats", chairs.len(), record.seats);
        }
        // The lot of a duel is written down as an option; another deal draws it anew.
        let is_lot = |name: &str| {
            record.game.option(name).is_some_and(|option| option.default == OptionDefault::Lot)
        };
        let options = record.options.iter().filter(|(name, _)| !is_lot(name)).cloned().collect();
        Ok(Setting { game: record.game, options, chairs })
    }

    /// As JSON, to be remembered.
    pub(crate) fn to_json(&self) -> Value {
        let names: Vec<&str> = self.chairs.iter().map(|chair| chair.name()).collect();
        json!({ "game": self.game.name(), "options": options_json(&self.options), "chairs": names })
    }

    /// From JSON; `None` where it is not one that can be played.
    pub(crate) fn from_json(value: &Value) -> Option<Setting> {
        let game: Game = value.get("game")?.as_str()?.parse().ok()?;
        let options: &Map<String, Value> = value.get("options")?.as_object()?;
        let option = |(name, value): (&String, &Value)| {
            option_from_json(value).map(|value| (name.clone(), value))
        };
        let options = options.iter().map(option).collect::<Option<Vec<_>>>()?;
        let setting = Setting { game, options, chairs: read_chairs(value.get("chairs")?)? };
        setting.record(Seed::from(0)).ok().map(|_| setting)
    }
}

fn read_chairs(value: &Value) -> Option<Vec<Chair>> {
    value.as_array()?.iter().map(|name| Chair::parse(name.as_str()?)).collect()
}

fn read_bots(value: &Value) -> Option<Vec<Chair>> {
    let chair = |level: &Value| match level {
        Value::Null => Some(Chair::Person),
        level => level.as_str()?.parse().ok().map(Chair::Bot),
    };
    value.as_array()?.iter().map(chair).collect()
}

/// People on some seats, bots of one level on the others.
pub fn chairs(seats: u8, people: &[Seat], level: Level) -> Vec<Chair> {
    let chair = |seat| if people.contains(&seat) { Chair::Person } else { Chair::Bot(level) };
    Seat::all(seats).map(chair).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setting_survives_a_record_and_a_file() {
        for game in Game::ALL {
            let mut setting = Setting::usual(game);
            setting.chairs[0] = Chair::Bot(Level::Expert);
            let record = setting.record(Seed::from(7)).expect("a game");
            let read = Record::from_json(&record.to_json()).expect("a record");
            let again = Setting::from_record(&read).expect("a setting");
            assert_eq!(again.chairs, setting.chairs);
            assert_eq!(Setting::from_json(&setting.to_json()), Some(setting));
        }
        assert_eq!(Setting::from_json(&json!({ "game": "chess" })), None);
    }
}
