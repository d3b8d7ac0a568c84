//! Hints: what the expert would do, with its chance to win and what speaks for it.
//!
//! The reasons are read off the plan: what the planned cards cost, win back or bring into order.
//! They decide nothing; the expert did.

use players::{Answer, Budget, Level, Observation};
use rules::hormigas::{Place, best_stretch};
use rules::{
    Action, Actions, GameView as _, MAX_SEATS, PileSignal, Standing, View, Viewer, face_to_face,
    hormigas, the_game,
};
use serde::Serialize;

use crate::ants;
use crate::choice::{Cost, cost};

/// A total step up to which a turn is called cheap.
const SMALL_STEP: u16 = 6;

/// The expert's seed: the same question with the same budget in nodes has the same answer.
const SEED: u64 = 1;

/// Advice.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hint {
    /// The tokens of the rest of the turn, the next first.
    pub actions: Vec<String>,
    /// The estimated chance to win, from 0 to 1.
    pub win_chance: Option<f64>,
    /// Roll-outs or positions behind it.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub nodes: u64,
    /// What speaks for it, the most telling first.
    pub reasons: Vec<HintReason>,
}

/// Something that speaks for a plan. The texts are called by its code: `reason-cheap`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum HintReason {
    /// There is no other way.
    Only,
    /// That seat has the best cards to begin with.
    Start {
        /// The seat.
        seat: usize,
    },
    /// Another card would cost more than it brings.
    Stop,
    /// A step backwards.
    Back {
        /// The card.
        card: u8,
        /// The pile's token.
        pile: &'static str,
        /// How far the pile comes back.
        gain: u16,
    },
    /// The steps forward are short.
    Cheap {
        /// How many there are.
        cards: u8,
        /// All of them together.
        cost: u16,
    },
    /// The steps forward cost something, and what they keep is worth more.
    Worth {
        /// How many there are.
        cards: u8,
        /// All of them together.
        cost: u16,
    },
    /// All placements together pass so many cards that are still to come.
    Skips {
        /// How many.
        count: u16,
    },
    /// More than the minimum is placed.
    More,
    /// A card for the rival refills the hand.
    Refills {
        /// The card.
        card: u8,
        /// How far it helps the rival's pile.
        help: u16,
    },
    /// A pile is left alone, as somebody asked.
    Leaves {
        /// The pile's token.
        pile: &'static str,
        /// Who asked.
        seat: usize,
    },
    /// No open card helps the order; three new ones may.
    Refresh,
    /// No open card fits as well as an unknown one may.
    FaceDown,
    /// The card then stands among cards in order.
    Run {
        /// The card.
        card: u8,
        /// How many, itself among them.
        count: usize,
    },
    /// The best stretch grows.
    Grows {
        /// Symbols before.
        from: u32,
        /// Symbols after.
        to: u32,
    },
    /// The hand is in order.
    Claim,
    /// The hand is not in order yet.
    Pass,
    /// The round is over.
    Deal,
}

/// Asks the expert. `None` if the viewer has nothing to decide.
pub fn advise(seen: Observation<'_>, budget: &Budget) -> Option<Hint> {
    legal(seen.view).first()?;
    let answer = Level::Expert.player(SEED).act(seen, budget);
    Some(Hint::of(seen.view, seen.heard, answer))
}

impl Hint {
    /// A player's answer as a hint, for the view and the signals that it was asked about.
    pub fn of(view: &View, heard: Option<&Standing>, answer: Answer) -> Hint {
        let (plan, win_chance, nodes) = match answer.thought {
            Some(thought) => (thought.plan, Some(thought.win_chance), thought.nodes),
            None => (Vec::new(), None, 0),
        };
        let plan = if plan.is_empty() { vec![answer.action] } else { plan };
        let actions = plan.iter().map(ToString::to_string).collect();
        Hint { actions, win_chance, nodes, reasons: reasons(view, &plan, heard) }
    }
}

fn legal(view: &View) -> Actions<Action> {
    let mut legal = Actions::new();
    view.legal_into(&mut legal);
    legal
}

fn reasons(view: &View, plan: &[Action], heard: Option<&Standing>) -> Vec<HintReason> {
    let mut reasons = Vec::new();
    // The first step is forced; what was chosen after it still has its reasons.
    if legal(view).len() == 1 && !matches!(plan, [Action::Hormigas(hormigas::Action::Deal)]) {
        reasons.push(HintReason::Only);
        if plan.iter().filter(|action| !is_end(**action)).count() <= 1 {
            return reasons;
        }
    }
    match (view, plan) {
        (_, [Action::TheGame(the_game::Action::Start(seat)), ..]) => {
            reasons.push(HintReason::Start { seat: seat.index() });
        }
        (View::Hormigas(view), [Action::Hormigas(first), rest @ ..]) => {
            reasons.extend(ants(view, *first, rest));
        }
        (View::Hormigas(_), _) => {}
        (View::TheGame(_) | View::FaceToFace(_), plan) => {
            reasons.extend(placements(view, plan, heard));
        }
    }
    reasons
}

fn is_end(action: Action) -> bool {
    matches!(
        action,
        Action::TheGame(the_game::Action::End) | Action::FaceToFace(face_to_face::Action::End)
    )
}

/// What the placements of a plan do to the piles.
fn placements(view: &View, plan: &[Action], heard: Option<&Standing>) -> Vec<HintReason> {
    let costs = costs(view, plan);
    if costs.is_empty() {
        return vec![HintReason::Stop];
    }
    let distance = |cost: &Cost| cost.gap.unsigned_abs();
    let mut reasons = Vec::new();
    for cost in costs.iter().filter(|cost| cost.back) {
        let (card, pile, gain) = (cost.card, cost.pile, distance(cost));
        reasons.push(HintReason::Back { card, pile, gain });
    }
    let forward: Vec<&Cost> = costs.iter().filter(|cost| !cost.back && !cost.rival).collect();
    let (cards, cost) = (forward.len() as u8, forward.iter().map(|cost| distance(cost)).sum());
    match cost {
        0 => {}
        1..=SMALL_STEP => reasons.push(HintReason::Cheap { cards, cost }),
        _ => reasons.push(HintReason::Worth { cards, cost }),
    }
    for cost in costs.iter().filter(|cost| cost.rival) {
        reasons.push(HintReason::Refills { card: cost.card, help: distance(cost) });
    }
    let count = costs.iter().map(|cost| u16::from(cost.skips)).sum();
    reasons.push(HintReason::Skips { count });
    if costs.len() > missing(view) {
        reasons.push(HintReason::More);
    }
    reasons.extend(left_alone(view, &costs, heard));
    reasons
}

/// What the placements cost, up to the end of the turn.
fn costs(view: &View, plan: &[Action]) -> Vec<Cost> {
    let mut costs = Vec::new();
    let mut now = Some(*view);
    for action in plan {
        let Some(before) = now else { break };
        let Some(cost) = cost(&before, *action) else { break };
        costs.push(cost);
        now = before.after(*action);
    }
    costs
}

fn missing(view: &View) -> usize {
    match view {
        View::TheGame(view) => view.board().missing().into(),
        View::FaceToFace(view) => view.board().missing().into(),
        View::Hormigas(_) => 0,
    }
}

/// Piles that another seat asked to leave and that the plan does not touch.
fn left_alone(view: &View, costs: &[Cost], heard: Option<&Standing>) -> Vec<HintReason> {
    let mut left = Vec::new();
    let others = heard.into_iter().flat_map(|heard| heard.by_seat(MAX_SEATS as u8));
    let others: Vec<_> = others.filter(|(seat, _)| Viewer::Seat(*seat) != view.viewer()).collect();
    for pile in the_game::Pile::ALL {
        let asked = others.iter().find(|(_, said)| said.about(pile) == Some(PileSignal::Leave));
        let pile: &'static str = pile.name();
        if let Some((seat, _)) = asked
            && costs.iter().all(|cost| cost.pile != pile)
        {
            left.push(HintReason::Leaves { pile, seat: seat.index() });
        }
    }
    left
}

fn ants(view: &hormigas::View, first: hormigas::Action, rest: &[Action]) -> Vec<HintReason> {
    use hormigas::Action as Do;
    match first {
        Do::Refresh => vec![HintReason::Refresh],
        Do::Take(place) => match view.board().middle().get(usize::from(place)) {
            Some(Place::FaceUp(_)) => match (view.after(first), rest) {
                (Some(taken), [Action::Hormigas(Do::Put(at, side)), ..]) => put(&taken, *at, *side),
                _ => Vec::new(),
            },
            Some(Place::FaceDown | Place::Taken) | None => vec![HintReason::FaceDown],
        },
        Do::Put(at, side) => put(view, at, side),
        Do::Claim => vec![HintReason::Claim],
        Do::Pass => vec![HintReason::Pass],
        Do::Deal => vec![HintReason::Deal],
    }
}

/// What a card does to the order of the hand.
fn put(view: &hormigas::View, at: u8, side: hormigas::Side) -> Vec<HintReason> {
    let (Some(card), Some(after)) = (view.held(), ants::put(view, at, side)) else {
        return Vec::new();
    };
    let place = after.hand.iter().position(|held| *held == card).unwrap_or(0);
    let run = ants::run_through(&after.hand, place);
    let mut reasons = vec![HintReason::Run { card: card.number(), count: run }];
    let symbols = view.board().config().symbols();
    let from = best_stretch(&ants::hand(view), symbols);
    let to = best_stretch(&after.hand, symbols);
    if to > from {
        reasons.push(HintReason::Grows { from, to });
    }
    reasons
}
