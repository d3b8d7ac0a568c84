//! What is settled before the first card: who starts, the option, the two decks.

use super::{PACK, SEATS};
use crate::deck::{Deck, Seed};
use crate::describe::{OptionChoice, OptionDefault, OptionInfo, OptionKind};
use crate::game::Game;
use crate::options::{OptionValue, SetOptions as _};
use crate::problem::{Invalid, SetupProblem};
use crate::seat::Seat;

/// What becomes of a seat with exactly one card left and nothing to draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
pub enum LastCard {
    /// It can't place two cards, and loses: the rule to the letter.
    #[default]
    Lose,
    /// One card suffices.
    Allow,
}

/// The options, described.
pub(crate) const OPTIONS: &[OptionInfo] = &[
    OptionInfo::new("start", &[OptionKind::Seat], OptionDefault::Lot, SEATS),
    OptionInfo::new(
        "last_card",
        &[OptionKind::Word(&["lose", "allow"])],
        OptionDefault::Is(OptionChoice::Word("lose")),
        SEATS,
    ),
];

/// The options; the default is the standard game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
pub struct Options {
    /// Who starts; `None` is by lot, from the seed.
    pub start: Option<Seat>,
    /// The last card.
    pub last_card: LastCard,
}

impl crate::options::SetOptions for Options {
    fn set(&mut self, name: &str, value: &OptionValue) -> Result<(), SetupProblem> {
        match (name, value) {
            ("start", value) => {
                let seat = value.seat("start", "seat 0 or 1")?;
                if seat.index() > 1 {
                    return Err(SetupProblem::NoSuchSeat { seat: seat.index() as u8, seats: 2 });
                }
                self.start = Some(seat);
            }
            ("last_card", OptionValue::Word(word)) if word == "lose" => {
                self.last_card = LastCard::Lose;
            }
            ("last_card", OptionValue::Word(word)) if word == "allow" => {
                self.last_card = LastCard::Allow;
            }
            ("last_card", value) => return Err(value.wrong("last_card", "`lose` or `allow`")),
            (name, _) => {
                let game = Game::FaceToFace;
                return Err(SetupProblem::UnknownOption { game, name: name.to_owned() });
            }
        }
        Ok(())
    }

    fn changed(&self) -> Vec<(&'static str, OptionValue)> {
        let mut changed = Vec::new();
        if let Some(seat) = self.start {
            changed.push(("start", OptionValue::Number(seat.index() as u32)));
        }
        if self.last_card == LastCard::Allow {
            changed.push(("last_card", OptionValue::Word("allow".into())));
        }
        changed
    }
}

/// A game to be: public fields, not checked yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The options. With written decks, `start` must be set.
    pub options: Options,
    /// Each seat's deck order: the hand first, then the draw pile.
    pub decks: [Vec<u8>; 2],
}

impl Setup {
    /// The standard game with a seed's decks, and its lot to say who starts.
    pub fn from_seed(seed: &Seed) -> Setup {
        let deck = |number| {
            let deck = Deck::from_seed(PACK, seed, number);
            deck.cards().iter().map(|card| card.number()).collect()
        };
        let options = Options { start: Some(Setup::lot(seed)), ..Options::default() };
        Setup { options, decks: [deck(0), deck(1)] }
    }

    /// Who starts by a seed's lot.
    pub fn lot(seed: &Seed) -> Seat {
        Seat::new(seed.lot(2)).unwrap_or(Seat::FIRST)
    }

    /// All reasons why this is not a game; none if it is.
    pub fn validate(&self) -> Vec<SetupProblem> {
        let mut problems = Vec::new();
        match self.options.start {
            None => problems.push(SetupProblem::StartNotWritten),
            Some(seat) if seat.index() > 1 => {
                problems.push(SetupProblem::NoSuchSeat { seat: seat.index() as u8, seats: 2 });
            }
            Some(_) => {}
        }
        for deck in &self.decks {
            problems.extend(Deck::problems(PACK, deck));
        }
        problems
    }
}

/// Options that were found valid: what stays the same all through a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Config {
    start: Seat,
    last_card: LastCard,
}

impl Config {
    /// Checks the options.
    pub fn new(options: Options) -> Result<Config, Invalid> {
        match options.start {
            None => Err(SetupProblem::StartNotWritten.into()),
            Some(start) if start.index() > 1 => {
                Err(SetupProblem::NoSuchSeat { seat: start.index() as u8, seats: 2 }.into())
            }
            Some(start) => Ok(Config { start, last_card: options.last_card }),
        }
    }

    /// Who starts.
    pub fn start(&self) -> Seat {
        self.start
    }

    /// What becomes of the last card.
    pub fn last_card(&self) -> LastCard {
        self.last_card
    }

    /// The options, as they are written: who starts is always among them.
    pub fn changed_options(&self) -> Vec<(&'static str, OptionValue)> {
        Options { start: Some(self.start), last_card: self.last_card }.changed()
    }
}
