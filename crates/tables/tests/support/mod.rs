//! A table with a store that keeps everything, and connections that keep what they were sent.
#![allow(dead_code)] // each test uses a part of it

use std::collections::BTreeMap;

use players::Budget;
use protocol::{CreateTable, Created, Down, Up, Update, Wish};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng as _;
use serde_json::Value;
use tables::{
    Append, Asked, Conn, Effect, Input, Neighbour, Reply, Request, Room, Stored, Table, Task, found,
};

/// A table being tried.
pub(crate) struct Trial {
    pub(crate) room: Room,
    pub(crate) made: Created,
    /// The log as it is stored.
    pub(crate) log: Vec<(i64, String)>,
    pub(crate) other_logs: BTreeMap<String, Vec<(i64, String)>>,
    pub(crate) now: i64,
    /// What every connection was sent.
    pub(crate) sent: BTreeMap<u64, Vec<Down>>,
    pub(crate) texts: BTreeMap<u64, Vec<String>>,
    pub(crate) closed: Vec<u64>,
    pub(crate) replies: Vec<Reply>,
    /// What bots were asked and have not answered.
    pub(crate) tasks: Vec<Task>,
    pub(crate) stopped: usize,
    /// What the rooms of other nodes were told.
    pub(crate) announced: Vec<Neighbour>,
    /// How often the room asked for more of the log.
    pub(crate) behind: usize,
    /// What is to be found out.
    pub(crate) doubtful: Vec<Append>,
    /// The next append fails so.
    pub(crate) fails: Option<Input>,
    ids: u64,
}

pub(crate) fn wishes(people: usize, bots: &[protocol::Level]) -> Vec<Wish> {
    let person = Wish::default();
    let bots = bots.iter().map(|level| Wish { bot: Some(*level), name: None });
    std::iter::repeat_n(person, people).chain(bots).collect()
}

pub(crate) fn asked_for(game: &str, seats: Vec<Wish>) -> CreateTable {
    CreateTable {
        game: game.into(),
        seats,
        options: serde_json::Map::new(),
        talk: None,
        help: None,
        listed: false,
        clock: None,
        seed: None,
        start: false,
        key: None,
        invitation: None,
        id: None,
    }
}

/// The key of whoever sits there in these tests.
pub(crate) fn key(seat: usize) -> String {
    format!("keyofthepersonatseat{seat}")
}

impl Trial {
    /// A table whose chance comes from `seed`, with the cards of `cards` if named.
    pub(crate) fn new(mut request: CreateTable, cards: Option<&str>, seed: u64) -> Trial {
        request.seed = cards.map(str::to_owned);
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        let founded = found(request, &mut rng).expect("a table");
        let now = 1_000_000;
        let log: Vec<(i64, String)> =
            founded.entries.iter().map(|entry: &Stored| (now, entry.to_json())).collect();
        let made = founded.answer;
        let table = replay(&made.table, &log);
        Trial {
            room: Room::new(table, rng, now),
            made,
            log,
            other_logs: BTreeMap::new(),
            now,
            sent: BTreeMap::new(),
            texts: BTreeMap::new(),
            closed: Vec::new(),
            replies: Vec::new(),
            tasks: Vec::new(),
            stopped: 0,
            announced: Vec::new(),
            behind: 0,
            doubtful: Vec::new(),
            fails: None,
            ids: 0,
        }
    }

    /// One input, and all that comes of it.
    pub(crate) fn input(&mut self, input: Input) {
        self.now += 1;
        let mut inputs = vec![input];
        while let Some(input) = inputs.pop() {
            for effect in self.room.handle(input, self.now).expect("a sound log") {
                match effect {
                    Effect::Settle(appends) => self.doubtful = appends,
                    Effect::Refuse(conn, refused) => {
                        let down = Down::Refused(refused);
                        let text = serde_json::to_string(&down).expect("JSON");
                        self.sent.entry(conn.0).or_default().push(down);
                        self.texts.entry(conn.0).or_default().push(text);
                    }
                    Effect::Append(appends) => inputs.push(self.append(appends)),
                    Effect::Send(conn, text) => {
                        let down: Down = serde_json::from_str(&text).expect("a message");
                        let by_serde = serde_json::to_string(&down).expect("JSON");
                        assert_eq!(text, by_serde, "what is sent is what is documented");
                        self.sent.entry(conn.0).or_default().push(down);
                        self.texts.entry(conn.0).or_default().push(text);
                    }
                    Effect::Close(conn, _) => self.closed.push(conn.0),
                    Effect::Reply(_, reply) => self.replies.push(reply),
                    Effect::Think(task) => self.tasks.push(task),
                    Effect::Announce(says) => self.announced.push(says),
                    Effect::CatchUp => self.behind += 1,
                    Effect::StopThinking => {
                        self.tasks.clear();
                        self.stopped += 1;
                    }
                }
            }
        }
    }

    fn append(&mut self, appends: Vec<Append>) -> Input {
        if let Some(fails) = self.fails.take() {
            if let Input::Overtaken { entries } = &fails {
                self.log.extend(entries.iter().cloned());
            }
            return fails;
        }
        for append in appends {
            let ours = append.table == self.made.table;
            let log = if ours {
                &mut self.log
            } else {
                self.other_logs.entry(append.table.into()).or_default()
            };
            assert_eq!(append.first_seq, log.len() as u64 + 1, "the log has no gap");
            log.extend(append.entries.into_iter().map(|text| (append.at, text)));
        }
        Input::Stored
    }

    /// Somebody comes to a seat by its invitation, with a key of their own, or looks on.
    pub(crate) fn come(&mut self, conn: u64, seat: Option<usize>) {
        match seat {
            Some(seat) => {
                let invitations = &self.made.invitations;
                let secret = invitations.iter().find(|invitation| invitation.seat == seat);
                let secret = secret.map(|invitation| invitation.secret.clone());
                self.exchange(conn, secret, Some(key(seat)));
            }
            None => self.come_with(conn, Some(self.made.watch.clone()), None),
        }
    }

    /// Somebody comes with a secret alone.
    pub(crate) fn come_with(&mut self, conn: u64, secret: Option<String>, since: Option<u64>) {
        self.input(Input::Came {
            conn: Conn(conn),
            secret,
            key: None,
            since,
            name: None,
            views: true,
        });
    }

    /// Somebody comes with a secret and a key in exchange for it.
    pub(crate) fn exchange(&mut self, conn: u64, secret: Option<String>, key: Option<String>) {
        self.input(Input::Came {
            conn: Conn(conn),
            secret,
            key,
            since: None,
            name: None,
            views: true,
        });
    }

    pub(crate) fn send(&mut self, conn: u64, message: Up) {
        self.input(Input::Message { conn: Conn(conn), message });
    }

    /// A fresh message id.
    pub(crate) fn id(&mut self) -> String {
        self.ids += 1;
        format!("m{}", self.ids)
    }

    pub(crate) fn act(&mut self, conn: u64, actions: &[&str]) -> Down {
        let (id, ply) = (self.id(), self.ply());
        let actions = actions.iter().map(ToString::to_string).collect();
        self.send(conn, Up::Act { id, ply, actions });
        self.last(conn)
    }

    pub(crate) fn ask(&mut self, request: Request) -> Reply {
        self.input(Input::Asked { asked: Asked(1), request });
        self.replies.pop().expect("a reply")
    }

    /// Lets bots answer until they have nothing more to think about.
    pub(crate) fn let_bots_play(&mut self, budget: &Budget) {
        while let Some(task) = self.tasks.pop() {
            let thought = task.think(budget);
            self.input(Input::Thought(thought));
        }
    }

    /// Actions so far, as the last update of any connection says.
    pub(crate) fn ply(&self) -> usize {
        let updates = self.sent.values().flatten().filter_map(|down| match down {
            Down::Update(update) => Some((update.seq, update.ply?)),
            _ => None,
        });
        updates.max().map_or(0, |(_, ply)| ply)
    }

    pub(crate) fn last(&self, conn: u64) -> Down {
        let is_answer = |down: &&Down| !matches!(down, Down::Presence { .. });
        let mut sent = self.sent.get(&conn).into_iter().flatten();
        sent.rfind(is_answer).cloned().expect("a message")
    }

    /// Who is there, as a connection was told last.
    pub(crate) fn presence(&self, conn: u64) -> Down {
        let is_presence = |down: &&Down| matches!(down, Down::Presence { .. });
        self.sent[&conn].iter().rfind(is_presence).cloned().expect("a presence")
    }

    pub(crate) fn last_update(&self, conn: u64) -> &Update {
        let updates = self.sent[&conn].iter().rev();
        let mut updates = updates.filter_map(|down| match down {
            Down::Update(update) => Some(update),
            _ => None,
        });
        updates.next().expect("an update")
    }

    /// The first legal actions of the seat behind a connection up to the end of its turn.
    pub(crate) fn legal(&self, conn: u64) -> Vec<String> {
        let updates = self.sent[&conn].iter().rev();
        let view = updates.filter_map(|down| match down {
            Down::Update(update) => update.view.as_ref(),
            _ => None,
        });
        let legal = |view: &records::ViewJson| view.legal.iter().map(ToString::to_string).collect();
        view.map(legal).next().unwrap_or_default()
    }

    /// The same table from its log.
    pub(crate) fn again(&self) -> Table {
        replay(&self.made.table, &self.log)
    }
}

pub(crate) fn replay(id: &str, log: &[(i64, String)]) -> Table {
    Table::replay(id, log.iter().map(|(at, text)| (*at, text.as_str()))).expect("a sound log")
}

/// What a viewer may be told differently although it sees the same: ids, times, the commitment.
pub(crate) fn without_chance(text: &str) -> Value {
    fn clean(value: &mut Value) {
        match value {
            Value::Object(map) => {
                for key in ["at", "commitment", "deadline"] {
                    map.remove(key);
                }
                map.values_mut().for_each(clean);
            }
            Value::Array(list) => list.iter_mut().for_each(clean),
            _ => {}
        }
    }
    let mut value = serde_json::from_str(text).expect("JSON");
    clean(&mut value);
    value
}
