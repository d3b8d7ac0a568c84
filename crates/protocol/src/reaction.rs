//! Quick reactions: pictures that people show each other for a moment.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A picture that stands at a seat for a moment. None is about a card or a pile, and none counts
/// anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    /// Well done.
    Bravo,
    /// Thank you.
    Thanks,
    /// It is funny.
    Laugh,
    /// It is a surprise.
    Wow,
    /// It hurts.
    Ouch,
    /// Good luck.
    Luck,
}

impl Reaction {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Reaction; 6] = [
        Reaction::Bravo,
        Reaction::Thanks,
        Reaction::Laugh,
        Reaction::Wow,
        Reaction::Ouch,
        Reaction::Luck,
    ];
}

/// The list for the page.
pub(crate) fn typescript() -> String {
    let names = Reaction::ALL.map(|reaction| serde_json::to_string(&reaction).unwrap_or_default());
    format!("export const REACTIONS: readonly Reaction[] = [{}];\n", names.join(", "))
}
