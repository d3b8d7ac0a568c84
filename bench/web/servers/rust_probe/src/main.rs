//! "Limit" probe for the web side: the barest The Game table server in axum + tokio, JSON protocol of
//! loadgen/src/adapters/json.rs, tables in memory, no persistence, no authentication.
//! PORT=9000 [TOKIO_WORKER_THREADS=1] rust_probe
use axum::{
    extract::{
        ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade},
        Path, State,
    },
    response::Response,
    routing::get,
    Router,
};
use std::{
    collections::HashMap,
    fmt::Write,
    sync::{Arc, Mutex},
};
use tokio::sync::mpsc::{unbounded_channel, UnboundedSender};

const SEATS: usize = 2;
struct Table {
    deck: Vec<u8>,
    hands: [Vec<u8>; SEATS],
    piles: [u8; 4],
    played: u8,
    total: u8,
    turn: usize,
    seq: u32,
    gen: u32,
    over: bool,
    rng: u64,
    tx: [Option<UnboundedSender<Utf8Bytes>>; SEATS],
}
fn legal(c: u8, i: usize, t: u8) -> bool {
    if i < 2 {
        c > t || c + 10 == t
    } else {
        c < t || c == t + 10
    }
}
impl Table {
    fn new(seed: u64) -> Self {
        let mut t = Table {
            deck: vec![],
            hands: Default::default(),
            piles: [0; 4],
            played: 0,
            total: 0,
            turn: 0,
            seq: 0,
            gen: 0,
            over: false,
            rng: seed | 1,
            tx: Default::default(),
        };
        t.deal();
        t
    }
    fn below(&mut self, n: usize) -> usize {
        self.rng ^= self.rng << 13;
        self.rng ^= self.rng >> 7;
        self.rng ^= self.rng << 17;
        (((self.rng >> 32) * n as u64) >> 32) as usize
    }
    fn deal(&mut self) {
        self.deck = (2..100).collect();
        for i in (1..98).rev() {
            let j = self.below(i + 1);
            self.deck.swap(i, j)
        }
        for h in 0..SEATS {
            let n = self.deck.len() - 7;
            self.hands[h] = self.deck.split_off(n)
        }
        self.piles = [1, 1, 100, 100];
        self.played = 0;
        self.total = 0;
        self.turn = 0;
        self.seq = 0;
        self.over = false;
    }
    fn need(&self) -> u8 {
        if self.deck.is_empty() {
            1
        } else {
            2
        }
    }
    fn stuck(&self) -> bool {
        let h = &self.hands[self.turn];
        self.played < self.need()
            && !h.is_empty()
            && !h.iter().any(|&c| (0..4).any(|i| legal(c, i, self.piles[i])))
    }
    fn play(&mut self, s: usize, c: u8, i: usize) -> bool {
        if self.over || s != self.turn || i > 3 || !legal(c, i, self.piles[i]) {
            return false;
        }
        let Some(k) = self.hands[s].iter().position(|&x| x == c) else { return false };
        self.hands[s].swap_remove(k);
        self.piles[i] = c;
        self.played += 1;
        self.total += 1;
        self.seq += 1;
        self.over = self.total == 98 || self.stuck();
        true
    }
    fn end(&mut self, s: usize) -> bool {
        if self.over || s != self.turn || (self.played < self.need() && !self.hands[s].is_empty()) {
            return false;
        }
        while self.hands[s].len() < 7 {
            match self.deck.pop() {
                Some(c) => self.hands[s].push(c),
                None => break,
            }
        }
        self.played = 0;
        self.seq += 1;
        for k in 1..=SEATS {
            let p = (s + k) % SEATS;
            if !self.hands[p].is_empty() {
                self.turn = p;
                break;
            }
        }
        self.over = self.stuck();
        true
    }
    fn send(&self) {
        for s in 0..SEATS {
            if let Some(tx) = &self.tx[s] {
                let mut o = String::with_capacity(160);
                let _ = write!(o, "{{\"gen\":{},\"seq\":{},\"turn\":{},\"piles\":{:?},\"played\":{},\"deck\":{},\"over\":{},\"hand\":{:?}}}", self.gen, self.seq, self.turn, self.piles, self.played, self.deck.len(), self.over, self.hands[s]);
                let _ = tx.send(o.into());
            }
        }
    }
}
type Tables = Arc<Mutex<HashMap<u32, Arc<Mutex<Table>>>>>;
async fn ws(
    up: WebSocketUpgrade,
    Path((id, seat)): Path<(u32, usize)>,
    State(ts): State<Tables>,
) -> Response {
    let t = ts
        .lock()
        .unwrap()
        .entry(id)
        .or_insert_with(|| Arc::new(Mutex::new(Table::new((id as u64 + 1).wrapping_mul(0x9e3779b97f4a7c15)))))
        .clone();
    // small per-connection buffers: a move is ~100 bytes
    up.read_buffer_size(4096).write_buffer_size(0).on_upgrade(move |s| run(s, t, seat, id, ts))
}
async fn run(mut s: WebSocket, t: Arc<Mutex<Table>>, seat: usize, id: u32, ts: Tables) {
    let (tx, mut rx) = unbounded_channel();
    {
        let mut g = t.lock().unwrap();
        g.tx[seat] = Some(tx);
        if g.tx.iter().all(|x| x.is_some()) {
            g.send()
        }
    }
    loop {
        tokio::select! {
        o = rx.recv() => match o { Some(m) => if s.send(Message::Text(m)).await.is_err() { break }, None => break },
        i = s.recv() => match i { Some(Ok(Message::Text(m))) => {
            let Ok(v) = serde_json::from_str::<serde_json::Value>(&m) else { continue }; let mut g = t.lock().unwrap();
            let ok = if let Some(a) = v["play"].as_array() { a.len() == 2 && g.play(seat, a[0].as_u64().unwrap_or(0) as u8, a[1].as_u64().unwrap_or(9) as usize) }
                else if !v["end"].is_null() { g.end(seat) } else if g.over { g.gen += 1; g.deal(); true } else { false };
            if ok { g.send() } }
            Some(Ok(Message::Close(_))) | Some(Err(_)) | None => break, _ => {} } }
    }
    let mut g = t.lock().unwrap();
    g.tx[seat] = None;
    if g.tx.iter().all(|x| x.is_none()) {
        drop(g);
        ts.lock().unwrap().remove(&id);
    }
}
#[tokio::main]
async fn main() {
    let port = std::env::var("PORT").unwrap_or("9000".into());
    let app = Router::new().route("/ws/{id}/{seat}", get(ws)).with_state(Tables::default());
    let sock = tokio::net::TcpSocket::new_v4().unwrap();
    sock.set_reuseaddr(true).unwrap();
    sock.bind(format!("127.0.0.1:{port}").parse().unwrap()).unwrap();
    let l = sock.listen(4096).unwrap();
    println!("listening {}", std::process::id());
    use axum::serve::ListenerExt;
    axum::serve(
        l.tap_io(|s| {
            let _ = s.set_nodelay(true);
        }),
        app,
    )
    .await
    .unwrap();
}
