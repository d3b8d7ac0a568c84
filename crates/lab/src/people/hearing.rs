//! What others have said that still stands, in the words' plain meaning.

use players::Observation;
use rules::the_game::Pile;
use rules::{MAX_SEATS, Mood, PileSignal, Seat, Signal};

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
            Signal::Mood(Mood::Trouble) => {
                for pile in Pile::ALL {
                    raise(pile, 0, TROUBLE);
                }
            }
            Signal::Pile(PileSignal::GoAhead, _)
            | Signal::Mood(Mood::Fine | Mood::WouldStart | Mood::RatherNot) => {}
        }
    }

    /// What all these words come to.
    pub(super) fn of(words: impl Iterator<Item = Signal>) -> Wishes {
        let mut wishes = Wishes::default();
        words.for_each(|signal| wishes.add(signal));
        wishes
    }
}

/// What others have said that still stands: who, and what.
pub(super) fn standing(seen: Observation<'_>, own: Seat) -> Vec<(Seat, Signal)> {
    let Some(heard) = seen.heard else { return Vec::new() };
    let others = heard.by_seat(MAX_SEATS as u8).filter(|(seat, _)| *seat != own);
    others.flat_map(|(seat, said)| said.iter().map(move |signal| (seat, signal))).collect()
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

/// Would the seats start? Of those that said anything about it.
pub(super) fn starters(standing: &[(Seat, Signal)]) -> [Option<bool>; MAX_SEATS] {
    let mut would = [None; MAX_SEATS];
    for (seat, said) in standing {
        match said {
            Signal::Mood(Mood::WouldStart) => would[seat.index()] = Some(true),
            Signal::Mood(Mood::RatherNot) => would[seat.index()] = Some(false),
            Signal::Pile(..) | Signal::Mood(Mood::Trouble | Mood::Fine) => {}
        }
    }
    would
}
