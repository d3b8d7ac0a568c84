//! A hint: what the expert would do, and why.

use advice::{Hint, HintReason};
use rules::{Game, face_to_face, the_game};

use super::{capital, on_duel_pile, on_pile, seat_number};
use crate::{Texts, percent, say};

/// A hint in sentences: what to do, what speaks for it, and the chance to win; or that there is
/// none.
pub fn hint(texts: &Texts, game: Game, hint: Option<&Hint>) -> String {
    let Some(hint) = hint else { return say!(texts, "hint-none") };
    let mut words = format!("{}.", hint.actions.join(" "));
    for reason in &hint.reasons {
        words += " ";
        words += &hint_reason(texts, game, reason);
    }
    if let Some(chance) = hint.win_chance {
        #[allow(clippy::cast_sign_loss)] // 0 to 100
        let hundredths = (chance.clamp(0.0, 1.0) * 100.0).round() as usize;
        let chance = percent(texts.lang(), hundredths);
        words += " ";
        words += &say!(texts, "hint-chance", percent = chance);
        words += ".";
    }
    words
}

/// What speaks for a plan, as a sentence.
pub fn hint_reason(texts: &Texts, game: Game, reason: &HintReason) -> String {
    match *reason {
        HintReason::Only => say!(texts, "reason-only"),
        HintReason::Start { seat } => {
            say!(texts, "reason-start", seat = capital(&seat_number(texts, seat)))
        }
        HintReason::Stop => say!(texts, "reason-stop"),
        HintReason::Back { card, pile, gain } => {
            say!(texts, "reason-back", card = card, on = on_named(texts, game, pile), gain = gain)
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
        HintReason::Leaves { seat, .. } => {
            say!(texts, "reason-leaves", seat = seat_number(texts, seat))
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

/// On a pile, by its token, for the seat that is helped.
fn on_named(texts: &Texts, game: Game, token: &str) -> String {
    let team = token.parse::<the_game::Pile>().ok().map(|pile| on_pile(texts, game, pile));
    let duel = || token.parse().ok().map(|pile: face_to_face::Pile| on_duel_pile(texts, pile));
    team.or_else(duel).unwrap_or_else(|| token.to_owned())
}
