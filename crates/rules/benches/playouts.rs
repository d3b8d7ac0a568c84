//! Whole games of random actions, through the public interface only; items are games.
//!
//! `cargo bench --package subibaja-rules --bench playouts`

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use subibaja_rules::the_game::Variant;
use subibaja_rules::{Actions, Deck, GameState, Seat, Seed, face_to_face, hormigas, the_game};

fn main() {
    divan::main();
}

/// Games a measurement: single ones differ too much.
const GAMES: u32 = 1_000;

/// Measures a game over and over.
fn measure<T>(bencher: Bencher<'_, '_>, mut game: impl FnMut() -> T) {
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        for _ in 0..GAMES {
            black_box(game());
        }
    });
}

fn generator() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(1)
}

/// A number below `n`, near enough to uniform.
fn below(n: u32, rng: &mut impl Rng) -> u32 {
    ((u64::from(rng.next_u32()) * u64::from(n)) >> 32) as u32
}

/// Uniformly random legal actions up to the end; how many there were.
fn play_out<P: GameState>(mut state: P, rng: &mut impl Rng) -> u32 {
    let mut actions = Actions::new();
    let mut count = 0;
    while !state.is_over() {
        state.legal_into(&mut actions);
        let action = actions[below(actions.len() as u32, rng) as usize];
        state.apply_unchecked(action);
        count += 1;
    }
    count
}

fn config(variant: Variant, seats: u8) -> the_game::Config {
    let start = the_game::Start::Seat(Seat::FIRST);
    let options = the_game::Options { start, ..the_game::Options::default() };
    the_game::Config::new(variant, seats, options).expect("valid options")
}

/// The minimum a turn and no more, each placement uniformly random: the quickest way, with sets in
/// the place of lists, and no more of the deck shuffled than is dealt.
fn place_the_minimum(bencher: Bencher<'_, '_>, variant: Variant, seats: u8) {
    let config = config(variant, seats);
    let dealt = usize::from(seats * config.hand_size());
    let mut deck = Deck::sorted(variant.pack());
    let mut rng = generator();
    measure(bencher, || {
        deck.shuffle_first(dealt, &mut rng);
        let mut state = the_game::State::deal(config, &deck);
        while !state.is_over() {
            if state.board().missing() == 0 {
                state.stir(&mut rng);
                state.apply_unchecked(the_game::Action::End);
            } else {
                let placements = state.placements();
                let k = below(placements.len(), &mut rng);
                state.apply_unchecked(placements.get(k).expect("below their number"));
            }
        }
        state.board().left()
    });
}

#[divan::bench(args = [1, 2, 3, 4, 5])]
fn the_game_minimum(bencher: Bencher<'_, '_>, seats: u8) {
    place_the_minimum(bencher, Variant::TheGame, seats);
}

#[divan::bench(args = [1, 2, 3, 4, 5])]
fn ascenso_descenso_minimum(bencher: Bencher<'_, '_>, seats: u8) {
    place_the_minimum(bencher, Variant::AscensoDescenso, seats);
}

/// Any legal action, from the list of all.
fn any_action(bencher: Bencher<'_, '_>, variant: Variant) {
    let config = config(variant, 3);
    let mut deck = Deck::sorted(variant.pack());
    let mut rng = generator();
    measure(bencher, || {
        deck.shuffle(&mut rng);
        play_out(the_game::State::deal(config, &deck), &mut rng)
    });
}

#[divan::bench]
fn the_game(bencher: Bencher<'_, '_>) {
    any_action(bencher, Variant::TheGame);
}

#[divan::bench]
fn ascenso_descenso(bencher: Bencher<'_, '_>) {
    any_action(bencher, Variant::AscensoDescenso);
}

#[divan::bench]
fn face_to_face(bencher: Bencher<'_, '_>) {
    let options =
        face_to_face::Options { start: Some(Seat::FIRST), ..face_to_face::Options::default() };
    let config = face_to_face::Config::new(options).expect("valid options");
    let mut decks = [Deck::sorted(face_to_face::PACK); 2];
    let mut rng = generator();
    measure(bencher, || {
        for deck in &mut decks {
            deck.shuffle(&mut rng);
        }
        let [gold, silver] = &decks;
        play_out(face_to_face::State::deal(config, [gold, silver]), &mut rng)
    });
}

/// One round of a hundred turns: random play would hardly ever put a hand in order.
#[divan::bench]
fn hormigas(bencher: Bencher<'_, '_>) {
    let options =
        hormigas::Options { rounds: Some(1), turn_limit: 100, ..hormigas::Options::default() };
    let config = hormigas::Config::new(3, options).expect("valid options");
    let mut deck = Deck::sorted(hormigas::PACK);
    let mut rng = generator();
    measure(bencher, || {
        deck.shuffle(&mut rng);
        play_out(hormigas::State::deal(config, &deck, Seed::from(1)), &mut rng)
    });
}
