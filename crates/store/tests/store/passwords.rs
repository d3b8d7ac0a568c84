//! No part of a password is ever shown, however it is written.

use proptest::prelude::*;
use store::{Store, StoreConfig};

/// What a password is made of here: letters and a number (which would do as a port) that occur
/// nowhere else, and whatever means something in an address.
const PIECES: [&str; 20] = [
    "zqx", "48151", "#", "?", "@", "/", ":", "//", "%", "&", "=", "\\", "[", "]", " ", "%40",
    "host=", "dbname=", "sslmode=", "\n",
];

fn password() -> impl Strategy<Value = String> {
    prop::collection::vec(prop::sample::select(&PIECES[..]), 1..9).prop_map(|it| it.concat())
}

fn shows(text: &str) -> bool {
    text.contains("zqx") || text.contains("48151")
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 2000, ..ProptestConfig::default() })]

    #[test]
    fn of_no_address(password in password(), place in 0..5_usize) {
        let url = match place {
            0 => format!("postgres://ana:{password}@127.0.0.1:1/subibaja"),
            1 => format!("postgres://ana:{password}@127.0.0.1:1/subibaja?sslmode=disable"),
            2 => format!("postgres://127.0.0.1:1/subibaja?user=ana&password={password}"),
            3 => format!("host=127.0.0.1 port=1 user=ana password={password}"),
            _ => format!("ana:{password}@127.0.0.1:1/subibaja"),
        };
        let config = StoreConfig::Postgres { url };
        prop_assert!(!shows(&format!("{config} {config:?}")), "{config}");
    }
}

#[tokio::test]
async fn nor_when_it_can_not_be_opened() {
    // With the last one the server is looked for, and is not there.
    for url in [
        "postgres://ana:zqx#48151@127.0.0.1:1/subibaja",
        "postgres://ana:48151#zqx@127.0.0.1:1/subibaja",
        "postgres://ana:48151/zqx@127.0.0.1:1/subibaja",
        "postgres://ana:48151?zqx@127.0.0.1:1/subibaja",
        "postgres://ana:48151?sslmode=zqx@127.0.0.1:1/subibaja",
        "postgres://127.0.0.1:1/subibaja?sslmode=disable&password=zqx&host=127.0.0.1",
    ] {
        let refused = Store::open(&StoreConfig::Postgres { url: url.into() }).await.err().unwrap();
        assert!(!shows(&format!("{refused} {refused:?}")), "{refused}");
    }
    let url = "postgres://ana:zqx#48151@127.0.0.1:1/subibaja".to_owned();
    let refused = Store::open(&StoreConfig::Postgres { url }).await.err().unwrap().to_string();
    assert!(refused.contains("%23 for #"), "{refused}");
}

#[test]
fn host_port_and_database_are_shown() {
    for (url, place) in [
        ("postgres://ana:secret@db.example/subibaja", "postgres://db.example/subibaja"),
        ("postgresql://db.example:5433/x?sslmode=require", "postgres://db.example:5433/x"),
        ("postgres://ana:a%23b%40c@[::1]:1/x", "postgres://[::1]:1/x"),
        ("postgres://ana:p@ss@db.example/x", "postgres://db.example/x"),
        ("postgres:///x?host=/run/postgresql&user=ana", "postgres:///run/postgresql/x"),
    ] {
        assert_eq!(StoreConfig::Postgres { url: url.into() }.to_string(), place);
    }
}
