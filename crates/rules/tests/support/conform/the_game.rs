//! The Game and Ascenso-Descenso.

use subibaja_rules::the_game::{Action, KnownCards, Next, Phase, Pile, State, ViewEvent};
use subibaja_rules::{GameState, ParseError, Seat, Setup, Viewer};

use super::{
    Conform, SMALL_STEP, ViewEventOf, all_cards, assert_drawn_agree, numbers, shown, step, unshown,
};
use crate::support::reference::Facts;

impl Conform for State {
    fn from_setup(setup: &Setup) -> Self {
        match setup {
            Setup::TheGame(setup) => Self::new(setup).expect("a valid setup"),
            other => panic!("a setup of {}", other.game()),
        }
    }

    fn read_action(&self, token: &str) -> Result<Self::Action, ParseError> {
        token.parse()
    }

    fn conceivable(&self) -> Vec<Self::Action> {
        let places = all_cards().flat_map(|card| Pile::ALL.map(|pile| Action::Place(card, pile)));
        let starts = (0..5).filter_map(Seat::new).map(Action::Start);
        places.chain(starts).chain([Action::End]).collect()
    }

    fn facts(&self) -> Facts {
        let board = self.board();
        let seats = || Seat::all(self.seats());
        let KnownCards::All { draw, .. } = *self.view(Viewer::Everything).seen() else {
            panic!("the view of everything holds everything");
        };
        let row = |pile| {
            let mut row = numbers(board.row(pile)?);
            row.reverse();
            Some(row[1..].to_vec())
        };
        let rows: Option<Vec<Vec<u8>>> = Pile::ALL.into_iter().map(row).collect();
        assert!(seats().all(|seat| u32::from(board.held(seat)) == self.hand(seat).len()));
        assert_eq!(usize::from(board.draw()), draw.as_slice().len());
        Facts {
            turn: self.turn().map(Seat::index),
            over: self.is_over(),
            need: board.need(),
            hands: seats().map(|seat| unshown(self.hand(seat))).collect(),
            draw: vec![numbers(draw.as_slice().iter().copied())],
            table: shown(board.tops()),
            gone: rows.unwrap_or_else(|| vec![numbers(board.placed())]),
            held: None,
            points: vec![vec![board.left().into()]],
            outcome: match board.phase() {
                Phase::Won => "won".to_owned(),
                Phase::Lost(seat) => format!("lost@{seat}"),
                Phase::Choose | Phase::Turn { .. } => String::new(),
            },
        }
    }

    fn eagerness(&self, action: Self::Action) -> i32 {
        match action {
            Action::Place(card, pile) => -step(pile.index() < 2, self.board().top(pile), card),
            Action::End => -SMALL_STEP,
            Action::Start(_) => 0,
        }
    }

    fn assert_agree(viewer: Viewer, one: &ViewEventOf<Self>, other: &ViewEventOf<Self>) {
        match (one, other) {
            (
                ViewEvent::Ended { seat, drawn, next },
                ViewEvent::Ended { seat: other_seat, drawn: other_drawn, next: other_next },
            ) => {
                assert_eq!(seat, other_seat);
                assert_drawn_agree(viewer, *seat, *drawn, *other_drawn);
                let (Next::Turn(after) | Next::Lost(after)) = next;
                let (Next::Turn(other_after) | Next::Lost(other_after)) = other_next;
                assert_eq!(after, other_after);
                // One's own hand is no news, unless it was just drawn.
                if viewer == Viewer::Seat(*after) && after != seat {
                    assert_eq!(next, other_next);
                }
            }
            _ => assert_eq!(one, other),
        }
    }

    fn wide(&self) -> subibaja_rules::State {
        subibaja_rules::State::TheGame(*self)
    }
}
