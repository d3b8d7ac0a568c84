//! Rooms of the same table on other nodes: who is there, and what their bots think about.
//!
//! All of it is hearsay. It says who is there and saves thought twice spent; it is never stored, and
//! the log alone decides what happens at a table. So whatever is heard is cut down to what can be.

use rules::MAX_SEATS;
use serde::{Deserialize, Serialize};

use crate::limits::{MAX_CONNECTIONS, MAX_DEVICES, MAX_NEIGHBOURS, NEIGHBOUR_SILENT_MS};

/// What a room tells those of the same table on other nodes.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Neighbour {
    /// Devices by seat, here alone.
    pub seats: Vec<u32>,
    /// Those who look on, here alone.
    pub watchers: usize,
    /// When each seat was left for the last time, as far as anybody told.
    pub left: Vec<Option<i64>>,
    /// When the first of the rooms that are known was opened.
    pub opened: i64,
    /// What bots think about here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thinking: Option<About>,
}

/// What bots think about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct About {
    /// Actions in the game so far.
    pub ply: usize,
    /// A turn to be played, rather than something to say?
    pub is_turn: bool,
}

impl Neighbour {
    /// The same within the bounds of what a room can say; nothing if it is of another table.
    fn bounded(mut self, seats: usize, now: i64) -> Option<Neighbour> {
        if self.seats.len() != seats || self.left.len() != seats {
            return None;
        }
        for devices in &mut self.seats {
            *devices = (*devices).min(MAX_DEVICES as u32);
        }
        for left in self.left.iter_mut().flatten() {
            *left = (*left).min(now);
        }
        self.watchers = self.watchers.min(MAX_CONNECTIONS);
        self.opened = self.opened.min(now);
        Some(self)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.watchers == 0 && self.seats.iter().all(|devices| *devices == 0)
    }
}

/// A room of which something was heard.
#[derive(Clone, Debug)]
struct Heard {
    node: u64,
    at: i64,
    says: Neighbour,
}

/// The other rooms of a table.
#[derive(Clone, Default, Debug)]
pub(super) struct Neighbours(Vec<Heard>);

/// What came of something that was heard.
pub(super) struct News {
    /// It is the first word of that room.
    pub(super) is_new: bool,
    /// When seats were left.
    pub(super) left: [Option<i64>; MAX_SEATS],
    pub(super) opened: i64,
}

impl Neighbours {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Devices that a seat has open there.
    pub(super) fn devices(&self, seat: usize) -> u32 {
        self.0.iter().filter_map(|heard| heard.says.seats.get(seat)).sum()
    }

    pub(super) fn watchers(&self) -> usize {
        self.0.iter().map(|heard| heard.says.watchers).sum()
    }

    /// Hears of a room.
    pub(super) fn hear(
        &mut self,
        node: u64,
        says: Neighbour,
        seats: usize,
        now: i64,
    ) -> Option<News> {
        let says = says.bounded(seats, now)?;
        let mut left = [None; MAX_SEATS];
        left[..seats].copy_from_slice(&says.left);
        let mut news = News { is_new: false, left, opened: says.opened };
        let heard = Heard { node, at: now, says };
        match self.0.iter().position(|heard| heard.node == node) {
            Some(place) => self.0[place] = heard,
            None if self.0.len() >= MAX_NEIGHBOURS => return None,
            None => {
                news.is_new = true;
                self.0.push(heard);
            }
        }
        Some(news)
    }

    /// Forgets a room; those who were there are there no longer.
    pub(super) fn forget(&mut self, node: u64, now: i64) -> [Option<i64>; MAX_SEATS] {
        self.forget_those(|heard| heard.node == node, now)
    }

    /// Forgets the rooms that have not been heard of for long.
    pub(super) fn forget_silent(&mut self, now: i64) -> [Option<i64>; MAX_SEATS] {
        self.forget_those(|heard| now - heard.at >= NEIGHBOUR_SILENT_MS, now)
    }

    fn forget_those(
        &mut self,
        is_gone: impl Fn(&Heard) -> bool,
        now: i64,
    ) -> [Option<i64>; MAX_SEATS] {
        let mut left = [None; MAX_SEATS];
        for heard in self.0.iter().filter(|heard| is_gone(heard)) {
            for (seat, devices) in heard.says.seats.iter().enumerate() {
                if *devices > 0 {
                    left[seat] = Some(now);
                }
            }
        }
        self.0.retain(|heard| !is_gone(heard));
        left
    }

    /// When the next of them will have been silent for too long.
    pub(super) fn silent_at(&self) -> Option<i64> {
        self.0.iter().map(|heard| heard.at + NEIGHBOUR_SILENT_MS).min()
    }

    /// Until when others can be trusted to think about something, by those whose claim is no older
    /// than so many milliseconds and who have precedence.
    pub(super) fn thinks(
        &self,
        about: About,
        claim_ms: i64,
        now: i64,
        precedes: impl Fn(u64) -> bool,
    ) -> Option<i64> {
        let claims = self.0.iter().filter(|heard| heard.says.thinking == Some(about));
        let claims = claims.filter(|heard| precedes(heard.node));
        claims.map(|heard| heard.at + claim_ms).filter(|until| *until > now).max()
    }
}
