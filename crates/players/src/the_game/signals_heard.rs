//! Which of the signals given so far still hold for the position at hand.
//!
//! A signal about a pile holds until the pile changes or the seat that gave it plays. What was said
//! before the events that are at hand is void; where there are none, what was said last counts.

use rules::the_game::{self, View};
use rules::{MAX_SEATS, PileSignal, Said, Seat, Signal, ViewEvent};

use super::table::PILES;
use crate::player::Observation;

/// A signal is forgotten after so many actions, whatever happened.
const LIFE: usize = 24;

/// What every seat said that still holds, by seat and pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SignalsHeard {
    pub(crate) about: [[Option<PileSignal>; PILES]; MAX_SEATS],
    pub(crate) mood: [Option<Signal>; MAX_SEATS],
}

impl SignalsHeard {
    /// What the viewer has heard from the others.
    pub(crate) fn of(seen: Observation<'_>, view: &View, own: Seat) -> SignalsHeard {
        let mut heard = SignalsHeard::default();
        let Some(newest) = seen.signals.last().map(|said| said.ply) else { return heard };
        let now = seen.missed + seen.events.len();
        let known = if seen.events.is_empty() { newest } else { seen.missed };
        let oldest = now.saturating_sub(LIFE).max(known);
        let changes = Changes::since(oldest, &seen);
        // Whatever was said before all of the others have played is void.
        let others = Seat::all(view.board().config().seats())
            .filter(|seat| *seat != own && view.board().held(*seat) > 0);
        let all_played = others.map(|seat| changes.by[seat.index()]).min().unwrap_or(newest);
        let oldest = oldest.max(all_played);
        // The latest word of a seat about a pile is the one that counts.
        for said in seen.signals.iter().rev().take_while(|said| said.ply >= oldest) {
            let seat = said.seat;
            if seat != own && view.board().held(seat) > 0 && changes.let_stand(*said) {
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

/// When piles changed and seats played last: one more than the number of the action, 0 for never.
#[derive(Default)]
struct Changes {
    on: [usize; PILES],
    by: [usize; MAX_SEATS],
}

impl Changes {
    /// What the actions from number `oldest` on have changed.
    fn since(oldest: usize, seen: &Observation<'_>) -> Changes {
        let mut changes = Changes::default();
        let numbered = (seen.missed..).zip(seen.events);
        for (i, event) in numbered.skip_while(|(i, _)| *i < oldest) {
            if let ViewEvent::TheGame(the_game::ViewEvent::Placed { seat, pile, .. }) = event {
                changes.on[pile.index()] = i + 1;
                changes.by[seat.index()] = i + 1;
            }
        }
        changes
    }

    /// Has nothing happened since that makes a signal void?
    fn let_stand(&self, said: Said) -> bool {
        let about = match said.signal {
            Signal::Pile(_, pile) => self.on[pile.index()],
            Signal::Trouble | Signal::Fine | Signal::WouldStart | Signal::RatherNot => 0,
        };
        said.ply >= about.max(self.by[said.seat.index()])
    }
}
