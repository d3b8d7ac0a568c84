//! A log that tells all it may: no secret, hand, talk or name is in it. In a process of its own, as
//! there is one log a process.

mod support;

use std::io::Write;
use std::sync::{Arc, Mutex};

use protocol::Up;
use serde_json::json;
use support::{Client, create, http, join, start};

/// A log in memory.
#[derive(Clone, Default)]
struct Paper(Arc<Mutex<Vec<u8>>>);

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("paper").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_of_everything_holds_no_secret() {
    let paper = Paper::default();
    let sheet = paper.clone();
    let wanted = "trace,hyper=trace,tungstenite=trace,axum=trace,sqlx=trace,log=trace";
    server::start_logging_to(wanted, false, move || sheet.clone());
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let address = server.address();
    let seats = json!([{"name": "Berenguela"}, {"name": "Sisebuto"}, {"bot": "steady"}]);
    let made = create(
        address,
        json!({"game": "the-game", "seats": seats, "start": true, "talk": "guarded"}),
    )
    .await;
    let secrets: Vec<&str> = made.invitations.iter().map(|seat| seat.secret.as_str()).collect();
    let mut client = Client::join(address, &made.table, Some(secrets[0]), None).await;
    client.send(&Up::Say { id: "s".into(), text: "murmullo secreto".into() }).await;
    client.send(&Up::Say { id: "n".into(), text: "tengo el treinta y siete".into() }).await;
    client.refused().await;
    client.send_text("{\"type\":\"disparate\"}").await;
    client.refused().await;
    client.act("start@0").await;
    let hand = client.view.as_ref().map(|view| view["hand"].to_string()).expect("a hand");
    let path = format!("/api/tables/{}", made.table);
    let key = support::key_for(secrets[0]);
    assert_eq!(http(address, "GET", &path, Some(&key), "").await.0, 200);
    assert_eq!(http(address, "GET", &path, Some(secrets[1]), "").await.0, 401);
    assert_eq!(http(address, "GET", &path, Some("fisgonear"), "").await.0, 401);
    http(address, "POST", "/api/tables", None, r#"{"game":"chapucero","seats":[{}]}"#).await;
    let mut other = Client::connect(address).await;
    other.send(&join(&made.table, Some("ganzua"), None)).await;
    other.refused().await;
    drop((client, other));
    server.stop().await.expect("stopped");

    // Ours may be told in full.
    tracing::trace!(target: "server::proof", "the log works");
    tracing::trace!(target: "hyper::proof", "the log is indiscreet");
    let text = String::from_utf8(paper.0.lock().expect("paper").clone()).expect("text");
    assert!(text.contains("the log works"), "{text}");
    assert!(!text.contains("the log is indiscreet"), "{text}");
    let mut hidden = secrets.clone();
    hidden.push(&key);
    hidden.extend([made.watch.as_str(), "Berenguela", "Sisebuto", "murmullo", "treinta"]);
    hidden.extend(["disparate", "fisgonear", "chapucero", "ganzua", &hand]);
    for secret in hidden {
        let line = text.lines().find(|line| line.contains(secret));
        assert_eq!(line, None, "{secret} stands in the log");
    }
}
