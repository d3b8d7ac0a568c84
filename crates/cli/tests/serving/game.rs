//! A table with two people over real sockets, who know for sure what was acknowledged.

#![allow(dead_code)] // each test file uses a part

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::StreamExt as _;
use protocol::{Created, Down, Happened, Up, Update};
use tokio_tungstenite::tungstenite::Message;

use crate::serving::{Gone, Socket, get, join, send};

/// A table and what its players know for sure.
pub(crate) struct Game {
    pub(crate) made: Created,
    /// Per seat: the last event seen.
    pub(crate) seen: [u64; 2],
    /// The actions that were acknowledged, by ply.
    pub(crate) accepted: Vec<(usize, String)>,
    /// The message that has no answer yet: it is sent again.
    pub(crate) open: Option<(usize, Up)>,
    pub(crate) views: [Option<records::ViewJson>; 2],
    pub(crate) ply: usize,
    pub(crate) ids: u64,
    pub(crate) resumes: u32,
}

impl Game {
    pub(crate) fn new(made: Created) -> Game {
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

    pub(crate) fn is_over(&self) -> bool {
        self.views.iter().flatten().any(|view| view.over)
    }

    /// Both seats come back, naming the last event they saw.
    pub(crate) async fn resume(&mut self, address: SocketAddr) -> Result<[Socket; 2], Gone> {
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

    pub(crate) async fn play(&mut self, sockets: &mut [Socket; 2]) -> Result<(), Gone> {
        while !self.is_over() || self.open.is_some() {
            self.step(sockets).await?;
        }
        Ok(())
    }

    /// One message, answered and heard of by both.
    pub(crate) async fn step(&mut self, sockets: &mut [Socket; 2]) -> Result<(), Gone> {
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
    pub(crate) async fn check_record(&self, address: SocketAddr) -> Result<(), Gone> {
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
