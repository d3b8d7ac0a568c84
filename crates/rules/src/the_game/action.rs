//! What the seat on turn can do, and its tokens.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayString;

use crate::card::Card;
use crate::piles::Direction;
use crate::seat::Seat;
use crate::text::{ParseError, digits};

/// One of the four piles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Pile {
    /// The first ascending pile.
    Up1,
    /// The second ascending pile.
    Up2,
    /// The first descending pile.
    Down1,
    /// The second descending pile.
    Down2,
}

impl Pile {
    /// All four, in the order in which tops are listed.
    pub const ALL: [Pile; 4] = [Pile::Up1, Pile::Up2, Pile::Down1, Pile::Down2];

    /// Its place in [`Pile::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The way it runs.
    pub const fn direction(self) -> Direction {
        match self {
            Pile::Up1 | Pile::Up2 => Direction::Up,
            Pile::Down1 | Pile::Down2 => Direction::Down,
        }
    }

    /// Its token.
    pub const fn name(self) -> &'static str {
        match self {
            Pile::Up1 => "up1",
            Pile::Up2 => "up2",
            Pile::Down1 => "down1",
            Pile::Down2 => "down2",
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
            .ok_or_else(|| ParseError::expected("up1, up2, down1 or down2", text))
    }
}

/// Something to do.
///
/// ```
/// use subibaja_rules::the_game::Action;
/// for token in ["37@up1", "end", "start@2"] {
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
    /// Settle who starts.
    Start(Seat),
}

impl Action {
    /// May whoever takes it know more afterwards than before? As [`crate::Action::may_reveal`].
    pub const fn may_reveal(self) -> bool {
        match self {
            Action::Place(..) => false,
            Action::End | Action::Start(_) => true,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(card, pile) => {
                let mut token = ArrayString::<{ "100@down2".len() }>::new();
                token.push_str(digits(card.number()));
                token.push('@');
                token.push_str(pile.name());
                f.write_str(&token)
            }
            Action::End => f.write_str("end"),
            Action::Start(seat) => write!(f, "start@{seat}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let unknown = || ParseError::expected("a token such as 37@up1, end or start@0", text);
        match text.split_once('@') {
            None if text == "end" => Ok(Action::End),
            None => Err(unknown()),
            Some(("start", seat)) => seat.parse().map(Action::Start).map_err(|_| unknown()),
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
