//! Face to Face.

use subibaja_rules::face_to_face::{Action, KnownCards, Next, Phase, Pile, State, ViewEvent};
use subibaja_rules::{GameState, ParseError, Seat, Setup, Viewer};

use super::{
    Conform, SMALL_STEP, ViewEventOf, all_cards, assert_drawn_agree, numbers, shown, step, unshown,
};
use crate::support::reference::Facts;

impl Conform for State {
    fn from_setup(setup: &Setup) -> Self {
        match setup {
            Setup::FaceToFace(setup) => Self::new(setup).expect("a valid setup"),
            other => panic!("a setup of {}", other.game()),
        }
    }

    fn read_action(&self, token: &str) -> Result<Self::Action, ParseError> {
        token.parse()
    }

    fn conceivable(&self) -> Vec<Self::Action> {
        let places = all_cards().flat_map(|card| Pile::ALL.map(|pile| Action::Place(card, pile)));
        places.chain([Action::End]).collect()
    }

    fn facts(&self) -> Facts {
        let board = self.board();
        let seats = || Seat::all(2);
        let KnownCards::All { draw, .. } = *self.view(Viewer::Everything).seen() else {
            panic!("the view of everything holds everything");
        };
        for seat in seats() {
            assert_eq!(u32::from(board.held(seat)), self.hand(seat).len());
            assert_eq!(usize::from(board.draw(seat)), draw[seat.index()].as_slice().len());
        }
        Facts {
            turn: self.turn().map(Seat::index),
            over: self.is_over(),
            need: board.need(),
            hands: seats().map(|seat| unshown(self.hand(seat))).collect(),
            draw: draw.iter().map(|draw| numbers(draw.as_slice().iter().copied())).collect(),
            table: shown(seats().flat_map(|seat| board.tops(seat))),
            gone: seats().map(|seat| numbers(board.placed(seat))).collect(),
            held: None,
            points: vec![seats().map(|seat| board.left(seat).into()).collect()],
            outcome: match board.phase() {
                Phase::Over { winner, reason } => {
                    format!("{}@{winner}", reason.name())
                }
                Phase::Turn { .. } => String::new(),
            },
        }
    }

    fn eagerness(&self, action: Self::Action) -> i32 {
        let Action::Place(card, pile) = action else {
            return -SMALL_STEP;
        };
        let own = self.turn().expect("someone is on turn");
        let owner = if pile.is_rivals() { own.left(2) } else { own };
        let top = self.board().tops(owner)[pile.index() % 2];
        let step = step(pile.index() % 2 == 0, top, card);
        // A card for the rival's piles fills the hand, but helps the rival.
        if pile.is_rivals() { SMALL_STEP + step } else { -step }
    }

    fn assert_agree(viewer: Viewer, one: &ViewEventOf<Self>, other: &ViewEventOf<Self>) {
        match (one, other) {
            (
                ViewEvent::Ended { seat, drawn, next },
                ViewEvent::Ended { seat: other_seat, drawn: other_drawn, next: other_next },
            ) => {
                assert_eq!(seat, other_seat);
                assert_drawn_agree(viewer, *seat, *drawn, *other_drawn);
                let (Next::Turn(after) | Next::Stuck(after)) = next;
                let (Next::Turn(other_after) | Next::Stuck(other_after)) = other_next;
                assert_eq!(after, other_after);
                if viewer == Viewer::Seat(*after) {
                    assert_eq!(next, other_next);
                }
            }
            _ => assert_eq!(one, other),
        }
    }

    fn wide(&self) -> subibaja_rules::State {
        subibaja_rules::State::FaceToFace(*self)
    }
}
