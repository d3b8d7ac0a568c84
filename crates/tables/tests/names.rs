//! What people are called: their own choice, short of being taken for somebody else.

mod support;

use protocol::{AWAY_MS, BOT_NAMES, Code, Deal, Down, Happened, Level, Refused, Up, Wish};
use support::{Trial, asked_for, key, replay, wishes};
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

#[test]
fn a_bot_is_called_as_nobody_there_is() {
    let mut trial = Trial::new(asked_for("the-game", wishes(5, &[])), Some("7"), 1);
    come(&mut trial, 1, 0, "lola");
    come(&mut trial, 2, 3, "Nіco"); // with a Cyrillic letter
    trial.send(1, Up::Seat { id: "b".into(), seat: 2, bot: Some(Level::Novice) });
    assert_eq!(names(&trial)[2].as_deref(), Some("Rita"));
    // Nobody takes its name meanwhile, and another level is the same bot.
    name(&mut trial, 2, "Rita");
    assert_eq!(refused(&trial.last(2)).code, Code::NameTaken);
    trial.send(1, Up::Seat { id: "c".into(), seat: 2, bot: Some(Level::Expert) });
    assert_eq!(names(&trial)[2].as_deref(), Some("Rita"));
    // The seat is free again, and so is the name; who comes is not called by it.
    trial.send(1, Up::Seat { id: "d".into(), seat: 2, bot: None });
    assert_eq!(names(&trial)[2], None);
    trial.come(3, Some(2));
    assert_eq!(names(&trial)[2], None);
    trial.send(1, Up::Start { id: "s".into(), bots: Some(Level::Steady) });
    assert_eq!(names(&trial)[1].as_deref(), Some("Rita"));
    assert_eq!(names(&trial)[4].as_deref(), Some("Teo"));
    let table = trial.again();
    assert_eq!(table.info(), trial.room.table().info(), "it is stored, not made up again");
}

#[test]
fn a_bot_that_plays_for_somebody_goes_by_their_name() {
    let mut trial = Trial::new(asked_for("the-game", wishes(2, &[])), Some("7"), 1);
    come(&mut trial, 1, 0, "Ana");
    come(&mut trial, 2, 1, "Berta");
    trial.send(2, Up::Seat { id: "b".into(), seat: 1, bot: Some(Level::Steady) });
    assert_eq!(names(&trial)[1].as_deref(), Some("Berta"));
    // Once she has lost the seat, the bot has a name of its own.
    trial.input(Input::Left { conn: Conn(2) });
    trial.now += AWAY_MS;
    trial.send(
        1,
        Up::Free { id: "f".into(), seat: 1, invitation: "anewinvitationtotheseat".into() },
    );
    assert_eq!(names(&trial)[1].as_deref(), Some("Lola"));
    assert_eq!(trial.again().info(), trial.room.table().info());
}

#[test]
fn bots_of_a_new_table_have_names_and_keep_them_in_a_rematch() {
    let seats = vec![
        Wish { bot: Some(Level::Novice), name: None },
        Wish { bot: None, name: Some("Ana".into()) },
        Wish { bot: Some(Level::Novice), name: Some("Lola".into()) },
    ];
    let mut request = asked_for("hormigas", seats);
    request.key = Some(key(1));
    request.options = serde_json::from_str(r#"{"rounds":1,"turn_limit":2}"#).expect("options");
    let mut trial = Trial::new(request, Some("7"), 1);
    let called = [Some("Nico".into()), Some("Ana".into()), Some("Lola".into())];
    assert_eq!(names(&trial), called);
    trial.come_with(1, Some(key(1)), None);
    while trial.last_update(1).table.as_ref().is_none_or(|table| table.score.is_none()) {
        trial.let_bots_play(&players::Budget::nodes(1));
        let legal = trial.legal(1);
        if let Some(first) = legal.first().cloned() {
            trial.act(1, &[&first]);
        }
    }
    trial.send(1, Up::Rematch { id: "r".into(), deal: Deal::Fresh });
    let (id, log) = trial.other_logs.iter().next().expect("a rematch");
    let next = replay(id, log).info();
    assert_eq!(next.seats.into_iter().map(|seat| seat.name).collect::<Vec<_>>(), called);
    assert!(BOT_NAMES.iter().all(|name| guard::check(name).is_ok()));
}

#[test]
fn what_was_stored_before_bots_had_names_is_read_as_it_was() {
    let mut trial = Trial::new(asked_for("the-game", wishes(2, &[])), Some("7"), 1);
    let hash = records::sha256(&key(0));
    for entry in [
        format!(r#"{{"event":"joined","seat":0,"name":"Ana","key":"{hash}"}}"#),
        r#"{"event":"seated","seat":1,"bot":"steady","from":[0,"x"]}"#.to_owned(),
    ] {
        trial.log.push((trial.now, entry));
    }
    assert_eq!(trial.again().info().seats[1].name, None);
    // A bot that was made with the table had its name as the seat's: whoever has it keeps that.
    let named = trial.log[0].1.replacen(r#"{"hash""#, r#"{"name":"Vera","hash""#, 2);
    trial.log[0].1 = named;
    assert_eq!(trial.again().info().seats[1].name.as_deref(), Some("Vera"));
    trial.log.push((trial.now, r#"{"event":"seated","seat":1,"from":[0,"y"]}"#.to_owned()));
    assert_eq!(trial.again().info().seats[1].name.as_deref(), Some("Vera"));
}

#[test]
fn who_comes_later_is_told_who_had_a_seat_then() {
    let mut trial = Trial::new(asked_for("the-game", wishes(3, &[])), Some("7"), 1);
    come(&mut trial, 1, 0, "Ana");
    come(&mut trial, 2, 1, "Berta");
    name(&mut trial, 2, "Bea");
    trial.send(1, Up::Seat { id: "b".into(), seat: 1, bot: Some(Level::Steady) });
    let live: Vec<Happened> = told(&trial.sent[&1]);
    trial.come(9, None);
    let later = told(&trial.sent[&9]);
    assert_eq!(later, live);
    let names = later.iter().map(|what| match what {
        Happened::Seated { occupant, .. } => (occupant.name.as_deref(), occupant.bot.is_some()),
        other => panic!("{other:?}"),
    });
    let names: Vec<_> = names.collect();
    assert_eq!(
        names,
        [(Some("Ana"), false), (Some("Berta"), false), (Some("Bea"), false), (Some("Bea"), true),]
    );
}

/// What was told of seats.
fn told(sent: &[Down]) -> Vec<Happened> {
    let updates = sent.iter().filter_map(|down| match down {
        Down::Update(update) => Some(&update.events),
        _ => None,
    });
    let whats = updates.flatten().map(|event| event.what.clone());
    whats.filter(|what| matches!(what, Happened::Seated { .. })).collect()
}
