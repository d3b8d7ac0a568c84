//! Whole games in the browser's table, for every game: planned, played, kept, gone on with.

use protocol::{CreateTable, Down, Help, Level, Up, Update, Wish};
use records::{Record, Replay};
use subibaja_wasm::{Local, Turn, step};

fn wish(game: &str, seats: usize) -> CreateTable {
    let seat = |index| Wish { bot: (index > 0).then_some(Level::Steady), name: None };
    CreateTable {
        game: game.to_owned(),
        seats: (0..seats).map(seat).collect(),
        options: serde_json::Map::new(),
        talk: None,
        help: Some(Help::Gaps),
        listed: false,
        clock: None,
        seed: None,
        start: true,
        key: None,
    }
}

fn join() -> Up {
    Up::Join {
        version: protocol::VERSION,
        table: "here".into(),
        secret: None,
        key: None,
        since: None,
        name: None,
        views: true,
    }
}

fn update(downs: Vec<Down>) -> Option<Update> {
    downs.into_iter().find_map(|down| match down {
        Down::Update(update) => Some(update),
        Down::Refused(no) => panic!("{no:?}"),
        Down::Ack { .. } | Down::Checking { .. } | Down::Presence { .. } | Down::Pong {} => None,
    })
}

/// The person plans a whole turn (the last choice each time), then sends it at once.
fn turn(update: &Update) -> Vec<String> {
    let view = update.view.as_ref().expect("a view");
    let mut plan = Turn::new(&view.text).expect("a view");
    let mut tokens: Vec<String> = Vec::new();
    loop {
        let planned = plan.planned();
        if planned.may_end
            && !planned.view.over
            && planned.view.legal.iter().any(|token| token == "end")
        {
            tokens.push("end".into());
            return tokens;
        }
        let Some(choice) = planned.choices.last() else { return tokens };
        tokens.push(choice.token.clone());
        plan.add(&choice.token);
        let at_once = ["take@", "start@", "refresh", "deal", "claim", "pass", "put@"];
        if at_once.iter().any(|start| choice.token.starts_with(start)) {
            return tokens;
        }
    }
}

/// Plays to the end; the number of times the person was asked.
fn play(local: &mut Local, most: usize) -> usize {
    let mut now = 0;
    for asked in 0..most {
        while update(local.tick(now)).is_some() {
            now += 1;
        }
        let latest = update(local.send(join(), now)).expect("an update");
        if latest.view.as_ref().is_some_and(|view| view.over) {
            assert!(latest.table.is_some_and(|table| table.score.is_some()));
            return asked;
        }
        let ply = latest.ply.expect("a ply goes with the view");
        let act = Up::Act { id: asked.to_string(), ply, actions: turn(&latest) };
        let done = update(local.send(act, now)).expect("an update");
        assert_eq!(done.ack, Some(asked.to_string()));
    }
    most
}

#[test]
fn every_game_is_played_to_its_end_and_is_a_sound_record() {
    for (game, seats) in [
        ("the-game", 1),
        ("the-game", 3),
        ("ascenso-descenso", 2),
        ("face-to-face", 2),
        ("hormigas", 3),
    ] {
        let mut local = Local::create("here", &wish(game, seats), "7", 0).expect("a table");
        let asked = play(&mut local, 5_000);
        let record = local.record();
        let mut replay = Replay::new(&record).expect("a game");
        replay.play_all(&record).expect("a sound record");
        assert!(asked > 0 && asked < 5_000, "{game} with {seats}: over, not given up");
        assert_eq!(record.more["help"], "gaps");
        for ply in [0, record.actions.len() / 2, record.actions.len()] {
            for viewer in ["0", "everything"] {
                let at = step(&record.to_json(), ply, viewer).expect("a step");
                assert_eq!(at.hands.is_some(), viewer == "everything");
                assert_eq!(at.ply, ply);
            }
        }
    }
}

#[test]
fn a_game_goes_on_where_it_was_left() {
    for (game, seats) in [("the-game", 3), ("face-to-face", 2), ("hormigas", 2)] {
        let mut local = Local::create("here", &wish(game, seats), "19", 0).expect("a table");
        play(&mut local, 3);
        let kept = local.record().to_json();
        let mut again = Local::resume("here", &kept, 0).expect("the same table");
        assert_eq!(again.record().to_json(), kept);
        let view = |local: &mut Local| update(local.send(join(), 9)).expect("an update").view;
        assert_eq!(view(&mut again), view(&mut local));
        play(&mut again, 5_000);
        assert!(Record::from_json(&again.record().to_json()).expect("JSON").result.is_some());
    }
}

#[test]
fn what_is_refused_changes_nothing() {
    let mut local = Local::create("here", &wish("the-game", 1), "7", 0).expect("a table");
    let before = local.record().to_json();
    for actions in
        [vec!["end"], vec!["1@up1"], vec!["nonsense"], vec!["99@down1", "98@down1", "2@up1"]]
    {
        let actions = actions.into_iter().map(str::to_owned).collect();
        let answer = local.send(Up::Act { id: "a".into(), ply: 0, actions }, 0);
        assert!(matches!(answer[..], [Down::Refused(_)]), "{answer:?}");
    }
    let late = Up::Act { id: "a".into(), ply: 4, actions: vec!["end".into()] };
    assert!(
        matches!(&local.send(late, 0)[..], [Down::Refused(no)] if no.code == protocol::Code::MovedOn)
    );
    assert_eq!(local.record().to_json(), before);
    assert!(Local::create("x", &wish("the-game", 6), "7", 0).is_err());
    assert!(Local::create("x", &wish("chess", 2), "7", 0).is_err());
    assert!(Local::create("x", &wish("the-game", 2), "seven!", 0).is_err());
    assert!(Local::resume("x", "{}", 0).is_err());
}
