//! Why something can't be done, in a form that the page says in its own language.

use std::fmt::Display;

use rules::{Card, Illegal};
use serde::Serialize;

/// The reason: a code, the numbers it is about, and a sentence for whoever knows no better.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Reason {
    /// Which reason.
    pub code: &'static str,
    /// The card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<u8>,
    /// The pile's top card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub top: Option<u8>,
    /// How many.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<u8>,
    /// In English.
    pub text: String,
}

impl Reason {
    pub(crate) fn other(code: &'static str, text: &dyn Display) -> Reason {
        Reason { code, text: text.to_string(), ..Reason::default() }
    }

    fn card(mut self, card: Card) -> Reason {
        self.card = Some(card.number());
        self
    }

    fn top(mut self, top: Card) -> Reason {
        self.top = Some(top.number());
        self
    }

    fn count(mut self, count: u8) -> Reason {
        self.count = Some(count);
        self
    }
}

impl From<Illegal> for Reason {
    fn from(why: Illegal) -> Reason {
        let code = |code| Reason::other(code, &why);
        match why {
            Illegal::Over => code("over"),
            Illegal::NotYourTurn => code("not-your-turn"),
            Illegal::OtherGame => code("other-game"),
            Illegal::ChooseStartFirst => code("choose-start"),
            Illegal::AlreadyStarted => code("already-started"),
            Illegal::NoSuchSeat(_) => code("no-seat"),
            Illegal::NotInHand(card) => code("not-in-hand").card(card),
            Illegal::DoesNotFit { card, top } => code("does-not-fit").card(card).top(top),
            Illegal::JumpNotNow(card) => code("jump-not-now").card(card),
            Illegal::SpoilsMinimum(card) => code("spoils-minimum").card(card),
            Illegal::MinimumNotMet { missing } => code("minimum-not-met").count(missing),
            Illegal::RivalPileUsed => code("rival-used"),
            Illegal::DoesNotImprove { card, top } => code("does-not-improve").card(card).top(top),
            Illegal::TakeFirst => code("take-first"),
            Illegal::PutFirst => code("put-first"),
            Illegal::ClaimOrPass => code("claim-or-pass"),
            Illegal::NothingToClaim => code("nothing-to-claim"),
            Illegal::DealFirst => code("deal-first"),
            Illegal::RoundNotOver => code("round-not-over"),
            Illegal::MiddleNotOpen => code("middle-not-open"),
            Illegal::NotEnoughToRefresh => code("not-enough"),
            Illegal::NoSuchPlace => code("no-place"),
            Illegal::NoSuchPosition { hand } => code("no-position").count(hand),
        }
    }
}
