//! What the players of a cooperative game may tell each other without a number: typed signals.
//!
//! A signal names a pile, a mood or the start. There is no place in it for a card's number; that is
//! a property of the type, so no signal can break the rule on talk.

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
    /// I am in trouble.
    Trouble,
    /// I'm fine.
    Fine,
    /// I would start.
    WouldStart,
    /// I would rather not start.
    RatherNot,
}

impl Signal {
    /// Every signal there is.
    pub fn all() -> impl Iterator<Item = Signal> {
        let piles = PileSignal::ALL
            .into_iter()
            .flat_map(|said| Pile::ALL.into_iter().map(move |pile| Signal::Pile(said, pile)));
        piles.chain([Signal::Trouble, Signal::Fine, Signal::WouldStart, Signal::RatherNot])
    }
}

impl fmt::Display for Signal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Signal::Pile(said, pile) => write!(f, "{}@{pile}", said.name()),
            Signal::Trouble => f.write_str("trouble"),
            Signal::Fine => f.write_str("fine"),
            Signal::WouldStart => f.write_str("would-start"),
            Signal::RatherNot => f.write_str("rather-not"),
        }
    }
}

impl FromStr for Signal {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Signal, ParseError> {
        let unknown = || ParseError::expected("a signal such as leave@up1, trouble or fine", text);
        match text.split_once('@') {
            Some((said, pile)) => {
                let said = PileSignal::ALL.into_iter().find(|signal| signal.name() == said);
                Ok(Signal::Pile(said.ok_or_else(unknown)?, pile.parse().map_err(|_| unknown())?))
            }
            None => match text {
                "trouble" => Ok(Signal::Trouble),
                "fine" => Ok(Signal::Fine),
                "would-start" => Ok(Signal::WouldStart),
                "rather-not" => Ok(Signal::RatherNot),
                _ => Err(unknown()),
            },
        }
    }
}

/// A signal that was given: by whom, and after how many actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Said {
    /// Actions before it.
    pub ply: usize,
    /// Who gave it.
    pub seat: Seat,
    /// What was said.
    pub signal: Signal,
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
}
