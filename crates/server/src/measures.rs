//! What `/metrics` tells. No table, name, secret or card is ever in it.

use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::Duration;

use metrics::{Counter, Histogram, counter, gauge, histogram};
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};
use protocol::Code;

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

pub(crate) fn created() {
    counter!("subibaja_tables_created_total").increment(1);
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
    let by = if by_poll { "poll" } else { "word" };
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
    counter!("subibaja_store_unknown_total").absolute(store.unknown);
    counter!("subibaja_store_timed_out_total").absolute(store.timed_out);
    gauge!("subibaja_store_waiting").set(count(store.queued));
    gauge!("subibaja_store_under_way_seconds").set(store.under_way.as_secs_f64());
}

#[cfg(test)]
mod tests {
    use super::*;

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
