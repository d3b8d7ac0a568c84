//! Pictures at a seat: who may show them, how often, and what they can't be used for.

mod support;

use protocol::{
    Code, Down, Happened, Level, MAX_ID_LEN, REACTION_REST_MS, Reaction, Refused, Talk, Up,
};
use support::{Trial, asked_for, key, wishes};
use tables::{MAX_TALK_LINES, Room};

fn refused(down: &Down) -> Code {
    match down {
        Down::Refused(Refused { code, .. }) => *code,
        other => panic!("not refused: {other:?}"),
    }
}

fn two(game: &str) -> Trial {
    let mut trial = Trial::new(asked_for(game, wishes(2, &[])), Some("7"), 1);
    trial.come(1, Some(0));
    trial.come(2, Some(1));
    trial
}

/// A seat shows a picture, after a rest.
fn react(trial: &mut Trial, conn: u64, reaction: Reaction) -> Down {
    trial.now += REACTION_REST_MS;
    at_once(trial, conn, reaction)
}

fn at_once(trial: &mut Trial, conn: u64, reaction: Reaction) -> Down {
    let id = trial.id();
    trial.send(conn, Up::React { id, reaction });
    trial.last(conn)
}

fn reactions(down: &Down) -> Vec<(usize, Reaction)> {
    let Down::Update(update) = down else { panic!("nothing happened: {down:?}") };
    let reacted = update.events.iter().filter_map(|event| match event.what {
        Happened::Reacted { seat, reaction } => Some((seat, reaction)),
        _ => None,
    });
    reacted.collect()
}

/// Whoever is on turn plays it: the first cards that fit, then the end.
fn turn(trial: &mut Trial) {
    let mover = if trial.legal(1).is_empty() { 2 } else { 1 };
    loop {
        let legal = trial.legal(mover);
        let Some(next) = legal.iter().find(|token| *token == "end").or(legal.first()) else {
            break;
        };
        let next = next.clone();
        trial.act(mover, &[&next]);
        if next == "end" {
            break;
        }
    }
}

#[test]
fn everyone_sees_a_picture_while_waiting_and_while_playing() {
    let mut trial = Trial::new(asked_for("the-game", wishes(2, &[])), Some("7"), 1);
    trial.come(1, Some(0));
    trial.come(9, None);
    assert_eq!(reactions(&react(&mut trial, 1, Reaction::Luck)), [(0, Reaction::Luck)]);
    assert_eq!(reactions(&trial.last(9)), [(0, Reaction::Luck)], "who looks on sees it too");
    trial.come(2, Some(1));
    assert_eq!(reactions(&react(&mut trial, 2, Reaction::Wow)), [(1, Reaction::Wow)]);
    assert_eq!(reactions(&trial.last(1)), [(1, Reaction::Wow)]);
    // Who only looks on has no seat at which it could stand.
    assert_eq!(refused(&react(&mut trial, 9, Reaction::Wow)), Code::NotSeated);
    assert_eq!(trial.again().info(), trial.room.table().info());
}

#[test]
fn a_team_shows_one_a_turn_each_and_no_row_of_them_spells_a_number() {
    for game in ["the-game", "ascenso-descenso"] {
        let mut trial = two(game);
        trial.act(1, &["start@0"]);
        assert_eq!(reactions(&react(&mut trial, 2, Reaction::Wow)), [(1, Reaction::Wow)]);
        for reaction in Reaction::ALL {
            assert_eq!(refused(&react(&mut trial, 2, reaction)), Code::TooMuch, "{game}");
        }
        // Others are not held up by it, nor does a placement open the door again.
        assert_eq!(reactions(&react(&mut trial, 1, Reaction::Ouch)), [(0, Reaction::Ouch)]);
        let first = trial.legal(1)[0].clone();
        trial.act(1, &[&first]);
        assert_eq!(refused(&react(&mut trial, 2, Reaction::Laugh)), Code::TooMuch, "{game}");
        // A server that starts anew knows it still.
        let table = trial.again();
        trial.room = Room::new(table, rand_core::SeedableRng::seed_from_u64(2), trial.now);
        trial.come_with(1, Some(key(0)), None);
        trial.come_with(2, Some(key(1)), None);
        assert_eq!(refused(&react(&mut trial, 2, Reaction::Laugh)), Code::TooMuch, "{game}");
        turn(&mut trial);
        assert_eq!(reactions(&react(&mut trial, 2, Reaction::Laugh)), [(1, Reaction::Laugh)]);
    }
}

#[test]
fn whoever_plays_for_themselves_may_show_more_but_floods_nobody() {
    let mut trial = two("face-to-face");
    let mut shown = 0;
    for _ in 0..50 {
        let before = trial.log.len();
        at_once(&mut trial, 1, Reaction::Wow);
        shown += trial.log.len() - before;
    }
    assert_eq!(shown, 1, "one after the other");
    assert_eq!(refused(&trial.last(1)), Code::TooMuch);
    assert_eq!(reactions(&react(&mut trial, 1, Reaction::Bravo)), [(0, Reaction::Bravo)]);

    // However patient: one seat has its share of what a table keeps, and that of the others is whole.
    let mut most = 2;
    while matches!(react(&mut trial, 1, Reaction::Wow), Down::Update(_)) {
        most += 1;
    }
    assert_eq!(most, MAX_TALK_LINES / 2);
    assert_eq!(reactions(&react(&mut trial, 2, Reaction::Thanks)), [(1, Reaction::Thanks)]);
    // Who comes later is told of the game, not of a thousand pictures.
    trial.come_with(3, Some(key(0)), None);
    let Down::Update(whole) = trial.last(3) else { panic!("not let in") };
    assert!(whole.whole && whole.events.iter().any(|event| event.what == Happened::Started {}));
    assert_eq!(reactions(&trial.last(3)), []);
}

#[test]
fn a_picture_sent_twice_is_shown_once() {
    let mut trial = two("the-game");
    let once = Up::React { id: "r".into(), reaction: Reaction::Wow };
    trial.now += REACTION_REST_MS;
    trial.send(1, once.clone());
    let log = trial.log.len();
    trial.now += REACTION_REST_MS;
    trial.send(1, once);
    assert!(matches!(trial.last(1), Down::Ack { .. }));
    assert_eq!(trial.log.len(), log);
    for id in [String::new(), "x".repeat(MAX_ID_LEN + 1)] {
        trial.now += REACTION_REST_MS;
        trial.send(1, Up::React { id, reaction: Reaction::Wow });
        assert_eq!(refused(&trial.last(1)), Code::Length);
    }
}

#[test]
fn at_a_silent_table_nobody_shows_anything_while_it_plays() {
    let mut request = asked_for("the-game", wishes(2, &[]));
    request.talk = Some(Talk::Off);
    let mut trial = Trial::new(request, Some("7"), 1);
    trial.come(1, Some(0));
    assert_eq!(reactions(&react(&mut trial, 1, Reaction::Luck)), [(0, Reaction::Luck)]);
    trial.come(2, Some(1));
    assert_eq!(refused(&react(&mut trial, 1, Reaction::Luck)), Code::NoTalk);
}

#[test]
fn after_the_game_there_is_something_to_say() {
    let mut trial = two("the-game");
    while trial.last_update(1).view.as_ref().is_none_or(|view| !view.over) {
        turn(&mut trial);
    }
    for reaction in [Reaction::Bravo, Reaction::Thanks] {
        assert_eq!(reactions(&react(&mut trial, 2, reaction)), [(1, reaction)]);
    }
    let mut bots = Trial::new(asked_for("the-game", wishes(1, &[Level::Steady])), Some("7"), 1);
    bots.come(1, Some(0));
    bots.act(1, &["start@0"]);
    let asked = bots.tasks.len();
    react(&mut bots, 1, Reaction::Wow);
    assert_eq!(bots.tasks.len(), asked, "bots are not asked anew");
}
