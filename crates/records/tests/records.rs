//! Records: what is kept, what is refused, and with which words.

use rules::{Actions, Game, OptionValue, Said, Seat, Seed, State};
use serde_json::{Value, json};
use subibaja_records::{ReadError, Record, Records, Replay};

fn fresh(game: Game, seats: u8) -> Record {
    Record::from_seed(game, seats, &[], Seed::from(7)).expect("a record")
}

/// Plays the first legal action until the game ends or `limit` actions are taken.
fn play_on(record: &mut Record, limit: usize) -> Replay {
    let mut replay = Replay::new(record).expect("a game");
    let mut legal = Actions::new();
    while !replay.state().is_over() && replay.ply() < limit {
        replay.state().legal_into(&mut legal);
        let token = legal[0].to_string();
        replay.play(&token).expect("a legal action");
        record.actions.push(token);
    }
    replay
}

fn error_of(json: &Value) -> String {
    match Record::from_json(&json.to_string()) {
        Err(error) => error.to_string(),
        Ok(record) => match Replay::new(&record).and_then(|mut replay| replay.play_all(&record)) {
            Err(error) => error.to_string(),
            Ok(result) => panic!("accepted: {result:?}"),
        },
    }
}

fn with(record: &Record, key: &str, value: Value) -> Value {
    let mut json: Value = serde_json::from_str(&record.to_json()).expect("JSON");
    json[key] = value;
    json
}

#[test]
fn records_of_all_games_round_trip() {
    for game in Game::ALL {
        for seats in game.seats() {
            let mut record = fresh(game, seats);
            let replay = play_on(&mut record, 40);
            record.set_result(&replay.result());
            if game.is_cooperative() {
                let signals = "leave@up1 fine".parse().expect("signals");
                record.signals.push(Said { ply: 2, seat: Seat::FIRST, signals });
            }
            record.more.insert("names".into(), json!(["Ana", "Rui"]));
            let again = Record::from_json(&record.to_json()).expect("its own text");
            assert_eq!(again, record);
            let mut replay = Replay::new(&again).expect("a game");
            replay.play_all(&again).expect("a sound record");
        }
    }
}

#[test]
fn a_seed_alone_deals_the_same_game() {
    for game in Game::ALL {
        let record = fresh(game, *game.seats().end());
        let seed_only = Record { decks: None, ..record.clone() };
        let state = |record| *Replay::new(record).expect("a game").state();
        assert_eq!(state(&record), state(&seed_only));
        let number = with(&seed_only, "seed", json!(7));
        let number = Record::from_json(&number.to_string()).expect("a number is a seed");
        assert_eq!(number, seed_only);
    }
}

#[test]
fn later_rounds_come_from_the_record_or_from_the_seed() {
    let options = vec![
        ("hand".to_owned(), OptionValue::Number(2)),
        ("rounds".to_owned(), OptionValue::Number(3)),
    ];
    let seed = Seed::from(11);
    let mut record = Record::from_seed(Game::Hormigas, 2, &options, seed).expect("a record");
    let replay = play_on(&mut record, 1_000);
    assert!(replay.state().is_over());
    let by_seed = *replay.state();

    // Two cards are always in order, so each round ends with its first turn.
    record.decks = replay.decks_so_far(&record);
    assert_eq!(record.decks.as_ref().map(Vec::len), Some(3));
    let mut written = Replay::new(&record).expect("decks that agree with the seed");
    written.play_all(&record).expect("sound");
    assert_eq!(*written.state(), by_seed);

    record.seed = None;
    let mut no_seed = Replay::new(&record).expect("decks suffice");
    no_seed.play_all(&record).expect("sound");
    match (no_seed.state(), &by_seed) {
        (State::Hormigas(one), State::Hormigas(other)) => assert_eq!(one.board(), other.board()),
        _ => unreachable!("a game of Hormigas"),
    }

    record.decks.as_mut().expect("decks").truncate(1);
    let error = Replay::new(&record).expect("one round").play_all(&record).expect_err("refused");
    assert_eq!(error.to_string(), "actions[2] deal: deck[1], the next round's, is missing");
}

#[test]
fn what_is_wrong_is_named_with_its_place() {
    let record = fresh(Game::TheGame, 2);
    let duel = fresh(Game::FaceToFace, 2);
    let mut deck = record.decks.clone().expect("a deck")[0].clone();
    deck[1] = deck[0];
    let twice = format!("setup: card {} is in the deck twice", deck[0]);
    let no_seed = Record { seed: None, ..record.clone() };
    let no_start = {
        let mut json = with(&Record { seed: None, ..duel.clone() }, "options", json!({}));
        json["actions"] = json!([]);
        json
    };
    let cases = [
        (
            with(&record, "format", json!("chess/1")),
            "format: expected \"subibaja/1\", found \"chess/1\"",
        ),
        (
            with(&record, "game", json!("bridge")),
            "game: expected the-game, ascenso-descenso, face-to-face or hormigas, found \"bridge\"",
        ),
        (with(&record, "seats", json!(6)), "setup: the-game has 1 to 5 seats, not 6"),
        (with(&record, "seats", json!("two")), "seats: expected a number of seats, found \"two\""),
        (
            with(&record, "options", json!({"jump": "any"})),
            "setup: the-game has no option `jump`; it has `start`, `minimum`, `small_hand`",
        ),
        (
            with(&record, "options", json!({"minimum": 4})),
            "setup: option `minimum` is 2 or 3, not 4",
        ),
        (
            with(&record, "options", json!({"minimum": null})),
            "options.minimum: expected a number, true, false, a word, a list or a table, found null",
        ),
        (
            with(&record, "options", json!({"start": 2})),
            "setup: there is no seat 2: the seats are 0 to 1",
        ),
        (
            with(&record, "seed", json!("8")),
            "deck: it is not the deal of seed 8: leave one of the two out",
        ),
        (
            with(&record, "seed", json!("a seed")),
            "seed: expected a seed of 1 to 32 letters, digits, '-', '_' or '.', found \"a seed\"",
        ),
        (with(&no_seed, "deck", json!(deck)), &twice),
        (with(&no_seed, "deck", json!([2, 300])), "deck[1]: expected a card's number, found 300"),
        (
            with(&no_seed, "deck", json!({"2": 1})),
            "deck: expected a list of cards, found {\"2\":1}",
        ),
        (with(&no_seed, "deck", Value::Null), "deck: expected `deck` or `seed`"),
        (
            with(&duel, "deck", json!([2, 3])),
            "deck[0]: expected two lists of cards, one a seat, found 2",
        ),
        (no_start, "setup: a written deck needs option `start`: the seat that won the lot"),
        (
            with(&record, "actions", json!(["end"])),
            "actions[0] end: first choose who starts: `start@` and a seat",
        ),
        (
            with(&record, "actions", json!(["take@1"])),
            "actions[0] take@1: expected a token such as 37@up1, end or start@0, found \"take@1\"",
        ),
        (
            with(&record, "actions", json!(["start@0", "end"])),
            "actions[1] end: 2 more cards must be placed before the turn can end",
        ),
        (
            with(&record, "result", json!({"over": true})),
            "result.over: the actions give false, not true",
        ),
        (with(&record, "result", json!(7)), "result: expected an object, found 7"),
    ];
    for (json, expected) in cases {
        assert_eq!(error_of(&json), expected);
    }
}

#[test]
fn what_is_wrong_with_signals_is_named_with_its_place() {
    let team = fresh(Game::TheGame, 2);
    let duel = fresh(Game::FaceToFace, 2);
    let cases = [
        (
            &team,
            json!({"ply": 1, "seat": 0, "signal": "fine"}),
            "ply 1 is out of order or after the end",
        ),
        (&team, json!({"ply": 0, "seat": 3, "signal": "fine"}), "there is no seat 3"),
        (
            &team,
            json!({"ply": 0, "seat": 0, "signal": "37"}),
            "expected a signal such as leave@up1, trouble or fine, found \"37\"",
        ),
        (&team, json!({"ply": 0, "seat": 0, "signals": []}), "expected signals"),
        (
            &team,
            json!({"ply": 0, "seat": 0, "signals": ["fine", "trouble"]}),
            "expected at most one signal about each pile and one mood, found \"trouble\"",
        ),
        (&duel, json!({"ply": 0, "seat": 0, "signal": "fine"}), "face-to-face has no signals"),
    ];
    for (record, said, expected) in cases {
        let error = error_of(&with(record, "signals", json!([said])));
        assert_eq!(error, format!("signals[0]: {expected}"));
    }
}

#[test]
fn nothing_can_be_done_after_the_end() {
    let mut record = fresh(Game::TheGame, 1);
    let replay = play_on(&mut record, usize::MAX);
    assert!(replay.state().is_over());
    record.actions.push("end".into());
    let last = record.actions.len() - 1;
    let error = Replay::new(&record).expect("a game").play_all(&record).expect_err("refused");
    assert_eq!(error.to_string(), format!("actions[{last}] end: the game is over"));
}

#[test]
fn a_stream_numbers_its_records_and_goes_on_after_a_bad_one() {
    let good = fresh(Game::TheGame, 1).to_json();
    let bad = good.replace("the-game", "bridge");
    let pretty: Value = serde_json::from_str(&good).expect("JSON");
    let pretty = serde_json::to_string_pretty(&pretty).expect("JSON");
    let lines = pretty.lines().count();
    let stream = format!("{good}\n\n{bad}\n{pretty}\n{good}\n{{\"format\": 7");
    let mut records = Records::new(stream.as_bytes());
    let mut next = || records.next().expect("one more");

    assert_eq!(next().map(|found| (found.line, found.number)).expect("the first"), (1, 1));
    match next() {
        Err(ReadError::Record { line: 3, number: 2, error }) => assert_eq!(error.place, "game"),
        other => panic!("{other:?}"),
    }
    assert_eq!(next().map(|found| (found.line, found.number)).expect("the third"), (4, 3));
    assert_eq!(next().map(|found| found.line).expect("the fourth"), 4 + lines);
    match next() {
        Err(ReadError::Syntax { line, column, .. }) => assert_eq!((line, column), (5 + lines, 12)),
        other => panic!("{other:?}"),
    }
    assert!(records.next().is_none(), "nothing follows what can't be read");
}

/// In former times each signal was an entry of its own, several a turn, in any order. They are read as
/// what they come to: one word a seat between two turns.
#[test]
fn signals_of_former_times_are_one_word_a_turn() {
    let said =
        |ply: usize, seat: usize, signal: &str| json!({"ply": ply, "seat": seat, "signal": signal});
    let signals = json!([
        said(0, 1, "good@up1"),
        said(0, 2, "fine"),
        said(0, 1, "trouble"),
        said(1, 2, "leave@up2"),
        said(2, 1, "leave@up1"),
        said(2, 2, "fine"),
        said(4, 1, "leave@up1"),
    ]);
    let record = Record::from_seed(Game::TheGame, 3, &[], Seed::from(7)).expect("a record");
    let mut value: Value = serde_json::from_str(&record.to_json()).expect("JSON");
    value["signals"] = signals;
    value["actions"] = json!(["start@0", "5@up1", "6@up1", "end"]);
    let read = Record::from_json(&value.to_string()).expect("a record");
    let words: Vec<(usize, usize, String)> = read
        .signals
        .iter()
        .map(|said| (said.ply, said.seat.index(), said.signals.to_string()))
        .collect();
    let word = |ply, seat, signals: &str| (ply, seat, signals.to_owned());
    assert_eq!(
        words,
        [
            word(0, 1, "good@up1 trouble"),
            word(0, 2, "fine"),
            word(2, 1, "leave@up1"),
            word(2, 2, "leave@up2 fine"),
            word(4, 1, "leave@up1"),
        ]
    );
    assert_eq!(Record::from_json(&read.to_json()).expect("a record"), read);
}
