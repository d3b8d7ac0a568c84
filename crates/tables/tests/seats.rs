//! Whose seat it is: invitations, keys, devices, seats that are freed, given to bots and asked for.

mod support;

use protocol::{AWAY_MS, Code, Down, Happened, Level, Refused, TablePhase, Up};
use support::{Trial, asked_for, key, replay, wishes};
use tables::{Conn, Input, MAX_CONNECTIONS, MAX_DEVICES, Reply, Request};

const NEW: &str = "aninvitationmadebyhost";

fn refused(down: &Down) -> Code {
    match down {
        Down::Refused(Refused { code, .. }) => *code,
        other => panic!("not refused: {other:?}"),
    }
}

/// Two people at The Game, both there.
fn two() -> Trial {
    let mut trial = Trial::new(asked_for("the-game", wishes(2, &[])), Some("7"), 1);
    trial.come(1, Some(0));
    trial.come(2, Some(1));
    trial
}

fn invitation(trial: &Trial, seat: usize) -> String {
    let found = trial.made.invitations.iter().find(|invitation| invitation.seat == seat);
    found.expect("an invitation").secret.clone()
}

fn devices(trial: &Trial, conn: u64) -> Vec<u32> {
    let Down::Presence { seats, .. } = trial.presence(conn) else { panic!("a presence") };
    seats
}

#[test]
fn an_invitation_opens_a_seat_once() {
    let mut trial = two();
    let invited = invitation(&trial, 1);
    // Whoever made the table knows the invitation, and sees nothing by it.
    for key in [None, Some("anotherkeyofthemakers".to_owned())] {
        trial.exchange(9, Some(invited.clone()), key);
        assert_eq!(refused(&trial.last(9)), Code::InvitationUsed);
        assert!(trial.closed.contains(&9));
    }
    assert_eq!(trial.sent[&9].len(), 2, "nothing but refusals");
    for request in [
        Request::Look { secret: Some(invited.clone()) },
        Request::Record { secret: Some(invited.clone()) },
    ] {
        let Reply::Refused(no) = trial.ask(request) else { panic!("it opens nothing") };
        assert_eq!(no.code, Code::WrongSecret);
    }
    // Its person comes back by the key alone, and by both: an answer may have been lost.
    trial.come_with(3, Some(key(1)), None);
    assert_eq!(trial.last_update(3).you.expect("you").seat, Some(1));
    trial.exchange(4, Some(invited), Some(key(1)));
    assert_eq!(trial.last_update(4).you.expect("you").seat, Some(1));
}

#[test]
fn an_invitation_wants_a_key_and_says_so() {
    let mut trial = Trial::new(asked_for("the-game", wishes(2, &[])), Some("7"), 1);
    let invited = Some(invitation(&trial, 0));
    trial.exchange(1, invited.clone(), None);
    assert_eq!(refused(&trial.last(1)), Code::KeyNeeded);
    trial.exchange(1, invited.clone(), Some("short".into()));
    assert_eq!(refused(&trial.last(1)), Code::Length);
    // Not the invitation itself, which others know.
    trial.exchange(1, invited.clone(), invited.clone());
    assert_eq!(refused(&trial.last(1)), Code::Invalid);
    // Not another's key.
    trial.come(2, Some(1));
    trial.exchange(1, invited, Some(invitation(&trial, 1)));
    assert_eq!(refused(&trial.last(1)), Code::Invalid);
    assert_eq!(trial.room.table().phase(), TablePhase::Open, "nobody took the seat");
}

#[test]
fn a_bots_seat_opens_to_nobody() {
    let mut request = asked_for("the-game", wishes(1, &[Level::Steady, Level::Steady]));
    request.key = Some(key(0));
    let trial = Trial::new(request, Some("7"), 1);
    assert!(trial.made.invitations.is_empty(), "the maker has a key, and bots have none");
    assert_eq!(trial.room.table().phase(), TablePhase::Playing, "all are there");
    assert!(!trial.log[0].1.contains(&key(0)), "keys are kept as hashes");
}

#[test]
fn the_maker_sits_by_a_key_of_their_own() {
    let mut request = asked_for("the-game", wishes(2, &[]));
    request.key = Some(key(0));
    request.listed = true;
    let mut trial = Trial::new(request, Some("7"), 1);
    assert_eq!(trial.made.invitations.len(), 1);
    // Nobody else gets the maker's seat, though the maker's socket has not come yet.
    for (taker, seat) in [("somebodyskeytotheseat", Some(1)), ("anotherskeytotheseats", None)] {
        let take = Request::TakeSeat { key: taker.into(), name: None };
        match (trial.ask(take), seat) {
            (Reply::Seat(taken), Some(seat)) => assert_eq!(taken.seat, seat),
            (Reply::Refused(no), None) => assert_eq!(no.code, Code::SeatTaken),
            (other, _) => panic!("{other:?}"),
        }
    }
    trial.come_with(1, Some(key(0)), None);
    assert_eq!(trial.last_update(1).you.expect("you").seat, Some(0));
}

#[test]
fn a_new_key_turns_out_whoever_has_the_old_one() {
    let mut trial = two();
    trial.come_with(3, Some(key(1)), None);
    assert_eq!(devices(&trial, 1), [1, 2], "two devices at one seat are seen by all");
    let fresh = "afreshkeyfortheseatone";
    trial.exchange(2, Some(key(1)), Some(fresh.into()));
    assert_eq!(trial.closed, [3], "the other device has to go, not the one that asked");
    assert_eq!(devices(&trial, 1), [1, 1]);
    trial.come_with(3, Some(key(1)), None);
    assert_eq!(refused(&trial.last(3)), Code::WrongSecret);
    // The answer may have been lost: the same again is done once.
    let log = trial.log.len();
    trial.exchange(4, Some(key(1)), Some(fresh.into()));
    assert_eq!(trial.last_update(4).you.expect("you").seat, Some(1));
    assert_eq!(trial.log.len(), log);
}

#[test]
fn a_key_that_another_writer_made_void_turns_out_too() {
    let mut trial = two();
    let hash = records::sha256("aninvitationfromelsewhere");
    let freed = format!(r#"{{"event":"freed","seat":1,"hash":"{hash}"}}"#);
    trial.fails = Some(Input::Overtaken { entries: vec![(trial.now, freed)] });
    trial.send(1, Up::Signal { id: "s".into(), signals: vec!["fine".into()] });
    assert_eq!(trial.closed, [2]);
    assert_eq!(refused(&trial.last(2)), Code::WrongSecret);
    assert_eq!(devices(&trial, 1), [1, 0]);
}

#[test]
fn nobody_but_the_host_in_person_frees_a_seat() {
    let mut trial = two();
    let free = |seat, id: &str| Up::Free { id: id.into(), seat, invitation: NEW.into() };
    // Not while they are there, not the moment their line drops.
    trial.send(1, free(1, "a"));
    assert_eq!(refused(&trial.last(1)), Code::NotAway);
    trial.input(Input::Left { conn: Conn(2) });
    trial.send(1, free(1, "b"));
    assert_eq!(refused(&trial.last(1)), Code::NotAway);
    // A deputy never, and never the host's seat.
    trial.come_with(2, Some(key(1)), None);
    trial.input(Input::Left { conn: Conn(1) });
    trial.now += 10 * AWAY_MS;
    for message in [free(0, "c"), Up::Invite { id: "d".into(), seat: 0, invitation: NEW.into() }] {
        trial.send(2, message);
        assert_eq!(refused(&trial.last(2)), Code::NotHost);
    }
    trial.come_with(1, Some(key(0)), None);
    assert_eq!(trial.last_update(1).you.expect("you").seat, Some(0), "the host gets back in");
    // After a while, for all to see.
    trial.send(2, Up::Name { id: "n".into(), name: "Berta".into() });
    trial.come(5, None);
    trial.input(Input::Left { conn: Conn(2) });
    trial.now += AWAY_MS;
    trial.send(1, free(1, "e"));
    let told = &trial.last_update(5).events[0].what;
    assert_eq!(*told, Happened::Freed { seat: 1, name: Some("Berta".into()) });
    trial.come_with(6, Some(key(1)), None);
    assert_eq!(refused(&trial.last(6)), Code::WrongSecret, "the old key is void");
    trial.exchange(7, Some(NEW.into()), Some("thekeyofthenextperson".into()));
    assert_eq!(trial.last_update(7).you.expect("you").seat, Some(1));
    assert_eq!(trial.again().info(), trial.room.table().info());
}

#[test]
fn nobody_but_the_host_in_person_opens_a_bots_hand() {
    let mut trial = Trial::new(asked_for("the-game", wishes(2, &[Level::Steady])), Some("7"), 1);
    trial.come(1, Some(0));
    trial.come(2, Some(1));
    trial.input(Input::Left { conn: Conn(1) });
    trial.now += 10 * AWAY_MS;
    trial.send(2, Up::Seat { id: "a".into(), seat: 2, bot: None });
    assert_eq!(refused(&trial.last(2)), Code::NotHost);
    trial.come_with(1, Some(key(0)), None);
    trial.send(1, Up::Seat { id: "b".into(), seat: 2, bot: None });
    assert!(trial.room.table().info().seats[2].bot.is_none());
}

#[test]
fn a_room_that_was_just_loaded_knows_nobody_to_be_away() {
    let mut trial = two();
    trial.now += 10 * AWAY_MS;
    let table = trial.again();
    let rng = rand_core::SeedableRng::seed_from_u64(1);
    trial.room = tables::Room::new(table, rng, trial.now);
    trial.come_with(1, Some(key(0)), None);
    trial.send(1, Up::Free { id: "f".into(), seat: 1, invitation: NEW.into() });
    assert_eq!(refused(&trial.last(1)), Code::NotAway);
}

#[test]
fn an_invitation_is_replaced_without_an_answer_that_could_be_lost() {
    let mut trial = Trial::new(asked_for("the-game", wishes(2, &[])), Some("7"), 1);
    trial.come(1, Some(0));
    let invite = Up::Invite { id: "i".into(), seat: 1, invitation: NEW.into() };
    trial.send(1, invite.clone());
    let log = trial.log.len();
    trial.send(1, invite);
    assert!(matches!(trial.last(1), Down::Ack { .. }) && trial.log.len() == log, "done once");
    trial.come(2, Some(1));
    assert_eq!(refused(&trial.last(2)), Code::WrongSecret, "the old one is void");
    trial.exchange(2, Some(NEW.into()), Some(key(1)));
    assert_eq!(trial.room.table().phase(), TablePhase::Playing);
    trial
        .send(1, Up::Invite { id: "j".into(), seat: 1, invitation: "yetanotherinvitation".into() });
    assert_eq!(refused(&trial.last(1)), Code::SeatTaken);
    // No secret is in the log, nor in what anyone was sent.
    let all = trial.log.iter().map(|(_, text)| text).chain(trial.texts.values().flatten());
    for text in all {
        assert!(!text.contains(NEW) && !text.contains(&key(1)), "{text}");
    }
}

#[test]
fn a_wrong_join_leaves_no_ghost() {
    let mut trial = two();
    trial.come_with(2, Some("wrong".into()), None);
    assert_eq!(refused(&trial.last(2)), Code::WrongSecret);
    assert_eq!(devices(&trial, 1), [1, 0], "it is gone, and all know");
    trial.input(Input::Left { conn: Conn(1) });
    assert!(trial.room.is_empty());
}

#[test]
fn links_of_former_times_keep_working() {
    // As tables were stored when a link was a key: joined with it, given away with a new one, a bot.
    let hash = |secret: &str| records::sha256(secret);
    let created = format!(
        r#"{{"event":"created","game":"the-game","seats":[{{"hash":"{}"}},{{"hash":"{}"}},{{"hash":"{}","bot":"steady"}}],"watch":"{}","host":0,"talk":"guarded","help":"legal","listed":false,"seed":"7","nonce":"n","chosen":true}}"#,
        hash("hosts"),
        hash("guests"),
        hash("bots"),
        hash("watch"),
    );
    let log: Vec<(i64, String)> = [
        created,
        r#"{"event":"joined","seat":0,"name":"Ana"}"#.into(),
        format!(r#"{{"event":"secret","seat":1,"hash":"{}"}}"#, hash("renewed")),
        r#"{"event":"joined","seat":1}"#.into(),
        r#"{"event":"started"}"#.into(),
        format!(r#"{{"event":"secret","seat":0,"hash":"{}"}}"#, hash("hosts-again")),
        r#"{"event":"said","said":[{"seat":2,"ply":0,"signal":"fine"}]}"#.into(),
    ]
    .map(|text| (1_000_000, text))
    .into();
    let mut trial = two();
    let table = replay(&trial.made.table, &log);
    trial.log = log;
    trial.room = tables::Room::new(table, rand_core::SeedableRng::seed_from_u64(1), trial.now);
    for (conn, secret, seat) in [
        (11, "hosts-again", Some(0)),
        (12, "renewed", Some(1)),
        (13, "hosts", None),
        (14, "guests", None),
        (15, "bots", None),
    ] {
        trial.come_with(conn, Some(secret.into()), None);
        match seat {
            Some(_) => assert_eq!(trial.last_update(conn).you.expect("you").seat, seat, "{secret}"),
            None => drop(refused(&trial.last(conn))),
        }
    }
    let said = trial.last_update(11).events.last().expect("an event");
    assert!(matches!(&said.what, Happened::Said { said } if said[0].bot), "{said:?}");
}

#[test]
fn who_comes_back_to_a_bots_seat_can_ask_for_it() {
    let mut trial = two();
    trial.send(2, Up::Name { id: "n".into(), name: "Berta".into() });
    trial.send(2, Up::Say { id: "s".into(), text: "hola".into() });
    trial.send(1, Up::Seat { id: "a".into(), seat: 1, bot: Some(Level::Steady) });
    // They can still talk, and what they said stays theirs.
    trial.send(2, Up::Say { id: "t".into(), text: "ya estoy".into() });
    let Happened::Said { said } = &trial.last_update(1).events[0].what else { panic!("nothing") };
    assert_eq!((said[0].bot, said[0].name.as_deref()), (false, Some("Berta")));
    trial.send(2, Up::AskBack { id: "b".into() });
    assert_eq!(trial.last_update(1).events[0].what, Happened::AskedBack { seat: 1 });
    assert!(trial.room.table().info().seats[1].asks_back);
    let log = trial.log.len();
    trial.send(2, Up::AskBack { id: "c".into() });
    assert_eq!(trial.log.len(), log, "once is enough");
    trial.send(1, Up::Seat { id: "d".into(), seat: 1, bot: None });
    let seat = &trial.room.table().info().seats[1];
    assert!(seat.bot.is_none() && !seat.asks_back);
    trial.send(2, Up::AskBack { id: "e".into() });
    assert_eq!(refused(&trial.last(2)), Code::SeatTaken);
}

#[test]
fn crowds_are_bounded_and_counted_now_and_then() {
    let mut trial = two();
    let told = |trial: &Trial| trial.sent[&1].len();
    let before = told(&trial);
    for conn in 100..100 + MAX_CONNECTIONS as u64 {
        trial.come(conn, None);
    }
    assert_eq!(refused(&trial.last(99 + MAX_CONNECTIONS as u64)), Code::TooMuch);
    assert!(told(&trial) - before < 3, "who looks on is not announced one by one");
    // Coming again on the same line tells nobody else.
    trial.now += 10_000;
    trial.input(Input::Tick);
    let before = told(&trial);
    for conn in 100..200 {
        trial.come(conn, None);
    }
    assert_eq!(told(&trial), before);
    // A seat has room for a few devices; the oldest goes.
    for conn in 1_000..1_000 + MAX_DEVICES as u64 {
        trial.come_with(conn, Some(key(1)), None);
    }
    assert!(trial.closed.contains(&2), "{:?}", trial.closed);
    assert_eq!(devices(&trial, 1), [1, MAX_DEVICES as u32]);
}
