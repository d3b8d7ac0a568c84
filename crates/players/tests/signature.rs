//! What every player decides is written down: a refactoring must not change it.

#[allow(dead_code)] // the rules' tests read oracles in more ways
#[path = "../../rules/tests/support/oracle.rs"]
mod oracle;

#[test]
fn decisions_are_as_written() {
    oracle::compare("players.txt", &subibaja_players::signature());
}
