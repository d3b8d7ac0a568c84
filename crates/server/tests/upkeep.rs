//! Moving between databases, and what is not kept for ever.

#[path = "../../store/tests/support/cluster.rs"]
#[allow(dead_code, clippy::unwrap_used)] // the store's tests use more of it
mod cluster;
mod support;

use std::path::Path;
use std::time::Duration;

use protocol::{Created, Up};
use serde_json::json;
use server::{Config, Retention, Server, Verified};
use store::StoreConfig;
use support::{Client, config, create, http, two};

const DAY: i64 = 24 * 60 * 60 * 1000;

fn days(days: u64) -> Duration {
    Duration::from_hours(days * 24)
}

fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    i64::try_from(since.expect("a clock").as_millis()).expect("milliseconds")
}

async fn verify(config: &StoreConfig) -> Verified {
    let mut tell = |fault: &str| panic!("{fault}");
    server::verify_database(config, &mut tell, &mut |_, _| {}).await.expect("read")
}

async fn backup(config: &StoreConfig) -> Vec<u8> {
    let written = server::backup(config, || Ok(Vec::new()), &mut |_, _| {}).await;
    written.expect("a back-up").0
}

async fn restore(bytes: &[u8], config: &StoreConfig) -> Result<u64, String> {
    let restored = server::restore(bytes, config, &mut |_, _| {}).await;
    restored.map(|restored| restored.tables).map_err(|error| error.to_string())
}

/// A table that is over, one in the middle of its game, one that never began.
async fn three_tables(config: Config) -> [Created; 3] {
    let server = Server::start(config).await.expect("a server");
    let address = server.address();
    let seats = json!([{"name": "Berenguela"}, {}]);
    let talking = json!({"game": "the-game", "seats": seats, "start": true, "talk": "guarded"});
    let over = create(address, talking).await;
    let running = create(address, two()).await;
    let open = create(address, json!({"game": "hormigas", "seats": [{}, {}]})).await;
    let mut clients = Vec::new();
    for seat in 0..2 {
        let secret = &over.invitations[seat].secret;
        clients.push(Client::join(address, &over.table, Some(secret), None).await);
    }
    clients[1].send(&Up::Name { id: "n".into(), name: "Sisebuto".into() }).await;
    clients[0].send(&Up::Say { id: "s".into(), text: "murmullo".into() }).await;
    loop {
        let mover = clients.iter().position(|client| !client.legal().is_empty());
        let Some(mover) = mover.filter(|_| !clients.iter().any(Client::is_over)) else { break };
        let choice = clients[mover].choice().expect("a choice");
        let seq = clients[mover].act(&choice).await.seq;
        while clients[1 - mover].seq < seq {
            clients[1 - mover].update().await;
        }
    }
    let secret = &running.invitations[0].secret;
    let mut one = Client::join(address, &running.table, Some(secret), None).await;
    one.act("start@0").await;
    drop((clients, one));
    server.stop().await.expect("stopped");
    [over, running, open]
}

async fn sees(config: Config, made: &Created) -> (u16, String) {
    let server = Server::start(config).await.expect("a server");
    let path = format!("/api/tables/{}", made.table);
    let (status, _, text) = http(server.address(), "GET", &path, Some(&made.watch), "").await;
    server.stop().await.expect("stopped");
    (status, text)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_is_moved_there_and_back_on_postgres() {
    let cluster = cluster::Cluster::shared();
    let folder = tempfile::tempdir().expect("a folder");
    let old = config(folder.path());
    let [_, running, _] = three_tables(old.clone()).await;
    let bytes = backup(&old.store).await;
    let postgres = StoreConfig::Postgres { url: cluster.new_database() };

    let cut = restore(&bytes[..bytes.len() - 10], &postgres).await;
    assert!(cut.expect_err("half of it").contains("cut off"));
    assert_eq!(restore(&bytes, &postgres).await, Ok(3));
    let found = verify(&postgres).await;
    assert_eq!((found.tables, found.over, found.playing, found.wrong), (3, 1, 1, 0));
    assert_eq!(found.stale, 0);
    let again = restore(&bytes, &postgres).await;
    assert!(again.expect_err("in use").contains("already"));

    let back = backup(&postgres).await;
    let lines = |bytes: &[u8]| {
        let text = String::from_utf8(bytes.to_vec()).expect("text");
        let mut lines: Vec<String> = text.lines().skip(1).map(str::to_owned).collect();
        lines.pop();
        lines
    };
    assert_eq!(lines(&back), lines(&bytes), "not a letter is another");
    let new = config(&folder.path().join("new"));
    assert_eq!(restore(&back, &new.store).await, Ok(3));
    let server = Server::start(Config { store: postgres, ..new }).await.expect("a server");
    let secret = &running.invitations[0].secret;
    let mut one = Client::join(server.address(), &running.table, Some(secret), None).await;
    let choice = one.choice().expect("something to do");
    // The first number was that of its message before the move.
    let _ = one.message(&[&choice]);
    one.act(&choice).await;
    server.stop().await.expect("stopped");
}

async fn prune(folder: &Path, retention: Retention, later: i64, dry: bool) -> server::Pruned {
    let store = server::open_existing(&config(folder).store).await.expect("opened");
    let pruned = server::prune(&store, &retention, now() + later, dry, |_| false).await;
    store.close().await;
    pruned.expect("pruned")
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_due_goes_and_a_running_game_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let [over, running, open] = three_tables(config(folder)).await;
    assert!(sees(config(folder), &over).await.1.contains("Berenguela"));

    let talk = Retention { talk: Some(days(30)), ..Retention::default() };
    assert_eq!(prune(folder, talk, 29 * DAY, false).await.nameless, 0, "not yet");
    assert_eq!(prune(folder, talk, 31 * DAY, true).await.nameless, 1, "only counted");
    assert!(sees(config(folder), &over).await.1.contains("Berenguela"));
    assert_eq!(prune(folder, talk, 31 * DAY, false).await.nameless, 1);
    let (status, text) = sees(config(folder), &over).await;
    assert_eq!(status, 200);
    for gone in ["Berenguela", "Sisebuto", "murmullo"] {
        assert!(!text.contains(gone), "{gone}: {text}");
    }
    assert_eq!(prune(folder, talk, 31 * DAY, false).await.nameless, 0, "nothing is left to take");
    assert_eq!(verify(&config(folder).store).await.over, 1, "the game itself is what it was");

    let all = Retention { finished: Some(days(1)), abandoned: Some(days(14)), talk: Some(days(1)) };
    let pruned = prune(folder, all, 13 * DAY, false).await;
    assert_eq!((pruned.finished, pruned.abandoned, pruned.failed), (1, 0, 0));
    assert_eq!(sees(config(folder), &over).await.0, 404);
    assert_eq!(sees(config(folder), &running).await.0, 200, "it may be played on");
    let pruned = prune(folder, all, 15 * DAY, false).await;
    assert_eq!((pruned.finished, pruned.abandoned, pruned.failed), (0, 2, 0));
    assert_eq!(sees(config(folder), &open).await.0, 404);
    let found = verify(&config(folder).store).await;
    assert_eq!((found.tables, found.forgotten, found.wrong, found.stale), (3, 3, 0, 0));

    // The result goes on counting, also in what is restored.
    let bytes = backup(&config(folder).store).await;
    let new = config(&folder.join("new")).store;
    assert_eq!(restore(&bytes, &new).await, Ok(3));
    let store = server::open_existing(&new).await.expect("opened");
    let games: u64 = store.statistics().await.expect("read").iter().map(|kind| kind.games).sum();
    assert_eq!(games, 1);
    store.close().await;
    let text = String::from_utf8(bytes).expect("text");
    assert!(!text.contains("Berenguela") && !text.contains("murmullo"));
}
