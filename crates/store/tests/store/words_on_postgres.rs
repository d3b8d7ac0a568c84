//! What nodes on one database hear of each other, and how they read on in many logs at once.

use std::time::Duration;

use store::{Listener, MAX_READ_ON, MAX_WORD_BYTES};
use tokio::time::timeout;

use crate::support::{Database, append, new_table};

async fn heard(listener: &mut Listener) -> String {
    let word = timeout(Duration::from_secs(20), listener.hear()).await;
    word.expect("a word in time").expect("a line")
}

#[tokio::test(flavor = "multi_thread")]
async fn words_are_heard_by_all_and_no_other_database() {
    let (database, other) = (Database::postgres(), Database::postgres());
    let (one, two, far) = (database.open().await, database.open().await, other.open().await);
    let mut here = one.listener().await.unwrap();
    let mut there = two.listener().await.unwrap();
    let mut far_away = far.listener().await.unwrap();
    let longest = "x".repeat(MAX_WORD_BYTES);
    let mut speaker = one.speaker().unwrap();
    speaker.say(&["first".into(), longest.clone()]).await.unwrap();
    for listener in [&mut here, &mut there] {
        assert_eq!(heard(listener).await, "first");
        assert_eq!(heard(listener).await, longest);
    }
    // One that is too long spoils its batch, not those after it.
    assert!(speaker.say(&["x".repeat(MAX_WORD_BYTES + 1), "lost".into()]).await.is_err());
    speaker.say(&["again".into()]).await.unwrap();
    assert_eq!(heard(&mut there).await, "again");
    far.speaker().unwrap().say(&["elsewhere".into()]).await.unwrap();
    assert_eq!(heard(&mut far_away).await, "elsewhere");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_that_is_cut_is_noticed_and_the_speaker_speaks_on() {
    let database = Database::postgres();
    let store = database.open().await;
    let mut listener = store.listener().await.unwrap();
    let mut speaker = store.speaker().unwrap();
    speaker.say(&["one".into()]).await.unwrap();
    assert_eq!(heard(&mut listener).await, "one");
    database.disconnect();
    let lost = timeout(Duration::from_secs(20), listener.hear()).await.expect("noticed");
    assert!(lost.is_err(), "{lost:?}");
    let mut listener = store.listener().await.unwrap();
    speaker.say(&["two".into()]).await.unwrap();
    assert_eq!(heard(&mut listener).await, "two");
}

#[tokio::test(flavor = "multi_thread")]
async fn many_logs_are_read_on_at_once() {
    for database in [Database::sqlite(), Database::postgres()] {
        let store = database.open().await;
        let (short, long, none) = (new_table(), new_table(), new_table());
        store.append(append(short, 1, &["one", "two", "three"])).await.unwrap();
        let bodies: Vec<String> = (1..=MAX_READ_ON + 44).map(|n| n.to_string()).collect();
        let bodies: Vec<&str> = bodies.iter().map(String::as_str).collect();
        for (first_seq, bodies) in (1..).step_by(100).zip(bodies.chunks(100)) {
            store.append(append(long, first_seq, bodies)).await.unwrap();
        }
        let wanted = [(short, 3), (long, 2), (none, 1), (short, u64::MAX)];
        let found = store.read_on(&wanted[..3]).await.unwrap();
        let read = |table| found.get(&table).map(|entries: &Vec<store::Entry>| entries.as_slice());
        let [third] = read(short).expect("the rest") else { panic!("{found:?}") };
        assert_eq!((third.seq, third.body.as_str()), (3, "three"));
        let rest = read(long).expect("the rest");
        assert_eq!(rest.len(), MAX_READ_ON);
        assert!(
            (2..).zip(rest).all(|(seq, entry)| entry.seq == seq && entry.body == seq.to_string())
        );
        assert!(read(none).is_none());
        // What nobody can have written.
        assert!(store.read_on(&wanted[3..]).await.unwrap().is_empty());
    }
}
