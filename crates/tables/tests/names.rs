//! What people are called: their own choice, short of being taken for somebody else.

mod support;

use protocol::{Code, Down, Refused, Up};
use support::{Trial, asked_for, key, wishes};
use tables::{Conn, Input};

fn refused(down: &Down) -> Refused {
    match down {
        Down::Refused(refused) => refused.clone(),
        other => panic!("not refused: {other:?}"),
    }
}

fn name(trial: &mut Trial, conn: u64, name: &str) {
    let id = trial.id();
    trial.send(conn, Up::Name { id, name: name.into() });
}

fn come(trial: &mut Trial, conn: u64, seat: usize, name: &str) {
    let found = trial.made.invitations.iter().find(|invitation| invitation.seat == seat);
    trial.input(Input::Came {
        conn: Conn(conn),
        secret: found.map(|invitation| invitation.secret.clone()),
        key: Some(key(seat)),
        since: None,
        name: Some(name.into()),
        views: true,
    });
}

fn names(trial: &Trial) -> Vec<Option<String>> {
    trial.room.table().info().seats.into_iter().map(|seat| seat.name).collect()
}

#[test]
fn a_name_may_sound_like_a_number() {
    let mut trial = Trial::new(asked_for("the-game", wishes(3, &[])), Some("7"), 1);
    come(&mut trial, 1, 0, "Otto");
    come(&mut trial, 2, 1, "Trent");
    name(&mut trial, 2, "Leo99");
    assert_eq!(names(&trial), [Some("Otto".into()), Some("Leo99".into()), None]);
    // Whoever comes to a game that is on has not seen a card yet.
    trial.send(1, Up::Start { id: "s".into(), bots: None });
    come(&mut trial, 3, 2, "Trent");
    assert_eq!(names(&trial)[2].as_deref(), Some("Trent"));
}

#[test]
fn a_new_name_tells_no_number_while_they_are_secret() {
    let mut trial = Trial::new(asked_for("the-game", wishes(2, &[])), Some("7"), 1);
    trial.come(1, Some(0));
    trial.come(2, Some(1));
    name(&mut trial, 1, "I have 37");
    assert_eq!(refused(&trial.last(1)).code, Code::NamesNumber);
    // Nor does it come along with somebody who comes back.
    come(&mut trial, 3, 0, "treinta y siete");
    assert_eq!(trial.last_update(3).you.expect("you").seat, Some(0));
    assert_eq!(names(&trial), [None, None]);
    name(&mut trial, 1, "Ana");
    assert_eq!(names(&trial)[0].as_deref(), Some("Ana"));
    // Where nothing is secret from each other's words, anything goes.
    let mut duel = Trial::new(asked_for("face-to-face", wishes(2, &[])), Some("7"), 1);
    duel.come(1, Some(0));
    duel.come(2, Some(1));
    name(&mut duel, 1, "37");
    assert_eq!(names(&duel)[0].as_deref(), Some("37"));
}

#[test]
fn nobody_passes_for_somebody_else() {
    let mut trial = Trial::new(asked_for("hormigas", wishes(3, &[])), Some("7"), 1);
    come(&mut trial, 1, 0, "Ana");
    // Cyrillic, full width, other case, joiners, strokes.
    come(&mut trial, 2, 1, "Аnа");
    assert_eq!(names(&trial)[1].as_deref(), Some("Аnа 2"), "they come in, with a number");
    for alike in ["ana", "Ａna", "A\u{200d}na", "  ANA ", "𝒜na"] {
        name(&mut trial, 2, alike);
        let no = refused(&trial.last(2));
        assert_eq!((no.code, no.about.as_deref()), (Code::NameTaken, Some("Ana")), "{alike}");
    }
    for unseen in ["A\u{202e}na", "Bea\u{200b}", "\u{3164}", "B\u{300}\u{300}\u{300}\u{300}ea"] {
        name(&mut trial, 2, unseen);
        assert_eq!(refused(&trial.last(2)).code, Code::NameMarks, "{unseen:?}");
    }
    name(&mut trial, 2, &"b".repeat(25));
    assert_eq!(refused(&trial.last(2)).code, Code::Length);
    // One's own name may be written otherwise, and a name that is given up is free.
    name(&mut trial, 1, "ANA");
    assert_eq!(names(&trial)[0].as_deref(), Some("ANA"));
    name(&mut trial, 1, "Berta");
    name(&mut trial, 2, "Ana");
    assert_eq!(names(&trial)[1].as_deref(), Some("Ana"));
    assert_eq!(trial.again().info(), trial.room.table().info());
}
