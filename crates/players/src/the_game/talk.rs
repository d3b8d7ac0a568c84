//! What the seats tell each other in the plain sense of the words, and what they make of it.
//!
//! | said | the hand has for the pile |
//! |---|---|
//! | `good` | a small step, or the step back; not which |
//! | `no-big-step` | a card a little farther on |
//!
//! No word names a card: each can come of at least three, or it is not said. What counts as small
//! is left vague, as it is among people: by a card more or fewer, as the hand has it, so that not
//! even somebody who holds the others of them knows which one is meant. Where there is nothing to
//! say, nothing is said, and what stands is not said again.
//!
//! A hand whose cheapest turn skips more than [`TROUBLE`] cards says so too. People say less and are
//! less exact: silence about a pile means little, and `trouble` without a word about the piles asks
//! for small steps everywhere. `leave` and `go-ahead` are understood, not said: `good` has said as
//! much, and where nobody speaks anyone may go ahead.

use rules::the_game::{Phase, Pile, View};
use rules::{Card, CardSet, Mood, PileSignal, Seat, Signal, Signals, Standing};

use super::code;
use super::script::own_hand;
use super::signals_heard::{SignalsHeard, Talk};
use super::table::{PILES, PileTable};
use super::turn::{Heed, UNHEEDED};
use super::weights::{STRIDES, Weights};
use super::world::World;

/// The fewest cards that may be meant by a word.
pub(crate) const FEWEST: u32 = 3;

/// A small step is one of so many cards more than the fewest, as the hand has it: three times in four
/// none.
pub(crate) const VAGUE: [i32; 4] = [0, 0, 0, VAGUEST];

/// So many cards after the small steps are a little farther on: so many that the fewest are, however
/// vague a hand is.
const FARTHER: i32 = FEWEST.cast_signed() + VAGUEST;

/// The most cards more.
const VAGUEST: i32 = 1;

/// Whoever says that they have no small step might hold so many cards more than they do.
const SPARE: u32 = 2;

/// So many cards are looked at for those that a word may mean.
const MAX_WIDE: u32 = 10;

/// Whoever skips no more cards than this in the first turn would start.
const WOULD_START: i32 = 4;

/// Whoever must skip more cards than this in the next turn is in trouble.
const TROUBLE: i32 = 16;

/// What the words of others cost those who move the piles.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Heeding {
    /// By what was said (no big step, good, leave) and by how far the pile moves.
    pub(crate) words: [[i32; STRIDES]; 3],
    /// How much more the word of the seat that comes next counts, in [`Weights::UNIT`]s.
    pub(crate) next: i32,
}

/// The unplayed cards that make a hand say something about a pile.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Zones {
    pub(crate) leave: CardSet,
    pub(crate) good: CardSet,
    pub(crate) near: CardSet,
}

/// How vague a hand is about a pile: a lot of its own, that nobody else knows.
#[inline]
fn vague(hand: CardSet, pile: usize) -> i32 {
    let bits = hand.bits();
    let mixed = (bits as u64 ^ (bits >> 64) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    VAGUE[(mixed >> (48 + 2 * pile)) as usize % VAGUE.len()]
}

/// The most cards that a small step skips.
#[inline]
fn small(table: &PileTable, pile: usize, vague: i32) -> i32 {
    let back = i32::from(!back(table, pile).is_empty());
    FEWEST.cast_signed() - 1 - back + vague
}

/// What a hand has to say about a pile.
#[inline]
pub(crate) fn about(table: &PileTable, hand: CardSet, pile: usize) -> Option<PileSignal> {
    if !(back(table, pile) & hand).is_empty() {
        return Some(PileSignal::Good);
    }
    let top = table.tops[pile];
    let skips = table.skipped(pile, top, table.nearest(pile, top, hand)?);
    if skips > FEWEST.cast_signed() + VAGUEST + FARTHER {
        return None;
    }
    let small = small(table, pile, vague(hand, pile));
    if skips <= small {
        Some(PileSignal::Good)
    } else {
        (skips <= small + FARTHER).then_some(PileSignal::NoBigStep)
    }
}

/// The zones of a pile for a hand that is so vague about it.
pub(crate) fn zones(table: &PileTable, pile: usize, vague: i32) -> Zones {
    let small = small(table, pile, vague);
    let good = back(table, pile) | ahead(table, pile, 0..=small);
    let near = ahead(table, pile, small + 1..=small + FARTHER);
    Zones { leave: CardSet::EMPTY, good, near }
}

/// The card one step back, where it may be placed off any top card.
#[inline]
pub(crate) fn back(table: &PileTable, pile: usize) -> CardSet {
    match table.back(pile, table.tops[pile]) {
        Some(card) if !table.at_once => CardSet::of(card) & table.unplayed,
        _ => CardSet::EMPTY,
    }
}

/// The unplayed cards that skip so many others on a pile.
pub(crate) fn ahead(
    table: &PileTable,
    pile: usize,
    skips: std::ops::RangeInclusive<i32>,
) -> CardSet {
    let mut cards = CardSet::EMPTY;
    let mut from = table.tops[pile];
    for skipped in 0..=*skips.end() {
        let Some(card) = table.nearest(pile, from, table.unplayed) else { break };
        if skips.contains(&skipped) {
            cards.insert(card);
        }
        from = card;
    }
    cards
}

/// The cards that a word may mean for somebody who sees none but these: at least [`FEWEST`]. Where the
/// others of them are seen already the next ones are taken in, as nobody speaks so exactly; where there
/// are no more, nothing follows from the word.
pub(crate) fn widened(table: &PileTable, pile: usize, meant: CardSet, unseen: CardSet) -> CardSet {
    let mut could = meant & unseen;
    let mut from = table.tops[pile];
    for _ in 0..MAX_WIDE {
        if could.len() >= FEWEST {
            return could;
        }
        let Some(card) = table.nearest(pile, from, table.unplayed) else { break };
        could = could | CardSet::of(card) & unseen;
        from = card;
    }
    if could.len() >= FEWEST { could } else { CardSet::EMPTY }
}

/// Adds what one seat said about a pile; the next seat's word may count more.
#[inline]
fn add(heed: &mut Heed, pile: usize, said: PileSignal, heeding: &Heeding, is_next: bool) {
    let row = match said {
        PileSignal::GoAhead => return,
        PileSignal::NoBigStep => 0,
        PileSignal::Good => 1,
        PileSignal::Leave => 2,
    };
    let factor = if is_next { heeding.next } else { Weights::UNIT };
    for (sum, cost) in heed[pile].iter_mut().zip(heeding.words[row]) {
        *sum += cost * factor / Weights::UNIT;
    }
}

/// What the seat on turn would hear from the others in a world.
pub(crate) fn overheard(world: &World, talk: Talk, weights: &Weights) -> Heed {
    let mut heed = UNHEEDED;
    if talk == Talk::Silent {
        return heed;
    }
    let heeding = heeding(talk, weights, world.table.left());
    let mut seat = world.turn;
    for distance in 1..world.seats {
        seat = if seat + 1 >= world.seats { 0 } else { seat + 1 };
        let hand = world.hands[seat];
        if !hand.is_empty() {
            for pile in 0..PILES {
                let said = match talk {
                    Talk::Code => Some(code::about(&world.table, hand, pile)),
                    Talk::Plain | Talk::Silent => about(&world.table, hand, pile),
                };
                if let Some(said) = said {
                    add(&mut heed, pile, said, &heeding, distance == 1);
                }
            }
        }
    }
    heed
}

#[inline]
fn heeding(talk: Talk, weights: &Weights, left: i32) -> Heeding {
    match talk {
        Talk::Code => *code::heeding(left),
        Talk::Plain | Talk::Silent => Heeding { words: weights.heed, next: weights.heed_next },
    }
}

/// What the seat on turn has heard from the others.
pub(crate) fn heeded(heard: &SignalsHeard, next: Seat, weights: &Weights, left: i32) -> Heed {
    let mut heed = UNHEEDED;
    let heeding = heeding(heard.talk, weights, left);
    for (seat, mut about) in heard.about.into_iter().enumerate() {
        if heard.mood[seat] == Some(Mood::Trouble) && about == [None; PILES] {
            about = [Some(PileSignal::NoBigStep); PILES];
        }
        for (pile, said) in about.iter().enumerate() {
            if let Some(said) = said {
                add(&mut heed, pile, *said, &heeding, seat == next.index());
            }
        }
    }
    heed
}

/// The table and the hand of a seat that may speak now: the game is on, and it is not its turn.
pub(crate) fn speaker(view: &View) -> Option<(PileTable, CardSet)> {
    let board = view.board();
    let (own, hand) = own_hand(view)?;
    let may = !hand.is_empty() && !board.is_over() && board.turn() != Some(own);
    may.then(|| (PileTable::of(board), hand))
}

/// What a seat says before another's turn, and before someone starts: what is new of it.
pub(crate) fn say(view: &View, heard: Option<&Standing>) -> Signals {
    let Some((table, hand)) = speaker(view) else { return Signals::NONE };
    let piles = Pile::ALL.into_iter().enumerate();
    let piles =
        piles.filter_map(|(index, pile)| Some(Signal::Pile(word(&table, hand, index)?, pile)));
    let piles = piles.filter(|_| !lies_open(view));
    let mood = mood(view, &table, hand).map(Signal::Mood);
    let said: Signals = piles.chain(mood).collect();
    match (heard, own_hand(view)) {
        (Some(standing), Some((own, _))) => said.since(&standing.of(own)),
        _ => said,
    }
}

/// Does the one partner left know the hand anyway, as all others lie on the table?
fn lies_open(view: &View) -> bool {
    let board = view.board();
    let holds = |seat: &Seat| board.held(*seat) > 0;
    board.draw() == 0 && Seat::all(board.config().seats()).filter(holds).count() <= 2
}

/// What a hand has to say about a pile, if it names no card.
pub(crate) fn word(table: &PileTable, hand: CardSet, pile: usize) -> Option<PileSignal> {
    let word = about(table, hand, pile)?;
    // What every hand calls so, however vague it is.
    let (least, most) = (zones(table, pile, 0), zones(table, pile, VAGUEST));
    let enough = if word == PileSignal::Good {
        least.good.len() >= FEWEST
    } else {
        // It also says that the hand has no smaller step: where that leaves hardly more cards than it
        // holds, they are named all at once.
        let could = table.unplayed - most.good;
        (least.near & most.near).len() >= FEWEST && could.len() >= hand.len() + SPARE
    };
    enough.then_some(word)
}

/// How a seat is, if that is worth a word.
pub(crate) fn mood(view: &View, table: &PileTable, hand: CardSet) -> Option<Mood> {
    let board = view.board();
    let need = if board.draw() > 0 { table.minimum } else { 1 };
    let cost = cheapest(table, hand, need);
    match board.phase() {
        Phase::Choose if cost <= WOULD_START => Some(Mood::WouldStart),
        Phase::Choose => Some(Mood::RatherNot),
        _ if cost > TROUBLE => Some(Mood::Trouble),
        _ => None,
    }
}
/// Who starts: whoever would, the own seat first if its hand is good, else a seat that did not
/// say that it would rather not.
pub(crate) fn starter(view: &View, heard: &SignalsHeard) -> Seat {
    let table = PileTable::of(view.board());
    let own = own_hand(view).map(|(own, hand)| (own, cheapest(&table, hand, table.minimum)));
    let seats = Seat::all(view.board().config().seats());
    let grade = |seat: Seat| match (own, heard.mood[seat.index()]) {
        (Some((own, cost)), _) if own == seat && cost <= WOULD_START => 0,
        (_, Some(Mood::WouldStart)) => 1,
        (Some((own, _)), _) if own == seat => 3,
        (_, Some(Mood::RatherNot)) => 4,
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
