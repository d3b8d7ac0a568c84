//! How the net of 111 Hormigas learns from samples: Adam (Kingma and Ba, 2014) on small batches.

use crate::hormigas::{FEATURES, HEADS, HIDDEN, Net, POINTS};

/// A hand after a turn, and what came of it. What was not put to the test has no weight.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sample {
    pub(crate) features: [f32; FEATURES],
    pub(crate) targets: [f32; HEADS],
    pub(crate) weights: [f32; HEADS],
}

/// How the slopes of the past fade, and those of their squares.
const FADE: (f32, f32) = (0.9, 0.999);

const WEIGHTS: usize = (FEATURES + 1) * HIDDEN + HEADS * (HIDDEN + 1);

/// What is remembered of slopes.
pub(crate) struct Adam {
    first: Vec<f32>,
    second: Vec<f32>,
    steps: i32,
}

impl Adam {
    pub(crate) fn new() -> Adam {
        Adam { first: vec![0.0; WEIGHTS], second: vec![0.0; WEIGHTS], steps: 0 }
    }

    /// One step down the loss of a batch.
    pub(crate) fn learn(&mut self, net: &mut Net, batch: &[Sample], rate: f32) {
        let mut slopes =
            Net { inner: [[0.0; HIDDEN]; FEATURES + 1], outer: [[0.0; HIDDEN + 1]; HEADS] };
        for sample in batch {
            add_slopes(&mut slopes, net, sample);
        }
        self.steps += 1;
        let size = f32::from(batch.len() as u16);
        let (first_share, second_share) =
            (1.0 - FADE.0.powi(self.steps), 1.0 - FADE.1.powi(self.steps));
        let slopes = slopes.inner.iter().flatten().chain(slopes.outer.iter().flatten());
        let weights = net.inner.iter_mut().flatten().chain(net.outer.iter_mut().flatten());
        let memory = self.first.iter_mut().zip(&mut self.second);
        for ((slope, weight), (first, second)) in slopes.zip(weights).zip(memory) {
            let slope = slope / size;
            *first = FADE.0 * *first + (1.0 - FADE.0) * slope;
            *second = FADE.1 * *second + (1.0 - FADE.1) * slope * slope;
            *weight -= rate * (*first / first_share) / ((*second / second_share).sqrt() + 1e-8);
        }
    }
}

/// Adds the slopes of one sample's loss.
fn add_slopes(slopes: &mut Net, net: &Net, sample: &Sample) {
    let hidden = net.hidden(&sample.features);
    let heads = net.heads(&hidden);
    let mut back = [0.0_f32; HIDDEN];
    for head in 0..HEADS {
        let told = if head == 0 { share(heads[0]) } else { heads[head] };
        let wrong = (told - sample.targets[head]) * sample.weights[head];
        slopes.outer[head][HIDDEN] += wrong;
        for unit in 0..HIDDEN {
            slopes.outer[head][unit] += wrong * hidden[unit];
            back[unit] += wrong * net.outer[head][unit];
        }
    }
    for (back, unit) in back.iter_mut().zip(hidden) {
        if unit <= 0.0 {
            *back = 0.0;
        }
    }
    for (feature, row) in sample.features.iter().chain([&1.0]).zip(&mut slopes.inner) {
        for (slope, back) in row.iter_mut().zip(back) {
            *slope += feature * back;
        }
    }
}

/// How far off a net is: the mean logarithm of the chance it gave to who finished, and the mean
/// square of the points it is off.
pub(crate) fn losses(net: &Net, samples: &[Sample]) -> (f64, f64) {
    let (mut finish, mut points) = (0.0, 0.0);
    for sample in samples {
        let heads = net.heads(&net.hidden(&sample.features));
        let chance = share(heads[0]).clamp(1e-6, 1.0 - 1e-6);
        finish -=
            f64::from(if sample.weights[1] > 0.5 { chance.ln() } else { (1.0 - chance).ln() });
        // The points of who finishes, and of who does not.
        for (head, told) in heads.iter().enumerate().take(3).skip(1) {
            let off = POINTS * (told - sample.targets[head]);
            points += f64::from(sample.weights[head] * off.powi(2));
        }
    }
    let count = f64::from(samples.len().max(1) as u32);
    (finish / count, points / count)
}

/// A chance from its logarithmic odds.
pub(crate) fn share(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}
