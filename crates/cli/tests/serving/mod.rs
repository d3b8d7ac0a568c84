//! The server as a process of its own, and what a client needs to speak with it.

#![allow(dead_code)] // each test uses a part of it

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use futures_util::SinkExt as _;
use protocol::{Created, Up, VERSION};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The connection is gone, as it is when the server was killed, or the answer was a refusal.
#[derive(Debug)]
pub(crate) struct Gone;

/// Starts a server on any free port, with no limits.
pub(crate) fn serve(folder: &Path, environment: &[(&str, &Path)]) -> (Child, SocketAddr) {
    let (child, address) = start(folder, environment, &[]);
    (child, address.expect("an address"))
}

/// The same with more arguments; no address if it can't start with them.
pub(crate) fn serve_with(folder: &Path, arguments: &[&str]) -> (Child, Option<SocketAddr>) {
    start(folder, &[], arguments)
}

fn start(
    folder: &Path,
    environment: &[(&str, &Path)],
    arguments: &[&str],
) -> (Child, Option<SocketAddr>) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_subibaja"))
        .args(["serve", "--port", "0", "--socket-rate", "0", "--address-rate", "0"])
        .args([
            "--table-rate",
            "0",
            "--address-sockets",
            "0",
            "--address-connections",
            "0",
            "--data",
        ])
        .arg(folder)
        .args(arguments)
        .envs(environment.iter().copied())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("a server");
    let mut line = String::new();
    let stdout = child.stdout.take().expect("its output");
    BufReader::new(stdout).read_line(&mut line).expect("its first line");
    let address = line.trim().rsplit('/').next().and_then(|address| address.parse().ok());
    (child, address)
}

/// A request; its body if it was granted.
async fn http(address: SocketAddr, request: &str) -> Result<String, Gone> {
    let mut stream = TcpStream::connect(address).await.map_err(|_| Gone)?;
    stream.write_all(request.as_bytes()).await.map_err(|_| Gone)?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.map_err(|_| Gone)?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or(Gone)?;
    if head.starts_with("HTTP/1.1 20") { Ok(body.to_owned()) } else { Err(Gone) }
}

/// Reads something, with a secret.
pub(crate) async fn get(address: SocketAddr, path: &str, secret: &str) -> Result<String, Gone> {
    let request = format!(
        "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
         Authorization: Bearer {secret}\r\n\r\n"
    );
    http(address, &request).await
}

/// A table of The Game for two, dealt at once.
pub(crate) async fn create(address: SocketAddr) -> Result<Created, Gone> {
    create_of(address, "the-game").await
}

/// The same of another game.
pub(crate) async fn create_of(address: SocketAddr, game: &str) -> Result<Created, Gone> {
    let body = format!(r#"{{"game":"{game}","seats":[{{}},{{}}],"start":true}}"#);
    let request = format!(
        "POST /api/tables HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    serde_json::from_str(&http(address, &request).await?).map_err(|_| Gone)
}

/// Comes to a seat.
pub(crate) async fn join(
    address: SocketAddr,
    made: &Created,
    seat: usize,
    since: Option<u64>,
) -> Result<Socket, Gone> {
    let url = format!("ws://{address}/api/socket");
    let (mut socket, _) = tokio_tungstenite::connect_async(url).await.map_err(|_| Gone)?;
    let join = Up::Join {
        version: VERSION,
        table: made.table.clone(),
        secret: Some(made.invitations[seat].secret.clone()),
        key: Some(format!("keyofthepersonatseat{seat}")),
        since,
        name: None,
        views: true,
    };
    send(&mut socket, &join).await?;
    Ok(socket)
}

pub(crate) async fn send(socket: &mut Socket, message: &Up) -> Result<(), Gone> {
    let text = serde_json::to_string(message).expect("JSON");
    socket.send(Message::text(text)).await.map_err(|_| Gone)
}
