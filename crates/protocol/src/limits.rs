//! The bounds of what is sent. Whoever sends more is refused.

/// The longest message to the server, in bytes.
pub const MAX_MESSAGE_BYTES: usize = 4096;

/// The longest name, in characters.
pub const MAX_NAME_CHARS: usize = 24;

/// The longest line of talk, in characters.
pub const MAX_TALK_CHARS: usize = 280;

/// The longest id that a client gives a message, in bytes.
pub const MAX_ID_LEN: usize = 40;

/// The longest secret that is looked at, in bytes.
pub const MAX_SECRET_LEN: usize = 64;

/// The most actions in one message: a whole hand and the end of the turn.
pub const MAX_ACTIONS: usize = 16;

/// The bounds that a page needs to know.
pub(crate) fn typescript() -> String {
    format!(
        "export const VERSION = {};\nexport const MAX_NAME_CHARS = {MAX_NAME_CHARS};\n\
         export const MAX_TALK_CHARS = {MAX_TALK_CHARS};\n",
        crate::VERSION
    )
}
