//! The weights of the steady player of The Game and Ascenso-Descenso: those are kept with which
//! whole games by steady players end best.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::Deck;
use rules::the_game::Config;

use super::evolve::Evolution;
use crate::the_game::{Schedule, Talk, Weights, World, tuned, value};

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
    let early = numbers(&early, End::Early, talk);
    let start: Vec<f64> = early.into_iter().chain(numbers(&late, End::Late, talk)).collect();
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
        let left = World::deal(&team.config, &deck)
            .play_steadily(&schedule, if talk { Talk::Plain } else { Talk::Silent });
        sum.worth += value(left);
        sum.won += f64::from(u8::from(left == 0));
    }
    let deals = f64::from(team.deals);
    Mean { worth: sum.worth / deals, won: sum.won / deals }
}

/// The weights with all cards to come, or with none.
#[derive(Clone, Copy, PartialEq)]
enum End {
    Early,
    Late,
}

/// Weights as a list of numbers; what is said counts only where there is talk.
fn numbers(weights: &Weights, end: End, talk: bool) -> Vec<f64> {
    let mut weights = *weights;
    let numbers = fields(&mut weights, end, talk);
    numbers.into_iter().map(|number| f64::from(*number)).collect()
}

/// Two sets of weights from a list of numbers.
fn read(point: &[f64], talk: bool) -> (Weights, Weights) {
    let (mut early, mut late) = (Weights::NOTHING, Weights::NOTHING);
    let of_early = fields(&mut early, End::Early, talk);
    let fields = of_early.into_iter().chain(fields(&mut late, End::Late, talk));
    for (field, number) in fields.zip(point) {
        *field = number.round() as i32;
    }
    (early, late)
}

/// All numbers that are learned. A card that all four piles take costs nothing, and a draw pile that
/// is empty is a matter of the late ones.
fn fields(weights: &mut Weights, end: End, talk: bool) -> Vec<&mut i32> {
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
    let mut fields = vec![none, one, two, three, extra];
    if end == End::Late {
        fields.push(extra_at_end);
    }
    fields.extend([trick_to_come, trick_in_hand, pair_in_hand, next_step, hand_far]);
    if talk {
        fields.extend(heed.iter_mut().flatten());
        fields.push(heed_next);
    }
    fields
}

#[cfg(test)]
mod tests {
    use rules::the_game::{Options, Variant};

    use super::*;

    #[test]
    fn weights_are_read_as_they_were_written() {
        let config = Config::new(Variant::TheGame, 2, Options::default()).expect("a table");
        let [early, late] = tuned(&config).ends();
        for talk in [false, true] {
            let numbers = |early, late| {
                [numbers(early, End::Early, talk), numbers(late, End::Late, talk)].concat()
            };
            let point = numbers(&early, &late);
            let (early_read, late_read) = read(&point, talk);
            assert_eq!(numbers(&early_read, &late_read), point);
            // What is never looked at is not searched.
            let at_end = (early_read.extra_at_end, late_read.extra_at_end);
            assert_eq!(at_end, (0, late.extra_at_end));
        }
    }
}
