//! What others have said that still holds, in the words' plain meaning.
//!
//! A word about a pile holds until the pile changes or the one who said it plays; of two words of one seat about one
//! pile the last one stands.

use players::Observation;
use rules::the_game::{self, Pile};
use rules::{MAX_SEATS, PileSignal, Said, Seat, Signal, ViewEvent};

/// A gap beyond this is a big step.
pub(super) const BIG_STEP: i32 = 5;

/// What it seems to cost to touch a pile that somebody asked to leave.
const LEAVE: i32 = 8;

/// What a big step seems to cost where somebody asked for none.
const NO_BIG_STEP: i32 = 5;

/// What it seems to cost to go where somebody else means to.
const GOOD: i32 = 1;

/// What a big step seems to cost anywhere, when somebody is in trouble.
const TROUBLE: i32 = 3;

/// What the others wish.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Wishes {
    about: [i32; 4],
    big_step: [i32; 4],
}

impl Wishes {
    /// What speaks against moving a pile so far.
    pub(super) fn against(&self, pile: Pile, gap: i32) -> i32 {
        let big = if gap > BIG_STEP { self.big_step[pile.index()] } else { 0 };
        self.about[pile.index()] + big
    }

    /// Adds a wish. Two who ask for the same ask for no more than one does.
    fn add(&mut self, signal: Signal) {
        let mut raise = |pile: Pile, about: i32, big_step: i32| {
            let (old, old_big) = (&mut self.about[pile.index()], &mut self.big_step[pile.index()]);
            (*old, *old_big) = (about.max(*old), big_step.max(*old_big));
        };
        match signal {
            Signal::Pile(PileSignal::Leave, pile) => raise(pile, LEAVE, 0),
            Signal::Pile(PileSignal::NoBigStep, pile) => raise(pile, 0, NO_BIG_STEP),
            Signal::Pile(PileSignal::Good, pile) => raise(pile, GOOD, 0),
            Signal::Trouble => Pile::ALL.into_iter().for_each(|pile| raise(pile, 0, TROUBLE)),
            Signal::Pile(PileSignal::GoAhead, _)
            | Signal::Fine
            | Signal::WouldStart
            | Signal::RatherNot => {}
        }
    }

    /// What all these words come to.
    pub(super) fn of(words: impl Iterator<Item = Signal>) -> Wishes {
        let mut wishes = Wishes::default();
        words.for_each(|signal| wishes.add(signal));
        wishes
    }
}

/// What others have said that still holds: who, and what.
pub(super) fn standing(seen: Observation<'_>, own: Seat) -> Vec<(Seat, Signal)> {
    let changes = Changes::of(&seen);
    let mut last: [[Option<Signal>; 5]; MAX_SEATS] = [[None; 5]; MAX_SEATS];
    for said in seen.signals.iter().filter(|said| said.seat != own && changes.let_stand(**said)) {
        let place = match said.signal {
            Signal::Pile(_, pile) => pile.index(),
            Signal::Trouble | Signal::Fine | Signal::WouldStart | Signal::RatherNot => 4,
        };
        last[said.seat.index()][place] = Some(said.signal);
    }
    let by_seat = Seat::all(MAX_SEATS as u8).zip(last);
    by_seat
        .flat_map(|(seat, said)| said.into_iter().flatten().map(move |said| (seat, said)))
        .collect()
}

/// The words of others as somebody keeps them in mind: each is forgotten at once or kept while it holds.
#[derive(Default)]
pub(super) struct Memory {
    words: Vec<(Seat, Signal, bool)>,
}

impl Memory {
    /// Hears what holds now; `forgets` is asked once about each word that is new.
    pub(super) fn listen(
        &mut self,
        standing: Vec<(Seat, Signal)>,
        mut forgets: impl FnMut() -> bool,
    ) -> impl Iterator<Item = Signal> {
        let old = std::mem::take(&mut self.words);
        for (seat, said) in standing {
            let known = old.iter().find(|(by, word, _)| (*by, *word) == (seat, said));
            let kept = known.map_or_else(|| !forgets(), |(.., kept)| *kept);
            self.words.push((seat, said, kept));
        }
        self.words.iter().filter(|(.., kept)| *kept).map(|(_, said, _)| *said)
    }
}

/// How many actions there had been when a pile changed and when a seat played last.
#[derive(Default)]
struct Changes {
    on: [usize; 4],
    by: [usize; MAX_SEATS],
}

impl Changes {
    fn of(seen: &Observation<'_>) -> Changes {
        let mut changes = Changes::default();
        for (number, event) in (seen.missed + 1..).zip(seen.events) {
            if let ViewEvent::TheGame(the_game::ViewEvent::Placed { seat, pile, .. }) = event {
                changes.on[pile.index()] = number;
                changes.by[seat.index()] = number;
            }
        }
        changes
    }

    fn let_stand(&self, said: Said) -> bool {
        let pile = match said.signal {
            Signal::Pile(_, pile) => self.on[pile.index()],
            Signal::Trouble | Signal::Fine | Signal::WouldStart | Signal::RatherNot => 0,
        };
        said.ply >= pile.max(self.by[said.seat.index()])
    }
}

/// Would the seats start? Of those that said anything about it.
pub(super) fn starters(standing: &[(Seat, Signal)]) -> [Option<bool>; MAX_SEATS] {
    let mut would = [None; MAX_SEATS];
    for (seat, said) in standing {
        match said {
            Signal::WouldStart => would[seat.index()] = Some(true),
            Signal::RatherNot => would[seat.index()] = Some(false),
            Signal::Pile(..) | Signal::Trouble | Signal::Fine => {}
        }
    }
    would
}
