//! What is settled before the first card: seats, options, deck.

use super::{SEATS, Variant};
use crate::card::Card;
use crate::deck::{Deck, Seed};
use crate::describe::{OptionChoice, OptionDefault, OptionInfo, OptionKind};
use crate::options::{OptionValue, SetOptions as _};
use crate::piles::Fits;
use crate::problem::{Invalid, SetupProblem};
use crate::seat::Seat;

/// Who starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
pub enum Start {
    /// The team decides after a look at the hands.
    #[default]
    Choose,
    /// This seat.
    Seat(Seat),
}

/// When a card may jump 7 against the direction of its pile, in Ascenso-Descenso.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
pub enum Jump {
    /// Only right after a card placed on the same pile in the same turn.
    #[default]
    Immediate,
    /// Off any top card.
    Any,
}

pub(super) const START: OptionInfo = OptionInfo::new(
    "start",
    &[OptionKind::Word(&["choose"]), OptionKind::Seat],
    OptionDefault::Is(OptionChoice::Word("choose")),
    SEATS,
);
pub(super) const MINIMUM: OptionInfo = OptionInfo::new(
    "minimum",
    &[OptionKind::Number(2, 3)],
    OptionDefault::Is(OptionChoice::Number(2)),
    SEATS,
);
pub(super) const SMALL_HAND: OptionInfo = OptionInfo::new(
    "small_hand",
    &[OptionKind::Flag],
    OptionDefault::Is(OptionChoice::Flag(false)),
    SEATS,
);
pub(super) const JUMP: OptionInfo = OptionInfo::new(
    "jump",
    &[OptionKind::Word(&["immediate", "any"])],
    OptionDefault::Is(OptionChoice::Word("immediate")),
    SEATS,
);

/// The options; the default is the standard game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Options {
    /// Who starts.
    pub start: Start,
    /// How many cards a turn, while the draw pile lasts: 2, or 3 for experts.
    pub minimum: u8,
    /// One card fewer in each hand.
    pub small_hand: bool,
    /// Ascenso-Descenso only.
    pub jump: Jump,
}

impl Default for Options {
    fn default() -> Options {
        Options { start: Start::Choose, minimum: 2, small_hand: false, jump: Jump::Immediate }
    }
}

impl crate::options::SetOptions for Options {
    fn set(&mut self, name: &str, value: &OptionValue) -> Result<(), SetupProblem> {
        match (name, value) {
            ("start", OptionValue::Word(word)) if word == "choose" => self.start = Start::Choose,
            ("start", value) => {
                self.start = Start::Seat(value.seat("start", "`choose` or a seat from 0")?);
            }
            ("minimum", OptionValue::Number(n @ (2 | 3))) => self.minimum = *n as u8,
            ("minimum", value) => return Err(value.wrong("minimum", "2 or 3")),
            ("small_hand", OptionValue::Flag(flag)) => self.small_hand = *flag,
            ("small_hand", value) => return Err(value.wrong("small_hand", "true or false")),
            ("jump", OptionValue::Word(word)) if word == "immediate" => {
                self.jump = Jump::Immediate;
            }
            ("jump", OptionValue::Word(word)) if word == "any" => self.jump = Jump::Any,
            ("jump", value) => return Err(value.wrong("jump", "`immediate` or `any`")),
            (name, _) => {
                let game = Variant::AscensoDescenso.game();
                return Err(SetupProblem::UnknownOption { game, name: name.to_owned() });
            }
        }
        Ok(())
    }

    fn changed(&self) -> Vec<(&'static str, OptionValue)> {
        let mut changed = Vec::new();
        if let Start::Seat(seat) = self.start {
            changed.push(("start", OptionValue::Number(seat.index() as u32)));
        }
        if self.minimum != 2 {
            changed.push(("minimum", OptionValue::Number(self.minimum.into())));
        }
        if self.small_hand {
            changed.push(("small_hand", OptionValue::Flag(true)));
        }
        if self.jump == Jump::Any {
            changed.push(("jump", OptionValue::Word("any".into())));
        }
        changed
    }
}

/// A game to be: public fields, not checked yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Which of the two games.
    pub variant: Variant,
    /// How many play.
    pub seats: u8,
    /// The options.
    pub options: Options,
    /// The deck order: hands first, seat by seat, then the draw pile.
    pub deck: Vec<u8>,
}

impl Setup {
    /// The standard game with a seed's deck.
    pub fn from_seed(variant: Variant, seats: u8, seed: &Seed) -> Setup {
        let deck = Deck::from_seed(variant.pack(), seed, 0);
        Setup {
            variant,
            seats,
            options: Options::default(),
            deck: deck.cards().iter().map(|card| card.number()).collect(),
        }
    }

    /// All reasons why this is not a game; none if it is.
    pub fn validate(&self) -> Vec<SetupProblem> {
        let mut problems = Config::problems(self.variant, self.seats, self.options);
        problems.extend(Deck::problems(self.variant.pack(), &self.deck));
        problems
    }
}

/// Seats and options that were found valid: what stays the same all through a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Config {
    variant: Variant,
    seats: u8,
    options: Options,
}

impl Config {
    /// Checks seats and options.
    pub fn new(variant: Variant, seats: u8, options: Options) -> Result<Config, Invalid> {
        let problems = Config::problems(variant, seats, options);
        if problems.is_empty() {
            Ok(Config { variant, seats, options })
        } else {
            Err(Invalid(problems))
        }
    }

    fn problems(variant: Variant, seats: u8, options: Options) -> Vec<SetupProblem> {
        let mut problems = Vec::new();
        let game = variant.game();
        if !game.seats().contains(&seats) {
            problems.push(SetupProblem::Seats { game, found: seats });
        } else if let Start::Seat(seat) = options.start
            && seat.index() >= usize::from(seats)
        {
            problems.push(SetupProblem::NoSuchSeat { seat: seat.index() as u8, seats });
        }
        if !matches!(options.minimum, 2 | 3) {
            let found = OptionValue::Number(options.minimum.into());
            problems.push(found.wrong("minimum", "2 or 3"));
        }
        // The options are those of all games of this kind.
        for (name, _) in options.changed() {
            if game.option(name).is_none() {
                problems.push(SetupProblem::UnknownOption { game, name: name.into() });
            }
        }
        problems
    }

    /// Which of the two games.
    pub fn variant(&self) -> Variant {
        self.variant
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

    /// Cards in a full hand.
    pub fn hand_size(&self) -> u8 {
        let full = match self.seats {
            1 => 8,
            2 => 7,
            _ => 6,
        };
        full - u8::from(self.options.small_hand)
    }

    /// The exact step that may go backwards: 10, or 7 in Ascenso-Descenso.
    pub fn step_back(&self) -> u8 {
        self.fits().step.unwrap_or(0)
    }

    /// What fits on a pile, the step backwards included.
    #[inline]
    pub(crate) fn fits(&self) -> &'static Fits {
        self.variant.numbers().fits
    }

    /// Is a step backwards bound to the placement just before it?
    pub fn jumps_at_once_only(&self) -> bool {
        self.variant.numbers().jumps && self.options.jump == Jump::Immediate
    }

    /// Who starts; `None` if the team is to choose. One alone has nothing to choose.
    pub(crate) fn starter(&self) -> Option<Seat> {
        match self.options.start {
            Start::Seat(seat) => Some(seat),
            Start::Choose if self.seats == 1 => Some(Seat::FIRST),
            Start::Choose => None,
        }
    }

    /// The card that starts a pile.
    pub(crate) fn starts(&self) -> [Card; 4] {
        self.variant.starts()
    }
}
