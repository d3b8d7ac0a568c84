//! Once the draw pile is empty nothing is left to chance: who knows all hands can look for a way to
//! place every card. With one or two seats everyone does.
//!
//! A depth-first search over whole turns, the best first by the steady player's loss. It finds a way
//! quickly where there is one; its bound is a number of positions.

use std::collections::HashSet;

use rules::{Card, CardSet, MAX_SEATS};

use super::table::{PILES, PileTable};
use super::turn::{Turn, TurnPlanner, UNHEEDED, Width};
use super::weights::Schedule;
use super::world::World;

/// Turns that are tried in each position.
const BREADTH: usize = 12;

/// Turns that are compared before the best are tried.
const MAX_TURNS: usize = 400;

/// Positions that are remembered as lost.
const MAX_REMEMBERED: usize = 20_000;

type Key = ([Card; PILES], [CardSet; MAX_SEATS], usize);

/// A search for a way to place all cards.
pub(crate) struct Endgame<'a> {
    schedule: &'a Schedule,
    /// Positions that may still be looked at.
    positions: u32,
    lost: HashSet<Key>,
}

impl<'a> Endgame<'a> {
    /// A search that looks at so many positions at most.
    pub(crate) fn new(positions: u32, schedule: &'a Schedule) -> Endgame<'a> {
        Endgame { schedule, positions, lost: HashSet::new() }
    }

    /// Can the seats place all cards from here, as far as the search sees?
    pub(crate) fn can_win(&mut self, world: &World) -> bool {
        if world.table.unplayed.is_empty() {
            return true;
        }
        let key = (world.table.tops, world.hands, world.turn);
        if self.positions == 0 || has_lost_card(&world.table) || self.lost.contains(&key) {
            return false;
        }
        self.positions -= 1;
        for turn in best_turns(world, self.schedule) {
            let mut next = *world;
            if next.take(&turn) || self.can_win(&next) {
                return true;
            }
        }
        if self.lost.len() < MAX_REMEMBERED {
            self.lost.insert(key);
        }
        false
    }
}

/// Is there a card that no pile takes now, nor after any step back?
fn has_lost_card(table: &PileTable) -> bool {
    let [a, b, c, d] = table.tops;
    let (low_up, high_down) = (a.min(b).number(), c.max(d).number());
    if low_up < high_down {
        return false;
    }
    let stuck = table.unplayed & CardSet::between(high_down, low_up);
    stuck.iter().any(|card| {
        let tops = CardSet::of(a).with(b).with(c).with(d);
        let partners = [table.back(0, card), table.back(PILES - 1, card)];
        !partners.into_iter().flatten().any(|card| (table.unplayed | tops).contains(card))
    })
}

fn best_turns(world: &World, schedule: &Schedule) -> Vec<Turn> {
    let planner = TurnPlanner {
        table: &world.table,
        weights: schedule.at(world.table.left()),
        heed: &UNHEEDED,
        need: world.need(),
        at_end: true,
    };
    let mut turns: Vec<(i32, Turn)> = Vec::new();
    planner.each(world.hands[world.turn], Width::Wide, &mut |turn| {
        if turns.len() < MAX_TURNS {
            turns.push((planner.loss(turn), *turn));
        }
    });
    turns.sort_by_key(|(loss, _)| *loss);
    turns.into_iter().take(BREADTH).map(|(_, turn)| turn).collect()
}
