//! What the seat on turn can do, and its tokens.

use std::fmt;
use std::str::FromStr;

use crate::text::{ParseError, small_number};

/// A side of the card just inserted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Side {
    /// The card to its left is dropped.
    Left,
    /// The card to its right is dropped.
    Right,
}

impl Side {
    const fn name(self) -> &'static str {
        match self {
            Side::Left => "left",
            Side::Right => "right",
        }
    }
}

/// Something to do.
///
/// ```
/// use subibaja_rules::hormigas::Action;
/// for token in ["refresh", "take@1", "put@5-left", "claim", "pass", "deal"] {
///     let action: Action = token.parse().unwrap();
///     assert_eq!(action.to_string(), token);
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Action {
    /// Replace the three open middle cards.
    Refresh,
    /// Take the middle card at this place, counted from 0 (from 1 in its token).
    Take(u8),
    /// Insert the card in the air with so many cards to its left, then drop a neighbour. At an end
    /// the missing neighbour is the card at the far end.
    Put(u8, Side),
    /// Claim that the hand is ordered.
    Claim,
    /// Claim nothing.
    Pass,
    /// Deal the next round.
    Deal,
}

impl Action {
    /// May whoever takes it know more afterwards than before? As [`crate::Action::may_reveal`].
    pub const fn may_reveal(self) -> bool {
        match self {
            Action::Refresh
            | Action::Take(_)
            | Action::Put(..)
            | Action::Claim
            | Action::Pass
            | Action::Deal => true,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Refresh => f.write_str("refresh"),
            Action::Take(place) => write!(f, "take@{}", place + 1),
            Action::Put(at, side) => write!(f, "put@{at}-{}", side.name()),
            Action::Claim => f.write_str("claim"),
            Action::Pass => f.write_str("pass"),
            Action::Deal => f.write_str("deal"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let read = || match text.split_once('@') {
            None => match text {
                "refresh" => Some(Action::Refresh),
                "claim" => Some(Action::Claim),
                "pass" => Some(Action::Pass),
                "deal" => Some(Action::Deal),
                _ => None,
            },
            Some(("take", place)) => {
                small_number(place).filter(|p| (1..=3).contains(p)).map(|p| Action::Take(p - 1))
            }
            Some(("put", place)) => {
                let (at, side) = place.split_once('-')?;
                let side = [Side::Left, Side::Right].into_iter().find(|s| s.name() == side)?;
                Some(Action::Put(small_number(at)?, side))
            }
            Some(_) => None,
        };
        read().ok_or_else(|| {
            ParseError::expected("a token such as take@1, put@5-left, refresh or deal", text)
        })
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
