//! The rules a second time: slow and plain, with lists, written from the rule texts and without the
//! types of the crate. Actions are tokens. What both say of every position must be the same.

mod ants;
pub(crate) mod duel;
pub(crate) mod team;

use std::collections::BTreeSet;

use subibaja_rules::Setup;

use super::case::Case;

/// What there is to know about a position, in plain numbers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Facts {
    pub(crate) turn: Option<usize>,
    pub(crate) over: bool,
    /// The minimum of the turn.
    pub(crate) need: Option<u8>,
    /// By seat; sorted, but in Hormigas in hand order. With each card: have all seen it?
    pub(crate) hands: Vec<Vec<(u8, bool)>>,
    /// The draw piles, next card first.
    pub(crate) draw: Vec<Vec<u8>>,
    /// The tops, or the middle with what lies face up.
    pub(crate) table: Vec<Option<(u8, bool)>>,
    /// Cards that are out of play or covered, where it matters which.
    pub(crate) gone: Vec<Vec<u8>>,
    /// The card in the air, and whether it lay face up.
    pub(crate) held: Option<(u8, bool)>,
    /// Points and counters.
    pub(crate) points: Vec<Vec<u32>>,
    /// How it ended, or the phase.
    pub(crate) outcome: String,
}

impl Facts {
    /// Is there nothing left to draw?
    pub(crate) fn nothing_to_draw(&self) -> bool {
        self.draw.iter().all(Vec::is_empty)
    }

    /// All cards that are somewhere, sorted.
    pub(crate) fn all_cards(&self) -> Vec<u8> {
        let hands = self.hands.iter().flatten().map(|(card, _)| *card);
        let rest = self.draw.iter().chain(&self.gone).flatten().copied();
        let mut cards: Vec<u8> = hands.chain(rest).chain(self.held.map(|(card, _)| card)).collect();
        cards.sort_unstable();
        cards
    }
}

/// One of the slow implementations.
pub(crate) trait Reference {
    /// The legal tokens.
    fn legal(&self) -> BTreeSet<String>;
    /// Plays a legal token.
    fn play(&mut self, token: &str);
    fn facts(&self) -> Facts;
    fn copy(&self) -> Box<dyn Reference>;
}

/// The slow implementation of a game.
pub(crate) fn reference(case: &Case, setup: &Setup) -> Box<dyn Reference> {
    let decks = setup.decks();
    match setup {
        Setup::TheGame(_) => Box::new(team::Team::new(case, &decks[0])),
        Setup::FaceToFace(setup) => {
            let start = setup.options.start.expect("a start, by lot or by choice");
            Box::new(duel::Duel::new(case, &decks, start.index()))
        }
        Setup::Hormigas(_) => Box::new(ants::Ants::new(case, &decks[0])),
    }
}

/// How many sequences of exactly `depth` legal tokens there are.
pub(crate) fn perft(position: &dyn Reference, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let after = |token: &String| {
        let mut next = position.copy();
        next.play(token);
        perft(next.as_ref(), depth - 1)
    };
    position.legal().iter().map(after).sum()
}

fn sorted(cards: &[u8]) -> Vec<u8> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards
}

fn plain(cards: &[u8]) -> Vec<(u8, bool)> {
    sorted(cards).into_iter().map(|card| (card, false)).collect()
}

fn take_out(cards: &mut Vec<u8>, card: u8) {
    let at = cards.iter().position(|other| *other == card).expect("the card is there");
    cards.remove(at);
}
