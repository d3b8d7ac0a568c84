//! Whatever bytes come in: no panic, and what is accepted is written and read again as the same.

use bolero::check;
use rules::{Game, Seed};
use subibaja_records::{Record, Records, Replay};

/// Runs under plain `cargo test`; a fuzzer runs the same targets for longer.
const ITERATIONS: usize = 40_000;

fn replay(record: &Record) {
    let again = Record::from_json(&record.to_json()).expect("its own text");
    assert_eq!(&again, record);
    if let Ok(mut replay) = Replay::new(record) {
        // Sound or not: it must say so.
        let _ = replay.play_all(record);
    }
}

#[test]
fn any_bytes_as_a_stream_of_records() {
    check!().with_iterations(ITERATIONS).for_each(|bytes| {
        for found in Records::new(bytes) {
            match found {
                Ok(found) => replay(&found.record),
                Err(error) => assert!(!error.to_string().is_empty()),
            }
        }
    });
}

#[test]
fn a_good_record_with_some_bytes_changed() {
    let good: Vec<Vec<u8>> = Game::ALL
        .iter()
        .map(|game| {
            let seats = *game.seats().start();
            let record = Record::from_seed(*game, seats, &[], Seed::from(7));
            let mut record = record.expect("a record");
            record.actions = vec!["2@up1".into(), "take@1".into()];
            record.to_json().into_bytes()
        })
        .collect();
    check!().with_type::<(u8, Vec<(u16, u8)>)>().with_iterations(ITERATIONS).for_each(
        |(which, changes)| {
            let mut bytes = good[usize::from(*which) % good.len()].clone();
            for (place, byte) in changes.iter().take(4) {
                let place = usize::from(*place) % bytes.len();
                bytes[place] = *byte;
            }
            for found in Records::new(bytes.as_slice()).flatten() {
                replay(&found.record);
            }
        },
    );
}
