//! How a socket is closed by the server: a code for programs. Those from 4400 on are final: whoever
//! comes back with the same words is sent away again. After all others a client may come back, and
//! should wait longer each time.

/// Nothing is wrong.
pub const CLOSE_NORMAL: u16 = 1000;

/// Too much, too often, or nothing that could be read. Later it may be all right.
pub const CLOSE_TOO_MUCH: u16 = 1008;

/// The server restarts: come back in a moment.
pub const CLOSE_RESTART: u16 = 1012;

/// It can't be done now: come back later.
pub const CLOSE_LATER: u16 = 1013;

/// The link opens nothing here, or no longer.
pub const CLOSE_VOID: u16 = 4401;

/// No table was joined in time.
pub const CLOSE_NOT_JOINED: u16 = 4008;

/// May a client that was sent away so come back by itself?
pub fn may_come_back(code: u16) -> bool {
    !(4400..4500).contains(&code)
}

/// The codes that a page needs to know.
pub(crate) fn typescript() -> String {
    format!(
        "export const CLOSE_TOO_MUCH = {CLOSE_TOO_MUCH};\nexport const CLOSE_RESTART = {CLOSE_RESTART};\n\
         export const CLOSE_LATER = {CLOSE_LATER};\nexport const CLOSE_VOID = {CLOSE_VOID};\n\
         export const CLOSE_NOT_JOINED = {CLOSE_NOT_JOINED};\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_void_link_is_final() {
        for code in [CLOSE_NORMAL, CLOSE_TOO_MUCH, CLOSE_RESTART, CLOSE_LATER, CLOSE_NOT_JOINED] {
            assert!(may_come_back(code), "{code}");
        }
        assert!(!may_come_back(CLOSE_VOID));
    }
}
