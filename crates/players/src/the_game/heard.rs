//! Which of the signals given so far still hold for the position at hand.
//!
//! A signal about a pile holds until the pile changes or the seat that gave it plays. Where the
//! events are not at hand, only what was said last of all counts.

use rules::the_game::{self, View};
use rules::{MAX_SEATS, PileSignal, Said, Seat, Signal, ViewEvent};

use super::table::PILES;
use crate::player::Seen;

/// A signal is forgotten after so many actions, whatever happened.
const LIFE: usize = 24;

/// What every seat said that still holds, by seat and pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Heard {
    pub(crate) about: [[Option<PileSignal>; PILES]; MAX_SEATS],
    pub(crate) mood: [Option<Signal>; MAX_SEATS],
}

impl Heard {
    /// What the viewer has heard from the others.
    pub(crate) fn of(seen: Seen<'_>, view: &View, own: Seat) -> Heard {
        let mut heard = Heard::default();
        let Some(newest) = seen.signals.last().map(|said| said.ply) else { return heard };
        let oldest =
            if seen.events.is_empty() { newest } else { seen.events.len().saturating_sub(LIFE) };
        // The latest word of a seat about a pile is the one that counts.
        for said in seen.signals.iter().rev().take_while(|said| said.ply >= oldest) {
            let seat = said.seat;
            if seat != own && view.board().held(seat) > 0 && holds(*said, seen.events) {
                heard.add(seat, said.signal);
            }
        }
        heard
    }

    fn add(&mut self, seat: Seat, signal: Signal) {
        match signal {
            Signal::Pile(said, pile) => {
                self.about[seat.index()][pile.index()].get_or_insert(said);
            }
            Signal::Trouble | Signal::Fine | Signal::WouldStart | Signal::RatherNot => {
                self.mood[seat.index()].get_or_insert(signal);
            }
        }
    }

    /// Did the seat name all piles, as the players here do?
    pub(crate) fn is_exact(&self, seat: usize) -> bool {
        self.about[seat].iter().all(Option::is_some)
    }
}

/// Has nothing happened since that makes a signal void?
fn holds(said: Said, events: &[ViewEvent]) -> bool {
    events.iter().skip(said.ply).all(|event| match event {
        ViewEvent::TheGame(the_game::ViewEvent::Placed { seat, pile, .. }) => {
            *seat != said.seat && !matches!(said.signal, Signal::Pile(_, about) if about == *pile)
        }
        _ => true,
    })
}
