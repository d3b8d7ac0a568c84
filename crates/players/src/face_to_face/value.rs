//! How good a position is once a turn is over, in the eyes of who made it.
//!
//! The unit is a card of room: an unplayed card that still fits on one of the own piles. A card that
//! fits on both counts twice. Most duels end because someone has no room left, so room is what
//! counts; the weights were set by hand and tried in play.

use rules::face_to_face::LastCard;

use super::side::{Bits, Side, above, below, fits_down, fits_up};
use super::turn::Turn;

/// The value of a turn that wins.
pub(crate) const WON: f32 = 1e9;

/// The value of a turn after which the next can't be played.
const LOST: f32 = -1e6;

/// What each unplayed card costs: all of them must go before the rival's.
const LEFT: f32 = 1.15;

/// What a card in hand is worth: more to choose from.
const HELD: f32 = 1.15;

/// What each card that fits is worth, up to [`ENOUGH`]: the minimum must be met next time too.
const SAFE: f32 = 3.3;

/// Cards that fit beyond so many do not make the next turn safer.
const ENOUGH: f32 = 3.0;

/// What each card costs that must be skipped on the better pile next time.
const SKIP_BETTER: f32 = 0.25;

/// The same on the other pile.
const SKIP_OTHER: f32 = 0.08;

/// Without a card for a pile, or beyond so many, skipped cards count as so many.
const MOST_SKIPPED: u32 = 12;

/// A lead of so much room makes the odds e to 1.
const CHANCE_SCALE: f64 = 12.0;

/// The value of an outcome.
pub(crate) fn value(turn: &Turn) -> f32 {
    if turn.wins() {
        return WON;
    }
    let own = &turn.end.own;
    // One card left and none to draw: two can't be placed.
    if own.count() == 1 && turn.end.last_card == LastCard::Lose {
        return LOST;
    }
    let drawn = f32::from(own.to_draw(turn.end.helped));
    let (up, down) = skipped(turn.end.hand, own);
    room(own) - room(&turn.end.rival) - LEFT * f32::from(own.count())
        + HELD * (f32::from(own.held) + drawn)
        + SAFE * safety(turn, drawn)
        - SKIP_BETTER * up.min(down)
        - SKIP_OTHER * up.max(down)
}

/// The cards that fit, counted once a pile.
fn room(side: &Side) -> f32 {
    let up = (side.left & above(side.up)).count_ones();
    let down = (side.left & below(side.down)).count_ones();
    small(up + down)
}

/// How many cards of the next hand will fit, up to [`ENOUGH`]: those in hand, and the share of those
/// to be drawn.
fn safety(turn: &Turn, drawn: f32) -> f32 {
    let fits = fits_up(turn.end.own.up) | fits_down(turn.end.own.down);
    let in_hand = small((turn.end.hand & fits).count_ones());
    let share =
        small((turn.end.own.left & fits).count_ones()) / small(turn.end.own.left.count_ones());
    (in_hand + drawn * share).min(ENOUGH)
}

/// The own cards that the nearest card in hand would skip on each pile.
fn skipped(hand: Bits, side: &Side) -> (f32, f32) {
    let count = |nearest: Option<Bits>| {
        small(nearest.map_or(MOST_SKIPPED, |between| (side.left & between).count_ones()))
            .min(small(MOST_SKIPPED))
    };
    let up = hand & above(side.up);
    let down = hand & below(side.down);
    let up = (up != 0).then(|| above(side.up) & below(up.trailing_zeros() as u8));
    let down = (down != 0).then(|| below(side.down) & above(63 - down.leading_zeros() as u8));
    (count(up), count(down))
}

/// A count of cards.
fn small(count: u32) -> f32 {
    f32::from(count as u16)
}

/// A rough chance to win after the turn: no more than the difference in room and cards.
pub(crate) fn chance(turn: &Turn) -> f64 {
    if turn.wins() {
        return 1.0;
    }
    let (own, rival) = (&turn.end.own, &turn.end.rival);
    let lead = |side: &Side| room(side) - LEFT * f32::from(side.count());
    1.0 / (1.0 + (-f64::from(lead(own) - lead(rival)) / CHANCE_SCALE).exp())
}
