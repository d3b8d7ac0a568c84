//! Tries the turns that look best in worlds that may be: steady players go on for a few turns, and a
//! small net judges the rest.

use std::collections::HashSet;

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::face_to_face::View;

use super::endgame;
use super::plan::Plan;
use super::side::Position;
use super::turn::{Breadth, Turn, each_turn};
use super::value::{WON, chance, value};
use super::world::World;
use crate::budget::{Budget, Clock};
use crate::halving;
use crate::player::{Answer, Thought};

/// Turns that are tried; the others look far worse at a glance.
const CANDIDATES: usize = 32;

/// Turns of a roll-out before the rest is judged.
const TURNS: u32 = 4;

/// A value of so much is worth a whole game, about.
const VALUE_SCALE: f32 = 60.0;

/// Searches over worlds.
#[derive(Clone, Debug)]
pub(crate) struct Expert {
    rng: Xoshiro256PlusPlus,
    plan: Plan,
}

impl Expert {
    /// The seed decides which worlds are drawn.
    pub(crate) fn new(seed: u64) -> Expert {
        Expert { rng: Xoshiro256PlusPlus::seed_from_u64(seed), plan: Plan::default() }
    }

    /// What to do now.
    pub(crate) fn act(&mut self, view: &View, budget: &Budget) -> Answer {
        let position = Position::of(view).expect("the viewer is on turn");
        if let Some(answer) = self.plan.next(&position) {
            return answer;
        }
        let thought = self.think(&position, &mut budget.start());
        self.plan.begin(&position, thought)
    }

    fn think(&mut self, position: &Position, clock: &mut Clock<'_>) -> Thought {
        let mut turns = candidates(position);
        if let [only] = turns[..] {
            return sure(&only, chance(&only));
        }
        if endgame::is_open(position) && !clock.is_over() {
            match endgame::winning(&turns) {
                Ok(turn) => return sure(&turn, 1.0),
                Err(true) => return sure(&turns[0], 0.0),
                Err(false) => {}
            }
        }
        turns.truncate(CANDIDATES);
        let glances: Vec<f64> =
            turns.iter().map(|turn| f64::from(value(turn) / VALUE_SCALE)).collect();
        let rng = &mut self.rng;
        let world = || World::sample(position, rng);
        let play = |turn: usize, world: &World| f64::from(world.play_out(&turns[turn], TURNS));
        let best = halving::best(&glances, clock, world, play);
        let turn = &turns[best.candidate];
        Thought {
            win_chance: best.mean().unwrap_or_else(|| chance(turn)),
            plan: turn.actions(),
            nodes: clock.used(),
        }
    }
}

/// A turn that needs no search.
fn sure(turn: &Turn, win_chance: f64) -> Thought {
    Thought { win_chance, plan: turn.actions(), nodes: 1 }
}

/// The turns with different outcomes that look best, the best first. A turn that wins is the only one.
fn candidates(position: &Position) -> Vec<Turn> {
    let mut seen = HashSet::new();
    let mut turns: Vec<(f32, Turn)> = Vec::new();
    each_turn(position, Breadth::All, |turn| {
        if seen.insert(turn.outcome()) {
            turns.push((value(turn), *turn));
        }
    });
    turns.sort_by(|a, b| b.0.total_cmp(&a.0));
    let count = if turns[0].0 >= WON { 1 } else { turns.len() };
    turns.into_iter().take(count).map(|(_, turn)| turn).collect()
}
