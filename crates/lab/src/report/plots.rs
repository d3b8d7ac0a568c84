//! The plots, each with its table.

use players::Limit;

use super::Entry;
use super::page::{Section, escape, pair, table};
use super::svg::{Plot, Point, Tick, mark};
use crate::people;

/// Histograms beyond these are left to the table.
const MAX_HISTOGRAMS: usize = 40;

/// In a table, the players of the row before.
const SAME: &str = "<span aria-label=\"the same\">″</span>";

/// Players that do not search.
const NEEDS_NO_BUDGET: [&str; 3] = ["random", "novice", "steady"];

pub(super) fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

pub(super) fn interval([low, high]: [f64; 2]) -> String {
    format!("{:.1} to {:.1} %", 100.0 * low, 100.0 * high)
}

/// What was played, and the budget where a player has a use for one.
fn with_budget(entry: &Entry) -> String {
    let series = entry.series();
    let needs_none = |player: &String| {
        NEEDS_NO_BUDGET.contains(&player.as_str()) || player.starts_with(people::PREFIX)
    };
    if entry.header.players.iter().all(needs_none) {
        return series;
    }
    format!("{series}, budget {}", entry.header.budget)
}

/// Entries of equal name, in the order in which the names come up.
fn grouped<'a>(
    entries: impl Iterator<Item = &'a Entry>,
    name: impl Fn(&Entry) -> String,
) -> Vec<(String, Vec<&'a Entry>)> {
    let mut groups: Vec<(String, Vec<&Entry>)> = Vec::new();
    for entry in entries {
        let name = name(entry);
        match groups.iter_mut().find(|(other, _)| *other == name) {
            Some((_, group)) => group.push(entry),
            None => groups.push((name, vec![entry])),
        }
    }
    groups
}

/// Series of points and the table beside them; `place` says where an entry stands and its name.
fn lines(
    id: &str,
    title: &str,
    x: (&str, &[Tick]),
    series: &[(String, Vec<&Entry>)],
    place: impl Fn(&Entry) -> (f64, String),
) -> String {
    let names: Vec<&str> = series.iter().map(|(name, _)| name.as_str()).collect();
    let desc = format!("{title}: {}. The table beside it has the figures.", names.join("; "));
    let mut plot = Plot::new(id, title, &desc, x, 1.0);
    let mut rows = Vec::new();
    for (number, (name, entries)) in series.iter().enumerate() {
        let mut entries = entries.clone();
        entries.sort_by(|a, b| place(a).0.total_cmp(&place(b).0));
        let point = |entry: &&Entry| {
            let (x, at) = place(entry);
            let summary = &entry.summary;
            let label = format!("{name}, {at}: {}", percent(summary.win_rate));
            Point { x, y: summary.win_rate, interval: summary.interval, label }
        };
        plot.series(number, &entries.iter().map(point).collect::<Vec<_>>());
        rows.extend(entries.iter().enumerate().map(|(i, entry)| {
            let summary = &entry.summary;
            let name = if i == 0 { escape(name) } else { SAME.into() };
            vec![
                mark(number) + &name,
                escape(&place(entry).1),
                percent(summary.win_rate),
                interval(summary.interval),
                summary.deals.to_string(),
            ]
        }));
    }
    let heads = ["players", x.0, "won", "95 %", "deals"];
    pair(&plot.end(), &table(title, &heads, 2, &rows))
}

/// Win rate by seats.
pub(super) fn by_seats(entries: &[Entry]) -> Section {
    let most = entries.iter().map(|entry| entry.header.seats).max().unwrap_or(1);
    let x_of = |seats: u8| f64::from(seats) / f64::from(most + 1);
    let ticks: Vec<Tick> =
        (1..=most).map(|seats| Tick { x: x_of(seats), label: seats.to_string() }).collect();
    let series = grouped(entries.iter(), with_budget);
    let place = |entry: &Entry| (x_of(entry.header.seats), entry.header.seats.to_string());
    let body = lines("seats", "Win rate by seats", ("seats", &ticks), &series, place);
    Section { title: "Win rate by seats", body }
}

/// A budget as a number, and what it counts.
#[allow(clippy::cast_precision_loss)] // a place on an axis need not be exact
fn size(entry: &Entry) -> Option<(&'static str, f64)> {
    Some(match entry.header.limit()? {
        Limit::Nodes(nodes) => ("nodes a turn", nodes as f64),
        Limit::Time(time) => ("time a turn", time.as_secs_f64()),
    })
}

/// Win rate against budget, where players were tried with several.
pub(super) fn by_budget(entries: &[Entry]) -> Section {
    let seats = |entry: &Entry| format!("{}, seats {}", entry.series(), entry.header.seats);
    let mut body = String::new();
    for (id, unit) in [("nodes", "nodes a turn"), ("time", "time a turn")] {
        let counted = entries.iter().filter(|entry| size(entry).is_some_and(|(u, _)| u == unit));
        let mut series = grouped(counted, seats);
        series.retain(|(_, entries)| entries.len() > 1);
        let logs = || series.iter().flat_map(|(_, entries)| entries).filter_map(|e| size(e));
        let low = logs().map(|(_, size)| size.ln()).fold(f64::INFINITY, f64::min);
        let high = logs().map(|(_, size)| size.ln()).fold(f64::NEG_INFINITY, f64::max);
        if series.is_empty() {
            continue;
        }
        let x_of = |entry: &Entry| {
            let log = size(entry).map_or(low, |(_, size)| size.ln());
            0.05 + 0.9 * (log - low) / (high - low).max(1e-9)
        };
        let mut ticks: Vec<Tick> = Vec::new();
        for entry in series.iter().flat_map(|(_, entries)| entries) {
            let label = entry.header.budget.clone();
            if ticks.iter().all(|tick| tick.label != label) {
                ticks.push(Tick { x: x_of(entry), label });
            }
        }
        let place = |entry: &Entry| (x_of(entry), entry.header.budget.clone());
        body += &lines(id, "Win rate against budget", (unit, &ticks), &series, place);
    }
    Section { title: "Win rate against budget", body }
}

/// Histograms of cards left.
pub(super) fn cards_left(entries: &[Entry]) -> Section {
    let with_cards = entries.iter().filter(|entry| !entry.summary.left_histogram.is_empty());
    let body = with_cards.take(MAX_HISTOGRAMS).enumerate().map(|(i, entry)| histogram(i, entry));
    let body: String = body.collect();
    let body = if body.is_empty() { body } else { format!("<div class=\"tiles\">{body}</div>") };
    Section { title: "Cards left", body }
}

#[allow(clippy::cast_precision_loss)] // counts are far below 2⁵³
fn histogram(number: usize, entry: &Entry) -> String {
    let left = &entry.summary.left_histogram;
    let deals: u64 = left.iter().sum();
    let share = |count: u64| count as f64 / deals.max(1) as f64;
    let most = left.iter().map(|count| share(*count)).fold(0.0, f64::max);
    // A number above the highest bar of which a quarter is round too.
    let top = (most * 5.0).ceil().max(1.0) / 5.0;
    let width = 1.0 / left.len() as f64;
    let step = [1, 2, 5].into_iter().find(|step| left.len() <= 12 * step).unwrap_or(10);
    let tick = |cards: usize| Tick { x: (cards as f64 + 0.5) * width, label: cards.to_string() };
    let ticks: Vec<Tick> = (0..left.len()).step_by(step).map(tick).collect();
    let seats = entry.header.seats;
    let title = format!("{}, seats {seats}", with_budget(entry));
    let desc = format!(
        "Histogram of cards left in {deals} deals; {} none.",
        percent(share(left.first().copied().unwrap_or_default()))
    );
    let mut plot = Plot::new(&format!("left{number}"), &title, &desc, ("cards left", &ticks), top);
    let mut rows = Vec::new();
    for (cards, count) in left.iter().enumerate().filter(|(_, count)| **count > 0) {
        let label = format!("{cards} left: {count} deals, {}", percent(share(*count)));
        let from = cards as f64 * width;
        plot.bar(from, from + width, share(*count) / top, &label);
        rows.push(vec![cards.to_string(), count.to_string(), percent(share(*count))]);
    }
    let table = table("Deals by cards left", &["cards left", "deals", "share"], 1, &rows);
    let folded = format!("<details><summary>Table</summary>{table}</details>");
    format!("<div><h3>{}</h3>{}{folded}</div>\n", escape(&title), plot.end())
}

/// All figures.
pub(super) fn everything(entries: &[Entry]) -> Section {
    let row = |entry: &Entry| {
        let summary = &entry.summary;
        vec![
            escape(&entry.series()),
            escape(&entry.header.budget),
            escape(&entry.header.seed),
            entry.header.seats.to_string(),
            summary.deals.to_string(),
            percent(summary.win_rate),
            interval(summary.interval),
            summary.left_mean.map(|mean| format!("{mean:.2}")).unwrap_or_default(),
            format!("{:.1}", summary.turns_mean),
            format!("{:.3}", summary.ms_per_turn),
        ]
    };
    let heads = [
        "players",
        "budget",
        "seed",
        "seats",
        "deals",
        "won",
        "95 %",
        "left, mean",
        "turns",
        "ms a turn",
    ];
    let rows: Vec<Vec<String>> = entries.iter().map(row).collect();
    Section { title: "All figures", body: table("One row a run", &heads, 3, &rows) }
}
