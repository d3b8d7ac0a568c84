//! A hint: what the expert would do, and why.

use advice::{Hint, HintReason, Risk};
use rules::{Action, Game, View, face_to_face, hormigas, the_game};

use super::{capital, duel_pile_short, on_duel_pile, on_pile, pile_short, seat_label, seat_number};
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

/// The same with the plan in words too, for the view that was asked about: `9 → Up 1, 81 → Down 1.`
pub fn hint_in_words(texts: &Texts, view: &View, hint: Option<&Hint>) -> String {
    let Some(hint) = hint else { return say!(texts, "hint-none") };
    let game = view.game();
    let mut now = Some(*view);
    let step = |token: &String| {
        let action = Action::parse(game, token).ok()?;
        let words = in_words(texts, now.as_ref(), action);
        now = now.and_then(|view| view.after(action));
        words
    };
    let steps = hint.actions.iter().filter_map(step);
    let steps: Vec<String> = steps.map(|step| step.trim_end_matches('.').to_owned()).collect();
    let tokens = format!("{}.", hint.actions.join(" "));
    let whole = self::hint(texts, game, Some(hint));
    let reasons = whole.strip_prefix(&tokens).unwrap_or_default().trim_start();
    if steps.is_empty() { reasons.to_owned() } else { format!("{}. {reasons}", steps.join(", ")) }
}

/// A step of a plan; nothing where the reasons say it all.
fn in_words(texts: &Texts, view: Option<&View>, action: Action) -> Option<String> {
    Some(match action {
        Action::TheGame(the_game::Action::Place(card, pile)) => {
            format!("{card} → {}", pile_short(texts, pile))
        }
        Action::FaceToFace(face_to_face::Action::Place(card, pile)) => {
            format!("{card} → {}", duel_pile_short(texts, pile))
        }
        Action::TheGame(_) | Action::FaceToFace(_) => return None,
        Action::Hormigas(action) => ants(texts, view, action)?,
    })
}

fn ants(texts: &Texts, view: Option<&View>, action: hormigas::Action) -> Option<String> {
    use hormigas::Action as Do;
    let view = match view {
        Some(View::Hormigas(view)) => Some(view),
        _ => None,
    };
    Some(match action {
        Do::Take(place) => {
            let middle = view?.board().middle();
            if let hormigas::Place::FaceUp(card) = middle.get(usize::from(place))? {
                say!(texts, "hormigas-take-card", card = card.number())
            } else {
                say!(texts, "hormigas-take", count = place + 1)
            }
        }
        Do::Put(at, side) => {
            let view = view?;
            let (card, after) = (view.held()?, advice::ants::put(view, at, side)?);
            let (card, out) = (card.number(), after.dropped.number());
            say!(texts, "hormigas-put-drop", card = card, dropped = out)
        }
        Do::Refresh => say!(texts, "hormigas-do-refresh"),
        Do::Claim => say!(texts, "hormigas-do-claim"),
        Do::Pass => say!(texts, "hormigas-do-pass"),
        Do::Deal => say!(texts, "hormigas-do-deal"),
    })
}

/// What speaks against a plan, as a sentence.
pub fn risk(texts: &Texts, risk: Risk) -> String {
    match risk {
        Risk::Skips { count } => say!(texts, "risk-skips", count = count),
        Risk::Asked { seat, pile } => {
            let seat = seat_label(texts, seat);
            say!(texts, "risk-asked", seat = seat, pile = pile_short(texts, pile))
        }
        Risk::Shrinks { from, to } => say!(texts, "risk-shrinks", from = from, to = to),
        Risk::NotInOrder => say!(texts, "reason-pass"),
        Risk::InOrder => say!(texts, "reason-claim"),
    }
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
