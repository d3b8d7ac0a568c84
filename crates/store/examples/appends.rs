//! How fast entries are stored: `cargo run --release -p subibaja-store --example appends [URL|FILE]`.
//!
//! As many tables as the batch is to be large append one entry after the other, each waiting for its
//! own: what a server does whose players are always quick. A table ends after 70 entries and a new
//! one is opened. The processor time is that of this whole process.

#![allow(clippy::unwrap_used, reason = "a measurement ends at the first error")]
#![allow(clippy::cast_precision_loss, reason = "counts far below 2^52")]

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use rustix::time::{ClockId, clock_gettime};
use store::{Append, FIRST_SEQ, Store, StoreConfig, TableId};

const SECONDS: u64 = 5;
const ENTRIES_A_TABLE: u64 = 70;
const BODY: &str = r#"{"type":"did","seat":1,"action":"42>a","id":"c00012345","more":"the rest of it, as long as a move is"}"#;

fn main() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let config = match std::env::args().nth(1) {
            Some(url) if url.starts_with("postgres:") => StoreConfig::Postgres { url },
            Some(path) => StoreConfig::Sqlite { path: path.into() },
            None => StoreConfig::Sqlite { path: folder.path().join("subibaja.db") },
        };
        println!("{config}");
        println!("tables  entries/s  batches/s  entries/batch  CPU µs/entry  p50 ms  p99 ms");
        for tables in [1, 10, 100, 500, 1000] {
            measure(&config, tables).await;
        }
    });
}

async fn measure(config: &StoreConfig, tables: usize) {
    let store = Store::open(config).await.unwrap();
    let (started, cpu) = (Instant::now(), processor_time());
    let end = started + Duration::from_secs(SECONDS);
    let players = (0..tables).map(|n| tokio::spawn(play(store.clone(), n as u64, end)));
    let mut waits = Vec::new();
    for player in players.collect::<Vec<_>>() {
        waits.extend(player.await.unwrap());
    }
    let (seconds, cpu) = (started.elapsed().as_secs_f64(), processor_time().saturating_sub(cpu));
    let metrics = store.metrics();
    let (entries, batches) = (metrics.entries as f64, metrics.batches as f64);
    waits.sort_unstable();
    let percentile = |p: usize| waits[(waits.len() - 1) * p / 100].as_secs_f64() * 1e3;
    println!(
        "{tables:6}  {:9.0}  {:9.0}  {:13.1}  {:12.1}  {:6.2}  {:6.2}",
        entries / seconds,
        batches / seconds,
        entries / batches,
        cpu.as_secs_f64() * 1e6 / entries,
        percentile(50),
        percentile(99),
    );
    store.close().await;
}

/// Opens tables and fills them, until the end. How long each append took.
async fn play(store: Store, player: u64, end: Instant) -> Vec<Duration> {
    let mut waits = Vec::new();
    let mut table = new_table(player);
    // Tables are at different points of their games.
    let (mut seq, mut last) = (FIRST_SEQ, player % ENTRIES_A_TABLE + 1);
    while Instant::now() < end {
        let entries = vec![(1_760_000_000_000, BODY.to_owned())];
        let asked = Instant::now();
        store.append(Append { table, first_seq: seq, entries, derived: None }).await.unwrap();
        waits.push(asked.elapsed());
        seq += 1;
        if seq > last {
            (table, seq, last) = (new_table(player), FIRST_SEQ, ENTRIES_A_TABLE);
        }
    }
    waits
}

fn new_table(player: u64) -> TableId {
    let moment = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_nanos();
    // Scattered, as random names are.
    let scatter = 0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835;
    let scattered = (moment << 20 | u128::from(player)).wrapping_mul(scatter) >> 80;
    format!("{scattered:012x}").parse().unwrap()
}

fn processor_time() -> Duration {
    clock_gettime(ClockId::ProcessCPUTime).try_into().unwrap()
}
