//! Settling an append of which it is not known how it ended.

use store::{Append, AppendError, Settled, Store};

use crate::support::{Database, append, bodies, new_table};

crate::on_both!(what_is_missing_is_stored_once, only_our_own_to_the_letter, closed_is_closed);

/// Settles an append, however often that must be asked.
pub(crate) async fn settle(store: &Store, append: &Append) -> Settled {
    loop {
        match store.settle(append).await {
            Ok(settled) => return settled,
            Err(AppendError::Unknown(_)) => {
                tokio::time::sleep(std::time::Duration::from_millis(50)).await;
            }
            Err(other) => panic!("{other}"),
        }
    }
}

async fn what_is_missing_is_stored_once(database: Database) {
    let store = database.open().await;
    let table = new_table();
    let first = append(table, 1, &["one", "two"]);
    for _ in 0..3 {
        assert_eq!(settle(&store, &first).await, Settled::Stored);
    }
    assert_eq!(bodies(&store, &table).await, ["one", "two"]);
    store.append(append(table, 3, &["three"])).await.unwrap();
    // What came after it does not matter.
    assert_eq!(settle(&store, &first).await, Settled::Stored);
    // Nor do many at once.
    let next = append(table, 4, &["four"]);
    let (one, two) = tokio::join!(settle(&store, &next), settle(&store, &next));
    assert_eq!((one, two), (Settled::Stored, Settled::Stored));
    assert_eq!(bodies(&store, &table).await, ["one", "two", "three", "four"]);
}

async fn only_our_own_to_the_letter(database: Database) {
    let store = database.open().await;
    let table = new_table();
    store.append(append(table, 1, &["one", "two"])).await.unwrap();
    for (seq, texts) in [(1, &["one", "too"][..]), (1, &["one", "two", "three"]), (2, &["one"])] {
        assert_eq!(settle(&store, &append(table, seq, texts)).await, Settled::Taken);
    }
    let mut later = append(table, 1, &["one", "two"]);
    later.entries[1].0 += 1;
    assert_eq!(settle(&store, &later).await, Settled::Taken);
    // The entry before it is missing: it is nobody's, and can't be ours.
    assert_eq!(settle(&store, &append(table, 4, &["four"])).await, Settled::Taken);
    assert_eq!(bodies(&store, &table).await, ["one", "two"]);
}

async fn closed_is_closed(database: Database) {
    let store = database.open().await;
    let kept = store.clone();
    store.close().await;
    let late = kept.settle(&append(new_table(), 1, &["late"])).await;
    assert_eq!(late, Err(AppendError::Closed));
}
