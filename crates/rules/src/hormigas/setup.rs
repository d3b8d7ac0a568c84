//! What is settled before the first card: seats, options, the first deck, the seed of later ones.

use std::ops::Range;

use super::house_symbols::HOUSE;
use super::{MIDDLE, PACK, SEATS};
use crate::card::Card;
use crate::deck::{Deck, Seed};
use crate::describe::{OptionChoice, OptionDefault, OptionInfo, OptionKind};
use crate::game::Game;
use crate::options::{OptionValue, SetOptions as _};
use crate::problem::{Invalid, SetupProblem};
use crate::seat::{MAX_SEATS, Seat};

/// Cards in each hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum HandSize {
    /// The same for all.
    Same(u8),
    /// A size a seat, as a handicap; the number of sizes given, then the sizes.
    Each(u8, [u8; MAX_SEATS]),
}

/// How a round ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
pub enum Finish {
    /// By itself, when a hand is in order.
    #[default]
    Auto,
    /// When a seat says so; a wrong claim scores nothing.
    Claim,
}

/// When the game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Goal {
    /// After the round in which someone reaches so many points.
    Target(u32),
    /// After so many rounds.
    Rounds(u32),
}

/// The ant symbols on the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
#[allow(clippy::large_enum_variant)] // a box would make a state expensive to copy
pub enum Symbols {
    /// A table of our own; the printed one is not public.
    #[default]
    House,
    /// One on each card.
    One,
    /// A table for the cards 2 to 111.
    Table([u8; PACK.len()]),
}

impl Symbols {
    /// The symbols on a card.
    pub fn of(&self, card: Card) -> u8 {
        let index = usize::from(card.number()).wrapping_sub(PACK.low.into());
        match self {
            Symbols::House => HOUSE.get(index).copied().unwrap_or(0),
            Symbols::One => 1,
            Symbols::Table(table) => table.get(index).copied().unwrap_or(0),
        }
    }

    /// A table that names every card once, with 1 to 4 symbols.
    fn table(entries: &[(u32, u32)]) -> Option<Symbols> {
        let mut table = [0; PACK.len()];
        for &(card, symbols) in entries {
            let index = usize::try_from(card).ok()?.checked_sub(PACK.low.into())?;
            let place = table.get_mut(index).filter(|place| **place == 0)?;
            *place = u8::try_from(symbols).ok().filter(|n| (1..=4).contains(n))?;
        }
        (entries.len() == PACK.len()).then_some(Symbols::Table(table))
    }
}

/// Any count of rounds, turns or points.
const COUNT: &[OptionKind] = &[OptionKind::Number(1, Options::MAX_NUMBER)];

/// The options, described.
pub(crate) const OPTIONS: &[OptionInfo] = &[
    OptionInfo::new(
        "start",
        &[OptionKind::Seat],
        OptionDefault::Is(OptionChoice::Number(0)),
        SEATS,
    ),
    OptionInfo::new(
        "hand",
        &[OptionKind::Hands { least: 2, cards: (PACK.len() - MIDDLE) as u32 }],
        OptionDefault::Is(OptionChoice::Number(Options::HAND as u32)),
        SEATS,
    )
    .usual(&[12, 13, 14]),
    OptionInfo::new(
        "finish",
        &[OptionKind::Word(&["auto", "claim"])],
        OptionDefault::Is(OptionChoice::Word("auto")),
        SEATS,
    ),
    OptionInfo::new(
        "target",
        COUNT,
        OptionDefault::Is(OptionChoice::Number(Options::TARGET)),
        SEATS,
    )
    .usual(&[Options::TARGET]),
    OptionInfo::new("rounds", COUNT, OptionDefault::Unused, SEATS)
        .usual(&[1, 2, 3, 4, 5])
        .instead_of("target"),
    OptionInfo::new(
        "symbols",
        &[OptionKind::Word(&["house", "one"]), OptionKind::Table { pack: PACK, low: 1, high: 4 }],
        OptionDefault::Is(OptionChoice::Word("house")),
        SEATS,
    ),
    OptionInfo::new(
        "turn_limit",
        &[OptionKind::Number(0, Options::MAX_NUMBER)],
        OptionDefault::Is(OptionChoice::Number(0)),
        SEATS,
    ),
];

/// The options; the default is the standard game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Options {
    /// Who starts the first round.
    pub start: Seat,
    /// Cards in each hand.
    pub hand: HandSize,
    /// How a round ends.
    pub finish: Finish,
    /// The points to reach, if not the usual 60.
    pub target: Option<u32>,
    /// A fixed number of rounds instead.
    pub rounds: Option<u32>,
    /// The symbols.
    pub symbols: Symbols,
    /// Turns a round before it is scored without a finisher; 0 for no limit.
    pub turn_limit: u32,
}

impl Options {
    /// The usual points to reach.
    pub const TARGET: u32 = 60;
    /// The usual hand.
    pub const HAND: u8 = 12;
    /// The highest target, number of rounds and turn limit that make sense to anyone.
    pub const MAX_NUMBER: u32 = 1_000_000;
}

impl Default for Options {
    fn default() -> Options {
        Options {
            start: Seat::FIRST,
            hand: HandSize::Same(Options::HAND),
            finish: Finish::Auto,
            target: None,
            rounds: None,
            symbols: Symbols::House,
            turn_limit: 0,
        }
    }
}

impl crate::options::SetOptions for Options {
    fn set(&mut self, name: &str, value: &OptionValue) -> Result<(), SetupProblem> {
        const HAND: &str = "a number from 2 up, or one a seat";
        const COUNT: &str = "a number from 1 to 1000000";
        let hand_size = |n: u32| u8::try_from(n).ok().filter(|n| *n >= 2);
        let count = |name| match value {
            OptionValue::Number(n @ 1..=Options::MAX_NUMBER) => Ok(Some(*n)),
            _ => Err(value.wrong(name, COUNT)),
        };
        match (name, value) {
            ("start", value) => self.start = value.seat("start", "a seat from 0")?,
            ("hand", OptionValue::Number(n)) => {
                let size = hand_size(*n).ok_or_else(|| value.wrong("hand", HAND))?;
                self.hand = HandSize::Same(size);
            }
            ("hand", OptionValue::List(list)) if list.len() <= MAX_SEATS => {
                let mut sizes = [0; MAX_SEATS];
                for (size, n) in sizes.iter_mut().zip(list) {
                    *size = hand_size(*n).ok_or_else(|| value.wrong("hand", HAND))?;
                }
                self.hand = HandSize::Each(list.len() as u8, sizes);
            }
            ("hand", value) => return Err(value.wrong("hand", HAND)),
            ("finish", OptionValue::Word(word)) if word == "auto" => self.finish = Finish::Auto,
            ("finish", OptionValue::Word(word)) if word == "claim" => self.finish = Finish::Claim,
            ("finish", value) => return Err(value.wrong("finish", "`auto` or `claim`")),
            ("target", _) => self.target = count("target")?,
            ("rounds", _) => self.rounds = count("rounds")?,
            ("symbols", OptionValue::Word(word)) if word == "house" => {
                self.symbols = Symbols::House;
            }
            ("symbols", OptionValue::Word(word)) if word == "one" => self.symbols = Symbols::One,
            ("symbols", value) => {
                let table = match value {
                    OptionValue::Table(entries) => Symbols::table(entries),
                    _ => None,
                };
                self.symbols = table.ok_or_else(|| {
                    value.wrong("symbols", "`house`, `one` or a table of 1 to 4 for each card")
                })?;
            }
            ("turn_limit", OptionValue::Number(n @ 0..=Options::MAX_NUMBER)) => {
                self.turn_limit = *n;
            }
            ("turn_limit", value) => {
                return Err(value.wrong("turn_limit", "a number from 0 (none) to 1000000"));
            }
            (name, _) => {
                let game = Game::Hormigas;
                return Err(SetupProblem::UnknownOption { game, name: name.to_owned() });
            }
        }
        Ok(())
    }

    fn changed(&self) -> Vec<(&'static str, OptionValue)> {
        let number = OptionValue::Number;
        let mut changed = Vec::new();
        if self.start != Seat::FIRST {
            changed.push(("start", number(self.start.index() as u32)));
        }
        match self.hand {
            HandSize::Same(Options::HAND) => {}
            HandSize::Same(size) => changed.push(("hand", number(size.into()))),
            HandSize::Each(count, sizes) => {
                let sizes = sizes.iter().take(count.into()).map(|size| u32::from(*size));
                changed.push(("hand", OptionValue::List(sizes.collect())));
            }
        }
        if self.finish == Finish::Claim {
            changed.push(("finish", OptionValue::Word("claim".into())));
        }
        if let Some(target) = self.target.filter(|target| *target != Options::TARGET) {
            changed.push(("target", number(target)));
        }
        if let Some(rounds) = self.rounds {
            changed.push(("rounds", number(rounds)));
        }
        match &self.symbols {
            Symbols::House => {}
            Symbols::One => changed.push(("symbols", OptionValue::Word("one".into()))),
            Symbols::Table(table) => {
                let entries = (u32::from(PACK.low)..).zip(table.iter().map(|n| u32::from(*n)));
                changed.push(("symbols", OptionValue::Table(entries.collect())));
            }
        }
        if self.turn_limit != 0 {
            changed.push(("turn_limit", number(self.turn_limit)));
        }
        changed
    }
}

/// A game to be: public fields, not checked yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// How many play.
    pub seats: u8,
    /// The options.
    pub options: Options,
    /// The first round's deck order: the hands seat by seat, the middle, the draw pile.
    pub deck: Vec<u8>,
    /// What later rounds are dealt from.
    pub seed: Seed,
}

impl Setup {
    /// The standard game, dealt from a seed.
    pub fn from_seed(seats: u8, seed: &Seed) -> Setup {
        let deck = Deck::from_seed(PACK, seed, 0);
        let deck = deck.cards().iter().map(|card| card.number()).collect();
        Setup { seats, options: Options::default(), deck, seed: *seed }
    }

    /// All reasons why this is not a game; none if it is.
    pub fn validate(&self) -> Vec<SetupProblem> {
        let mut problems = Config::problems(self.seats, &self.options);
        problems.extend(Deck::problems(PACK, &self.deck));
        problems
    }
}

/// Seats and options that were found valid: what stays the same all through a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Config {
    seats: u8,
    options: Options,
    /// Where each seat's hand ends among all hands.
    ends: [u8; MAX_SEATS],
}

impl Config {
    /// Checks seats and options.
    pub fn new(seats: u8, options: Options) -> Result<Config, Invalid> {
        let problems = Config::problems(seats, &options);
        if !problems.is_empty() {
            return Err(Invalid(problems));
        }
        let mut ends = [0; MAX_SEATS];
        let mut end = 0;
        for (index, place) in ends.iter_mut().enumerate() {
            end += match options.hand {
                // A seat that the table does not have holds nothing.
                _ if index >= usize::from(seats) => 0,
                HandSize::Same(size) => size,
                HandSize::Each(_, sizes) => sizes[index],
            };
            *place = end;
        }
        Ok(Config { seats, options, ends })
    }

    fn problems(seats: u8, options: &Options) -> Vec<SetupProblem> {
        let mut problems = Vec::new();
        let game = Game::Hormigas;
        if !game.seats().contains(&seats) {
            problems.push(SetupProblem::Seats { game, found: seats });
            return problems;
        }
        if options.start.index() >= usize::from(seats) {
            problems.push(SetupProblem::NoSuchSeat { seat: options.start.index() as u8, seats });
        }
        let held = match options.hand {
            HandSize::Same(size) => usize::from(size) * usize::from(seats),
            HandSize::Each(count, sizes) => {
                if count != seats {
                    problems.push(SetupProblem::HandSizes { found: count.into(), seats });
                }
                sizes.iter().take(count.into()).map(|size| usize::from(*size)).sum()
            }
        };
        if held + MIDDLE > PACK.len() {
            let needed = held + MIDDLE;
            problems.push(SetupProblem::HandsTooLarge { needed, cards: PACK.len() });
        }
        let small = match options.hand {
            HandSize::Same(size) => size < 2,
            HandSize::Each(count, sizes) => sizes.iter().take(count.into()).any(|size| *size < 2),
        };
        if small {
            let found = "fewer".into();
            problems.push(SetupProblem::OptionValue { name: "hand", found, expected: "2 or more" });
        }
        if options.target.is_some() && options.rounds.is_some() {
            problems.push(SetupProblem::OptionsExclude("target", "rounds"));
        }
        problems
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The options.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The options that differ from their default.
    pub fn changed_options(&self) -> Vec<(&'static str, OptionValue)> {
        self.options.changed()
    }

    /// When the game ends.
    pub fn goal(&self) -> Goal {
        match self.options.rounds {
            Some(rounds) => Goal::Rounds(rounds),
            None => Goal::Target(self.options.target.unwrap_or(Options::TARGET)),
        }
    }

    /// The symbols on the cards.
    pub fn symbols(&self) -> &Symbols {
        &self.options.symbols
    }

    /// Where a seat's hand is among all hands.
    pub(crate) fn hand_places(&self, seat: Seat) -> Range<usize> {
        let start = seat.index().checked_sub(1).map_or(0, |before| self.ends[before]);
        usize::from(start)..usize::from(self.ends[seat.index()])
    }

    /// Cards in a seat's hand.
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.hand_places(seat).len() as u8
    }

    /// Cards in each seat's hand; none where nobody sits.
    pub(crate) fn hand_sizes(&self) -> [u8; MAX_SEATS] {
        let mut sizes = [0; MAX_SEATS];
        for seat in Seat::all(self.seats) {
            sizes[seat.index()] = self.hand_size(seat);
        }
        sizes
    }

    /// Cards in all hands.
    pub(crate) fn held(&self) -> usize {
        self.ends[..usize::from(self.seats)].last().copied().unwrap_or(0).into()
    }
}
