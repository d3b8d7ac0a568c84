//! The players on the seats without a person.

use std::time::Duration;

use players::{Bots, Budget, Cancel, Limit};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng as _, SeedableRng as _};
use rules::{Seat, Seed};

use crate::setting::Chair;

/// How long a bot may think about a turn.
pub(crate) const THOUGHT: Duration = Duration::from_secs(1);

/// A stream of a seed's generator that no deck and no lot uses.
const PLAYERS_STREAM: u64 = u64::MAX - 1;

/// The bots of a table. The same seed and the same moves give the same game, where a level does not
/// think by the clock.
pub(crate) fn bots(chairs: &[Chair], seed: &Seed, thought: Duration, cancel: &Cancel) -> Bots {
    let mut rng = of_seed(seed);
    let seats = Seat::all(chairs.len() as u8).zip(chairs);
    let players = seats.filter_map(|(seat, chair)| match chair {
        Chair::Bot(level) => Some((seat, level.player(rng.next_u64()))),
        Chair::Person => None,
    });
    Bots::new(players, Budget { limit: Limit::Time(thought), cancel: cancel.clone() })
}

/// The generator of the bots' own seeds.
fn of_seed(seed: &Seed) -> ChaCha20Rng {
    let mut key = [0; Seed::MAX_LEN];
    let text = seed.as_str().as_bytes();
    key[..text.len()].copy_from_slice(text);
    let mut rng = ChaCha20Rng::from_seed(key);
    rng.set_stream(PLAYERS_STREAM);
    rng
}
