//! How long a move takes to whoever made it, and to the other seat at another node.
//!
//!     cargo run --release -p subibaja --example across -- --rate 2000 127.0.0.1:7111 127.0.0.1:7112
//!
//! The nodes are started before, without limits (`--socket-rate 0 --address-rate 0 --table-rate 0
//! --address-sockets 0 --address-connections 0`). At each table sit two people, each at the next node;
//! they make random moves of The Game, so many a second in all.

#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "times and rates need not be exact"
)]

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use anyhow::{Context as _, anyhow};
use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{Created, Down, Up, VERSION};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

struct Asked {
    nodes: Vec<SocketAddr>,
    tables: usize,
    rate: f64,
    lasts: Duration,
}

fn asked() -> anyhow::Result<Asked> {
    let mut asked =
        Asked { nodes: Vec::new(), tables: 200, rate: 200.0, lasts: Duration::from_secs(10) };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().with_context(|| format!("{argument} needs a number"));
        match argument.as_str() {
            "--tables" => asked.tables = value()?.parse()?,
            "--rate" => asked.rate = value()?.parse()?,
            "--seconds" => asked.lasts = Duration::from_secs(value()?.parse()?),
            address => asked.nodes.push(address.parse().context(address.to_owned())?),
        }
    }
    anyhow::ensure!(!asked.nodes.is_empty(), "name the addresses of nodes");
    Ok(asked)
}

struct Player {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    seq: u64,
    ply: usize,
    legal: Vec<String>,
    over: bool,
}

impl Player {
    async fn join(node: SocketAddr, made: &Created, seat: usize) -> anyhow::Result<Player> {
        let url = format!("ws://{node}/api/socket?table={}", made.table);
        let (socket, _) = tokio_tungstenite::connect_async(url).await?;
        let mut player = Player { socket, seq: 0, ply: 0, legal: Vec::new(), over: false };
        let join = Up::Join {
            version: VERSION,
            table: made.table.clone(),
            secret: Some(made.invitations[seat].secret.clone()),
            key: Some(format!("keyofthepersonatseat{seat}")),
            since: None,
            name: None,
            views: true,
        };
        player.send(&join).await?;
        player.until(1).await?;
        Ok(player)
    }

    async fn send(&mut self, message: &Up) -> anyhow::Result<()> {
        Ok(self.socket.send(Message::text(serde_json::to_string(message)?)).await?)
    }

    /// Waits for an entry, and says when it came.
    async fn until(&mut self, seq: u64) -> anyhow::Result<Instant> {
        let mut came = Instant::now();
        while self.seq < seq {
            let next = tokio::time::timeout(Duration::from_secs(20), self.socket.next()).await;
            let Message::Text(text) = next.context("nothing came")?.context("closed")?? else {
                continue;
            };
            came = Instant::now();
            match serde_json::from_str(&text)? {
                Down::Update(update) => {
                    self.seq = update.seq;
                    self.ply = update.ply.unwrap_or(self.ply);
                    if let Some(view) = update.view {
                        self.over = view.over;
                        self.legal = view.legal.iter().map(ToString::to_string).collect();
                    }
                }
                Down::Refused(refused) => return Err(anyhow!("refused: {}", refused.reason)),
                _ => {}
            }
        }
        Ok(came)
    }
}

async fn create(node: SocketAddr) -> anyhow::Result<Created> {
    let body = r#"{"game":"the-game","seats":[{},{}],"start":true}"#;
    let mut stream = TcpStream::connect(node).await?;
    let request = format!(
        "POST /api/tables HTTP/1.1\r\nHost: {node}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (_, body) = answer.split_once("\r\n\r\n").context("no answer")?;
    serde_json::from_str(body).with_context(|| answer.clone())
}

/// Milliseconds to the sender, and to the other seat.
type Times = Vec<(f64, f64)>;

async fn play(
    asked: Arc<Asked>,
    table: usize,
    ends: Instant,
    made: Arc<AtomicU64>,
) -> anyhow::Result<Times> {
    let node = |seat: usize| asked.nodes[(table + seat) % asked.nodes.len()];
    let mut times = Vec::new();
    let pause = Duration::from_secs_f64(asked.tables as f64 / asked.rate);
    let mut ticks = tokio::time::interval(pause);
    tokio::time::sleep(pause.mul_f64(table as f64 / asked.tables as f64)).await;
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Skip);
    loop {
        let created = create(node(0)).await?;
        let mut players =
            [Player::join(node(0), &created, 0).await?, Player::join(node(1), &created, 1).await?];
        let seq = players[1].seq;
        players[0].until(seq).await?;
        let mut id = 0_u64;
        while let Some(at) = players.iter().position(|player| !player.legal.is_empty()) {
            if Instant::now() >= ends {
                return Ok(times);
            }
            ticks.tick().await;
            let [first, second] = &mut players;
            let (actor, other) = if at == 0 { (first, second) } else { (second, first) };
            let end = actor.legal.iter().find(|token| *token == "end");
            let token = end.unwrap_or(&actor.legal[id as usize % actor.legal.len()]).clone();
            id += 1;
            let (ply, seq) = (actor.ply, actor.seq + 1);
            let sent = Instant::now();
            actor.send(&Up::Act { id: id.to_string(), ply, actions: vec![token] }).await?;
            let (own, theirs) = tokio::join!(actor.until(seq), other.until(seq));
            let since = |at: Instant| (at - sent).as_secs_f64() * 1000.0;
            times.push((since(own?), since(theirs?)));
            made.fetch_add(1, Relaxed);
            if actor.over {
                break;
            }
        }
    }
}

fn percentiles(mut times: Vec<f64>) -> String {
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
    format!("p50 {:.1} ms, p99 {:.1} ms, most {:.1} ms", at(0.5), at(0.99), at(1.0))
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> anyhow::Result<()> {
    let asked = Arc::new(asked()?);
    let made = Arc::new(AtomicU64::new(0));
    let began = Instant::now();
    let ends = began + asked.lasts;
    let tables = (0..asked.tables)
        .map(|table| tokio::spawn(play(Arc::clone(&asked), table, ends, Arc::clone(&made))));
    let tables: Vec<_> = tables.collect();
    let mut times = Times::new();
    for table in tables {
        times.extend(table.await??);
    }
    anyhow::ensure!(!times.is_empty(), "nobody made a move");
    let rate = made.load(Relaxed) as f64 / began.elapsed().as_secs_f64();
    println!("{} moves, {rate:.0} a second", times.len());
    println!("to the sender:     {}", percentiles(times.iter().map(|(own, _)| *own).collect()));
    println!("to the other seat: {}", percentiles(times.iter().map(|(_, other)| *other).collect()));
    Ok(())
}
