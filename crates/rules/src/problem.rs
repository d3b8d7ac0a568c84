//! What keeps a [`Setup`](crate::Setup) from being a game.

use std::fmt;

use crate::card::{Card, Pack};
use crate::game::Game;

/// One reason why a setup is not valid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupProblem {
    /// The game is not for so many.
    Seats {
        /// The game.
        game: Game,
        /// The number of seats asked for.
        found: u8,
    },
    /// A start seat that the table does not have.
    NoSuchSeat {
        /// The seat's number.
        seat: u8,
        /// How many seats there are.
        seats: u8,
    },
    /// The game has no option of that name.
    UnknownOption {
        /// The game.
        game: Game,
        /// The name.
        name: String,
    },
    /// An option can't have that value.
    OptionValue {
        /// The option's name.
        name: &'static str,
        /// The value, as text.
        found: String,
        /// What it may be.
        expected: &'static str,
    },
    /// The options are those of another game.
    OtherGamesOptions(Game),
    /// Two options that exclude each other.
    OptionsExclude(&'static str, &'static str),
    /// Face to Face from a written deck: nobody drew lots.
    StartNotWritten,
    /// The hands and the middle need more cards than there are.
    HandsTooLarge {
        /// Cards needed.
        needed: usize,
        /// Cards in the pack.
        cards: usize,
    },
    /// As many hand sizes as seats are needed.
    HandSizes {
        /// Hand sizes given.
        found: usize,
        /// Seats at the table.
        seats: u8,
    },
    /// The wrong number of decks.
    Decks {
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: &'static str,
    },
    /// The deck has the wrong number of cards.
    DeckSize {
        /// How many it has.
        found: usize,
        /// How many it should have.
        expected: usize,
    },
    /// A number that is not in the pack.
    NotInPack {
        /// The number.
        number: u8,
        /// The pack.
        pack: Pack,
    },
    /// A card stands twice in the deck.
    CardTwice(Card),
    /// A position that no game can reach.
    Position(&'static str),
}

impl SetupProblem {
    /// A deck full of wrong cards is reported by its first few.
    pub(crate) const MAX_LISTED: usize = 8;
}

impl fmt::Display for SetupProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupProblem::Seats { game, found } => {
                let seats = game.seats();
                let (low, high) = (seats.start(), seats.end());
                if low == high {
                    write!(f, "{game} has {low} seats, not {found}")
                } else {
                    write!(f, "{game} has {low} to {high} seats, not {found}")
                }
            }
            SetupProblem::NoSuchSeat { seat, seats } => {
                write!(f, "there is no seat {seat}: the seats are 0 to {}", seats.saturating_sub(1))
            }
            SetupProblem::UnknownOption { game, name } => {
                write!(f, "{game} has no option `{name}`; it has ")?;
                let known = game.options().iter().map(|option| format!("`{}`", option.name));
                crate::text::join(f, known, ", ")
            }
            SetupProblem::OptionValue { name, found, expected } => {
                write!(f, "option `{name}` is {expected}, not {found}")
            }
            SetupProblem::OtherGamesOptions(game) => {
                write!(f, "the options are not those of {game}")
            }
            SetupProblem::OptionsExclude(one, other) => {
                write!(f, "options `{one}` and `{other}` exclude each other: give one of them")
            }
            SetupProblem::StartNotWritten => {
                f.write_str("a written deck needs option `start`: the seat that won the lot")
            }
            SetupProblem::HandsTooLarge { needed, cards } => {
                write!(f, "the hands and the middle need {needed} cards, but there are {cards}")
            }
            SetupProblem::HandSizes { found, seats } => {
                write!(f, "option `hand` lists {found} sizes for {seats} seats")
            }
            SetupProblem::Decks { found, expected } => {
                write!(f, "there are {found} decks instead of {expected}")
            }
            SetupProblem::DeckSize { found, expected } => {
                write!(f, "the deck has {found} cards instead of {expected}")
            }
            SetupProblem::NotInPack { number, pack } => {
                write!(f, "card {number} is not in the pack of {} to {}", pack.low, pack.high)
            }
            SetupProblem::CardTwice(card) => write!(f, "card {card} is in the deck twice"),
            SetupProblem::Position(what) => f.write_str(what),
        }
    }
}

/// All that is wrong with a setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invalid(pub Vec<SetupProblem>);

impl fmt::Display for Invalid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::text::join(f, &self.0, "; ")
    }
}

impl std::error::Error for Invalid {}

impl From<SetupProblem> for Invalid {
    fn from(problem: SetupProblem) -> Invalid {
        Invalid(vec![problem])
    }
}
