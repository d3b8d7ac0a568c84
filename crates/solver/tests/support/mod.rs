//! What the tests share: random positions, and the slowest solver there is.

// Every test file compiles this anew and uses its own part of it.
#![allow(dead_code)]

use std::collections::HashMap;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use rules::the_game::{Action, Pile, State};
use rules::{Actions, Family, Game, GameState as _, Seed, Setup};

/// A generator that is the same in every run.
pub(crate) fn rng(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// A number below `n`. Slightly biased, which does not matter to a test.
pub(crate) fn below(n: usize, rng: &mut impl Rng) -> usize {
    (rng.next_u64() % n as u64) as usize
}

fn mix<T>(items: &mut [T], rng: &mut impl Rng) {
    for i in (1..items.len()).rev() {
        items.swap(i, below(i + 1, rng));
    }
}

/// Seats and options of a position.
#[derive(Clone, Debug)]
pub(crate) struct Seating {
    pub(crate) game: Game,
    pub(crate) seats: usize,
    /// As a line has them: ` minimum=3 jump=any`.
    pub(crate) options: String,
    pub(crate) hand: usize,
    /// Are the rows written down, not only their tops?
    pub(crate) open_rows: bool,
}

/// A table of any kind.
pub(crate) fn any_seating(rng: &mut impl Rng) -> Seating {
    let seats = 1 + below(5, rng);
    let mut kinds = Vec::new();
    for game in Game::ALL {
        if matches!(game.family(), Family::TheGame(_)) {
            let sets = game.option_sets(seats as u8).into_iter();
            let sets = sets.filter(|set| set.iter().all(|(name, _)| name != "start"));
            kinds.extend(sets.map(|set| (game, set)));
        }
    }
    let (game, set) = kinds.swap_remove(below(kinds.len(), rng));
    let setup = Setup::from_seed(game, seats as u8, &set, &Seed::from(1)).expect("a setup");
    let Setup::TheGame(setup) = setup else { panic!("a setup of {game}") };
    let state = State::new(&setup).expect("a game");
    let options =
        set.iter().fold(String::new(), |all, (name, value)| all + &format!(" {name}={value}"));
    let hand = state.board().config().hand_size().into();
    Seating { game, seats, options, hand, open_rows: state.board().row(Pile::Up1).is_some() }
}

/// A position with few cards left and any cards on top, at the start of a turn or within one.
pub(crate) fn late_position(table: &Seating, most_left: usize, rng: &mut impl Rng) -> State {
    loop {
        if let Some(state) = try_late_position(table, most_left, rng) {
            return state;
        }
    }
}

fn try_late_position(table: &Seating, most_left: usize, rng: &mut impl Rng) -> Option<State> {
    let Seating { game, seats, options, hand, open_rows } = table;
    let (seats, hand) = (*seats, *hand);
    let starts: Vec<u8> = game.piles().iter().map(|pile| pile.start.number()).collect();
    let mut cards: Vec<u8> = (game.pack().low..=game.pack().high).collect();
    mix(&mut cards, rng);
    // Some are beneath the tops.
    let left = 1 + below(most_left.min(cards.len() - 5), rng);
    let mut out = cards.split_off(cards.len() - left);
    // Ascending piles are mostly high by now, descending ones low.
    let mut tops = cards.split_off(cards.len() - 4);
    if below(4, rng) > 0 {
        tops.sort_unstable();
        tops.reverse();
    }
    let mut hands = vec![Vec::new(); seats];
    let draw = if left > hand * seats { out.split_off(hand * seats) } else { Vec::new() };
    while let Some(card) = out.pop() {
        let hand_of = below(seats, rng);
        let room = (0..seats).map(|k| (hand_of + k) % seats).find(|k| hands[*k].len() < hand)?;
        hands[room].push(card);
    }
    let list = |cards: &[u8]| cards.iter().map(u8::to_string).collect::<Vec<_>>().join(",");
    let hands: Vec<String> = hands.iter().map(|hand| list(hand)).collect();
    let piles = if *open_rows {
        // What lies beneath the tops does not matter: all of it in the first row.
        cards.insert(0, starts[0]);
        cards.push(tops[0]);
        let row = |k: usize| format!("{},{}", starts[k], tops[k]);
        format!("rows={}/{}/{}/{}", list(&cards), row(1), row(2), row(3))
    } else {
        format!("tops={}", list(&tops))
    };
    let seat = below(seats, rng);
    let (hands, draw) = (hands.join("/"), list(&draw));
    let line =
        format!("{game} seats={seats}{options} turn={seat} {piles} hands={hands} draw={draw}");
    // Not every position can be: the seat on turn must be able to go on.
    let mut state: State = line.parse().ok()?;
    for _ in 0..below(4, rng).saturating_sub(1) {
        let mut legal = Actions::new();
        state.legal_into(&mut legal);
        if !state.is_over() {
            state.apply_unchecked(legal[below(legal.len(), rng)]);
        }
    }
    Some(state)
}

/// Tries everything by the rules alone: the fewest cards that can be left. `None` where that would
/// take more than so many positions.
pub(crate) fn fewest_left(state: &State, most: usize) -> Option<u8> {
    fn visit(state: &State, known: &mut HashMap<State, u8>, most: usize) -> Option<u8> {
        if state.is_over() {
            return Some(state.board().left());
        }
        if let Some(left) = known.get(state) {
            return Some(*left);
        }
        let mut legal = Actions::new();
        state.legal_into(&mut legal);
        let mut least = u8::MAX;
        for action in legal {
            let mut next = *state;
            next.apply_unchecked(action);
            least = least.min(visit(&next, known, most)?);
            if least == 0 {
                break;
            }
        }
        known.insert(*state, least);
        (known.len() < most).then_some(least)
    }
    visit(state, &mut HashMap::new(), most)
}

/// Plays a line to the end of a game, by the rules, and counts what is left.
pub(crate) fn left_after(state: &State, actions: &[Action]) -> u8 {
    let mut state = *state;
    for action in actions {
        state.apply(*action).expect("a line of legal actions");
    }
    assert!(state.is_over(), "a line leads to the end of a game");
    state.board().left()
}
