//! Tries what a net likes at a glance in worlds that may be: steady players have their turns, then the
//! net judges what the own next turn can make of the hand.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::Action as AnyAction;
use rules::hormigas::{Action, Phase, Place, View, is_ordered};

use super::choices::choices;
use super::judge::Net;
use super::novice::own_hand;
use super::outlook::Outlook;
use super::table::{AntsTable, Choice};
use crate::budget::{Budget, Clock, Limit};
use crate::halving;
use crate::player::{Answer, Thought};

/// What it has learned.
static NET: Net = Net::IN_USE;

/// A hidden card is judged by every so-manieth that it may be.
const HIDDEN_STEP: usize = 2;

/// What is tried at all.
const CHOICES: usize = 10;

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
        let outlook = Outlook::of(view, &NET);
        let choices = choices(view, &outlook, HIDDEN_STEP);
        let hidden = choices.iter().any(|(_, choice)| !matches!(choice, Choice::Put(..)));
        let budget = if hidden { half(budget) } else { budget.clone() };
        let (choice, thought) = self.think(view, &outlook, &choices, &mut budget.start());
        if let Choice::Put(place, _) = choice
            && let Place::FaceUp(card) = view.board().middle()[usize::from(place)]
        {
            let plan = thought.plan[1..].to_vec();
            self.plan = Some((card, Thought { plan, ..thought.clone() }));
        }
        Answer { action: thought.plan[0], thought: Some(thought) }
    }

    fn put(&mut self, view: &View, budget: &Budget) -> Answer {
        let held = view.held().expect("the viewer holds a card");
        if let Some((_, thought)) = self.plan.take().filter(|(card, _)| *card == held) {
            return Answer { action: thought.plan[0], thought: Some(thought) };
        }
        let outlook = Outlook::of(view, &NET);
        let choices = choices(view, &outlook, HIDDEN_STEP);
        let (_, mut thought) = self.think(view, &outlook, &choices, &mut half(budget).start());
        thought.plan.remove(0);
        Answer { action: thought.plan[0], thought: Some(thought) }
    }

    fn think(
        &mut self,
        view: &View,
        outlook: &Outlook<'_>,
        choices: &[(f32, Choice)],
        clock: &mut Clock<'_>,
    ) -> (Choice, Thought) {
        let choices = &choices[..choices.len().min(CHOICES)];
        if let [(_, only)] = choices {
            let win_chance = 1.0 / f64::from(view.board().config().seats());
            return (*only, Thought { win_chance, plan: actions(*only), nodes: 1 });
        }
        let glances: Vec<f64> = choices.iter().map(|(chance, _)| f64::from(*chance)).collect();
        let rng = &mut self.rng;
        // Each candidate draws the same lots in the same world.
        let world = || (AntsTable::sample(outlook, view, rng), rng.clone());
        let play = |choice: usize, (table, rng): &(AntsTable, Xoshiro256PlusPlus)| {
            table.play_out(outlook, choices[choice].1, &mut rng.clone())
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
