//! Which card goes where, as people see it: by the gaps between numbers, not by the cards still to come.

use rules::the_game::{Config, Pile, Piles};
use rules::{Card, CardSet, Direction};

use super::hearing::Wishes;

/// A placement, and what it seems to cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Placement {
    pub(super) card: Card,
    pub(super) pile: Pile,
    pub(super) cost: i32,
}

/// How far a card takes a pile in its direction; below 0 for a step back.
pub(super) fn gap(pile: Pile, top: Card, card: Card) -> i32 {
    let (top, card) = (i32::from(top.number()), i32::from(card.number()));
    match pile.direction() {
        Direction::Up => card - top,
        Direction::Down => top - card,
    }
}

/// Placements of these cards, by pile, the cheapest first.
pub(super) fn ranked(piles: &Piles, cards: [CardSet; 4], wishes: &Wishes) -> Vec<Placement> {
    let mut found: Vec<Placement> = Vec::new();
    for pile in Pile::ALL {
        let top = piles.tops[pile.index()];
        found.extend(cards[pile.index()].iter().map(|card| {
            let gap = gap(pile, top, card);
            Placement { card, pile, cost: gap + wishes.against(pile, gap) }
        }));
    }
    // Stable: of equals the one on the first pile comes first.
    found.sort_by_key(|placement| placement.cost);
    found
}

/// The first placement of the cheapest way to place so many cards of a hand, with what the whole way costs.
pub(super) fn cheapest_way(
    config: &Config,
    piles: &Piles,
    hand: CardSet,
    count: u8,
    wishes: &Wishes,
) -> Option<Placement> {
    let mut best: Option<Placement> = None;
    for first in ranked(piles, noticed(config, piles, hand), wishes) {
        let mut cost = first.cost;
        if count > 1 {
            let mut after = *piles;
            after.place(config, first.card, first.pile);
            let rest = cheapest_way(config, &after, hand.without(first.card), count - 1, wishes);
            let Some(rest) = rest else { continue };
            cost += rest.cost;
        }
        if best.is_none_or(|best| cost < best.cost) {
            best = Some(Placement { cost, ..first });
        }
    }
    best
}

/// What someone thinks of for each pile: the nearest card, a step back, a card from which a step back follows.
fn noticed(config: &Config, piles: &Piles, hand: CardSet) -> [CardSet; 4] {
    let step = i32::from(config.step_back());
    let fits = piles.fits(config, hand);
    Pile::ALL.map(|pile| {
        let (top, fits) = (piles.tops[pile.index()], fits[pile.index()]);
        let ahead = fits.iter().map(|card| gap(pile, top, card)).filter(|gap| *gap > 0).min();
        let is_noticed = |card: &Card| {
            let here = gap(pile, top, *card);
            let climbs = || hand.iter().any(|other| gap(pile, *card, other) == -step);
            here < 0 || Some(here) == ahead || climbs()
        };
        fits.iter().filter(is_noticed).collect()
    })
}
