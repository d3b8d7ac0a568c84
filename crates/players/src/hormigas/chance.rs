//! The chance to win the game after a round.

use rules::MAX_SEATS;
use rules::hormigas::{Board, Goal};

/// The points that a leader makes in a round, about.
const ROUND: f64 = 20.0;

/// How far a round spreads the points, about.
const SPREAD: f64 = 5.0;

/// How far points spread that are only expected.
const UNSURE: f32 = 3.0;

/// The standing before the end of a round.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing {
    seats: usize,
    totals: [u32; MAX_SEATS],
    goal: Goal,
    round: u32,
}

impl Standing {
    /// What the board shows.
    pub(crate) fn of(board: &Board) -> Standing {
        let mut totals = [0; MAX_SEATS];
        totals[..board.totals().len()].copy_from_slice(board.totals());
        let seats = board.config().seats().into();
        Standing { seats, totals, goal: board.config().goal(), round: board.round() }
    }

    /// A seat's chance to win the game if the round ends with these points.
    pub(crate) fn chance(&self, seat: usize, scores: &[u32; MAX_SEATS]) -> f64 {
        let rank = |seat: usize| (self.totals[seat] + scores[seat], scores[seat]);
        let leader = (0..self.seats).map(|seat| rank(seat).0).max().unwrap_or(0);
        let rounds = match self.goal {
            Goal::Target(target) => f64::from(target.saturating_sub(leader)) / ROUND,
            Goal::Rounds(rounds) => f64::from(rounds.saturating_sub(self.round + 1)),
        };
        if rounds <= 0.0 {
            let best = (0..self.seats).map(rank).max();
            let winners = (0..self.seats).filter(|seat| Some(rank(*seat)) == best).count();
            return if Some(rank(seat)) == best { 1.0 / f64::from(winners as u8) } else { 0.0 };
        }
        // The further the end, the less a lead counts.
        let scale = SPREAD * rounds.max(1.0).sqrt();
        let weight =
            |other: usize| ((f64::from(rank(other).0) - f64::from(rank(seat).0)) / scale).exp();
        1.0 / (0..self.seats).map(weight).sum::<f64>()
    }

    /// The same for points that are only expected.
    pub(crate) fn expected(&self, seat: usize, scores: &[f32; MAX_SEATS]) -> f32 {
        let total = |seat: usize| whole(self.totals[seat]) + scores[seat];
        let leader = (0..self.seats).map(total).fold(0.0, f32::max);
        let (rounds, ends) = match self.goal {
            Goal::Target(target) => {
                let short = whole(target) - leader;
                (short / ROUND as f32, 1.0 / (1.0 + (short / UNSURE).exp()))
            }
            Goal::Rounds(rounds) => {
                let rounds = rounds.saturating_sub(self.round + 1);
                (whole(rounds), f32::from(u8::from(rounds == 0)))
            }
        };
        // The later the end, the further points spread.
        let spread = SPREAD as f32;
        let square = spread * spread * rounds.max(1.0);
        let scale = (ends * UNSURE * UNSURE + (1.0 - ends) * square).sqrt();
        let own = total(seat);
        1.0 / (0..self.seats).map(|other| ((total(other) - own) / scale).exp()).sum::<f32>()
    }
}

/// A number of points or rounds; what is beyond the largest does not matter to play.
pub(crate) fn whole(number: u32) -> f32 {
    f32::from(u16::try_from(number).unwrap_or(u16::MAX))
}
