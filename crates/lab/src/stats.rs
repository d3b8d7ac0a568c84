//! Sound statistics: an interval for a share, and a test that stops as soon as it knows.

use serde::{Deserialize, Serialize};

/// The normal quantile of a two-sided 95 % interval.
const Z: f64 = 1.959_963_984_540_054;

/// The chance of each of the two errors of the sequential test: to see a difference where there is
/// none, and to see none where there is one of the named size.
pub const ERROR: f64 = 0.05;

/// The difference that a comparison looks for unless another is asked for: among the pairs that
/// differ, 55 go to the better one and 45 to the other.
pub const DEFAULT_EFFECT: f64 = 0.55;

/// Wilson's 95 % interval for a share, given successes among trials. Sums of shared wins are
/// successes too. Without trials nothing is known: 0 to 1.
///
/// ```
/// let [low, high] = lab::stats::wilson(81.0, 263);
/// assert!((low - 0.2553).abs() < 1e-4 && (high - 0.3662).abs() < 1e-4);
/// ```
#[allow(clippy::cast_precision_loss)] // counts are far below 2⁵³
pub fn wilson(successes: f64, trials: u64) -> [f64; 2] {
    if trials == 0 {
        return [0.0, 1.0];
    }
    let n = trials as f64;
    wilson_of(successes / n, n)
}

/// The same for a share of trials, whose number need not be whole.
pub(crate) fn wilson_of(share: f64, n: f64) -> [f64; 2] {
    let zz = Z * Z;
    let centre = (share + zz / (2.0 * n)) / (1.0 + zz / n);
    let half = Z / (1.0 + zz / n) * (share * (1.0 - share) / n + zz / (4.0 * n * n)).sqrt();
    // Rounding must not keep the ends of a sure thing off 0 and 1.
    let low = if share <= 0.0 { 0.0 } else { (centre - half).max(0.0) };
    let high = if share >= 1.0 { 1.0 } else { (centre + half).min(1.0) };
    [low, high]
}

/// The mean of shares from 0 to 1, one a deal, and its 95 % interval: Wilson's for as many wins and losses as would
/// have the same spread. Where all shares are alike there is no spread, and each counts as one win or loss.
#[allow(clippy::cast_precision_loss)] // counts are far below 2⁵³
pub(crate) fn mean_of_shares(shares: &[f64]) -> (f64, [f64; 2]) {
    let n = shares.len() as f64;
    if shares.is_empty() {
        return (0.0, [0.0, 1.0]);
    }
    let mean = shares.iter().sum::<f64>() / n;
    let squares: f64 = shares.iter().map(|share| (share - mean).powi(2)).sum();
    let of_mean = squares / (n * (n - 1.0).max(1.0));
    // Shares spread no more than wins and losses of the same mean.
    let alike = if of_mean > 0.0 { (mean * (1.0 - mean) / of_mean).max(n - 1.0) } else { n };
    (mean, wilson_of(mean, alike))
}

/// What a comparison found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Finding {
    /// The first is better.
    First,
    /// The second is better.
    Second,
    /// They do not differ by the named size.
    Same,
}

/// Wald's sequential probability ratio test on pairs, two-sided: of the pairs that differ, is the
/// part of the first one half, or `effect` and more, or its counterpart and less?
///
/// It is two one-sided tests side by side, each with half the error. Pairs that do not differ say
/// nothing and are not counted.
#[derive(Clone, Copy, Debug)]
pub struct Sequential {
    effect: f64,
    first: u64,
    second: u64,
}

impl Sequential {
    /// Before the first pair; the effect is between 1/2 and 1.
    pub fn new(effect: f64) -> Sequential {
        Sequential { effect, first: 0, second: 0 }
    }

    /// A pair went to the first.
    pub fn first_better(&mut self) {
        self.first += 1;
    }

    /// A pair went to the second.
    pub fn second_better(&mut self) {
        self.second += 1;
    }

    /// The pairs that differ: to the first, to the second.
    pub fn pairs(&self) -> [u64; 2] {
        [self.first, self.second]
    }

    /// The logarithm of the likelihood ratio of `effect` for one of the two against one half.
    #[allow(clippy::cast_precision_loss)] // as above
    fn evidence(&self, better: u64, worse: u64) -> f64 {
        better as f64 * (2.0 * self.effect).ln() + worse as f64 * (2.0 - 2.0 * self.effect).ln()
    }

    /// What is known by now; `None` as long as more pairs are needed.
    pub fn finding(&self) -> Option<Finding> {
        let accept = ((1.0 - ERROR) / (ERROR / 2.0)).ln();
        let reject = (ERROR / (1.0 - ERROR / 2.0)).ln();
        let first = self.evidence(self.first, self.second);
        let second = self.evidence(self.second, self.first);
        if first >= accept {
            Some(Finding::First)
        } else if second >= accept {
            Some(Finding::Second)
        } else if first <= reject && second <= reject {
            Some(Finding::Same)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The values of Newcombe (1998), table I, method 3.
    #[test]
    fn wilson_gives_the_published_values() {
        let cases = [
            (81.0, 263, 0.2553, 0.3662),
            (15.0, 148, 0.0624, 0.1605),
            (0.0, 20, 0.0000, 0.1611),
            (1.0, 29, 0.0061, 0.1718),
            (20.0, 20, 0.8389, 1.0000),
            (5.0, 10, 0.2366, 0.7634),
        ];
        for (successes, trials, low, high) in cases {
            let found = wilson(successes, trials);
            assert!((found[0] - low).abs() < 5.1e-5, "{successes}/{trials}: {found:?}");
            assert!((found[1] - high).abs() < 5.1e-5, "{successes}/{trials}: {found:?}");
        }
        assert_eq!(wilson(0.0, 0).map(f64::to_bits), [0.0, 1.0].map(f64::to_bits));
    }

    #[test]
    fn a_mean_of_wins_and_losses_has_their_interval_and_equal_shares_a_wide_one() {
        let wins: Vec<f64> = (0..100).map(|i| f64::from(u8::from(i < 30))).collect();
        let (mean, [low, high]) = mean_of_shares(&wins);
        let [wilson_low, wilson_high] = wilson(30.0, 100);
        assert!((mean - 0.3).abs() < 1e-12);
        assert!((low - wilson_low).abs() < 1e-3 && (high - wilson_high).abs() < 1e-3);
        // Eight partners on the same deals: a deal that all win or all lose counts once.
        let (_, [low, high]) = mean_of_shares(&[1.0, 0.0, 1.0, 0.0]);
        assert!(low < 0.2 && high > 0.8, "{low} {high}");
        let (mean, [low, high]) = mean_of_shares(&[0.5; 10]);
        assert!((mean - 0.5).abs() < 1e-12 && low < 0.3 && high > 0.7, "{low} {high}");
        assert_eq!(mean_of_shares(&[]).1.map(f64::to_bits), [0.0, 1.0].map(f64::to_bits));
    }

    /// ln(0.95 / 0.025) = 3.6376 and ln 1.1 = 0.0953: 38 pairs are not enough, 39 are.
    #[test]
    fn a_clear_series_is_decided_at_the_39th_pair() {
        let mut test = Sequential::new(DEFAULT_EFFECT);
        for _ in 0..38 {
            test.first_better();
            assert_eq!(test.finding(), None);
        }
        test.first_better();
        assert_eq!(test.finding(), Some(Finding::First));
        let mirrored = Sequential { first: 0, second: 39, ..test };
        assert_eq!(mirrored.finding(), Some(Finding::Second));
    }

    /// ln(0.05 / 0.975) = −2.9704 and half of ln 1.1 + ln 0.9 = −0.0050: 592 even pairs.
    #[test]
    fn an_even_series_ends_as_no_difference() {
        let even =
            |pairs: u64| Sequential { effect: DEFAULT_EFFECT, first: pairs / 2, second: pairs / 2 };
        assert_eq!(even(590).finding(), None);
        assert_eq!(even(592).finding(), Some(Finding::Same));
    }

    /// How often each answer comes up, in tests on pairs of a known chance.
    fn findings(chance: f64, runs: u32) -> [u32; 3] {
        let mut x = 42u64;
        let mut counts = [0; 3];
        for _ in 0..runs {
            let mut test = Sequential::new(DEFAULT_EFFECT);
            let found = loop {
                x = x
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1_442_695_040_888_963_407);
                if f64::from((x >> 32) as u32) / f64::from(u32::MAX) < chance {
                    test.first_better();
                } else {
                    test.second_better();
                }
                if let Some(found) = test.finding() {
                    break found;
                }
            };
            counts[found as usize] += 1;
        }
        counts
    }

    #[test]
    fn errors_are_as_rare_as_promised() {
        let runs = 400;
        let [first, second, _] = findings(0.5, runs);
        assert!(first + second <= runs * 8 / 100, "{first} + {second} false findings");
        let [first, _, _] = findings(DEFAULT_EFFECT, runs);
        assert!(first >= runs * 92 / 100, "{first} of {runs} found");
    }
}
