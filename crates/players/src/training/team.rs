//! The weights of the steady player of The Game and Ascenso-Descenso: those are kept with which
//! whole games by steady players end best.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::Deck;
use rules::the_game::Config;

use super::evolve::Evolution;
use crate::the_game::{Schedule, Weights, World, tuned, value};

/// Points a generation.
const POPULATION: usize = 16;

/// The first step of a number, as a part of it, and at least.
const STEP: (f64, f64) = (0.25, 3.0);

/// A table to learn for.
#[derive(Clone, Copy, Debug)]
pub struct Team {
    /// Seats and options.
    pub config: Config,
    /// Do the seats talk?
    pub talk: bool,
    /// Generations to learn.
    pub generations: u32,
    /// Deals that each set of weights plays in a generation; all play the same.
    pub deals: u32,
    /// What the deals and the steps are made from.
    pub seed: u64,
}

/// Learns, beginning with the weights that are in use, and writes down the weights with all cards
/// to come and with none. `tell` hears after each generation how the mean does, the part of the
/// deals that is won, and what it is.
pub fn weights(team: &Team, mut tell: impl FnMut(u32, f64, &str)) -> String {
    let rng = &mut Xoshiro256PlusPlus::seed_from_u64(team.seed);
    let [early, late] = tuned(&team.config).ends();
    let talk = team.talk && team.config.seats() > 1;
    let start: Vec<f64> = numbers(&early, talk).into_iter().chain(numbers(&late, talk)).collect();
    let steps: Vec<f64> = start.iter().map(|x| (x.abs() * STEP.0).max(STEP.1)).collect();
    let mut evolution = Evolution::new(&start, &steps, POPULATION);
    for generation in 0..team.generations {
        // New deals in each generation: none can be learned by heart.
        let seed = team.seed ^ u64::from(generation + 1) << 32;
        evolution.step(rng, |point| mean(team, point, seed).worth);
        let won = mean(team, evolution.mean(), seed).won;
        tell(generation, won, &written(evolution.mean(), talk));
    }
    written(evolution.mean(), talk)
}

fn written(point: &[f64], talk: bool) -> String {
    let (early, late) = read(point, talk);
    format!("early: {early:?}\nlate: {late:?}")
}

/// What play comes to.
struct Mean {
    worth: f64,
    won: f64,
}

fn mean(team: &Team, point: &[f64], seed: u64) -> Mean {
    let talk = team.talk && team.config.seats() > 1;
    let (early, late) = read(point, talk);
    let schedule = Schedule::new(&early, &late);
    let rng = &mut Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut deck = Deck::sorted(team.config.variant().pack());
    let mut sum = Mean { worth: 0.0, won: 0.0 };
    for _ in 0..team.deals {
        deck.shuffle(rng);
        let left = World::deal(&team.config, &deck).play_out(&schedule, talk);
        sum.worth += value(left);
        sum.won += f64::from(u8::from(left == 0));
    }
    let deals = f64::from(team.deals);
    Mean { worth: sum.worth / deals, won: sum.won / deals }
}

/// Weights as a list of numbers; what is said counts only where there is talk.
fn numbers(weights: &Weights, talk: bool) -> Vec<f64> {
    let mut weights = *weights;
    let numbers = fields(&mut weights, talk);
    numbers.into_iter().map(|number| f64::from(*number)).collect()
}

/// Two sets of weights from a list of numbers.
fn read(point: &[f64], talk: bool) -> (Weights, Weights) {
    let (early, late) = point.split_at(point.len() / 2);
    let read = |numbers: &[f64]| {
        let mut weights = Weights::NOTHING;
        for (field, number) in fields(&mut weights, talk).into_iter().zip(numbers) {
            *field = number.round() as i32;
        }
        weights
    };
    (read(early), read(late))
}

/// All numbers that are learned. A card that all four piles take costs nothing.
fn fields(weights: &mut Weights, talk: bool) -> Vec<&mut i32> {
    let Weights {
        piles_left: [none, one, two, three, _],
        extra,
        extra_at_end,
        trick_to_come,
        trick_in_hand,
        pair_in_hand,
        next_step,
        hand_far,
        heed,
        heed_next,
    } = weights;
    let mut fields = vec![
        none,
        one,
        two,
        three,
        extra,
        extra_at_end,
        trick_to_come,
        trick_in_hand,
        pair_in_hand,
        next_step,
        hand_far,
    ];
    if talk {
        fields.extend(heed.iter_mut().flatten());
        fields.push(heed_next);
    }
    fields
}
