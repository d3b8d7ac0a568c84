//! A real server on a real database, and clients over real sockets.
#![allow(dead_code)] // each test uses a part of it

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{Created, Down, Refused, Up, Update, VERSION};
use serde_json::{Value, json};
use server::{Config, Server, Settings};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// How long an answer may take before a test gives up.
const PATIENCE: Duration = Duration::from_secs(30);

/// A configuration for tests: any port, no limits, quick bots.
pub(crate) fn config(folder: &std::path::Path) -> Config {
    let settings = Settings {
        port: Some(0),
        data: Some(folder.to_owned()),
        socket_rate: Some(0),
        address_rate: Some(0),
        page_rate: Some(0),
        address_connections: Some(0),
        table_rate: Some(0),
        address_sockets: Some(0),
        bot_pause: Some(0),
        expert_time: Some(20),
        ..Settings::default()
    };
    settings.config().expect("a configuration")
}

pub(crate) async fn start(folder: &std::path::Path) -> Server {
    Server::start(config(folder)).await.expect("a server")
}

/// A request, and its answer: the status, the headers and the body.
pub(crate) async fn http(
    address: SocketAddr,
    method: &str,
    path: &str,
    secret: Option<&str>,
    body: &str,
) -> (u16, String, String) {
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    let bearer = secret.map(|secret| format!("Authorization: Bearer {secret}\r\n"));
    let bearer = bearer.unwrap_or_default();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{bearer}\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.expect("an answer");
    let answer = String::from_utf8(answer).expect("text");
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
    (status, head.to_owned(), body.to_owned())
}

pub(crate) async fn create(address: SocketAddr, table: Value) -> Created {
    let (status, _, body) = http(address, "POST", "/api/tables", None, &table.to_string()).await;
    assert_eq!(status, 201, "{body}");
    serde_json::from_str(&body).expect("a table")
}

/// Two people at The Game, dealt at once.
pub(crate) fn two() -> Value {
    json!({"game": "the-game", "seats": [{}, {}], "start": true})
}

/// A client.
pub(crate) struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The last update with a view.
    pub(crate) view: Option<Value>,
    pub(crate) ply: usize,
    pub(crate) seq: u64,
    /// All texts that came.
    pub(crate) texts: Vec<String>,
    /// Why the socket was closed, as the server told it.
    pub(crate) farewell: Option<String>,
    /// The same for programs.
    pub(crate) close_code: Option<u16>,
    waiting: VecDeque<Down>,
    ids: u64,
}

impl Client {
    pub(crate) async fn connect(address: SocketAddr) -> Client {
        let url = format!("ws://{address}/api/socket");
        let (socket, _) = tokio_tungstenite::connect_async(url).await.expect("a socket");
        Client {
            socket,
            view: None,
            ply: 0,
            seq: 0,
            texts: Vec::new(),
            farewell: None,
            close_code: None,
            waiting: VecDeque::new(),
            ids: 0,
        }
    }

    /// Comes to a table, and waits for what is told first.
    pub(crate) async fn join(
        address: SocketAddr,
        table: &str,
        secret: Option<&str>,
        since: Option<u64>,
    ) -> Client {
        let mut client = Client::connect(address).await;
        client.send(&join(table, secret, since)).await;
        client.update().await;
        client
    }

    pub(crate) async fn send(&mut self, message: &Up) {
        self.send_text(&serde_json::to_string(message).expect("JSON")).await;
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.expect("sent");
    }

    pub(crate) async fn send_raw(&mut self, message: Message) {
        self.socket.send(message).await.expect("sent");
    }

    /// The next message; nothing once the socket is closed.
    pub(crate) async fn next(&mut self) -> Option<Down> {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("in time");
            match next {
                Some(Ok(Message::Text(text))) => {
                    self.texts.push(text.to_string());
                    let down: Down = serde_json::from_str(&text).expect("a message");
                    if let Down::Update(update) = &down {
                        self.seq = update.seq;
                        self.ply = update.ply.unwrap_or(self.ply);
                        if let Some(view) = &update.view {
                            self.view = serde_json::to_value(view).ok();
                        }
                    }
                    return Some(down);
                }
                Some(Ok(Message::Close(frame))) => {
                    self.close_code = frame.as_ref().map(|frame| frame.code.into());
                    self.farewell = frame.map(|frame| frame.reason.to_string());
                    return None;
                }
                Some(Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    pub(crate) async fn update(&mut self) -> Update {
        loop {
            match self.next().await.expect("an update") {
                Down::Update(update) => return update,
                Down::Refused(refused) => panic!("refused: {refused:?}"),
                _ => {}
            }
        }
    }

    pub(crate) async fn refused(&mut self) -> Refused {
        loop {
            if let Down::Refused(refused) = self.next().await.expect("a refusal") {
                return refused;
            }
        }
    }

    pub(crate) fn legal(&self) -> Vec<String> {
        let legal = self.view.as_ref().and_then(|view| view["legal"].as_array());
        let token = |token: &Value| token.as_str().map(str::to_owned);
        legal.into_iter().flatten().filter_map(token).collect()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.view.as_ref().is_some_and(|view| view["over"] == true)
    }

    pub(crate) fn message(&mut self, actions: &[&str]) -> Up {
        self.ids += 1;
        let actions = actions.iter().map(ToString::to_string).collect();
        Up::Act { id: format!("m{}", self.ids), ply: self.ply, actions }
    }

    /// Does something, and waits until it is done.
    pub(crate) async fn act(&mut self, action: &str) -> Update {
        let message = self.message(&[action]);
        let id = message.id().map(str::to_owned);
        self.send(&message).await;
        loop {
            let update = self.update().await;
            if update.ack == id {
                return update;
            }
        }
    }

    /// `end` if it may, else the first thing that is legal.
    pub(crate) fn choice(&self) -> Option<String> {
        let legal = self.legal();
        legal.iter().find(|token| *token == "end").or(legal.first()).cloned()
    }
}

/// The key of whoever comes by this invitation in these tests.
pub(crate) fn key_for(invitation: &str) -> String {
    format!("k{invitation}")
}

/// A join with an invitation and the key that goes with it, or with the spectators' secret.
pub(crate) fn join(table: &str, secret: Option<&str>, since: Option<u64>) -> Up {
    Up::Join {
        version: VERSION,
        table: table.to_owned(),
        secret: secret.map(str::to_owned),
        key: secret.map(key_for),
        since,
        name: None,
        views: true,
    }
}
