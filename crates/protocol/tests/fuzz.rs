//! Whatever comes over the wire is read or refused, never a panic; what is read is written the same.

use subibaja_protocol::{CreateTable, Down, Spoken, Up};

#[test]
fn any_text_is_read_or_refused() {
    bolero::check!().with_type::<String>().with_iterations(20_000).for_each(|text| {
        let _ = serde_json::from_str::<Up>(text);
        let _ = serde_json::from_str::<CreateTable>(text);
    });
}

/// In former times a signal came alone, and was told alone.
#[test]
fn single_signals_of_former_times_are_read() {
    let former = r#"{"type":"signal","id":"3","signal":"leave@up1"}"#;
    let now = r#"{"type":"signal","id":"3","signals":["leave@up1"]}"#;
    let read = |text: &str| serde_json::from_str::<Up>(text).expect("a message");
    assert_eq!(read(former), read(now));
    let spoken = |text: &str| serde_json::from_str::<Spoken>(text).expect("said");
    let former = spoken(r#"{"seat":1,"ply":4,"bot":true,"signal":"leave@up1"}"#);
    let now = r#"{"seat":1,"ply":4,"bot":true,"signals":["leave@up1"]}"#;
    assert_eq!(former, spoken(now));
    assert_eq!(serde_json::to_string(&former).expect("JSON"), now);
    let twice = r#"{"seat":1,"ply":4,"signals":["leave@up1","good@up1"]}"#;
    assert!(serde_json::from_str::<Spoken>(twice).is_err(), "a set");
}

/// Messages as clients send them, bent at one place.
#[test]
fn bent_messages_are_read_or_refused() {
    let seeds = [
        r#"{"type":"join","version":1,"table":"abcdefghijkl","secret":"s","since":7,"name":"Ana"}"#,
        r#"{"type":"act","id":"1","ply":3,"actions":["37@up1","38@up1","end"]}"#,
        r#"{"type":"take-back","id":"2","ply":3}"#,
        r#"{"type":"signal","id":"3","signals":["leave@up1","fine"]}"#,
        r#"{"type":"say","id":"4","text":"hola"}"#,
        r#"{"type":"seat","id":"5","seat":2,"bot":"steady"}"#,
        r#"{"type":"rematch","id":"6","deal":"same"}"#,
        r#"{"type":"ping"}"#,
    ];
    for seed in seeds {
        let read: Up = serde_json::from_str(seed).expect("a message");
        assert_eq!(serde_json::to_string(&read).expect("JSON"), seed);
    }
    let bent = bolero::produce::<(u8, u8, char)>();
    bolero::check!().with_generator(bent).with_iterations(20_000).for_each(|(which, at, c)| {
        let seed = seeds[usize::from(*which) % seeds.len()];
        let mut text: Vec<char> = seed.chars().collect();
        let at = usize::from(*at) % text.len();
        text[at] = *c;
        let text: String = text.into_iter().collect();
        if let Ok(read) = serde_json::from_str::<Up>(&text) {
            let again = serde_json::to_string(&read).expect("JSON");
            assert_eq!(serde_json::from_str::<Up>(&again).expect("a message"), read);
        }
        let _ = serde_json::from_str::<Down>(&text);
    });
}
