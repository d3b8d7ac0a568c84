//! What a screen may add to a view.

use rules::hormigas::best_stretch;
use rules::{Card, CardSet, GameView as _, Seat, View, Viewer, hormigas};
use serde::Serialize;

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
}

impl Facts {
    /// The facts of a view.
    pub fn of(view: &View) -> Facts {
        Facts {
            out: cards_out(view),
            symbols: symbols(view),
            points: points(view),
            draws: draws(view),
        }
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

fn points(view: &View) -> Option<u32> {
    let (View::Hormigas(view), Viewer::Seat(seat)) = (view, view.viewer()) else { return None };
    let config = view.board().config();
    let places = 0..usize::from(config.hand_size(seat));
    let hand: Option<Vec<Card>> = places.map(|place| view.card(seat, place)).collect();
    Some(best_stretch(&hand?, config.symbols()))
}

fn draws(view: &View) -> Option<u8> {
    match view {
        View::TheGame(view) => view.board().turn().map(|_| view.board().draws()),
        View::FaceToFace(view) => view.board().turn().map(|_| view.board().draws()),
        View::Hormigas(_) => None,
    }
}
