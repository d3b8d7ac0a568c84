//! What a server wrote is read for ever. `samples/protocol-3.db` is the database that a server of protocol 3
//! left when it was stopped: a table of Ana, Berta and a bot, in the middle of a game. What earlier ones wrote
//! is in `crates/tables/tests/seats.rs`.

mod support;

use std::fs;
use std::path::Path;

use protocol::{Code, Happened, Up};
use support::{Client, join, start};

const TABLE: &str = "3ts5z72i55wd";
const ANAS_KEY: &str = "keyofanaatherseatnumber1";
const BERTAS_KEY: &str = "keyofbertaatherownseat22";
/// Void since Berta came with it.
const INVITATION: &str = "zh457enda2cmwchkark2yx66q6";
const WATCH: &str = "secretofthosewholookon123";

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_protocol_3_is_gone_on_with() {
    let folder = tempfile::tempdir().expect("a folder");
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/samples/protocol-3.db");
    fs::copy(sample, folder.path().join("subibaja.db")).expect("a copy");
    let server = start(folder.path()).await;
    let address = server.address();

    let mut ana = Client::connect(address).await;
    ana.send(&join(TABLE, Some(ANAS_KEY), None)).await;
    let update = ana.update().await;
    assert_eq!(update.you.expect("you").seat, Some(0));
    let table = update.table.expect("the table");
    assert_eq!(table.seats[1].name.as_deref(), Some("Berta"));
    assert!(table.seats[2].bot.is_some());
    let view = ana.view.clone().expect("a view");
    assert_eq!((ana.ply, view["turn"].as_u64()), (4, Some(1)));
    assert_eq!(view["tops"], serde_json::json!([33, 1, 100, 100]));
    let said = update.events.iter().filter_map(|event| match &event.what {
        Happened::Said { said } => said.iter().find(|spoken| spoken.seat == 1),
        _ => None,
    });
    assert_eq!(said.count(), 2, "Berta's signal and her word");

    let mut berta = Client::join(address, TABLE, Some(BERTAS_KEY), None).await;
    let first = berta.legal().first().cloned().expect("it is her turn");
    berta.act(&first).await;
    // What was done once is not done again: the ids are remembered.
    ana.send(&Up::Act { id: "a2".into(), ply: 1, actions: vec!["9@up1".into()] }).await;
    let mut again = ana.next().await.expect("an answer");
    while !matches!(&again, protocol::Down::Ack { id, .. } if id == "a2") {
        again = ana.next().await.expect("an answer");
    }

    let on = Client::join(address, TABLE, Some(WATCH), None).await;
    assert_eq!(on.view.expect("a view")["seat"], serde_json::Value::Null);
    let mut late = Client::connect(address).await;
    late.send(&join(TABLE, Some(INVITATION), None)).await;
    assert_ne!(late.refused().await.code, Code::NoTable);
    server.stop().await.expect("stopped");
}
