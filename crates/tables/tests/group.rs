//! One invitation for a whole group: whoever comes with it gets the next seat that nobody has, and
//! nothing else.

mod support;

use protocol::{AWAY_MS, Code, Deal, Down, Happened, Level, Refused, TablePhase, Up};
use rand_core::SeedableRng as _;
use support::{Trial, asked_for, key, wishes};
use tables::{Conn, Input, Reply, Request};

const GROUP: &str = "onelinkforthewholegroup";
const OTHER: &str = "anotherlinkforthegroup";

fn refused(down: &Down) -> Code {
    match down {
        Down::Refused(Refused { code, .. }) => *code,
        other => panic!("not refused: {other:?}"),
    }
}

/// Three people and a bot are to play; the host, who made the table, is there.
fn four(listed: bool) -> Trial {
    let mut request = asked_for("the-game", wishes(3, &[Level::Steady]));
    request.key = Some(key(0));
    request.invitation = Some(GROUP.into());
    request.listed = listed;
    let mut trial = Trial::new(request, Some("7"), 1);
    trial.come_with(1, Some(key(0)), None);
    trial
}

fn group(trial: &mut Trial, conn: u64, key: &str) {
    trial.exchange(conn, Some(GROUP.into()), Some(key.into()));
}

fn seat(trial: &Trial, conn: u64) -> Option<usize> {
    trial.last_update(conn).you.expect("you").seat
}

fn renew(trial: &mut Trial, id: &str, invitation: Option<&str>) {
    let invitation = invitation.map(str::to_owned);
    trial.send(1, Up::InviteAll { id: id.into(), invitation });
}

const ANA: &str = "thekeyofanaherself";
const BEA: &str = "thekeyofbeaherself";
const CAI: &str = "thekeyofcaiohimself";

fn own(key: &str) -> String {
    format!("{key}22")
}

#[test]
fn each_who_comes_gets_the_next_seat() {
    let mut trial = four(false);
    group(&mut trial, 2, &own(ANA));
    assert_eq!(seat(&trial, 2), Some(1));
    assert_eq!(trial.room.table().phase(), TablePhase::Open);
    group(&mut trial, 3, &own(BEA));
    assert_eq!(seat(&trial, 3), Some(2));
    assert_eq!(trial.room.table().phase(), TablePhase::Playing, "with the last of them it begins");
    // No seat is left: not the host's, not the bot's, not theirs who came.
    let log = trial.log.len();
    group(&mut trial, 4, &own(CAI));
    assert_eq!(refused(&trial.last(4)), Code::Full);
    assert!(trial.closed.contains(&4));
    assert_eq!((trial.sent[&4].len(), trial.log.len()), (1, log), "nothing but the refusal");
    assert_eq!(trial.again().info(), trial.room.table().info());
}

#[test]
fn two_at_once_get_two_seats() {
    let mut trial = four(false);
    // Another server has given the seat away in the meantime.
    let hash = records::sha256(&own(ANA));
    let joined = format!(r#"{{"event":"joined","seat":1,"name":"Ana","key":"{hash}"}}"#);
    trial.fails = Some(Input::Overtaken { entries: vec![(trial.now, joined)] });
    group(&mut trial, 3, &own(BEA));
    assert_eq!(seat(&trial, 3), Some(2), "the log decides who was first");
    trial.come_with(2, Some(own(ANA)), None);
    assert_eq!(seat(&trial, 2), Some(1));
    // And where it was the last seat, there is none.
    let mut trial = four(false);
    group(&mut trial, 2, &own(ANA));
    let hash = records::sha256(&own(BEA));
    let joined = format!(r#"{{"event":"joined","seat":2,"key":"{hash}"}}"#);
    trial.fails = Some(Input::Overtaken { entries: vec![(trial.now, joined)] });
    group(&mut trial, 4, &own(CAI));
    assert_eq!(refused(&trial.last(4)), Code::Full);
}

#[test]
fn who_comes_again_with_the_same_key_has_the_same_seat() {
    let mut trial = four(false);
    group(&mut trial, 2, &own(ANA));
    let log = trial.log.len();
    // The answer may have been lost, or it is another device.
    for conn in [2, 3] {
        group(&mut trial, conn, &own(ANA));
        assert_eq!(seat(&trial, conn), Some(1));
    }
    assert_eq!(trial.log.len(), log, "nothing is done twice");
    assert!(!trial.room.table().info().seats[2].joined);
    // Also once the link is void: the seat is opened by the key.
    renew(&mut trial, "v", None);
    group(&mut trial, 4, &own(ANA));
    assert_eq!(seat(&trial, 4), Some(1));
    // After a restart too.
    let table = trial.again();
    trial.room = tables::Room::new(table, rand_chacha::ChaCha20Rng::seed_from_u64(1), trial.now);
    group(&mut trial, 5, &own(ANA));
    assert_eq!(seat(&trial, 5), Some(1));
    trial.come_with(6, Some(own(ANA)), None);
    assert_eq!(seat(&trial, 6), Some(1));
}

#[test]
fn not_stored_is_no_seat_and_can_be_tried_again() {
    let mut trial = four(false);
    trial.fails = Some(Input::NotStored { reason: "no".into() });
    group(&mut trial, 2, &own(ANA));
    assert_eq!(refused(&trial.last(2)), Code::NotStored);
    group(&mut trial, 2, &own(ANA));
    assert_eq!(seat(&trial, 2), Some(1));
}

#[test]
fn it_opens_nothing_by_itself() {
    let mut trial = four(false);
    trial.come_with(2, Some(GROUP.into()), None);
    assert_eq!(refused(&trial.last(2)), Code::KeyNeeded);
    for request in [
        Request::Look { secret: Some(GROUP.into()) },
        Request::Record { secret: Some(GROUP.into()) },
    ] {
        let Reply::Refused(no) = trial.ask(request) else { panic!("it opens nothing") };
        assert_eq!(no.code, Code::WrongSecret);
    }
    // A key that others know is none: the link itself, another invitation, the spectators' secret.
    let invitation = trial.made.invitations[0].secret.clone();
    let watch = trial.made.watch.clone();
    for known in [GROUP.to_owned(), invitation, watch] {
        group(&mut trial, 2, &known);
        assert_eq!(refused(&trial.last(2)), Code::Invalid);
    }
    group(&mut trial, 2, "short");
    assert_eq!(refused(&trial.last(2)), Code::Length);
    assert!(!trial.room.table().info().seats[1].joined, "nobody took the seat");
}

#[test]
fn it_takes_nobodys_seat() {
    let mut trial = four(false);
    group(&mut trial, 2, &own(ANA));
    group(&mut trial, 3, &own(BEA));
    // Ana is away, for as long as it takes; a bot keeps her seat.
    trial.input(Input::Left { conn: Conn(2) });
    trial.now += 10 * AWAY_MS;
    group(&mut trial, 4, &own(CAI));
    assert_eq!(refused(&trial.last(4)), Code::Full);
    trial.send(1, Up::Seat { id: "b".into(), seat: 1, bot: Some(Level::Steady) });
    group(&mut trial, 4, &own(CAI));
    assert_eq!(refused(&trial.last(4)), Code::Full, "it is hers, though a bot plays");
    trial.send(1, Up::Seat { id: "p".into(), seat: 1, bot: None });
    // With somebody else's key one is that somebody, with or without the link; it is a secret.
    group(&mut trial, 5, &own(BEA));
    assert_eq!(seat(&trial, 5), Some(2));
    // The link is no key, and is exchanged for none that somebody has.
    trial.exchange(6, Some(own(BEA)), Some(GROUP.into()));
    assert_eq!(refused(&trial.last(6)), Code::Invalid);
    // Once the host has freed the seat, it is the next that nobody has.
    trial.now += AWAY_MS;
    let invitation = "aninvitationtothisseat".to_owned();
    trial.send(1, Up::Free { id: "f".into(), seat: 1, invitation: invitation.clone() });
    group(&mut trial, 4, &own(CAI));
    assert_eq!(seat(&trial, 4), Some(1));
    trial.exchange(7, Some(invitation), Some("yetanotherskeytotheseat".into()));
    assert_eq!(refused(&trial.last(7)), Code::InvitationUsed);
}

#[test]
fn the_hosts_seat_waits_for_the_host() {
    let mut request = asked_for("the-game", wishes(2, &[]));
    request.invitation = Some(GROUP.into());
    let mut trial = Trial::new(request, Some("7"), 1);
    group(&mut trial, 2, &own(ANA));
    assert_eq!(seat(&trial, 2), Some(1));
    group(&mut trial, 3, &own(BEA));
    assert_eq!(refused(&trial.last(3)), Code::Full);
}

#[test]
fn links_to_single_seats_go_on_working_beside_it() {
    let mut trial = four(false);
    trial.come(3, Some(2));
    assert_eq!(seat(&trial, 3), Some(2));
    group(&mut trial, 2, &own(ANA));
    assert_eq!(seat(&trial, 2), Some(1));
    trial.come(4, Some(1));
    assert_eq!(refused(&trial.last(4)), Code::InvitationUsed);
}

#[test]
fn the_host_alone_renews_it_and_makes_it_void() {
    let mut trial = four(false);
    group(&mut trial, 2, &own(ANA));
    trial.come(8, None);
    for conn in [2, 8] {
        let invitation = Some(OTHER.into());
        trial.send(conn, Up::InviteAll { id: format!("g{conn}"), invitation });
    }
    assert_eq!(refused(&trial.last(2)), Code::NotHost);
    assert_eq!(refused(&trial.last(8)), Code::NotSeated);
    // A deputy neither: it would open a hand.
    trial.input(Input::Left { conn: Conn(1) });
    trial.now += 10 * AWAY_MS;
    trial.send(2, Up::InviteAll { id: "d".into(), invitation: Some(OTHER.into()) });
    assert_eq!(refused(&trial.last(2)), Code::NotHost);
    trial.come_with(1, Some(key(0)), None);
    // One that is known here already is none.
    for (id, known) in [("k", GROUP), ("l", &own(ANA)), ("m", &key(0))] {
        renew(&mut trial, id, Some(known));
        assert_eq!(refused(&trial.last(1)), Code::Invalid);
    }
    renew(&mut trial, "n", Some(OTHER));
    assert_eq!(trial.last_update(8).events[0].what, Happened::InvitedAll { open: true });
    let log = trial.log.len();
    renew(&mut trial, "n", Some(OTHER));
    assert!(matches!(trial.last(1), Down::Ack { .. }) && trial.log.len() == log, "done once");
    group(&mut trial, 3, &own(BEA));
    assert_eq!(refused(&trial.last(3)), Code::WrongSecret, "the old one is void");
    assert!(!trial.closed.contains(&2), "who came by it stays");
    renew(&mut trial, "v", None);
    assert_eq!(trial.last_update(8).events[0].what, Happened::InvitedAll { open: false });
    trial.exchange(3, Some(OTHER.into()), Some(own(BEA)));
    assert_eq!(refused(&trial.last(3)), Code::WrongSecret);
    // So it is after a restart.
    let table = trial.again();
    trial.room = tables::Room::new(table, rand_chacha::ChaCha20Rng::seed_from_u64(1), trial.now);
    for void in [GROUP, OTHER] {
        trial.exchange(3, Some(void.into()), Some(own(BEA)));
        assert_eq!(refused(&trial.last(3)), Code::WrongSecret);
    }
}

#[test]
fn no_answer_and_no_log_holds_it() {
    let mut trial = four(false);
    group(&mut trial, 2, &own(ANA));
    renew(&mut trial, "n", Some(OTHER));
    trial.exchange(3, Some(OTHER.into()), Some(own(BEA)));
    let made = serde_json::to_string(&trial.made).expect("JSON");
    let told = trial.log.iter().map(|(_, text)| text).chain(trial.texts.values().flatten());
    for text in told.chain([&made]) {
        for secret in [GROUP, OTHER, &own(ANA), &own(BEA)] {
            assert!(!text.contains(secret), "{text}");
        }
    }
    // So it is written for ever: in how the table was made, and in an entry of its own.
    let (first, last) = (records::sha256(GROUP), records::sha256(OTHER));
    assert!(trial.log[0].1.contains(&format!(r#""group":"{first}""#)));
    let entry = format!(r#"{{"event":"invited-all","hash":"{last}","from":[0,"n"]}}"#);
    assert!(trial.log.iter().any(|(_, text)| *text == entry), "{:?}", trial.log);
    // Hashes are the log's alone.
    for text in trial.texts.values().flatten().chain([&made]) {
        assert!(!text.contains(&records::sha256(GROUP)), "{text}");
    }
}

#[test]
fn where_anyone_may_look_on_they_do_once_all_seats_are_taken() {
    let mut trial = four(true);
    group(&mut trial, 2, &own(ANA));
    group(&mut trial, 3, &own(BEA));
    group(&mut trial, 4, &own(CAI));
    let update = trial.last_update(4);
    assert_eq!(update.you.expect("you").seat, None);
    let text = serde_json::to_string(&update.view.as_ref().expect("a view")).expect("JSON");
    assert!(text.contains(r#""seat":null"#), "they see no hand: {text}");
    // They come again without a key, which opened nothing.
    trial.come_with(5, Some(GROUP.into()), None);
    assert_eq!(seat(&trial, 5), None);
    renew(&mut trial, "v", None);
    assert!(!trial.closed.contains(&4), "anyone may look on here");
}

#[test]
fn a_rematch_has_the_invitation_as_it_is_now() {
    for renewed in [Some(OTHER), None] {
        let mut request = asked_for("the-game", wishes(2, &[]));
        request.key = Some(key(0));
        request.invitation = Some(GROUP.into());
        let mut trial = Trial::new(request, Some("7"), 1);
        trial.come_with(1, Some(key(0)), None);
        group(&mut trial, 2, &own(ANA));
        renew(&mut trial, "n", renewed);
        trial.act(1, &["start@0"]);
        while let Some(conn) = [1, 2].into_iter().find(|conn| !trial.legal(*conn).is_empty()) {
            let legal = trial.legal(conn);
            let action = legal.iter().find(|token| *token == "end").unwrap_or(&legal[0]).clone();
            trial.act(conn, &[&action]);
        }
        renew(&mut trial, "o", Some("toolateforanotherlink"));
        assert_eq!(refused(&trial.last(1)), Code::Over);
        group(&mut trial, 3, &own(BEA));
        assert_eq!(refused(&trial.last(3)), Code::WrongSecret);
        trial.send(1, Up::Rematch { id: "r".into(), deal: Deal::Fresh });
        let (_, log) = trial.other_logs.first_key_value().expect("a table");
        assert!(!log[0].1.contains(&records::sha256(GROUP)), "what is void stays void");
        assert_eq!(log[0].1.contains(&records::sha256(OTHER)), renewed.is_some());
    }
}

#[test]
fn a_key_is_not_also_the_link() {
    let mut request = asked_for("the-game", wishes(2, &[]));
    request.key = Some(key(0));
    request.invitation = Some(key(0));
    let mut rng = rand_chacha::ChaCha20Rng::from_seed([1; 32]);
    let no = tables::found(request, &mut rng).expect_err("refused");
    assert_eq!(no.code, Code::Invalid);
}
