//! Every game has its laws, node counts, worked examples, books and place in the bench signature: whoever adds
//! one is led to each.

use std::path::Path;

use subibaja_rules::Game;

#[test]
fn every_game_is_tried_and_written_down() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |path: &str| std::fs::read_to_string(root.join(path)).unwrap_or_default();
    for game in Game::ALL {
        let (variant, name) = (format!("Game::{game:?}"), format!("\"game\":\"{game}\""));
        for (path, mark) in [
            ("crates/rules/tests/laws.rs", variant.as_str()),
            ("crates/rules/tests/perft.rs", &variant),
            ("crates/rules/tests/playthroughs.rs", &variant),
            ("oracles/vectors.jsonl", &name),
            (&format!("oracles/{game}.perft"), game.name()),
            ("oracles/players.txt", game.name()),
            ("docs/records.md", game.name()),
        ] {
            assert!(read(path).contains(mark), "{path} has nothing of {game}");
        }
    }
}
