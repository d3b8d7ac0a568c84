//! Several servers on one PostgreSQL: who sits at one hears what is done at another, by NATS, by
//! `NOTIFY` and by neither; a bus that lies changes nothing.

#[path = "../../store/tests/support/cluster.rs"]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
#[allow(dead_code, reason = "they need more of it")]
mod cluster;
#[path = "support/nats.rs"]
#[allow(dead_code, reason = "others need more of it")]
mod nats;
#[path = "support/nats_program.rs"]
mod nats_program;
mod support;

use std::sync::Arc;
use std::time::Duration;

use cluster::Cluster;
use futures_util::StreamExt as _;
use nats::NatsServer;
use protocol::{Code, Down, Up};
use serde_json::{Value, json};
use server::{Server, Settings};
use support::{Client, config, create, http, join, key_for, two};

/// Nodes on one database, and what they need.
struct World {
    nodes: Vec<Server>,
    url: String,
    _cluster: Arc<Cluster>,
    _folder: tempfile::TempDir,
}

impl World {
    async fn start(nodes: usize, nats: Option<&NatsServer>) -> World {
        let cluster = Cluster::shared();
        let folder = tempfile::tempdir().expect("a folder");
        let url = cluster.new_database();
        let settings = Settings {
            database: Some(url.clone()),
            nats: nats.map(NatsServer::url),
            ..Settings::default()
        };
        let shared = settings.config().expect("a configuration");
        let mut config = config(folder.path());
        (config.store, config.nats) = (shared.store, shared.nats);
        let mut started = Vec::new();
        for _ in 0..nodes {
            started.push(Server::start(config.clone()).await.expect("a node"));
        }
        World { nodes: started, url, _cluster: cluster, _folder: folder }
    }

    fn at(&self, node: usize) -> std::net::SocketAddr {
        self.nodes[node % self.nodes.len()].address()
    }

    async fn stop(self) {
        for node in self.nodes {
            node.stop().await.expect("stopped");
        }
    }
}

/// Waits until a client knows of an entry.
async fn until(client: &mut Client, seq: u64) {
    while client.seq < seq {
        client.next().await.expect("an update");
    }
}

/// The numbers of all events that a client was told of.
fn told(client: &Client) -> Vec<u64> {
    let updates = client.texts.iter().filter_map(|text| serde_json::from_str::<Value>(text).ok());
    let events = updates.filter(|down| down["type"] == "update").flat_map(|update| {
        let events = update["events"].as_array().cloned().unwrap_or_default();
        events.into_iter().filter_map(|event| event["seq"].as_u64())
    });
    events.collect()
}

/// A game by two people, each at a node of their own, and one who looks on at the last.
async fn play(world: &World, moves: usize) {
    let made = create(world.at(0), two()).await;
    let secret = |seat: usize| Some(made.invitations[seat].secret.as_str());
    let last = world.nodes.len() - 1;
    let mut players = [
        Client::join(world.at(0), &made.table, secret(0), None).await,
        Client::join(world.at(last), &made.table, secret(1), None).await,
    ];
    let mut watcher = Client::connect(world.at(last)).await;
    watcher
        .send(&Up::Join {
            version: protocol::VERSION,
            table: made.table.clone(),
            secret: Some(made.watch.clone()),
            key: None,
            since: None,
            name: None,
            views: false,
        })
        .await;
    watcher.update().await;
    // Whoever sat first hears that the other came, at another node.
    let seq = players[1].seq;
    until(&mut players[0], seq).await;
    players[0].act("start@0").await;
    for _ in 0..moves {
        let seq = players[0].seq.max(players[1].seq);
        until(&mut players[0], seq).await;
        until(&mut players[1], seq).await;
        let Some(at) = players.iter().position(|player| player.choice().is_some()) else { break };
        let action = players[at].choice().expect("a choice");
        players[at].act(&action).await;
    }
    let seq = players[0].seq.max(players[1].seq);
    for client in players.iter_mut().chain([&mut watcher]) {
        until(client, seq).await;
        let told = told(client);
        assert!(told.windows(2).all(|pair| pair[1] == pair[0] + 1), "{told:?}");
        assert_eq!(told.last(), Some(&seq));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_seen_at_the_other_node_on_postgres() {
    let world = World::start(2, None).await;
    play(&world, 20).await;
    world.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_seen_at_the_other_node_on_postgres_by_nats() {
    let mut nats = NatsServer::start();
    let world = World::start(3, Some(&nats)).await;
    play(&world, 20).await;
    // Without it a word goes another way, or the log is read.
    nats.kill();
    play(&world, 6).await;
    nats.again();
    play(&world, 6).await;
    world.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_that_is_void_opens_nothing_at_any_node_on_postgres() {
    let world = World::start(2, None).await;
    let made = create(world.at(0), two()).await;
    let secret = |seat: usize| Some(made.invitations[seat].secret.as_str());
    let mut host = Client::join(world.at(0), &made.table, secret(0), None).await;
    let mut thief = Client::join(world.at(1), &made.table, secret(1), None).await;
    until(&mut host, thief.seq).await;
    // At one node the seat gets a new key: the old one is shown out at the other.
    let old = key_for(secret(1).expect("an invitation"));
    let fresh = "akeythatnobodyelsehas".to_owned();
    let rekey = |node: usize, secret: &str, key: &str| {
        let (address, table) = (world.at(node), made.table.clone());
        let (secret, key) = (Some(secret.to_owned()), Some(key.to_owned()));
        async move {
            let mut client = Client::connect(address).await;
            let version = protocol::VERSION;
            client
                .send(&Up::Join {
                    version,
                    table,
                    secret,
                    key,
                    since: None,
                    name: None,
                    views: true,
                })
                .await;
            client
        }
    };
    let mut owner = rekey(0, &old, &fresh).await;
    owner.update().await;
    while thief.next().await.is_some() {}
    assert_eq!(thief.close_code, Some(protocol::CLOSE_VOID));
    // It opens nothing at either, also where nothing was heard of it: whoever lets somebody in has
    // read the log.
    for round in 0..10 {
        let (now, next) =
            (format!("keyofround{round}ofthisseat"), format!("keyofround{}ofthisseat", round + 1));
        let mut first = rekey(round, if round == 0 { &fresh } else { &now }, &next).await;
        first.update().await;
        let mut second =
            rekey(round + 1, if round == 0 { &fresh } else { &now }, "anotherkeyofsomebody").await;
        assert_eq!(second.refused().await.code, Code::WrongSecret, "round {round}");
    }
    world.stop().await;
}

/// Waits until somebody is told that so many are there.
async fn presence(client: &mut Client, wanted: (&[u32], usize)) {
    loop {
        if let Some(Down::Presence { seats, watchers, host, .. }) = client.next().await
            && (seats.as_slice(), watchers) == wanted
        {
            return assert_eq!(host, Some(usize::from(seats[0] == 0)));
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_there_is_known_at_every_node_on_postgres() {
    let world = World::start(2, None).await;
    let made = create(world.at(0), two()).await;
    let secret = |seat: usize| Some(made.invitations[seat].secret.as_str());
    let mut here = Client::join(world.at(0), &made.table, secret(0), None).await;
    let mut there = Client::join(world.at(1), &made.table, secret(1), None).await;
    presence(&mut here, (&[1, 1], 0)).await;
    presence(&mut there, (&[1, 1], 0)).await;
    // A second device, somebody who looks on, and who leaves, each at the other node.
    let version = protocol::VERSION;
    let key = Some(key_for(secret(0).expect("an invitation")));
    let mut second = Client::connect(world.at(1)).await;
    let (table, since, name) = (made.table.clone(), None, None);
    second
        .send(&Up::Join { version, table, secret: key, key: None, since, name, views: false })
        .await;
    presence(&mut here, (&[2, 1], 0)).await;
    drop(here);
    presence(&mut there, (&[1, 1], 0)).await;
    drop(second);
    presence(&mut there, (&[0, 1], 0)).await;
    world.stop().await;
}

/// Bots move once, though both nodes could let them think.
#[tokio::test(flavor = "multi_thread")]
async fn bots_of_two_nodes_play_one_game_on_postgres() {
    let world = World::start(2, None).await;
    let seats = json!([{}, {"bot": "expert"}, {"bot": "steady"}]);
    let table = json!({"game": "the-game", "seats": seats, "start": true});
    let made = create(world.at(0), table).await;
    let secret = Some(made.invitations[0].secret.as_str());
    let mut person = Client::join(world.at(0), &made.table, secret, None).await;
    let mut watcher = Client::connect(world.at(1)).await;
    watcher.send(&join(&made.table, Some(&made.watch), None)).await;
    watcher.update().await;
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
    let seq = person.seq;
    until(&mut watcher, seq).await;
    assert!(watcher.is_over());
    for client in [&person, &watcher] {
        let told = told(client);
        assert!(told.windows(2).all(|pair| pair[1] == pair[0] + 1), "{told:?}");
    }
    world.stop().await;
}

/// All that somebody could say who has got at the bus.
fn lies(table: &str, seq: u64) -> Vec<String> {
    let word = |word: Value| json!({"node": 5, "words": [word]}).to_string();
    let room = |seats: Value| json!({"seats": seats, "watchers": 9, "left": [1, 1], "opened": 0});
    let played = json!({"type": "played", "by": "person", "actions": "end"});
    vec![
        String::new(),
        "\u{1}\u{2} no JSON".into(),
        "[]".into(),
        "{}".into(),
        json!({"node": -1, "words": 7}).to_string(),
        json!({"node": 5, "words": vec![json!({"table": "x"}); 300]}).to_string(),
        word(json!({"table": "../../etc", "seq": 1})),
        word(json!({"table": "nobodystable", "seq": 1_000})),
        word(json!({"table": table, "seq": seq + 1})),
        word(json!({"table": table, "seq": u64::MAX})),
        word(json!({"table": table, "seq": 0})),
        word(
            json!({"table": table, "seq": seq + 1, "entries": [[0, played.to_string()]], "event": played}),
        ),
        word(json!({"table": table, "seq": seq + 7, "room": room(json!([0, 0, 0, 0, 0, 0, 0]))})),
        word(
            json!({"table": table, "seq": seq, "room": {"seats": [1_000_000, 0], "watchers": 4_000_000_000_u64,
            "left": [i64::MAX, i64::MIN], "opened": i64::MIN, "thinking": {"ply": 0, "is_turn": true}}}),
        ),
        word(json!({"table": table, "seq": seq, "closed": true})),
    ]
}

async fn survives_lies(world: &World, say: impl AsyncFn(&str, String)) {
    let made = create(world.at(0), two()).await;
    let secret = |seat: usize| Some(made.invitations[seat].secret.as_str());
    let mut players = [
        Client::join(world.at(0), &made.table, secret(0), None).await,
        Client::join(world.at(1), &made.table, secret(1), None).await,
    ];
    until(&mut players[0], 4).await;
    players[0].act("start@0").await;
    for _ in 0..3 {
        let seq = players[0].seq.max(players[1].seq);
        for lie in lies(&made.table, seq) {
            say(&made.table, lie).await;
        }
        until(&mut players[0], seq).await;
        until(&mut players[1], seq).await;
        let at = players.iter().position(|player| player.choice().is_some()).expect("a choice");
        let action = players[at].choice().expect("a choice");
        players[at].act(&action).await;
    }
    let seq = players[0].seq.max(players[1].seq);
    for player in &mut players {
        until(player, seq).await;
        let told = told(player);
        assert!(told.windows(2).all(|pair| pair[1] == pair[0] + 1), "{told:?}");
    }
    assert_eq!(seq, 5 + 3, "nothing was done that nobody did");
    for node in 0..2 {
        let (status, _, body) = http(world.at(node), "GET", "/metrics", None, "").await;
        assert_eq!(status, 200);
        let measure = |name: &str| {
            let line = body.lines().find_map(|line| line.strip_prefix(name));
            line.and_then(|value| value.trim().parse::<u64>().ok()).expect("a measure")
        };
        assert!(measure("subibaja_words_unreadable_total ") > 0, "nobody heard the lies");
        assert_eq!(measure("subibaja_table_panics_total "), 0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn lies_change_no_game_on_postgres() {
    let world = World::start(2, None).await;
    let url = store::StoreConfig::Postgres { url: world.url.clone() };
    let liar = store::Store::open(&url).await.expect("a store");
    let speaker = tokio::sync::Mutex::new(liar.speaker().expect("a speaker"));
    survives_lies(&world, async |_, lie| {
        speaker.lock().await.say(&[lie]).await.expect("said");
    })
    .await;
    world.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lies_change_no_game_on_postgres_by_nats() {
    let nats = NatsServer::start();
    let world = World::start(2, Some(&nats)).await;
    let liar = async_nats::connect(nats.url()).await.expect("NATS");
    // What the nodes say themselves holds no card, no key and no talk.
    let mut ear = liar.subscribe("subibaja.>").await.expect("a subscription");
    // Both nodes have found NATS once they tell by it who has come.
    for node in 0..2 {
        let made = create(world.at(node), two()).await;
        let secret = made.invitations[0].secret.as_str();
        let mut devices = vec![Client::join(world.at(node), &made.table, Some(secret), None).await];
        loop {
            let told = tokio::time::timeout(Duration::from_millis(500), ear.next()).await;
            if told.is_ok_and(|told| told.expect("a line").subject.ends_with(&made.table)) {
                break;
            }
            assert!(devices.len() < 30, "node {node} does not speak by NATS");
            let mut client = Client::connect(world.at(node)).await;
            client
                .send(&Up::Join {
                    version: protocol::VERSION,
                    table: made.table.clone(),
                    secret: Some(key_for(secret)),
                    key: None,
                    since: None,
                    name: None,
                    views: false,
                })
                .await;
            devices.push(client);
        }
    }
    survives_lies(&world, async |table, lie| {
        for subject in [format!("subibaja.table.{table}"), "subibaja.table.anotherstabl".into()] {
            liar.publish(subject, lie.clone().into()).await.expect("said");
        }
    })
    .await;
    let mut honest = 0;
    while let Ok(Some(message)) = tokio::time::timeout(Duration::from_millis(50), ear.next()).await
    {
        let bundle: Value = serde_json::from_slice(&message.payload).unwrap_or_default();
        if bundle["node"] == 5 || !bundle["node"].is_u64() {
            continue;
        }
        honest += 1;
        for word in bundle["words"].as_array().expect("words") {
            let word = word.as_object().expect("a word");
            let said = ["table", "seq", "room", "closed"];
            assert!(word.keys().all(|key| said.contains(&key.as_str())), "{word:?}");
        }
    }
    assert!(honest > 2, "the nodes spoke by NATS: {honest}");
    world.stop().await;
}
