//! Whole games in the browser's table, for every game: planned, played, kept, gone on with.

use protocol::{CreateTable, Down, Help, Level, Up, Update, Wish};
use records::{Record, Replay};
use serde_json::Value;
use subibaja_wasm::{Effects, KeptLog, Local, Turn, step};
use tables::Input;

const RANDOM: [u8; 32] = [7; 32];

fn wish(game: &str, seats: usize, seed: &str) -> CreateTable {
    let seat = |index| Wish { bot: (index > 0).then_some(Level::Steady), name: None };
    CreateTable {
        game: game.to_owned(),
        seats: (0..seats).map(seat).collect(),
        options: serde_json::Map::new(),
        talk: None,
        help: Some(Help::Gaps),
        listed: false,
        clock: None,
        seed: Some(seed.to_owned()),
        start: true,
        key: None,
        invitation: None,
        id: None,
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

/// A table with its log, as the worker has it.
struct Owner {
    local: Local,
    log: KeptLog,
    think: bool,
}

impl Owner {
    fn create(wish: CreateTable) -> Result<Owner, String> {
        Owner::open(KeptLog::create(wish, RANDOM, 0)?)
    }

    fn open(log: KeptLog) -> Result<Owner, String> {
        // Through JSON, as the page hands it on.
        let text = serde_json::to_string(&log).expect("JSON");
        let local = Local::open(serde_json::from_str(&text).expect("a log"), RANDOM, 0)?;
        Ok(Owner { local, log, think: false })
    }

    fn settle(&mut self, mut effects: Effects) -> Vec<Down> {
        let mut told: Vec<Value> = Vec::new();
        loop {
            told.append(&mut effects.tell);
            let Some(kept) = effects.store.take() else { break };
            for entries in kept {
                assert_eq!(entries.table, self.log.table);
                assert_eq!(entries.first_seq as usize, self.log.entries.len() + 1);
                let texts = entries.entries.into_iter().map(|text| (entries.at, text));
                self.log.entries.extend(texts);
            }
            effects = self.local.take(Input::Stored, 0).expect("a sound log");
        }
        self.think = effects.think;
        let read = |down| serde_json::from_value(down).expect("a message");
        told.into_iter().map(read).collect()
    }

    fn send(&mut self, up: Up) -> Vec<Down> {
        let effects = self.local.send(up, 0).expect("a sound log");
        self.settle(effects)
    }

    fn bots(&mut self) {
        while self.think {
            let effects = self.local.think(0).expect("a sound log");
            self.settle(effects);
        }
    }

    fn record(&self) -> Record {
        self.local.record().expect("a game")
    }

    fn join(&mut self) -> Update {
        update(self.send(join())).expect("an update")
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
fn play(owner: &mut Owner, most: usize) -> usize {
    for asked in 0..most {
        owner.join();
        owner.bots();
        let latest = owner.join();
        if latest.view.as_ref().is_some_and(|view| view.over) {
            assert!(latest.table.is_some_and(|table| table.score.is_some()));
            return asked;
        }
        let ply = latest.ply.expect("a ply goes with the view");
        let id = format!("{ply}");
        let act = Up::Act { id: id.clone(), ply, actions: turn(&latest) };
        let done = update(owner.send(act)).expect("an update");
        assert_eq!(done.ack, Some(id));
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
        let mut owner = Owner::create(wish(game, seats, "7")).expect("a table");
        let asked = play(&mut owner, 5_000);
        let record = owner.record();
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
        let mut owner = Owner::create(wish(game, seats, "19")).expect("a table");
        play(&mut owner, 3);
        let mut again = Owner::open(owner.log.clone()).expect("the same table");
        assert_eq!(again.record(), owner.record());
        assert_eq!(again.join().view, owner.join().view);
        play(&mut again, 5_000);
        assert!(Record::from_json(&again.record().to_json()).expect("JSON").result.is_some());
    }
}

/// Records that the page of the version before kept.
#[test]
fn games_of_the_version_before_go_on() {
    for (name, text) in [
        ("the-game", include_str!("samples/the-game.json")),
        ("ascenso-descenso", include_str!("samples/ascenso-descenso.json")),
        ("face-to-face", include_str!("samples/face-to-face.json")),
        ("hormigas", include_str!("samples/hormigas.json")),
        ("the-game-over", include_str!("samples/the-game-over.json")),
    ] {
        let before = Record::from_json(text).expect("a record");
        let log = KeptLog::from_record("here-0123456789ab", text, RANDOM, 0).expect("a log");
        let mut owner = Owner::open(log).expect("a table");
        let joined = owner.join();
        let last = step(text, before.actions.len(), "0").expect("a step");
        assert_eq!(joined.view.expect("a view").text, last.view.text, "{name}");
        let table = joined.table.expect("a table");
        assert_eq!((table.table.as_str(), table.help), ("here-0123456789ab", Help::Hints));
        assert_eq!(table.seats[0].name.as_deref(), Some("Ana"));
        assert_eq!(owner.record().actions, before.actions, "{name}");
        assert_eq!(owner.record().signals, before.signals, "{name}");
        play(&mut owner, 5_000);
        let record = owner.record();
        assert_eq!(record.result.expect("a result")["over"], true, "{name}");
    }
}

#[test]
fn what_is_refused_changes_nothing() {
    let mut owner = Owner::create(wish("the-game", 1, "7")).expect("a table");
    owner.join();
    let before = owner.log.clone();
    for actions in
        [vec!["end"], vec!["1@up1"], vec!["nonsense"], vec!["99@down1", "98@down1", "2@up1"]]
    {
        let actions = actions.into_iter().map(str::to_owned).collect();
        let answer = owner.send(Up::Act { id: "a".into(), ply: 0, actions });
        assert!(matches!(answer[..], [Down::Refused(_)]), "{answer:?}");
    }
    let late = Up::Act { id: "a".into(), ply: 4, actions: vec!["end".into()] };
    assert!(
        matches!(&owner.send(late)[..], [Down::Refused(no)] if no.code == protocol::Code::MovedOn)
    );
    assert_eq!(owner.log, before);
    assert!(Owner::create(wish("the-game", 6, "7")).is_err());
    assert!(Owner::create(wish("chess", 2, "7")).is_err());
    assert!(Owner::create(wish("the-game", 2, "seven!")).is_err());
    assert!(KeptLog::from_record("x", "{}", RANDOM, 0).is_err());
}
