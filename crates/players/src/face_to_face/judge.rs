//! The chance to win once a turn is over, by a small net that has seen many thousands of duels
//! between steady players.
//!
//! It replaces the tail of a roll-out: what it says of a position a few turns on is quicker to have
//! than the end of the game, and less a matter of luck. It was trained on the outcomes alone
//! ([`training`](crate::training)).

use super::side::{Bits, Position, Side, above, below, fits_down, fits_up};
use super::weights::{INNER, OUTER};

/// Numbers that describe one side.
const SIDE: usize = 9;

/// Numbers that describe the hand of the side that moved.
const OWN_HAND: usize = 10;

/// Numbers that describe a position.
pub(crate) const FEATURES: usize = 2 * SIDE + OWN_HAND;

/// Hidden units.
pub(crate) const HIDDEN: usize = 24;

/// Skipped cards beyond so many count as so many; also where no card fits.
const MOST_SKIPPED: u32 = 12;

/// The cards next to a pile's top, by number.
const NEAR: u8 = 10;

/// A net of one hidden layer.
pub(crate) struct Net {
    /// For each hidden unit a weight a feature, and the bias last.
    pub(crate) inner: [[f32; FEATURES + 1]; HIDDEN],
    /// A weight a hidden unit, and the bias last.
    pub(crate) outer: [f32; HIDDEN + 1],
}

impl Net {
    /// What training has found.
    pub(crate) const IN_USE: Net = Net { inner: INNER, outer: OUTER };

    /// What the hidden units make of a position.
    #[inline]
    pub(crate) fn hidden(&self, features: &[f32; FEATURES]) -> [f32; HIDDEN] {
        let mut hidden = [0.0; HIDDEN];
        for (unit, inner) in hidden.iter_mut().zip(&self.inner) {
            let weighed = inner.iter().zip(features).map(|(weight, feature)| weight * feature);
            *unit = (weighed.sum::<f32>() + inner[FEATURES]).max(0.0);
        }
        hidden
    }

    /// The chance to win.
    #[inline]
    pub(crate) fn chance(&self, features: &[f32; FEATURES]) -> f32 {
        let mut sum = self.outer[HIDDEN];
        for (unit, outer) in self.hidden(features).into_iter().zip(self.outer) {
            sum += outer * unit;
        }
        1.0 / (1.0 + (-sum).exp())
    }
}

/// The chance to win of the side whose turn has just ended with this.
pub(crate) fn judge(end: &Position) -> f32 {
    static NET: Net = Net::IN_USE;
    NET.chance(&features(end))
}

/// What the net looks at, each brought to about -1 to 1.
pub(crate) fn features(end: &Position) -> [f32; FEATURES] {
    let mut features = [0.0; FEATURES];
    let drawn = end.own.to_draw(end.helped);
    features[..SIDE].copy_from_slice(&side(&end.own, end.own.held + drawn));
    features[SIDE..2 * SIDE].copy_from_slice(&side(&end.rival, end.rival.held));
    features[2 * SIDE..].copy_from_slice(&hand(end, drawn));
    features
}

/// What everyone knows of a side that will hold so many cards.
fn side(side: &Side, held: u8) -> [f32; SIDE] {
    let left = f32::from(side.count());
    let up = side.left & above(side.up);
    let down = side.left & below(side.down);
    let fitting = side.left & (fits_up(side.up) | fits_down(side.down));
    let (room_up, room_down) = (count(up), count(down));
    [
        left / 20.0 - 1.0,
        (room_up + room_down) / 20.0 - 1.0,
        (room_up - room_down).abs() / 20.0,
        f32::from(held) / 3.0 - 1.0,
        count(fitting) / left.max(1.0),
        left.recip().min(1.0) * 4.0,
        count(up & below((side.up + NEAR + 1).min(63))) / 5.0 - 1.0,
        count(down & above(side.down.saturating_sub(NEAR + 1))) / 5.0 - 1.0,
        count(fitting & !up & !down),
    ]
}

/// The cards in hand, and what they can do.
fn hand(end: &Position, drawn: u8) -> [f32; OWN_HAND] {
    let own = &end.own;
    let up = end.hand & above(own.up);
    let down = end.hand & below(own.down);
    let fitting = end.hand & (fits_up(own.up) | fits_down(own.down));
    let [skip_up, skip_down] = skipped(own, up, down);
    [
        f32::from(drawn) / 3.0 - 1.0,
        count(fitting) / 3.0 - 1.0,
        count(up & down) / 3.0 - 1.0,
        skip_up.min(skip_down) / 4.0,
        skip_up.max(skip_down) / 8.0,
        count(fitting & !up & !down),
        // Two cards ten apart: a trick to come.
        count(end.hand & end.hand >> 10),
        least_help(end) / 4.0,
        f32::from(u8::from(own.count() == 1)),
        f32::from(u8::from(own.draw() == 0)),
    ]
}

/// The own cards that the nearest card in hand would skip on each pile.
fn skipped(own: &Side, up: Bits, down: Bits) -> [f32; 2] {
    let up = (up != 0).then(|| above(own.up) & below(lowest(up)));
    let down = (down != 0).then(|| below(own.down) & above(highest(down)));
    [up, down].map(|between| capped(own.left, between))
}

/// The cards that the rival would regain by the card in hand that helps it least.
fn least_help(end: &Position) -> f32 {
    let rival = &end.rival;
    let up = end.hand & below(rival.up);
    let down = end.hand & above(rival.down);
    let up = (up != 0).then(|| below(rival.up) & above(highest(up)));
    let down = (down != 0).then(|| above(rival.down) & below(lowest(down)));
    capped(rival.left, up).min(capped(rival.left, down))
}

/// How many of the cards are in between, up to a limit.
fn capped(cards: Bits, between: Option<Bits>) -> f32 {
    let count = between.map_or(MOST_SKIPPED, |between| (cards & between).count_ones());
    f32::from(count.min(MOST_SKIPPED) as u16)
}

/// The lowest of at least one card.
fn lowest(cards: Bits) -> u8 {
    cards.trailing_zeros() as u8
}

/// The highest of at least one card.
fn highest(cards: Bits) -> u8 {
    63 - cards.leading_zeros() as u8
}

fn count(cards: Bits) -> f32 {
    f32::from(cards.count_ones() as u16)
}
