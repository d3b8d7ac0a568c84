//! Worlds sampled where few fit.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use subibaja_rules::hormigas::State;
use subibaja_rules::{GameState as _, GameView as _, Seat, Viewer};

/// Four cards are hidden from the last seat, and one of them would have put the third hand in order:
/// that hand must not be left with it.
const NARROW: &str = "hormigas seats=4 start=3 hand=3,3,3,98 target=1 symbols=one round=0 turns=8 \
    phase=put middle=94!,-,88! held=61! hands=32,23,70!/31,30!,34!/104!,85!,108/21,68,48,87,109,58,\
    42,28,80,84,96,45,20,65,90,69,37,12,107,8,63,14,75,93,25,98,17,43,9,106,111,73,22,62,24,81,7,51,\
    40,10,56,39,101,60,35,100,33,18,71,27,97,44,11,99,29,103,38,13,36,50,19,105,2,79,82,55,76,74,15,\
    86,110,95,78,47,54,102,41,66,53,77,4,57,64,52,89,46,67,5,72,91,16,3,6,59,92,49,26,83 draw= \
    discard= totals=0,0,0,0 scores=0,0,0,0 later=f8m6v6h8xus8up7mfuqfxkdsrw";

#[test]
fn a_sampled_world_is_one_that_play_can_reach() {
    let state: State = NARROW.parse().expect("a position");
    let view = state.view(Viewer::Seat(Seat::new(3).expect("a seat")));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for _ in 0..500 {
        let world = view.sample(&mut rng);
        assert_eq!(world.to_string().parse().as_ref(), Ok(&world));
    }
}
