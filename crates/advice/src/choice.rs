//! What each legal action costs: help for those who want it.

use rules::face_to_face::PACK;
use rules::hormigas::{best_stretch, is_ordered};
use rules::{Action, Card, CardSet, Direction, View, face_to_face, hormigas, the_game};
use serde::Serialize;

use crate::ants;
use crate::plan::Plan;

/// Something that may be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choice {
    /// Its token.
    pub token: String,
    /// Where a card goes on a pile: what it costs.
    pub cost: Option<Cost>,
    /// Where a card goes into a hand of Hormigas: what comes of it.
    pub put: Option<Put>,
}

/// What a placement costs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Put {
    /// The card that goes to the middle.
    pub dropped: u8,
    /// The symbols of the best stretch afterwards.
    pub points: u32,
    /// Is the hand in order then?
    pub ordered: bool,
}

/// All that may be planned next.
pub fn choices(plan: &Plan) -> Vec<Choice> {
    let view = plan.view();
    let choice = |action: &Action| Choice {
        token: action.to_string(),
        cost: cost(view, *action),
        put: put(view, *action),
    };
    plan.legal().iter().map(choice).collect()
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

fn put(view: &View, action: Action) -> Option<Put> {
    let View::Hormigas(view) = view else { return None };
    let Action::Hormigas(hormigas::Action::Put(at, side)) = action else { return None };
    let after = ants::put(view, at, side)?;
    Some(Put {
        dropped: after.dropped.number(),
        points: best_stretch(&after.hand, view.board().config().symbols()),
        ordered: is_ordered(&after.hand),
    })
}
