//! The bounds of what is sent, and the names of bots. Whoever sends more is refused.

/// The longest message to the server, in bytes.
pub const MAX_MESSAGE_BYTES: usize = 4096;

/// The longest name, in characters.
pub const MAX_NAME_CHARS: usize = 24;

/// The longest line of talk, in characters.
pub const MAX_TALK_CHARS: usize = 280;

/// How long a seat rests between two reactions, in milliseconds.
pub const REACTION_REST_MS: i64 = 2_000;

/// The longest id that a client gives a message, in bytes.
pub const MAX_ID_LEN: usize = 40;

/// The shortest key or invitation that a client may make, in letters and digits: 26 random ones of
/// 32 hold 130 bits.
pub const MIN_SECRET_LEN: usize = 20;

/// The longest secret that is looked at, in bytes.
pub const MAX_SECRET_LEN: usize = 64;

/// How long a seat's person must have been away before the host may free the seat, or somebody in
/// the host's place may give it to a bot; in milliseconds.
pub const AWAY_MS: i64 = 120_000;

/// The most actions in one message: a whole hand and the end of the turn.
pub const MAX_ACTIONS: usize = 16;

/// What bots are called, in seating order: a bot has the next name that nobody at the table has. No
/// number sounds in them, and each begins with another letter.
pub const BOT_NAMES: [&str; 8] = ["Lola", "Nico", "Rita", "Teo", "Vera", "Bruno", "Clara", "Dino"];

/// What a page needs to know of it.
pub(crate) fn typescript() -> String {
    format!(
        "export const VERSION = {};\nexport const MAX_NAME_CHARS = {MAX_NAME_CHARS};\n\
         export const MAX_TALK_CHARS = {MAX_TALK_CHARS};\nexport const AWAY_MS = {AWAY_MS};\n\
         export const REACTION_REST_MS = {REACTION_REST_MS};\n\
         export const BOT_NAMES: readonly string[] = {BOT_NAMES:?};\n",
        crate::VERSION
    )
}
