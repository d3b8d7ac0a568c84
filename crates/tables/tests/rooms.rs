//! Lists of inputs, and what came of them for each viewer.

mod support;

use players::Budget;
use protocol::{Code, Deal, Down, Happened, Help, Level, Refused, TablePhase, Talk, Up};
use support::{Trial, asked_for, key, replay, wishes};
use tables::{Conn, Input, Reply, Request};

fn refused(down: &Down) -> Code {
    match down {
        Down::Refused(Refused { code, .. }) => *code,
        other => panic!("not refused: {other:?}"),
    }
}

/// Two people at The Game, dealt from a seed that everyone may know.
fn two(listed: bool) -> Trial {
    let mut request = asked_for("the-game", wishes(2, &[]));
    request.listed = listed;
    Trial::new(request, Some("7"), 1)
}

#[test]
fn a_game_begins_when_all_have_come() {
    let mut trial = two(false);
    trial.come(1, Some(0));
    assert_eq!(trial.room.table().phase(), TablePhase::Open);
    assert!(trial.last_update(1).view.is_none());
    trial.come(2, Some(1));
    assert_eq!(trial.room.table().phase(), TablePhase::Playing);
    for conn in [1, 2] {
        let view = trial.last_update(conn).view.as_ref().expect("a view");
        assert_eq!(view.seat, Some(conn as usize - 1));
        assert_eq!(view.legal, ["start@0", "start@1"]);
    }
}

#[test]
fn what_each_viewer_is_sent() {
    let mut trial = two(false);
    trial.come(1, Some(0));
    trial.come(3, None);
    trial.come(2, Some(1));
    trial.send(2, Up::Name { id: "n".into(), name: "Beatriz".into() });
    trial.act(1, &["start@1"]);
    let first: Vec<String> = trial.legal(2);
    trial.act(2, &[&first[0]]);
    let second: Vec<String> = trial.legal(2);
    trial.act(2, &[&second[0], "end"]);
    trial.send(1, Up::Signal { id: "s".into(), signals: vec!["leave@up1".into()] });
    let sent: Vec<String> = trial
        .texts
        .iter()
        .flat_map(|(conn, texts)| texts.iter().map(move |text| format!("{conn} <- {text}")))
        .collect();
    insta::assert_snapshot!(sent.join("\n"));
}

#[test]
fn nothing_is_told_before_it_is_stored() {
    let mut trial = two(false);
    trial.come(1, Some(0));
    trial.come(2, Some(1));
    let before: usize = trial.sent[&2].len();
    trial.fails = Some(Input::NotStored { reason: "the disk is full".into() });
    let answer = trial.act(1, &["start@0"]);
    assert_eq!(refused(&answer), Code::NotStored);
    assert_eq!(trial.sent[&2].len(), before, "the other seat heard of it");
    assert_eq!(trial.ply(), 0);
    // The same again, once the disk has room.
    let Down::Update(update) = trial.act(1, &["start@0"]) else { panic!("not done") };
    assert_eq!(update.ply, Some(1));
}

#[test]
fn a_message_sent_again_is_done_once() {
    let mut trial = two(false);
    trial.come(1, Some(0));
    trial.come(2, Some(1));
    let act = Up::Act { id: "same".into(), ply: 0, actions: vec!["start@0".into()] };
    trial.send(1, act.clone());
    let log = trial.log.len();
    trial.send(1, act.clone());
    let Down::Ack { id, seq, .. } = trial.last(1) else { panic!("no answer") };
    assert_eq!((id.as_str(), seq as usize), ("same", log));
    assert_eq!(trial.log.len(), log);
    // Also after the table was loaded again.
    assert!(trial.again().next_seq() == log as u64 + 1);
    // Another seat's message of that id is its own.
    trial.send(2, act);
    assert_eq!(refused(&trial.last(2)), Code::MovedOn);
}

#[test]
fn late_and_foreign_messages_are_refused() {
    let mut trial = two(false);
    trial.come(1, Some(0));
    let early = trial.act(1, &["start@0"]);
    assert_eq!(refused(&early), Code::NotStarted);
    trial.come(2, Some(1));
    trial.come(3, None);
    trial.act(1, &["start@0"]);
    // Of the other seat, of a spectator, out of order, illegal, nonsense, too long.
    let legal = trial.legal(1);
    assert_eq!(refused(&trial.act(2, &[&legal[0]])), Code::NotYourTurn);
    assert_eq!(refused(&trial.act(3, &[&legal[0]])), Code::NotSeated);
    let late = Up::Act { id: "late".into(), ply: 0, actions: vec![legal[0].clone()] };
    trial.send(1, late);
    assert_eq!(refused(&trial.last(1)), Code::MovedOn);
    assert_eq!(refused(&trial.act(1, &["end"])), Code::Illegal);
    assert_eq!(refused(&trial.act(1, &["37@moon"])), Code::Illegal);
    assert_eq!(refused(&trial.act(1, &[])), Code::Length);
    // All or nothing: the first is legal, the second is not.
    let log = trial.log.len();
    assert_eq!(refused(&trial.act(1, &[&legal[0], "end"])), Code::Illegal);
    assert_eq!(trial.log.len(), log);
    let long = Up::Act { id: "x".repeat(50), ply: 1, actions: vec![legal[0].clone()] };
    trial.send(1, long);
    assert_eq!(refused(&trial.last(1)), Code::Length);
    let unjoined = !trial.sent.contains_key(&9);
    trial.send(9, Up::Name { id: "1".into(), name: "Nobody".into() });
    assert!(unjoined && refused(&trial.last(9)) == Code::NotSeated);
}

#[test]
fn wrong_secrets_open_nothing() {
    let mut trial = two(false);
    trial.come_with(5, Some("guess".into()), None);
    assert_eq!(refused(&trial.last(5)), Code::WrongSecret);
    trial.come_with(6, None, None);
    assert_eq!(refused(&trial.last(6)), Code::WrongSecret);
    trial.come_with(7, Some("x".repeat(1000)), None);
    assert_eq!(refused(&trial.last(7)), Code::WrongSecret);
    assert_eq!(trial.closed, [5, 6, 7]);
}

#[test]
fn who_comes_back_is_told_what_was_missed() {
    let mut trial = two(false);
    trial.come(1, Some(0));
    trial.come(2, Some(1));
    let since = trial.last_update(2).seq;
    trial.input(Input::Left { conn: Conn(2) });
    trial.act(1, &["start@0"]);
    let first = trial.legal(1);
    trial.act(1, &[&first[0]]);
    let secret = Some(key(1));
    trial.come_with(2, secret.clone(), Some(since));
    let missed = trial.last_update(2);
    assert!(!missed.whole);
    let seqs: Vec<u64> = missed.events.iter().map(|event| event.seq).collect();
    assert_eq!(seqs, [since + 1, since + 2]);
    // All at once, or with a number that nobody has given: everything.
    for since in [None, Some(10_000)] {
        trial.come_with(2, secret.clone(), since);
        let all = trial.last_update(2);
        assert!(all.whole && all.events.len() == trial.log.len());
    }
}

#[test]
fn the_log_replays_to_the_same_table() {
    let mut trial = two(false);
    trial.come(1, Some(0));
    trial.come(2, Some(1));
    trial.act(1, &["start@0"]);
    for _ in 0..60 {
        let on_turn = [1, 2].into_iter().find(|conn| !trial.legal(*conn).is_empty());
        let Some(conn) = on_turn else { break };
        let legal = trial.legal(conn);
        let action = legal.iter().find(|token| *token == "end").unwrap_or(&legal[0]).clone();
        trial.act(conn, &[&action]);
    }
    let again = trial.again();
    assert_eq!(again.info(), trial.room.table().info());
    assert_eq!(again.summary(), trial.room.table().summary());
    assert_eq!(again.phase(), TablePhase::Over, "so few cards fit by the first legal action");
}

#[test]
fn another_writer_is_caught_up_with() {
    let mut trial = two(false);
    trial.come(1, Some(0));
    trial.come(2, Some(1));
    // Somebody else let the second seat start; our message comes too late.
    let theirs = r#"{"event":"played","by":"person","actions":"start@1"}"#.to_owned();
    trial.fails = Some(Input::Overtaken { entries: vec![(trial.now, theirs)] });
    assert_eq!(refused(&trial.act(1, &["start@0"])), Code::MovedOn);
    assert_eq!(trial.last_update(2).ply, Some(1));
    // What still makes sense is done after it.
    let theirs = r#"{"event":"said","said":[{"seat":1,"ply":1,"signal":"fine"}]}"#.to_owned();
    trial.fails = Some(Input::Overtaken { entries: vec![(trial.now, theirs)] });
    trial.send(1, Up::Signal { id: "t".into(), signals: vec!["trouble".into()] });
    let seqs: Vec<u64> = trial.last_update(2).events.iter().map(|event| event.seq).collect();
    assert_eq!(seqs, [trial.log.len() as u64]);
    assert_eq!(trial.again().info(), trial.room.table().info());
}

#[test]
fn talk_is_guarded_where_numbers_are_secret() {
    let mut trial = two(false);
    trial.come(1, Some(0));
    trial.come(2, Some(1));
    let say = |trial: &mut Trial, text: &str| {
        let id = trial.id();
        trial.send(1, Up::Say { id, text: text.into() });
        trial.last(1)
    };
    let heard = trial.sent[&2].len();
    assert_eq!(refused(&say(&mut trial, "tengo el treinta y siete")), Code::NamesNumber);
    assert_eq!(refused(&say(&mut trial, "   ")), Code::Length);
    assert_eq!(refused(&say(&mut trial, &"a".repeat(300))), Code::Length);
    assert_eq!(trial.sent[&2].len(), heard, "the other seat heard a refused sentence");
    assert!(trial.log.iter().all(|(_, text)| !text.contains("treinta")));
    assert!(matches!(say(&mut trial, "esa pila no, por favor"), Down::Update(_)));
    // A name is no way around it.
    trial.send(1, Up::Name { id: "n".into(), name: "Treinta".into() });
    assert_eq!(refused(&trial.last(1)), Code::NamesNumber);
    trial.send(1, Up::Signal { id: "s".into(), signals: vec!["37@up1".into()] });
    assert_eq!(refused(&trial.last(1)), Code::Invalid);

    // In a duel there is nothing to guard.
    let mut duel = Trial::new(asked_for("face-to-face", wishes(2, &[])), Some("7"), 1);
    duel.come(1, Some(0));
    duel.come(2, Some(1));
    assert!(matches!(say(&mut duel, "I have 37"), Down::Update(_)));
    duel.send(1, Up::Signal { id: "s".into(), signals: vec!["fine".into()] });
    assert_eq!(refused(&duel.last(1)), Code::NoTalk);

    for (talk, text) in [(Talk::Off, "hola"), (Talk::Signals, "hola")] {
        let mut request = asked_for("the-game", wishes(1, &[]));
        request.talk = Some(talk);
        let mut quiet = Trial::new(request, Some("7"), 1);
        quiet.come(1, Some(0));
        assert_eq!(refused(&say(&mut quiet, text)), Code::NoTalk);
    }
}

#[test]
fn alone_a_placement_can_be_taken_back() {
    let mut trial = Trial::new(asked_for("the-game", wishes(1, &[])), Some("7"), 1);
    trial.come(1, Some(0));
    let hand = trial.last_update(1).view.clone();
    let first = trial.legal(1);
    trial.act(1, &[&first[0]]);
    trial.send(1, Up::TakeBack { id: "b".into(), ply: 0 });
    assert_eq!(trial.last_update(1).view, hand);
    assert_eq!(trial.again().info(), trial.room.table().info());
    // Not across a draw.
    trial.act(1, &[&first[0]]);
    let second = trial.legal(1);
    trial.act(1, &[&second[0], "end"]);
    trial.send(1, Up::TakeBack { id: "c".into(), ply: 1 });
    assert_eq!(refused(&trial.last(1)), Code::NoTakeBack);
    // Not with others, who would see a number.
    let mut two = two(false);
    two.come(1, Some(0));
    two.come(2, Some(1));
    two.act(1, &["start@0"]);
    let first = two.legal(1);
    two.act(1, &[&first[0]]);
    two.send(1, Up::TakeBack { id: "d".into(), ply: 1 });
    assert_eq!(refused(&two.last(1)), Code::NoTakeBack);
}

#[test]
fn bots_play_and_talk_to_the_end() {
    for (game, people, bots) in [
        ("the-game", 1, &[Level::Steady, Level::Novice][..]),
        ("ascenso-descenso", 1, &[Level::Steady]),
        ("face-to-face", 1, &[Level::Steady]),
        ("hormigas", 1, &[Level::Steady, Level::Steady]),
    ] {
        let mut trial = Trial::new(asked_for(game, wishes(people, bots)), Some("7"), 1);
        trial.come(1, Some(0));
        let budget = Budget::nodes(10);
        for _ in 0..2_000 {
            trial.let_bots_play(&budget);
            if trial.room.table().phase() == TablePhase::Over {
                break;
            }
            let legal = trial.legal(1);
            let action = legal.iter().find(|token| *token == "end").unwrap_or(&legal[0]).clone();
            let done = trial.act(1, &[&action]);
            assert!(matches!(done, Down::Update(_)), "{game}: {done:?}");
            if game == "hormigas" {
                // The person gives up early: a bot finishes in its place.
                trial.send(1, Up::Seat { id: "bot".into(), seat: 0, bot: Some(Level::Steady) });
            }
        }
        assert_eq!(trial.room.table().phase(), TablePhase::Over, "{game}");
        let info = trial.room.table().info();
        let reveal = info.reveal.expect("revealed");
        let seed = reveal.seed.parse().expect("a seed");
        assert_eq!(records::commitment(&seed, &reveal.nonce), info.commitment);
        let secret = Some(key(0));
        let Reply::Record(record) = trial.ask(Request::Record { secret }) else {
            panic!("{game}: no record")
        };
        records::Replay::new(&record).expect("a deal").play_all(&record).expect("a sound record");
        records::check_commitment(&record).expect("the promised deal");
        let talked = !record.signals.is_empty();
        assert_eq!(talked, game == "the-game" || game == "ascenso-descenso", "{game}");
    }
}

#[test]
fn a_seat_goes_to_a_bot_and_back() {
    let mut trial = two(false);
    trial.come(1, Some(0));
    trial.come(2, Some(1));
    trial.act(1, &["start@1"]);
    trial.send(2, Up::Seat { id: "a".into(), seat: 0, bot: Some(Level::Steady) });
    assert_eq!(refused(&trial.last(2)), Code::NotHost);
    trial.send(1, Up::Seat { id: "b".into(), seat: 1, bot: Some(Level::Steady) });
    assert_eq!(trial.tasks.len(), 1, "the bot thinks");
    let legal = trial.legal(2);
    assert_eq!(refused(&trial.act(2, &[&legal[0]])), Code::SeatIsBots);
    trial.send(1, Up::Seat { id: "c".into(), seat: 1, bot: None });
    assert_eq!((trial.tasks.len(), trial.stopped), (0, 1), "its thought is stopped");
    assert!(matches!(trial.act(2, &[&legal[0]]), Down::Update(_)));
    // While the host is away, whoever is there may do it; not the moment a line drops.
    trial.input(Input::Left { conn: Conn(1) });
    trial.send(2, Up::Seat { id: "d".into(), seat: 0, bot: Some(Level::Novice) });
    assert_eq!(refused(&trial.last(2)), Code::NotAway);
    trial.now += protocol::AWAY_MS;
    trial.send(2, Up::Seat { id: "d".into(), seat: 0, bot: Some(Level::Novice) });
    assert!(matches!(trial.last(2), Down::Update(_)));
    trial.send(2, Up::Seat { id: "e".into(), seat: 7, bot: None });
    assert_eq!(refused(&trial.last(2)), Code::NoSeat);
}

#[test]
fn the_clock_lets_a_bot_play_the_turn() {
    let mut request = asked_for("the-game", wishes(2, &[]));
    request.clock = Some(30);
    let mut trial = Trial::new(request, Some("7"), 1);
    trial.come(1, Some(0));
    trial.come(2, Some(1));
    trial.act(1, &["start@0"]);
    let deadline = trial.room.wake_at().expect("a clock");
    assert_eq!(trial.last_update(2).deadline, Some(deadline));
    trial.now = deadline - 10;
    trial.input(Input::Tick);
    assert!(trial.tasks.is_empty(), "not before its time");
    trial.now = deadline;
    trial.input(Input::Tick);
    trial.let_bots_play(&Budget::nodes(10));
    let Happened::Played { by, steps, .. } = &trial.last_update(2).events[0].what else {
        panic!("nothing was played")
    };
    assert_eq!((*by, steps.len()), (protocol::By::Clock, 3));
    assert_eq!(trial.last_update(2).view.as_ref().expect("a view").turn, Some(1));
}

#[test]
fn a_free_seat_of_a_listed_table_can_be_taken() {
    let take = |key: &str, name: Option<&str>| Request::TakeSeat {
        key: key.into(),
        name: name.map(ToOwned::to_owned),
    };
    let (caios, mine) = ("caioskeyofhisownmaking", "somebodyelseskeyhere");
    let Reply::Refused(no) = two(false).ask(take(mine, None)) else { panic!("it is not listed") };
    assert_eq!(no.code, Code::WrongSecret);
    let mut trial = two(true);
    // The host has not come yet: the host's seat is not to be had.
    let Reply::Seat(taken) = trial.ask(take(caios, Some("Caio"))) else { panic!("no seat") };
    assert_eq!(taken.seat, 1);
    let log = trial.log.len();
    let Reply::Seat(again) = trial.ask(take(caios, None)) else { panic!("the answer got lost") };
    assert_eq!((again, trial.log.len()), (taken, log), "the same again, and nothing done twice");
    let Reply::Refused(no) = trial.ask(take(mine, None)) else { panic!("full") };
    assert_eq!(no.code, Code::SeatTaken);
    trial.come(1, Some(0));
    assert_eq!(trial.room.table().phase(), TablePhase::Playing);
    trial.come_with(2, Some(caios.into()), None);
    assert_eq!(trial.last_update(2).you.expect("you").seat, Some(1));
    // The host's invitation to that seat was never used, and is void now.
    trial.come(3, Some(1));
    assert_eq!(refused(&trial.last(3)), Code::InvitationUsed);
    // Anyone may look on at a listed table.
    trial.come_with(4, None, None);
    assert_eq!(trial.last_update(4).you.expect("you").seat, None);
}

#[test]
fn a_rematch_keeps_people_and_secrets() {
    let mut trial = two(false);
    trial.come(1, Some(0));
    trial.come(2, Some(1));
    trial.send(1, Up::Rematch { id: "r0".into(), deal: Deal::Fresh });
    assert_eq!(refused(&trial.last(1)), Code::NotOver);
    trial.act(1, &["start@0"]);
    while let Some(conn) = [1, 2].into_iter().find(|conn| !trial.legal(*conn).is_empty()) {
        let legal = trial.legal(conn);
        let action = legal.iter().find(|token| *token == "end").unwrap_or(&legal[0]).clone();
        trial.act(conn, &[&action]);
    }
    let left = trial.room.table().info().score.expect("a score").0["left"].clone();
    // The same cards again are for both to decide.
    trial.send(2, Up::Rematch { id: "r".into(), deal: Deal::Same });
    assert_eq!((trial.other_logs.len(), trial.room.table().info().same), (0, vec![1]));
    trial.send(2, Up::Rematch { id: "s".into(), deal: Deal::Same });
    assert_eq!(trial.other_logs.len(), 0, "asking twice is not two who ask");
    trial.send(1, Up::Rematch { id: "r".into(), deal: Deal::Same });
    trial.send(2, Up::Rematch { id: "t".into(), deal: Deal::Fresh });
    assert_eq!(trial.other_logs.len(), 1, "one rematch, not two");
    let (id, log) = trial.other_logs.first_key_value().expect("a table");
    let next = replay(id, log).info();
    assert_eq!(trial.room.table().info().rematch.as_ref(), Some(id));
    assert_eq!((next.series.games, next.series.best.map(u64::from)), (1, left.as_u64()));
    assert!(next.chosen && next.phase == TablePhase::Playing);
    assert_ne!(next.commitment, trial.made.commitment, "a new nonce hides the old cards' hash");
}

#[test]
fn the_host_settles_help_and_start() {
    let mut trial = two(false);
    trial.come(1, Some(0));
    trial.send(1, Up::Help { id: "h".into(), help: Help::Hints });
    assert_eq!(trial.last_update(1).table.as_ref().expect("a table").help, Help::Hints);
    trial.send(1, Up::Start { id: "s".into(), bots: Some(Level::Novice) });
    let info = trial.room.table().info();
    assert_eq!((info.phase, info.seats[1].bot), (TablePhase::Playing, Some(Level::Novice)));
    trial.send(1, Up::Help { id: "i".into(), help: Help::None });
    assert_eq!(refused(&trial.last(1)), Code::Started);
}
