//! Someone with habits.

use players::{Answer, Budget, Level, Observation, Player};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::the_game::{Action, Phase, Pile, View as PileView};
use rules::{
    Actions, Card, CardSet, GameView, MAX_SEATS, Mood, PileSignal, Seat, Signal, Signals, View,
    Viewer,
};

use super::hearing::{Memory, Wishes, standing, starters};
use super::placing::{Placement, cheapest_way, ranked};
use super::talking::{about_piles, about_start, in_trouble};

/// How much somebody speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Talking {
    /// Not a word.
    Never,
    /// One time in four when there is something to say, and then one word.
    Rarely,
    /// What matters most, up to two words about piles, and trouble.
    Plainly,
}

/// One in so many times somebody who speaks rarely does.
const RARELY: u64 = 4;

/// The most words about piles at a time.
const MAX_WORDS: usize = 2;

/// How somebody plays.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Habits {
    /// The name, without what all names here begin with.
    pub(crate) name: &'static str,
    /// The same in a few words.
    pub(crate) about: &'static str,
    /// Does it look at the whole turn, or at one card at a time?
    pub(crate) plans: bool,
    /// Does it do what others ask for?
    pub(crate) heeds: bool,
    /// How much does it speak?
    pub(crate) talks: Talking,
    /// A card that takes a pile no further than this is placed beyond the minimum.
    pub(crate) extra: i32,
    /// Of a hundred words how many does it forget at once?
    pub(crate) forgets: u64,
    /// Of a hundred times how often does it take the second best for the best?
    pub(crate) slips: u64,
}

/// Someone at a table.
pub(crate) struct Person {
    habits: &'static Habits,
    rng: Xoshiro256PlusPlus,
    /// What others have said.
    memory: Memory,
    /// What was said about each pile since the last turn, and on which top card.
    said: [Option<(PileSignal, Card)>; 4],
    said_trouble: bool,
    /// For the other games.
    novice: Box<dyn Player>,
}

impl Person {
    pub(super) fn new(habits: &'static Habits, seed: u64) -> Person {
        Person {
            habits,
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            memory: Memory::default(),
            said: [None; 4],
            said_trouble: false,
            novice: Level::Novice.player(seed),
        }
    }

    fn place(
        &mut self,
        view: &PileView,
        seen: Observation<'_>,
        seat: Seat,
        hand: CardSet,
    ) -> Action {
        let (board, habits) = (view.board(), self.habits);
        let rng = &mut self.rng;
        let wishes = if habits.heeds {
            let forgets = || happens(habits.forgets, rng);
            Wishes::of(self.memory.listen(standing(seen, seat), forgets))
        } else {
            Wishes::default()
        };
        let legal = board.placements(hand);
        let options = ranked(&board.piles(), Pile::ALL.map(|pile| legal.on(pile)), &wishes);
        let Some(nearest) = options.first() else { return Action::End };
        if board.missing() == 0 {
            // Beyond the minimum, where nobody has to.
            return if nearest.cost <= habits.extra && habits.extra > 0 {
                act(nearest)
            } else {
                Action::End
            };
        }
        if habits.plans {
            let way = cheapest_way(board.config(), &board.piles(), hand, board.missing(), &wishes);
            return act(&way.unwrap_or(*nearest));
        }
        let slips = happens(habits.slips, &mut self.rng);
        act(options.get(usize::from(slips)).unwrap_or(nearest))
    }

    fn start(&self, view: &PileView, seen: Observation<'_>, own: Seat, hand: CardSet) -> Seat {
        let mut would =
            if self.habits.heeds { starters(&standing(seen, own)) } else { [None; MAX_SEATS] };
        would[own.index()] = about_start(view.board(), hand).map(|said| said == Mood::WouldStart);
        let grade = |seat: &Seat| match would[seat.index()] {
            Some(true) => 0,
            None => 1,
            Some(false) => 2,
        };
        Seat::all(view.board().config().seats()).min_by_key(grade).unwrap_or(own)
    }

    fn speak(&mut self, view: &PileView, own: Seat, hand: CardSet) -> Signals {
        let board = view.board();
        if self.habits.talks == Talking::Never || hand.is_empty() || board.turn() == Some(own) {
            return Signals::NONE;
        }
        if board.phase() == Phase::Choose {
            return about_start(board, hand).into_iter().map(Signal::Mood).collect();
        }
        let mut words = about_piles(board, hand);
        words.retain(|(said, pile)| self.said[pile.index()] != Some((*said, board.top(*pile))));
        let trouble = !self.said_trouble && in_trouble(board, hand);
        match self.habits.talks {
            Talking::Plainly => words.truncate(MAX_WORDS),
            Talking::Rarely | Talking::Never => {
                words.retain(|(said, _)| *said == PileSignal::Leave);
                words.truncate(1);
                if words.is_empty() && !trouble || !self.rng.next_u64().is_multiple_of(RARELY) {
                    return Signals::NONE;
                }
            }
        }
        for (said, pile) in &words {
            self.said[pile.index()] = Some((*said, board.top(*pile)));
        }
        self.said_trouble |= trouble;
        let words = words.into_iter().map(|(said, pile)| Signal::Pile(said, pile));
        words.chain(trouble.then_some(Signal::Mood(Mood::Trouble))).collect()
    }
}

/// Does something happen that happens so many times in a hundred?
fn happens(percent: u64, rng: &mut impl Rng) -> bool {
    percent > 0 && rng.next_u64() % 100 < percent
}

fn act(placement: &Placement) -> Action {
    Action::Place(placement.card, placement.pile)
}

/// The viewer's own seat and hand.
fn own_hand(view: &PileView) -> Option<(Seat, CardSet)> {
    let Viewer::Seat(own) = view.viewer() else { return None };
    Some((own, view.hand(own)?))
}

impl Player for Person {
    fn act(&mut self, seen: Observation<'_>, budget: &Budget) -> Answer {
        let View::TheGame(view) = seen.view else { return self.novice.act(seen, budget) };
        let action = match (view.board().phase(), own_hand(view)) {
            (Phase::Choose, Some((own, hand))) => Action::Start(self.start(view, seen, own, hand)),
            (_, Some((own, hand))) => {
                (self.said, self.said_trouble) = ([None; 4], false);
                self.place(view, seen, own, hand)
            }
            // Without a hand there is nothing to choose by.
            (_, None) => {
                let mut legal = Actions::new();
                view.legal_into(&mut legal);
                legal[0]
            }
        };
        rules::Action::TheGame(action).into()
    }

    fn talk(&mut self, seen: Observation<'_>) -> Signals {
        let View::TheGame(view) = seen.view else { return Signals::NONE };
        own_hand(view).map_or(Signals::NONE, |(own, hand)| self.speak(view, own, hand))
    }
}
