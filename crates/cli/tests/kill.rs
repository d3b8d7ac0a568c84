//! The promise: a move that was accepted is never lost. A load of tables plays over real sockets
//! while the server is killed again and again; after each restart every acknowledged move is there,
//! every client resumes by number, and all games come to their end.

mod serving;

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::StreamExt as _;
use protocol::{Created, Down, Happened, Up, Update};
use serving::{Gone, Socket, create, get, join, send, serve};
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::Message;

/// Times that the server is killed.
const KILLS: u32 = 100;

/// Tables that play at the same time.
const TABLES: usize = 6;

/// A table and what its players know for sure.
struct Game {
    made: Created,
    /// Per seat: the last event seen.
    seen: [u64; 2],
    /// The actions that were acknowledged, by ply.
    accepted: Vec<(usize, String)>,
    /// The message that has no answer yet: it is sent again.
    open: Option<(usize, Up)>,
    views: [Option<records::ViewJson>; 2],
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
            let since = self.seen[seat];
            let known = (since > 0).then_some(since);
            let mut socket = join(address, &self.made, seat, known).await?;
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
                Down::Checking { .. } | Down::Presence { .. } | Down::Pong {} => {}
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
            Down::Checking { .. } | Down::Presence { .. } | Down::Pong {} => {}
        }
        Ok(())
    }

    fn choose(&mut self) -> Option<(usize, Up)> {
        let seat = (0..2)
            .find(|seat| self.views[*seat].as_ref().is_some_and(|view| !view.legal.is_empty()))?;
        let legal = &self.views[seat].as_ref()?.legal;
        let end = legal.iter().find(|token| *token == "end");
        let action = end.unwrap_or(&legal[self.ids as usize % legal.len()]).to_string();
        self.ids += 1;
        let id = format!("m{}", self.ids);
        Some((seat, Up::Act { id, ply: self.ply, actions: vec![action] }))
    }

    /// Everything accepted stands in the record, at its place.
    async fn check_record(&self, address: SocketAddr) -> Result<(), Gone> {
        let path = format!("/api/tables/{}/record", self.made.table);
        let body = get(address, &path, &self.made.watch).await?;
        let record = records::Record::from_json(body.trim()).expect("a record");
        for (ply, action) in &self.accepted {
            assert_eq!(record.actions.get(*ply), Some(action), "at ply {ply}");
        }
        assert_eq!(record.actions.len(), self.accepted.len(), "something was done twice");
        records::Replay::new(&record).expect("a deal").play_all(&record).expect("a sound record");
        Ok(())
    }
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
    let (mut server, address) = serve(folder.path(), &[]);
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
            tokio::task::spawn_blocking(move || serve(&folder, &[])).await.expect("a server");
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
