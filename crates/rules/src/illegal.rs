//! Why an action is not legal: said so that a person knows what to do instead.

use std::fmt;

use crate::card::Card;
use crate::piles::Direction;
use crate::seat::Seat;

/// The reason why an action can't be taken now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game has ended.
    Over,
    /// Another seat is on turn.
    NotYourTurn,
    /// The action belongs to another game.
    OtherGame,
    /// The team has yet to choose who starts.
    ChooseStartFirst,
    /// The start has been settled.
    AlreadyStarted,
    /// The table has no such seat.
    NoSuchSeat(Seat),
    /// The seat on turn does not hold the card.
    NotInHand(Card),
    /// The card does not continue the pile.
    DoesNotFit {
        /// The card.
        card: Card,
        /// The pile's top card.
        top: Card,
        /// The way the pile runs.
        direction: Direction,
        /// The card that may go back on it now, whoever has it.
        back: Option<Card>,
    },
    /// A jump off a card that was not the placement just before.
    JumpNotNow(Card),
    /// The minimum could no longer be reached afterwards, and another placement lets one reach it.
    SpoilsMinimum(Card),
    /// More cards must be placed before the turn can end.
    MinimumNotMet {
        /// How many more.
        missing: u8,
    },
    /// The one card a turn on the rival's piles has been placed.
    RivalPileUsed,
    /// The card would not improve the rival's pile.
    DoesNotImprove {
        /// The card.
        card: Card,
        /// The pile's top card.
        top: Card,
    },
    /// A middle card must be taken first.
    TakeFirst,
    /// The card in the air must be put into the hand first.
    PutFirst,
    /// It is time to say `claim` or `pass`.
    ClaimOrPass,
    /// Nothing is to be claimed here.
    NothingToClaim,
    /// The round is over: deal the next one.
    DealFirst,
    /// The round is still going on.
    RoundNotOver,
    /// A face-down card lies in the middle.
    MiddleNotOpen,
    /// Fewer than three cards are left to draw.
    NotEnoughToRefresh,
    /// The middle has places 1, 2 and 3.
    NoSuchPlace,
    /// The hand is shorter than that.
    NoSuchPosition {
        /// The hand's length.
        hand: u8,
    },
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::Over => f.write_str("the game is over"),
            Illegal::NotYourTurn => f.write_str("another seat is on turn"),
            Illegal::OtherGame => f.write_str("that is an action of another game"),
            Illegal::ChooseStartFirst => {
                f.write_str("first choose who starts: `start@` and a seat")
            }
            Illegal::AlreadyStarted => f.write_str("who starts is settled already"),
            Illegal::NoSuchSeat(seat) => write!(f, "there is no seat {seat} at this table"),
            Illegal::NotInHand(card) => write!(f, "{card} is not in hand"),
            Illegal::DoesNotFit { card, top, .. } => write!(f, "{card} does not fit on {top}"),
            Illegal::JumpNotNow(card) => write!(
                f,
                "{card} would be a jump, and a jump must follow at once upon a card placed there"
            ),
            Illegal::SpoilsMinimum(card) => write!(
                f,
                "after {card} the minimum could no longer be reached, and another placement allows it"
            ),
            Illegal::MinimumNotMet { missing: 1 } => {
                f.write_str("one more card must be placed before the turn can end")
            }
            Illegal::MinimumNotMet { missing } => {
                write!(f, "{missing} more cards must be placed before the turn can end")
            }
            Illegal::RivalPileUsed => {
                f.write_str("only one card a turn may go on the rival's piles")
            }
            Illegal::DoesNotImprove { card, top } => {
                write!(f, "{card} would not improve the rival's pile at {top}")
            }
            Illegal::TakeFirst => f.write_str("first take a card from the middle: `take@1` to 3"),
            Illegal::PutFirst => {
                f.write_str("first put the taken card into the hand: `put@5-left` or the like")
            }
            Illegal::ClaimOrPass => f.write_str("say `claim` or `pass`"),
            Illegal::NothingToClaim => f.write_str("there is nothing to claim now"),
            Illegal::DealFirst => f.write_str("the round is over: `deal` the next"),
            Illegal::RoundNotOver => f.write_str("the round is still going on"),
            Illegal::MiddleNotOpen => {
                f.write_str("the middle can be refreshed only while all three cards lie face up")
            }
            Illegal::NotEnoughToRefresh => {
                f.write_str("the middle can be refreshed only while three cards are left to draw")
            }
            Illegal::NoSuchPlace => f.write_str("the middle has places 1, 2 and 3"),
            Illegal::NoSuchPosition { hand } => {
                write!(f, "the hand has {hand} cards: 0 to {hand} may be to the left")
            }
        }
    }
}

impl std::error::Error for Illegal {}
