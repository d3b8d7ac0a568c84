//! The law on words: none names a card. Whatever a player of ours says about a pile, at least three
//! different cards could each have made it say so, and who hears it can't tell which; held to it in
//! every turn of many games at every table, to the last card.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::the_game::{Pile, View};
use rules::{CardSet, GameState as _, PileSignal, Seat, Signals, Standing, State, Viewer};

use super::signals_heard::{Hearing, SignalsHeard};
use super::table::PileTable;
use super::talk::{self, FEWEST};
use super::tests::{deal, tables};
use super::worlds::Worlds;
use crate::budget::Budget;
use crate::level::Level;
use crate::player::Observation;
use crate::random::below;

/// Games at each table.
const GAMES: u64 = 10;

/// Hands, and worlds, that are drawn for a word.
const DRAWS: u32 = 60;

/// A card that turns up in more of them is named: nine in ten.
const NAMED: u32 = DRAWS * 9 / 10;

/// Unless it turns up in so many anyway.
const LIKELY: u32 = DRAWS * 6 / 10;

/// What was found.
#[derive(Default)]
struct Found {
    words: u32,
    late: u32,
    good: u32,
    /// By the number of words a seat says at once.
    talks: [u32; 6],
}

/// A hand of this size from the pool, with these cards in it.
fn hand(with: CardSet, pool: CardSet, size: u32, rng: &mut Xoshiro256PlusPlus) -> CardSet {
    let (mut hand, mut pool) = (with, pool - with);
    while hand.len() < size
        && let Some(card) = pool.nth(below(pool.len().max(1) as usize, rng) as u32)
    {
        hand.insert(card);
        pool.remove(card);
    }
    hand
}

/// The cards each of which alone makes a hand say a word: beside cards that do not.
fn alone(
    table: &PileTable,
    pile: usize,
    word: PileSignal,
    size: u32,
    rng: &mut Xoshiro256PlusPlus,
) -> CardSet {
    let idle = table.unplayed.iter();
    let idle = idle.filter(|card| talk::about(table, CardSet::of(*card), pile).is_none());
    let idle: CardSet = idle.collect();
    let says = |hand| talk::word(table, hand, pile) == Some(word);
    let mut tries = |card| {
        // What is vague depends on the whole hand: one of several will do.
        (0..16).any(|_| says(hand(CardSet::of(card), idle, size, rng)))
    };
    table.unplayed.iter().filter(|card| tries(*card)).collect()
}

/// How often each card is in a hand, of as many as are counted.
fn most(hands: impl Iterator<Item = CardSet>) -> (u32, [u32; 100]) {
    let (mut all, mut each) = (0, [0; 100]);
    for hand in hands {
        all += 1;
        hand.iter().for_each(|card| each[usize::from(card.number())] += 1);
    }
    (all, each)
}

/// Who knows the board only draws hands until so many would have said the same.
fn nothing_is_named_in_public(
    table: &PileTable,
    pile: usize,
    word: PileSignal,
    size: u32,
    rng: &mut Xoshiro256PlusPlus,
) {
    let mut drawn = |same: bool| {
        let (mut hands, mut tries) = (Vec::new(), 0);
        while hands.len() < DRAWS as usize && tries < 100 * DRAWS {
            let hand = hand(CardSet::EMPTY, table.unplayed, size, rng);
            if !same || talk::word(table, hand, pile) == Some(word) {
                hands.push(hand);
            }
            tries += 1;
        }
        most(hands.into_iter())
    };
    let ((all, before), (kept, after)) = (drawn(false), drawn(true));
    if kept < DRAWS {
        return;
    }
    assert_eq!(all, DRAWS);
    for (number, (before, after)) in before.into_iter().zip(after).enumerate() {
        assert!(
            after <= NAMED || before >= LIKELY,
            "{word:?} about {pile} names {number}: {before}, then {after} of {DRAWS}, {size} of {} on {:?}",
            table.unplayed,
            table.tops
        );
    }
}

/// A partner's worlds, with the word and without.
fn nothing_is_named_to(
    view: &View,
    (listener, own): (Seat, CardSet),
    (speaker, said): (Seat, Signals),
    rng: &mut Xoshiro256PlusPlus,
) {
    let mut standing = Standing::default();
    let mut hands = |standing: &Standing| {
        let heard = SignalsHeard::of(Hearing::Words(standing), view, listener);
        let worlds = Worlds::new(view, listener, own, &heard);
        most((0..DRAWS).map(|_| worlds.draw(rng).hands[speaker.index()])).1
    };
    let before = hands(&standing);
    standing.hear(speaker, said);
    let after = hands(&standing);
    for (number, (before, after)) in before.into_iter().zip(after).enumerate() {
        assert!(
            after <= NAMED || before >= LIKELY,
            "{said} names {number} to a partner: {before}, then {after} of {DRAWS} in {view}"
        );
    }
}

fn check(state: &State, found: &mut Found, rng: &mut Xoshiro256PlusPlus) {
    let State::TheGame(truth) = state else { panic!("a team") };
    let seats = state.seats();
    let turn = truth.board().turn();
    for speaker in Seat::all(seats).filter(|seat| Some(*seat) != turn) {
        let view = state.view(Viewer::Seat(speaker));
        let said = Level::Steady.player(7).talk(Observation::new(&view));
        assert_eq!(Level::Expert.player(8).talk(Observation::new(&view)), said);
        assert!(Level::Novice.player(9).talk(Observation::new(&view)).is_empty());
        found.talks[said.len()] += 1;
        let table = PileTable::of(truth.board());
        let size = truth.hand(speaker).len();
        for (index, pile) in Pile::ALL.into_iter().enumerate() {
            let Some(word) = said.about(pile) else { continue };
            found.words += 1;
            found.late += u32::from(truth.board().draw() == 0);
            found.good += u32::from(word == PileSignal::Good);
            let cards = alone(&table, index, word, size, rng);
            assert!(cards.len() >= FEWEST, "{word:?} about {pile} comes of {cards} alone: {state}");
            nothing_is_named_in_public(&table, index, word, size, rng);
        }
        let others = Seat::all(seats).filter(|seat| *seat != speaker);
        for listener in others.filter(|_| !said.is_empty()) {
            let view = truth.view(Viewer::Seat(listener));
            let own = truth.hand(listener);
            nothing_is_named_to(&view, (listener, own), (speaker, said), rng);
        }
    }
}

#[test]
fn no_word_names_a_card() {
    let rng = &mut Xoshiro256PlusPlus::seed_from_u64(4);
    let mut found = Found::default();
    for (i, (game, seats, options)) in (0..).zip(tables()).filter(|(_, (_, seats, _))| *seats > 1) {
        for number in 0..GAMES {
            let mut state = deal(game, seats, &options, 100 * i + number);
            let mut player = Level::Steady.player(1);
            let mut before = None;
            while !state.is_over() {
                let turn = state.turn();
                if turn != before && below(6, rng) == 0 {
                    check(&state, &mut found, rng);
                }
                before = turn;
                let view = state.view(Viewer::Seat(turn.unwrap_or(Seat::FIRST)));
                let answer = player.act(Observation::new(&view), &Budget::nodes(1));
                state.apply(answer.action).expect("a legal action");
            }
        }
    }
    let Found { words, late, good, talks } = found;
    assert!(words > 3_000 && late > 100 && good > 1_000, "{words}, {late} late, {good} good");
    // Said seldom: half of the time a word or two at most, and often none.
    let all: u32 = talks.iter().sum();
    assert!(talks[..3].iter().sum::<u32>() * 2 > all && talks[0] * 20 > all, "{talks:?}");
}
