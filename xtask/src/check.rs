//! Checks that no tool makes for us.

use crate::cargo_command;

/// All that may stand beneath `rules`: lists without allocation, and the generator of the shuffle
/// with what it is made of. No I/O, no async, no clock, no serialisation.
const BENEATH_RULES: [&str; 6] =
    ["arrayvec", "ppv-lite86", "rand_chacha", "rand_core", "subibaja-rules", "zerocopy"];

/// Fails when something else appears beneath the rules.
pub(crate) fn rules_stay_pure() -> Result<(), String> {
    let output =
        cargo_command(&["tree", "-p", "subibaja-rules", "-e", "normal", "--prefix", "none"])
            .output()
            .map_err(|error| format!("cargo tree could not be started: {error}"))?;
    if !output.status.success() {
        return Err(format!("cargo tree: {}", String::from_utf8_lossy(&output.stderr)));
    }
    let listed = String::from_utf8_lossy(&output.stdout);
    let names = listed.lines().filter_map(|line| line.split(' ').next());
    let mut strangers: Vec<&str> = names.filter(|name| !BENEATH_RULES.contains(name)).collect();
    strangers.sort_unstable();
    strangers.dedup();
    if strangers.is_empty() {
        return Ok(());
    }
    let strangers = strangers.join(", ");
    Err(format!(
        "the rules must stay pure, but they now depend on: {strangers}. \
         Move what needs it to another crate, or argue for it in xtask/src/check.rs."
    ))
}
