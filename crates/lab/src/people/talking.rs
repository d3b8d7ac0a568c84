//! What someone has to say: in the words' plain meaning, seldom, and never so that it names a card.

use rules::the_game::{Board, Pile};
use rules::{Card, CardSet, Mood, PileSignal};

use super::hearing::Wishes;
use super::placing::{cheapest_way, gap};

/// A pile that a card takes so little on is one to leave.
const NEAR: i32 = 3;

/// On a pile that a card takes so little on a big step would hurt.
const IN_REACH: i32 = 8;

/// A hand whose cheapest turn takes this much is in trouble, and had rather not start.
const TROUBLE: i32 = 20;

/// A hand whose cheapest turn takes no more than this would start.
const WOULD_START: i32 = 6;

/// At least so many cards that may still be in hands must be able to lie behind a word.
const COULD_BE: u32 = 3;

/// What there is to say about piles, what matters most first: `leave`, where the hand has a card near or one a step
/// back, and `no-big-step`, where it has one in reach.
pub(super) fn about_piles(board: &Board, hand: CardSet) -> Vec<(PileSignal, Pile)> {
    let out = board.config().variant().pack().cards() - board.placed();
    let back = -i32::from(board.config().step_back());
    let may_step_back = !board.config().jumps_at_once_only();
    let zone = |pile: Pile, from: i32, to: i32| -> CardSet {
        let is_in = |card: &Card| {
            let gap = gap(pile, board.top(pile), *card);
            (from..=to).contains(&gap) || from == 1 && gap == back && may_step_back
        };
        out.iter().filter(is_in).collect()
    };
    let mut words = Vec::new();
    for (said, from, to) in
        [(PileSignal::Leave, 1, NEAR), (PileSignal::NoBigStep, NEAR + 1, IN_REACH)]
    {
        for pile in Pile::ALL {
            let zone = zone(pile, from, to);
            let spoken = words.iter().any(|(_, about)| *about == pile);
            if !spoken && zone.len() >= COULD_BE && !(zone & hand).is_empty() {
                words.push((said, pile));
            }
        }
    }
    words
}

/// How much the cheapest turn of a hand takes; nothing if it has none.
fn cheapest_turn(board: &Board, hand: CardSet) -> Option<i32> {
    let need = if board.draw() > 0 { board.config().options().minimum } else { 1 };
    let way = cheapest_way(board.config(), &board.piles(), hand, need, &Wishes::default());
    way.map(|way| way.cost)
}

/// Is it a hand to be worried about?
pub(super) fn in_trouble(board: &Board, hand: CardSet) -> bool {
    cheapest_turn(board, hand).is_none_or(|cost| cost > TROUBLE)
}

/// Is it a hand to start with?
pub(super) fn about_start(board: &Board, hand: CardSet) -> Option<Mood> {
    match cheapest_turn(board, hand) {
        Some(..=WOULD_START) => Some(Mood::WouldStart),
        Some(..=TROUBLE) => None,
        Some(_) | None => Some(Mood::RatherNot),
    }
}
