//! The single steps that search and laboratory are made of, for a position in the middle of each
//! game.
//!
//! `cargo bench --package subibaja-rules --bench steps`

use divan::{Bencher, black_box};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use subibaja_rules::the_game::Variant;
use subibaja_rules::{
    Actions, Deck, GameState, GameView, Seat, Seed, Viewer, face_to_face, hormigas, the_game,
};

fn main() {
    divan::main();
}

fn generator() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(1)
}

/// A game with a position in its middle.
trait Middle {
    type State: GameState;

    /// Before the first action.
    fn dealt(seed: &Seed) -> Self::State;

    /// After some random actions: the first such position, seed by seed, in which a seat is on
    /// turn.
    fn middle() -> Self::State {
        let mut rng = generator();
        let mut actions = Actions::new();
        (1..1_000)
            .map(|number| {
                let mut state = Self::dealt(&Seed::from(number));
                for _ in 0..20 {
                    state.legal_into(&mut actions);
                    if !actions.is_empty() {
                        let k = rng.next_u32() as usize % actions.len();
                        state.apply_unchecked(actions[k]);
                    }
                }
                state
            })
            .find(|state| state.turn().is_some())
            .expect("some game lasts as long")
    }
}

struct TheGame;

impl Middle for TheGame {
    type State = the_game::State;

    fn dealt(seed: &Seed) -> the_game::State {
        let setup = the_game::Setup::from_seed(Variant::TheGame, 3, seed);
        the_game::State::new(&setup).expect("a valid setup")
    }
}

struct FaceToFace;

impl Middle for FaceToFace {
    type State = face_to_face::State;

    fn dealt(seed: &Seed) -> face_to_face::State {
        let setup = face_to_face::Setup::from_seed(seed);
        face_to_face::State::new(&setup).expect("a valid setup")
    }
}

struct Hormigas;

impl Middle for Hormigas {
    type State = hormigas::State;

    fn dealt(seed: &Seed) -> hormigas::State {
        let setup = hormigas::Setup::from_seed(3, seed);
        hormigas::State::new(&setup).expect("a valid setup")
    }
}

#[divan::bench(types = [TheGame, FaceToFace, Hormigas])]
fn clone<G: Middle>(bencher: Bencher<'_, '_>) {
    let state = G::middle();
    bencher.bench_local(|| black_box(&state).clone());
}

#[divan::bench(types = [TheGame, FaceToFace, Hormigas])]
fn legal<G: Middle>(bencher: Bencher<'_, '_>) {
    let state = G::middle();
    let mut actions = Actions::new();
    bencher.bench_local(|| {
        black_box(&state).legal_into(&mut actions);
        actions.len()
    });
}

/// With the check, and with the copy that a search makes first.
#[divan::bench(types = [TheGame, FaceToFace, Hormigas])]
fn clone_and_apply<G: Middle>(bencher: Bencher<'_, '_>) {
    let state = G::middle();
    let mut actions = Actions::new();
    state.legal_into(&mut actions);
    bencher.bench_local(|| {
        let mut next = black_box(&state).clone();
        next.apply(black_box(actions[0])).expect("a legal action");
        next
    });
}

#[divan::bench(types = [TheGame, FaceToFace, Hormigas])]
fn view<G: Middle>(bencher: Bencher<'_, '_>) {
    let state = G::middle();
    bencher.bench_local(|| black_box(&state).view(black_box(Viewer::Seat(Seat::FIRST))));
}

#[divan::bench(types = [TheGame, FaceToFace, Hormigas])]
fn sample<G: Middle>(bencher: Bencher<'_, '_>) {
    let view = G::middle().view(Viewer::Seat(Seat::FIRST));
    let mut rng = generator();
    bencher.bench_local(|| black_box(&view).sample(&mut rng));
}

#[divan::bench]
fn shuffle(bencher: Bencher<'_, '_>) {
    let mut deck = Deck::sorted(Variant::TheGame.pack());
    let mut rng = generator();
    bencher.bench_local(|| deck.shuffle(&mut rng));
}

#[divan::bench]
fn shuffle_of_a_seed(bencher: Bencher<'_, '_>) {
    let seed = Seed::from(1);
    bencher.bench_local(|| Deck::from_seed(Variant::TheGame.pack(), black_box(&seed), 0));
}

#[divan::bench]
fn deal(bencher: Bencher<'_, '_>) {
    let options = the_game::Options::default();
    let config = the_game::Config::new(Variant::TheGame, 3, options).expect("valid options");
    let deck = Deck::sorted(Variant::TheGame.pack());
    bencher.bench_local(|| the_game::State::deal(black_box(config), black_box(&deck)));
}
