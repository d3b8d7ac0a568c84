//! What is bounded, done once, and told right, however long a table goes on.

mod support;

use protocol::{Code, Down, Happened, Help, Level, Refused, TablePhase, Up, ViewerEvent, Words};
use support::{Trial, asked_for, key, wishes};
use tables::{Input, MAX_CHANGES, MAX_TALK_LINES, Room};

fn refused(down: &Down) -> Code {
    match down {
        Down::Refused(Refused { code, .. }) => *code,
        other => panic!("not refused: {other:?}"),
    }
}

fn two() -> Trial {
    let mut trial = Trial::new(asked_for("the-game", wishes(2, &[])), Some("7"), 1);
    trial.come(1, Some(0));
    trial.come(2, Some(1));
    trial
}

/// The same table, as a server that starts anew has it.
fn reload(trial: &mut Trial) {
    let table = trial.again();
    trial.room = Room::new(table, rand_core::SeedableRng::seed_from_u64(2), trial.now);
}

fn fine(n: usize) -> Up {
    Up::Say { id: format!("s{n}"), text: "bien".into() }
}

#[test]
fn an_id_is_done_once_for_the_life_of_its_table() {
    let mut trial = two();
    let many = 300;
    for n in 0..many {
        trial.send(1, fine(n));
    }
    let log = trial.log.len();
    // All answers were lost, and all are sent again: to the same server, and to one that restarted.
    for _ in 0..2 {
        for n in 0..many {
            trial.send(1, fine(n));
            let Down::Ack { id, .. } = trial.last(1) else { panic!("done twice: s{n}") };
            assert_eq!(id, format!("s{n}"));
        }
        reload(&mut trial);
        trial.come_with(1, Some(key(0)), None);
    }
    assert_eq!(trial.log.len(), log);
}

#[test]
fn one_seat_can_not_use_up_the_talk_of_all() {
    let mut trial = two();
    for n in 0..MAX_TALK_LINES {
        trial.send(1, fine(n));
    }
    assert_eq!(refused(&trial.last(1)), Code::TooMuch);
    trial.send(2, fine(0));
    assert!(matches!(trial.last(2), Down::Update(_)));
}

#[test]
fn changes_are_bounded_by_seat() {
    let mut trial = two();
    for n in 0..=MAX_CHANGES / 2 {
        let name = if n % 2 == 0 { "Ana" } else { "Eva" };
        trial.send(2, Up::Name { id: format!("n{n}"), name: name.into() });
        if n + 1 == MAX_CHANGES / 2 {
            assert!(matches!(trial.last(2), Down::Update(_)));
        }
    }
    assert_eq!(refused(&trial.last(2)), Code::TooMuch);
    // A new key is a change too.
    trial.exchange(2, Some(key(1)), Some("afreshkeyfortheseatone".into()));
    assert_eq!(refused(&trial.last(2)), Code::TooMuch);
    // The host's share is whole.
    trial.send(1, Up::Seat { id: "b".into(), seat: 1, bot: Some(Level::Steady) });
    assert!(matches!(trial.last(1), Down::Update(_)));
    let log = trial.log.len();
    trial.send(1, Up::Seat { id: "c".into(), seat: 1, bot: Some(Level::Steady) });
    assert_eq!(trial.log.len(), log, "what changes nothing is not stored");

    let mut open = Trial::new(asked_for("the-game", wishes(2, &[])), Some("7"), 1);
    open.come(1, Some(0));
    for n in 0..=MAX_CHANGES {
        let help = if n % 2 == 0 { Help::Gaps } else { Help::None };
        open.send(1, Up::Help { id: format!("h{n}"), help });
    }
    assert_eq!(refused(&open.last(1)), Code::TooMuch);
    assert!(open.log.len() < MAX_CHANGES);

    let mut alone = Trial::new(asked_for("the-game", wishes(1, &[])), Some("7"), 1);
    alone.come(1, Some(0));
    let first = alone.legal(1)[0].clone();
    let mut taken_back = 0;
    loop {
        alone.act(1, &[&first]);
        alone.send(1, Up::TakeBack { id: format!("t{taken_back}"), ply: 0 });
        if let Down::Refused(no) = alone.last(1) {
            break assert_eq!((no.code, taken_back), (Code::TooMuch, MAX_CHANGES));
        }
        taken_back += 1;
    }
}

#[test]
fn odd_seats_overflow_nothing() {
    let mut trial = two();
    for (n, seat) in [2, usize::MAX, usize::MAX - 1].into_iter().enumerate() {
        let invitation = "aninvitationmadebyhost".to_owned();
        for message in [
            Up::Seat { id: format!("a{n}"), seat, bot: None },
            Up::Invite { id: format!("b{n}"), seat, invitation: invitation.clone() },
            Up::Free { id: format!("c{n}"), seat, invitation },
        ] {
            trial.send(1, message);
            assert_eq!(refused(&trial.last(1)), Code::NoSeat);
        }
    }
}

#[test]
fn names_are_short_when_a_table_is_made() {
    let mut rng = <rand_chacha::ChaCha20Rng as rand_core::SeedableRng>::seed_from_u64(1);
    let mut make = |name: &str| {
        let mut request = asked_for("hormigas", wishes(2, &[]));
        request.seats[0].name = Some(name.to_owned());
        tables::found(request, &mut rng)
    };
    let padded = format!("{}Ana{}", " ".repeat(7_000), " ".repeat(7_000));
    let made = make(&padded).expect("a table");
    assert!(made.entries[0].to_json().len() < 1_000, "what is around a name is not kept");
    for (wrong, code) in [
        ("a".repeat(7_000).as_str(), Code::Length),
        ("A\u{202e}na", Code::NameMarks),
        ("", Code::Length),
    ] {
        assert_eq!(make(wrong).expect_err("no name").code, code);
    }
}

/// Hormigas with rounds of two turns, and somebody who talks: long, with something to keep.
fn long_game() -> Trial {
    let mut request = asked_for("hormigas", wishes(2, &[]));
    request.options = serde_json::from_str(r#"{"turn_limit":2,"rounds":400}"#).expect("options");
    let mut trial = Trial::new(request, Some("7"), 1);
    trial.come(1, Some(0));
    trial.come(2, Some(1));
    trial.send(1, Up::Say { id: "first".into(), text: "buena suerte".into() });
    while trial.room.table().phase() == TablePhase::Playing && trial.log.len() < 700 {
        let conn = [1, 2].into_iter().find(|conn| !trial.legal(*conn).is_empty());
        let conn = conn.expect("somebody may do something");
        let action = trial.legal(conn)[0].clone();
        trial.act(conn, &[&action]);
    }
    trial
}

fn rounds(events: &[ViewerEvent]) -> usize {
    let steps = events.iter().filter_map(|event| match &event.what {
        Happened::Played { steps, .. } => Some(steps),
        _ => None,
    });
    steps.flatten().filter(|step| step.round.is_some()).count()
}

#[test]
fn a_long_game_is_told_in_short_with_all_that_a_screen_needs() {
    let mut trial = long_game();
    assert!(trial.log.len() > 500, "{}", trial.log.len());
    let heard: Vec<ViewerEvent> = trial.sent[&1]
        .iter()
        .filter_map(|down| match down {
            Down::Update(update) => Some(update.events.clone()),
            _ => None,
        })
        .flatten()
        .collect();
    for since in [None, Some(0), Some(3)] {
        trial.come_with(5, Some(trial.made.watch.clone()), since);
        let told = trial.last_update(5);
        assert!(told.whole, "so far back only the whole is told, since {since:?}");
        assert!(told.events.len() < 500, "{} events, since {since:?}", told.events.len());
        assert_eq!(rounds(&told.events), rounds(&heard), "all rounds");
        let said = told.events.iter().any(|event| {
            matches!(&event.what, Happened::Said { said }
                if said[0].words == Words::Text("buena suerte".into()))
        });
        assert!(said, "what was said at the beginning");
    }
    let late = trial.log.len() as u64 - 5;
    trial.come_with(5, Some(trial.made.watch.clone()), Some(late));
    assert_eq!((trial.last_update(5).whole, trial.last_update(5).events.len()), (false, 5));
}

#[test]
fn in_doubt_nothing_is_told_and_nothing_is_done_twice() {
    let mut trial = two();
    trial.act(1, &["start@0"]);
    let first = trial.legal(1)[0].clone();
    let act = Up::Act { id: "d".into(), ply: 1, actions: vec![first] };
    let (before, log) = (trial.sent[&2].len(), trial.log.len());
    trial.fails = Some(Input::Doubtful);
    trial.send(1, act.clone());
    assert_eq!(trial.last(1), Down::Checking { id: "d".into() });
    assert_eq!(trial.doubtful.len(), 1);
    // Asked again, it is still being checked; other things have to wait; who comes sees what stands.
    trial.send(1, act.clone());
    assert_eq!(trial.last(1), Down::Checking { id: "d".into() });
    trial.send(2, fine(1));
    assert_eq!(refused(&trial.last(2)), Code::NotStored);
    trial.come(5, None);
    assert_eq!(trial.last_update(5).ply, Some(1));
    assert!(trial.sent[&2][before..].iter().all(|down| !matches!(down, Down::Update(_))));
    assert_eq!(trial.log.len(), log, "nothing was appended meanwhile");

    // It was stored: then it is told, once.
    let entries = trial.doubtful[0].entries.clone();
    trial.log.extend(entries.into_iter().map(|text| (trial.now, text)));
    trial.input(Input::Stored);
    assert_eq!(trial.last_update(2).ply, Some(2));
    trial.send(1, act);
    assert!(matches!(trial.last(1), Down::Ack { .. }));
    assert_eq!(trial.again().next_seq(), trial.room.table().next_seq());

    // It was not, and somebody else wrote there: it is decided anew.
    trial.fails = Some(Input::Doubtful);
    trial.send(1, fine(7));
    let theirs =
        r#"{"event":"said","said":[{"seat":1,"ply":2,"signal":"trouble"}],"from":[1,"x"]}"#;
    trial.log.push((trial.now, theirs.into()));
    trial.input(Input::Overtaken { entries: vec![(trial.now, theirs.into())] });
    assert_eq!(trial.last_update(1).ack.as_deref(), Some("s7"));
    assert_eq!(trial.again().next_seq(), trial.room.table().next_seq());
}

#[test]
fn a_clock_runs_on_after_a_restart() {
    let mut request = asked_for("the-game", wishes(2, &[]));
    request.clock = Some(30);
    let mut trial = Trial::new(request, Some("7"), 1);
    trial.come(1, Some(0));
    trial.come(2, Some(1));
    trial.act(1, &["start@0"]);
    let deadline = trial.room.wake_at().expect("a clock");
    reload(&mut trial);
    assert_eq!(trial.room.wake_at(), Some(deadline), "before anyone has come or sent anything");
    trial.come_with(1, Some(key(0)), None);
    let update = trial.last_update(1);
    assert_eq!((update.deadline, update.now), (Some(deadline), Some(trial.now)));
    trial.now = deadline;
    trial.input(Input::Tick);
    assert_eq!(trial.tasks.len(), 1, "the clock plays");
}

#[test]
fn another_seat_that_goes_to_a_bot_winds_no_clock() {
    let mut request = asked_for("the-game", wishes(2, &[]));
    request.clock = Some(30);
    let mut trial = Trial::new(request, Some("7"), 1);
    trial.come(1, Some(0));
    trial.come(2, Some(1));
    trial.act(1, &["start@0"]);
    let deadline = trial.room.wake_at();
    trial.now += 10_000;
    trial.send(1, Up::Seat { id: "b".into(), seat: 1, bot: Some(Level::Steady) });
    trial.tasks.clear();
    assert_eq!(trial.last_update(1).deadline, deadline);
}

#[test]
fn bots_rest_when_their_turn_can_not_be_stored() {
    let mut trial =
        Trial::new(asked_for("face-to-face", wishes(1, &[Level::Steady])), Some("7"), 1);
    trial.come(1, Some(0));
    while trial.tasks.is_empty() {
        let legal = trial.legal(1);
        let action = legal.iter().find(|token| *token == "end").unwrap_or(&legal[0]).clone();
        trial.act(1, &[&action]);
    }
    trial.fails = Some(Input::NotStored { reason: "the disk is full".into() });
    let task = trial.tasks.pop().expect("a task");
    trial.input(Input::Thought(task.think(&players::Budget::nodes(10))));
    assert!(trial.tasks.is_empty(), "it would fail again at once");
    let rested = trial.room.wake_at().expect("it is tried again");
    assert!(rested > trial.now);
    trial.now = rested;
    trial.input(Input::Tick);
    assert_eq!(trial.tasks.len(), 1);
}

#[test]
fn what_follows_something_new_is_refused_unseen() {
    let mut trial = two();
    trial.act(1, &["start@0"]);
    let legal = trial.legal(1);
    let (a, b) = (legal[0].clone(), legal[1].clone());
    for list in [
        vec!["end", &a],
        vec![&a, &b, "end", "50@down1", &a],
        vec!["end", "end"],
        vec!["start@0", "end"],
    ] {
        assert_eq!(refused(&trial.act(1, &list)), Code::OneAtATime, "{list:?}");
        assert_eq!(refused(&trial.act(2, &list)), Code::OneAtATime, "whoever asks: {list:?}");
    }
    let joined = format!("{a} {b}");
    for token in [joined.as_str(), " end", "end ", "en d", "\u{a0}end", ""] {
        assert_eq!(refused(&trial.act(1, &[token])), Code::Illegal, "{token:?}");
    }
    assert_eq!(trial.ply(), 1);
}
