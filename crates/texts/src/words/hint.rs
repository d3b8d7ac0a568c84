//! A hint: what the expert would do, and why.

use advice::{Hint, HintReason};
use rules::{face_to_face, the_game};

use super::{capital, duel_pile, pile, seat_number};
use crate::{Texts, say};

/// A hint in sentences: what to do, what speaks for it, and the chance to win; or that there is
/// none.
pub fn hint(texts: &Texts, hint: Option<&Hint>) -> String {
    let Some(hint) = hint else { return say!(texts, "hint-none") };
    let plan = hint.actions.join(" ");
    let reasons: Vec<String> =
        hint.reasons.iter().map(|reason| hint_reason(texts, reason)).collect();
    let mut words = match reasons.split_first() {
        None => format!("{plan}."),
        Some((first, rest)) => {
            let first = say!(texts, "hint", plan = plan, reason = first.as_str());
            rest.iter().fold(first, |words, reason| format!("{words} {}", capital(reason)))
        }
    };
    if let Some(chance) = hint.win_chance {
        #[allow(clippy::cast_sign_loss)] // 0 to 100
        let percent = (chance.clamp(0.0, 1.0) * 100.0).round() as u8;
        words += " ";
        words += &say!(texts, "hint-chance", percent = percent);
    }
    words
}

/// What speaks for a plan, as a sentence that may follow a colon.
pub fn hint_reason(texts: &Texts, reason: &HintReason) -> String {
    match *reason {
        HintReason::Only => say!(texts, "reason-only"),
        HintReason::Start { seat } => say!(texts, "reason-start", seat = seat_number(texts, seat)),
        HintReason::Stop => say!(texts, "reason-stop"),
        HintReason::Back { card, pile, gain } => {
            say!(texts, "reason-back", card = card, pile = named(texts, pile), gain = gain)
        }
        HintReason::Cheap { cards, cost } => {
            say!(texts, "reason-cheap", count = cards, cost = cost)
        }
        HintReason::Worth { cards, cost } => {
            say!(texts, "reason-worth", count = cards, cost = cost)
        }
        HintReason::Skips { count } => say!(texts, "reason-skips", count = count),
        HintReason::More => say!(texts, "reason-more"),
        HintReason::Refills { card, help } => {
            say!(texts, "reason-refills", card = card, help = help)
        }
        HintReason::Leaves { pile, seat } => {
            let (pile, seat) = (named(texts, pile), seat_number(texts, seat));
            say!(texts, "reason-leaves", pile = pile, seat = seat)
        }
        HintReason::Refresh => say!(texts, "reason-refresh"),
        HintReason::FaceDown => say!(texts, "reason-face-down"),
        HintReason::Run { card, count } => say!(texts, "reason-run", card = card, count = count),
        HintReason::Grows { from, to } => say!(texts, "reason-grows", from = from, to = to),
        HintReason::Claim => say!(texts, "reason-claim"),
        HintReason::Pass => say!(texts, "reason-pass"),
        HintReason::Deal => say!(texts, "reason-deal"),
    }
}

/// A pile by its token.
fn named(texts: &Texts, token: &str) -> String {
    let team = token.parse::<the_game::Pile>().ok().map(pile);
    let duel = || token.parse().ok().map(|own: face_to_face::Pile| duel_pile(texts, own));
    team.or_else(duel).unwrap_or_else(|| token.to_owned())
}
