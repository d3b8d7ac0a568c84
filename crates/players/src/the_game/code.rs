//! A code: words that stand for cards. `leave` is said exactly if the hand holds the card one step
//! back, so it is that card's number; and each seat names all four piles before every turn.
//!
//! | said | the hand has for the pile |
//! |---|---|
//! | `leave` | the card one step back: a trick |
//! | `good` | a card that skips at most [`GOOD`] unplayed cards |
//! | `no-big-step` | a card that skips at most [`NEAR`] |
//! | `go-ahead` | nothing near |
//!
//! That breaks the spirit of the rule on talk, and no table has it: it is kept to measure against.
//! A [`CodePlayer`] is no [`Player`], and what it says is no
//! [`Signals`]: it can't sit down at a table, and nobody there could hear it.

use rules::the_game::Pile;
use rules::{CardSet, MAX_SEATS, Mood, PileSignal, Seat, Signal, Signals, View};

use super::signals_heard::Hearing;
use super::table::{MAX_CARDS, PileTable};
use super::talk::{self, Heeding, Zones};
use super::weights::STRIDES;
use crate::budget::Budget;
use crate::level::Level;
use crate::player::{Answer, Observation, Player};
use crate::the_game;

/// A good card skips no more unplayed cards than this.
const GOOD: i32 = 1;

/// A near card skips no more than this.
const NEAR: i32 = 4;

/// What a seat says by the code. It can be counted, and no more: only who plays by the code
/// understands it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CodeWord(Signals);

impl CodeWord {
    /// Of how many piles each word is said, in the order of [`PileSignal::ALL`].
    pub fn piles(&self) -> [u32; PileSignal::ALL.len()] {
        PileSignal::ALL.map(|word| {
            let said = |pile: &Pile| self.0.about(*pile) == Some(word);
            Pile::ALL.into_iter().filter(said).count() as u32
        })
    }

    /// How often each mood is told, in the order of [`Mood::ALL`]: once or not at all.
    pub fn moods(&self) -> [u32; Mood::ALL.len()] {
        Mood::ALL.map(|mood| u32::from(self.0.mood() == Some(mood)))
    }
}

/// What all seats have said by the code before the turn that begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CodeTable([CodeWord; MAX_SEATS]);

impl CodeTable {
    /// A seat speaks.
    pub fn hear(&mut self, seat: Seat, word: CodeWord) {
        self.0[seat.index()] = word;
    }

    pub(super) fn of(&self, seat: Seat) -> Signals {
        self.0[seat.index()].0
    }
}

/// A player of the laboratory that talks by the code.
pub struct CodePlayer {
    mind: Mind,
    /// Plays where there is no talk.
    plain: Box<dyn Player>,
}

enum Mind {
    /// Neither speaks nor listens.
    Deaf,
    Steady(the_game::Steady),
    Expert(the_game::Expert),
}

impl CodePlayer {
    /// A player of this level.
    pub fn new(level: Level, seed: u64) -> CodePlayer {
        let mind = match level {
            Level::Random | Level::Novice => Mind::Deaf,
            Level::Steady => Mind::Steady(the_game::Steady::default()),
            Level::Expert => Mind::Expert(the_game::Expert::new(seed)),
        };
        CodePlayer { mind, plain: level.player(seed) }
    }

    /// What to do now.
    pub fn act(&mut self, seen: Observation<'_>, heard: &CodeTable, budget: &Budget) -> Answer {
        match (&mut self.mind, seen.view) {
            (Mind::Steady(steady), View::TheGame(view)) => {
                rules::Action::TheGame(steady.act(view, Hearing::Code(heard))).into()
            }
            (Mind::Expert(expert), View::TheGame(view)) => {
                expert.act(view, Hearing::Code(heard), budget)
            }
            _ => self.plain.act(seen, budget),
        }
    }

    /// What to say before another's turn.
    pub fn talk(&self, view: &View) -> CodeWord {
        match (&self.mind, view) {
            (Mind::Steady(_) | Mind::Expert(_), View::TheGame(view)) => word(view),
            _ => CodeWord::default(),
        }
    }
}

/// What a seat says: something about every pile.
fn word(view: &rules::the_game::View) -> CodeWord {
    let Some((table, hand)) = talk::speaker(view) else { return CodeWord::default() };
    let piles = Pile::ALL.into_iter().enumerate();
    let words = piles.map(|(i, pile)| Signal::Pile(about(&table, hand, i), pile));
    let mood = talk::mood(view, &table, hand).map(Signal::Mood);
    CodeWord(words.chain(mood).collect())
}

/// What a hand has to say about a pile.
#[inline]
pub(super) fn about(table: &PileTable, hand: CardSet, pile: usize) -> PileSignal {
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

/// The unplayed cards that make a hand say something about a pile: by what it would be, the strongest
/// first.
pub(super) fn zones(table: &PileTable, pile: usize) -> Zones {
    let back = talk::back(table, pile);
    let good = talk::ahead(table, pile, 0..=GOOD);
    let near = talk::ahead(table, pile, GOOD + 1..=NEAR);
    Zones { leave: back, good, near }
}

/// What the words cost those who move the piles, with all cards to come and with none.
const EARLY: Heeding =
    Heeding { words: [[-12, -22, 19, 51], [-18, 89, 63, 74], [155, 131, 176, 150]], next: 29 };
const LATE: Heeding =
    Heeding { words: [[-19, -22, 35, 31], [-25, 45, 60, 41], [134, 118, 422, 231]], next: 20 };

/// The same by the number of cards left.
static HEEDING: [Heeding; MAX_CARDS + 1] = {
    let mut heeding = [LATE; MAX_CARDS + 1];
    let mut left = 0;
    while left <= MAX_CARDS {
        heeding[left] = between(left as u8 as i32);
        left += 1;
    }
    heeding
};

const fn between(left: i32) -> Heeding {
    const ALL: i32 = MAX_CARDS as u8 as i32;
    let mut heeding = LATE;
    let mut i = 0;
    while i < STRIDES * heeding.words.len() {
        let (word, stride) = (i / STRIDES, i % STRIDES);
        let (early, late) = (EARLY.words[word][stride], LATE.words[word][stride]);
        heeding.words[word][stride] = (early * left + late * (ALL - left)) / ALL;
        i += 1;
    }
    heeding.next = (EARLY.next * left + LATE.next * (ALL - left)) / ALL;
    heeding
}

/// What counts with so many cards left.
#[inline]
pub(super) fn heeding(left: i32) -> &'static Heeding {
    &HEEDING[usize::try_from(left).unwrap_or(0).min(MAX_CARDS)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_piles_are_counted_and_not_named() {
        let word = CodeWord("leave@up1 leave@down2 good@up2 fine".parse().expect("signals"));
        assert_eq!((word.piles(), word.moods()), ([2, 0, 1, 0], [0, 1, 0, 0]));
    }
}
