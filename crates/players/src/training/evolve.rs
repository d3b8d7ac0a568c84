//! Finds numbers that do well where the result is a matter of luck: an evolution strategy with a
//! step width of its own for every number (CMA-ES with a diagonal matrix; Ros and Hansen 2008).

use rand_core::Rng;

/// A search for the point at which a noisy function is largest.
pub(crate) struct Evolution {
    mean: Vec<f64>,
    /// The step of all, and of each.
    sigma: f64,
    scales: Vec<f64>,
    path_sigma: Vec<f64>,
    path_scale: Vec<f64>,
    /// How much each of the better half counts; adds up to 1.
    shares: Vec<f64>,
    /// As if so many points counted alike.
    effective: f64,
}

impl Evolution {
    /// Starts from a point, with a first step for each number.
    pub(crate) fn new(start: &[f64], steps: &[f64], population: usize) -> Evolution {
        let half = f64_of(population) / 2.0 + 0.5;
        let shares: Vec<f64> =
            (0..population / 2).map(|i| half.ln() - (f64_of(i) + 1.0).ln()).collect();
        let sum: f64 = shares.iter().sum();
        let shares: Vec<f64> = shares.iter().map(|share| share / sum).collect();
        let effective = 1.0 / shares.iter().map(|share| share * share).sum::<f64>();
        Evolution {
            mean: start.to_vec(),
            sigma: 1.0,
            scales: steps.to_vec(),
            path_sigma: vec![0.0; start.len()],
            path_scale: vec![0.0; start.len()],
            shares,
            effective,
        }
    }

    /// Where it has come to.
    pub(crate) fn mean(&self) -> &[f64] {
        &self.mean
    }

    /// One generation: draws points around the mean, has all of them tried, and moves on.
    pub(crate) fn step(&mut self, rng: &mut impl Rng, mut worth: impl FnMut(&[f64]) -> f64) {
        let mut tried: Vec<(f64, Vec<f64>)> = (0..2 * self.shares.len())
            .map(|_| {
                let lots: Vec<f64> = self.mean.iter().map(|_| normal(rng)).collect();
                (worth(&self.at(&lots)), lots)
            })
            .collect();
        tried.sort_by(|a, b| b.0.total_cmp(&a.0));
        let step: Vec<f64> = (0..self.mean.len())
            .map(|i| self.shares.iter().zip(&tried).map(|(share, (_, lots))| share * lots[i]).sum())
            .collect();
        self.mean = self.at(&step);
        self.adapt(&step, &tried);
    }

    /// The point that lots stand for.
    fn at(&self, lots: &[f64]) -> Vec<f64> {
        let moved = self.mean.iter().zip(&self.scales).zip(lots);
        moved.map(|((mean, scale), lot)| mean + self.sigma * scale * lot).collect()
    }

    /// Lengthens steps that led on, shortens those that went to and fro.
    fn adapt(&mut self, step: &[f64], tried: &[(f64, Vec<f64>)]) {
        let n = f64_of(self.mean.len());
        let all = self.effective;
        let keep_sigma = (all + 2.0) / (n + all + 5.0);
        let damping = 1.0 + keep_sigma + 2.0 * (((all - 1.0) / (n + 1.0)).sqrt() - 1.0).max(0.0);
        let keep_scale = 4.0 / (n + 4.0);
        // A diagonal matrix has fewer numbers to learn, so it may learn faster.
        let faster = (n + 2.0) / 3.0;
        let one = (faster * 2.0 / ((n + 1.3).powi(2) + all)).min(0.4);
        let many = (faster * 2.0 * (all - 2.0 + 1.0 / all) / ((n + 2.0).powi(2) + all)).min(0.4);
        let mut length = 0.0;
        for (i, moved) in step.iter().enumerate() {
            let path = &mut self.path_sigma[i];
            *path =
                (1.0 - keep_sigma) * *path + (keep_sigma * (2.0 - keep_sigma) * all).sqrt() * moved;
            length += *path * *path;
            let path = &mut self.path_scale[i];
            *path =
                (1.0 - keep_scale) * *path + (keep_scale * (2.0 - keep_scale) * all).sqrt() * moved;
            let spread: f64 = self
                .shares
                .iter()
                .zip(tried)
                .map(|(share, (_, lots))| share * lots[i] * lots[i])
                .sum();
            let growth = 1.0 - one - many + one * *path * *path + many * spread;
            self.scales[i] *= growth.max(0.1).sqrt();
        }
        let expected = n.sqrt() * (1.0 - 1.0 / (4.0 * n) + 1.0 / (21.0 * n * n));
        self.sigma *= ((keep_sigma / damping) * (length.sqrt() / expected - 1.0)).exp();
    }
}

/// A number from the normal distribution (Box and Muller).
pub(crate) fn normal(rng: &mut impl Rng) -> f64 {
    let radius = (-2.0 * (1.0 - share(rng)).ln()).sqrt();
    radius * (std::f64::consts::TAU * share(rng)).cos()
}

/// A number from 0 up to 1.
pub(crate) fn share(rng: &mut impl Rng) -> f64 {
    f64::from(rng.next_u32()) / (f64::from(u32::MAX) + 1.0)
}

fn f64_of(count: usize) -> f64 {
    f64::from(count as u32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    #[test]
    fn it_finds_the_top_of_a_hill_in_the_fog() {
        let rng = &mut Xoshiro256PlusPlus::seed_from_u64(1);
        let fog = &mut Xoshiro256PlusPlus::seed_from_u64(2);
        let top = [3.0, -50.0, 0.5];
        let mut evolution = Evolution::new(&[0.0; 3], &[1.0, 10.0, 1.0], 12);
        for _ in 0..80 {
            evolution.step(rng, |point| {
                let far = |i: usize, width: f64| ((point[i] - top[i]) / width).powi(2);
                -far(0, 1.0) - far(1, 10.0) - far(2, 1.0) + 0.01 * normal(fog)
            });
        }
        for (found, top) in evolution.mean().iter().zip(top) {
            assert!((found - top).abs() < 1.0, "{found} {top}");
        }
    }
}
