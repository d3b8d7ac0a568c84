//! A way to a table, whoever has it: messages go up, what the table says comes down.

use std::time::Duration;

use protocol::{Down, Up};
use records::GameResult;
use rules::{Seat, View, Viewer};

use crate::source::{Ending, Told};

/// A way to a table.
pub(crate) trait Line {
    /// Sends a message; an error is a line that is lost.
    fn send(&mut self, up: &Up) -> anyhow::Result<()>;

    /// The next thing that the table says.
    fn listen(&mut self) -> Listened;

    /// The seats at this keyboard, if the line knows: else it is the one seat that it was joined for.
    fn people(&self) -> Option<Vec<Seat>> {
        None
    }

    /// Looks with other eyes. Where the way to a table is a seat's link, one sees what the link shows.
    fn look(&mut self, _viewer: Viewer) -> Looked {
        Looked::No
    }

    /// The game is over: what is to be told of it.
    fn ended(&mut self, result: GameResult) -> Ending {
        Ending { result, best: None, kept: None }
    }
}

/// What listening gave.
pub(crate) enum Listened {
    /// A message.
    Said(Box<Down>),
    /// Something to know that is no message of a table.
    Told(Box<Told>),
    /// Nothing; commands may be waited for so long, or until one comes.
    Nothing(Option<Duration>),
    /// The line is lost.
    Closed(String),
}

/// What looking with other eyes gave.
pub(crate) enum Looked {
    /// That may not be.
    No,
    /// The table is to be joined anew.
    Anew,
    /// All cards, after the end.
    All(Box<View>),
}
