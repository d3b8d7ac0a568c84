//! Which program and which players a result is of.

use rules::Game;

/// The version of the program.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What every player decides in fixed games. A test of `players` holds it to what they do.
const SIGNATURE: &str = include_str!("../../../oracles/players.txt");

/// The same of the people of the laboratory, held to it by a test here.
const PEOPLE: &str = include_str!("../../../oracles/people.txt");

/// A hash of all that the players decide in fixed deals of a game: another hash is other play.
pub(crate) fn players_hash(game: Game) -> String {
    let name = game.name();
    let levels = SIGNATURE.lines().filter(|line| line.split(' ').next() == Some(name));
    let people = PEOPLE.lines().filter(|line| line.split(' ').nth(1) == Some(name));
    // FNV-1a: the same on every machine, for ever.
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for byte in levels.chain(people).flat_map(|line| line.bytes().chain([b'\n'])) {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    }
    format!("{hash:016x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_hash_of_its_own() {
        let mut hashes = Game::ALL.map(players_hash).to_vec();
        hashes.sort_unstable();
        hashes.dedup();
        assert_eq!(hashes.len(), Game::ALL.len());
        assert!(!hashes.contains(&"cbf29ce484222325".to_owned()), "of no line at all");
    }
}
