//! A small net that judges a hand after a turn: will it finish the round, and for how many points?
//!
//! It has watched players of its own kind among steady ones (see `training/ants.rs`).

use rules::MAX_SEATS;
use rules::hormigas::FINISHER_BONUS;

use super::chance::{Standing, whole};
use super::prospect::{FEATURES, Prospect, Prospects};
use super::table::is_ordered;
use super::weights;

/// Hidden units.
pub(crate) const HIDDEN: usize = 32;

/// What it tells: see [`Promise`].
pub(crate) const HEADS: usize = 4;

/// Points are told in units of so many.
pub(crate) const POINTS: f32 = 10.0;

/// What another gets for finishing, about.
pub(crate) const RIVAL_FINISH: f32 = 24.0;

/// The hands that it has learned from.
pub(crate) const USUAL_HAND: usize = 12;

/// What a hand promises.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Promise {
    /// The chance to finish the round.
    pub(crate) finish: f32,
    /// The points in that case.
    pub(crate) finished: f32,
    /// The points otherwise.
    pub(crate) stretch: f32,
    /// The points of each other who does not finish.
    pub(crate) others: f32,
}

impl Promise {
    /// Turns the points of usual hands into those of others, and tells what another gets for
    /// finishing with such a hand.
    fn scale(&mut self, hand: usize) -> f32 {
        let size = f32::from(hand as u8) / f32::from(USUAL_HAND as u8);
        let bonus = whole(FINISHER_BONUS);
        self.finished = (self.finished - bonus) * size + bonus;
        self.stretch *= size;
        self.others *= size;
        (RIVAL_FINISH - bonus) * size + bonus
    }
}

/// Its weights.
#[derive(Clone, Debug)]
pub(crate) struct Net {
    /// A weight a unit for each feature, and the bias last.
    pub(crate) inner: [[f32; HIDDEN]; FEATURES + 1],
    /// A weight a hidden unit for each head, and the bias last.
    pub(crate) outer: [[f32; HIDDEN + 1]; HEADS],
}

impl Net {
    /// The one in use.
    pub(crate) const IN_USE: Net = Net { inner: weights::INNER, outer: weights::OUTER };

    /// The hidden units.
    #[inline]
    pub(crate) fn hidden(&self, features: &[f32; FEATURES]) -> [f32; HIDDEN] {
        let mut hidden = self.inner[FEATURES];
        for (feature, weights) in features.iter().zip(&self.inner) {
            for (unit, weight) in hidden.iter_mut().zip(weights) {
                *unit += feature * weight;
            }
        }
        hidden.map(|unit| unit.max(0.0))
    }

    /// What comes of the hidden units.
    #[inline]
    pub(crate) fn heads(&self, hidden: &[f32; HIDDEN]) -> [f32; HEADS] {
        self.outer.each_ref().map(|weights| {
            let mut sum = [0.0_f32; 8];
            for (units, weights) in hidden.chunks_exact(8).zip(weights.chunks_exact(8)) {
                for i in 0..8 {
                    sum[i] += units[i] * weights[i];
                }
            }
            weights[HIDDEN] + sum.iter().sum::<f32>()
        })
    }

    /// What a hand promises that is not in order.
    pub(crate) fn promise(&self, prospect: &Prospect) -> Promise {
        let heads = self.heads(&self.hidden(&prospect.features));
        Promise {
            finish: 1.0 / (1.0 + (-heads[0]).exp()),
            finished: POINTS * heads[1],
            stretch: POINTS * heads[2],
            others: POINTS * heads[3],
        }
    }
}

/// Judges hands of one seat.
#[derive(Clone, Debug)]
pub(crate) struct Judge<'a> {
    pub(crate) net: &'a Net,
    pub(crate) prospects: &'a Prospects,
    pub(crate) standing: Standing,
    pub(crate) seats: usize,
    pub(crate) own: usize,
}

impl Judge<'_> {
    /// The chance to win the game with this hand after the own turn.
    pub(crate) fn chance(&self, hand: &[u8]) -> f32 {
        let prospect = self.prospects.look(hand);
        let mut promise = self.net.promise(&prospect);
        let mut rival_finish = RIVAL_FINISH;
        if hand.len() != USUAL_HAND {
            rival_finish = promise.scale(hand.len());
        }
        if is_ordered(hand) {
            promise.finish = 1.0;
            promise.finished = whole(prospect.sum + FINISHER_BONUS);
        }
        self.worth(&promise, rival_finish)
    }

    fn worth(&self, promise: &Promise, rival_finish: f32) -> f32 {
        let mut scores = [promise.others; MAX_SEATS];
        scores[self.own] = promise.finished;
        let finished = self.standing.expected(self.own, &scores);
        if promise.finish >= 1.0 {
            return finished;
        }
        scores[self.own] = promise.stretch;
        let mut otherwise = 0.0;
        for other in (0..self.seats).filter(|other| *other != self.own) {
            scores[other] = rival_finish;
            otherwise += self.standing.expected(self.own, &scores);
            scores[other] = promise.others;
        }
        otherwise /= f32::from(self.seats as u8 - 1);
        promise.finish * finished + (1.0 - promise.finish) * otherwise
    }
}
