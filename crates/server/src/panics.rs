//! A panic at one table: its people go on from the log on the same sockets, the others notice
//! nothing, and the server counts it. A bot that panics does not keep its table waiting.

#[path = "../tests/support/mod.rs"]
mod support;

use std::sync::atomic::Ordering;

use serde_json::json;
use support::{Client, create, http, start, two};

use crate::actor::Mail;
use crate::bots::mistakes;
use crate::registry;

/// Both seats of a new table, and its id.
async fn table(server: &crate::Server) -> (String, [Client; 2]) {
    let made = create(server.address(), two()).await;
    let sit = |seat: usize| {
        Client::join(server.address(), &made.table, Some(&made.invitations[seat].secret), None)
    };
    (made.table.clone(), [sit(0).await, sit(1).await])
}

/// Whoever is on turn plays, and both hear of it.
async fn play(clients: &mut [Client; 2]) {
    let mover = clients.iter().position(|client| !client.legal().is_empty());
    let mover = mover.expect("somebody on turn");
    let choice = clients[mover].choice().expect("a choice");
    let seq = clients[mover].act(&choice).await.seq;
    while clients[1 - mover].seq < seq {
        clients[1 - mover].update().await;
    }
}

#[tokio::test]
async fn a_panic_ends_one_task_and_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let (broken, mut unlucky) = table(&server).await;
    let (_, mut others) = table(&server).await;
    for _ in 0..3 {
        play(&mut unlucky).await;
        play(&mut others).await;
    }
    let heard = others.each_ref().map(|client| client.texts.len());
    let stood = unlucky.each_ref().map(|client| (client.seq, client.ply, client.view.clone()));

    let id = broken.parse().expect("an id");
    registry::deliver(&server.app, &id, Mail::Panic).await.expect("delivered");

    for (client, stood) in unlucky.iter_mut().zip(stood) {
        let told = client.update().await;
        assert!(told.whole, "everything at once, as after a loss");
        assert_eq!((client.seq, client.ply, client.view.clone()), stood, "the log has it all");
    }
    for _ in 0..3 {
        play(&mut unlucky).await;
    }
    assert_eq!(others.each_ref().map(|client| client.texts.len()), heard, "others heard of it");
    play(&mut others).await;
    let (_, _, measures) = http(server.address(), "GET", "/metrics", None, "").await;
    assert!(measures.contains("\nsubibaja_table_panics_total 1\n"), "{measures}");
    server.stop().await.expect("a good end");
}

/// Bots of all kinds make mistakes, in turns and in what they say.
#[tokio::test]
async fn a_bot_that_panics_does_not_keep_its_table_waiting() {
    const MISTAKES: u32 = 6;
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    for bot in ["steady", "expert"] {
        mistakes::LEFT.store(MISTAKES, Ordering::Relaxed);
        let seats = json!([{}, {"bot": bot}]);
        let table = json!({"game": "face-to-face", "seats": seats, "start": true});
        let made = create(server.address(), table).await;
        let secret = Some(made.invitations[0].secret.as_str());
        let mut person = Client::join(server.address(), &made.table, secret, None).await;
        while !person.is_over() {
            match person.choice() {
                Some(action) => {
                    person.act(&action).await;
                }
                None => {
                    person.update().await;
                }
            }
        }
        assert_eq!(mistakes::LEFT.load(Ordering::Relaxed), 0, "no mistake was made");
    }
    let (_, _, measures) = http(server.address(), "GET", "/metrics", None, "").await;
    assert!(measures.contains("\nsubibaja_bot_panics_total 12\n"), "{measures}");
    server.stop().await.expect("a good end");
}
