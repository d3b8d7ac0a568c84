//! What the players of a cooperative game may tell each other without a number: typed signals.
//!
//! A signal names a pile, a mood or the start. There is no place in it for a card's number; that is
//! a property of the type, so no signal can break the rule on talk. What a seat says at once is a
//! set of them ([`Signals`]): it has no order and nothing in it twice, so it spells nothing either.

use std::fmt;
use std::str::FromStr;

use crate::seat::Seat;
use crate::text::ParseError;
use crate::the_game::Pile;

/// Something said about a pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum PileSignal {
    /// Please leave it.
    Leave,
    /// No big step there.
    NoBigStep,
    /// I have something good for it: a small step or a backwards trick, but not which.
    Good,
    /// Go ahead, I don't need it.
    GoAhead,
}

impl PileSignal {
    /// All of them.
    pub const ALL: [PileSignal; 4] =
        [PileSignal::Leave, PileSignal::NoBigStep, PileSignal::Good, PileSignal::GoAhead];

    /// Its token.
    pub const fn name(self) -> &'static str {
        match self {
            PileSignal::Leave => "leave",
            PileSignal::NoBigStep => "no-big-step",
            PileSignal::Good => "good",
            PileSignal::GoAhead => "go-ahead",
        }
    }
}

/// How a seat is, or whether it would start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Mood {
    /// I am in trouble.
    Trouble,
    /// I'm fine.
    Fine,
    /// I would start.
    WouldStart,
    /// I would rather not start.
    RatherNot,
}

impl Mood {
    /// All of them.
    pub const ALL: [Mood; 4] = [Mood::Trouble, Mood::Fine, Mood::WouldStart, Mood::RatherNot];

    /// Its token.
    pub const fn name(self) -> &'static str {
        match self {
            Mood::Trouble => "trouble",
            Mood::Fine => "fine",
            Mood::WouldStart => "would-start",
            Mood::RatherNot => "rather-not",
        }
    }

    /// Is it about who starts?
    pub const fn is_about_the_start(self) -> bool {
        matches!(self, Mood::WouldStart | Mood::RatherNot)
    }
}

/// Something that a seat of a cooperative game may say at any time.
///
/// ```
/// use subibaja_rules::Signal;
/// for token in ["leave@up1", "no-big-step@down2", "trouble", "fine", "would-start"] {
///     let signal: Signal = token.parse().unwrap();
///     assert_eq!(signal.to_string(), token);
/// }
/// assert!("37@up1".parse::<Signal>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Signal {
    /// About a pile.
    Pile(PileSignal, Pile),
    /// How the seat is.
    Mood(Mood),
}

impl Signal {
    /// Every signal there is.
    pub fn all() -> impl Iterator<Item = Signal> {
        let piles = PileSignal::ALL
            .into_iter()
            .flat_map(|said| Pile::ALL.into_iter().map(move |pile| Signal::Pile(said, pile)));
        piles.chain(Mood::ALL.into_iter().map(Signal::Mood))
    }
}

impl fmt::Display for Signal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Signal::Pile(said, pile) => write!(f, "{}@{pile}", said.name()),
            Signal::Mood(mood) => f.write_str(mood.name()),
        }
    }
}

impl FromStr for Signal {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Signal, ParseError> {
        let unknown = || ParseError::expected("a signal such as leave@up1, trouble or fine", text);
        if let Some((said, pile)) = text.split_once('@') {
            let said = PileSignal::ALL.into_iter().find(|signal| signal.name() == said);
            Ok(Signal::Pile(said.ok_or_else(unknown)?, pile.parse().map_err(|_| unknown())?))
        } else {
            let mood = Mood::ALL.into_iter().find(|mood| mood.name() == text);
            mood.map(Signal::Mood).ok_or_else(unknown)
        }
    }
}

/// What a seat says at once: at most one signal about each pile, and one mood. A set: order and
/// repetition can't be expressed in it, so of all there is there are 5⁵ = 3,125, or 11.6 bits.
///
/// ```
/// use subibaja_rules::Signals;
/// let said: Signals = "trouble leave@up1".parse().unwrap();
/// assert_eq!(said.to_string(), "leave@up1 trouble");
/// assert!("leave@up1 good@up1".parse::<Signals>().is_err(), "two about one pile");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct Signals {
    about: [Option<PileSignal>; PILES],
    mood: Option<Mood>,
}

/// Piles that can be spoken of.
const PILES: usize = Pile::ALL.len();

impl Signals {
    /// Nothing.
    pub const NONE: Signals = Signals { about: [None; PILES], mood: None };

    /// How many there are: each pile and the mood are left out or named in one of four ways.
    pub const COUNT: u32 = 5 * 5 * 5 * 5 * 5;

    /// What it says about a pile.
    pub const fn about(&self, pile: Pile) -> Option<PileSignal> {
        self.about[pile.index()]
    }

    /// How the seat is.
    pub const fn mood(&self) -> Option<Mood> {
        self.mood
    }

    /// Is nothing said?
    pub fn is_empty(&self) -> bool {
        *self == Signals::NONE
    }

    /// How many signals it has.
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// The same with a signal, instead of what was said of the same.
    #[must_use]
    pub const fn with(mut self, signal: Signal) -> Signals {
        match signal {
            Signal::Pile(said, pile) => self.about[pile.index()] = Some(said),
            Signal::Mood(mood) => self.mood = Some(mood),
        }
        self
    }

    /// The same with others on top: where both speak of the same, those count.
    #[must_use]
    pub fn then(self, later: Signals) -> Signals {
        later.iter().fold(self, Signals::with)
    }

    /// What of it is not said in `before` already.
    #[must_use]
    pub fn since(&self, before: &Signals) -> Signals {
        let is_new = |signal: &Signal| match *signal {
            Signal::Pile(said, pile) => before.about(pile) != Some(said),
            Signal::Mood(mood) => before.mood != Some(mood),
        };
        self.iter().filter(is_new).collect()
    }

    /// Its signals: by pile, the mood last.
    pub fn iter(&self) -> impl Iterator<Item = Signal> + use<> {
        let about = Pile::ALL.into_iter().zip(self.about);
        let about = about.filter_map(|(pile, said)| Some(Signal::Pile(said?, pile)));
        about.chain(self.mood.map(Signal::Mood))
    }

    /// Reads tokens in any order; none may speak of the same as another.
    pub fn read<'a>(tokens: impl IntoIterator<Item = &'a str>) -> Result<Signals, ParseError> {
        let mut signals = Signals::NONE;
        for token in tokens {
            let more = signals.with(token.parse()?);
            if more.len() == signals.len() {
                let expected = "at most one signal about each pile and one mood";
                return Err(ParseError::expected(expected, token));
            }
            signals = more;
        }
        Ok(signals)
    }

    /// Forgets what is said about a pile.
    pub(crate) fn forget(&mut self, pile: Pile) {
        self.about[pile.index()] = None;
    }

    /// Forgets who would start.
    pub(crate) fn forget_the_start(&mut self) {
        self.mood = self.mood.filter(|mood| !mood.is_about_the_start());
    }
}

impl From<Signal> for Signals {
    fn from(signal: Signal) -> Signals {
        Signals::NONE.with(signal)
    }
}

impl FromIterator<Signal> for Signals {
    fn from_iter<I: IntoIterator<Item = Signal>>(signals: I) -> Signals {
        signals.into_iter().fold(Signals::NONE, Signals::with)
    }
}

impl fmt::Display for Signals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, signal) in self.iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            signal.fmt(f)?;
        }
        Ok(())
    }
}

impl FromStr for Signals {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Signals, ParseError> {
        Signals::read(text.split_ascii_whitespace())
    }
}

/// What a seat said: after how many actions, and what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Said {
    /// Actions before it.
    pub ply: usize,
    /// Who spoke.
    pub seat: Seat,
    /// What was said.
    pub signals: Signals,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_signal_round_trips_and_has_no_room_for_a_number() {
        for signal in Signal::all() {
            assert_eq!(signal.to_string().parse(), Ok(signal));
        }
        assert_eq!(Signal::all().count(), 20);
        // Twenty values fit in the byte or two that a pile and a kind take: none is left over.
        assert_eq!(size_of::<Signal>(), 2);
    }

    /// Every set there is.
    fn every_set() -> Vec<Signals> {
        let mut sets = vec![Signals::NONE];
        let slots = Pile::ALL.into_iter().map(Some).chain([None]);
        for slot in slots {
            let words: Vec<Signal> = Signal::all()
                .filter(|signal| match (signal, slot) {
                    (Signal::Pile(_, pile), Some(slot)) => *pile == slot,
                    (Signal::Mood(_), None) => true,
                    _ => false,
                })
                .collect();
            let longer = sets.iter().flat_map(|set| words.iter().map(|word| set.with(*word)));
            let longer: Vec<Signals> = longer.collect();
            sets.extend(longer);
        }
        sets
    }

    #[test]
    fn there_are_so_many_sets_and_no_more() {
        let sets = every_set();
        let texts: std::collections::BTreeSet<String> =
            sets.iter().map(ToString::to_string).collect();
        assert_eq!(texts.len(), Signals::COUNT as usize);
        // A byte a slot: there is no room for anything else.
        assert_eq!(size_of::<Signals>(), PILES + 1);
        for set in sets {
            assert_eq!(set.to_string().parse(), Ok(set));
            assert_eq!(set.iter().collect::<Signals>(), set);
        }
    }

    #[test]
    fn order_and_repetition_say_nothing() {
        let tokens = ["good@down1", "trouble", "leave@up1", "go-ahead@up2"];
        let set = Signals::read(tokens).expect("a set");
        let mut others = tokens;
        for i in 0..24 {
            others.swap(i % 3, i % 3 + 1);
            assert_eq!(Signals::read(others), Ok(set));
        }
        for twice in ["fine fine", "fine trouble", "leave@up1 leave@up1", "good@up1 leave@up1"] {
            assert!(twice.parse::<Signals>().is_err(), "{twice}");
        }
    }

    #[test]
    fn later_words_count() {
        let set = |text: &str| text.parse::<Signals>().expect("a set");
        let (before, later) = (set("leave@up1 good@up2 fine"), set("good@up1 fine"));
        assert_eq!(before.then(later), set("good@up1 good@up2 fine"));
        assert_eq!(later.since(&before), set("good@up1"));
        assert_eq!(before.since(&before), Signals::NONE);
    }
}
