//! Why an action is refused.

use rules::{Card, Direction, Illegal};

use super::seat;
use crate::{Texts, say};

/// The reason in a person's language, as a sentence.
pub fn illegal(texts: &Texts, why: &Illegal) -> String {
    match why {
        Illegal::Over => say!(texts, "illegal-over"),
        Illegal::NotYourTurn => say!(texts, "illegal-not-your-turn"),
        Illegal::OtherGame => say!(texts, "illegal-other-game"),
        Illegal::ChooseStartFirst => say!(texts, "illegal-choose-start-first"),
        Illegal::AlreadyStarted => say!(texts, "illegal-already-started"),
        Illegal::NoSuchSeat(which) => {
            say!(texts, "illegal-no-such-seat", seat = seat(texts, *which))
        }
        Illegal::NotInHand(card) => say!(texts, "illegal-not-in-hand", card = card.number()),
        Illegal::DoesNotFit { card, top, direction, back } => {
            does_not_fit(texts, *card, *top, *direction, *back)
        }
        Illegal::JumpNotNow(card) => say!(texts, "illegal-jump-not-now", card = card.number()),
        Illegal::SpoilsMinimum(card) => {
            say!(texts, "illegal-spoils-minimum", card = card.number())
        }
        Illegal::MinimumNotMet { missing } => {
            say!(texts, "illegal-minimum-not-met", count = *missing)
        }
        Illegal::RivalPileUsed => say!(texts, "illegal-rival-pile-used"),
        Illegal::DoesNotImprove { card, top } => {
            say!(texts, "illegal-does-not-improve", card = card.number(), top = top.number())
        }
        Illegal::TakeFirst => say!(texts, "illegal-take-first"),
        Illegal::PutFirst => say!(texts, "illegal-put-first"),
        Illegal::ClaimOrPass => say!(texts, "illegal-claim-or-pass"),
        Illegal::NothingToClaim => say!(texts, "illegal-nothing-to-claim"),
        Illegal::DealFirst => say!(texts, "illegal-deal-first"),
        Illegal::RoundNotOver => say!(texts, "illegal-round-not-over"),
        Illegal::MiddleNotOpen => say!(texts, "illegal-middle-not-open"),
        Illegal::NotEnoughToRefresh => say!(texts, "illegal-not-enough-to-refresh"),
        Illegal::NoSuchPlace => say!(texts, "illegal-no-such-place"),
        Illegal::NoSuchPosition { hand } => {
            say!(texts, "illegal-no-such-position", count = *hand)
        }
    }
}

/// With what the pile takes instead.
fn does_not_fit(
    texts: &Texts,
    card: Card,
    top: Card,
    direction: Direction,
    back: Option<Card>,
) -> String {
    let (card, top) = (card.number(), top.number());
    match (direction, back.map(Card::number)) {
        (Direction::Up, None) => say!(texts, "illegal-does-not-fit-up", card = card, top = top),
        (Direction::Down, None) => say!(texts, "illegal-does-not-fit-down", card = card, top = top),
        (Direction::Up, Some(back)) => {
            say!(texts, "illegal-does-not-fit-up-back", card = card, top = top, back = back)
        }
        (Direction::Down, Some(back)) => {
            say!(texts, "illegal-does-not-fit-down-back", card = card, top = top, back = back)
        }
    }
}
