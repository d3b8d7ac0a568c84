//! What each legal action costs, and which cards are still out: help for those who want it.

use rules::face_to_face::PACK;
use rules::hormigas::{best_stretch, is_ordered};
use rules::{
    Action, Actions, Card, CardSet, Direction, Position as _, Seat, Sight as _, State, View,
    Viewer, face_to_face, hormigas, the_game,
};
use serde::Serialize;

use crate::plan::world;

/// Something that may be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// Its token.
    pub token: String,
    /// Where a card goes on a pile: what it costs.
    #[serde(flatten)]
    pub cost: Option<Cost>,
    /// Where a card goes into a hand of Hormigas: what comes of it.
    #[serde(flatten)]
    pub put: Option<Put>,
}

/// What a placement costs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Cost {
    /// The card.
    pub card: u8,
    /// The pile's token.
    pub pile: &'static str,
    /// How far the pile moves in its direction; below zero it moves back.
    pub gap: i16,
    /// Cards not placed yet that the pile will no longer take.
    pub skips: u8,
    /// Is it a step backwards on an own pile?
    pub back: bool,
    /// Is the pile the rival's?
    pub rival: bool,
}

/// What comes of a card put into a hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Put {
    /// The card that goes to the middle.
    pub dropped: u8,
    /// The symbols of the best stretch afterwards.
    pub points: u32,
    /// Is the hand in order then?
    pub ordered: bool,
}

/// All that the viewer may do now.
pub(crate) fn choices(view: &View) -> Vec<Choice> {
    let mut legal = Actions::new();
    view.legal(&mut legal);
    let state = world(view);
    let choice = |action: &Action| Choice {
        token: action.to_string(),
        cost: cost(view, *action),
        put: put(&state, view.viewer(), *action),
    };
    legal.iter().map(choice).collect()
}

/// What a placement costs; `None` for other actions.
pub(crate) fn cost(view: &View, action: Action) -> Option<Cost> {
    match (view, action) {
        (View::TheGame(view), Action::TheGame(the_game::Action::Place(card, pile))) => {
            let board = view.board();
            let unplayed = board.config().variant().pack().cards() - board.placed();
            let (gap, skips) = step(board.top(pile), card, pile.direction(), unplayed);
            let (card, pile) = (card.number(), pile.name());
            Some(Cost { card, pile, gap, skips, back: gap < 0, rival: false })
        }
        (View::FaceToFace(view), Action::FaceToFace(face_to_face::Action::Place(card, pile))) => {
            let board = view.board();
            let seat = board.turn()?;
            let rival = pile.is_rivals();
            let owner = if rival { view.rival(seat) } else { seat };
            let [up, down] = board.tops(owner);
            let top = if pile.direction() == Direction::Up { up } else { down };
            let unplayed = PACK.cards() - board.placed(owner);
            let (gap, skips) = step(top, card, pile.direction(), unplayed);
            let (card, pile) = (card.number(), pile.name());
            Some(Cost { card, pile, gap, skips, back: gap < 0 && !rival, rival })
        }
        _ => None,
    }
}

/// How far a pile moves, and the unplayed cards that it passes.
fn step(top: Card, card: Card, direction: Direction, unplayed: CardSet) -> (i16, u8) {
    let (top, card) = (i16::from(top.number()), i16::from(card.number()));
    let gap = if direction == Direction::Up { card - top } else { top - card };
    let (low, high) = (top.min(card), top.max(card));
    let passed = |other: &Card| (low + 1..high).contains(&i16::from(other.number()));
    let skips = if gap > 0 { unplayed.iter().filter(passed).count() } else { 0 };
    (gap, skips as u8)
}

fn put(state: &State, viewer: Viewer, action: Action) -> Option<Put> {
    let (State::Hormigas(state), Viewer::Seat(seat)) = (state, viewer) else { return None };
    let Action::Hormigas(action @ hormigas::Action::Put(..)) = action else { return None };
    let mut after = *state;
    let event = after.apply(action).ok()?;
    let hormigas::Event::Put { dropped, .. } = event else { return None };
    let hand = after.hand(seat);
    let points = best_stretch(hand, state.board().config().symbols());
    Some(Put { dropped: dropped.number(), points, ordered: is_ordered(hand) })
}

/// What the viewer has not seen yet, by colour: the own first.
pub fn cards_out(view: &View) -> Vec<Vec<u8>> {
    let list = |cards: CardSet| cards.iter().map(Card::number).collect();
    match view {
        View::TheGame(view) => vec![list(view.unseen())],
        View::FaceToFace(view) => {
            let own = match view.viewer() {
                Viewer::Seat(seat) => seat,
                Viewer::Spectator | Viewer::Everything => Seat::FIRST,
            };
            vec![list(view.unseen(own)), list(view.unseen(view.rival(own)))]
        }
        View::Hormigas(view) => vec![list(view.unseen())],
    }
}

/// The symbols on each card of Hormigas, by number; empty for the other games.
pub fn symbols(view: &View) -> Vec<u8> {
    let View::Hormigas(view) = view else { return Vec::new() };
    let table = view.board().config().symbols();
    (0..=hormigas::PACK.high).map(|n| Card::new(n).map_or(0, |card| table.of(card))).collect()
}

/// The symbols of the best stretch of the viewer's own hand.
pub fn points(view: &View) -> Option<u32> {
    let (View::Hormigas(view), Viewer::Seat(seat)) = (view, view.viewer()) else { return None };
    let config = view.board().config();
    let places = 0..usize::from(config.hand_size(seat));
    let hand: Option<Vec<Card>> = places.map(|place| view.card(seat, place)).collect();
    Some(best_stretch(&hand?, config.symbols()))
}
