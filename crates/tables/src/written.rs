//! Messages as texts. Updates are nearly all that is ever sent: they are written straight, to the
//! same bytes as serde would, the others by serde.

use std::cell::RefCell;

use protocol::{By, Down, Event, Happened, Update};
use records::Json;

use crate::seen::Seen;

/// Bytes that most messages fit into: growing step by step would copy them several times.
const MESSAGE_BYTES: usize = 2048;

thread_local! {
    /// Where messages are written before their length is known: memory that is always at hand.
    static DRAFT: RefCell<Json> = RefCell::new(Json::with_capacity(MESSAGE_BYTES));
}

/// A message as text.
pub(crate) fn message(down: &Down) -> String {
    text(|json| json.value(down))
}

/// What a viewer is told, with the id of the message that it comes of, if it was the viewer's own.
pub(crate) fn update(seen: &Seen, ack: Option<&str>) -> String {
    text(|json| write_update(seen, ack, json))
}

fn text(write: impl FnOnce(&mut Json)) -> String {
    DRAFT.with_borrow_mut(|draft| {
        draft.clear();
        write(draft);
        draft.as_str().to_owned()
    })
}

fn write_update(seen: &Seen, ack: Option<&str>, json: &mut Json) {
    // Taken apart, so that a new field does not compile until it is written.
    let Update { seq, ack: _, you, table, whole, events, view: _, ply, deadline, now } =
        &seen.update;
    json.object(|json| {
        json.field("type").plain("update");
        json.field("seq").number(*seq);
        if let Some(ack) = ack {
            json.field("ack").value(&ack);
        }
        if let Some(you) = you {
            json.field("you").value(you);
        }
        if let Some(table) = table {
            json.field("table").value(table);
        }
        if *whole {
            json.field("whole").flag(true);
        }
        json.field("events").each(events, write_event);
        if let Some(view) = &seen.view {
            records::write_sight(view, json.field("view"));
        }
        if let Some(ply) = *ply {
            json.field("ply").number(ply as u64);
        }
        if let Some(deadline) = deadline {
            json.field("deadline").value(deadline);
        }
        if let Some(now) = now {
            json.field("now").value(now);
        }
    });
}

fn write_event(json: &mut Json, event: &Event) {
    let Happened::Played { ply, by, steps } = &event.what else { return json.value(event) };
    json.object(|json| {
        json.field("seq").number(event.seq);
        json.field("at").value(&event.at);
        json.field("what").plain("played");
        json.field("ply").number(*ply as u64);
        json.field("by").plain(match by {
            By::Person => "person",
            By::Bot => "bot",
            By::Clock => "clock",
        });
        json.field("steps").each(steps, |json, step| records::write_heard(step, json));
    });
}
