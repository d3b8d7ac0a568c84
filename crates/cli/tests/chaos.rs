//! Three nodes on one PostgreSQL and one NATS, people at all of them, and everything breaks: nodes are
//! killed, paused and told to stop, NATS is killed and paused, lines to the database are cut in the
//! middle of a batch, before a commit and after it, people go from one node to another in the middle of
//! a turn. At the end every acknowledged message stands in the log exactly once, nothing that was
//! refused does, all saw the same numbered events, each once, and every game went on.
//!
//! `cargo xtask chaos --minutes N` goes on for longer; `CHAOS_SEED=N` breaks the same things again.

#![cfg(unix)]

#[path = "../../store/tests/support/cluster.rs"]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
#[allow(dead_code, reason = "others need more of it")]
mod cluster;
#[path = "../../server/tests/support/nats.rs"]
mod nats;
#[path = "../../server/tests/support/nats_program.rs"]
mod nats_program;
#[path = "../../store/tests/support/proxy.rs"]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
#[allow(dead_code, reason = "others need more of it")]
mod proxy;
mod serving;

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::process::Child;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use cluster::Cluster;
use futures_util::StreamExt as _;
use nats::NatsServer;
use protocol::{Code, Created, Down, Up, VERSION};
use proxy::{Fault, Proxy};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng as _};
use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;
use serving::{Gone, Socket, create_of, send, serve_with};
use store::{Store, StoreConfig};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

const NODES: usize = 3;

/// Tables that play at the same time; at each two people and one who looks on.
const TABLES: usize = 6;

/// How long things break in the short run.
const SHORT: Duration = Duration::from_secs(12);

/// Who hears nothing for so long goes elsewhere.
const PATIENCE: Duration = Duration::from_secs(3);

/// How long the world may take to be well again.
const HEALING: Duration = Duration::from_secs(90);

struct Node {
    child: Mutex<Option<Child>>,
    address: Mutex<Option<SocketAddr>>,
    proxy: Proxy,
    arguments: Vec<String>,
    folder: tempfile::TempDir,
}

fn lock<T>(it: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    it.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Node {
    fn start(&self) {
        let arguments: Vec<&str> = self.arguments.iter().map(String::as_str).collect();
        let start = || serve_with(self.folder.path(), &arguments);
        let (child, address) = tokio::task::block_in_place(start);
        *lock(&self.child) = Some(child);
        *lock(&self.address) = address;
    }

    fn signal(&self, signal: Signal) {
        let id = lock(&self.child).as_ref().map(Child::id);
        if let Some(id) = id.and_then(|id| Pid::from_raw(id.cast_signed())) {
            let _ = kill_process(id, signal);
        }
    }

    fn end(&self) {
        *lock(&self.address) = None;
        if let Some(mut child) = lock(&self.child).take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.signal(Signal::CONT);
        self.end();
    }
}

struct World {
    nodes: Vec<Node>,
    /// Nothing breaks any more.
    healed: AtomicBool,
    /// Nobody need do anything more.
    over: AtomicBool,
    acknowledged: AtomicUsize,
    reconnected: AtomicUsize,
}

impl World {
    fn address(&self, pick: usize) -> Option<SocketAddr> {
        *lock(&self.nodes[pick % NODES].address)
    }
}

/// Somebody at a table.
struct Person {
    made: Arc<Created>,
    seat: Option<usize>,
    rng: ChaCha8Rng,
    seen: BTreeMap<u64, Value>,
    last: u64,
    ply: usize,
    legal: Vec<String>,
    open: Option<Up>,
    sent: u64,
    acknowledged: BTreeSet<String>,
    refused: BTreeSet<String>,
}

impl Person {
    fn pick(&mut self, n: usize) -> usize {
        (self.rng.next_u64() % n as u64) as usize
    }

    /// Plays, at one node after the other, until all is over.
    async fn live(mut self, world: Arc<World>) -> Person {
        while !world.over.load(Relaxed) {
            let pick = self.pick(NODES);
            if let Some(address) = world.address(pick) {
                world.reconnected.fetch_add(1, Relaxed);
                let _ = self.visit(&world, address).await;
            }
            sleep(Duration::from_millis(50)).await;
        }
        self
    }

    async fn visit(&mut self, world: &World, address: SocketAddr) -> Result<(), Gone> {
        let url = format!("ws://{address}/api/socket?table={}", self.made.table);
        let connected = timeout(PATIENCE, tokio_tungstenite::connect_async(url)).await;
        let (mut socket, _) = connected.map_err(|_| Gone)?.map_err(|_| Gone)?;
        let (secret, key) = match self.seat {
            Some(seat) => {
                let secret = self.made.invitations[seat].secret.clone();
                (secret, Some(format!("keyofthepersonatseat{seat}")))
            }
            None => (self.made.watch.clone(), None),
        };
        let join = Up::Join {
            version: VERSION,
            table: self.made.table.clone(),
            secret: Some(secret),
            key,
            since: (self.last > 0).then_some(self.last),
            name: None,
            views: true,
        };
        send(&mut socket, &join).await?;
        let seen = self.last;
        while !self.hear(&mut socket, world).await? {}
        assert!(self.last >= seen, "event {seen} was seen, and is lost: {}", self.last);
        if let Some(message) = &self.open {
            send(&mut socket, message).await?;
        }
        loop {
            if world.over.load(Relaxed) {
                return Ok(());
            }
            if self.open.is_none() {
                let thinks = 5 + self.pick(40) as u64;
                sleep(Duration::from_millis(thinks)).await;
                self.choose();
                if let Some(message) = &self.open {
                    send(&mut socket, message).await?;
                    // Off, before there is an answer.
                    if self.pick(40) == 0 {
                        return Err(Gone);
                    }
                }
            }
            self.hear(&mut socket, world).await?;
        }
    }

    fn choose(&mut self) {
        let Some(seat) = self.seat else { return };
        if self.legal.is_empty() {
            return;
        }
        let end = self.legal.iter().find(|token| *token == "end").cloned();
        let any = self.pick(self.legal.len());
        let token = end.unwrap_or_else(|| self.legal[any].clone());
        self.sent += 1;
        let id = format!("{seat}-{}", self.sent);
        self.open = Some(Up::Act { id, ply: self.ply, actions: vec![token] });
    }

    /// The next message. Was it an update?
    async fn hear(&mut self, socket: &mut Socket, world: &World) -> Result<bool, Gone> {
        let next = if let Ok(next) = timeout(PATIENCE, socket.next()).await {
            next
        } else {
            send(socket, &Up::Ping {}).await?;
            timeout(PATIENCE, socket.next()).await.map_err(|_| Gone)?
        };
        let Some(Ok(message)) = next else { return Err(Gone) };
        let Message::Text(text) = message else { return Ok(false) };
        match serde_json::from_str(&text).expect("a message") {
            Down::Update(update) => {
                for event in &update.events {
                    let told = serde_json::to_value(event).expect("JSON");
                    if event.seq <= self.last {
                        assert!(update.whole, "told twice: {told}");
                        assert_eq!(self.seen.get(&event.seq), Some(&told), "told otherwise");
                        continue;
                    }
                    assert!(update.whole || event.seq == self.last + 1, "left out before {told}");
                    self.last = event.seq;
                    self.seen.insert(event.seq, told);
                }
                self.ply = update.ply.unwrap_or(self.ply);
                if let Some(view) = &update.view {
                    self.legal = view.legal.iter().map(ToString::to_string).collect();
                }
                if let Some(id) = update.ack {
                    self.answered(id, world);
                }
                return Ok(true);
            }
            Down::Ack { id, .. } => self.answered(id, world),
            Down::Refused(refused) => match (refused.code, refused.id) {
                // Not done now: it is sent again.
                (Code::NotStored | Code::Stopping, _) => {
                    sleep(Duration::from_millis(100)).await;
                    return Err(Gone);
                }
                (_, Some(id)) => {
                    self.refused.insert(id);
                    self.open = None;
                    self.legal.clear();
                }
                (code, None) => panic!("{code:?}: {}", refused.reason),
            },
            Down::Checking { .. } | Down::Presence { .. } | Down::Pong {} => {}
        }
        Ok(false)
    }

    fn answered(&mut self, id: String, world: &World) {
        if self.open.as_ref().and_then(Up::id) == Some(&id) {
            self.open = None;
        }
        world.acknowledged.fetch_add(1, Relaxed);
        self.acknowledged.insert(id);
    }
}

/// Breaks one thing, and mends it.
async fn fault(world: &World, nats: &mut NatsServer, rng: &mut ChaCha8Rng) -> &'static str {
    let mut below = |n: u64| rng.next_u64() % n;
    let node = &world.nodes[below(NODES as u64) as usize];
    let short = Duration::from_millis(100 + below(500));
    let long = Duration::from_millis(500 + below(2_500));
    let line = |fault: Fault, name: &'static str| async move {
        node.proxy.set(fault);
        sleep(short).await;
        node.proxy.set(Fault::None);
        name
    };
    match below(12) {
        0 | 1 => {
            node.end();
            sleep(short).await;
            node.start();
            "a node was killed"
        }
        2 | 3 => {
            node.signal(Signal::STOP);
            sleep(long).await;
            node.signal(Signal::CONT);
            "a node was paused"
        }
        4 => {
            *lock(&node.address) = None;
            node.signal(Signal::TERM);
            sleep(short).await;
            node.end();
            node.start();
            "a node was stopped"
        }
        5 => {
            nats.kill();
            sleep(short).await;
            nats.again();
            "NATS was killed"
        }
        6 => {
            let id = nats.id().and_then(|id| Pid::from_raw(id.cast_signed())).expect("NATS");
            let _ = kill_process(id, Signal::STOP);
            sleep(long).await;
            let _ = kill_process(id, Signal::CONT);
            "NATS was paused"
        }
        7 => line(Fault::CutBatch, "a batch was cut").await,
        8 => line(Fault::CutCommit, "a commit was cut").await,
        9 => line(Fault::CutAnswer, "the answer to a commit was cut").await,
        10 => line(Fault::SwallowAnswer, "the answer to a commit was swallowed").await,
        _ => line(Fault::SwallowAll, "the database fell silent").await,
    }
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_or_done_twice_on_postgres_by_nats() {
    let minutes = number("CHAOS_MINUTES");
    let lasts = minutes.map_or(SHORT, |minutes| Duration::from_secs(60 * minutes));
    let seed = number("CHAOS_SEED").unwrap_or_else(|| u64::from(std::process::id()));
    println!("CHAOS_SEED={seed}");
    let cluster = Cluster::shared();
    let url = cluster.new_database();
    let name = url.trim_start_matches("postgres:///").split('?').next().expect("a database");
    let mut nats = NatsServer::start();
    let mut nodes = Vec::new();
    for _ in 0..NODES {
        let proxy = Proxy::start(cluster.socket()).await;
        let database =
            format!("postgres://postgres@127.0.0.1:{}/{name}?sslmode=disable", proxy.port);
        let arguments = ["--database", &database, "--nats", &nats.url(), "--bot-pause", "0"];
        let node = Node {
            child: Mutex::default(),
            address: Mutex::default(),
            proxy,
            arguments: arguments.into_iter().map(str::to_owned).collect(),
            folder: tempfile::tempdir().expect("a folder"),
        };
        node.start();
        nodes.push(node);
    }
    let (healed, over) = (AtomicBool::new(false), AtomicBool::new(false));
    let (acknowledged, reconnected) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let world = Arc::new(World { nodes, healed, over, acknowledged, reconnected });
    let store = Store::open(&StoreConfig::Postgres { url }).await.expect("a store");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (mut tables, mut all) = (Vec::new(), Vec::new());
    let (begun, mut faults) = (Instant::now(), BTreeMap::<&str, usize>::new());
    // In a long run games end: then others begin.
    let seat_people = async |tables: &mut Vec<Arc<Created>>, rng: &mut ChaCha8Rng| {
        let mut people = Vec::new();
        for table in 0..TABLES {
            let address = world.address(table).expect("a node");
            // Some games are over soon, others last.
            let game = ["the-game", "face-to-face", "hormigas"][table % 3];
            let made = Arc::new(create_of(address, game).await.expect("a table"));
            for seat in [Some(0), Some(1), None] {
                let person = Person {
                    made: Arc::clone(&made),
                    seat,
                    rng: ChaCha8Rng::seed_from_u64(rng.next_u64()),
                    seen: BTreeMap::new(),
                    last: 0,
                    ply: 0,
                    legal: Vec::new(),
                    open: None,
                    sent: 0,
                    acknowledged: BTreeSet::new(),
                    refused: BTreeSet::new(),
                };
                people.push(tokio::spawn(person.live(Arc::clone(&world))));
            }
            tables.push(made);
        }
        people
    };
    let rounds = minutes.map_or(1, |minutes| (minutes * 2).max(1)) as u32;
    for round in 1..=rounds {
        world.over.store(false, Relaxed);
        let people = seat_people(&mut tables, &mut rng).await;
        let until = begun + lasts / rounds * round;
        while Instant::now() < until {
            *faults.entry(fault(&world, &mut nats, &mut rng).await).or_default() += 1;
            sleep(Duration::from_millis(rng.next_u64() % 300)).await;
        }
        world.healed.store(true, Relaxed);
        for node in &world.nodes {
            if lock(&node.address).is_none() {
                node.end();
                node.start();
            }
        }
        all.extend(settle(&world, &store, &tables, people).await);
    }
    let broken: usize = faults.values().sum();
    let acknowledged = world.acknowledged.load(Relaxed);
    println!(
        "{broken} faults {faults:?}; {} tables, {acknowledged} messages acknowledged, {} connections",
        tables.len(),
        world.reconnected.load(Relaxed)
    );
    judge(&store, &all).await;
    assert!(broken >= 8 && acknowledged > 100, "too little happened");
}

/// Lets everybody come to rest: then all have seen the same.
async fn settle(
    world: &World,
    store: &Store,
    tables: &[Arc<Created>],
    people: Vec<tokio::task::JoinHandle<Person>>,
) -> Vec<Person> {
    // All games go on, now that nothing breaks any more.
    let patience = Instant::now() + HEALING;
    let mut lengths = Vec::new();
    for made in tables {
        lengths.push(length(store, made).await);
    }
    loop {
        sleep(Duration::from_millis(200)).await;
        let mut all = true;
        for (made, before) in tables.iter().zip(&lengths) {
            all &= length(store, made).await > *before || is_over(store, made).await;
        }
        if all {
            break;
        }
        assert!(Instant::now() < patience, "a game does not go on");
    }
    world.over.store(true, Relaxed);
    let mut rested = Vec::new();
    for person in people {
        // What is unanswered is answered, what was missed is told.
        let mut person = person.await.expect("nobody saw anything wrong");
        rest(world, &mut person, store).await.expect("everybody comes to rest");
        rested.push(person);
    }
    // Who rested first may have missed what the others' last messages did.
    for person in &mut rested {
        rest(world, person, store).await.expect("everybody comes to rest");
    }
    rested
}

/// Comes once more, until nothing is open and all is seen.
async fn rest(world: &World, person: &mut Person, store: &Store) -> Option<()> {
    let patience = Instant::now() + HEALING;
    while Instant::now() < patience {
        let pick = person.pick(NODES);
        let Some(address) = world.address(pick) else { continue };
        let seen = person.last;
        world.over.store(true, Relaxed);
        if person.visit(world, address).await.is_err() {
            sleep(Duration::from_millis(50)).await;
            continue;
        }
        if person.open.is_some() {
            let _ = answer(world, person, address).await;
            continue;
        }
        if seen == person.last && person.last == length(store, &person.made).await {
            return Some(());
        }
    }
    None
}

/// Waits for the answer to what is open.
async fn answer(world: &World, person: &mut Person, address: SocketAddr) -> Result<(), Gone> {
    let seat = person.seat.unwrap_or_default();
    let mut socket = serving::join(address, &person.made, seat, Some(person.last)).await?;
    while !person.hear(&mut socket, world).await? {}
    if let Some(message) = &person.open {
        send(&mut socket, message).await?;
    }
    while person.open.is_some() {
        person.hear(&mut socket, world).await?;
    }
    Ok(())
}

async fn length(store: &Store, made: &Created) -> u64 {
    let id = made.table.parse().expect("an id");
    store.read(&id, 1).await.expect("a log").len() as u64
}

async fn is_over(store: &Store, made: &Created) -> bool {
    let id = made.table.parse().expect("an id");
    let log = store.read(&id, 1).await.expect("a log");
    let entries = log.iter().map(|entry| (entry.at, entry.body.as_str()));
    let table = tables::Table::replay(&made.table, entries).expect("a sound log");
    table.phase() == protocol::TablePhase::Over
}

/// Looks at every log, and at what everybody saw of it.
async fn judge(store: &Store, people: &[Person]) {
    let mut by_table: BTreeMap<&str, Vec<&Person>> = BTreeMap::new();
    for person in people {
        by_table.entry(&person.made.table).or_default().push(person);
    }
    for (table, people) in by_table {
        let log = store.read(&table.parse().expect("an id"), 1).await.expect("a log");
        assert!((1..).zip(&log).all(|(seq, entry)| entry.seq == seq), "{table}: a gap");
        let entries = log.iter().map(|entry| (entry.at, entry.body.as_str()));
        tables::Table::replay(table, entries).expect("a sound log");
        let mut done: BTreeMap<String, usize> = BTreeMap::new();
        for entry in &log {
            let entry: Value = serde_json::from_str(&entry.body).expect("JSON");
            if let Some(id) = entry["from"].get(1).and_then(Value::as_str) {
                *done.entry(id.to_owned()).or_default() += 1;
            }
        }
        for person in &people {
            for id in &person.acknowledged {
                assert_eq!(done.get(id), Some(&1), "{table}: {id} was acknowledged");
            }
            for id in &person.refused {
                assert_eq!(done.get(id), None, "{table}: {id} was refused");
            }
            let first = person.seen.keys().next().copied().unwrap_or_default();
            let all = first..=log.len() as u64;
            assert!(person.seen.keys().copied().eq(all), "{table}: not each event once");
            for (seq, event) in &person.seen {
                let entry = &log[*seq as usize - 1];
                assert_eq!(event["at"], entry.at, "{table}: entry {seq}");
            }
        }
        assert!(done.values().all(|times| *times == 1), "{table}: done twice: {done:?}");
    }
}
