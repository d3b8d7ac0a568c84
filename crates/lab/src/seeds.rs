//! Which deal and which player's luck belong to a number: the same for ever, on every machine.

use rules::{ParseError, Seed};

/// The seed of a deal: `S.k`, so that `subibaja deal … --seed S.k` deals the same cards.
pub(crate) fn of_deal(seed: &str, deal: u64) -> Result<Seed, ParseError> {
    format!("{seed}.{deal}").parse()
}

/// The seed of a player in a deal, from the run's seed, the deal and the player's number.
pub(crate) fn of_player(seed: &str, deal: u64, player: usize) -> u64 {
    const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0000_0100_0000_01b3;
    let numbers = [deal, player as u64].map(u64::to_le_bytes);
    let bytes = seed.bytes().chain(numbers.into_iter().flatten());
    mix(bytes.fold(OFFSET, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(PRIME)))
}

/// Spreads neighbouring hashes over all 64 bits, as some generators start slowly.
fn mix(mut x: u64) -> u64 {
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_players_seed_depends_on_all_three() {
        let seeds = [
            of_player("1", 0, 0),
            of_player("1", 0, 1),
            of_player("1", 1, 0),
            of_player("2", 0, 0),
        ];
        for (i, one) in seeds.iter().enumerate() {
            assert!(!seeds[..i].contains(one));
        }
    }

    #[test]
    fn a_deals_seed_names_run_and_deal() {
        assert_eq!(of_deal("2026-11", 7).expect("a seed").as_str(), "2026-11.7");
        assert!(of_deal("a seed", 0).is_err());
    }
}
