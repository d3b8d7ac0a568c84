//! What everyone may do with their own seat: leave it, let a bot play, show the table to others.

mod support;

use protocol::{Code, Down, Happened, Level, Refused, TablePhase, Up};
use support::{Trial, asked_for, key, wishes};
use tables::{Conn, Input};

fn refused(down: &Down) -> Code {
    match down {
        Down::Refused(Refused { code, .. }) => *code,
        other => panic!("not refused: {other:?}"),
    }
}

const WATCH: &str = "aplacefromwheretolook";

/// Three people; two of them are there, the first is the host.
fn three() -> Trial {
    let mut trial = Trial::new(asked_for("the-game", wishes(3, &[])), Some("7"), 1);
    trial.come(1, Some(0));
    trial.come(2, Some(1));
    trial
}

#[test]
fn a_seat_is_given_up_before_the_game() {
    let mut trial = three();
    trial.send(2, Up::Name { id: "n".into(), name: "Berta".into() });
    trial.send(2, Up::Leave { id: "l".into() });
    assert!(trial.closed.contains(&2), "they have no seat to be at");
    let left = Happened::Left { seat: 1, name: Some("Berta".into()) };
    assert_eq!(trial.last_update(1).events[0].what, left);
    let seat = &trial.room.table().info().seats[1];
    assert!(!seat.joined && seat.name.is_none());
    // Neither the key nor the invitation opens it any more; a new one does.
    trial.come_with(2, Some(key(1)), None);
    assert_eq!(refused(&trial.last(2)), Code::WrongSecret);
    trial.come(2, Some(1));
    assert_eq!(refused(&trial.last(2)), Code::WrongSecret);
    let invitation = "anewinvitationtotheseat".to_owned();
    trial.send(1, Up::Invite { id: "i".into(), seat: 1, invitation: invitation.clone() });
    trial.exchange(3, Some(invitation), Some("thekeyofthenextperson".into()));
    assert_eq!(trial.last_update(3).you.expect("you").seat, Some(1));
    assert_eq!(trial.again().info(), trial.room.table().info());
    // The host stays, and nobody leaves a game that is on.
    trial.send(1, Up::Leave { id: "l".into() });
    assert_eq!(refused(&trial.last(1)), Code::Invalid);
    trial.come(4, Some(2));
    assert_eq!(trial.room.table().phase(), TablePhase::Playing);
    trial.send(3, Up::Leave { id: "m".into() });
    assert_eq!(refused(&trial.last(3)), Code::Started);
}

#[test]
fn who_hands_the_own_seat_to_a_bot_has_it_back_at_once() {
    let mut trial = three();
    trial.come(3, Some(2));
    let bot = |id: &str, seat, bot| Up::Seat { id: id.into(), seat, bot };
    // Nobody hands over another's, nor takes anything for themselves.
    trial.send(2, bot("a", 2, Some(Level::Steady)));
    assert_eq!(refused(&trial.last(2)), Code::NotHost);
    trial.send(2, bot("b", 1, Some(Level::Steady)));
    assert_eq!(trial.room.table().info().seats[1].bot, Some(Level::Steady));
    trial.send(2, bot("c", 1, None));
    assert_eq!(refused(&trial.last(2)), Code::NotHost, "it is asked for");
    trial.send(2, Up::AskBack { id: "d".into() });
    assert!(trial.room.table().info().seats[1].bot.is_none());
    // What the host gave to a bot, the host gives back.
    trial.send(1, bot("e", 1, Some(Level::Steady)));
    trial.send(2, Up::AskBack { id: "f".into() });
    let seat = &trial.room.table().info().seats[1];
    assert!(seat.asks_back && seat.bot.is_some());
    // Nor does it help to hand it over once more.
    trial.send(2, bot("g", 1, Some(Level::Novice)));
    assert_eq!(refused(&trial.last(2)), Code::NotHost);
    trial.send(2, Up::AskBack { id: "h".into() });
    assert!(trial.room.table().info().seats[1].bot.is_some());
    assert_eq!(trial.again().info(), trial.room.table().info());
}

#[test]
fn anyone_with_a_seat_shows_the_table_to_others() {
    let mut trial = three();
    trial.come(3, Some(2));
    let show = |id: &str, watch: &str| Up::Show { id: id.into(), watch: watch.into() };
    trial.send(2, show("a", WATCH));
    trial.come_with(8, Some(WATCH.into()), None);
    assert_eq!(trial.last_update(8).you.expect("you").seat, None);
    // It opens no more than a look: those who look on show nothing on.
    trial.send(8, show("b", "anotherplacetolookfrom"));
    assert_eq!(refused(&trial.last(8)), Code::NotSeated);
    for known in [WATCH.to_owned(), key(0), key(1)] {
        trial.send(3, show(&known[..9], &known));
        assert_eq!(refused(&trial.last(3)), Code::Invalid, "it is known here");
    }
    trial.exchange(9, Some(key(1)), Some(WATCH.into()));
    assert_eq!(refused(&trial.last(9)), Code::Invalid, "no key that others know");
    // A new one voids the old, and turns out who came by it.
    trial.send(2, show("c", "anotherplacetolookfrom"));
    assert!(trial.closed.contains(&8));
    trial.come_with(8, Some(WATCH.into()), None);
    assert_eq!(refused(&trial.last(8)), Code::WrongSecret);
    trial.come(7, None);
    assert_eq!(trial.last_update(7).you.expect("you").seat, None, "the host's goes on");
    let table = trial.again();
    trial.room = tables::Room::new(table, rand_core::SeedableRng::seed_from_u64(1), trial.now);
    trial.come_with(6, Some("anotherplacetolookfrom".into()), None);
    assert_eq!(trial.last_update(6).you.expect("you").seat, None);
    trial.input(Input::Left { conn: Conn(6) });
    let told = trial.log.iter().map(|(_, text)| text).chain(trial.texts.values().flatten());
    assert!(told.into_iter().all(|text| !text.contains(WATCH)));
}
