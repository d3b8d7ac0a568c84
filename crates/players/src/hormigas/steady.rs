//! Weighs every open card against a hidden one by how near it brings the hand to order.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::hormigas::{Action, PACK, Phase, Place, View, is_ordered};
use rules::{Action as AnyAction, Card};

use super::live::Taste;
use super::novice::own_hand;
use super::sorter::{Chances, Sorter};
use crate::player::Answer;
use crate::random;

/// A hidden card is judged by every so-manieth that it may be: as good as all, and quicker.
const HIDDEN_STEP: usize = 4;

/// Turns a seat in a round after which it is time to try something else.
const PATIENCE: u32 = 40;

/// One turn in so many is then a try.
const TRY: usize = 4;

/// Sorts its hand as quickly as it can.
#[derive(Clone, Debug)]
pub(crate) struct Steady {
    rng: Xoshiro256PlusPlus,
}

impl Steady {
    /// The seed decides what is tried when nothing else helps.
    pub(crate) fn new(seed: u64) -> Steady {
        Steady { rng: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }

    /// What to do now.
    pub(crate) fn act(&mut self, view: &View) -> Answer {
        let board = view.board();
        // Where no new cards come, steady players could pass the same ones round for ever.
        let long = board.turns() >= PATIENCE * u32::from(board.config().seats());
        if long && board.phase() == Phase::Take && random::below(TRY, &mut self.rng) == 0 {
            let place = random::below(board.middle().len(), &mut self.rng);
            return AnyAction::Hormigas(Action::Take(place as u8)).into();
        }
        AnyAction::Hormigas(action(view)).into()
    }
}

/// What a steady player does.
pub(crate) fn action(view: &View) -> Action {
    match view.board().phase() {
        Phase::Take => take(view),
        Phase::Put { .. } => put(view),
        Phase::Claim if is_ordered(&own_hand(view)) => Action::Claim,
        Phase::Claim => Action::Pass,
        Phase::Deal | Phase::Over => Action::Deal,
    }
}

/// The numbers of the own hand.
pub(crate) fn numbers(view: &View) -> Vec<u8> {
    own_hand(view).into_iter().map(Card::number).collect()
}

/// The cards that can still come to the own hand.
pub(crate) fn chances(view: &View, taste: &Taste) -> Chances {
    let out = own_hand(view).into_iter().fold(view.board().discard(), rules::CardSet::with);
    Chances::new(PACK.cards() - out, taste)
}

fn take(view: &View) -> Action {
    let chances = chances(view, &Taste::ORDER);
    let sorter = Sorter::new(&numbers(view), &chances);
    let middle = view.board().middle();
    let some = view.unseen().iter().map(Card::number).step_by(HIDDEN_STEP);
    let hidden = sorter.expected(some, &chances);
    let mut best = (f32::INFINITY, Action::Take(0));
    for (place, card) in (0..).zip(middle) {
        let cost = match card {
            Place::FaceUp(card) => sorter.best_put(card.number(), &chances).cost,
            Place::FaceDown | Place::Taken => hidden,
        };
        if cost < best.0 {
            best = (cost, Action::Take(place));
        }
    }
    let may_refresh = middle.iter().all(|place| matches!(place, Place::FaceUp(_)))
        && usize::from(view.board().draw()) >= middle.len();
    if may_refresh && hidden < best.0 { Action::Refresh } else { best.1 }
}

fn put(view: &View) -> Action {
    let chances = chances(view, &Taste::ORDER);
    let card = view.held().expect("the viewer holds a card");
    let put = Sorter::new(&numbers(view), &chances).best_put(card.number(), &chances);
    Action::Put(put.at, put.side)
}
