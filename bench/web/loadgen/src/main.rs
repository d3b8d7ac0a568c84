//! Load generator: N tables of S seats play random legal moves of The Game over WebSocket on loopback.
//! One adapter per server protocol (src/adapters/). Everything runs on one thread, so a send and the
//! matching receives are stamped by the same clock.
//!
//! loadgen --proto json|colyseus|subibaja --addr 127.0.0.1:9000 --tables 100 [--seats 2]
//!         [--secs 20] [--warm 3] [--think-ms 0] [--pid SERVER_PID[,PID]] [--open-par 16] [--label x] [--idle-secs 0]
//!
//! A "move" is one accepted client action (a card placed, or the turn ended); the bot ends its turn at the
//! minimum. There is one outstanding move a table: the next is sent (after the think time) once every seat
//! has received the last (think time: 0.5 to 1.5 times --think-ms, uniform). Latency: from the call that sends the move to the frame in which another seat
//! ("other") or the last seat ("all") sees it.
mod adapters;
use adapters::{Adapter, Seat, Ws};
use anyhow::{anyhow, bail, Context, Result};
use futures_util::{future::select_all, SinkExt, StreamExt};
use std::{
    cell::RefCell,
    rc::Rc,
    sync::Arc,
    time::{Duration, Instant},
};

pub struct Rng(pub u64);
impl Rng {
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
    pub fn below(&mut self, n: usize) -> usize {
        (((self.next() >> 32) * n as u64) >> 32) as usize
    }
}

#[derive(Default)]
struct Stats {
    on: bool,
    moves: u64,
    games: u64,
    errs: u64,
    frames: u64,
    bytes: u64,
    other: Vec<u32>,
    all: Vec<u32>,
}
type Shared = Rc<RefCell<Stats>>;

fn legal(c: u8, i: usize, t: u8) -> bool {
    if i < 2 {
        c > t || c + 10 == t
    } else {
        c < t || c == t + 10
    }
}

struct Conf {
    tables: u32,
    seats: usize,
    secs: f64,
    warm: f64,
    think: u64,
    idle: f64,
    par: usize,
    pids: Vec<u32>,
    label: String,
    addr: String,
    proto: String,
}
fn conf() -> Result<Conf> {
    let mut c = Conf {
        tables: 10,
        seats: 2,
        secs: 10.0,
        warm: 2.0,
        think: 0,
        idle: 0.0,
        par: 16,
        pids: vec![],
        label: String::new(),
        addr: "127.0.0.1:9000".into(),
        proto: "json".into(),
    };
    let mut a = std::env::args().skip(1);
    while let Some(k) = a.next() {
        let v = a.next().context("value")?;
        match k.as_str() {
            "--tables" => c.tables = v.parse()?,
            "--seats" => c.seats = v.parse()?,
            "--secs" => c.secs = v.parse()?,
            "--warm" => c.warm = v.parse()?,
            "--think-ms" => c.think = v.parse()?,
            "--idle-secs" => c.idle = v.parse()?,
            "--open-par" => c.par = v.parse()?,
            "--label" => c.label = v,
            "--addr" => c.addr = v,
            "--proto" => c.proto = v,
            "--pid" => c.pids = v.split(',').map(|x| x.parse().unwrap()).collect(),
            _ => bail!("unknown {k}"),
        }
    }
    Ok(c)
}
// ---- /proc ------------------------------------------------------------------------------------------
fn cpu_ms(pid: u32) -> f64 {
    let s = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    let r = s.rsplit(") ").next().unwrap_or("");
    let f: Vec<&str> = r.split(' ').collect();
    if f.len() < 14 {
        return 0.0;
    }
    (f[11].parse::<f64>().unwrap_or(0.) + f[12].parse::<f64>().unwrap_or(0.)) * 10.0
}
fn rss_kb(pid: u32) -> f64 {
    std::fs::read_to_string(format!("/proc/{pid}/status"))
        .unwrap_or_default()
        .lines()
        .find(|l| l.starts_with("VmRSS"))
        .and_then(|l| l.split_whitespace().nth(1)?.parse().ok())
        .unwrap_or(0.)
}
fn busy_ms() -> f64 {
    let s = std::fs::read_to_string("/proc/stat").unwrap_or_default();
    let f: Vec<f64> =
        s.lines().next().unwrap_or("").split_whitespace().skip(1).map(|x| x.parse().unwrap_or(0.)).collect();
    if f.len() < 8 {
        return 0.;
    }
    (f[0] + f[1] + f[2] + f[5] + f[6] + f[7]) * 10.0
}
// ---- one table --------------------------------------------------------------------------------------
struct Table {
    seats: Vec<Seat>,
    ws: Vec<Ws>,
    rng: Rng,
}
impl Table {
    async fn recv_any(&mut self, ad: &dyn Adapter, st: &Shared) -> Result<usize> {
        let (r, i, _) = {
            let futs: Vec<_> = self.ws.iter_mut().map(|w| w.next()).collect();
            select_all(futs).await
        };
        let msg = r.ok_or_else(|| anyhow!("closed"))??;
        if st.borrow().on {
            let mut s = st.borrow_mut();
            s.frames += 1;
            s.bytes += msg.len() as u64;
        }
        for m in ad.recv(&mut self.seats[i], &msg)? {
            self.ws[i].send(m).await?;
        }
        Ok(i)
    }
    async fn ready(&mut self, ad: &dyn Adapter, st: &Shared) -> Result<()> {
        while !self.seats.iter().all(|s| s.ready && !s.over) {
            self.recv_any(ad, st).await?;
        }
        Ok(())
    }
    async fn play(
        mut self,
        ad: Arc<dyn Adapter>,
        st: Shared,
        think: u64,
        mut go: tokio::sync::watch::Receiver<bool>,
    ) -> Result<()> {
        // until the start, keep answering pings
        while !*go.borrow() {
            tokio::select! { r = self.recv_any(&*ad, &st) => { r?; } _ = go.changed() => {} }
        }
        if think > 0 {
            let d = Duration::from_micros((self.rng.next() >> 32) * think * 1000 >> 32);
            self.drain(&*ad, &st, d).await?;
        }
        loop {
            let t = self.seats[0].turn;
            let s = &self.seats[t];
            let need = if s.deck > 0 { 2 } else { 1 };
            let msg = if s.played >= need || s.hand.is_empty() {
                ad.end(s)
            } else {
                let mut mv = [(0u8, 0u8); 40];
                let mut n = 0;
                for &c in &s.hand {
                    for i in 0..4 {
                        if legal(c, i, s.piles[i]) {
                            mv[n] = (c, i as u8);
                            n += 1;
                        }
                    }
                }
                if n == 0 {
                    bail!("seat {t} is stuck but the server did not end the game: {:?} {:?}", s.hand, s.piles)
                }
                let (c, p) = mv[self.rng.below(n)];
                ad.play(s, c, p)
            };
            let (gen, want) = (s.gen, s.seq + 1);
            let mut seen = vec![false; self.seats.len()];
            let t0 = Instant::now();
            self.ws[t].send(msg).await?;
            let mut left = seen.len();
            while left > 0 {
                let i = tokio::time::timeout(Duration::from_secs(30), self.recv_any(&*ad, &st))
                    .await
                    .map_err(|_| anyhow!("no answer in 30 s"))??;
                let s = &self.seats[i];
                if !seen[i] && (s.gen > gen || s.seq >= want) {
                    seen[i] = true;
                    left -= 1;
                    let us = t0.elapsed().as_micros() as u32;
                    let mut x = st.borrow_mut();
                    if x.on {
                        if i != t {
                            x.other.push(us)
                        }
                        if left == 0 {
                            x.all.push(us);
                            x.moves += 1
                        }
                    }
                }
            }
            if self.seats.iter().any(|s| s.over) {
                if st.borrow().on {
                    st.borrow_mut().games += 1
                }
                while !self.seats.iter().all(|s| s.over) {
                    self.recv_any(&*ad, &st).await?;
                }
                for i in 0..self.seats.len() {
                    if let Some(m) = ad.again(&mut self.seats[i]) {
                        self.ws[i].send(m).await?
                    }
                }
                self.ready(&*ad, &st).await?;
            }
            // 0.5-1.5 times the think time, so that moves do not lock on to a server's timer
            if think > 0 {
                let d = Duration::from_micros(think * 500 + ((self.rng.next() >> 32) * think * 1000 >> 32));
                self.drain(&*ad, &st, d).await?
            }
        }
    }
    async fn drain(&mut self, ad: &dyn Adapter, st: &Shared, d: Duration) -> Result<()> {
        let end = tokio::time::Instant::now() + d;
        loop {
            match tokio::time::timeout_at(end, self.recv_any(ad, st)).await {
                Ok(r) => {
                    r?;
                }
                Err(_) => return Ok(()),
            }
        }
    }
}
async fn open(ad: Arc<dyn Adapter>, id: u32, seats: usize, st: Shared) -> Result<Table> {
    let (ws, seats) = ad.open(id, seats).await?;
    let mut t = Table { ws, seats, rng: Rng(0x9e3779b97f4a7c15 ^ ((id as u64 + 1) << 20)) };
    for _ in 0..8 {
        t.rng.next();
    }
    for i in 0..t.seats.len() {
        for m in ad.hello(&mut t.seats[i]) {
            t.ws[i].send(m).await?
        }
    }
    tokio::time::timeout(Duration::from_secs(30), t.ready(&*ad, &st))
        .await
        .map_err(|_| anyhow!("table {id} not ready in 30 s"))??;
    Ok(t)
}
fn pct(v: &[u32], p: f64) -> f64 {
    if v.is_empty() {
        return -1.;
    }
    v[((v.len() - 1) as f64 * p) as usize] as f64 / 1000.
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    let c = conf()?;
    let ad = adapters::make(&c.proto, &c.addr)?;
    let st: Shared = Default::default();
    let local = tokio::task::LocalSet::new();
    local.run_until(async move {
        let rss0: f64 = c.pids.iter().map(|p| rss_kb(*p)).sum(); let cpu0: f64 = c.pids.iter().map(|p| cpu_ms(*p)).sum(); let t0 = Instant::now();
        // open the tables, `par` at a time; ids differ from run to run
        let (go, rx) = tokio::sync::watch::channel(false); let (mut held, mut fail) = (0u32, 0u32);
        let base = std::process::id() % 30000 * 100_000; let mut ids = base..base + c.tables; let mut run = futures_util::stream::FuturesUnordered::new();
        loop { while run.len() < c.par { match ids.next() { Some(i) => run.push(open(ad.clone(), i, c.seats, st.clone())), None => break } }
               match run.next().await { Some(Err(e)) => { fail += 1; if fail < 4 { eprintln!("open: {e:#}") } } None => break,
                   Some(Ok(t)) => { held += 1; let (ad, st, th, rx) = (ad.clone(), st.clone(), c.think, rx.clone());
                       tokio::task::spawn_local(async move { if let Err(e) = t.play(ad, st.clone(), th, rx).await { let mut s = st.borrow_mut(); s.errs += 1; if s.errs < 4 { eprintln!("table: {e:#}") } } }); } } }
        let open_s = t0.elapsed().as_secs_f64(); let cpu1: f64 = c.pids.iter().map(|p| cpu_ms(*p)).sum();
        tokio::time::sleep(Duration::from_millis(500)).await; let rss1: f64 = c.pids.iter().map(|p| rss_kb(*p)).sum();
        let me = std::process::id();
        if c.idle > 0. {   // hold the tables without playing: idle cost
            let a: f64 = c.pids.iter().map(|p| cpu_ms(*p)).sum(); let w = Instant::now();
            tokio::time::sleep(Duration::from_secs_f64(c.idle)).await;
            let b: f64 = c.pids.iter().map(|p| cpu_ms(*p)).sum(); let r: f64 = c.pids.iter().map(|p| rss_kb(*p)).sum();
            println!("{{\"mode\":\"idle\",\"label\":\"{}\",\"tables\":{held},\"idle_cpu_pct\":{:.2},\"rss_mb\":{:.1},\"rss0_mb\":{:.1},\"kb_per_table\":{:.2}}}", c.label, (b - a) / w.elapsed().as_millis() as f64 * 100., r / 1024., rss0 / 1024., (r - rss0) / held.max(1) as f64);
        }
        go.send(true)?;
        tokio::time::sleep(Duration::from_secs_f64(c.warm)).await;
        st.borrow_mut().on = true; let w = Instant::now(); let (a, la, ba): (f64, f64, f64) = (c.pids.iter().map(|p| cpu_ms(*p)).sum(), cpu_ms(me), busy_ms());
        tokio::time::sleep(Duration::from_secs_f64(c.secs)).await;
        st.borrow_mut().on = false; let el = w.elapsed().as_secs_f64(); let (b, lb, bb): (f64, f64, f64) = (c.pids.iter().map(|p| cpu_ms(*p)).sum(), cpu_ms(me), busy_ms());
        let rss2: f64 = c.pids.iter().map(|p| rss_kb(*p)).sum(); let mut s = st.borrow_mut(); s.other.sort_unstable(); s.all.sort_unstable();
        let m = s.moves.max(1) as f64;
        println!("{{\"label\":\"{}\",\"proto\":\"{}\",\"tables\":{held},\"open_fail\":{fail},\"open_s\":{open_s:.2},\"open_cpu_ms_per_table\":{:.2},\"think_ms\":{},\"secs\":{el:.1},\"moves\":{},\"moves_per_s\":{:.0},\"games\":{},\"errs\":{},\
            \"other_p50_ms\":{:.2},\"other_p99_ms\":{:.2},\"other_max_ms\":{:.1},\"all_p50_ms\":{:.2},\"all_p99_ms\":{:.2},\"srv_cpu_pct\":{:.0},\"srv_cpu_us_per_move\":{:.1},\"gen_cpu_pct\":{:.0},\"others_cpu_pct\":{:.0},\
            \"rss0_mb\":{:.1},\"rss_open_mb\":{:.1},\"rss_end_mb\":{:.1},\"kb_per_table_open\":{:.1},\"kb_per_table_end\":{:.1},\"frames_per_move\":{:.2},\"bytes_per_move\":{:.0}}}",
            c.label, c.proto, (cpu1 - cpu0) / held.max(1) as f64, c.think, s.moves, s.moves as f64 / el, s.games, s.errs, pct(&s.other, 0.5), pct(&s.other, 0.99), pct(&s.other, 1.0), pct(&s.all, 0.5), pct(&s.all, 0.99),
            (b - a) / el / 10., (b - a) * 1000. / m, (lb - la) / el / 10., ((bb - ba) - (b - a) - (lb - la)) / el / 10.,
            rss0 / 1024., rss1 / 1024., rss2 / 1024., (rss1 - rss0) / held.max(1) as f64, (rss2 - rss0) / held.max(1) as f64, s.frames as f64 / m, s.bytes as f64 / m);
        std::process::exit(0)
    }).await
}
