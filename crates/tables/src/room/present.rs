//! Who is there now. Nothing of it is stored.

use protocol::{AWAY_MS, Down};
use rules::{MAX_SEATS, Seat, Viewer};

use super::neighbour::{About, Neighbour, Neighbours};
use crate::access::Hash;
use crate::limits::{MAX_CONNECTIONS, MAX_DEVICES};
use crate::table::Table;

/// A connection.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Conn(pub u64);

/// A connection that is there, bound to what it came with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Visitor {
    pub(super) conn: Conn,
    /// With whose eyes it sees.
    pub(super) viewer: Viewer,
    /// What let it in; nothing at a listed table that anyone may watch.
    pub(super) secret: Option<Hash>,
    /// Does it want the whole view with every change of the game?
    pub(super) views: bool,
}

/// The connections.
#[derive(Debug)]
pub(super) struct Present {
    visitors: Vec<Visitor>,
    /// When each seat was left, here or elsewhere.
    left: [Option<i64>; MAX_SEATS],
    /// When the room was opened, or the first of the table's rooms that are known.
    opened: i64,
    /// The rooms of other nodes.
    neighbours: Neighbours,
}

/// How many are there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Count {
    /// Devices by seat.
    pub(super) seats: [u32; MAX_SEATS],
    pub(super) watchers: usize,
}

impl Present {
    pub(super) fn new(now: i64) -> Present {
        let (left, neighbours) = ([None; MAX_SEATS], Neighbours::default());
        Present { visitors: Vec::new(), left, opened: now, neighbours }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.visitors.is_empty()
    }

    pub(super) fn come(&mut self, visitor: Visitor, now: i64) {
        self.leave(visitor.conn, now);
        self.visitors.push(visitor);
    }

    pub(super) fn leave(&mut self, conn: Conn, now: i64) {
        let Some(place) = self.visitors.iter().position(|visitor| visitor.conn == conn) else {
            return;
        };
        if let Viewer::Seat(seat) = self.visitors.remove(place).viewer {
            self.left[seat.index()] = Some(now);
        }
    }

    /// Another node tells of its room; nothing once it has closed it. Is it the first word of it?
    pub(super) fn hear(
        &mut self,
        node: u64,
        says: Option<Neighbour>,
        table: &Table,
        now: i64,
    ) -> bool {
        let Some(says) = says else {
            let left = self.neighbours.forget(node, now);
            self.were_left(left);
            return false;
        };
        let seats = usize::from(table.deal.seats);
        let Some(news) = self.neighbours.hear(node, says, seats, now) else { return false };
        self.opened = self.opened.min(news.opened);
        self.were_left(news.left);
        news.is_new
    }

    /// Forgets the rooms of nodes that fell silent.
    pub(super) fn forget_silent(&mut self, now: i64) {
        if self.neighbours.silent_at().is_some_and(|at| now >= at) {
            let left = self.neighbours.forget_silent(now);
            self.were_left(left);
        }
    }

    fn were_left(&mut self, left: [Option<i64>; MAX_SEATS]) {
        for (known, told) in self.left.iter_mut().zip(left) {
            *known = (*known).max(told);
        }
    }

    pub(super) fn neighbours(&self) -> &Neighbours {
        &self.neighbours
    }

    /// What the rooms of other nodes are told.
    pub(super) fn says(&self, table: &Table, thinking: Option<About>) -> Neighbour {
        let seats = usize::from(table.deal.seats);
        let Count { seats: devices, watchers } = self.count_here();
        Neighbour {
            seats: devices[..seats].to_vec(),
            watchers,
            left: self.left[..seats].to_vec(),
            opened: self.opened,
            thinking,
        }
    }

    pub(super) fn viewer(&self, conn: Conn) -> Option<Viewer> {
        self.visitors.iter().find(|visitor| visitor.conn == conn).map(|visitor| visitor.viewer)
    }

    pub(super) fn visitors(&self) -> &[Visitor] {
        &self.visitors
    }

    /// Those whose secret no longer opens what they see.
    pub(super) fn void<'a>(&'a self, table: &'a Table) -> impl Iterator<Item = Conn> + 'a {
        let is_void =
            |visitor: &&Visitor| table.viewer(visitor.secret.as_ref()) != Some(visitor.viewer);
        self.visitors.iter().filter(is_void).map(|visitor| visitor.conn)
    }

    /// With whose eyes they see, each once.
    pub(super) fn viewers(&self) -> impl Iterator<Item = Viewer> + '_ {
        let all = Seat::all(MAX_SEATS as u8).map(Viewer::Seat).chain([Viewer::Spectator]);
        all.filter(|viewer| self.visitors.iter().any(|visitor| visitor.viewer == *viewer))
    }

    /// Is there room for one more who looks on?
    pub(super) fn has_room(&self) -> bool {
        self.visitors.len() < MAX_CONNECTIONS
    }

    /// The oldest device of a seat that has no room for another.
    pub(super) fn surplus(&self, seat: Seat) -> Option<Conn> {
        let own = |visitor: &&Visitor| visitor.viewer == Viewer::Seat(seat);
        let mut devices = self.visitors.iter().filter(own);
        let oldest = devices.next()?;
        let elsewhere = self.neighbours.devices(seat.index()) as usize;
        (1 + devices.count() + elsewhere >= MAX_DEVICES).then_some(oldest.conn)
    }

    pub(super) fn has(&self, seat: Seat) -> bool {
        self.visitors.iter().any(|visitor| visitor.viewer == Viewer::Seat(seat))
            || self.neighbours.devices(seat.index()) > 0
    }

    /// Since when each seat's person has been away: nobody is away who never came.
    fn away(&self, table: &Table) -> impl Iterator<Item = Option<i64>> {
        Seat::all(table.deal.seats).map(|seat| {
            let joined = table.chairs.get(seat.index()).is_some_and(|chair| chair.joined);
            (joined && !self.has(seat)).then(|| self.left[seat.index()].unwrap_or(self.opened))
        })
    }

    /// By seat: has its person been away for a while?
    pub(super) fn away_for_a_while(&self, table: &Table, now: i64) -> Vec<bool> {
        self.away(table).map(|since| since.is_some_and(|since| now - since >= AWAY_MS)).collect()
    }

    /// Who may do what anyone may in the host's place: the host, or while the host is away the
    /// first person there.
    pub(super) fn host(&self, table: &Table) -> Option<usize> {
        let host = Seat::new(table.founding.host as u8).filter(|seat| self.has(*seat));
        let first = || Seat::all(table.deal.seats).find(|seat| self.has(*seat));
        host.or_else(first).map(Seat::index)
    }

    /// How many there are, on all nodes.
    pub(super) fn count(&self) -> Count {
        let mut count = self.count_here();
        if !self.neighbours.is_empty() {
            for (seat, devices) in count.seats.iter_mut().enumerate() {
                *devices += self.neighbours.devices(seat);
            }
            count.watchers += self.neighbours.watchers();
        }
        count
    }

    fn count_here(&self) -> Count {
        let mut count = Count { seats: [0; MAX_SEATS], watchers: 0 };
        for visitor in &self.visitors {
            match visitor.viewer {
                Viewer::Seat(seat) => count.seats[seat.index()] += 1,
                Viewer::Spectator | Viewer::Everything => count.watchers += 1,
            }
        }
        count
    }

    pub(super) fn wire(&self, table: &Table) -> Down {
        let Count { seats, watchers } = self.count();
        Down::Presence {
            seats: seats[..usize::from(table.deal.seats)].to_vec(),
            away: self.away(table).collect(),
            watchers,
            host: self.host(table),
        }
    }
}
