//! Places at the table, and who looks at it.

use std::fmt;
use std::str::FromStr;

use crate::text::{ParseError, small_number};

/// The most seats that any of the games has.
pub const MAX_SEATS: usize = 5;

/// A player's place, numbered from 0 (from 1 on screen).
///
/// ```
/// use subibaja_rules::Seat;
/// let seat = Seat::new(2).unwrap();
/// assert_eq!(seat.to_string(), "2");
/// assert_eq!(Seat::new(5), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const FIRST: Seat = Seat(0);

    /// A seat, or `None` from [`MAX_SEATS`] on.
    pub const fn new(index: u8) -> Option<Seat> {
        if (index as usize) < MAX_SEATS { Some(Seat(index)) } else { None }
    }

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table of `seats`.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats.min(MAX_SEATS as u8)).map(Seat)
    }

    /// The seat to the left, clockwise: the next at a table of `seats`.
    #[must_use]
    pub const fn left(self, seats: u8) -> Seat {
        let next = self.0 + 1;
        if next >= seats { Seat(0) } else { Seat(next) }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(crate::text::digits(self.0))
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

impl FromStr for Seat {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Seat, ParseError> {
        small_number(text)
            .and_then(Seat::new)
            .ok_or_else(|| ParseError::expected("a seat from 0 to 4", text))
    }
}

/// Who looks at a game. It decides what a [`View`](crate::View) holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Viewer {
    /// A player: the public part and the own hand.
    Seat(Seat),
    /// Someone without a seat: the public part only.
    Spectator,
    /// All cards. For finished games, tests and tools; never for a live table.
    Everything,
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => fmt::Display::fmt(seat, f),
            Viewer::Spectator => f.write_str("spectator"),
            Viewer::Everything => f.write_str("everything"),
        }
    }
}

impl FromStr for Viewer {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Viewer, ParseError> {
        match text {
            "spectator" => Ok(Viewer::Spectator),
            "everything" => Ok(Viewer::Everything),
            _ => text.parse().map(Viewer::Seat).map_err(|_| {
                ParseError::expected("a seat from 0 to 4, `spectator` or `everything`", text)
            }),
        }
    }
}
