//! The small net that judges Face to Face: it watches steady players duel, and learns after each
//! turn who will win.
//!
//! Now and then a player makes any turn at all, so that the net sees what comes of bad ones. Every
//! duel is seen once: nothing can be learned by heart.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::face_to_face::{Phase, Setup, State};
use rules::{Action, GameState as _, Seat, Seed, Viewer};

use super::evolve::{normal, share};
use crate::face_to_face::{
    Breadth, FEATURES, HIDDEN, Net, Position, Turn, best_turn, each_turn, features,
};
use crate::random::below;

/// Duels between two reports; their turns are shuffled.
const ROUND: u32 = 1_000;

/// A turn is any at all in so much of all turns.
const WILD: f64 = 0.15;

/// How far the net moves after each turn it sees, at first and at last.
const RATES: (f64, f64) = (0.02, 0.000_3);

/// How to learn.
#[derive(Clone, Copy, Debug)]
pub struct Duels {
    /// How many thousand duels are watched.
    pub thousands: u32,
    /// What decks, wild turns and the first weights are made from.
    pub seed: u64,
}

/// How far off nets are, as the mean logarithm of the chance they gave to what happened.
#[derive(Clone, Copy, Debug)]
pub struct Losses {
    /// The one that learns, before it has seen these duels.
    pub learning: f64,
    /// The one in use.
    pub in_use: f64,
}

/// What a net was shown: the numbers of a position, and whether who made the turn won.
type Sample = ([f32; FEATURES], bool);

/// Learns, and writes down the net as the file `weights.rs` has it. `tell` hears after each
/// thousand duels.
pub fn net(duels: &Duels, mut tell: impl FnMut(u32, Losses)) -> String {
    let rng = &mut Xoshiro256PlusPlus::seed_from_u64(duels.seed);
    let mut net = fresh(rng);
    for round in 0..duels.thousands {
        let mut samples = Vec::new();
        for _ in 0..ROUND {
            watch(rng, &mut samples);
        }
        shuffle(&mut samples, rng);
        tell(
            round,
            Losses { learning: loss(&net, &samples), in_use: loss(&Net::IN_USE, &samples) },
        );
        let part = f64::from(round) / f64::from(duels.thousands.max(1));
        let rate = (RATES.0.ln() * (1.0 - part) + RATES.1.ln() * part).exp() as f32;
        for (features, won) in &samples {
            learn(&mut net, features, *won, rate);
        }
    }
    written(&net)
}

/// A net that knows nothing: small weights at random.
fn fresh(rng: &mut impl Rng) -> Net {
    let width = (2.0 / f64::from(FEATURES as u8)).sqrt();
    let mut net = Net { inner: [[0.0; FEATURES + 1]; HIDDEN], outer: [0.0; HIDDEN + 1] };
    for unit in 0..HIDDEN {
        for weight in &mut net.inner[unit][..FEATURES] {
            *weight = (width * normal(rng)) as f32;
        }
        net.outer[unit] = (normal(rng) / f64::from(HIDDEN as u8).sqrt()) as f32;
    }
    net
}

/// Watches a duel.
fn watch(rng: &mut impl Rng, samples: &mut Vec<Sample>) {
    let setup = Setup::from_seed(&Seed::random(rng));
    let mut state = State::new(&setup).expect("a duel of a seed");
    let mut seen: Vec<([f32; FEATURES], Seat)> = Vec::new();
    while let Some(seat) = state.turn() {
        let view = state.view(Viewer::Seat(seat));
        let position = Position::of(&view).expect("the viewer is on turn");
        let turn = if share(rng) < WILD {
            any_turn(&position, rng)
        } else {
            best_turn(&position, Breadth::Sensible)
        };
        let turn = turn.expect("who is on turn can go on");
        seen.push((features(&turn.end), seat));
        for action in turn.actions() {
            let Action::FaceToFace(action) = action else { unreachable!("a turn of this game") };
            state.apply(action).expect("a planned turn is legal");
        }
    }
    let Phase::Over { winner, .. } = state.board().phase() else {
        unreachable!("nobody is on turn")
    };
    samples.extend(seen.into_iter().map(|(features, seat)| (features, seat == winner)));
}

/// Any turn, each as likely as the others.
fn any_turn(position: &Position, rng: &mut impl Rng) -> Option<Turn> {
    let mut chosen = None;
    let mut count = 0;
    each_turn(position, Breadth::All, |turn| {
        count += 1;
        if below(count, rng) == 0 {
            chosen = Some(*turn);
        }
    });
    chosen
}

fn shuffle<T>(list: &mut [T], rng: &mut impl Rng) {
    for i in (1..list.len()).rev() {
        list.swap(i, below(i + 1, rng));
    }
}

/// One step down the logistic loss.
fn learn(net: &mut Net, features: &[f32; FEATURES], won: bool, rate: f32) {
    let hidden = net.hidden(features);
    let wrong = net.chance(features) - f32::from(u8::from(won));
    net.outer[HIDDEN] -= rate * wrong;
    for (unit, active) in hidden.into_iter().enumerate() {
        if active > 0.0 {
            let back = rate * wrong * net.outer[unit];
            net.outer[unit] -= rate * wrong * active;
            for (weight, feature) in net.inner[unit].iter_mut().zip(features) {
                *weight -= back * feature;
            }
            net.inner[unit][FEATURES] -= back;
        }
    }
}

fn loss(net: &Net, samples: &[Sample]) -> f64 {
    let lost = samples.iter().map(|(features, won)| {
        let chance = f64::from(net.chance(features)).clamp(1e-6, 1.0 - 1e-6);
        -if *won { chance.ln() } else { (1.0 - chance).ln() }
    });
    lost.sum::<f64>() / f64::from(samples.len().max(1) as u32)
}

/// The net as source text.
fn written(net: &Net) -> String {
    let row = |weights: &[f32]| {
        weights.iter().map(|weight| format!("{weight:.3}")).collect::<Vec<_>>().join(", ")
    };
    let inner: Vec<String> =
        net.inner.iter().map(|unit| format!("    [{}],\n", row(unit))).collect();
    format!(
        "pub(crate) const INNER: [[f32; FEATURES + 1]; HIDDEN] = [\n{}];\n\n\
         pub(crate) const OUTER: [f32; HIDDEN + 1] = [\n    {},\n];\n",
        inner.concat(),
        row(&net.outer)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_net_learns_who_wins() {
        let mut heard = Vec::new();
        let duels = Duels { thousands: 3, seed: 5 };
        let text = net(&duels, |_, losses| heard.push(losses.learning));
        assert!(heard[2] < heard[0] - 0.05 && heard[2] < 0.65, "{heard:?}");
        assert_eq!(text.lines().filter(|line| line.starts_with("    [")).count(), HIDDEN);
    }
}
