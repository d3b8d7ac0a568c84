//! The key decides: two writers of one database, any interleaving. On PostgreSQL they are two stores;
//! an SQLite file has one, and the writers are two holders of its handle.

use std::collections::BTreeMap;

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use store::{AppendError, Store, TableId};
use tokio::task::JoinSet;

use crate::support::{Database, append, bodies, new_table};

const STORES: usize = 2;
const TABLES: usize = 3;
const CASES: u32 = 40;

/// Someone tries to append so many entries to a table.
#[derive(Debug, Clone)]
struct Attempt {
    store: usize,
    table: usize,
    entries: usize,
}

/// Attempts made at the same time, again and again.
fn rounds() -> impl Strategy<Value = Vec<Vec<Attempt>>> {
    let attempt = (0..STORES, 0..TABLES, 1..4_usize).prop_map(|(store, table, entries)| Attempt {
        store,
        table,
        entries,
    });
    prop::collection::vec(prop::collection::vec(attempt, 1..8), 1..12)
}

/// Plays the rounds. Each store has an idea of where each log ends, and reloads when it was wrong.
async fn play(stores: &[Store], rounds: Vec<Vec<Attempt>>) {
    let tables = [(); TABLES].map(|()| new_table());
    let mut next = [[1_u64; TABLES]; STORES];
    let mut acknowledged: BTreeMap<(TableId, u64), String> = BTreeMap::new();
    for (round, attempts) in rounds.into_iter().enumerate() {
        let mut running = JoinSet::new();
        for (n, Attempt { store, table, entries }) in attempts.into_iter().enumerate() {
            let texts: Vec<String> = (0..entries).map(|e| format!("{round}/{n}/{e}")).collect();
            let (handle, id, first) = (stores[store].clone(), tables[table], next[store][table]);
            running.spawn(async move {
                let texts_ref: Vec<&str> = texts.iter().map(String::as_str).collect();
                let outcome = handle.append(append(id, first, &texts_ref)).await;
                (store, table, first, texts, outcome)
            });
        }
        for (store, table, first, texts, outcome) in running.join_all().await {
            match outcome {
                Ok(()) => {
                    for (seq, text) in (first..).zip(texts) {
                        let earlier = acknowledged.insert((tables[table], seq), text);
                        assert_eq!(earlier, None, "two were given entry {seq}");
                    }
                }
                Err(AppendError::Taken) => {}
                Err(other) => panic!("{other}"),
            }
            next[store][table] = bodies(&stores[store], &tables[table]).await.len() as u64 + 1;
        }
    }
    let mut stored = BTreeMap::new();
    for table in tables {
        let log = bodies(&stores[0], &table).await;
        stored.extend((1..).zip(log).map(|(seq, text)| ((table, seq), text)));
    }
    assert_eq!(stored, acknowledged, "what is stored is what was acknowledged");
}

fn every_interleaving(open: impl AsyncFnOnce() -> [Store; STORES]) {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let stores = runtime.block_on(open());
    let config = Config { cases: CASES, failure_persistence: None, ..Config::default() };
    TestRunner::new(config)
        .run(&rounds(), |rounds| {
            runtime.block_on(play(&stores, rounds));
            Ok(())
        })
        .unwrap();
    assert!(stores.iter().map(|store| store.metrics().taken).sum::<u64>() > 0, "nobody collided");
}

#[test]
fn on_sqlite() {
    let database = Database::sqlite();
    every_interleaving(async || {
        let store = database.open().await;
        [store.clone(), store]
    });
}

#[test]
fn on_postgres() {
    let database = Database::postgres();
    every_interleaving(async || [database.open().await, database.open().await]);
}
