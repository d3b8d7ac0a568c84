//! Opening, and what is said when it can't be done.

use store::{Store, StoreConfig};

use crate::support::cluster::Cluster;
use crate::support::{Database, append, bodies, new_table};

async fn refusal(config: StoreConfig) -> String {
    Store::open(&config).await.err().unwrap().to_string()
}

#[tokio::test]
async fn a_file_that_is_none() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_owned();
    assert!(refusal(StoreConfig::Sqlite { path }).await.contains("can't be opened"));

    let path = folder.path().join("letter.txt");
    std::fs::write(&path, "Dear all, this is a letter and not a database. ".repeat(100)).unwrap();
    let refused = refusal(StoreConfig::Sqlite { path: path.clone() }).await;
    assert!(refused.contains("letter.txt") && refused.contains("not a database"), "{refused}");
    assert!(std::fs::read_to_string(path).unwrap().starts_with("Dear all"));
}

#[tokio::test]
async fn a_file_of_a_newer_version() {
    let database = Database::sqlite();
    database.open().await.close().await;
    let StoreConfig::Sqlite { path } = &database.config else { unreachable!() };
    let connection = rusqlite::Connection::open(path).unwrap();
    connection.pragma_update(None, "user_version", 99).unwrap();
    assert!(refusal(database.config.clone()).await.contains("newer version (schema 99"));
}

#[tokio::test]
async fn closing_leaves_one_file() {
    let database = Database::sqlite();
    let store = database.open().await;
    store.append(append(new_table(), 1, &["x"])).await.unwrap();
    let StoreConfig::Sqlite { path } = &database.config else { unreachable!() };
    assert!(path.with_extension("db-wal").exists());
    store.close().await;
    assert!(!path.with_extension("db-wal").exists());
}

#[tokio::test]
async fn a_server_that_is_not_there() {
    let url = "postgres://ana:secret@127.0.0.1:1/subibaja?sslmode=disable".to_owned();
    let config = StoreConfig::Postgres { url };
    assert!(!format!("{config:?}").contains("secret"));
    let refused = refusal(config).await;
    assert!(refused.contains("127.0.0.1:1/subibaja") && !refused.contains("secret"), "{refused}");
    let url = "not an address".to_owned();
    assert!(refusal(StoreConfig::Postgres { url }).await.contains("can't be opened"));
}

#[tokio::test]
async fn a_lost_connection_is_opened_again_on_postgres() {
    let database = Database::postgres();
    let store = database.open().await;
    let table = new_table();
    store.append(append(table, 1, &["before"])).await.unwrap();
    let StoreConfig::Postgres { url } = &database.config else { unreachable!() };
    Cluster::shared().disconnect(url);
    // The first may be refused; it says so, and it does not last.
    let mut seq = bodies(&store, &table).await.len() as u64 + 1;
    while store.append(append(table, seq, &["after"])).await.is_err() {
        seq = bodies(&store, &table).await.len() as u64 + 1;
    }
    store.ready().await.unwrap();
    assert_eq!(bodies(&store, &table).await.last().unwrap(), "after");
}
