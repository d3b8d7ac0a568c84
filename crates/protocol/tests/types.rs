//! The TypeScript in the web client is the one that the types give.

use std::path::Path;

#[test]
fn the_committed_typescript_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol.ts");
    let types = subibaja_protocol::typescript();
    if std::env::var_os("UPDATE_TYPES").is_some() {
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(&path, &types).expect("written");
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        committed == types,
        "web/src/protocol.ts is not what the types give: run UPDATE_TYPES=1 cargo test -p subibaja-protocol"
    );
}

#[test]
fn a_level_has_one_name() {
    for level in subibaja_protocol::Level::ALL {
        assert_eq!(serde_json::to_value(level).expect("JSON"), level.name());
    }
}

/// Whoever adds a message or an event of a table is led to its place in the documents.
#[test]
fn every_message_is_written_down() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let docs = std::fs::read_to_string(root.join("docs/protocol.md")).expect("a file of ours");
    let types = subibaja_protocol::typescript();
    let tags = |tag: &str| {
        let marked = types.split(tag).skip(1);
        marked.filter_map(|rest| rest.split('"').nth(1)).map(str::to_owned).collect::<Vec<_>>()
    };
    let (messages, events) = (tags("\"type\": "), tags("\"what\": "));
    assert!(messages.len() > 20 && events.len() > 15, "{messages:?} {events:?}");
    for name in messages.iter().chain(&events) {
        assert!(docs.contains(&format!("`{name}`")), "docs/protocol.md has no `{name}`");
    }
}
