//! Stored, refused, not known yet: the line to PostgreSQL fails at every moment of a commit.

use std::time::Duration;

use sqlx::Connection as _;
use store::{AppendError, Settled, Store, StoreConfig, StoreError};

use super::settling::settle;
use crate::support::proxy::{Fault, Proxy};
use crate::support::{Database, append, bodies, new_table};

async fn by_proxy() -> (Database, Store, Proxy) {
    let database = Database::postgres();
    let (store, proxy) = database.open_by_proxy().await;
    (database, store, proxy)
}

fn is_unknown(outcome: &Result<(), AppendError>) -> bool {
    matches!(outcome, Err(AppendError::Unknown(_)))
}

#[tokio::test(flavor = "multi_thread")]
async fn cut_before_the_answer_it_was_done() {
    let (_database, store, proxy) = by_proxy().await;
    let table = new_table();
    store.append(append(table, 1, &["one"])).await.unwrap();
    proxy.set(Fault::CutAnswer);
    let second = append(table, 2, &["two", "three"]);
    let outcome = store.append(second.clone()).await;
    assert!(is_unknown(&outcome), "{outcome:?}");
    assert_eq!(bodies(&store, &table).await, ["one", "two", "three"]);
    proxy.set(Fault::None);
    for _ in 0..2 {
        assert_eq!(settle(&store, &second).await, Settled::Stored);
    }
    // Sent again as if nothing had happened, it is not done twice either.
    assert_eq!(store.append(second).await, Err(AppendError::Taken));
    store.append(append(table, 4, &["four"])).await.unwrap();
    assert_eq!(bodies(&store, &table).await, ["one", "two", "three", "four"]);
    let metrics = store.metrics();
    assert_eq!((metrics.unknown, metrics.refused, metrics.timed_out), (1, 0, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn cut_before_the_commit_arrives_it_was_not() {
    let (database, store, proxy) = by_proxy().await;
    let (table, other) = (new_table(), new_table());
    proxy.set(Fault::CutCommit);
    let (first, second) = (append(table, 1, &["one"]), append(other, 1, &["another's"]));
    let (one, two) = tokio::join!(store.append(first.clone()), store.append(second.clone()));
    assert!(is_unknown(&one) && is_unknown(&two), "{one:?} {two:?}");
    assert!(store.settle(&first).await.is_err(), "still cut");
    proxy.set(Fault::None);
    // Somebody else takes one of the numbers meanwhile.
    let elsewhere = database.open().await;
    elsewhere.append(append(other, 1, &["taken"])).await.unwrap();
    assert_eq!(settle(&store, &first).await, Settled::Stored);
    assert_eq!(settle(&store, &second).await, Settled::Taken);
    assert_eq!(bodies(&store, &table).await, ["one"]);
    assert_eq!(bodies(&store, &other).await, ["taken"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn cut_in_the_middle_of_a_batch_it_is_refused() {
    let (database, store, proxy) = by_proxy().await;
    let table = new_table();
    store.append(append(table, 1, &["one"])).await.unwrap();
    proxy.set(Fault::CutBatch);
    let refused = store.append(append(table, 2, &["two"])).await;
    assert!(matches!(refused, Err(AppendError::Refused(_))), "{refused:?}");
    assert!(matches!(store.ready().await, Err(StoreError::Failing(_))));
    proxy.set(Fault::None);
    let elsewhere = database.open().await;
    assert_eq!(bodies(&elsewhere, &table).await, ["one"]);
    // Nobody writes, and yet it is noticed that the line is well again.
    while store.ready().await.is_err() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(bodies(&elsewhere, &table).await, ["one"]);
    store.append(append(table, 2, &["other"])).await.unwrap();
    assert_eq!(bodies(&elsewhere, &table).await, ["one", "other"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stalled_commit_shows_and_ends() {
    let (_database, store, proxy) = by_proxy().await;
    let (table, other) = (new_table(), new_table());
    store.append(append(table, 1, &["one"])).await.unwrap();
    store.ready().await.unwrap();
    proxy.set(Fault::SwallowAnswer);
    let second = append(table, 2, &["two"]);
    let stalled = tokio::spawn({
        let (store, second) = (store.clone(), second.clone());
        async move { store.append(second).await }
    });
    // In the middle of it, readiness says so.
    loop {
        match store.ready().await {
            Err(StoreError::Stalled(_)) => break,
            early => assert!(!stalled.is_finished(), "it ended, and readiness was {early:?}"),
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(store.metrics().under_way >= store::STALLED_AFTER);
    proxy.set(Fault::None);
    // Those that waited behind it are stored, on a new connection.
    store.append(append(other, 1, &["behind"])).await.unwrap();
    let outcome = stalled.await.unwrap();
    assert!(is_unknown(&outcome), "{outcome:?}");
    assert_eq!(settle(&store, &second).await, Settled::Stored);
    assert_eq!(bodies(&store, &table).await, ["one", "two"]);
    store.ready().await.unwrap();
    let metrics = store.metrics();
    assert_eq!((metrics.timed_out, metrics.unknown), (1, 1));
    assert!(metrics.under_way.is_zero());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_commit_that_never_arrives_keeps_nobody_else() {
    let (_database, store, proxy) = by_proxy().await;
    let (table, other) = (new_table(), new_table());
    store.append(append(table, 1, &["one"])).await.unwrap();
    store.append(append(other, 1, &["one"])).await.unwrap();
    proxy.set(Fault::SwallowCommit);
    let second = append(table, 2, &["two"]);
    let outcome = store.append(second.clone()).await;
    assert!(is_unknown(&outcome), "{outcome:?}");
    proxy.set(Fault::None);
    // The server still has the transaction open, and with it the number.
    let settling = tokio::spawn({
        let (store, second) = (store.clone(), second.clone());
        async move { settle(&store, &second).await }
    });
    for seq in 2..30 {
        store.append(append(other, seq, &["x"])).await.unwrap();
    }
    assert_eq!(settling.await.unwrap(), Settled::Stored);
    assert_eq!(bodies(&store, &table).await, ["one", "two"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_read_without_an_answer_ends() {
    let (_database, store, proxy) = by_proxy().await;
    let table = new_table();
    store.append(append(table, 1, &["one"])).await.unwrap();
    assert_eq!(bodies(&store, &table).await, ["one"]);
    proxy.set(Fault::SwallowAll);
    assert!(matches!(store.read(&table, 1).await, Err(StoreError::Read(_))));
    proxy.set(Fault::None);
    assert_eq!(bodies(&store, &table).await, ["one"]);
}

/// Somebody else's transaction has the number and does not end, as a doubtful one may.
#[tokio::test(flavor = "multi_thread")]
async fn who_waits_for_a_doubtful_transaction_waits_alone() {
    let database = Database::postgres();
    let StoreConfig::Postgres { url } = &database.config else { unreachable!() };
    let store = database.open().await;
    let table = new_table();
    store.append(append(table, 1, &["one"])).await.unwrap();
    let mut doubtful = sqlx::PgConnection::connect(url).await.unwrap();
    let insert = "BEGIN; INSERT INTO log (table_no, seq, at, body) \
                  SELECT table_no, 2, 0, 'theirs' FROM log WHERE body = 'one'";
    sqlx::raw_sql(insert).execute(&mut doubtful).await.unwrap();
    let mut watcher = sqlx::PgConnection::connect(url).await.unwrap();

    let second = append(table, 2, &["two"]);
    let mut overtook = false;
    for _ in 0..5 {
        let settling = tokio::spawn({
            let (store, second) = (store.clone(), second.clone());
            async move { store.settle(&second).await }
        });
        let waits = "SELECT EXISTS (SELECT 1 FROM pg_stat_activity \
                     WHERE datname = current_database() AND wait_event_type = 'Lock')";
        while !sqlx::query_scalar::<_, bool>(waits).fetch_one(&mut watcher).await.unwrap() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        store.append(append(new_table(), 1, &["another's"])).await.unwrap();
        overtook |= !settling.is_finished();
        let settled = settling.await.unwrap();
        assert!(matches!(settled, Err(AppendError::Unknown(_))), "{settled:?}");
        if overtook {
            break;
        }
    }
    assert!(overtook, "nothing was stored while it waited");
    sqlx::raw_sql("ROLLBACK").execute(&mut doubtful).await.unwrap();
    assert_eq!(settle(&store, &second).await, Settled::Stored);
    assert_eq!(bodies(&store, &table).await, ["one", "two"]);
}
