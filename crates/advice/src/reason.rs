//! Why something can't be done, as data that a page says in its own language.

use rules::{Card, Direction, Illegal, Seat};
use serde::Serialize;

/// Why something can't be done: an [`Illegal`] as it is written, with the numbers it is about. The
/// texts are called by its code: `illegal-does-not-improve`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
#[allow(missing_docs)] // `Illegal` tells of each
pub enum Reason {
    /// No such action: the token can't be read.
    Unreadable,
    Over,
    NotYourTurn,
    OtherGame,
    ChooseStartFirst,
    AlreadyStarted,
    NoSuchSeat {
        seat: usize,
    },
    NotInHand {
        card: u8,
    },
    DoesNotFit {
        card: u8,
        top: u8,
        #[cfg_attr(feature = "ts", ts(type = "'up' | 'down'"))]
        goes: &'static str,
        back: Option<u8>,
    },
    JumpNotNow {
        card: u8,
    },
    SpoilsMinimum {
        card: u8,
    },
    MinimumNotMet {
        missing: u8,
    },
    RivalPileUsed,
    DoesNotImprove {
        card: u8,
        top: u8,
    },
    TakeFirst,
    PutFirst,
    ClaimOrPass,
    NothingToClaim,
    DealFirst,
    RoundNotOver,
    MiddleNotOpen,
    NotEnoughToRefresh,
    NoSuchPlace,
    NoSuchPosition {
        hand: u8,
    },
}

impl From<Illegal> for Reason {
    fn from(why: Illegal) -> Reason {
        let number = Card::number;
        match why {
            Illegal::Over => Reason::Over,
            Illegal::NotYourTurn => Reason::NotYourTurn,
            Illegal::OtherGame => Reason::OtherGame,
            Illegal::ChooseStartFirst => Reason::ChooseStartFirst,
            Illegal::AlreadyStarted => Reason::AlreadyStarted,
            Illegal::NoSuchSeat(seat) => Reason::NoSuchSeat { seat: Seat::index(seat) },
            Illegal::NotInHand(card) => Reason::NotInHand { card: number(card) },
            Illegal::DoesNotFit { card, top, direction, back } => {
                let goes = match direction {
                    Direction::Up => "up",
                    Direction::Down => "down",
                };
                Reason::DoesNotFit {
                    card: number(card),
                    top: number(top),
                    goes,
                    back: back.map(number),
                }
            }
            Illegal::JumpNotNow(card) => Reason::JumpNotNow { card: number(card) },
            Illegal::SpoilsMinimum(card) => Reason::SpoilsMinimum { card: number(card) },
            Illegal::MinimumNotMet { missing } => Reason::MinimumNotMet { missing },
            Illegal::RivalPileUsed => Reason::RivalPileUsed,
            Illegal::DoesNotImprove { card, top } => {
                Reason::DoesNotImprove { card: number(card), top: number(top) }
            }
            Illegal::TakeFirst => Reason::TakeFirst,
            Illegal::PutFirst => Reason::PutFirst,
            Illegal::ClaimOrPass => Reason::ClaimOrPass,
            Illegal::NothingToClaim => Reason::NothingToClaim,
            Illegal::DealFirst => Reason::DealFirst,
            Illegal::RoundNotOver => Reason::RoundNotOver,
            Illegal::MiddleNotOpen => Reason::MiddleNotOpen,
            Illegal::NotEnoughToRefresh => Reason::NotEnoughToRefresh,
            Illegal::NoSuchPlace => Reason::NoSuchPlace,
            Illegal::NoSuchPosition { hand } => Reason::NoSuchPosition { hand },
        }
    }
}
