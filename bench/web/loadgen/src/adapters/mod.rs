//! An adapter turns one server's protocol into the seat's view of the table. To add a server: copy json.rs,
//! fill in the five functions, add a line to make().
use anyhow::{bail, Context, Result};
use futures_util::future::BoxFuture;
use std::sync::Arc;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
pub use tokio_tungstenite::tungstenite::Message;
pub type Ws = tokio_tungstenite::WebSocketStream<TcpStream>;

#[derive(Default, Debug)]
pub struct Seat {
    pub table: u32,
    pub idx: usize,
    pub gen: u32, // which game at this table (counts up when a new game is dealt)
    pub seq: u32, // number of accepted moves in this game, as this seat has seen it
    pub turn: usize,
    pub piles: [u8; 4],
    pub hand: Vec<u8>,
    pub played: u8,
    pub deck: u8,
    pub over: bool,
    pub ready: bool,             // ready = this seat holds a complete view and may play
    pub json: serde_json::Value, // for the adapter's own use
    pub view: Option<rules::View>, // Subibaja: followed by the rules, as its clients do
}
pub trait Adapter {
    /// Create table `id` and connect its seats.
    fn open<'a>(&'a self, id: u32, seats: usize) -> BoxFuture<'a, Result<(Vec<Ws>, Vec<Seat>)>>;
    /// Frames a seat sends first.
    fn hello(&self, _s: &mut Seat) -> Vec<Message> {
        vec![]
    }
    /// One received frame: update the seat; return frames to send back (pongs, acknowledgements).
    fn recv(&self, s: &mut Seat, m: &Message) -> Result<Vec<Message>>;
    fn play(&self, s: &Seat, card: u8, pile: u8) -> Message;
    fn end(&self, s: &Seat) -> Message;
    /// The game is over: what this seat sends for the next game at the same table.
    fn again(&self, s: &mut Seat) -> Option<Message>;
}
mod colyseus;
mod json;
mod subibaja;
pub fn make(proto: &str, addr: &str) -> Result<Arc<dyn Adapter>> {
    let a = addr.to_string();
    Ok(match proto {
        "json" => Arc::new(json::Json(a)),
        "subibaja" => Arc::new(subibaja::Subibaja(a)),
        "colyseus" => Arc::new(colyseus::Colyseus(a)),
        _ => bail!("unknown protocol {proto}"),
    })
}
/// WebSocket connection with TCP_NODELAY.
pub async fn connect(addr: &str, path: &str) -> Result<Ws> {
    // spread the source addresses over 127.0.0.2-17: more than 28,000 sockets to one port
    static K: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
    let k = K.fetch_add(1, std::sync::atomic::Ordering::Relaxed) % 16;
    let sock = tokio::net::TcpSocket::new_v4()?;
    sock.bind(std::net::SocketAddr::from(([127, 0, 0, 2 + k as u8], 0)))?;
    let s = sock.connect(addr.parse()?).await?;
    s.set_nodelay(true)?;
    let mut c = tokio_tungstenite::tungstenite::protocol::WebSocketConfig::default();
    c.read_buffer_size = 2048;
    c.write_buffer_size = 0; // the default 128 KiB a socket wrecks the cache
    Ok(tokio_tungstenite::client_async_with_config(format!("ws://{addr}{path}"), s, Some(c))
        .await
        .with_context(|| path.to_string())?
        .0)
}
/// Minimal HTTP POST of JSON on a fresh connection.
pub async fn post(addr: &str, path: &str, body: &str) -> Result<serde_json::Value> {
    let mut s = TcpStream::connect(addr).await?;
    let mut b = vec![];
    s.write_all(format!("POST {path} HTTP/1.1\r\nHost: {addr}\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{body}", body.len()).as_bytes()).await?;
    s.read_to_end(&mut b).await?;
    let t = String::from_utf8_lossy(&b);
    let (i, j) = (t.find('{').context("no JSON")?, t.rfind('}').context("no JSON")?);
    let v: serde_json::Value = serde_json::from_str(&t[i..=j])?;
    if !t.starts_with("HTTP/1.1 20") {
        bail!("{path}: {v}")
    }
    Ok(v)
}
