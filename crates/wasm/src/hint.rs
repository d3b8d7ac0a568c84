//! What the expert would do, with its chance to win and what speaks for it.

use players::{Budget, Level, Limit, Seen};
use rules::{Action, Actions, Position as _, Said, Sight as _, Signal, View, the_game};
use serde::Serialize;

use crate::choice::{Cost, cost, points};
use crate::plan::world;

/// Advice.
#[derive(Debug, Serialize)]
pub struct Hint {
    /// The tokens of the rest of the turn, the next first.
    pub actions: Vec<String>,
    /// The estimated chance to win, from 0 to 1.
    pub win_chance: Option<f64>,
    /// Roll-outs or positions behind it.
    pub nodes: u64,
    /// What speaks for it.
    pub reasons: Vec<For>,
}

/// Something that speaks for a plan.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum For {
    /// There is no other way.
    Only,
    /// A step backwards.
    Trick {
        /// The card.
        card: u8,
        /// The pile's token.
        pile: &'static str,
    },
    /// All placements together pass so many cards that are still to come.
    Skips {
        /// How many.
        count: u8,
    },
    /// More than the minimum, as it is cheap.
    More,
    /// A pile is left alone, as somebody asked.
    Leaves {
        /// The pile's token.
        pile: &'static str,
        /// Who asked.
        seat: usize,
    },
    /// A card for the rival refills the hand.
    Refills {
        /// The card.
        card: u8,
    },
    /// The best stretch grows.
    Grows {
        /// Symbols before.
        from: u32,
        /// Symbols after.
        to: u32,
    },
}

/// Asks the expert. `None` if the viewer has nothing to decide.
pub fn hint(view: &View, signals: &[Said], limit: Limit) -> Option<Hint> {
    let mut legal = Actions::new();
    view.legal(&mut legal);
    legal.first()?;
    let budget = Budget { limit, ..Budget::nodes(1) };
    let answer = Level::Expert.player(0).act(Seen { view, events: &[], signals }, &budget);
    let (plan, win_chance, nodes) = match answer.thought {
        Some(thought) => (thought.plan, Some(thought.win_chance), thought.nodes),
        None => (vec![answer.action], None, 0),
    };
    let plan = if plan.is_empty() { vec![answer.action] } else { plan };
    let reasons = if legal.len() == 1 { vec![For::Only] } else { reasons(view, &plan, signals) };
    let actions = plan.iter().map(ToString::to_string).collect();
    Some(Hint { actions, win_chance, nodes, reasons })
}

fn reasons(view: &View, plan: &[Action], signals: &[Said]) -> Vec<For> {
    let mut state = world(view);
    let mut costs: Vec<Cost> = Vec::new();
    let mut now = *view;
    for action in plan {
        // What follows upon the end of a turn is not the plan's.
        let Some(cost) = cost(&now, *action) else { break };
        if state.apply(*action).is_err() {
            break;
        }
        costs.push(cost);
        now = state.view(view.viewer());
    }
    let mut reasons: Vec<For> = costs
        .iter()
        .filter_map(|cost| match cost {
            Cost { back: true, card, pile, .. } => Some(For::Trick { card: *card, pile }),
            Cost { rival: true, card, .. } => Some(For::Refills { card: *card }),
            _ => None,
        })
        .collect();
    if !costs.is_empty() {
        reasons.push(For::Skips { count: costs.iter().map(|cost| cost.skips).sum() });
        if costs.len() > missing(view) {
            reasons.push(For::More);
        }
        reasons.extend(left_alone(&costs, signals));
    }
    if let (Some(from), View::Hormigas(_), [action]) = (points(view), view, plan)
        && let Ok(_) = state.apply(*action)
        && let Some(to) = points(&state.view(view.viewer()))
        && to > from
    {
        reasons.push(For::Grows { from, to });
    }
    reasons
}

fn missing(view: &View) -> usize {
    match view {
        View::TheGame(view) => view.board().missing().into(),
        View::FaceToFace(view) => view.board().missing().into(),
        View::Hormigas(_) => 0,
    }
}

/// Piles that somebody asked to leave and that the plan does not touch.
fn left_alone(costs: &[Cost], signals: &[Said]) -> Vec<For> {
    let newest = signals.last().map_or(0, |said| said.ply);
    let mut left: Vec<For> = Vec::new();
    for said in signals.iter().filter(|said| said.ply == newest) {
        let Signal::Pile(rules::PileSignal::Leave, pile) = said.signal else { continue };
        let pile: &'static str = the_game::Pile::name(pile);
        let seat = said.seat.index();
        let named = |one: &For| matches!(one, For::Leaves { pile: other, .. } if *other == pile);
        if costs.iter().all(|cost| cost.pile != pile) && !left.iter().any(named) {
            left.push(For::Leaves { pile, seat });
        }
    }
    left
}
