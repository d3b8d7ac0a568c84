//! Who is there now. Nothing of it is stored.

use protocol::Down;
use rules::{MAX_SEATS, Seat, Viewer};

use crate::table::Table;

/// A connection.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Conn(pub u64);

/// The connections, with whose eyes each sees.
#[derive(Debug, Default)]
pub(super) struct Present(Vec<(Conn, Viewer)>);

impl Present {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn come(&mut self, conn: Conn, viewer: Viewer) {
        self.leave(conn);
        self.0.push((conn, viewer));
    }

    /// True if it was there.
    pub(super) fn leave(&mut self, conn: Conn) -> bool {
        let before = self.0.len();
        self.0.retain(|(other, _)| *other != conn);
        self.0.len() < before
    }

    pub(super) fn viewer(&self, conn: Conn) -> Option<Viewer> {
        self.0.iter().find(|(other, _)| *other == conn).map(|(_, viewer)| *viewer)
    }

    pub(super) fn conns(&self) -> impl Iterator<Item = (Conn, Viewer)> + '_ {
        self.0.iter().copied()
    }

    /// With whose eyes they see, each once.
    pub(super) fn viewers(&self) -> impl Iterator<Item = Viewer> + '_ {
        let all = Seat::all(MAX_SEATS as u8).map(Viewer::Seat).chain([Viewer::Spectator]);
        all.filter(|viewer| self.0.iter().any(|(_, other)| other == viewer))
    }

    fn has(&self, seat: Seat) -> bool {
        self.0.iter().any(|(_, viewer)| *viewer == Viewer::Seat(seat))
    }

    /// Who may do what the host may: the host, or while the host is away the first person there.
    pub(super) fn host(&self, table: &Table) -> Option<usize> {
        let host = Seat::new(table.founding.host as u8).filter(|seat| self.has(*seat));
        let first = || Seat::all(table.deal.seats).find(|seat| self.has(*seat));
        host.or_else(first).map(Seat::index)
    }

    pub(super) fn wire(&self, table: &Table) -> Down {
        let watchers = self.0.iter().filter(|(_, viewer)| *viewer == Viewer::Spectator).count();
        Down::Presence {
            seats: Seat::all(table.deal.seats).map(|seat| self.has(seat)).collect(),
            watchers,
            host: self.host(table),
        }
    }
}
