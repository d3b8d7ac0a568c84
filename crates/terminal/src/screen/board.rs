//! Piles and hands as the screens of three games show them. What may be done is asked of the view;
//! here it is only told apart how far a pile would move.

use rules::face_to_face;
use rules::the_game;
use rules::{Action, Actions, Card, Direction, Game, Seat, View, Viewer};
use texts::{Texts, words};

/// The keys of the piles, from left to right.
pub const PILE_KEYS: [char; 4] = ['a', 's', 'd', 'f'];

/// What a placement does to a pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gap {
    /// It goes on by so much.
    On(u8),
    /// It goes back by so much.
    Back(u8),
    /// It helps the rival by so much.
    Help(u8),
}

impl Gap {
    /// For the eye: the smaller, the better. A step back wins, a help is for the rival.
    fn cost(self) -> i16 {
        match self {
            Gap::On(gap) => gap.into(),
            Gap::Back(gap) => -i16::from(gap),
            Gap::Help(gap) => 200 + i16::from(gap),
        }
    }
}

/// A pile to be drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct DrawnPile {
    /// Its name: a token, or whose it is.
    pub name: String,
    /// The way it runs.
    pub direction: Direction,
    /// Its top card.
    pub top: Card,
    /// Its open row from the start, each card with whether it went backwards.
    pub row: Option<Vec<(Card, bool)>>,
}

/// Whose hand a viewer sees as the own one.
pub fn near(view: &View) -> Option<Seat> {
    match (view.viewer(), view) {
        (Viewer::Seat(seat), _) => Some(seat),
        // Someone who sees all looks over the shoulder of whoever is on turn.
        (Viewer::Everything, view) => Some(view.turn().unwrap_or(Seat::FIRST)),
        (Viewer::Spectator, _) => None,
    }
}

/// The own hand, sorted; none in Hormigas, whose hands have an order.
pub fn hand(view: &View) -> Vec<Card> {
    let Some(seat) = near(view) else { return Vec::new() };
    let cards = match view {
        View::TheGame(view) => view.hand(seat),
        View::FaceToFace(view) => view.hand(seat),
        View::Hormigas(_) => None,
    };
    cards.map(|cards| cards.iter().collect()).unwrap_or_default()
}

/// The four piles; none in Hormigas.
pub fn piles(texts: &Texts, view: &View) -> Vec<DrawnPile> {
    match view {
        View::TheGame(view) => {
            the_game::Pile::ALL.map(|pile| team_pile(texts, view, pile)).to_vec()
        }
        View::FaceToFace(duel) => {
            let near = near(view).unwrap_or(Seat::FIRST);
            let (own, rival) = (duel.board().tops(near), duel.board().tops(duel.rival(near)));
            let tops = [own[0], own[1], rival[0], rival[1]];
            let pile = |(pile, top): (face_to_face::Pile, Card)| DrawnPile {
                name: words::duel_pile_short(texts, pile),
                direction: pile.direction(),
                top,
                row: None,
            };
            face_to_face::Pile::ALL.into_iter().zip(tops).map(pile).collect()
        }
        View::Hormigas(_) => Vec::new(),
    }
}

fn team_pile(texts: &Texts, view: &the_game::View, pile: the_game::Pile) -> DrawnPile {
    let direction = pile.direction();
    let row = view.board().row(pile).map(|row| {
        let mut cards: Vec<Card> = row.collect();
        cards.reverse();
        let before = [cards[0]].into_iter().chain(cards.iter().copied());
        let back = |(before, card): (Card, Card)| match direction {
            Direction::Up => card < before,
            Direction::Down => card > before,
        };
        let marked = before.zip(cards.iter().copied());
        marked.map(|pair| (pair.1, back(pair))).collect::<Vec<_>>()
    });
    DrawnPile { name: words::pile_short(texts, pile), direction, top: view.board().top(pile), row }
}

/// The action that places a card on a pile by its place on screen.
pub fn placement(view: &View, card: Card, pile: usize) -> Option<Action> {
    match view {
        View::TheGame(_) => {
            let pile = *the_game::Pile::ALL.get(pile)?;
            Some(Action::TheGame(the_game::Action::Place(card, pile)))
        }
        View::FaceToFace(_) => {
            let pile = *face_to_face::Pile::ALL.get(pile)?;
            Some(Action::FaceToFace(face_to_face::Action::Place(card, pile)))
        }
        View::Hormigas(_) => None,
    }
}

/// What a card would do to a pile; `None` where it may not go.
pub fn step(view: &View, legal: &Actions<Action>, card: Card, pile: usize) -> Option<Gap> {
    let action = placement(view, card, pile)?;
    if !legal.contains(&action) {
        return None;
    }
    let (direction, top, rivals) = match view {
        View::TheGame(view) => {
            let pile = the_game::Pile::ALL[pile];
            (pile.direction(), view.board().top(pile), false)
        }
        View::FaceToFace(duel) => {
            let near = near(view)?;
            let kind = face_to_face::Pile::ALL[pile];
            let owner = if kind.is_rivals() { duel.rival(near) } else { near };
            let [up, down] = duel.board().tops(owner);
            let top = if kind.direction() == Direction::Up { up } else { down };
            (kind.direction(), top, kind.is_rivals())
        }
        View::Hormigas(_) => return None,
    };
    let gap = top.number().abs_diff(card.number());
    Some(if rivals {
        Gap::Help(gap)
    } else if (card > top) == (direction == Direction::Up) {
        Gap::On(gap)
    } else {
        Gap::Back(gap)
    })
}

/// The pile that a card would move least, with how far.
pub fn nearest(view: &View, legal: &Actions<Action>, card: Card) -> Option<(usize, Gap)> {
    let steps = (0..4).filter_map(|pile| Some((pile, step(view, legal, card, pile)?)));
    steps.min_by_key(|(_, step)| step.cost())
}

/// Is a step backwards called a jump here?
pub fn jumps(game: Game) -> bool {
    game == Game::AscensoDescenso
}
