//! Two and three nodes at one table, in a world where everything between them goes wrong: words are
//! lost, doubled, late and out of order, some are lies; commits are doubtful, nodes die and come back,
//! people move from one to another in the middle of a turn. At the end all have the same log, every
//! viewer has seen each event once and in order, and what was acknowledged stands in the log once.
//!
//! Every run follows from a number: one that failed is written down in `KEPT`. `NODES_SEEDS=100000`
//! tries as many.

use std::collections::{BTreeMap, BTreeSet};

use players::Budget;
use protocol::{Code, CreateTable, Created, Down, Level, Up, Wish};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng as _, SeedableRng as _};
use serde_json::Value;
use tables::{
    About, Append, BotThought, Conn, Effect, Input, Neighbour, Room, Stored, Table, Task, found,
};

/// Numbers of runs that once failed.
const KEPT: [u64; 0] = [];

/// Runs that are tried if nobody asks for more.
const SEEDS: u64 = 2_000;

/// The number of the first node.
const FIRST_NODE: u64 = 100;

/// What happens before the world is well again.
const STEPS: usize = 200;

type Entries = Vec<(i64, String)>;

/// Something on its way to a node.
#[derive(Clone)]
enum Word {
    /// The log is so long, says somebody.
    Longer(u64),
    /// What the log held from a number on, when it was read.
    Read(u64, Entries),
    Neighbour(u64, Option<Neighbour>),
}

/// Somebody with a seat, or who looks on.
struct Person {
    seat: Option<usize>,
    /// Where, and through which connection.
    at: Option<(usize, u64)>,
    /// What was seen, by number.
    seen: BTreeMap<u64, String>,
    /// The last number, and whether anything was left out.
    last: u64,
    ply: usize,
    legal: Vec<String>,
    /// Sent, and not answered for good.
    waiting: Option<Up>,
    refused: BTreeSet<String>,
    acknowledged: BTreeSet<String>,
    sent: u64,
    /// Who is there, as they were told last.
    presence: Option<Presence>,
}

#[derive(Clone, PartialEq, Debug)]
struct Presence {
    seats: Vec<u32>,
    away: Vec<Option<i64>>,
    watchers: usize,
    host: Option<usize>,
}

#[derive(Default)]
struct Node {
    room: Option<Room>,
    tasks: Vec<Task>,
    doubtful: Option<Vec<Append>>,
}

struct World {
    rng: ChaCha20Rng,
    now: i64,
    made: Created,
    log: Entries,
    nodes: Vec<Node>,
    people: Vec<Person>,
    /// What is on its way, and where to.
    words: Vec<(usize, Word)>,
    conns: u64,
    /// Nothing goes wrong any more.
    is_well: bool,
    /// Thoughts that were spent, by how long the log was and what they are about.
    thoughts: BTreeMap<(usize, bool), usize>,
}

fn key(seat: usize) -> String {
    format!("keyofthepersonatseat{seat}")
}

impl World {
    fn new(seed: u64) -> World {
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        let person = || Wish::default();
        let bot = || Wish { bot: Some(Level::Novice), name: None };
        let seats = if seed.is_multiple_of(2) {
            vec![person(), person()]
        } else {
            vec![person(), person(), bot(), bot()]
        };
        let game = if seed % 6 == 2 { "face-to-face" } else { "the-game" };
        let request = CreateTable {
            game: game.into(),
            seats,
            options: serde_json::Map::new(),
            talk: None,
            help: None,
            listed: false,
            clock: seed.is_multiple_of(5).then_some(5),
            seed: Some(seed.to_string()),
            start: true,
            key: None,
            invitation: None,
            id: None,
        };
        let founded = found(request, &mut rng).expect("a table");
        let now = 1_000_000;
        let log = founded.entries.iter().map(|entry: &Stored| (now, entry.to_json())).collect();
        let nodes = 2 + (seed % 2) as usize;
        let person = |seat| Person {
            seat,
            at: None,
            seen: BTreeMap::new(),
            last: 0,
            ply: 0,
            legal: Vec::new(),
            waiting: None,
            refused: BTreeSet::new(),
            acknowledged: BTreeSet::new(),
            sent: 0,
            presence: None,
        };
        World {
            rng,
            now,
            made: founded.answer,
            log,
            nodes: (0..nodes).map(|_| Node::default()).collect(),
            people: [Some(0), Some(1), None, None].into_iter().map(person).collect(),
            words: Vec::new(),
            conns: 0,
            is_well: false,
            thoughts: BTreeMap::new(),
        }
    }

    fn below(&mut self, n: usize) -> usize {
        (self.rng.next_u64() % n as u64) as usize
    }

    fn chance(&mut self, percent: u64) -> bool {
        self.rng.next_u64() % 100 < percent
    }

    fn replayed(&self) -> Table {
        let entries = self.log.iter().map(|(at, text)| (*at, text.as_str()));
        Table::replay(&self.made.table, entries).expect("a sound log")
    }

    /// The log from a number on.
    fn rest(&self, from: u64) -> Entries {
        self.log.iter().skip(from as usize - 1).cloned().collect()
    }

    fn next_of(&self, node: usize) -> Option<u64> {
        Some(self.nodes[node].room.as_ref()?.table().next_seq())
    }

    /// A room of a node, opened if it must be.
    fn open(&mut self, node: usize) {
        if self.nodes[node].room.is_none() {
            let rng = ChaCha20Rng::seed_from_u64(self.rng.next_u64());
            let room = Room::new(self.replayed(), rng, self.now).on_node(FIRST_NODE + node as u64);
            self.nodes[node].room = Some(room);
            self.input(node, Input::Tick);
        }
    }

    /// One input to a room, and all that comes of it.
    fn input(&mut self, node: usize, input: Input) {
        let mut inputs = vec![input];
        while let Some(input) = inputs.pop() {
            let Some(room) = &mut self.nodes[node].room else { return };
            let was_stored = matches!(input, Input::Stored);
            let effects = room.handle(input, self.now).expect("a sound log");
            if was_stored {
                let length = room.table().next_seq() - 1;
                self.tell_others(node, &Word::Longer(length));
            }
            for effect in effects {
                match effect {
                    Effect::Append(appends) => inputs.push(self.append(node, appends)),
                    Effect::Settle(appends) => self.nodes[node].doubtful = Some(appends),
                    Effect::Send(conn, text) => self.told(conn, &text),
                    Effect::Refuse(conn, refused) => {
                        let text = serde_json::to_string(&Down::Refused(refused)).expect("JSON");
                        self.told(conn, &text);
                    }
                    Effect::Close(conn, _) => self.closed(conn),
                    Effect::Reply(..) => {}
                    Effect::Think(task) => self.nodes[node].tasks = vec![task],
                    Effect::StopThinking => self.nodes[node].tasks.clear(),
                    Effect::Announce(says) => {
                        let word = Word::Neighbour(FIRST_NODE + node as u64, Some(says));
                        self.tell_others(node, &word);
                    }
                    Effect::CatchUp => self.read(node),
                }
            }
        }
    }

    /// The log decides.
    fn append(&mut self, node: usize, appends: Vec<Append>) -> Input {
        let doubtful = !self.is_well && self.chance(10);
        if doubtful && self.chance(50) {
            // Not stored, and nobody knows.
            return Input::Doubtful;
        }
        if !self.is_well && self.chance(3) {
            return Input::NotStored { reason: "the disk is full".into() };
        }
        for append in appends {
            // A rematch is a table of its own.
            if append.table != self.made.table {
                continue;
            }
            if append.first_seq != self.log.len() as u64 + 1 {
                let from = self.next_of(node).expect("a room");
                return Input::Overtaken { entries: self.rest(from) };
            }
            self.log.extend(append.entries.into_iter().map(|text| (append.at, text)));
        }
        if doubtful { Input::Doubtful } else { Input::Stored }
    }

    /// What became of a doubtful append: what the store's `settle` does.
    fn settle(&mut self, node: usize) {
        let Some(appends) = self.nodes[node].doubtful.take() else { return };
        let own = appends.into_iter().rfind(|append| append.table == self.made.table);
        let own = own.expect("an append of its own");
        let found = self.rest(own.first_seq);
        let same = found.len() >= own.entries.len()
            && found.iter().zip(&own.entries).all(|(there, text)| *there == (own.at, text.clone()));
        let answer = if found.is_empty() {
            self.log.extend(own.entries.into_iter().map(|text| (own.at, text)));
            Input::Stored
        } else if same {
            Input::Stored
        } else {
            let from = self.next_of(node).expect("a room");
            Input::Overtaken { entries: self.rest(from) }
        };
        self.input(node, answer);
    }

    fn tell_others(&mut self, from: usize, word: &Word) {
        for to in (0..self.nodes.len()).filter(|to| *to != from) {
            self.words.push((to, word.clone()));
        }
    }

    /// A node reads the log from where it stands; what it reads arrives some time.
    fn read(&mut self, node: usize) {
        if let Some(from) = self.next_of(node) {
            let read = Word::Read(from, self.rest(from));
            self.words.push((node, read));
        }
    }

    fn arrive(&mut self, node: usize, word: Word) {
        match word {
            Word::Longer(length) => {
                if self.next_of(node).is_some_and(|next| length >= next) {
                    self.read(node);
                }
            }
            Word::Read(first_seq, entries) => self.input(node, Input::Heard { first_seq, entries }),
            Word::Neighbour(node_of, says) => {
                self.input(node, Input::Neighbour { node: node_of, says });
            }
        }
    }

    /// Somebody comes to a node, which has read the log first.
    fn come(&mut self, who: usize, node: usize) {
        self.leave(who);
        self.open(node);
        self.conns += 1;
        let conn = self.conns;
        let person = &mut self.people[who];
        person.at = Some((node, conn));
        let since = (person.last > 0).then_some(person.last);
        let (secret, key) = match person.seat {
            Some(seat) => (self.made.invitations[seat].secret.clone(), Some(key(seat))),
            None => (self.made.watch.clone(), None),
        };
        let from = self.next_of(node).expect("a room");
        let heard = Input::Heard { first_seq: from, entries: self.rest(from) };
        self.input(node, heard);
        let secret = Some(secret);
        let came = Input::Came { conn: Conn(conn), secret, key, since, name: None, views: true };
        self.input(node, came);
        let person = &self.people[who];
        if let (Some((node, conn)), Some(message)) = (person.at, person.waiting.clone()) {
            self.input(node, Input::Message { conn: Conn(conn), message });
        }
    }

    fn leave(&mut self, who: usize) {
        if let Some((node, conn)) = self.people[who].at.take() {
            self.input(node, Input::Left { conn: Conn(conn) });
        }
    }

    fn closed(&mut self, conn: Conn) {
        for person in &mut self.people {
            person.at = person.at.filter(|(_, own)| *own != conn.0);
        }
    }

    /// A node dies with all that it knows; a commit under way is done or not.
    fn die(&mut self, node: usize) {
        self.nodes[node] = Node::default();
        for person in &mut self.people {
            person.at = person.at.filter(|(at, _)| *at != node);
        }
    }

    fn told(&mut self, conn: Conn, text: &str) {
        let is_there = |person: &&mut Person| person.at.is_some_and(|(_, own)| own == conn.0);
        let Some(person) = self.people.iter_mut().find(is_there) else { return };
        let done = match serde_json::from_str(text).expect("a message") {
            Down::Update(update) => {
                for event in &update.events {
                    let text = serde_json::to_string(event).expect("JSON");
                    if event.seq <= person.last {
                        assert!(update.whole, "told twice: {text}");
                        assert_eq!(person.seen.get(&event.seq), Some(&text), "told otherwise");
                        continue;
                    }
                    if !update.whole {
                        assert_eq!(event.seq, person.last + 1, "one was left out before {text}");
                    }
                    person.last = event.seq;
                    person.seen.insert(event.seq, text);
                }
                assert!(update.seq >= person.last);
                person.ply = update.ply.unwrap_or(person.ply);
                if let Some(view) = &update.view {
                    person.legal = view.legal.iter().map(ToString::to_string).collect();
                }
                update.ack
            }
            Down::Ack { id, .. } => Some(id),
            Down::Presence { seats, away, watchers, host } => {
                person.presence = Some(Presence { seats, away, watchers, host });
                None
            }
            Down::Refused(refused) if refused.code != Code::NotStored => {
                if let Some(id) = &refused.id {
                    person.refused.insert(id.clone());
                    person.waiting = None;
                }
                None
            }
            _ => None,
        };
        if let Some(id) = done {
            person.acknowledged.insert(id);
            person.waiting = None;
        }
    }

    /// Somebody does something: mostly a move, sometimes the same again.
    fn act(&mut self, who: usize) {
        let Some((node, conn)) = self.people[who].at else { return };
        let pick = self.below(100);
        let person = &mut self.people[who];
        let Some(seat) = person.seat else { return };
        if person.waiting.is_none() {
            person.sent += 1;
            let id = format!("{seat}-{}", person.sent);
            let end = person.legal.iter().find(|token| *token == "end");
            let any = person.legal.get(pick % person.legal.len().max(1));
            person.waiting = Some(match end.filter(|_| pick.is_multiple_of(2)).or(any) {
                Some(token) => Up::Act { id, ply: person.ply, actions: vec![token.clone()] },
                None if pick < 30 => Up::Name { id, name: format!("Ana {pick}") },
                None => Up::Signal { id, signals: vec!["fine".into()] },
            });
        }
        if let Some(message) = person.waiting.clone() {
            self.input(node, Input::Message { conn: Conn(conn), message });
        }
    }

    fn think(&mut self, node: usize) {
        if let Some(task) = self.nodes[node].tasks.pop() {
            *self.thoughts.entry((self.log.len(), task.is_turn())).or_default() += 1;
            let thought: BotThought = task.think(&Budget::nodes(1));
            self.input(node, Input::Thought(thought));
        }
    }

    /// What nobody said: of nodes that there are and of others.
    fn lie(&mut self) -> Word {
        let node = FIRST_NODE - 1 + self.rng.next_u64() % 6;
        let seats = self.replayed().info().seats.len() + usize::from(self.chance(20));
        match self.below(3) {
            0 => Word::Longer(self.rng.next_u64() >> self.below(64)),
            1 => Word::Neighbour(node, None),
            _ => {
                let about = About { ply: self.below(20), is_turn: self.chance(50) };
                let says = Neighbour {
                    seats: (0..seats).map(|_| self.rng.next_u64() as u32).collect(),
                    watchers: usize::MAX,
                    left: (0..seats).map(|_| Some(i64::MAX)).collect(),
                    opened: i64::MIN,
                    thinking: Some(about),
                };
                Word::Neighbour(node, Some(says))
            }
        }
    }

    fn step(&mut self) {
        self.now += 1 + self.below(400).cast_signed() as i64;
        let (node, who) = (self.below(self.nodes.len()), self.below(self.people.len()));
        match self.below(100) {
            0..30 => self.act(who),
            30..50 if !self.words.is_empty() => {
                // Any, not the oldest.
                let which = self.below(self.words.len());
                let (to, word) = match self.below(10) {
                    0..2 => return drop(self.words.swap_remove(which)),
                    2..4 => self.words[which].clone(),
                    _ => self.words.swap_remove(which),
                };
                self.arrive(to, word);
            }
            50..65 => self.think(node),
            65..72 => self.settle(node),
            72..82 => self.come(who, node),
            82..84 => self.leave(who),
            84..88 => self.die(node),
            88..92 => {
                let lie = self.lie();
                self.arrive(node, lie);
            }
            92..94 => self.now += 20_000,
            _ => self.input(node, Input::Tick),
        }
    }

    /// The lines are well again, and everybody comes back.
    fn heal(&mut self) {
        self.is_well = true;
        self.words.clear();
        for node in 0..self.nodes.len() {
            self.settle(node);
        }
        for who in 0..self.people.len() {
            self.come(who, who % self.nodes.len());
        }
        for _ in 0..3 {
            for node in 0..self.nodes.len() {
                self.read(node);
            }
            while let Some((to, word)) = self.words.pop() {
                self.arrive(to, word);
            }
            for who in 0..self.people.len() {
                if self.people[who].waiting.is_some() {
                    self.act(who);
                }
            }
        }
        for node in 0..self.nodes.len() {
            self.read(node);
        }
        while let Some((to, word)) = self.words.pop() {
            self.arrive(to, word);
        }
    }

    fn judge(&self) {
        let table = serde_json::to_value(self.replayed().info()).expect("JSON");
        let length = self.log.len() as u64;
        for node in self.nodes.iter().filter_map(|node| node.room.as_ref()) {
            assert_eq!(node.table().next_seq(), length + 1, "a node knows another log");
            assert_eq!(serde_json::to_value(node.table().info()).expect("JSON"), table);
        }
        let mut done: BTreeMap<String, usize> = BTreeMap::new();
        let mut bots_spoke = false;
        for (_, text) in &self.log {
            let entry: Value = serde_json::from_str(text).expect("JSON");
            match entry["event"].as_str() {
                Some("played" | "took-back") => bots_spoke = false,
                Some("said") if entry["said"][0]["bot"] == true => {
                    assert!(!bots_spoke, "bots spoke twice");
                    bots_spoke = true;
                }
                _ => {}
            }
            if let Some(id) = entry["from"].get(1).and_then(Value::as_str) {
                *done.entry(id.to_owned()).or_default() += 1;
            }
        }
        assert!(done.values().all(|times| *times == 1), "done twice: {done:?}");
        for person in &self.people {
            assert!(person.waiting.is_none(), "never answered: {:?}", person.waiting);
            for id in &person.refused {
                assert!(!done.contains_key(id), "{id} was refused, and done");
            }
            assert_eq!(person.last, length, "the last were not told");
            let first = person.seen.keys().next().copied().unwrap_or_default();
            assert!(person.seen.keys().copied().eq(first..=length), "not each once");
        }
        for (one, other) in [(2, 3)] {
            let both = self.people[one].seen.iter();
            for (seq, text) in both {
                let there = self.people[other].seen.get(seq);
                assert!(there.is_none_or(|there| there == text), "told otherwise");
            }
        }
    }
}

fn run(seed: u64) -> World {
    let mut world = World::new(seed);
    for who in 0..world.people.len() {
        let node = world.below(world.nodes.len());
        world.come(who, node);
    }
    for _ in 0..STEPS {
        world.step();
    }
    world.heal();
    world.judge();
    world
}

#[test]
fn all_nodes_end_with_one_log_and_every_viewer_saw_it_once_and_in_order() {
    let seeds = std::env::var("NODES_SEEDS").ok().and_then(|seeds| seeds.parse().ok());
    let seeds = KEPT.into_iter().chain(0..seeds.unwrap_or(SEEDS));
    let (mut entries, mut acknowledged, mut refused) = (0, 0, 0);
    for seed in seeds {
        let ran = std::panic::catch_unwind(|| run(seed));
        let world = ran.unwrap_or_else(|_| panic!("the run {seed} failed: add it to KEPT"));
        entries += world.log.len();
        acknowledged += world.people.iter().map(|person| person.acknowledged.len()).sum::<usize>();
        refused += world.people.iter().map(|person| person.refused.len()).sum::<usize>();
    }
    println!("{entries} entries, {acknowledged} acknowledged, {refused} refused");
    // Otherwise nothing was tried.
    assert!(
        acknowledged > 1_000 && refused > 100,
        "{acknowledged} acknowledged, {refused} refused"
    );
}

/// In a world where nothing goes wrong, thought is not spent twice.
#[test]
fn bots_of_one_node_think() {
    let mut world = World::new(1);
    world.is_well = true;
    for who in 0..world.people.len() {
        world.come(who, who % world.nodes.len());
    }
    for _ in 0..400 {
        world.now += 10;
        while !world.words.is_empty() {
            let (to, word) = world.words.remove(0);
            world.arrive(to, word);
        }
        for who in 0..2 {
            world.act(who);
        }
        let is_on_bots = world.nodes.iter().any(|node| !node.tasks.is_empty());
        if is_on_bots && world.words.is_empty() {
            for node in 0..world.nodes.len() {
                world.think(node);
            }
        }
    }
    // That there was nothing to say stands nowhere, and costs nothing to find out again.
    let turns = world.thoughts.iter().filter(|((_, is_turn), _)| *is_turn);
    let twice = turns.filter(|(_, times)| **times > 1).count();
    let all = world.thoughts.len();
    println!("{all} thoughts, {twice} spent twice");
    assert_eq!(twice, 0, "{:?}", world.thoughts);
    assert!(all > 10, "bots had something to do");
}

/// Everything arrives, in order and at once, as time goes by.
fn pass(world: &mut World, milliseconds: i64) {
    for _ in 0..milliseconds / 10 {
        world.now += 10;
        for node in 0..world.nodes.len() {
            world.input(node, Input::Tick);
        }
        while !world.words.is_empty() {
            let (to, word) = world.words.remove(0);
            world.arrive(to, word);
        }
    }
}

fn presence(world: &World, who: usize) -> Presence {
    world.people[who].presence.clone().expect("a presence")
}

#[test]
fn who_is_there_is_known_at_all_nodes() {
    let mut world = World::new(0);
    world.is_well = true;
    world.come(0, 0);
    world.come(1, 1);
    world.come(2, 1);
    pass(&mut world, 2_000);
    let all = Presence { seats: vec![1, 1], away: vec![None; 2], watchers: 1, host: Some(0) };
    for who in 0..3 {
        assert_eq!(presence(&world, who), all, "{who}");
    }
    // The host goes, from one node; it is known at the other, and since when.
    let gone = world.now;
    world.leave(0);
    pass(&mut world, 2_000);
    assert_eq!(presence(&world, 1).away, [Some(gone), None]);
    assert_eq!((presence(&world, 1).seats, presence(&world, 1).host), (vec![0, 1], Some(1)));
    // And comes back by the other.
    world.come(0, 1);
    pass(&mut world, 500);
    assert_eq!((presence(&world, 1).seats, presence(&world, 1).host), (vec![1, 1], Some(0)));
}

#[test]
fn who_was_at_a_node_that_died_is_away_after_a_while() {
    let mut world = World::new(0);
    world.is_well = true;
    world.come(0, 0);
    world.come(1, 1);
    pass(&mut world, 1_000);
    world.die(1);
    pass(&mut world, 9_000);
    assert_eq!(presence(&world, 0).seats, [1, 1], "a node may be late");
    pass(&mut world, 6_000);
    assert_eq!(presence(&world, 0).seats, [1, 0]);
    let away = presence(&world, 0).away[1].expect("away");
    assert!(world.now - away < 6_000, "away since {away}, it is {}", world.now);
}

/// The host may free the seat of somebody who has been away for a while. Who is at another node that
/// can't be heard is not away.
#[test]
fn nobody_is_called_away_by_a_node_that_hears_nobody() {
    for (deaf, done) in [(true, false), (false, true)] {
        let mut world = World::new(0);
        world.is_well = true;
        world.come(0, 0);
        world.come(1, 1);
        pass(&mut world, 1_000);
        world.die(1);
        world.now += 20_000;
        world.input(0, Input::Tick);
        world.now += protocol::AWAY_MS;
        world.nodes[0].room.as_mut().expect("a room").set_deaf(deaf);
        let (_, conn) = world.people[0].at.expect("a connection");
        let invitation = "aninvitationthatisfresh".to_owned();
        let message = Up::Free { id: "free".into(), seat: 1, invitation };
        world.input(0, Input::Message { conn: Conn(conn), message });
        assert_eq!(world.people[0].acknowledged.contains("free"), done, "deaf: {deaf}");
        assert_eq!(world.people[0].refused.contains("free"), !done, "deaf: {deaf}");
    }
}

/// A claim that nobody honours by an answer is not waited for for ever, and one of nobody not at all.
#[test]
fn bots_do_not_wait_for_ever_for_a_node_that_says_that_it_thinks() {
    let mut world = World::new(1);
    world.is_well = true;
    world.come(0, 0);
    world.come(1, 0);
    world.come(2, 0);
    while !world.nodes[0].tasks.iter().any(Task::is_turn) {
        world.think(0);
        for who in 0..2 {
            world.act(who);
        }
    }
    let (length, began) = (world.log.len(), world.now);
    while world.log.len() == length {
        assert!(world.now - began < 25_000, "they wait for liars");
        world.now += 500;
        // Many, who say all that can be said, and would always be first.
        for node in 0..60 {
            let about = About { ply: node as usize / 2, is_turn: node % 2 == 0 };
            let says = Neighbour {
                seats: vec![0; 4],
                left: vec![None; 4],
                thinking: Some(about),
                ..Neighbour::default()
            };
            world.input(0, Input::Neighbour { node, says: Some(says) });
        }
        world.input(0, Input::Tick);
        world.think(0);
    }
}
