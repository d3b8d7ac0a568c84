//! Searches over worlds: which turn wins most often in worlds that go with all that is known, when
//! everyone plays on in the steady way?
//!
//! The candidates are the distinct positions that a turn can lead to, ranked by the steady player's
//! loss. All are tried in the same worlds; after each round the worse half is dropped.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::the_game::{Action, View};
use rules::{CardSet, Seat};

use super::endgame::Endgame;
use super::heard::Heard;
use super::script::{Script, any_action, hand_on_turn, own_hand};
use super::table::PILES;
use super::talk;
use super::turn::{Planner, Turn, Width};
use super::weights::{Schedule, tuned};
use super::world::World;
use super::worlds::Worlds;
use crate::budget::{Budget, Clock};
use crate::halving;
use crate::player::{Answer, Seen, Thought};

/// Candidates that are tried.
const CANDIDATES: usize = 24;

/// What counts against a turn that a steady player would not look at: the loss was learned on
/// those that it does, and can't be trusted with the others.
const FARTHER: i32 = 150;

/// What a candidate loses for each point of loss more than the first, in chances to win: about one
/// in a hundred for a skipped card. It counts as a glance does, so it fades as worlds are tried.
const PRIOR: f64 = 0.0006;

/// The most that a candidate loses so: what looks bad may still be tried.
const PRIOR_MAX: f64 = 0.15;

/// Positions that are looked at for a sure win.
const EXACT: u32 = 3_000;

/// What a play-out that nearly wins is worth.
const NEARLY: f64 = 0.3;

/// The planned turns that are looked at.
const MAX_TURNS: usize = 4_000;

/// An expert player, with the rest of its turn.
#[derive(Clone, Debug)]
pub(crate) struct Expert {
    rng: Xoshiro256PlusPlus,
    script: Script,
    win_chance: f64,
}

impl Expert {
    /// An expert of its own.
    pub(crate) fn new(seed: u64) -> Expert {
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        Expert { rng, script: Script::default(), win_chance: 0.0 }
    }

    /// What it does.
    pub(crate) fn act(&mut self, view: &View, seen: Seen<'_>, budget: &Budget) -> Answer {
        if let Some(action) = self.script.next(view) {
            return self.answer(action, 0);
        }
        let mut clock = budget.start();
        let action = match (hand_on_turn(view), own_hand(view)) {
            (Some((seat, hand)), _) => self.turn(view, seen, seat, hand, &mut clock),
            (None, Some((own, hand))) => self.start(view, seen, own, hand, &mut clock),
            (None, None) => any_action(view),
        };
        self.answer(action, clock.used())
    }

    fn answer(&self, action: Action, nodes: u64) -> Answer {
        let rest = self.script.rest();
        let plan = std::iter::once(action).chain(rest).map(rules::Action::TheGame).collect();
        let thought = Thought { win_chance: self.win_chance, plan, nodes };
        Answer {
            action: rules::Action::TheGame(action),
            signals: Vec::new(),
            thought: Some(thought),
        }
    }

    fn turn(
        &mut self,
        view: &View,
        seen: Seen<'_>,
        seat: Seat,
        hand: CardSet,
        clock: &mut Clock<'_>,
    ) -> Action {
        let heard = Heard::of(seen, view, seat);
        let worlds = Worlds::new(view, seat, hand, &heard);
        let turns = candidates(view, &worlds, &heard, hand);
        let Some(first) = turns.first() else { return any_action(view) };
        let talk = !seen.signals.is_empty();
        let schedule = tuned(view.board().config());
        if worlds.is_certain() {
            let (wins, turn) = in_one_world(&worlds.draw(&mut self.rng), schedule, &turns, clock);
            self.win_chance = f64::from(u8::from(wins));
            return self.script.begin(view, turn.unwrap_or(&first.1));
        }
        let glances = glances(&turns);
        let found = race(
            &glances,
            clock,
            || worlds.draw(&mut self.rng),
            |index, world| {
                let mut world = *world;
                if world.take(&turns[index].1) { 0 } else { world.play_out(schedule, talk) }
            },
        );
        self.win_chance = found.win_chance;
        self.script.begin(view, &turns[found.best].1)
    }

    /// Who starts.
    fn start(
        &mut self,
        view: &View,
        seen: Seen<'_>,
        own: Seat,
        hand: CardSet,
        clock: &mut Clock<'_>,
    ) -> Action {
        let heard = Heard::of(seen, view, own);
        let worlds = Worlds::new(view, own, hand, &heard);
        let preferred = talk::starter(view, &heard);
        let mut seats: Vec<Seat> = Seat::all(view.board().config().seats()).collect();
        // The first of equals wins the race.
        seats.sort_by_key(|seat| *seat != preferred);
        let glances = vec![0.0; seats.len()];
        let talk = !seen.signals.is_empty();
        let schedule = tuned(view.board().config());
        let found = race(
            &glances,
            clock,
            || worlds.draw(&mut self.rng),
            |index, world| {
                let mut world = *world;
                world.turn = seats[index].index();
                world.play_out(schedule, talk)
            },
        );
        self.win_chance = found.win_chance;
        self.script = Script::default();
        Action::Start(seats[found.best])
    }
}

/// The best turn in a world of which nothing is hidden: one after which all cards can be placed, or
/// else the one that leaves fewest. Nothing if there is no time to look.
fn in_one_world<'a>(
    world: &World,
    schedule: &Schedule,
    turns: &'a [(i32, Turn)],
    clock: &mut Clock<'_>,
) -> (bool, Option<&'a Turn>) {
    let mut endgame = Endgame::new(EXACT, schedule);
    let mut fewest: Option<(u32, &Turn)> = None;
    for (_, turn) in turns {
        if clock.is_over() {
            break;
        }
        let mut next = *world;
        if next.take(turn) || endgame.can_win(&next) {
            return (true, Some(turn));
        }
        let left = next.play_out(schedule, true);
        clock.spend(1);
        if fewest.is_none_or(|(least, _)| left < least) {
            fewest = Some((left, turn));
        }
    }
    (false, fewest.map(|(_, turn)| turn))
}

/// The distinct positions that a turn can lead to: what a steady player would do, then the others,
/// best first.
fn candidates(view: &View, worlds: &Worlds, heard: &Heard, hand: CardSet) -> Vec<(i32, Turn)> {
    let base = worlds.base();
    let weights = tuned(view.board().config()).at(base.table.left());
    let next = Seat::all(view.board().config().seats()).nth((worlds.own() + 1) % base.seats);
    let heed = talk::heeded(heard, next.unwrap_or(Seat::FIRST), weights);
    let planner = Planner {
        table: &base.table,
        weights,
        heed: &heed,
        need: view.board().missing(),
        at_end: view.board().draw() == 0,
    };
    let mut turns: Vec<(i32, Turn)> = Vec::new();
    planner.each(hand, Width::Narrow, &mut |turn| {
        let longer = planner.with_extras(planner.loss(turn), *turn);
        turns.push((planner.loss(&longer), longer));
        if longer.len() > turn.len() {
            turns.push((planner.loss(turn), *turn));
        }
    });
    planner.each(hand, Width::Wide, &mut |turn| {
        if turns.len() < MAX_TURNS {
            turns.push((planner.loss(turn) + FARTHER, *turn));
        }
    });
    turns.sort_by_key(|(loss, _)| *loss);
    let steady = planner.best(hand).map(|turn| (planner.loss(&turn), turn));
    let mut kept: Vec<(i32, Turn)> = Vec::new();
    for (loss, turn) in steady.into_iter().chain(turns) {
        if kept.iter().all(|(_, other)| key(other) != key(&turn)) {
            kept.push((loss, turn));
        }
        if kept.len() == CANDIDATES {
            break;
        }
    }
    kept
}

/// What the candidates promise, beside the first.
fn glances(turns: &[(i32, Turn)]) -> Vec<f64> {
    let glance = |loss: i32| -(f64::from(loss - turns[0].0) * PRIOR).clamp(0.0, PRIOR_MAX);
    turns.iter().map(|(loss, _)| glance(*loss)).collect()
}

/// Two piles of a direction are alike: what counts are the numbers on them.
fn key(turn: &Turn) -> ([rules::Card; PILES], CardSet) {
    let [a, b, c, d] = turn.tops;
    ([a.min(b), a.max(b), c.min(d), c.max(d)], turn.hand)
}

/// How the candidates did.
struct Race {
    best: usize,
    win_chance: f64,
}

/// Tries candidates in the same worlds; `play` gives the cards left.
fn race(
    glances: &[f64],
    clock: &mut Clock<'_>,
    draw: impl FnMut() -> World,
    mut play: impl FnMut(usize, &World) -> u32,
) -> Race {
    let mut wins = vec![0_u32; glances.len()];
    let found = halving::best(glances, clock, draw, |candidate, world| {
        let left = play(candidate, world);
        wins[candidate] += u32::from(left == 0);
        value(left)
    });
    let best = found.candidate;
    Race { best, win_chance: f64::from(wins[best]) / f64::from(found.worlds.max(1)) }
}

/// What a play-out is worth: a win counts most, but few cards left are better than many.
pub(crate) fn value(left: u32) -> f64 {
    if left == 0 { 1.0 } else { NEARLY * (-f64::from(left) / 6.0).exp() }
}
