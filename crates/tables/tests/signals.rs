//! Signals at a table: one word a seat between two turns, the same for all who look, and nothing of how
//! it came to be for whoever comes later.

mod support;

use protocol::{Code, Down, Happened, Up, Words};
use rules::{MAX_WORDS, Signal};
use support::{Trial, asked_for, key, wishes};
use tables::Room;

/// A table of two people on whose first turn the second seat may speak.
fn two() -> Trial {
    let mut trial = Trial::new(asked_for("the-game", wishes(2, &[])), Some("7"), 1);
    trial.come(1, Some(0));
    trial.come(2, Some(1));
    trial.act(1, &["start@0"]);
    trial
}

fn say(trial: &mut Trial, conn: u64, signals: &[&str]) -> Down {
    let id = trial.id();
    let signals = signals.iter().map(ToString::to_string).collect();
    trial.send(conn, Up::Signal { id, signals });
    trial.last(conn)
}

/// What stands, as a connection was told last.
fn standing(trial: &Trial, conn: u64) -> Vec<String> {
    let updates = trial.sent[&conn].iter().rev();
    let standing = updates.filter_map(|down| match down {
        Down::Update(update) => update.standing.as_ref(),
        _ => None,
    });
    let texts = |seats: &Vec<rules::Signals>| seats.iter().map(ToString::to_string).collect();
    standing.map(texts).next().expect("it was told")
}

/// A turn of the seat behind a connection: what is nearest.
fn turn(trial: &mut Trial, conn: u64) {
    for _ in 0..2 {
        let first = trial.legal(conn)[0].clone();
        trial.act(conn, &[&first]);
    }
    trial.act(conn, &["end"]);
}

/// Words of the second seat, as somebody who comes now is told of them.
fn told_later(trial: &mut Trial) -> Vec<(usize, String)> {
    trial.come(99, None);
    let said = trial.last_update(99).events.iter().filter_map(|event| match &event.what {
        Happened::Said { said } => Some(said),
        _ => None,
    });
    let told = said.flatten().filter_map(|spoken| match &spoken.words {
        Words::Signals(signals) => Some((spoken.ply, signals.to_string())),
        Words::Text(_) => None,
    });
    told.collect()
}

#[test]
fn what_stands_is_the_same_for_all() {
    let mut trial = two();
    trial.come(3, None);
    say(&mut trial, 2, &["leave@up1", "good@down2"]);
    say(&mut trial, 2, &["trouble"]);
    say(&mut trial, 2, &["good@up1"]);
    for conn in [1, 2, 3] {
        assert_eq!(standing(&trial, conn), ["", "good@up1 good@down2 trouble"]);
    }
    // The pile changes; then the seat plays.
    let on_up1 = trial.legal(1).into_iter().find(|token| token.ends_with("@up1")).expect("it fits");
    trial.act(1, &[&on_up1]);
    for conn in [1, 2, 3] {
        assert_eq!(standing(&trial, conn), ["", "good@down2 trouble"]);
    }
    let rest = trial.legal(1).into_iter().find(|token| token.contains("@up")).expect("it fits");
    trial.act(1, &[&rest]);
    trial.act(1, &["end"]);
    assert_eq!(standing(&trial, 3), ["", "good@down2 trouble"]);
    turn(&mut trial, 2);
    trial.come(4, None);
    for conn in [1, 2, 3, 4] {
        assert_eq!(standing(&trial, conn), ["", ""]);
    }
}

/// However a word came to be, in one go or by many changes: those who come later are told of one set,
/// and the same, by this server and by one that starts anew.
#[test]
fn changes_order_and_repetition_are_told_to_nobody_later() {
    let ways: [&[&[&str]]; 4] = [
        &[&["leave@up1", "good@up2", "fine"]],
        &[&["fine"], &["good@up2"], &["leave@up1"]],
        &[&["good@up1"], &["trouble"], &["fine", "leave@up1"], &["good@up2"], &["fine"]],
        &[&["go-ahead@up2", "leave@up1"], &["leave@up1"], &["good@up2"], &["fine"], &["fine"]],
    ];
    for way in ways {
        let mut trial = two();
        for signals in way {
            say(&mut trial, 2, signals);
        }
        turn(&mut trial, 1);
        turn(&mut trial, 2);
        let later = told_later(&mut trial);
        assert_eq!(later, [(1, "leave@up1 good@up2 fine".to_owned())]);
        // A server that starts anew reads it all from the log.
        let table = trial.again();
        trial.room = Room::new(table, rand_core::SeedableRng::seed_from_u64(2), trial.now);
        assert_eq!(told_later(&mut trial), later);
    }
}

#[test]
fn a_seat_speaks_so_often_between_two_turns() {
    let mut trial = two();
    let changes = ["leave@up1", "good@up1"];
    for n in 0..MAX_WORDS {
        let answer = say(&mut trial, 2, &[changes[usize::from(n) % 2]]);
        assert!(matches!(answer, Down::Update(_)), "{answer:?}");
    }
    let log = trial.log.len();
    // What stands may be said again: it is no news, and nobody hears of it.
    let again = changes[usize::from(MAX_WORDS - 1) % 2];
    let before = trial.sent[&1].len();
    assert!(matches!(say(&mut trial, 2, &[again]), Down::Ack { .. }));
    let refused = say(&mut trial, 2, &["trouble"]);
    assert!(matches!(&refused, Down::Refused(no) if no.code == Code::TooMuch), "{refused:?}");
    assert_eq!((trial.log.len(), trial.sent[&1].len()), (log, before));
    turn(&mut trial, 1);
    turn(&mut trial, 2);
    assert!(matches!(say(&mut trial, 2, &["trouble"]), Down::Update(_)));
}

#[test]
fn more_than_a_set_is_refused() {
    let mut trial = two();
    let all: Vec<String> = Signal::all().map(|signal| signal.to_string()).collect();
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    for packed in [&["good@up1", "leave@up1"][..], &["fine", "trouble"], &["fine", "fine"], &all] {
        let refused = say(&mut trial, 2, packed);
        assert!(matches!(&refused, Down::Refused(no) if no.code == Code::Invalid), "{refused:?}");
    }
    assert_eq!(standing(&trial, 1), ["", ""]);
    let secret = Some(key(1));
    trial.come_with(5, secret, None);
    assert_eq!(standing(&trial, 5), ["", ""]);
}
