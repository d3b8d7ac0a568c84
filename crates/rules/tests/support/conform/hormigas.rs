//! 111 Hormigas.

use subibaja_rules::hormigas::{
    Action, DealtSeen, KnownCards, Phase, Place, RoundEnd, Side, State, Symbols, ViewEvent,
    best_stretch, is_ordered,
};
use subibaja_rules::{GameState, ParseError, Seat, Setup, Viewer};

use super::{Conform, ViewEventOf, numbers};
use crate::support::reference::Facts;

impl Conform for State {
    fn from_setup(setup: &Setup) -> Self {
        match setup {
            Setup::Hormigas(setup) => Self::new(setup).expect("a valid setup"),
            other => panic!("a setup of {}", other.game()),
        }
    }

    fn read_action(&self, token: &str) -> Result<Self::Action, ParseError> {
        token.parse()
    }

    fn conceivable(&self) -> Vec<Self::Action> {
        let takes = (0..=u8::MAX).map(Action::Take);
        let puts = (0..=u8::MAX)
            .flat_map(|at| [Side::Left, Side::Right].map(|side| Action::Put(at, side)));
        let others = [Action::Refresh, Action::Claim, Action::Pass, Action::Deal];
        takes.chain(puts).chain(others).collect()
    }

    fn facts(&self) -> Facts {
        let board = self.board();
        let seats = || Seat::all(self.seats());
        let KnownCards::All(cards) = *self.view(Viewer::Everything).seen() else {
            panic!("the view of everything holds everything");
        };
        let hand = |seat| {
            let pairs = self.hand(seat).iter().zip(board.shown(seat));
            pairs
                .map(|(card, shown)| {
                    assert!(shown.is_none_or(|shown| shown == *card), "what all saw is true");
                    (card.number(), shown.is_some())
                })
                .collect()
        };
        let middle =
            self.middle().into_iter().zip(board.middle()).map(|(card, place)| match place {
                Place::Taken => card.map(|_| panic!("a card where one was taken")),
                Place::FaceDown => card.map(|card| (card.number(), false)),
                Place::FaceUp(shown) => {
                    assert_eq!(card, Some(shown), "what all see is true");
                    Some((shown.number(), true))
                }
            });
        let middle: Vec<Option<(u8, bool)>> = middle.collect();
        let face_up = matches!(board.phase(), Phase::Put { shown: Some(_), .. });
        let phase = match board.phase() {
            Phase::Take => "take",
            Phase::Put { shown, .. } => {
                assert!(shown.is_none() || shown == self.held(), "what all saw is true");
                "put"
            }
            Phase::Claim => "claim",
            Phase::Deal => "deal",
            Phase::Over => "over",
        };
        assert_eq!(usize::from(board.draw()), cards.draw.as_slice().len());
        Facts {
            turn: self.turn().map(Seat::index),
            over: self.is_over(),
            need: None,
            hands: seats().map(hand).collect(),
            draw: vec![numbers(cards.draw.as_slice().iter().copied())],
            gone: vec![
                numbers(board.discard()),
                middle.iter().flatten().map(|(card, _)| *card).collect(),
            ],
            table: middle,
            held: self.held().map(|card| (card.number(), face_up)),
            points: vec![
                board.totals().to_vec(),
                board.scores().to_vec(),
                vec![board.round(), board.turns()],
            ],
            outcome: match board.winners() {
                Some(winners) => format!("over {:?}", winners.map(Seat::index).collect::<Vec<_>>()),
                None => phase.to_owned(),
            },
        }
    }

    fn eagerness(&self, action: Self::Action) -> i32 {
        let Some(seat) = self.turn() else {
            return 0;
        };
        let after = |action| {
            let mut next = *self;
            next.apply_unchecked(action);
            next
        };
        let worth = |state: &Self| {
            i32::try_from(best_stretch(state.hand(seat), &Symbols::One)).expect("a hand's length")
        };
        match action {
            Action::Put(..) => worth(&after(action)),
            Action::Take(_) => {
                let taken = after(action);
                let ends = (0..=self.hand(seat).len() as u8).flat_map(|at| {
                    [Side::Left, Side::Right].map(|side| taken.eagerness(Action::Put(at, side)))
                });
                ends.max().unwrap_or(0)
            }
            // Rather new cards than a turn that improves nothing.
            Action::Refresh => worth(self) + 1,
            Action::Claim if is_ordered(self.hand(seat)) => 1,
            Action::Claim => -1,
            Action::Pass | Action::Deal => 0,
        }
    }

    fn assert_agree(viewer: Viewer, one: &ViewEventOf<Self>, other: &ViewEventOf<Self>) {
        // The end of a round shows what was hidden; that it ends does not depend on that where the
        // viewer knows the hand in question.
        let public = |round: Option<RoundEnd>| round.map(|round| round.finisher);
        match (*one, *other) {
            (
                ViewEvent::Taken { seat, place, card, face_up },
                ViewEvent::Taken { seat: seat_2, place: place_2, card: card_2, face_up: face_up_2 },
            ) => {
                assert_eq!((seat, place, face_up), (seat_2, place_2, face_up_2));
                let news = !face_up && viewer == Viewer::Seat(seat);
                assert!(news || card == card_2);
                let may_see = face_up || news || viewer == Viewer::Everything;
                assert_eq!((card.is_some(), card_2.is_some()), (may_see, may_see));
            }
            (
                ViewEvent::Put { seat, at, side, dropped, claim, round },
                ViewEvent::Put {
                    seat: seat_2,
                    at: at_2,
                    side: side_2,
                    dropped: dropped_2,
                    claim: claim_2,
                    round: round_2,
                },
            ) => {
                assert_eq!((seat, at, side, claim), (seat_2, at_2, side_2, claim_2));
                if viewer == Viewer::Seat(seat) {
                    assert_eq!(dropped, dropped_2);
                    assert_eq!(public(round), public(round_2));
                }
            }
            (
                ViewEvent::Claimed { seat, round },
                ViewEvent::Claimed { seat: seat_2, round: round_2 },
            ) => {
                assert_eq!(seat, seat_2);
                assert_eq!(public(Some(round)), public(Some(round_2)));
            }
            (
                ViewEvent::Passed { seat, round },
                ViewEvent::Passed { seat: seat_2, round: round_2 },
            ) => {
                assert_eq!(seat, seat_2);
                assert_eq!(public(round), public(round_2));
            }
            (ViewEvent::Dealt(one), ViewEvent::Dealt(other)) => match (one, other, viewer) {
                (DealtSeen::Nothing, DealtSeen::Nothing, Viewer::Spectator) => {}
                (DealtSeen::Hand(one), DealtSeen::Hand(other), Viewer::Seat(_)) => {
                    assert_eq!(one.as_slice().len(), other.as_slice().len());
                }
                (one, other, _) => {
                    assert_eq!(viewer, Viewer::Everything);
                    assert_eq!(one, other);
                }
            },
            (one, other) => assert_eq!(one, other),
        }
    }

    fn wide(&self) -> subibaja_rules::State {
        subibaja_rules::State::Hormigas(*self)
    }
}
