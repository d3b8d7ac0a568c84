//! Another game of the same people: a new table with the same keys.

use std::sync::Arc;

use protocol::{Deal as Cards, Series};
use rand_core::Rng;

use crate::chair::Chair;
use crate::event::{Founding, Stored, TableEvent};
use crate::found::fresh_deal;
use crate::local::next_id;
use crate::table::Table;

/// The id and the first entries of the next table.
pub(crate) fn next_table(table: &Table, cards: Cards, rng: &mut impl Rng) -> (String, Vec<Stored>) {
    let (seed, nonce) = fresh_deal(rng);
    let founding = &table.founding;
    let next = Founding {
        seats: table.chairs.iter().map(Chair::place).collect(),
        group: table.group,
        help: table.help,
        seed: if cards == Cards::Same { founding.seed.clone() } else { seed },
        chosen: cards == Cards::Same,
        nonce,
        series: series(table),
        previous: Some(table.id().to_owned()),
        ..Founding::clone(founding)
    };
    let events = [TableEvent::Created(Arc::new(next)), TableEvent::Started {}];
    let entries = events.into_iter().map(|event| Stored { event, from: None }).collect();
    (next_id(table.id(), rng), entries)
}

/// The games of these people so far, this one included.
pub(crate) fn series(table: &Table) -> Series {
    let mut series = table.founding.series;
    series.games += 1;
    let score = table.score.as_ref().map(|score| &score.0);
    let number = |key: &str| score?.get(key)?.as_u64();
    let list = score.and_then(|score| score.get("winners")?.as_array());
    let list = list.into_iter().flatten().filter_map(serde_json::Value::as_u64);
    for winner in number("winner").into_iter().chain(list) {
        if let Some(wins) = series.wins.get_mut(winner as usize) {
            *wins += 1;
        }
    }
    if table.deal.game.is_cooperative()
        && let Some(left) = number("left")
    {
        series.best = Some(series.best.unwrap_or(u8::MAX).min(left as u8));
        series.wins[0] += u32::from(left == 0);
        series.streak = if left == 0 { series.streak + 1 } else { 0 };
    }
    series
}
