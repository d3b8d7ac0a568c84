//! A line to the database that breaks while a move is being committed: nobody is told "it is not
//! done" of a move that was done, and nothing is done twice.

/// The store's tests start PostgreSQL in the same way, and break the line to it.
#[path = "../../store/tests/support/cluster.rs"]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
#[allow(dead_code, reason = "they need more of it")]
mod cluster;
#[path = "../../store/tests/support/proxy.rs"]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
#[allow(dead_code, reason = "they need more of it")]
mod proxy;
mod support;

use protocol::{Down, Up};
use proxy::{Fault, Proxy};
use support::{Client, config, create, http, two};

/// What a client hears until its message is answered for good.
async fn answers(client: &mut Client, id: &str) -> Vec<Down> {
    let mut heard = Vec::new();
    loop {
        let down = client.next().await.expect("an answer");
        let done = match &down {
            Down::Update(update) => update.ack.as_deref() == Some(id),
            Down::Ack { id: acked, .. } => acked == id,
            Down::Refused(_) => true,
            Down::Checking { .. } | Down::Presence { .. } | Down::Pong {} => false,
        };
        heard.push(down);
        if done {
            return heard;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_doubtful_commit_on_postgres_is_looked_up_and_never_done_twice() {
    let folder = tempfile::tempdir().expect("a folder");
    let cluster = cluster::Cluster::shared();
    let url = cluster.new_database();
    let proxy = Proxy::start(cluster.socket()).await;
    let name = url.trim_start_matches("postgres:///").split('?').next().expect("a database");
    let mut config = config(folder.path());
    let url = format!("postgres://postgres@127.0.0.1:{}/{name}?sslmode=disable", proxy.port);
    config.store = store::StoreConfig::Postgres { url };
    let server = server::Server::start(config).await.expect("a server");
    let made = create(server.address(), two()).await;
    let secret = |seat: usize| made.invitations[seat].secret.clone();
    let mut first = Client::join(server.address(), &made.table, Some(&secret(0)), None).await;
    let mut second = Client::join(server.address(), &made.table, Some(&secret(1)), None).await;
    first.act("start@0").await;

    for (turn, fault) in [Fault::CutAnswer, Fault::CutCommit].into_iter().enumerate() {
        proxy.set(fault);
        let choice = first.choice().expect("a choice");
        let (id, ply) = (format!("doubtful{turn}"), first.ply);
        let act = Up::Act { id: id.clone(), ply, actions: vec![choice] };
        first.send(&act).await;
        let checking = loop {
            match first.next().await.expect("an answer") {
                Down::Checking { id } => break id,
                Down::Refused(refused) => panic!("{fault:?}: {refused:?}"),
                _ => {}
            }
        };
        assert_eq!(checking, id);
        // Sent again meanwhile, as a client does that hears nothing.
        first.send(&act).await;
        proxy.set(Fault::None);
        let heard = answers(&mut first, &id).await;
        let refused = heard.iter().any(|down| matches!(down, Down::Refused(_)));
        assert!(!refused, "{fault:?}: {heard:?}");
        first.send(&act).await;
        answers(&mut first, &id).await;
        assert_eq!(first.ply, ply + 1, "{fault:?}: once");
        while second.ply < first.ply {
            second.update().await;
        }
    }
    // The log has each of them once.
    let path = format!("/api/tables/{}", made.table);
    let (_, _, body) = http(server.address(), "GET", &path, Some(&made.watch), "").await;
    let seen: serde_json::Value = serde_json::from_str(&body).expect("an update");
    assert_eq!(seen["ply"], 3);
    let (_, _, measures) = http(server.address(), "GET", "/metrics", None, "").await;
    let unknown = measures.lines().find(|line| line.starts_with("subibaja_store_unknown_total "));
    assert!(unknown.is_some_and(|line| !line.ends_with(" 0")), "{unknown:?}");
    server.stop().await.expect("stopped");
}
