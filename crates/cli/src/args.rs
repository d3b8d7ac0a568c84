//! Arguments that several commands share.

use std::path::PathBuf;

use anyhow::{Context as _, anyhow};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use records::Record;
use rules::{Game, OptionValue, Seat, Seed};
use texts::{Lang, Texts, say};

use crate::input::RecordInput;
use crate::output;

/// Which game and how it is dealt.
#[derive(clap::Args)]
pub(crate) struct DealArgs {
    /// How many play [default: 3; 2 in face-to-face]
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    /// Letters, digits, '-', '_', '.' [default: random]
    #[arg(long, value_name = "SEED")]
    pub(crate) seed: Option<Seed>,
    /// An option of the game; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    pub(crate) options: Vec<(String, OptionValue)>,
}

/// The language of what is said to people who play.
#[derive(clap::Args)]
pub(crate) struct LanguageArg {
    /// The language [default: the locale's]
    #[arg(long)]
    lang: Option<Lang>,
}

impl LanguageArg {
    /// The language asked for, or the locale's.
    pub(crate) fn lang(&self) -> Lang {
        self.lang.unwrap_or_else(Lang::from_environment)
    }

    /// Its texts.
    pub(crate) fn texts(&self) -> Texts {
        Texts::new(self.lang())
    }
}

/// Where records are read from.
#[derive(clap::Args)]
pub(crate) struct From {
    /// Records, one JSON object a line; - is standard input
    #[arg(value_name = "FILE", default_value = "-")]
    pub(crate) file: PathBuf,
}

/// Where records are read from, one file after the other.
#[derive(clap::Args)]
pub(crate) struct FromAll {
    /// Records, one JSON object a line; - is standard input
    #[arg(value_name = "FILE", default_value = "-", hide_default_value = true)]
    pub(crate) files: Vec<PathBuf>,
}

impl FromAll {
    /// Does something with each file. One that can't be read is named, and the others are read all the same; gives
    /// whether there was one.
    pub(crate) fn each(
        &self,
        mut read: impl FnMut(&mut RecordInput) -> anyhow::Result<()>,
    ) -> anyhow::Result<bool> {
        let mut failed = false;
        for file in &self.files {
            match RecordInput::open(file) {
                Ok(mut input) => read(&mut input)?,
                // The only one is what the whole command is about.
                Err(error) if self.files.len() == 1 => return Err(error),
                Err(error) => {
                    output::complain(&format!("{error:#}"));
                    failed = true;
                }
            }
        }
        Ok(failed)
    }
}

/// The names of the four games, for completions and errors.
pub(crate) fn game() -> impl TypedValueParser<Value = Game> {
    PossibleValuesParser::new(Game::ALL.map(Game::name)).try_map(|name| name.parse::<Game>())
}

/// What there is to choose from, in help.
pub(crate) fn which_game() -> String {
    format!("Which game: {}", Game::names())
}

/// The options of all games, in help.
pub(crate) fn options_help() -> String {
    /// Where a line of help ends.
    const WIDTH: usize = 78;
    let mut help = String::from("Options by game (seats count from 0 here, as in records):");
    for game in Game::ALL {
        let mut line = format!("  {game:<17}");
        for option in game.options() {
            let option = format!(" {option}");
            if line.len() + option.len() > WIDTH {
                help = format!("{help}\n{line}");
                line = " ".repeat(19);
            }
            line += &option;
        }
        help = format!("{help}\n{line}");
    }
    help
}

impl DealArgs {
    /// The number of seats.
    pub(crate) fn seats(&self, game: Game) -> u8 {
        default_seats(self.seats, game)
    }

    /// A fresh record; without a seed from one that nobody can guess.
    pub(crate) fn record(&self, game: Game) -> anyhow::Result<Record> {
        let seed = match self.seed {
            Some(seed) => seed,
            None => crate::random::fresh_seed()?,
        };
        Ok(Record::from_seed(game, self.seats(game), &self.options, seed)?)
    }
}

/// The seats asked for, or as many as a game is fine with.
pub(crate) fn default_seats(asked: Option<u8>, game: Game) -> u8 {
    asked.unwrap_or_else(|| game.usual_seats())
}

/// A seat as screens count them, from 1.
pub(crate) fn seat(texts: &Texts, number: u8, seats: u8) -> anyhow::Result<Seat> {
    let seat = number.checked_sub(1).filter(|index| *index < seats).and_then(Seat::new);
    seat.ok_or_else(|| anyhow!(say!(texts, "cli-wrong-seat", number = number, count = seats)))
}

/// Reads `name=value`. A list or table may stand as in a record, too.
pub(crate) fn option(text: &str) -> anyhow::Result<(String, OptionValue)> {
    let (name, value) = text
        .split_once('=')
        .with_context(|| "expected NAME=VALUE, such as minimum=3".to_owned())?;
    let value = if value.starts_with(['[', '{', '"']) {
        let json = serde_json::from_str(value).context("as JSON")?;
        records::option_from_json(&json).context("expected numbers, as in [12,13] or {\"2\":1}")?
    } else {
        value.parse()?
    };
    Ok((name.to_owned(), value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_as_on_a_command_line_and_as_in_a_record() {
        let read = |text| option(text).expect("an option").1;
        assert_eq!(read("hand=12,13"), OptionValue::List(vec![12, 13]));
        assert_eq!(read("hand=[12, 13]"), OptionValue::List(vec![12, 13]));
        assert_eq!(read("symbols={\"2\":1}"), OptionValue::Table(vec![(2, 1)]));
        assert_eq!(read("symbols=2:1,3:4"), OptionValue::Table(vec![(2, 1), (3, 4)]));
        assert_eq!(read("jump=any"), OptionValue::Word("any".into()));
        for bad in ["hand", "hand=[1", "hand=[[1]]", "symbols={\"x\":1}", "minimum=", "a=A"] {
            assert!(option(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn seats_are_counted_from_one() {
        let texts = Texts::new(Lang::En);
        assert_eq!(seat(&texts, 1, 3).ok(), Some(Seat::FIRST));
        assert!(seat(&texts, 0, 3).is_err());
        let wrong = |seats| seat(&texts, 4, seats).expect_err("no such seat").to_string();
        assert_eq!(wrong(3), "--seat 4: the seats are 1 to 3");
        assert_eq!(wrong(1), "--seat 4: there is only seat 1");
    }
}
