//! Messages as texts.

use std::cell::RefCell;

use protocol::{Down, Update};
use serde::Serialize;

/// Bytes that most messages fit into: growing step by step would copy them several times.
const MESSAGE_BYTES: usize = 2048;

thread_local! {
    /// Where messages are written before their length is known: memory that is always at hand.
    static DRAFT: RefCell<Vec<u8>> = RefCell::new(Vec::with_capacity(MESSAGE_BYTES));
}

/// An update as it is sent: [`Down::Update`] without a copy of it.
#[derive(Serialize)]
#[serde(tag = "type", rename = "update")]
struct Tagged<'a> {
    #[serde(flatten)]
    update: &'a Update,
}

/// A message as text.
pub(crate) fn message(down: &Down) -> String {
    text(down)
}

/// What a viewer is told.
pub(crate) fn update(update: &Update) -> String {
    text(&Tagged { update })
}

fn text(message: &impl Serialize) -> String {
    DRAFT.with_borrow_mut(|draft| {
        draft.clear();
        // Texts, numbers and maps with text keys can't fail, and they are UTF-8.
        let _ = serde_json::to_writer(&mut *draft, message);
        String::from_utf8_lossy(draft).into_owned()
    })
}
