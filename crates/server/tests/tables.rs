//! Games over real sockets against a real server.

/// The store's tests start PostgreSQL in the same way.
#[path = "../../store/tests/support/cluster.rs"]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
#[allow(dead_code, reason = "they need more of it")]
mod cluster;
mod support;

use protocol::{Code, Deal, Down, Happened, Up};
use serde_json::{Value, json};
use support::{Client, config, create, http, join, start, two};
use tokio_tungstenite::tungstenite::Message;

/// Two clients play to the end, both kept up to date.
async fn play_out(clients: &mut [Client]) {
    while !clients[0].is_over() {
        let Some(mover) = clients.iter().position(|client| !client.legal().is_empty()) else {
            panic!("nobody may do anything")
        };
        let action = clients[mover].choice().expect("a choice");
        let seq = clients[mover].act(&action).await.seq;
        for client in clients.iter_mut() {
            while client.seq < seq {
                client.update().await;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_made_once_however_often_it_is_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let address = server.address();
    let wish = json!({"game": "the-game", "seats": [{"name": "Ana"}, {}], "listed": true,
        "id": "once", "key": "thekeyofanaherself22"});
    // Two at the same moment, and one after a restart: the answers got lost.
    let (first, second) =
        tokio::join!(create(address, wish.clone()), create(address, wish.clone()));
    assert_eq!(first, second);
    server.stop().await.expect("stopped");
    let server = start(folder.path()).await;
    let address = server.address();
    assert_eq!(create(address, wish.clone()).await, first);
    let (_, _, lobby) = http(address, "GET", "/api/tables", None, "").await;
    let lobby: protocol::Lobby = serde_json::from_str(&lobby).expect("a lobby");
    assert_eq!(lobby.tables.len(), 1);
    let listed = &lobby.tables[0];
    assert_eq!(
        (listed.help, listed.talk),
        (Some(protocol::Help::Legal), Some(protocol::Talk::Guarded))
    );
    Client::join(address, &first.table, Some("thekeyofanaherself22"), None).await;

    // The id alone opens nothing, and makes nothing else.
    let other = |change: &dyn Fn(&mut Value)| {
        let mut wish = wish.clone();
        change(&mut wish);
        wish.to_string()
    };
    let asked =
        |body: String| async move { http(address, "POST", "/api/tables", None, &body).await };
    let (status, _, body) = asked(other(&|wish| wish["game"] = json!("hormigas"))).await;
    assert_eq!(status, 400, "{body}");
    let (status, _, body) = asked(other(&|wish| wish["key"] = json!("akeyofsomebodyelse22"))).await;
    assert_eq!(status, 201, "{body}");
    let made: protocol::Created = serde_json::from_str(&body).expect("a table");
    assert_ne!((&made.table, &made.watch), (&first.table, &first.watch));
    server.stop().await.expect("stopped");
}

async fn sit(address: std::net::SocketAddr, made: &protocol::Created) -> Vec<Client> {
    let mut clients = Vec::new();
    for seat in &made.invitations {
        clients.push(Client::join(address, &made.table, Some(&seat.secret), None).await);
    }
    clients
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_its_record_and_a_rematch() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let address = server.address();
    let made = create(address, two()).await;
    let mut clients = sit(address, &made).await;
    let path = format!("/api/tables/{}/record", made.table);
    let (status, _, _) = http(address, "GET", &path, Some(&made.watch), "").await;
    assert_eq!(status, 409, "no record before the end");
    play_out(&mut clients).await;

    let (status, head, body) = http(address, "GET", &path, Some(&made.watch), "").await;
    assert!(status == 200 && head.contains("no-store"), "{head}");
    let record = records::Record::from_json(body.trim()).expect("a record");
    records::Replay::new(&record).expect("a deal").play_all(&record).expect("a sound record");
    records::check_commitment(&record).expect("the promised deal");
    assert_eq!(record.more["commitment"], json!(made.commitment));
    let (status, _, _) = http(address, "GET", &path, Some("guess"), "").await;
    assert_eq!(status, 401);

    clients[1].send(&Up::Rematch { id: "again".into(), deal: Deal::Fresh }).await;
    let update = clients[1].update().await;
    let Happened::Rematch { table } = &update.events[0].what else { panic!("{update:?}") };
    // The same socket and the same secret, at the next table.
    clients[1].send(&join(table, Some(&made.invitations[1].secret), None)).await;
    let first = clients[1].update().await;
    assert_eq!(first.table.expect("a table").series.games, 1);
    assert!(first.view.is_some());
    server.stop().await.expect("stopped");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let made = create(server.address(), two()).await;
    let mut clients = sit(server.address(), &made).await;
    clients[0].act("start@0").await;
    let action = clients[0].choice().expect("a choice");
    let before = clients[0].act(&action).await;
    let since = clients[1].seq;
    server.stop().await.expect("stopped");
    while clients[1].next().await.is_some() {}
    assert_eq!(clients[1].farewell.as_deref(), Some("the server restarts: join again in a moment"));

    let server = start(folder.path()).await;
    let secret = Some(made.invitations[1].secret.as_str());
    let mut back = Client::connect(server.address()).await;
    back.send(&join(&made.table, secret, Some(since))).await;
    let missed = back.update().await;
    assert_eq!((missed.seq, missed.ply, missed.whole), (before.seq, before.ply, false));
    assert!(missed.events.iter().all(|event| event.seq > since));
    // A message that was answered before the restart is answered again, and done once.
    let mut first = Client::connect(server.address()).await;
    first.send(&join(&made.table, Some(&made.invitations[0].secret), None)).await;
    first.update().await;
    first.send(&Up::Act { id: "m1".into(), ply: 0, actions: vec!["start@0".into()] }).await;
    loop {
        match first.next().await.expect("an answer") {
            Down::Ack { id, .. } => break assert_eq!(id, "m1"),
            Down::Refused(refused) => panic!("{refused:?}"),
            _ => {}
        }
    }
    server.stop().await.expect("stopped");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_on_one_log_agree_on_postgres() {
    let folder = tempfile::tempdir().expect("a folder");
    let cluster = cluster::Cluster::shared();
    let mut shared = config(folder.path());
    shared.store = store::StoreConfig::Postgres { url: cluster.new_database() };
    let one = server::Server::start(shared.clone()).await.expect("a server");
    let two_ = server::Server::start(shared).await.expect("a second server");
    let made = create(one.address(), two()).await;
    let secrets: Vec<&str> = made.invitations.iter().map(|seat| seat.secret.as_str()).collect();
    let mut here = Client::join(one.address(), &made.table, Some(secrets[0]), None).await;
    let mut there = Client::join(two_.address(), &made.table, Some(secrets[1]), None).await;
    // Both want to start. One writes first; the other server catches up and refuses.
    here.act("start@0").await;
    let late = there.message(&["start@1"]);
    there.send(&late).await;
    assert_eq!(there.refused().await.code, Code::MovedOn);
    let action = here.choice().expect("a choice");
    here.act(&action).await;
    // What still makes sense is done, after the other's.
    there.send(&Up::Signal { id: "s".into(), signals: vec!["fine".into()] }).await;
    let update = loop {
        let update = there.update().await;
        if update.ack.is_some() {
            break update;
        }
    };
    assert_eq!(update.seq, here.seq + 1);
    one.stop().await.expect("stopped");
    two_.stop().await.expect("stopped");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_with_people_over_sockets() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    for (game, bots) in [
        ("the-game", json!([{}, {"bot": "steady"}, {"bot": "expert"}])),
        ("face-to-face", json!([{}, {"bot": "steady"}])),
    ] {
        let table = json!({"game": game, "seats": bots, "start": true});
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
    }
    server.stop().await.expect("stopped");
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_gets_an_error_and_then_the_door() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let address = server.address();
    let made = create(address, two()).await;

    // Before joining.
    let mut client = Client::connect(address).await;
    client.send(&Up::Signal { id: "s".into(), signals: vec!["fine".into()] }).await;
    assert_eq!(client.refused().await.code, Code::JoinFirst);
    client.send_text(r#"{"type":"join","version":99,"table":"x"}"#).await;
    assert_eq!(client.refused().await.code, Code::Version);
    client.send(&join("../../etc/passwd", None, None)).await;
    assert_eq!(client.refused().await.code, Code::NoTable);
    client.send(&join("abcdefghijkl", None, None)).await;
    assert_eq!(client.refused().await.code, Code::NoTable);
    client.send(&join(&made.table, Some("wrong"), None)).await;
    assert_eq!(client.refused().await.code, Code::WrongSecret);
    assert!(client.next().await.is_none(), "a wrong secret is shown out");

    // Again and again.
    let secret = Some(made.invitations[0].secret.as_str());
    let mut client = Client::join(address, &made.table, secret, None).await;
    for text in ["", "{", "[1,2]", "{\"type\":\"fly\"}", "\u{0}", "{\"type\":\"act\"}"] {
        client.send_text(text).await;
    }
    for _ in 0..6 {
        assert_eq!(client.refused().await.code, Code::Unreadable);
    }
    assert!(client.next().await.is_none());

    // Binary, and too large.
    let mut client = Client::join(address, &made.table, secret, None).await;
    client.send_raw(Message::binary(vec![1, 2, 3])).await;
    assert_eq!(client.refused().await.code, Code::Unreadable);
    client.send_text(&"x".repeat(100_000)).await;
    while client.next().await.is_some() {}

    // The table is as it was.
    let (status, _, body) =
        http(address, "GET", &format!("/api/tables/{}", made.table), Some(&made.watch), "").await;
    let update: Value = serde_json::from_str(&body).expect("an update");
    assert_eq!((status, &update["ply"]), (200, &json!(0)));
    server.stop().await.expect("stopped");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_is_slowed_down() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = config(folder.path());
    (config.socket_rate, config.table_rate, config.address_sockets) = (2, 3, 2);
    let server = server::Server::start(config).await.expect("a server");
    let address = server.address();
    let made = create(address, two()).await;
    let secret = Some(made.invitations[0].secret.as_str());
    let mut client = Client::join(address, &made.table, secret, None).await;
    let _other = Client::connect(address).await;
    let third = tokio_tungstenite::connect_async(format!("ws://{address}/api/socket")).await;
    assert!(third.is_err(), "a third socket from one address");
    for _ in 0..8 {
        client.send_text(r#"{"type":"ping"}"#).await;
    }
    assert_eq!(client.refused().await.code, Code::TooMuch);
    let mut refused = 0;
    for _ in 0..4 {
        let (status, _, _) = http(address, "POST", "/api/tables", None, &two().to_string()).await;
        refused += u32::from(status == 429);
    }
    assert!(refused > 0, "more tables than an hour allows");
    server.stop().await.expect("stopped");
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_get_no_socket() {
    use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let address = server.address();
    for (origin, allowed) in [
        (format!("http://{address}"), true),
        ("http://elsewhere.example".to_owned(), false),
        ("null".to_owned(), false),
    ] {
        let mut request = format!("ws://{address}/api/socket").into_client_request().expect("one");
        request.headers_mut().insert("origin", origin.parse().expect("a header"));
        let opened = tokio_tungstenite::connect_async(request).await;
        assert_eq!(opened.is_ok(), allowed, "{origin}");
    }
    server.stop().await.expect("stopped");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_shows_listed_tables_only() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let address = server.address();
    let hidden = create(address, two()).await;
    let listed = json!({"game": "hormigas", "seats": [{"name": "Ana"}, {}, {}], "listed": true});
    let made = create(address, listed).await;
    let lobby = || async {
        let (_, _, body) = http(address, "GET", "/api/tables", None, "").await;
        serde_json::from_str::<Value>(&body).expect("a lobby")["tables"].clone()
    };
    let tables = lobby().await;
    assert_eq!(tables.as_array().expect("a list").len(), 1);
    assert_eq!(tables[0]["table"], json!(made.table));
    assert_eq!(tables[0]["free"], json!(3));
    let seats = format!("/api/tables/{}/seats", made.table);
    let take = r#"{"name":"Caio","key":"thekeyofcaiotohisseat"}"#;
    let (status, _, body) = http(address, "POST", &seats, None, take).await;
    let taken: protocol::TakenSeat = serde_json::from_str(&body).expect("a seat");
    assert_eq!((status, taken.seat), (200, 1), "the first seat waits for the host");
    let mut client = Client::connect(address).await;
    client
        .send(&Up::Join {
            version: protocol::VERSION,
            table: made.table.clone(),
            secret: Some("thekeyofcaiotohisseat".into()),
            key: None,
            since: None,
            name: None,
            views: true,
        })
        .await;
    client.update().await;
    assert_eq!(lobby().await[0]["free"], json!(2));
    drop(client);
    // The other can be neither seen nor joined without one of its secrets.
    let path = format!("/api/tables/{}", hidden.table);
    assert_eq!(http(address, "GET", &path, None, "").await.0, 401);
    let (status, _, _) = http(address, "POST", &format!("{path}/seats"), None, take).await;
    assert_eq!(status, 401);
    assert_eq!(http(address, "GET", &path, Some(&hidden.watch), "").await.0, 200);
    // Lobby and statistics can be made anew from the log.
    let before = lobby().await;
    server.stop().await.expect("stopped");
    let rebuilt = server::rebuild(&config(folder.path())).await.expect("rebuilt");
    assert_eq!(rebuilt, 2);
    let server = start(folder.path()).await;
    let (_, _, body) = http(server.address(), "GET", "/api/tables", None, "").await;
    let after = serde_json::from_str::<Value>(&body).expect("a lobby");
    assert_eq!(after["tables"], before);
    server.stop().await.expect("stopped");
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_are_answered_in_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let address = server.address();
    for (body, code) in [
        ("{", "unreadable"),
        (r#"{"game":"chess","seats":[{}]}"#, "invalid"),
        (r#"{"game":"the-game","seats":[]}"#, "invalid"),
        (r#"{"game":"the-game","seats":[{},{},{},{},{},{}]}"#, "invalid"),
        (r#"{"game":"the-game","seats":[{"bot":"steady"}]}"#, "invalid"),
        (r#"{"game":"the-game","seats":[{}],"options":{"minimum":9}}"#, "invalid"),
        (r#"{"game":"the-game","seats":[{}],"talk":"open"}"#, "invalid"),
        (r#"{"game":"the-game","seats":[{}],"clock":1}"#, "invalid"),
        (r#"{"game":"the-game","seats":[{"name":"A\u202ena"}]}"#, "name-marks"),
        (r#"{"game":"the-game","seats":[{"name":"Ana"},{"name":"ana"}]}"#, "name-taken"),
        (r#"{"game":"the-game","seats":[{"name":"  "}]}"#, "length"),
        (r#"{"game":"the-game","seats":[{}],"colour":"red"}"#, "unreadable"),
    ] {
        let (status, _, answer) = http(address, "POST", "/api/tables", None, body).await;
        let problem: Value = serde_json::from_str(&answer).expect("a problem");
        assert!((400..500).contains(&status), "{body}: {status}");
        assert_eq!(problem["code"], json!(code), "{body}: {answer}");
        assert!(problem["reason"].as_str().is_some_and(|reason| reason.len() > 10), "{answer}");
    }
    let huge = format!(r#"{{"game":"{}"}}"#, "x".repeat(100_000));
    assert_eq!(http(address, "POST", "/api/tables", None, &huge).await.0, 413);
    for (path, status) in [
        ("/healthz", 200),
        ("/readyz", 200),
        ("/metrics", 200),
        ("/api/openapi.json", 200),
        ("/api/docs", 200),
        ("/", 200),
        ("/t/abcdefghijkl", 200),
        ("/nothing.js", 404),
        ("/api/nothing", 404),
        ("/api/tables/none", 404),
    ] {
        let (found, head, _) = http(address, "GET", path, None, "").await;
        assert_eq!(found, status, "{path}");
        let head = head.to_lowercase();
        assert!(head.contains("referrer-policy: no-referrer"), "{path}");
        assert!(head.contains("content-security-policy:"), "{path}");
    }
    server.stop().await.expect("stopped");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reader_who_falls_behind_gets_everything_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let address = server.address();
    let made = create(address, two()).await;
    let mut clients = sit(address, &made).await;
    let mut slow = Client::join(address, &made.table, Some(&made.watch), None).await;
    clients[0].act("start@0").await;
    // The spectator reads nothing while much is said.
    for n in 0..900 {
        let message = Up::Say { id: format!("s{n}"), text: "bien".into() };
        clients[0].send(&message).await;
        clients[0].update().await;
    }
    let last = clients[0].seq;
    while slow.seq < last {
        slow.update().await;
    }
    server.stop().await.expect("stopped");
}

/// Measures are counts of a few fixed names: nothing of a table, a card or a person is in them.
#[tokio::test(flavor = "multi_thread")]
async fn measures_tell_of_no_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let address = server.address();
    let made = create(address, two()).await;
    let mut clients = sit(address, &made).await;
    clients[0].send(&Up::Name { id: "n".into(), name: "Berenguela".into() }).await;
    clients[0].send(&Up::Say { id: "s".into(), text: "I have the 37".into() }).await;
    assert_eq!(clients[0].refused().await.code, Code::NamesNumber);
    play_out(&mut clients).await;
    let (_, _, text) = http(address, "GET", "/metrics", None, "").await;
    let samples: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    assert!(samples.iter().any(|line| line.starts_with("subibaja_messages_total ")), "{text}");
    for line in samples.into_iter().filter(|line| !line.is_empty()) {
        let (name, _value) = line.rsplit_once(' ').expect("a value");
        let label = name.split_once('{').map(|(_, label)| label.trim_end_matches('}'));
        if let Some((key, value)) = label.and_then(|label| label.split_once('=')) {
            let value = value.trim_matches('"');
            let is_code =
                || value == "other" || serde_json::from_value::<Code>(json!(value)).is_ok();
            let is_game = || value.parse::<rules::Game>().is_ok();
            let known = match key {
                "le" => true,
                "code" => is_code(),
                "game" => is_game(),
                "by" => ["poll", "word"].contains(&value),
                "way" => ["nats", "notify"].contains(&value),
                "version" => value == env!("CARGO_PKG_VERSION"),
                _ => false,
            };
            assert!(known, "{line}");
        }
    }
    for secret in [&made.table, &made.invitations[0].secret, &made.watch, "Berenguela"] {
        assert!(!text.contains(secret), "{secret} stands in the measures");
    }
    server.stop().await.expect("a good end");
}

/// A table that is not listed, its first seat's key changed on one device while another looks on: the
/// other is shown out at once, on its own socket, and is told that coming back is of no use.
#[tokio::test(flavor = "multi_thread")]
async fn a_void_key_closes_its_sockets_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let address = server.address();
    let made = create(address, two()).await;
    let invitation = made.invitations[0].secret.as_str();
    let mut here = Client::join(address, &made.table, Some(invitation), None).await;
    let mut there = Client::join(address, &made.table, Some(invitation), None).await;
    let (old, new) = (support::key_for(invitation), "anewkeyfortheveryfirst");
    let exchange = Up::Join {
        version: protocol::VERSION,
        table: made.table.clone(),
        secret: Some(old.clone()),
        key: Some(new.into()),
        since: None,
        name: None,
        views: true,
    };
    here.send(&exchange).await;
    assert_eq!(here.update().await.you.expect("you").seat, Some(0));
    assert_eq!(there.refused().await.code, Code::WrongSecret);
    assert!(there.next().await.is_none(), "it is shown out");
    // Neither the invitation nor the old key opens anything any more, over a socket or HTTP.
    for (secret, code) in [(invitation, Code::InvitationUsed), (&old, Code::WrongSecret)] {
        let mut client = Client::connect(address).await;
        let join = json!({"type": "join", "version": protocol::VERSION, "table": made.table,
            "secret": secret});
        client.send_text(&join.to_string()).await;
        assert_eq!(client.refused().await.code, code);
        let path = format!("/api/tables/{}", made.table);
        assert_eq!(http(address, "GET", &path, Some(secret), "").await.0, 401);
    }
    server.stop().await.expect("stopped");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_counts_as_a_new_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = config(folder.path());
    config.table_rate = 1;
    let server = server::Server::start(config).await.expect("a server");
    let address = server.address();
    let made = create(address, two()).await;
    let mut clients = sit(address, &made).await;
    play_out(&mut clients).await;
    clients[0].send(&Up::Rematch { id: "again".into(), deal: Deal::Fresh }).await;
    let refused = clients[0].refused().await;
    assert_eq!((refused.code, refused.id.as_deref()), (Code::TooMuch, Some("again")));
    server.stop().await.expect("stopped");
}

#[tokio::test(flavor = "multi_thread")]
async fn results_made_anew_keep_their_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path()).await;
    let made = create(server.address(), two()).await;
    let mut clients = sit(server.address(), &made).await;
    play_out(&mut clients).await;
    // The log goes on after the end.
    clients[1].send(&Up::Rematch { id: "again".into(), deal: Deal::Fresh }).await;
    clients[1].update().await;
    drop(clients);
    server.stop().await.expect("stopped");
    let config = config(folder.path());
    let results = async || {
        let store = store::Store::open(&config.store).await.expect("a store");
        let results = store.results(10).await.expect("results");
        store.close().await;
        results
    };
    let before = results().await;
    assert_eq!(before.len(), 1);
    server::rebuild(&config).await.expect("rebuilt");
    assert_eq!(results().await, before);
}

#[test]
fn the_document_lists_every_option() {
    let document: Value = serde_json::from_str(&server::openapi()).expect("JSON");
    let options = &document["components"]["schemas"]["CreateTable"]["properties"]["options"];
    let text = options["description"].as_str().expect("a description");
    for game in rules::Game::ALL {
        let about = text.split_once(&format!("`{game}`: ")).expect("the game").1;
        let about = about.split(" `").next().unwrap_or_default();
        for option in game.options() {
            assert!(about.contains(&option.to_string()), "{game} {option}: {text}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn measures_are_told_at_an_address_of_their_own_if_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = config(folder.path());
    config.metrics = Some("127.0.0.1:0".parse().expect("an address"));
    let server = server::Server::start(config).await.expect("a server");
    let apart = server.metrics_address();
    assert_ne!(apart, server.address());
    let (status, _, text) = http(apart, "GET", "/metrics", None, "").await;
    assert!(status == 200 && text.contains("process_resident_memory_bytes"), "{text}");
    assert_eq!(http(apart, "GET", "/readyz", None, "").await.0, 200);
    assert_eq!(http(apart, "GET", "/api/tables", None, "").await.0, 404);
    let (_, _, page) = http(server.address(), "GET", "/metrics", None, "").await;
    assert!(!page.contains("process_resident_memory_bytes"), "{page}");
    server.stop().await.expect("stopped");
}
