//! Messages as texts.

use std::cell::RefCell;

use protocol::{Down, Update};
use serde::Serialize;

/// Bytes that most messages fit into: growing step by step would copy them several times.
const MESSAGE_BYTES: usize = 2048;

/// How an update begins: [`Down::Update`]'s tag, and its first field.
const TAG: &str = r#"{"type":"update""#;
const HEAD: &str = r#"{"type":"update","seq":"#;

thread_local! {
    /// Where messages are written before their length is known: memory that is always at hand.
    static DRAFT: RefCell<Vec<u8>> = RefCell::new(Vec::with_capacity(MESSAGE_BYTES));
}

/// A message as text.
pub(crate) fn message(down: &Down) -> String {
    draft(|draft| write(draft, down))
}

/// What a viewer is told: [`Down::Update`] without a copy of it.
pub(crate) fn update(update: &Update) -> String {
    draft(|draft| {
        draft.extend_from_slice(TAG.as_bytes());
        write(draft, update);
        // The tag stands before the other fields.
        draft[TAG.len()] = b',';
    })
}

/// The same update for the one whose message it comes of: the message's id follows the number.
pub(crate) fn acknowledged(update: &str, id: &str) -> String {
    let number = update[HEAD.len()..].bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = update.split_at(HEAD.len() + number);
    draft(|draft| {
        draft.extend_from_slice(number.as_bytes());
        draft.extend_from_slice(br#","ack":"#);
        write(draft, id);
        draft.extend_from_slice(rest.as_bytes());
    })
}

fn write(draft: &mut Vec<u8>, message: &(impl Serialize + ?Sized)) {
    // Texts, numbers and maps with text keys can't fail.
    let _ = serde_json::to_writer(draft, message);
}

fn draft(write: impl FnOnce(&mut Vec<u8>)) -> String {
    DRAFT.with_borrow_mut(|draft| {
        draft.clear();
        write(draft);
        // JSON is UTF-8.
        str::from_utf8(draft).unwrap_or_default().to_owned()
    })
}

#[cfg(test)]
mod tests {
    use protocol::{Happened, ViewerEvent, You};

    use super::*;

    #[test]
    fn an_update_is_written_as_the_protocol_has_it() {
        let event = ViewerEvent { seq: 1234, at: 1, what: Happened::Started {} };
        let plain = Update {
            seq: 1234,
            ack: None,
            you: None,
            table: None,
            whole: false,
            events: vec![event],
            view: None,
            standing: None,
            ply: None,
            deadline: None,
            now: None,
        };
        let first =
            Update { seq: 0, you: Some(You { seat: Some(1) }), whole: true, ..plain.clone() };
        let last = Update { events: Vec::new(), ply: Some(7), now: Some(9), ..plain.clone() };
        for update in [plain, first, last] {
            let text = super::update(&update);
            assert_eq!(text, message(&Down::Update(update.clone())));
            for id in ["1", "a \"quoted\" id\n", "ñ,\"seq\":5"] {
                let acked = Update { ack: Some(id.to_owned()), ..update.clone() };
                assert_eq!(acknowledged(&text, id), message(&Down::Update(acked)));
            }
        }
    }
}
