//! Searches over worlds: which turn wins most often in worlds that go with all that is known, when
//! everyone plays on in the steady way?
//!
//! All [`candidates`] are tried in the same worlds; after each round the worse half is dropped.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::the_game::{Action, View};
use rules::{CardSet, Seat};

use super::candidates;
use super::endgame::Endgame;
use super::script::{Script, any_action, hand_on_turn, own_hand};
use super::signals_heard::{Hearing, SignalsHeard, Talk};
use super::talk;
use super::turn::Turn;
use super::weights::{Schedule, tuned};
use super::world::World;
use super::worlds::Worlds;
use crate::budget::{Budget, Clock};
use crate::halving;
use crate::player::{Answer, Thought};

/// Positions that are looked at for a sure win.
const EXACT: u32 = 3_000;

/// What a play-out that nearly wins is worth.
const NEARLY: f64 = 0.3;

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
    pub(crate) fn act(&mut self, view: &View, hearing: Hearing<'_>, budget: &Budget) -> Answer {
        if let Some(action) = self.script.next(view) {
            return self.answer(action, 0);
        }
        let mut clock = budget.start();
        let action = match (hand_on_turn(view), own_hand(view)) {
            (Some((seat, hand)), _) => {
                self.turn(view, &Outlook::new(view, hearing, seat, hand), &mut clock)
            }
            (None, Some((own, hand))) => {
                self.start(view, &Outlook::new(view, hearing, own, hand), &mut clock)
            }
            (None, None) => any_action(view),
        };
        self.answer(action, clock.used())
    }

    fn answer(&self, action: Action, nodes: u64) -> Answer {
        let rest = self.script.rest();
        let plan = std::iter::once(action).chain(rest).map(rules::Action::TheGame).collect();
        let thought = Thought { win_chance: self.win_chance, plan, nodes };
        Answer { action: rules::Action::TheGame(action), thought: Some(thought) }
    }

    fn turn(&mut self, view: &View, outlook: &Outlook, clock: &mut Clock<'_>) -> Action {
        let turns = candidates::of(view, &outlook.worlds, &outlook.heard, outlook.hand);
        let Some(first) = turns.first() else { return any_action(view) };
        if outlook.worlds.is_certain() {
            let world = outlook.worlds.draw(&mut self.rng);
            let (wins, turn) = in_one_world(&world, outlook.schedule, &turns, clock);
            self.win_chance = f64::from(u8::from(wins));
            return self.script.begin(view, turn.unwrap_or(&first.1));
        }
        let best = self.race(outlook, &candidates::glances(&turns), clock, |index, world| {
            if world.take(&turns[index].1) { 0 } else { outlook.play_out(world) }
        });
        self.script.begin(view, &turns[best].1)
    }

    /// Who starts.
    fn start(&mut self, view: &View, outlook: &Outlook, clock: &mut Clock<'_>) -> Action {
        let preferred = talk::starter(view, &outlook.heard);
        let mut seats: Vec<Seat> = Seat::all(view.board().config().seats()).collect();
        // The first of equals wins the race.
        seats.sort_by_key(|seat| *seat != preferred);
        let best = self.race(outlook, &vec![0.0; seats.len()], clock, |index, world| {
            world.turn = seats[index].index();
            outlook.play_out(world)
        });
        self.script = Script::default();
        Action::Start(seats[best])
    }

    /// Tries candidates in the same worlds and gives the number of the best; `play` gives the cards
    /// left.
    fn race(
        &mut self,
        outlook: &Outlook,
        glances: &[f64],
        clock: &mut Clock<'_>,
        mut play: impl FnMut(usize, &mut World) -> u32,
    ) -> usize {
        let mut wins = vec![0_u32; glances.len()];
        let draw = || outlook.worlds.draw(&mut self.rng);
        let found = halving::best(glances, clock, draw, |candidate, world| {
            let left = play(candidate, &mut { *world });
            wins[candidate] += u32::from(left == 0);
            value(left)
        });
        let best = found.candidate;
        self.win_chance = f64::from(wins[best]) / f64::from(found.worlds.max(1));
        best
    }
}

/// What a search goes by.
struct Outlook {
    hand: CardSet,
    heard: SignalsHeard,
    worlds: Worlds,
    schedule: &'static Schedule,
}

impl Outlook {
    fn new(view: &View, hearing: Hearing<'_>, seat: Seat, hand: CardSet) -> Outlook {
        let heard = SignalsHeard::of(hearing, view, seat);
        Outlook {
            hand,
            heard,
            worlds: Worlds::new(view, seat, hand, &heard),
            schedule: tuned(view.board().config()),
        }
    }

    /// Plays a world to its end and gives the cards left.
    fn play_out(&self, world: &mut World) -> u32 {
        world.play_out(self.schedule, self.heard.talk)
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
        let left = next.play_out(schedule, Talk::Plain);
        clock.spend(1);
        if fewest.is_none_or(|(least, _)| left < least) {
            fewest = Some((left, turn));
        }
    }
    (false, fewest.map(|(_, turn)| turn))
}

/// What a play-out is worth: a win counts most, but few cards left are better than many.
pub(crate) fn value(left: u32) -> f64 {
    if left == 0 { 1.0 } else { NEARLY * (-f64::from(left) / 6.0).exp() }
}
