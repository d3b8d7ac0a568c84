//! What a screen may add to a view.

use rules::hormigas::{Goal, best_stretch};
use rules::{Card, CardSet, GameView as _, Seat, View, Viewer, hormigas};
use serde::Serialize;

use crate::ants;
use crate::plan::Plan;

/// What follows from a view and is no part of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Facts {
    /// The cards that the viewer has not seen yet, by colour: the own first.
    pub out: Vec<Vec<u8>>,
    /// The symbols on each card of Hormigas, by number; empty for the other games.
    pub symbols: Vec<u8>,
    /// The symbols of the best stretch of the viewer's own hand of Hormigas.
    pub points: Option<u32>,
    /// How many cards the seat on turn draws if it ends its turn here; `null` where turns do not
    /// end with drawing.
    pub draws: Option<u8>,
    /// Hormigas, by seat: the best stretch of each hand whose cards the viewer all knows; empty for
    /// the other games.
    pub stretches: Vec<Option<Stretch>>,
    /// The points that end a game of Hormigas, unless it is played for a number of rounds.
    pub target: Option<u32>,
    /// The rounds of a game of Hormigas, unless it is played for points.
    pub rounds: Option<u32>,
}

/// Neighbouring cards of a hand that stand in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Stretch {
    /// The place of its first card, from 0.
    pub first: usize,
    /// How many cards it has.
    pub cards: usize,
    /// Their symbols.
    pub points: u32,
}

impl Facts {
    /// The facts of a view.
    pub fn of(view: &View) -> Facts {
        let goal = match view {
            View::Hormigas(view) => Some(view.board().config().goal()),
            View::TheGame(_) | View::FaceToFace(_) => None,
        };
        let (target, rounds) = match goal {
            Some(Goal::Target(points)) => (Some(points), None),
            Some(Goal::Rounds(rounds)) => (None, Some(rounds)),
            None => (None, None),
        };
        let mut facts = Facts {
            out: cards_out(view),
            symbols: symbols(view),
            points: None,
            draws: draws(view),
            stretches: stretches(view),
            target,
            rounds,
        };
        facts.count_own(view);
        facts
    }

    /// The facts of the view that a plan leads to; in Hormigas with the card in the hand already.
    pub fn after(plan: &Plan) -> Facts {
        let mut facts = Facts::of(plan.view());
        if let (Some(inserted), View::Hormigas(view)) = (plan.inserted(), plan.view())
            && let Some(seat) = view.turn()
        {
            facts.stretches[seat.index()] = Some(stretch(&inserted.hand, view));
            facts.count_own(plan.view());
        }
        facts
    }

    fn count_own(&mut self, view: &View) {
        let Viewer::Seat(seat) = view.viewer() else { return };
        let own = self.stretches.get(seat.index()).copied().flatten();
        self.points = own.map(|stretch| stretch.points);
    }
}

fn cards_out(view: &View) -> Vec<Vec<u8>> {
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

fn symbols(view: &View) -> Vec<u8> {
    let View::Hormigas(view) = view else { return Vec::new() };
    let table = view.board().config().symbols();
    (0..=hormigas::PACK.high).map(|n| Card::new(n).map_or(0, |card| table.of(card))).collect()
}

fn stretches(view: &View) -> Vec<Option<Stretch>> {
    let View::Hormigas(view) = view else { return Vec::new() };
    let config = view.board().config();
    let of = |seat| {
        let places = 0..usize::from(config.hand_size(seat));
        let hand: Option<Vec<Card>> = places.map(|place| view.card(seat, place)).collect();
        hand.map(|hand| stretch(&hand, view))
    };
    Seat::all(config.seats()).map(of).collect()
}

fn stretch(hand: &[Card], view: &hormigas::View) -> Stretch {
    let symbols = view.board().config().symbols();
    let (first, cards) = ants::longest(hand, |run| best_stretch(run, symbols));
    Stretch { first, cards, points: best_stretch(hand, symbols) }
}

fn draws(view: &View) -> Option<u8> {
    match view {
        View::TheGame(view) => view.board().turn().map(|_| view.board().draws()),
        View::FaceToFace(view) => view.board().turn().map(|_| view.board().draws()),
        View::Hormigas(_) => None,
    }
}
