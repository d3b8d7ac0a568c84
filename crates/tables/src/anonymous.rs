//! A log without the people: no names and no talk, the game as it was.

use std::sync::Arc;

use protocol::Words;

use crate::error::Corrupt;
use crate::event::{Founding, FoundingSeat, Stored, TableEvent};
use crate::table::read;

/// The entries in which somebody is named or says something in words, by their number and without
/// that. What they did stays, so that the log is replayed to the same game; signals say nothing of
/// who sent them, and stay too.
pub fn without_people<'a>(
    entries: impl IntoIterator<Item = &'a str>,
) -> Result<Vec<(u64, String)>, Corrupt> {
    let mut changed = Vec::new();
    for (seq, body) in (1..).zip(entries) {
        let stored = read(seq, body)?;
        let without = Stored { event: nameless(&stored.event), from: stored.from.clone() };
        if without != stored {
            changed.push((seq, without.to_json()));
        }
    }
    Ok(changed)
}

fn nameless(event: &TableEvent) -> TableEvent {
    match event {
        TableEvent::Created(founding) => {
            // A bot's name may have been chosen, too.
            let nameless =
                |seat: &FoundingSeat| FoundingSeat { name: None, bot_name: None, ..seat.clone() };
            let seats = founding.seats.iter().map(nameless).collect();
            TableEvent::Created(Arc::new(Founding { seats, ..Founding::clone(founding) }))
        }
        TableEvent::Joined { seat, key, .. } => {
            TableEvent::Joined { seat: *seat, name: None, key: *key }
        }
        // An entry in which nothing happens, at the same number.
        TableEvent::Named { .. } => TableEvent::Said { said: Vec::new() },
        // Who plays for somebody goes by that person's name.
        TableEvent::Seated { seat, bot, .. } => {
            TableEvent::Seated { seat: *seat, bot: *bot, name: None }
        }
        TableEvent::Said { said } => {
            let mut said = said.clone();
            said.retain(|spoken| matches!(spoken.words, Words::Signals(_)));
            for spoken in &mut said {
                spoken.name = None;
            }
            TableEvent::Said { said }
        }
        TableEvent::Secret { .. }
        | TableEvent::Invited { .. }
        | TableEvent::InvitedAll { .. }
        | TableEvent::Freed { .. }
        | TableEvent::Left { .. }
        | TableEvent::Shown { .. }
        | TableEvent::Rekeyed { .. }
        | TableEvent::AskedBack { .. }
        | TableEvent::Wished { .. }
        | TableEvent::Help { .. }
        | TableEvent::Started {}
        | TableEvent::Played { .. }
        | TableEvent::TookBack { .. }
        | TableEvent::Reacted { .. }
        | TableEvent::Rematch { .. } => event.clone(),
    }
}
