//! Whole games of random placements, each turn ended at its minimum: the engine's inner loop.

use std::time::Instant;

use rand_core::{Rng, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::{
    Actions, CardSet, Deck, GameState as _, Seed, State, face_to_face, hormigas, the_game,
};

use crate::random::{self, below};

/// Games between two looks at the clock.
const GAMES_AT_ONCE: u64 = 256;

/// What was played, and how long it took.
pub(super) struct Count {
    pub(super) games: u64,
    pub(super) placements: u64,
    pub(super) seconds: f64,
}

/// Plays games with the seats and options of this one.
pub(super) fn run(table: &State, seed: &Seed, seconds: f64) -> Count {
    let rng = &mut Xoshiro256PlusPlus::from_rng(&mut random::from_seed(seed));
    match table {
        State::TheGame(state) => {
            let config = *state.board().config();
            let deck = Deck::sorted(config.variant().pack());
            repeat(seconds, the_game(config, deck, rng))
        }
        State::FaceToFace(state) => {
            let deck = Deck::sorted(face_to_face::PACK);
            repeat(seconds, face_to_face(*state.board().config(), [deck; 2], rng))
        }
        State::Hormigas(state) => {
            let deck = Deck::sorted(hormigas::PACK);
            repeat(seconds, hormigas(*state.board().config(), deck, *seed, rng))
        }
    }
}

/// Plays until the time is up. A game says how many cards were placed.
fn repeat(seconds: f64, mut game: impl FnMut() -> u64) -> Count {
    let start = Instant::now();
    let (mut games, mut placements) = (0, 0);
    loop {
        for _ in 0..GAMES_AT_ONCE {
            placements += game();
        }
        games += GAMES_AT_ONCE;
        let passed = start.elapsed().as_secs_f64();
        if passed >= seconds {
            return Count { games, placements, seconds: passed };
        }
    }
}

fn the_game(config: the_game::Config, mut deck: Deck, rng: &mut impl Rng) -> impl FnMut() -> u64 {
    use the_game::{Action, State};
    let dealt = usize::from(config.hand_size()) * usize::from(config.seats());
    move || {
        // Only what is dealt is shuffled; what is drawn later is stirred when it is drawn.
        deck.shuffle_first(dealt, rng);
        let mut state = State::deal(config, &deck);
        let mut placed = 0;
        while !state.is_over() {
            if state.board().missing() == 0 {
                state.stir(rng);
                state.apply_unchecked(Action::End);
                continue;
            }
            let placements = state.placements();
            let Some(action) = placements.get(below(placements.len(), rng)) else { break };
            state.apply_unchecked(action);
            placed += 1;
        }
        placed
    }
}

fn face_to_face(
    config: face_to_face::Config,
    mut decks: [Deck; 2],
    rng: &mut impl Rng,
) -> impl FnMut() -> u64 {
    use face_to_face::{Action, State};
    move || {
        for deck in &mut decks {
            deck.shuffle(rng);
        }
        let [one, other] = &decks;
        let mut state = State::deal(config, [one, other]);
        let mut placed = 0;
        while let Some(seat) = state.turn() {
            if state.board().missing() == 0 {
                state.apply_unchecked(Action::End);
                continue;
            }
            let piles = state.board().placements(state.hand(seat));
            let Some(action) = random_placement(&piles, rng) else { break };
            state.apply_unchecked(action);
            placed += 1;
        }
        placed
    }
}

/// Any of the placements, which are given by pile.
fn random_placement(piles: &[CardSet; 4], rng: &mut impl Rng) -> Option<face_to_face::Action> {
    let mut k = below(piles.iter().map(|cards| cards.len()).sum(), rng);
    for (cards, pile) in piles.iter().zip(face_to_face::Pile::ALL) {
        match cards.nth(k) {
            Some(card) => return Some(face_to_face::Action::Place(card, pile)),
            None => k -= cards.len(),
        }
    }
    None
}

fn hormigas(
    config: hormigas::Config,
    mut deck: Deck,
    seed: Seed,
    rng: &mut impl Rng,
) -> impl FnMut() -> u64 {
    use hormigas::{Action, State};
    move || {
        deck.shuffle(rng);
        let mut state = State::deal(config, &deck, seed);
        let mut legal = Actions::new();
        let mut put = 0;
        while !state.is_over() {
            state.legal_into(&mut legal);
            match legal.get(below(legal.len() as u32, rng) as usize).copied() {
                Some(Action::Deal) => {
                    deck.shuffle(rng);
                    if state.deal_next(&deck).is_err() {
                        break;
                    }
                }
                Some(action) => {
                    put += u64::from(matches!(action, Action::Put(..)));
                    state.apply_unchecked(action);
                }
                None => break,
            }
        }
        put
    }
}
