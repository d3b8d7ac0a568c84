//! A table as one seat knows it. What a message comes to is decided on this alone, so that no refusal
//! can depend on a card that is hidden from its sender: there is no way from here to a
//! [`State`](rules::State).

use protocol::{Help, TablePhase, Talk};
use rules::{Conversation, Game, Seat, View, Viewer};

use crate::access::Hash;
use crate::chair::Chair;
use crate::game::Play;
use crate::table::Table;

/// A table as one seat knows it.
pub(crate) struct Known<'a> {
    /// Only what everyone may know is handed on.
    table: &'a Table,
    /// Whose eyes these are.
    pub(crate) seat: Seat,
    /// The game as the seat knows it, once it is dealt.
    pub(crate) view: Option<View>,
}

impl<'a> Known<'a> {
    pub(crate) fn new(table: &'a Table, seat: Seat) -> Known<'a> {
        let view = table.play.as_ref().map(|play| play.state().view(Viewer::Seat(seat)));
        Known { table, seat, view }
    }

    pub(crate) fn game(&self) -> Game {
        self.table.deal.game
    }

    pub(crate) fn phase(&self) -> TablePhase {
        self.table.phase()
    }

    pub(crate) fn talk(&self) -> Talk {
        self.table.founding.talk
    }

    pub(crate) fn help(&self) -> Help {
        self.table.help
    }

    /// The seat that may invite and free.
    pub(crate) fn host(&self) -> usize {
        self.table.founding.host
    }

    pub(crate) fn chairs(&self) -> &'a [Chair] {
        &self.table.chairs
    }

    /// Does a secret of this hash open anything here?
    pub(crate) fn knows(&self, hash: Hash) -> bool {
        self.table.knows(hash)
    }

    pub(crate) fn own_chair(&self) -> Option<&'a Chair> {
        self.table.chairs.get(self.seat.index())
    }

    /// Actions so far.
    pub(crate) fn ply(&self) -> usize {
        self.table.play.as_ref().map_or(0, Play::ply)
    }

    /// The ply at which the current turn began.
    pub(crate) fn turn_began(&self) -> usize {
        self.table.play.as_ref().map_or(0, Play::turn_began)
    }

    /// What was said.
    pub(crate) fn conversation(&self) -> &'a Conversation {
        &self.table.conversation
    }

    /// Is there room for another entry of the log?
    pub(crate) fn has_room(&self) -> bool {
        self.table.has_room()
    }

    /// Has the table of the rematch been made?
    pub(crate) fn has_rematch(&self) -> bool {
        self.table.rematch.is_some()
    }

    /// Seats that would play the same cards again.
    pub(crate) fn same(&self) -> &'a [usize] {
        &self.table.same
    }
}
