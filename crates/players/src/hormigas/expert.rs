//! Tries what can be done with each middle card in worlds that may be: steady players go on for a few
//! turns, and what comes of it is weighed by what the points do for the game.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::Action as AnyAction;
use rules::hormigas::{Action, MIDDLE, Phase, Place, View, is_ordered};

use super::live::Taste;
use super::novice::own_hand;
use super::order::Put;
use super::outlook::Outlook;
use super::sorter::Sorter;
use super::steady::{chances, numbers};
use super::table::{self, Choice, Table, exchange};
use crate::budget::{Budget, Clock, Limit};
use crate::halving;
use crate::player::{Answer, Thought};

/// Places for each card that are tried.
const PUTS: usize = 5;

/// Turns of each seat in a roll-out before the rest is judged; with one it played much worse.
const TURNS: u32 = 2;

/// What a turn counts at a glance, in games won. Puts that look alike are many and roll-outs noisy:
/// with a third of it, the luckiest was chosen rather than the best.
const TURN: f64 = 0.2;

/// What it counts at a glance to finish the round at once, in turns.
const FINISH: f32 = 1.0;

/// Searches over worlds.
#[derive(Clone, Debug)]
pub(crate) struct Expert {
    rng: Xoshiro256PlusPlus,
    /// The card taken and where it is to go.
    plan: Option<(rules::Card, Thought)>,
}

impl Expert {
    /// The seed decides which worlds are drawn.
    pub(crate) fn new(seed: u64) -> Expert {
        Expert { rng: Xoshiro256PlusPlus::seed_from_u64(seed), plan: None }
    }

    /// What to do now.
    pub(crate) fn act(&mut self, view: &View, budget: &Budget) -> Answer {
        match view.board().phase() {
            Phase::Take => self.take(view, budget),
            Phase::Put { .. } => self.put(view, budget),
            Phase::Claim if is_ordered(&own_hand(view)) => answer(Action::Claim),
            Phase::Claim => answer(Action::Pass),
            Phase::Deal | Phase::Over => answer(Action::Deal),
        }
    }

    fn take(&mut self, view: &View, budget: &Budget) -> Answer {
        let choices = choices(view);
        let hidden = choices.iter().any(|(_, choice)| !matches!(choice, Choice::Put(..)));
        let budget = if hidden { half(budget) } else { budget.clone() };
        let (choice, thought) = self.think(view, &choices, &mut budget.start());
        if let Choice::Put(place, _) = choice
            && let Place::FaceUp(card) = view.board().middle()[usize::from(place)]
        {
            let plan = thought.plan[1..].to_vec();
            self.plan = Some((card, Thought { plan, ..thought.clone() }));
        }
        Answer { action: thought.plan[0], signals: Vec::new(), thought: Some(thought) }
    }

    fn put(&mut self, view: &View, budget: &Budget) -> Answer {
        let held = view.held().expect("the viewer holds a card");
        if let Some((_, thought)) = self.plan.take().filter(|(card, _)| *card == held) {
            return Answer { action: thought.plan[0], signals: Vec::new(), thought: Some(thought) };
        }
        let Phase::Put { place, .. } = view.board().phase() else {
            unreachable!("asked in this phase only")
        };
        let chances = chances(view, &Taste::points(view.board().config().symbols()));
        let sorter = Sorter::new(&numbers(view), &chances);
        let puts = sorter.best_puts(held.number(), &chances, PUTS);
        let choices: Vec<_> = puts
            .into_iter()
            .map(|put| (glance(view, held, put), Choice::Put(place, put)))
            .collect();
        let (_, mut thought) = self.think(view, &choices, &mut half(budget).start());
        thought.plan.remove(0);
        Answer { action: thought.plan[0], signals: Vec::new(), thought: Some(thought) }
    }

    fn think(
        &mut self,
        view: &View,
        choices: &[(f32, Choice)],
        clock: &mut Clock<'_>,
    ) -> (Choice, Thought) {
        if let [(_, only)] = choices {
            let win_chance = 1.0 / f64::from(view.board().config().seats());
            return (*only, Thought { win_chance, plan: actions(*only), nodes: 1 });
        }
        let outlook = Outlook::of(view);
        let glances: Vec<f64> = choices.iter().map(|(cost, _)| -TURN * f64::from(*cost)).collect();
        let rng = &mut self.rng;
        // Each candidate draws the same lots in the same world.
        let world = || (Table::sample(&outlook, view, rng), rng.clone());
        let play = |choice: usize, (table, rng): &(Table, Xoshiro256PlusPlus)| {
            table.play_out(&outlook, choices[choice].1, TURNS, &mut rng.clone())
        };
        let best = halving::best(&glances, clock, world, play);
        let choice = choices[best.candidate].1;
        let win_chance = best.mean().unwrap_or(1.0 / f64::from(view.board().config().seats()));
        (choice, Thought { win_chance, plan: actions(choice), nodes: clock.used() })
    }
}

fn actions(choice: Choice) -> Vec<AnyAction> {
    match choice {
        Choice::Refresh => vec![Action::Refresh],
        Choice::Take(place) => vec![Action::Take(place)],
        Choice::Put(place, put) => vec![Action::Take(place), Action::Put(put.at, put.side)],
    }
    .into_iter()
    .map(AnyAction::Hormigas)
    .collect()
}

/// What can be done with the middle, the most promising first.
fn choices(view: &View) -> Vec<(f32, Choice)> {
    let chances = chances(view, &Taste::points(view.board().config().symbols()));
    let sorter = Sorter::new(&numbers(view), &chances);
    let middle = view.board().middle();
    let hidden = sorter.expected(view.unseen().iter().map(rules::Card::number), &chances);
    let mut choices: Vec<(f32, Choice)> = Vec::new();
    for (place, card) in (0..).zip(middle) {
        match card {
            Place::FaceUp(card) => {
                let puts = sorter.best_puts(card.number(), &chances, PUTS);
                choices.extend(
                    puts.into_iter().map(|put| (glance(view, card, put), Choice::Put(place, put))),
                );
            }
            Place::FaceDown | Place::Taken => {
                if !choices.iter().any(|(_, choice)| matches!(choice, Choice::Take(_))) {
                    choices.push((hidden, Choice::Take(place)));
                }
            }
        }
    }
    let all_open = middle.iter().all(|place| matches!(place, Place::FaceUp(_)));
    if all_open && usize::from(view.board().draw()) >= MIDDLE {
        choices.push((hidden, Choice::Refresh));
    }
    choices.sort_by(|a, b| a.0.total_cmp(&b.0));
    choices
}

/// What a put costs at a glance.
fn glance(view: &View, card: rules::Card, put: Put) -> f32 {
    let mut hand = numbers(view);
    exchange(&mut hand, put.at.into(), put.side, card.number());
    if table::is_ordered(&hand) { put.cost - FINISH } else { put.cost }
}

/// Half of a budget: a turn that takes a hidden card thinks twice.
fn half(budget: &Budget) -> Budget {
    let limit = match budget.limit {
        Limit::Time(time) => Limit::Time(time / 2),
        Limit::Nodes(nodes) => Limit::Nodes(nodes.div_ceil(2)),
    };
    Budget { limit, cancel: budget.cancel.clone() }
}

fn answer(action: Action) -> Answer {
    AnyAction::Hormigas(action).into()
}
