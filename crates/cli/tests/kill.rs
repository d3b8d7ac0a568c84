//! The promise: a move that was accepted is never lost. A load of tables plays over real sockets
//! while the server is killed again and again; after each restart every acknowledged move is there,
//! every client resumes by number, and all games come to their end.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{Created, Down, Happened, Up, Update, VERSION};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Times that the server is killed.
const KILLS: u32 = 100;

/// Tables that play at the same time.
const TABLES: usize = 6;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The connection is gone, as it is when the server was killed.
struct Gone;

/// The server as a process of its own.
fn serve(folder: &Path) -> (Child, SocketAddr) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_subibaja"))
        .args(["serve", "--port", "0", "--socket-rate", "0", "--address-rate", "0"])
        .args(["--table-rate", "0", "--address-sockets", "0", "--data"])
        .arg(folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("a server");
    let mut line = String::new();
    let stdout = child.stdout.take().expect("its output");
    BufReader::new(stdout).read_line(&mut line).expect("its first line");
    let address = line.trim().rsplit('/').next().and_then(|address| address.parse().ok());
    (child, address.unwrap_or_else(|| panic!("no address in {line:?}")))
}

async fn http(address: SocketAddr, request: &str) -> Result<String, Gone> {
    let mut stream = TcpStream::connect(address).await.map_err(|_| Gone)?;
    stream.write_all(request.as_bytes()).await.map_err(|_| Gone)?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.map_err(|_| Gone)?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or(Gone)?;
    if head.starts_with("HTTP/1.1 20") { Ok(body.to_owned()) } else { Err(Gone) }
}

async fn create(address: SocketAddr) -> Result<Created, Gone> {
    let body = r#"{"game":"the-game","seats":[{},{}],"start":true}"#;
    let request = format!(
        "POST /api/tables HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    serde_json::from_str(&http(address, &request).await?).map_err(|_| Gone)
}

/// A table and what its players know for sure.
struct Game {
    made: Created,
    /// Per seat: the last event seen.
    seen: [u64; 2],
    /// The actions that were acknowledged, by ply.
    accepted: Vec<(usize, String)>,
    /// The message that has no answer yet: it is sent again.
    open: Option<(usize, Up)>,
    views: [Option<records::Sighted>; 2],
    ply: usize,
    ids: u64,
    resumes: u32,
}

impl Game {
    fn new(made: Created) -> Game {
        Game {
            made,
            seen: [0; 2],
            accepted: Vec::new(),
            open: None,
            views: [None, None],
            ply: 0,
            ids: 0,
            resumes: 0,
        }
    }

    fn is_over(&self) -> bool {
        self.views.iter().flatten().any(|view| view.over)
    }

    /// Both seats come back, naming the last event they saw.
    async fn resume(&mut self, address: SocketAddr) -> Result<[Socket; 2], Gone> {
        let mut sockets = Vec::new();
        for seat in 0..2 {
            let url = format!("ws://{address}/api/socket");
            let (mut socket, _) = tokio_tungstenite::connect_async(url).await.map_err(|_| Gone)?;
            let join = Up::Join {
                version: VERSION,
                table: self.made.table.clone(),
                secret: Some(self.made.seats[seat].secret.clone()),
                since: (self.seen[seat] > 0).then_some(self.seen[seat]),
                name: None,
            };
            send(&mut socket, &join).await?;
            let since = self.seen[seat];
            let first = self.update(&mut socket, seat).await?;
            assert!(first.seq >= since, "event {since} was seen, and is lost: {}", first.seq);
            assert!(since == 0 || !first.whole, "a resume by number brings the missing events");
            let next = first.events.first().map(|event| event.seq);
            assert!(next.is_none_or(|next| next == since + 1), "no event is left out");
            sockets.push(socket);
        }
        self.resumes += 1;
        let accepted = self.accepted.last().map_or(0, |(ply, _)| ply + 1);
        assert!(self.ply >= accepted, "{accepted} actions were accepted, {} are left", self.ply);
        sockets.try_into().map_err(|_| Gone)
    }

    /// The next update of a seat.
    async fn update(&mut self, socket: &mut Socket, seat: usize) -> Result<Update, Gone> {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(20), socket.next()).await;
            let Ok(Some(Ok(message))) = next else { return Err(Gone) };
            let Message::Text(text) = message else { continue };
            match serde_json::from_str(&text).expect("a message") {
                Down::Update(update) => {
                    self.seen[seat] = update.seq;
                    self.ply = update.ply.unwrap_or(self.ply);
                    self.views[seat] = update.view.clone().or(self.views[seat].take());
                    return Ok(update);
                }
                Down::Ack { id, seq, .. } => {
                    self.answered(&id);
                    self.seen[seat] = self.seen[seat].max(seq);
                }
                Down::Refused(refused) => panic!("{refused:?}"),
                Down::Presence { .. } | Down::Pong {} => {}
            }
        }
    }

    /// A message was acknowledged: what it did must never be lost.
    fn answered(&mut self, id: &str) {
        if let Some((_, Up::Act { ply, actions, .. })) =
            self.open.take_if(|(_, message)| message.id() == Some(id))
        {
            self.accepted.extend((ply..).zip(actions));
        }
    }

    async fn play(&mut self, sockets: &mut [Socket; 2]) -> Result<(), Gone> {
        while !self.is_over() || self.open.is_some() {
            if self.open.is_none() {
                self.open = self.choose();
            }
            let (seat, message) = self.open.clone().expect("somebody may do something");
            send(&mut sockets[seat], &message).await?;
            while self.open.is_some() {
                // An answer to a message sent again comes without an update.
                let next = tokio::time::timeout(Duration::from_secs(20), async {
                    self.next_answer(&mut sockets[seat], seat).await
                });
                next.await.map_err(|_| Gone)??;
            }
            let other = 1 - seat;
            while self.seen[other] < self.seen[seat] {
                self.update(&mut sockets[other], other).await?;
            }
        }
        Ok(())
    }

    async fn next_answer(&mut self, socket: &mut Socket, seat: usize) -> Result<(), Gone> {
        let Some(Ok(message)) = socket.next().await else { return Err(Gone) };
        let Message::Text(text) = message else { return Ok(()) };
        match serde_json::from_str(&text).expect("a message") {
            Down::Update(update) => {
                self.seen[seat] = update.seq;
                self.ply = update.ply.unwrap_or(self.ply);
                self.views[seat] = update.view.clone().or(self.views[seat].take());
                for event in &update.events {
                    assert!(!matches!(event.what, Happened::TookBack { .. }));
                }
                if let Some(id) = &update.ack {
                    self.answered(id);
                }
            }
            Down::Ack { id, .. } => self.answered(&id),
            Down::Refused(refused) => panic!("{refused:?}"),
            Down::Presence { .. } | Down::Pong {} => {}
        }
        Ok(())
    }

    fn choose(&mut self) -> Option<(usize, Up)> {
        let seat = (0..2)
            .find(|seat| self.views[*seat].as_ref().is_some_and(|view| !view.legal.is_empty()))?;
        let legal = &self.views[seat].as_ref()?.legal;
        let end = legal.iter().find(|token| *token == "end");
        let action = end.unwrap_or(&legal[self.ids as usize % legal.len()]).clone();
        self.ids += 1;
        let id = format!("m{}", self.ids);
        Some((seat, Up::Act { id, ply: self.ply, actions: vec![action] }))
    }

    /// Everything accepted stands in the record, at its place.
    async fn check_record(&self, address: SocketAddr) -> Result<(), Gone> {
        let request = format!(
            "GET /api/tables/{}/record HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
             Authorization: Bearer {}\r\n\r\n",
            self.made.table, self.made.watch
        );
        let body = http(address, &request).await?;
        let record = records::Record::from_json(body.trim()).expect("a record");
        for (ply, action) in &self.accepted {
            assert_eq!(record.actions.get(*ply), Some(action), "at ply {ply}");
        }
        assert_eq!(record.actions.len(), self.accepted.len(), "something was done twice");
        records::Replay::new(&record).expect("a deal").play_all(&record).expect("a sound record");
        Ok(())
    }
}

async fn send(socket: &mut Socket, message: &Up) -> Result<(), Gone> {
    let text = serde_json::to_string(message).expect("JSON");
    socket.send(Message::text(text)).await.map_err(|_| Gone)
}

/// Plays game after game until told to stop; a game that has begun is played to its end.
async fn table(
    mut address: watch::Receiver<SocketAddr>,
    stop: watch::Receiver<bool>,
) -> (u32, u32) {
    let (mut games, mut resumes) = (0, 0);
    while !*stop.borrow() {
        let now = *address.borrow_and_update();
        let Ok(made) = create(now).await else {
            let _ = tokio::time::timeout(Duration::from_millis(50), address.changed()).await;
            continue;
        };
        let mut game = Game::new(made);
        loop {
            let now = *address.borrow_and_update();
            let done = async {
                let mut sockets = game.resume(now).await?;
                game.play(&mut sockets).await?;
                game.check_record(now).await
            };
            if done.await.is_ok() {
                break;
            }
            let _ = tokio::time::timeout(Duration::from_millis(50), address.changed()).await;
        }
        games += 1;
        resumes += game.resumes - 1;
    }
    (games, resumes)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_accepted_move_is_lost_when_the_server_is_killed() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut server, address) = serve(folder.path());
    let (tell, told) = watch::channel(address);
    let (stop, stopped) = watch::channel(false);
    let tables: Vec<_> =
        (0..TABLES).map(|_| tokio::spawn(table(told.clone(), stopped.clone()))).collect();
    let mut chance = 0x9e37_79b9_u32;
    for _ in 0..KILLS {
        chance ^= chance << 13;
        chance ^= chance >> 17;
        chance ^= chance << 5;
        tokio::time::sleep(Duration::from_millis(u64::from(chance % 120))).await;
        server.kill().expect("killed");
        server.wait().expect("gone");
        let folder = folder.path().to_owned();
        let (next, address) =
            tokio::task::spawn_blocking(move || serve(&folder)).await.expect("a server");
        server = next;
        tell.send(address).expect("told");
    }
    stop.send(true).expect("told");
    let (mut games, mut resumes) = (0, 0);
    for table in tables {
        let (played, resumed) = table.await.expect("every promise was kept");
        games += played;
        resumes += resumed;
    }
    println!("{KILLS} kills, {games} games, {resumes} resumes in mid game");
    assert!(games >= TABLES as u32, "every table finished a game");
    assert!(resumes >= KILLS / 2, "only {resumes} games were hit");
    server.kill().expect("killed");
    server.wait().expect("gone");
}
