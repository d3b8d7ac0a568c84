//! The small net that judges hands of 111 Hormigas: it plays among steady players and its own kind,
//! and learns after each round how it went.
//! The first generation watches steady players.

use std::fmt;

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::hormigas::{Action, Options, Phase, RoundEnd, Setup, State, View};
use rules::{Card, GameState as _, MAX_SEATS, Seat, Seed, Viewer};

use super::adam::{self, Adam, Sample};
use super::evolve::{normal, share};
use crate::hormigas::{
    Choice, FEATURES, HEADS, HIDDEN, Net, Outlook, POINTS, Prospects, choices, steady_action,
};
use crate::random::below;

/// The seats of games, in turn.
const SEATS: [u8; 8] = [3, 3, 3, 2, 4, 5, 3, 3];

/// In the first so many of them all others are steady, and the net does nothing but its best.
const PURE: usize = 3;

/// In the rest, how many of the others go by the net too.
const OWN_KIND: f64 = 0.4;

/// How far chances are blurred in half the turns of the rest, in games won, so that the net sees what
/// comes of second choices.
const BLUR: f64 = 0.015;

/// How much what came of it counts, against what the net thinks one turn later.
const LAMBDA: f32 = 0.8;

/// A hidden card is judged by every so-manieth that it may be.
const HIDDEN_STEP: usize = 9;

/// Turns a round, for nets that have not learned to finish one.
const TURN_LIMIT: u32 = 300;

/// Generations whose games are remembered.
const MEMORY: usize = 4;

/// Times that each sample is learned from in a generation; in the last one more often.
const EPOCHS: (u8, u8) = (3, 9);

/// How fast it learns in the first generation and in the others; at the end of each a tenth of it.
const RATES: (f32, f32) = (0.003, 0.001);

/// Samples learned from at once.
const BATCH: usize = 64;

/// How to learn.
#[derive(Clone, Copy, Debug)]
pub struct Rounds {
    /// Generations; each plays with what the one before learned.
    pub generations: u32,
    /// Games in each.
    pub games: u32,
    /// What all luck is made from.
    pub seed: u64,
}

/// How a generation did, before it learned from its games.
#[derive(Clone, Copy, Debug)]
pub struct Learned {
    /// The part of the games against two steady players that it won.
    pub won: f64,
    /// The mean logarithm of the chance it gave to who finished.
    pub finish: f64,
    /// The mean square of the points it was off.
    pub points: f64,
}

impl fmt::Display for Learned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Learned { won, finish, points } = self;
        write!(f, "{:.1} % won, loss {finish:.4}, points off {:.2}", 100.0 * won, points.sqrt())
    }
}

/// Learns, and writes down the net as the file `weights.rs` has it. `tell` hears of each generation.
pub fn ants(rounds: &Rounds, mut tell: impl FnMut(u32, Learned)) -> String {
    let rng = &mut Xoshiro256PlusPlus::seed_from_u64(rounds.seed);
    let mut net = fresh(rng);
    let mut memory: Vec<Vec<Sample>> = Vec::new();
    let mut adam = Adam::new();
    for generation in 0..rounds.generations {
        let mut samples = Vec::new();
        let (mut won, mut games) = (0.0, 0.0);
        for game in 0..rounds.games {
            let kind = game as usize % SEATS.len();
            let watch = Watch { net: &net, knows: generation > 0, pure: kind < PURE };
            let share = watch.game(SEATS[kind], rng, &mut samples);
            if watch.pure {
                won += share;
                games += 1.0;
            }
        }
        let (finish, points) = adam::losses(&net, &samples);
        tell(generation, Learned { won: won / games, finish, points });
        memory.push(samples);
        if memory.len() > MEMORY {
            memory.remove(0);
        }
        let mut all: Vec<Sample> = memory.iter().flatten().copied().collect();
        let is_last = generation + 1 == rounds.generations;
        let epochs = if is_last { EPOCHS.1 } else { EPOCHS.0 };
        let rate = if generation == 0 { RATES.0 } else { RATES.1 };
        for epoch in 0..epochs {
            shuffle(&mut all, rng);
            let rate = rate * 0.1_f32.powf(f32::from(epoch) / f32::from(epochs - 1));
            for batch in all.chunks(BATCH) {
                adam.learn(&mut net, batch, rate);
            }
        }
    }
    written(&net)
}

/// A net that knows nothing: small weights at random, and about the points of a round.
fn fresh(rng: &mut impl Rng) -> Net {
    let width = (2.0 / f64::from(FEATURES as u8)).sqrt();
    let mut net = Net { inner: [[0.0; HIDDEN]; FEATURES + 1], outer: [[0.0; HIDDEN + 1]; HEADS] };
    for weight in net.inner[..FEATURES].iter_mut().flatten() {
        *weight = (width * normal(rng)) as f32;
    }
    for (head, bias) in net.outer.iter_mut().zip([0.0, 2.5, 1.3, 1.2]) {
        for weight in &mut head[..HIDDEN] {
            *weight = (0.3 * normal(rng) / f64::from(HIDDEN as u8).sqrt()) as f32;
        }
        head[HIDDEN] = bias;
    }
    net
}

/// A hand after a turn, before it is known what comes of it.
struct Seen {
    features: [f32; FEATURES],
    seat: usize,
}

/// How games are watched.
struct Watch<'a> {
    net: &'a Net,
    /// Has it learned anything yet?
    knows: bool,
    pure: bool,
}

impl Watch<'_> {
    /// Plays a game in which one seat at least goes by the net: how much of it did that one win?
    fn game(&self, seats: u8, rng: &mut Xoshiro256PlusPlus, samples: &mut Vec<Sample>) -> f64 {
        let options = Options { turn_limit: TURN_LIMIT, ..Options::default() };
        let setup = Setup { options, ..Setup::from_seed(seats, &Seed::random(rng)) };
        let mut state = State::new(&setup).expect("a game of a seed");
        let first = below(seats.into(), rng);
        let mut by_net = [false; MAX_SEATS];
        for (seat, by_net) in by_net.iter_mut().enumerate().take(seats.into()) {
            *by_net = seat == first || !self.pure && share(rng) < OWN_KIND;
        }
        let mut seen: Vec<Seen> = Vec::new();
        let mut planned: Option<Action> = None;
        while !state.is_over() {
            let Some(seat) = state.turn() else {
                state.apply(Action::Deal).expect("the next round");
                continue;
            };
            let view = state.view(Viewer::Seat(seat));
            let learns = by_net[seat.index()] || !self.knows;
            let action = match planned.take() {
                Some(action) => action,
                None if by_net[seat.index()] && self.knows => self.act(&view, &mut planned, rng),
                None => steady_action(&view),
            };
            let event = state.apply(action).expect("an action that was weighed is legal");
            if let Some(end) = event.round_end() {
                self.learn(&mut seen, end, seats.into(), samples);
            } else if matches!(action, Action::Put(..)) && learns {
                seen.push(look(&state, &view, seat));
            }
        }
        let winners: Vec<Seat> = state.board().winners().into_iter().flatten().collect();
        let won = winners.iter().any(|seat| seat.index() == first);
        if won { 1.0 / f64::from(winners.len() as u8) } else { 0.0 }
    }

    /// What the net likes best, or nearly; where a card goes that all can see is planned at once.
    fn act(
        &self,
        view: &View,
        planned: &mut Option<Action>,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Action {
        let blur = if !self.pure && share(rng) < 0.5 { BLUR } else { 0.0 };
        let mut best = (f32::NEG_INFINITY, Choice::Refresh);
        for (chance, choice) in choices(view, &Outlook::of(view, self.net), HIDDEN_STEP) {
            let chance = chance + (blur * normal(rng)) as f32;
            if chance > best.0 {
                best = (chance, choice);
            }
        }
        let held = matches!(view.board().phase(), Phase::Put { .. });
        match best.1 {
            Choice::Refresh => Action::Refresh,
            Choice::Take(place) => Action::Take(place),
            Choice::Put(_, put) if held => Action::Put(put.at, put.side),
            Choice::Put(place, put) => {
                *planned = Some(Action::Put(put.at, put.side));
                Action::Take(place)
            }
        }
    }

    /// What came of the hands of a round.
    fn learn(&self, seen: &mut Vec<Seen>, end: &RoundEnd, seats: usize, samples: &mut Vec<Sample>) {
        let finisher = end.finisher.map(Seat::index);
        // For each seat what came of its hand one turn later, and what the net thought of that.
        let mut next: [Option<(f32, f32)>; MAX_SEATS] = [None; MAX_SEATS];
        for Seen { features, seat } in seen.drain(..).rev() {
            let (mut others, mut count) = (0.0, 0.0_f32);
            for other in (0..seats).filter(|other| *other != seat && Some(*other) != finisher) {
                others += points(end.scores[other]);
                count += 1.0;
            }
            let own = points(end.scores[seat]) / POINTS;
            let done = f32::from(u8::from(finisher == Some(seat)));
            let to_come = match next[seat] {
                Some((came, thought)) if self.knows => LAMBDA * came + (1.0 - LAMBDA) * thought,
                _ => done,
            };
            let thought = adam::share(self.net.heads(&self.net.hidden(&features))[0]);
            next[seat] = Some((to_come, thought));
            samples.push(Sample {
                features,
                targets: [to_come, own, own, others / count.max(1.0) / POINTS],
                weights: [1.0, done, 1.0 - done, count.min(1.0)],
            });
        }
    }
}

/// The hand of a seat after its turn, by what it knew before.
fn look(state: &State, before: &View, seat: Seat) -> Seen {
    let features = Prospects::of(before, seat).look(&hand(state, seat)).features;
    Seen { features, seat: seat.index() }
}

/// The numbers of a hand.
fn hand(state: &State, seat: Seat) -> Vec<u8> {
    let all = state.view(Viewer::Everything);
    let size = usize::from(state.board().config().hand_size(seat));
    (0..size).filter_map(|place| all.card(seat, place)).map(Card::number).collect()
}

/// Points of a round as the net is told them.
fn points(score: u32) -> f32 {
    f32::from(score as u16)
}

fn shuffle<T>(list: &mut [T], rng: &mut impl Rng) {
    for i in (1..list.len()).rev() {
        list.swap(i, below(i + 1, rng));
    }
}

/// The net as source text.
fn written(net: &Net) -> String {
    fn rows<const N: usize>(weights: &[[f32; N]]) -> String {
        let row = |row: &[f32; N]| {
            let numbers: Vec<String> = row.iter().map(|weight| format!("{weight:.3}")).collect();
            format!("    [{}],\n", numbers.join(", "))
        };
        weights.iter().map(row).collect()
    }
    format!(
        "pub(crate) const INNER: [[f32; HIDDEN]; FEATURES + 1] = [\n{}];\n\n\
         pub(crate) const OUTER: [[f32; HIDDEN + 1]; HEADS] = [\n{}];\n",
        rows(&net.inner),
        rows(&net.outer)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_net_learns_who_finishes() {
        let mut heard = Vec::new();
        let rounds = Rounds { generations: 2, games: 48, seed: 5 };
        let text = ants(&rounds, |_, learned| heard.push(learned.finish));
        assert!(heard[1] < heard[0] && heard[1] < 0.65, "{heard:?}");
        let rows = text.lines().filter(|line| line.starts_with("    [")).count();
        assert_eq!(rows, FEATURES + 1 + HEADS);
    }
}
