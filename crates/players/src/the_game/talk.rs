//! What the seats tell each other, and what they make of it.
//!
//! The convention: a seat names all four piles, each with the strongest thing that holds.
//!
//! | said | the hand has for the pile |
//! |---|---|
//! | `leave` | the card one step back: a trick |
//! | `good` | a card that skips at most [`GOOD`] unplayed cards |
//! | `no-big-step` | a card that skips at most [`NEAR`] |
//! | `go-ahead` | nothing near |
//!
//! A hand whose cheapest turn skips more than [`TROUBLE`] cards says so too. People say less and are
//! less exact, so silence about a pile means nothing, and `trouble` without a word about the piles
//! asks for small steps everywhere. `fine` is neither said nor heeded: who names the piles has said
//! more, and of a person who only says `fine` nothing follows for any pile.

use rules::the_game::{Phase, Pile, View};
use rules::{Card, CardSet, PileSignal, Seat, Signal};

use super::script::own_hand;
use super::signals_heard::SignalsHeard;
use super::table::{PILES, PileTable};
use super::turn::{Heed, UNHEEDED};
use super::weights::Weights;
use super::world::World;

/// A good card skips no more unplayed cards than this.
pub(crate) const GOOD: i32 = 1;

/// A near card skips no more than this.
pub(crate) const NEAR: i32 = 4;

/// Whoever skips no more cards than this in the first turn would start.
const WOULD_START: i32 = 4;

/// Whoever must skip more cards than this in the next turn is in trouble.
const TROUBLE: i32 = 16;

/// What a hand has to say about a pile.
#[inline]
pub(crate) fn about(table: &PileTable, hand: CardSet, pile: usize) -> PileSignal {
    let top = table.tops[pile];
    if !table.at_once && table.back(pile, top).is_some_and(|card| hand.contains(card)) {
        return PileSignal::Leave;
    }
    match table.nearest(pile, top, hand).map(|card| table.skipped(pile, top, card)) {
        Some(..=GOOD) => PileSignal::Good,
        Some(..=NEAR) => PileSignal::NoBigStep,
        Some(_) | None => PileSignal::GoAhead,
    }
}

/// The unplayed cards that make a hand say something about a pile.
pub(crate) struct Zones {
    /// The card one step back, where it may be placed off any top card.
    pub(crate) back: CardSet,
    /// Good cards.
    pub(crate) good: CardSet,
    /// Near cards that are not good.
    pub(crate) near: CardSet,
}

/// The zones of a pile.
pub(crate) fn zones(table: &PileTable, pile: usize) -> Zones {
    let top = table.tops[pile];
    let back = table.back(pile, top).map_or(CardSet::EMPTY, CardSet::of) & table.unplayed;
    let mut zones = Zones {
        back: if table.at_once { CardSet::EMPTY } else { back },
        good: CardSet::EMPTY,
        near: CardSet::EMPTY,
    };
    let mut from = top;
    for skips in 0..=NEAR {
        let Some(card) = table.nearest(pile, from, table.unplayed) else { break };
        if skips <= GOOD {
            zones.good.insert(card);
        } else {
            zones.near.insert(card);
        }
        from = card;
    }
    zones
}

/// Adds what one seat said about a pile; the next seat's word may count more.
#[inline]
fn add(heed: &mut Heed, pile: usize, said: PileSignal, weights: &Weights, is_next: bool) {
    let row = match said {
        PileSignal::GoAhead => return,
        PileSignal::NoBigStep => 0,
        PileSignal::Good => 1,
        PileSignal::Leave => 2,
    };
    let factor = if is_next { weights.heed_next } else { Weights::UNIT };
    for (sum, cost) in heed[pile].iter_mut().zip(weights.heed[row]) {
        *sum += cost * factor / Weights::UNIT;
    }
}

/// What the seat on turn would hear from the others in a world.
pub(crate) fn overheard(world: &World, weights: &Weights) -> Heed {
    let mut heed = UNHEEDED;
    let mut seat = world.turn;
    for distance in 1..world.seats {
        seat = if seat + 1 >= world.seats { 0 } else { seat + 1 };
        let hand = world.hands[seat];
        if !hand.is_empty() {
            for pile in 0..PILES {
                let said = about(&world.table, hand, pile);
                add(&mut heed, pile, said, weights, distance == 1);
            }
        }
    }
    heed
}

/// What the seat on turn has heard from the others.
pub(crate) fn heeded(heard: &SignalsHeard, next: Seat, weights: &Weights) -> Heed {
    let mut heed = UNHEEDED;
    for (seat, mut about) in heard.about.into_iter().enumerate() {
        if heard.mood[seat] == Some(Signal::Trouble) && about == [None; PILES] {
            about = [Some(PileSignal::NoBigStep); PILES];
        }
        for (pile, said) in about.iter().enumerate() {
            if let Some(said) = said {
                add(&mut heed, pile, *said, weights, seat == next.index());
            }
        }
    }
    heed
}

/// What a seat says before another's turn, and before someone starts.
pub(crate) fn say(view: &View) -> Vec<Signal> {
    let board = view.board();
    let Some((own, hand)) = own_hand(view) else { return Vec::new() };
    if hand.is_empty() || board.is_over() || board.turn() == Some(own) {
        return Vec::new();
    }
    let table = PileTable::of(board);
    let mut said = Vec::with_capacity(PILES + 1);
    for (index, pile) in Pile::ALL.into_iter().enumerate() {
        said.push(Signal::Pile(about(&table, hand, index), pile));
    }
    let need = if board.draw() > 0 { table.minimum } else { 1 };
    let cost = cheapest(&table, hand, need);
    match board.phase() {
        Phase::Choose if cost <= WOULD_START => said.push(Signal::WouldStart),
        Phase::Choose => said.push(Signal::RatherNot),
        _ if cost > TROUBLE => said.push(Signal::Trouble),
        _ => {}
    }
    said
}

/// Who starts: whoever would, the own seat first if its hand is good, else a seat that did not
/// say that it would rather not.
pub(crate) fn starter(view: &View, heard: &SignalsHeard) -> Seat {
    let table = PileTable::of(view.board());
    let own = own_hand(view).map(|(own, hand)| (own, cheapest(&table, hand, table.minimum)));
    let seats = Seat::all(view.board().config().seats());
    let grade = |seat: Seat| match (own, heard.mood[seat.index()]) {
        (Some((own, cost)), _) if own == seat && cost <= WOULD_START => 0,
        (_, Some(Signal::WouldStart)) => 1,
        (Some((own, _)), _) if own == seat => 3,
        (_, Some(Signal::RatherNot)) => 4,
        _ => 2,
    };
    seats.min_by_key(|seat| grade(*seat)).unwrap_or(Seat::FIRST)
}

/// About how many cards the cheapest turn of a hand skips: the cheapest card each time. A step back
/// counts by what it regains. Planning whole turns would tell it better, but every seat says this
/// before every turn.
fn cheapest(table: &PileTable, mut hand: CardSet, need: u8) -> i32 {
    let mut tops = table.tops;
    let mut sum = 0;
    for _ in 0..need {
        let steps = (0..PILES).filter_map(|pile| cheapest_on(table, pile, tops[pile], hand));
        let Some((cost, card, pile)) = steps.min_by_key(|(cost, ..)| *cost) else {
            return i32::MAX;
        };
        sum += cost;
        tops[pile] = card;
        hand.remove(card);
    }
    sum
}

/// The cheapest card of a hand for a pile, and what it skips.
fn cheapest_on(
    table: &PileTable,
    pile: usize,
    top: Card,
    hand: CardSet,
) -> Option<(i32, Card, usize)> {
    if let Some(card) = table.back(pile, top)
        && !table.at_once
        && hand.contains(card)
    {
        return Some((-table.skipped(pile, card, top), card, pile));
    }
    let card = table.nearest(pile, top, hand)?;
    Some((table.skipped(pile, top, card), card, pile))
}
