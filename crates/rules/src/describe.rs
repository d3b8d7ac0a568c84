//! What options and piles a game has, as data: whoever lists, offers, reads or explains them looks
//! here, so that a new one is written down once.

use std::fmt;
use std::ops::RangeInclusive;

use crate::card::{Card, Pack};
use crate::game::{Family, Game};
use crate::options::OptionValue;
use crate::piles::Direction;
use crate::{face_to_face, hormigas, the_game};

/// An option of a game.
///
/// ```
/// use subibaja_rules::{Game, OptionValue};
/// let jump = Game::AscensoDescenso.option("jump").unwrap();
/// assert_eq!(jump.to_string(), "jump=immediate|any");
/// assert!(jump.accepts(&OptionValue::Word("any".into()), 3));
/// assert_eq!(Game::TheGame.option("jump"), None);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionInfo {
    /// Its name in records, on the wire and on the command line.
    pub name: &'static str,
    /// What it may be: any of these.
    pub kinds: &'static [OptionKind],
    /// What it is when it is not given.
    pub default: OptionDefault,
    /// For how many seats it is worth asking for; it is accepted for all.
    pub seats: RangeInclusive<u8>,
    /// Of a number that may be nearly anything: the values that a form offers.
    pub usual: &'static [u32],
    /// The option whose place it takes: only one of the two can be given.
    pub instead_of: Option<&'static str>,
}

/// What an option may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// `true` or `false`.
    Flag,
    /// One of these words.
    Word(&'static [&'static str]),
    /// A number between these two, them included.
    Number(u32, u32),
    /// A seat of the table, from 0.
    Seat,
    /// The size of the hands: one number for all, or a list of one a seat.
    Hands {
        /// The smallest hand.
        least: u32,
        /// As many cards as there are for all hands together.
        cards: u32,
    },
    /// A number between two for each card of a pack.
    Table {
        /// The pack.
        pack: Pack,
        /// The lowest number.
        low: u32,
        /// The highest number.
        high: u32,
    },
}

/// A value of an option that can be listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionChoice {
    /// Yes or no.
    Flag(bool),
    /// A number; of a seat too.
    Number(u32),
    /// A word.
    Word(&'static str),
}

/// What an option is when it is not given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionDefault {
    /// This.
    Is(OptionChoice),
    /// Drawn by lot with the deal. What was drawn is written down as if it had been given.
    Lot,
    /// Not in use: the option that it would be instead of counts.
    Unused,
}

impl OptionChoice {
    /// As a value.
    pub fn value(self) -> OptionValue {
        match self {
            OptionChoice::Flag(flag) => OptionValue::Flag(flag),
            OptionChoice::Number(number) => OptionValue::Number(number),
            OptionChoice::Word(word) => OptionValue::Word(word.to_owned()),
        }
    }
}

impl fmt::Display for OptionChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionChoice::Flag(flag) => write!(f, "{flag}"),
            OptionChoice::Number(number) => write!(f, "{number}"),
            OptionChoice::Word(word) => f.write_str(word),
        }
    }
}

/// So many numbers are listed one by one, in forms and in help.
const FEW: u32 = 5;

impl OptionKind {
    /// May an option of this kind have the value, at a table of so many seats?
    pub fn accepts(self, value: &OptionValue, seats: u8) -> bool {
        match (self, value) {
            (OptionKind::Flag, OptionValue::Flag(_)) => true,
            (OptionKind::Word(words), OptionValue::Word(word)) => words.contains(&word.as_str()),
            (OptionKind::Number(low, high), OptionValue::Number(n)) => (low..=high).contains(n),
            (OptionKind::Seat, OptionValue::Number(n)) => *n < seats.into(),
            (OptionKind::Hands { least, cards }, OptionValue::Number(n)) => {
                *n >= least && n.checked_mul(seats.into()).is_some_and(|all| all <= cards)
            }
            (OptionKind::Hands { least, cards }, OptionValue::List(sizes)) => {
                let all = sizes.iter().try_fold(0_u32, |all, size| all.checked_add(*size));
                sizes.len() == usize::from(seats)
                    && sizes.iter().all(|size| *size >= least)
                    && all.is_some_and(|all| all <= cards)
            }
            (OptionKind::Table { pack, low, high }, OptionValue::Table(entries)) => {
                let mut cards: Vec<u32> = entries.iter().map(|(card, _)| *card).collect();
                cards.sort_unstable();
                cards.into_iter().eq(u32::from(pack.low)..=u32::from(pack.high))
                    && entries.iter().all(|(_, n)| (low..=high).contains(n))
            }
            _ => false,
        }
    }

    /// Its values, if they are few.
    fn choices(self, seats: u8) -> Vec<OptionChoice> {
        match self {
            OptionKind::Flag => [false, true].map(OptionChoice::Flag).to_vec(),
            OptionKind::Word(words) => words.iter().copied().map(OptionChoice::Word).collect(),
            OptionKind::Number(low, high) if high - low < FEW => {
                (low..=high).map(OptionChoice::Number).collect()
            }
            OptionKind::Seat => (0..seats.into()).map(OptionChoice::Number).collect(),
            OptionKind::Number(..) | OptionKind::Hands { .. } | OptionKind::Table { .. } => {
                Vec::new()
            }
        }
    }
}

impl fmt::Display for OptionKind {
    /// As help shows it: `lose|allow`, `1..1000000`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionKind::Flag => f.write_str("true|false"),
            OptionKind::Word(words) => f.write_str(&words.join("|")),
            OptionKind::Number(low, high) if high - low < FEW => {
                crate::text::join(f, *low..=*high, "|")
            }
            OptionKind::Number(low, high) => write!(f, "{low}..{high}"),
            OptionKind::Seat => f.write_str("SEAT"),
            OptionKind::Hands { .. } => f.write_str("SIZE|SIZE,SIZE.."),
            OptionKind::Table { .. } => f.write_str("CARD:N,CARD:N.."),
        }
    }
}

impl OptionInfo {
    /// An option by itself.
    pub(crate) const fn new(
        name: &'static str,
        kinds: &'static [OptionKind],
        default: OptionDefault,
        seats: RangeInclusive<u8>,
    ) -> OptionInfo {
        OptionInfo { name, kinds, default, seats, usual: &[], instead_of: None }
    }

    /// With the values that a form offers.
    pub(crate) const fn usual(self, usual: &'static [u32]) -> OptionInfo {
        OptionInfo { usual, ..self }
    }

    /// In the place of another.
    pub(crate) const fn instead_of(self, other: &'static str) -> OptionInfo {
        OptionInfo { instead_of: Some(other), ..self }
    }

    /// May it have the value, at a table of so many seats?
    pub fn accepts(&self, value: &OptionValue, seats: u8) -> bool {
        self.kinds.iter().any(|kind| kind.accepts(value, seats))
    }

    /// Does the value say no more than leaving the option out?
    pub fn is_default(&self, value: &OptionValue) -> bool {
        matches!(self.default, OptionDefault::Is(default) if default.value() == *value)
    }

    /// The values that a form offers at a table of so many seats; none if it is not offered.
    ///
    /// ```
    /// use subibaja_rules::Game;
    /// let offered = |name| {
    ///     let choices = Game::Hormigas.option(name).unwrap().choices(2);
    ///     choices.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    /// };
    /// assert_eq!(offered("start"), "0 1");
    /// assert_eq!(offered("hand"), "12 13 14");
    /// assert_eq!(offered("turn_limit"), "");
    /// ```
    pub fn choices(&self, seats: u8) -> Vec<OptionChoice> {
        if !self.seats.contains(&seats) {
            return Vec::new();
        }
        let few = self.kinds.iter().flat_map(|kind| kind.choices(seats));
        few.chain(self.usual.iter().copied().map(OptionChoice::Number)).collect()
    }
}

impl fmt::Display for OptionInfo {
    /// As help shows it: `last_card=lose|allow`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}=", self.name)?;
        crate::text::join(f, self.kinds, "|")
    }
}

/// A pile of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PileInfo {
    /// Its name in tokens.
    pub name: &'static str,
    /// The way it runs for its owner.
    pub direction: Direction,
    /// The card that starts it.
    pub start: Card,
    /// Is it the rival's?
    pub is_rivals: bool,
}

impl Game {
    /// The options that it knows.
    pub const fn options(self) -> &'static [OptionInfo] {
        match self.family() {
            Family::TheGame(variant) => variant.numbers().options,
            Family::FaceToFace => face_to_face::OPTIONS,
            Family::Hormigas => hormigas::OPTIONS,
        }
    }

    /// An option by its name.
    pub fn option(self, name: &str) -> Option<&'static OptionInfo> {
        self.options().iter().find(|option| option.name == name)
    }

    /// Every set of options that a form can ask for at a table of so many seats, without those that
    /// stay as they are. For tests and searches that are to leave none out.
    ///
    /// ```
    /// use subibaja_rules::Game;
    /// // Who starts: by lot or either; a single last card: loses or may be placed.
    /// assert_eq!(Game::FaceToFace.option_sets(2).len(), 3 * 2);
    /// assert!(Game::FaceToFace.option_sets(2).contains(&vec![]));
    /// ```
    pub fn option_sets(self, seats: u8) -> Vec<Vec<(String, OptionValue)>> {
        let mut sets = vec![Vec::new()];
        for option in self.options() {
            let values = option.choices(seats).into_iter().map(OptionChoice::value);
            let values: Vec<_> = values.filter(|value| !option.is_default(value)).collect();
            let with_each = |set: Vec<(String, OptionValue)>| {
                let is_set = |other: &str| set.iter().any(|(name, _)| name == other);
                let is_left_out = option.instead_of.is_some_and(is_set);
                let values: &[OptionValue] = if is_left_out { &[] } else { &values };
                let one = |value: &OptionValue| {
                    let mut set = set.clone();
                    set.push((option.name.to_owned(), value.clone()));
                    set
                };
                let others: Vec<_> = values.iter().map(one).collect();
                std::iter::once(set).chain(others)
            };
            sets = sets.into_iter().flat_map(with_each).collect();
        }
        sets
    }

    /// The cards; in Face to Face each seat has so many.
    pub fn pack(self) -> Pack {
        match self.family() {
            Family::TheGame(variant) => variant.pack(),
            Family::FaceToFace => face_to_face::PACK,
            Family::Hormigas => hormigas::PACK,
        }
    }

    /// The piles that cards are placed on, in their usual order.
    ///
    /// ```
    /// use subibaja_rules::Game;
    /// let piles = Game::AscensoDescenso.piles();
    /// let starts: Vec<u8> = piles.iter().map(|pile| pile.start.number()).collect();
    /// assert_eq!(starts, [1, 2, 71, 72]);
    /// assert_eq!(piles[3].name, "down2");
    /// assert!(Game::Hormigas.piles().is_empty());
    /// ```
    pub fn piles(self) -> Vec<PileInfo> {
        match self.family() {
            Family::TheGame(variant) => {
                let pile = |(pile, start): (the_game::Pile, Card)| PileInfo {
                    name: pile.name(),
                    direction: pile.direction(),
                    start,
                    is_rivals: false,
                };
                the_game::Pile::ALL.into_iter().zip(variant.starts()).map(pile).collect()
            }
            Family::FaceToFace => {
                let starts = face_to_face::STARTS.into_iter().cycle();
                let pile = |(pile, start): (face_to_face::Pile, Card)| PileInfo {
                    name: pile.name(),
                    direction: pile.direction(),
                    start,
                    is_rivals: pile.is_rivals(),
                };
                face_to_face::Pile::ALL.into_iter().zip(starts).map(pile).collect()
            }
            Family::Hormigas => Vec::new(),
        }
    }

    /// As many seats as it is fine with, for whoever does not say how many.
    pub const fn usual_seats(self) -> u8 {
        match self.family() {
            Family::TheGame(_) | Family::Hormigas => 3,
            Family::FaceToFace => 2,
        }
    }

    /// A team that is left with fewer cards than this did excellently.
    pub const fn excellent_below(self) -> Option<u8> {
        match self.family() {
            Family::TheGame(_) => Some(10),
            Family::FaceToFace | Family::Hormigas => None,
        }
    }
}
