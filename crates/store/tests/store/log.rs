//! Appending and reading.

use store::{Append, AppendError, MAX_BODY_BYTES, MAX_ENTRIES, StoreError};
use tokio::task::JoinSet;

use crate::support::{Database, append, bodies, new_table};

crate::on_both!(
    what_was_appended_is_read,
    a_number_is_given_once,
    a_gap_is_refused,
    together_or_not_at_all,
    one_conflict_does_not_hurt_the_batch,
    appends_of_one_table_in_one_batch,
    what_no_database_takes_is_refused_alone,
    closing_writes_what_is_queued,
    tables_come_in_pages,
    counters_count,
);

async fn what_was_appended_is_read(database: Database) {
    let store = database.open().await;
    let (one, other) = (new_table(), new_table());
    let texts = ["{\"a\":1}", "", "ñandú 'quoted' $1 \\ \"x\" 🐜"];
    store.append(append(one, 1, &texts)).await.unwrap();
    store.append(append(other, 1, &["other"])).await.unwrap();
    store.append(append(one, 4, &["last"])).await.unwrap();
    assert_eq!(bodies(&store, &one).await, [texts[0], texts[1], texts[2], "last"]);
    let late = store.read(&one, 4).await.unwrap();
    assert_eq!((late.len(), late[0].seq, late[0].at), (1, 4, 1_760_000_000_000));
    assert!(store.read(&one, 5).await.unwrap().is_empty());
    assert!(store.read(&one, u64::MAX).await.unwrap().is_empty());
    assert!(store.read(&new_table(), 0).await.unwrap().is_empty());
    store.close().await;

    let store = database.open().await;
    assert_eq!(bodies(&store, &one).await.len(), 4);
    assert_eq!(bodies(&store, &other).await, ["other"]);
    store.close().await;
}

async fn a_number_is_given_once(database: Database) {
    let store = database.open().await;
    let table = new_table();
    store.append(append(table, 1, &["mine"])).await.unwrap();
    assert_eq!(store.append(append(table, 1, &["yours"])).await, Err(AppendError::Taken));
    store.append(append(table, 2, &["mine too"])).await.unwrap();
    assert_eq!(store.append(append(table, 2, &["yours"])).await, Err(AppendError::Taken));
    assert_eq!(bodies(&store, &table).await, ["mine", "mine too"]);
}

async fn a_gap_is_refused(database: Database) {
    let store = database.open().await;
    let table = new_table();
    assert_eq!(store.append(append(table, 2, &["early"])).await, Err(AppendError::Taken));
    store.append(append(table, 1, &["first"])).await.unwrap();
    assert_eq!(store.append(append(table, 3, &["early"])).await, Err(AppendError::Taken));
    assert_eq!(bodies(&store, &table).await, ["first"]);
}

async fn together_or_not_at_all(database: Database) {
    let store = database.open().await;
    let table = new_table();
    store.append(append(table, 1, &["a", "b"])).await.unwrap();
    // The first number is taken, the others are free.
    assert_eq!(store.append(append(table, 2, &["x", "y", "z"])).await, Err(AppendError::Taken));
    assert_eq!(bodies(&store, &table).await, ["a", "b"]);
    let many = vec!["e"; MAX_ENTRIES];
    store.append(append(table, 3, &many)).await.unwrap();
    assert_eq!(bodies(&store, &table).await.len(), 2 + MAX_ENTRIES);
}

async fn one_conflict_does_not_hurt_the_batch(database: Database) {
    let store = database.open().await;
    let contested = new_table();
    store.append(append(contested, 1, &["first"])).await.unwrap();
    let mut appends = JoinSet::new();
    for n in 0..200 {
        let store = store.clone();
        let table = if n % 4 == 0 { contested } else { new_table() };
        appends
            .spawn(async move { (table, store.append(append(table, 1, &["one", "two"])).await) });
    }
    for (table, outcome) in appends.join_all().await {
        if table == contested {
            assert_eq!(outcome, Err(AppendError::Taken));
        } else {
            assert_eq!(outcome, Ok(()));
            assert_eq!(bodies(&store, &table).await, ["one", "two"]);
        }
    }
    assert_eq!(bodies(&store, &contested).await, ["first"]);
}

async fn appends_of_one_table_in_one_batch(database: Database) {
    let store = database.open().await;
    let table = new_table();
    // Polled in turn by one task, so they are queued in order.
    let (one, two, again) = tokio::join!(
        store.append(append(table, 1, &["one"])),
        store.append(append(table, 2, &["two"])),
        store.append(append(table, 2, &["again"])),
    );
    assert_eq!((one, two, again), (Ok(()), Ok(()), Err(AppendError::Taken)));
    assert_eq!(bodies(&store, &table).await, ["one", "two"]);
}

async fn what_no_database_takes_is_refused_alone(database: Database) {
    let store = database.open().await;
    let long = "x".repeat(MAX_BODY_BYTES + 1);
    let many = vec!["e"; MAX_ENTRIES + 1];
    let bad: [(u64, &[&str]); 6] =
        [(1, &["nul \0"]), (1, &[&long]), (1, &many), (1, &[]), (0, &["x"]), (u64::MAX, &["x"])];
    for (seq, texts) in bad {
        let (table, fine) = (new_table(), new_table());
        let (refused, stored) = tokio::join!(
            store.append(append(table, seq, texts)),
            store.append(append(fine, 1, &["fine"]))
        );
        assert!(matches!(refused, Err(AppendError::Refused(_))), "{seq}: {refused:?}");
        assert_eq!(stored, Ok(()));
        assert!(store.read(&table, 0).await.unwrap().is_empty());
    }
    store.append(append(new_table(), 1, &[&long[1..]])).await.unwrap();
}

async fn closing_writes_what_is_queued(database: Database) {
    let store = database.open().await;
    let mut appends = JoinSet::new();
    for _ in 0..300 {
        let (store, table) = (store.clone(), new_table());
        appends.spawn(async move { (table, store.append(append(table, 1, &["x"])).await) });
    }
    tokio::task::yield_now().await;
    let kept = store.clone();
    store.close().await;
    let outcomes = appends.join_all().await;
    assert_eq!(kept.append(append(new_table(), 1, &["late"])).await, Err(AppendError::Closed));
    assert!(matches!(kept.ready().await, Err(StoreError::Closed)));

    let store = database.open().await;
    for (table, outcome) in outcomes {
        let expected = match outcome {
            Ok(()) => 1,
            Err(AppendError::Closed) => 0,
            Err(other) => panic!("{other}"),
        };
        assert_eq!(bodies(&store, &table).await.len(), expected);
    }
}

async fn tables_come_in_pages(database: Database) {
    let store = database.open().await;
    let mut opened = Vec::new();
    for _ in 0..7 {
        let table = new_table();
        store.append(append(table, 1, &["x"])).await.unwrap();
        opened.push(table);
    }
    let mut listed = Vec::new();
    loop {
        let page = store.tables(listed.last(), 3).await.unwrap();
        if page.is_empty() {
            break;
        }
        assert!(page.len() <= 3);
        listed.extend(page);
    }
    assert_eq!(listed, opened);
}

async fn counters_count(database: Database) {
    let store = database.open().await;
    let table = new_table();
    let append =
        Append { entries: vec![(1, "a".into()), (2, "b".into())], ..append(table, 1, &[]) };
    store.append(append.clone()).await.unwrap();
    store.append(append).await.unwrap_err();
    let metrics = store.metrics();
    assert_eq!((metrics.batches, metrics.entries, metrics.taken), (2, 2, 1));
    assert_eq!((metrics.refused, metrics.queued), (0, 0));
    store.ready().await.unwrap();
}
