//! What a hand promises, as numbers for the net of [`judge`](super::judge).
//!
//! A chain of cards stays where it is, and the other places wait for cards that fit between. For
//! each number of places that wait there is a chain whose gaps are the easiest to fill: how easy, for
//! one place, two places and so on, tells more than the one chain that seems best, as a hand may be
//! finished in several ways.

use rules::Seat;
use rules::hormigas::{Board, PACK, Place, View};

use super::chance::whole;
use super::live::{ABOVE, BELOW, Taste, mirrored};
use super::order::MAX_HAND;
use super::sorter::{self, Chances};

/// Places that wait, at most; chains with more are not told apart from none.
pub(crate) const WAITING: usize = 8;

/// Places of a stretch that are mended, at most.
const MENDED: usize = 4;

/// The symbols of a card that is to come, about.
const MEAN_SYMBOLS: f32 = 1.6;

/// What it takes from a stretch, in symbols, that a gap is hard to fill.
const MENDING: f32 = 6.0;

/// Links further back than this are too far for a gap.
const REACH: usize = 16;

/// A gap that no card fits into.
const NEVER: f32 = 1e3;

/// How likely a card comes by that lies in another's hand, for all to see, against one that nobody
/// has seen.
const IN_A_HAND: f32 = 0.3;

/// Costs of longer hands are shown as if they were of this size.
const USUAL_HAND: f32 = 12.0;

/// Higher costs are not told apart.
const FAR: f32 = 30.0;

/// Later turns are not told apart: the net has seen few of them.
const MANY_TURNS: f32 = 16.0;

/// The numbers that the net is shown.
pub(crate) const FEATURES: usize = 2 * DIRECTION + 10;

/// Of them for each direction.
const DIRECTION: usize = WAITING + MENDED + 2;

/// What does not change with what is done in a turn.
#[derive(Clone, Debug)]
pub(crate) struct Prospects {
    /// How many cards that may come lie below each number, as they are and in the mirror.
    below: [[f32; 129]; 2],
    symbols: [u8; 128],
    /// What cards are to who looks for order only, and to who looks for points.
    chances: [Chances; 2],
    /// What the net is shown of the others and of the time.
    others: [f32; 7],
}

/// A hand, looked at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prospect {
    /// For the net.
    pub(crate) features: [f32; FEATURES],
    /// All symbols.
    pub(crate) sum: u32,
}

impl Prospects {
    /// What a seat can know.
    pub(crate) fn of(view: &View, own: Seat) -> Prospects {
        let board = view.board();
        let config = board.config();
        let mut weight = [0.0; 128];
        for card in view.unseen() {
            weight[usize::from(card.number())] = 1.0;
        }
        for seat in Seat::all(config.seats()).filter(|seat| *seat != own) {
            for card in board.shown(seat).iter().flatten() {
                weight[usize::from(card.number())] = IN_A_HAND;
            }
        }
        for place in board.middle() {
            if let Place::FaceUp(card) = place {
                weight[usize::from(card.number())] = 1.0;
            }
        }
        let below = [false, true].map(|mirror| {
            let mut below = [0.0; 129];
            for card in PACK.low..=PACK.high {
                below[usize::from(mirrored(card, mirror)) + 1] = weight[usize::from(card)];
            }
            for i in 1..below.len() {
                below[i] += below[i - 1];
            }
            below
        });
        let mut symbols = [0; 128];
        for card in PACK.cards() {
            symbols[usize::from(card.number())] = config.symbols().of(card);
        }
        let out = own_cards(view, own).fold(board.discard(), rules::CardSet::with);
        let live = PACK.cards() - out;
        let chances = [
            Chances::new(live, &Taste::ORDER),
            Chances::new(live, &Taste::points(config.symbols())),
        ];
        Prospects { below, symbols, chances, others: others(board, own) }
    }

    /// The same so many turns of the own seat later.
    pub(crate) fn later(&self, turns: u8) -> Prospects {
        let mut later = self.clone();
        later.others[0] = (later.others[0] + f32::from(turns) / 8.0).min(MANY_TURNS / 8.0);
        later.others[1] = later.others[0].powi(2);
        later
    }

    /// The cards that may come between two.
    #[inline]
    fn fitting(&self, low: u8, high: u8, mirror: usize) -> f32 {
        let below = &self.below[mirror];
        below[usize::from(high & 127)] - below[usize::from(low & 127) + 1]
    }

    /// How hard a gap is to fill.
    #[inline]
    fn gap(&self, places: usize, low: u8, high: u8, mirror: usize) -> f32 {
        if places == 0 {
            return 0.0;
        }
        let fitting = self.fitting(low, high, mirror);
        let places = f32::from(places as u8);
        if fitting < 0.5 * places { NEVER } else { places * places / fitting }
    }

    /// Goes through the chains of a hand, ascending or in the mirror.
    fn chains(&self, hand: &[u8], mirror: usize) -> Chains {
        let mut links = [Chains::NONE; REACH];
        let mut all = Chains::NONE;
        let is_mirror = mirror == 1;
        for (place, card) in hand.iter().enumerate() {
            let symbols = f32::from(self.symbols[usize::from(card & 127)]);
            let card = mirrored(*card, is_mirror);
            let mut link = Chains::NONE;
            if place <= WAITING {
                link.hard[place] = self.gap(place, BELOW, card, mirror);
            }
            link.stretch[0] = 0.0;
            for other in place.saturating_sub(WAITING + 1)..place {
                let low = mirrored(hand[other], is_mirror);
                if low < card {
                    let between = place - other - 1;
                    let gap = self.gap(between, low, card, mirror);
                    if gap >= NEVER {
                        continue;
                    }
                    let from = &links[other % REACH];
                    for (to, from) in link.hard[between..].iter_mut().zip(from.hard) {
                        *to = to.min(from + gap);
                    }
                    if between <= MENDED {
                        let gain = MEAN_SYMBOLS * f32::from(between as u8) - MENDING * gap;
                        for (to, from) in link.stretch[between..].iter_mut().zip(from.stretch) {
                            *to = to.max(from + gain);
                        }
                    }
                }
            }
            for (to, all) in link.stretch.iter_mut().zip(&mut all.stretch) {
                *to += symbols;
                *all = all.max(*to);
            }
            let rest = hand.len() - place - 1;
            if rest <= WAITING {
                let gap = self.gap(rest, card, ABOVE, mirror);
                for (to, from) in all.hard[rest..].iter_mut().zip(link.hard) {
                    *to = to.min(from + gap);
                }
            }
            links[place % REACH] = link;
        }
        all
    }

    pub(crate) fn sum(&self, cards: &[u8]) -> u32 {
        cards.iter().map(|card| u32::from(self.symbols[usize::from(card & 127)])).sum()
    }

    /// Looks at a hand.
    pub(crate) fn look(&self, hand: &[u8]) -> Prospect {
        let chains = [0, 1].map(|mirror| self.chains(hand, mirror));
        let costs = [chains[0].cost(), chains[1].cost()];
        let nearer = usize::from(costs[1] < costs[0]);
        let size = (USUAL_HAND / f32::from(hand.len() as u8)).min(1.0);
        let scaled = |cost: f32| (cost * size).min(FAR) / 10.0;
        let mut features = [0.0; FEATURES];
        for (part, mirror) in [nearer, 1 - nearer].into_iter().enumerate() {
            let (hard, rest) = features[part * DIRECTION..][..DIRECTION].split_at_mut(WAITING);
            for (place, feature) in (1..).zip(hard) {
                let each = chains[mirror].hard[place] / f32::from(place as u8);
                *feature = 1.0 / (1.0 + 12.0 * each);
            }
            rest[0] = scaled(costs[mirror]) / 1.5;
            // Where fewer places are mended at best, the others add nothing.
            let mut best = 0.0_f32;
            for (feature, stretch) in rest[1..].iter_mut().zip(chains[mirror].stretch) {
                best = best.max(stretch);
                *feature = best / 10.0;
            }
        }
        let sum = self.sum(hand);
        let rest = &mut features[2 * DIRECTION..];
        rest[0] = whole(sum) / 20.0;
        rest[1] = scaled(sorter::cost(hand, &self.chances[0]));
        rest[2] = scaled(sorter::cost(hand, &self.chances[1]));
        rest[3..].copy_from_slice(&self.others);
        Prospect { features, sum }
    }
}

/// Chains of a hand, by how many places wait between their cards.
#[derive(Clone, Copy, Debug)]
struct Chains {
    /// How hard the easiest is to fill, up to the ends of the hand.
    hard: [f32; WAITING + 1],
    /// The most symbols on a stretch in which so many places are mended.
    stretch: [f32; MENDED + 1],
}

impl Chains {
    const NONE: Chains = Chains { hard: [NEVER; WAITING + 1], stretch: [-NEVER; MENDED + 1] };

    /// Turns to order, about.
    fn cost(&self) -> f32 {
        let turns =
            self.hard.iter().zip(0_u8..).map(|(hard, places)| f32::from(places) + 8.0 * hard);
        turns.fold(f32::INFINITY, f32::min)
    }
}

/// What the net is shown of the others and of the time.
fn others(board: &Board, own: Seat) -> [f32; 7] {
    let seats = board.config().seats();
    let turns = (whole(board.turns()) / f32::from(seats)).min(MANY_TURNS);
    let order = whole(board.turns() % u32::from(seats));
    let (mut shown, mut chain) = (0.0_f32, 0.0_f32);
    let mut all_chain = 0.0;
    for seat in Seat::all(seats).filter(|seat| *seat != own) {
        let hand = board.shown(seat);
        let size = f32::from(hand.len() as u8);
        shown = shown.max(f32::from(hand.iter().flatten().count() as u8) / size);
        let longest = visible_chain(hand, false).max(visible_chain(hand, true));
        let up = f32::from(longest) / size;
        chain = chain.max(up);
        all_chain += up / f32::from(seats - 1);
    }
    [
        turns / 8.0,
        (turns / 8.0).powi(2),
        order / 4.0,
        f32::from(seats) / 4.0,
        shown,
        chain,
        all_chain,
    ]
}

/// The cards of the longest chain in order that all can see.
fn visible_chain(hand: &[Option<rules::Card>], mirror: bool) -> u8 {
    let mut lengths = [0_u8; MAX_HAND];
    let mut longest = 0;
    for place in 0..hand.len() {
        let Some(card) = hand[place].map(|card| mirrored(card.number(), mirror)) else { continue };
        // As many numbers must lie between as places.
        let mut length = 1;
        for other in 0..place {
            if let Some(low) = hand[other].map(|card| mirrored(card.number(), mirror))
                && usize::from(card) > usize::from(low) + place - other - 1
            {
                length = length.max(lengths[other] + 1);
            }
        }
        lengths[place] = length;
        longest = longest.max(length);
    }
    longest
}

fn own_cards(view: &View, own: Seat) -> impl Iterator<Item = rules::Card> {
    let size = usize::from(view.board().config().hand_size(own));
    (0..size).filter_map(move |place| view.card(own, place))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A position in which all hands have four cards.
    fn prospects() -> Prospects {
        let text = "hormigas viewer=0 seats=2 hand=4 symbols=one round=0 turns=2 phase=take \
                    middle=85!,30!,? hands=10,90,40,50/?,?,?,? draw=?99 discard= totals=0,0 \
                    scores=0,0";
        let rules::View::Hormigas(view) = text.parse().expect("a view") else {
            unreachable!("the text names the game")
        };
        Prospects::of(&view, Seat::FIRST)
    }

    #[test]
    fn chains_are_counted_by_the_places_that_wait() {
        let chains = prospects().chains(&[10, 90, 40, 50], 0);
        assert!(chains.hard[0] >= NEVER, "{chains:?}");
        // One place waits for a card from 11 to 39: 10, _, 40, 50.
        let fitting = prospects().fitting(10, 40, 0);
        assert!((fitting - 29.0).abs() < 1e-3, "{fitting}");
        assert!((chains.hard[1] - 1.0 / fitting).abs() < 1e-6, "{chains:?}");
        // Two cards in a row as they are, four with a place mended.
        assert!((chains.stretch[0] - 2.0).abs() < 1e-6, "{chains:?}");
        let mended = 3.0 + MEAN_SYMBOLS - MENDING / fitting;
        assert!((chains.stretch[1] - mended).abs() < 1e-4, "{chains:?}");
    }

    #[test]
    fn in_the_mirror_descending_is_ascending() {
        let prospects = prospects();
        let up = prospects.chains(&[20, 25, 60, 100], 0);
        let down = prospects.chains(&[100, 60, 25, 20], 1);
        assert_eq!((up.hard[0], up.stretch[0]), (0.0, 4.0));
        assert_eq!((down.hard[0], down.stretch[0]), (0.0, 4.0));
    }
}
