//! What the seat on turn can do, and its tokens.

use std::fmt;
use std::str::FromStr;

use crate::card::Card;
use crate::piles::Direction;
use crate::text::ParseError;

/// A pile, as the seat on turn calls it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Pile {
    /// The own ascending pile.
    Up,
    /// The own descending pile.
    Down,
    /// The rival's ascending pile.
    RivalUp,
    /// The rival's descending pile.
    RivalDown,
}

impl Pile {
    /// All four.
    pub const ALL: [Pile; 4] = [Pile::Up, Pile::Down, Pile::RivalUp, Pile::RivalDown];

    /// Its place in [`Pile::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The way it runs for its owner.
    pub const fn direction(self) -> Direction {
        match self {
            Pile::Up | Pile::RivalUp => Direction::Up,
            Pile::Down | Pile::RivalDown => Direction::Down,
        }
    }

    /// Is it the rival's?
    pub const fn is_rivals(self) -> bool {
        matches!(self, Pile::RivalUp | Pile::RivalDown)
    }

    /// Its token.
    pub const fn name(self) -> &'static str {
        match self {
            Pile::Up => "up",
            Pile::Down => "down",
            Pile::RivalUp => "rival-up",
            Pile::RivalDown => "rival-down",
        }
    }
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Pile {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Pile, ParseError> {
        Pile::ALL
            .into_iter()
            .find(|pile| pile.name() == text)
            .ok_or_else(|| ParseError::expected("up, down, rival-up or rival-down", text))
    }
}

/// Something to do.
///
/// ```
/// use subibaja_rules::face_to_face::Action;
/// for token in ["37@up", "12@rival-up", "end"] {
///     let action: Action = token.parse().unwrap();
///     assert_eq!(action.to_string(), token);
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Action {
    /// Place a card on a pile.
    Place(Card, Pile),
    /// End the turn.
    End,
}

impl Action {
    /// May whoever takes it know more afterwards than before? As [`crate::Action::may_reveal`].
    pub const fn may_reveal(self) -> bool {
        match self {
            Action::Place(..) => false,
            Action::End => true,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(card, pile) => write!(f, "{card}@{pile}"),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let unknown = || ParseError::expected("a token such as 37@up, 12@rival-up or end", text);
        match text.split_once('@') {
            None if text == "end" => Ok(Action::End),
            None => Err(unknown()),
            Some((card, pile)) => Ok(Action::Place(
                card.parse().map_err(|_| unknown())?,
                pile.parse().map_err(|_| unknown())?,
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_stays_small() {
        assert_eq!(size_of::<Action>(), 2);
    }
}
