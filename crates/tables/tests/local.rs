//! Tables of one machine: whole games with bots, what is kept of them, and rematches.

use std::collections::BTreeMap;

use players::Budget;
use protocol::{Code, CreateTable, Deal, Down, Help, Level, TablePhase, Talk, Up, Update, Wish};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng as _;
use records::{Record, Replay};
use rules::{Game, Seat, Viewer};
use tables::{Append, Conn, Input, LOCAL_PREFIX, LocalEffect, LocalLog, LocalTable, Task};

const CONN: Conn = Conn(1);

fn rng(seed: u64) -> ChaCha20Rng {
    ChaCha20Rng::seed_from_u64(seed)
}

fn request(game: Game, people: usize, bots: usize) -> CreateTable {
    let bot = Wish { bot: Some(Level::Novice), name: None };
    let people = std::iter::repeat_n(Wish::default(), people);
    CreateTable {
        game: game.name().into(),
        seats: people.chain(std::iter::repeat_n(bot, bots)).collect(),
        options: serde_json::Map::new(),
        talk: None,
        help: Some(Help::Gaps),
        listed: false,
        clock: None,
        seed: Some("7".into()),
        start: true,
        key: None,
        invitation: None,
        id: None,
    }
}

/// A table with an owner who keeps its log in memory.
struct Owner {
    table: LocalTable,
    log: LocalLog,
    others: BTreeMap<String, LocalLog>,
    told: Vec<Down>,
    task: Option<Task>,
    /// How the next append fails.
    fails: Option<Input>,
    viewer: Viewer,
    ids: usize,
}

impl Owner {
    fn new(request: CreateTable) -> Owner {
        Owner::open(LocalLog::create(request, 1, &mut rng(3)).expect("a table"))
    }

    fn open(log: LocalLog) -> Owner {
        let table = LocalTable::open(&log, rng(4), 1).expect("a sound log");
        let (told, others) = (Vec::new(), BTreeMap::new());
        let viewer = Viewer::Seat(Seat::FIRST);
        Owner { table, log, others, told, task: None, fails: None, viewer, ids: 0 }
    }

    fn input(&mut self, input: Input) {
        let mut inputs = vec![input];
        while let Some(input) = inputs.pop() {
            for effect in self.table.handle(input, 2).expect("a sound log") {
                match effect {
                    LocalEffect::Store(appends) => inputs.push(self.store(&appends)),
                    LocalEffect::Tell(_, text) => {
                        self.told.push(serde_json::from_str(&text).expect("a message"));
                    }
                    LocalEffect::Think(task) => self.task = Some(task),
                    LocalEffect::StopThinking => self.task = None,
                }
            }
        }
    }

    fn store(&mut self, appends: &[Append]) -> Input {
        if let Some(fails) = self.fails.take() {
            return fails;
        }
        for append in appends {
            let log = if append.table == self.log.table.as_str() {
                &mut self.log
            } else {
                let (table, keys) = (append.table.to_string(), self.log.keys.clone());
                let new = LocalLog { table: table.clone(), keys, entries: Vec::new() };
                self.others.entry(table).or_insert(new)
            };
            assert_eq!(append.first_seq as usize, log.entries.len() + 1);
            log.entries.extend(append.entries.iter().map(|text| (append.at, text.clone())));
        }
        Input::Stored
    }

    fn join(&mut self, viewer: Viewer) -> Update {
        self.viewer = viewer;
        self.send(Up::Join {
            version: protocol::VERSION,
            table: String::new(),
            secret: None,
            key: None,
            since: None,
            name: None,
            views: true,
        });
        self.update()
    }

    fn send(&mut self, up: Up) {
        self.input(self.table.message(CONN, self.viewer, up));
    }

    fn id(&mut self) -> String {
        self.ids += 1;
        format!("m{}", self.ids)
    }

    /// The last update.
    fn update(&self) -> Update {
        let updates = self.told.iter().rev().filter_map(|down| match down {
            Down::Update(update) => Some(update.clone()),
            _ => None,
        });
        updates.into_iter().next().expect("an update")
    }

    /// Lets the bots do all that they have to.
    fn bots(&mut self) {
        while let Some(task) = self.task.take() {
            self.input(Input::Thought(task.think(&Budget::nodes(20))));
        }
    }

    fn is_over(&self) -> bool {
        self.table.table().phase() == TablePhase::Over
    }

    /// Whoever is asked does the first legal thing, or ends the turn, at most so often.
    fn play(&mut self, most: usize) {
        for _ in 0..most {
            self.bots();
            if self.is_over() {
                return;
            }
            for seat in self.table.people() {
                let update = self.join(Viewer::Seat(seat));
                let legal = update.view.expect("a view").legal;
                let Some(first) = legal.first() else { continue };
                let end = legal.iter().find(|token| *token == "end").unwrap_or(first).clone();
                let (id, ply) = (self.id(), update.ply.expect("a ply"));
                self.send(Up::Act { id, ply, actions: vec![end.to_string()] });
                break;
            }
        }
    }
}

fn sound(record: &Record) {
    let again = Record::from_json(&record.to_json()).expect("a record");
    Replay::new(&again).expect("a deal").play_all(&again).expect("a sound record");
}

const TABLES: [(Game, usize, usize); 6] = [
    (Game::TheGame, 1, 0),
    (Game::TheGame, 2, 1),
    (Game::AscensoDescenso, 1, 1),
    (Game::FaceToFace, 1, 1),
    (Game::Hormigas, 2, 1),
    (Game::Hormigas, 0, 3),
];

#[test]
fn whole_games_are_played_kept_and_opened_again() {
    for (game, people, bots) in TABLES {
        let mut owner = Owner::new(request(game, people, bots));
        assert!(owner.log.table.starts_with(LOCAL_PREFIX));
        let eyes = if people == 0 { Viewer::Spectator } else { Viewer::Seat(Seat::FIRST) };
        owner.join(eyes);
        owner.play(if people == 0 { 1 } else { 7 });
        if !owner.is_over() {
            sound(&owner.table.record().expect("a game"));
        }
        // Left, and opened again from what was kept.
        let before = owner.join(eyes);
        let mut owner = Owner::open(owner.log);
        assert_eq!(owner.join(eyes).view, before.view, "{game}");
        owner.play(5_000);
        assert!(owner.is_over(), "{game}");
        let record = owner.table.record().expect("a game");
        assert_eq!(record.result.as_ref().expect("a result")["over"], true);
        assert_eq!(record.more["help"], "gaps");
        sound(&record);
    }
}

#[test]
fn people_at_one_keyboard_each_see_their_own_hand() {
    let mut owner = Owner::new(request(Game::TheGame, 2, 0));
    let eyes = [Viewer::Seat(Seat::FIRST), Viewer::Seat(Seat::new(1).expect("a seat"))];
    let hands = eyes.map(|eyes| owner.join(eyes).view.expect("a view"));
    assert_ne!(hands[0].text, hands[1].text);
    let between = owner.join(Viewer::Spectator);
    assert_eq!(between.you.expect("who").seat, None);
    owner.send(Up::Act { id: "a".into(), ply: 0, actions: vec!["start@0".into()] });
    assert!(
        matches!(owner.told.last(), Some(Down::Refused(no)) if no.code == Code::NotSeated),
        "between people nobody acts"
    );
}

#[test]
fn nothing_is_told_that_is_not_stored_and_nothing_done_twice() {
    let mut owner = Owner::new(request(Game::TheGame, 1, 1));
    owner.join(Viewer::Seat(Seat::FIRST));
    owner.bots();
    let (told, kept) = (owner.told.len(), owner.log.clone());
    let act = Up::Act { id: "same".into(), ply: 0, actions: vec!["start@0".into()] };
    owner.fails = Some(Input::NotStored { reason: "the disk is full".into() });
    owner.send(act.clone());
    assert!(matches!(&owner.told[told..], [Down::Refused(no)] if no.code == Code::NotStored));
    assert_eq!(owner.log, kept);
    owner.send(act.clone());
    owner.bots();
    let kept = owner.log.clone();
    let mut again = Owner::open(kept.clone());
    again.join(Viewer::Seat(Seat::FIRST));
    again.send(act);
    assert!(matches!(again.told.last(), Some(Down::Ack { .. })), "done before it was opened");
    assert_eq!(again.log, kept);
}

#[test]
fn bots_try_again_after_a_while_and_wake_nobody_for_ever() {
    let mut talkative = request(Game::TheGame, 1, 1);
    talkative.seats[1].bot = Some(Level::Steady);
    let mut owner = Owner::new(talkative);
    owner.fails = Some(Input::NotStored { reason: "the disk is full".into() });
    owner.join(Viewer::Seat(Seat::FIRST));
    owner.bots();
    assert!(owner.fails.is_none(), "the bot had something to say");
    let wake = owner.table.wake_at().expect("a rest");
    let effects = owner.table.handle(Input::Tick, wake).expect("a sound log");
    assert!(owner.table.wake_at().is_none_or(|next| next > wake), "{effects:?}");
}

#[test]
fn a_rematch_is_a_table_of_the_same_kind_with_the_same_people() {
    let mut owner = Owner::new(request(Game::TheGame, 1, 1));
    owner.join(Viewer::Seat(Seat::FIRST));
    owner.play(5_000);
    owner.join(Viewer::Seat(Seat::FIRST));
    owner.send(Up::Rematch { id: "again".into(), deal: Deal::Same });
    let next = owner.update().table.expect("news of the table").rematch.expect("its id");
    assert!(next.starts_with(LOCAL_PREFIX), "{next}");
    let log = owner.others[&next].clone();
    let mut owner = Owner::open(log);
    let table = owner.join(Viewer::Seat(Seat::FIRST)).table.expect("a table");
    assert_eq!((table.phase, table.series.games, table.help), (TablePhase::Playing, 1, Help::Gaps));
    owner.play(3);
    let record = owner.table.record().expect("a game");
    assert_eq!(record.seed.expect("a seed").as_str(), "7", "the same cards");
}

#[test]
fn signals_are_for_two_and_words_for_nobody() {
    for (game, seats, talk) in [
        (Game::TheGame, 1, Talk::Off),
        (Game::TheGame, 2, Talk::Signals),
        (Game::FaceToFace, 2, Talk::Off),
    ] {
        let mut owner = Owner::new(request(game, seats, 0));
        let table = owner.join(Viewer::Seat(Seat::FIRST)).table.expect("a table");
        assert_eq!(table.talk, talk, "{game}");
        owner.send(Up::Say { id: "s".into(), text: "hello".into() });
        assert!(matches!(owner.told.last(), Some(Down::Refused(no)) if no.code == Code::NoTalk));
    }
}

#[test]
fn what_can_not_be_a_table_is_refused() {
    for wrong in [request(Game::TheGame, 6, 0), request(Game::FaceToFace, 1, 2)] {
        assert!(LocalLog::create(wrong, 0, &mut rng(1)).is_err());
    }
    let seed = CreateTable { seed: Some("seven!".into()), ..request(Game::TheGame, 1, 0) };
    assert!(LocalLog::create(seed, 0, &mut rng(1)).is_err());
}

/// A game of former times was kept as its record.
#[test]
fn a_record_is_gone_on_with() {
    for (game, people, bots) in TABLES {
        let mut owner = Owner::new(request(game, people, bots));
        let eyes = if people == 0 { Viewer::Spectator } else { Viewer::Seat(Seat::FIRST) };
        owner.join(eyes);
        owner.play(4);
        let record = owner.table.record().expect("a game");
        let seats = request(game, people, bots).seats;
        let log = LocalLog::from_record(&record, seats.clone(), Help::Hints, 1, &mut rng(8));
        let mut again = Owner::open(log.expect("a table"));
        let (one, two) = (owner.join(eyes), again.join(eyes));
        assert_eq!((one.view, one.ply), (two.view, two.ply), "{game}");
        let read = again.table.record().expect("a game");
        assert_eq!((&read.actions, &read.signals), (&record.actions, &record.signals));
        again.play(5_000);
        assert!(again.is_over());
        sound(&again.table.record().expect("a game"));
        let broken = Record { actions: vec!["end".into()], ..record };
        assert!(LocalLog::from_record(&broken, seats, Help::Hints, 1, &mut rng(8)).is_err());
    }
}
