//! The types that cross to the page, as TypeScript. The tests write them to `web/src/wasm.ts`.

use std::path::Path;

use ts_rs::TS;

use crate::{GivenPast, Outcome, Planned, Step};

/// The types as one TypeScript module.
fn typescript() -> String {
    let config = ts_rs::Config::default();
    let mut text = String::from(
        "// Written by the tests of crates/wasm: UPDATE_TYPES=1 cargo test -p subibaja-wasm\n\n\
         import type { EventJson, ViewJson } from './protocol.ts';\n\n",
    );
    macro_rules! declare {
        ($($type:ty),* $(,)?) => {
            $(
                if let Some(docs) = <$type>::docs() {
                    text.push_str(&docs);
                }
                text.push_str("export ");
                text.push_str(&<$type>::decl(&config));
                text.push_str("\n\n");
            )*
        };
    }
    declare!(
        Planned,
        Outcome,
        advice::Choice,
        advice::Cost,
        advice::Put,
        advice::Facts,
        advice::Stretch,
        advice::Reason,
        advice::Hint,
        advice::HintReason,
        GivenPast,
        Step,
    );
    text
}

#[test]
fn the_committed_typescript_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wasm.ts");
    let types = typescript();
    if std::env::var_os("UPDATE_TYPES").is_some() {
        std::fs::write(&path, &types).expect("written");
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        committed == types,
        "web/src/wasm.ts is not what the types give: run UPDATE_TYPES=1 cargo test -p subibaja-wasm"
    );
}
