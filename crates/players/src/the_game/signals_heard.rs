//! What a player has heard from the others: the words of theirs that stand, and in what language
//! they were spoken. What stands is not decided here but in [`rules::Conversation`].

use rules::the_game::{Pile, View};
use rules::{MAX_SEATS, Mood, PileSignal, Seat, Standing};

use super::code::CodeTable;
use super::table::PILES;

/// How the seats talk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Talk {
    /// They play in silence.
    #[default]
    Silent,
    /// In the plain sense of the words: [`talk`](super::talk).
    Plain,
    /// By the [`code`](super::code).
    Code,
}

/// What was said, as a player is told it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Hearing<'a> {
    /// The seats play in silence.
    Silence,
    /// What stands.
    Words(&'a Standing),
    /// What was said by the code before this turn.
    Code(&'a CodeTable),
}

impl<'a> Hearing<'a> {
    /// What a player at a table hears.
    pub(crate) fn of(heard: Option<&'a Standing>) -> Hearing<'a> {
        heard.map_or(Hearing::Silence, Hearing::Words)
    }
}

/// What every other seat with cards in hand has said, by seat and pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SignalsHeard {
    pub(crate) about: [[Option<PileSignal>; PILES]; MAX_SEATS],
    pub(crate) mood: [Option<Mood>; MAX_SEATS],
    pub(crate) talk: Talk,
}

impl SignalsHeard {
    /// What a seat has heard.
    pub(crate) fn of(hearing: Hearing<'_>, view: &View, own: Seat) -> SignalsHeard {
        let talk = match hearing {
            Hearing::Silence => Talk::Silent,
            Hearing::Words(_) => Talk::Plain,
            Hearing::Code(_) => Talk::Code,
        };
        let mut heard = SignalsHeard { talk, ..SignalsHeard::default() };
        let board = view.board();
        for seat in Seat::all(board.config().seats()) {
            if seat == own || board.held(seat) == 0 {
                continue;
            }
            let signals = match hearing {
                Hearing::Silence => continue,
                Hearing::Words(standing) => standing.of(seat),
                Hearing::Code(table) => table.of(seat),
            };
            heard.about[seat.index()] = Pile::ALL.map(|pile| signals.about(pile));
            heard.mood[seat.index()] = signals.mood();
        }
        heard
    }
}
