//! The record of a table's game, with what the table adds to it: names, talk, help, and the proof
//! of the deal.

use protocol::{Code, TablePhase, Words};
use records::Record;
use serde_json::{Value, json};

use crate::error::Refusal;
use crate::event::TableEvent;
use crate::table::Table;

/// The record of a finished game: all cards are in it.
pub(crate) fn record(table: &Table) -> Result<Record, Refusal> {
    if table.phase() != TablePhase::Over {
        return Err(Refusal::new(Code::NotOver, "the record can be read once the game is over"));
    }
    record_so_far(table)
}

/// The record of a game as it stands. All cards are in it: nobody is sent it.
pub(crate) fn record_so_far(table: &Table) -> Result<Record, Refusal> {
    let Some(play) = &table.play else {
        return Err(Refusal::new(Code::NotStarted, "the game has not begun"));
    };
    let made = table.deal.record();
    let mut record = made.map_err(|reason| Refusal::new(Code::Invalid, reason))?;
    record.actions = play.tokens().collect();
    record.signals = table.conversation.said().to_vec();
    record.result = Some(table.score.clone().unwrap_or_else(|| play.score(&table.deal)).0);
    record.decks = record.decks.take().filter(|decks| decks.len() == 1 || table.deal.seats == 2);
    let info = table.info();
    let names: Vec<Value> = table.chairs.iter().map(|chair| json!(chair.called())).collect();
    let bots: Vec<Value> = table.chairs.iter().map(|chair| json!(chair.bot)).collect();
    for (key, value) in [
        ("table", json!(table.id())),
        ("names", json!(names)),
        ("bots", json!(bots)),
        ("talk", json!(talk(table))),
        ("freed", json!(freed(table))),
        ("help", json!(table.help)),
        ("chosen", json!(table.founding.chosen)),
        ("commitment", json!(info.commitment)),
        ("nonce", json!(table.founding.nonce)),
        ("began", json!(table.log.first().map(|logged| logged.at))),
        ("ended", json!(table.turn_since)),
    ] {
        record.more.insert(key.to_owned(), value);
    }
    Ok(record)
}

/// What was said in words.
fn talk(table: &Table) -> Vec<Value> {
    let mut talk = Vec::new();
    for logged in &table.log {
        let TableEvent::Said { said } = &logged.event else { continue };
        for spoken in said {
            if let Words::Text(text) = &spoken.words {
                talk.push(json!({
                    "ply": spoken.ply, "seat": spoken.seat, "name": spoken.name,
                    "at": logged.at, "text": text,
                }));
            }
        }
    }
    talk
}

/// The seats that the host freed, and when.
fn freed(table: &Table) -> Vec<Value> {
    let freed = table.log.iter().filter_map(|logged| match &logged.event {
        TableEvent::Freed { seat, .. } => Some(json!({ "seat": seat, "at": logged.at })),
        _ => None,
    });
    freed.collect()
}
