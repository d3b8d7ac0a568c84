//! What `/metrics` tells. No table, name, secret or card is ever in it. All of it is there from the
//! start, at zero: an alert on something that never happened yet must not be silent for that.

use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::Duration;

use metrics::{
    Counter, Histogram, counter, describe_counter, describe_gauge, describe_histogram, gauge,
    histogram,
};
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};
use protocol::Code;
use rules::Game;

use crate::logging::seldom;
use crate::process;

/// What kind of measure it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// It only grows.
    Counter,
    /// It goes up and down.
    Gauge,
    /// How long something took, by buckets.
    Histogram,
}

use Kind::{Counter as C, Gauge as G, Histogram as H};

/// Every measure, what kind it is, and what it says; the table in docs/operations.md is the same.
const ALL: [(&str, Kind, &str); 37] = [
    ("subibaja_build_info", G, "always 1; its label is the version that runs"),
    ("subibaja_tables_loaded", G, "tables in memory: somebody is there, or just was"),
    ("subibaja_tables_created_total", C, "tables that were made, by game"),
    ("subibaja_sockets", G, "sockets of players and spectators that are open"),
    ("subibaja_connections", G, "connections that are open, sockets included"),
    ("subibaja_connections_refused_total", C, "connections turned away because there are too many"),
    (
        "subibaja_accept_failed_total",
        C,
        "connections that could not be taken, mostly for want of files",
    ),
    (
        "subibaja_write_timeouts_total",
        C,
        "peers cut off because they took nothing of what was sent",
    ),
    ("subibaja_messages_total", C, "messages that came over sockets"),
    (
        "subibaja_refused_total",
        C,
        "messages and requests that were refused, by code; too-much are the limits",
    ),
    ("subibaja_fell_behind_total", C, "times a slow reader was told everything at once later"),
    ("subibaja_experts_waiting", G, "expert bots that wait for a thread to think on"),
    ("subibaja_bot_panics_total", C, "mistakes of ours in a bot; its table went on"),
    (
        "subibaja_table_panics_total",
        C,
        "mistakes of ours at a table, which was loaded again from its log",
    ),
    ("subibaja_append_seconds", H, "time from a decided move until it is durable"),
    ("subibaja_not_stored_total", C, "moves refused because they could not be stored"),
    ("subibaja_store_batches_total", C, "transactions that were committed"),
    ("subibaja_store_entries_total", C, "entries that were stored"),
    ("subibaja_store_taken_total", C, "appends that another writer was quicker than"),
    ("subibaja_store_refused_total", C, "appends that failed for certain with their batch"),
    (
        "subibaja_store_unknown_total",
        C,
        "appends of which it was not known at once whether they were stored",
    ),
    ("subibaja_store_timed_out_total", C, "batches given up because the database did not answer"),
    ("subibaja_store_waiting", G, "appends that wait for their batch"),
    (
        "subibaja_store_under_way_seconds",
        G,
        "age of the batch under way; above 3 the server is not ready",
    ),
    (
        "subibaja_database_bytes",
        G,
        "size of the SQLite file and its write-ahead log; 0 on PostgreSQL",
    ),
    ("subibaja_disk_free_bytes", G, "room left on the disk of the SQLite file; 0 on PostgreSQL"),
    ("subibaja_words_heard_total", C, "words of other nodes that were heard"),
    (
        "subibaja_words_dropped_total",
        C,
        "words to or from other nodes that were dropped; the log is read instead, later",
    ),
    ("subibaja_words_unreadable_total", C, "what was heard of other nodes and made no sense"),
    (
        "subibaja_followed_total",
        C,
        "entries of other nodes that were read, by a word or by the slow poll",
    ),
    ("subibaja_hears", G, "1 if other nodes are heard this way: by NATS or by NOTIFY"),
    (
        "subibaja_nodes",
        G,
        "nodes that were heard of not long ago, with this one; 0 where there can be no others",
    ),
    ("process_start_time_seconds", G, "when the process began, in seconds since 1970"),
    ("process_cpu_seconds_total", G, "time on processors, in seconds"),
    ("process_resident_memory_bytes", G, "memory in use"),
    ("process_open_fds", G, "files and connections that are open"),
    ("process_max_fds", G, "how many may be open"),
];

/// Why entries of other nodes are read: the poll, or a word.
const FOLLOWED_BY: [&str; 2] = ["poll", "word"];

/// How other nodes can be heard.
const WAYS: [&str; 2] = ["nats", "notify"];

/// Describes every measure, and has it there.
fn describe() {
    for (name, kind, help) in ALL {
        match kind {
            C => describe_counter!(name, help),
            G => describe_gauge!(name, help),
            H => describe_histogram!(name, help),
        }
        match (name, kind) {
            ("subibaja_build_info", _) => {
                gauge!(name, "version" => env!("CARGO_PKG_VERSION")).set(1.0);
            }
            ("subibaja_tables_created_total", _) => {
                for game in Game::ALL {
                    counter!(name, "game" => game.name()).increment(0);
                }
            }
            ("subibaja_refused_total", _) => {
                for code in codes() {
                    counter!(name, "code" => code).increment(0);
                }
            }
            ("subibaja_followed_total", _) => {
                for by in FOLLOWED_BY {
                    counter!(name, "by" => by).increment(0);
                }
            }
            ("subibaja_hears", _) => {
                for way in WAYS {
                    gauge!(name, "way" => way).set(0.0);
                }
            }
            (_, C) => counter!(name).increment(0),
            (_, G) => gauge!(name).increment(0.0),
            (_, H) => drop(histogram!(name)),
        }
    }
    process::started();
}

/// The names of all codes, which serde alone knows: it lists them to whoever asks for none.
fn codes() -> Vec<String> {
    let none = serde_json::from_str::<Code>("\"\"");
    let listed = none.err().map(|error| error.to_string()).unwrap_or_default();
    listed.split('`').skip(3).step_by(2).map(str::to_owned).collect()
}

/// Upper bounds of the buckets, in seconds.
const BUCKETS: [f64; 11] = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0];

/// Where all measures of the process go. A second server in it, as in tests, shares the first's.
pub(crate) fn install() -> Result<PrometheusHandle, BuildError> {
    static INSTALLED: Mutex<Option<PrometheusHandle>> = Mutex::new(None);
    let mut installed = INSTALLED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(handle) = &*installed {
        return Ok(handle.clone());
    }
    let builder = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Full("subibaja_append_seconds".into()), &BUCKETS)?;
    let recorder = builder.build_recorder();
    let handle = recorder.handle();
    // Fails where somebody else measures this process: then ours stay empty.
    let _ = metrics::set_global_recorder(recorder);
    describe();
    *installed = Some(handle.clone());
    Ok(handle)
}

pub(crate) fn loaded(tables: usize) {
    gauge!("subibaja_tables_loaded").set(count(tables as u64));
}

/// A gauge need not be exact beyond 2⁵³.
#[allow(clippy::cast_precision_loss)]
fn count(count: u64) -> f64 {
    count as f64
}

pub(crate) fn created(game: &str) {
    // A name of ours, never one that somebody sent.
    if let Some(game) = Game::ALL.into_iter().find(|known| known.name() == game) {
        counter!("subibaja_tables_created_total", "game" => game.name()).increment(1);
    }
}

pub(crate) fn sockets(change: f64) {
    gauge!("subibaja_sockets").increment(change);
}

pub(crate) fn received() {
    // Looked up once, as it is counted all the time; so is the histogram below.
    static RECEIVED: LazyLock<Counter> = LazyLock::new(|| counter!("subibaja_messages_total"));
    RECEIVED.increment(1);
}

/// Something was refused: by a table, a socket or over HTTP. Every code has its own name.
pub(crate) fn refused(code: Code) {
    let name = serde_json::to_value(code).ok();
    let name = name.as_ref().and_then(|name| name.as_str()).unwrap_or_default().to_owned();
    if code == Code::TooMuch {
        seldom!(warn, "too much from one socket or address: some is refused");
    } else {
        tracing::debug!(code = name, "refused");
    }
    counter!("subibaja_refused_total", "code" => name).increment(1);
}

/// Connections open now.
pub(crate) fn connections(change: f64) {
    gauge!("subibaja_connections").increment(change);
}

/// A connection was closed at once, because there are too many.
pub(crate) fn connection_refused() {
    counter!("subibaja_connections_refused_total").increment(1);
}

/// A connection could not be taken.
pub(crate) fn accept_failed() {
    counter!("subibaja_accept_failed_total").increment(1);
}

/// A peer took nothing of what was sent to it.
pub(crate) fn write_timed_out() {
    counter!("subibaja_write_timeouts_total").increment(1);
}

/// A bot panicked.
pub(crate) fn bot_panicked() {
    counter!("subibaja_bot_panics_total").increment(1);
}

/// Experts' turns that wait for a thread.
pub(crate) fn experts_waiting(waiting: usize) {
    gauge!("subibaja_experts_waiting").set(count(waiting as u64));
}

pub(crate) fn fell_behind() {
    counter!("subibaja_fell_behind_total").increment(1);
}

pub(crate) fn panicked() {
    counter!("subibaja_table_panics_total").increment(1);
}

pub(crate) fn not_stored() {
    counter!("subibaja_not_stored_total").increment(1);
}

/// Something was stored: how long it took, the wait for others of the batch included.
pub(crate) fn stored(time: Duration) {
    static STORED: LazyLock<Histogram> = LazyLock::new(|| histogram!("subibaja_append_seconds"));
    STORED.record(time.as_secs_f64());
}

/// A word of another node was heard.
pub(crate) fn word_heard() {
    static HEARD: LazyLock<Counter> = LazyLock::new(|| counter!("subibaja_words_heard_total"));
    HEARD.increment(1);
}

/// A word did not fit into a queue, or could not be said: it is found in the log later.
pub(crate) fn word_dropped() {
    counter!("subibaja_words_dropped_total").increment(1);
}

/// What was heard of other nodes made no sense.
pub(crate) fn word_unreadable() {
    counter!("subibaja_words_unreadable_total").increment(1);
}

/// Entries that other nodes wrote were read: because somebody said so, or by the poll.
pub(crate) fn followed(entries: u64, by_poll: bool) {
    let by = FOLLOWED_BY[usize::from(!by_poll)];
    counter!("subibaja_followed_total", "by" => by).increment(entries);
}

/// Are other nodes heard this way?
pub(crate) fn hears(way: &'static str, heard: bool) {
    gauge!("subibaja_hears", "way" => way).set(if heard { 1.0 } else { 0.0 });
}

/// Nodes that were heard of not long ago, with this one.
pub(crate) fn nodes(nodes: usize) {
    gauge!("subibaja_nodes").set(count(nodes as u64));
}

/// What the store counted.
pub(crate) fn store(store: &store::Metrics) {
    counter!("subibaja_store_batches_total").absolute(store.batches);
    counter!("subibaja_store_entries_total").absolute(store.entries);
    counter!("subibaja_store_taken_total").absolute(store.taken);
    counter!("subibaja_store_refused_total").absolute(store.refused);
    counter!("subibaja_store_unknown_total").absolute(store.unknown);
    counter!("subibaja_store_timed_out_total").absolute(store.timed_out);
    gauge!("subibaja_store_waiting").set(count(store.queued));
    gauge!("subibaja_store_under_way_seconds").set(store.under_way.as_secs_f64());
}

/// What the process and its disk have.
pub(crate) fn process(database: &store::StoreConfig) {
    let (size, free) = process::database(database);
    gauge!("subibaja_database_bytes").set(count(size));
    gauge!("subibaja_disk_free_bytes").set(count(free));
    gauge!("process_start_time_seconds").set(process::started());
    if let Some(now) = process::now() {
        gauge!("process_cpu_seconds_total").set(now.cpu_seconds);
        gauge!("process_resident_memory_bytes").set(count(now.memory));
        gauge!("process_open_fds").set(count(now.files));
        gauge!("process_max_fds").set(count(now.max_files));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The files beside the sources that name measures.
    fn beside(name: &str) -> String {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name);
        std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }

    #[test]
    fn every_measure_is_there_from_the_start_with_its_help() {
        let text = install().expect("measures").render();
        for (name, _, help) in ALL {
            assert!(text.contains(&format!("# HELP {name} {help}\n")), "{name}: {text}");
            let sample = |line: &str| line.starts_with(name) && !line.starts_with('#');
            assert!(text.lines().any(sample), "{name} has no value: {text}");
        }
        for line in text.lines().filter(|line| line.starts_with("# TYPE ")) {
            let name = line.split(' ').nth(2).expect("a name");
            assert!(ALL.iter().any(|(known, ..)| *known == name), "{name} is not described");
        }
        assert!(codes().len() > 20 && codes().contains(&"too-much".to_owned()), "{:?}", codes());
    }

    #[test]
    fn the_table_of_measures_in_the_docs_is_this_one() {
        let docs = beside("docs/operations.md");
        for (name, kind, help) in ALL {
            let kind = format!("{kind:?}").to_lowercase();
            let row = format!("| `{name}` | {kind} | {help} |");
            assert!(docs.contains(&row), "docs/operations.md lacks the row\n{row}");
        }
        let rows = docs
            .lines()
            .filter(|line| line.starts_with("| `subibaja_") || line.starts_with("| `process_"));
        assert_eq!(rows.count(), ALL.len(), "a measure of the docs is none");
    }

    #[test]
    fn dashboard_and_alerts_ask_for_measures_that_there_are() {
        for file in ["deploy/grafana-dashboard.json", "deploy/alerts.yaml"] {
            let text = beside(file);
            let names = text.split(|c: char| !(c.is_ascii_lowercase() || c == '_'));
            let names: Vec<&str> = names
                .filter(|name| name.starts_with("subibaja_") || name.starts_with("process_"))
                .collect();
            assert!(names.len() > 5, "{file} asks for nothing");
            for name in names {
                let known = |(known, kind, _): &(&str, Kind, &str)| {
                    let part = name.strip_suffix("_bucket").or(name.strip_suffix("_count"));
                    *known == name || (*kind == H && part == Some(*known))
                };
                assert!(ALL.iter().any(known), "{file}: there is no {name}");
            }
        }
    }

    #[test]
    fn every_code_is_counted_by_its_own_name() {
        let measures = install().expect("measures");
        for code in [Code::NotYourTurn, Code::SeatIsBots, Code::Unreadable] {
            refused(code);
        }
        let text = measures.render();
        for name in ["not-your-turn", "seat-is-bots", "unreadable"] {
            assert!(text.contains(&format!("subibaja_refused_total{{code=\"{name}\"}}")), "{text}");
        }
    }
}
