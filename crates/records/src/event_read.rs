//! What a viewer learned, read back from its JSON. It only has a meaning to whoever has the view from
//! before it: that knows whose turn it is, which cards are out, and what lies in the middle.

use std::error::Error;
use std::fmt;

use compact_str::CompactString;
use rules::hormigas::{DealtSeen, Hand, Phase, Place, RoundEnd};
use rules::{
    Card, CardSet, Drawn, Family, Game, GameView as _, Seat, View, ViewEvent, Viewer, face_to_face,
    hormigas, the_game,
};

use crate::event_json::{DrawnJson, EventJson, RoundJson};

/// What is told does not follow from what was known: something was missed. Who is told so asks for
/// the whole view.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OutOfStep(CompactString);

impl OutOfStep {
    /// By what one noticed it.
    pub fn of(what: &str) -> OutOfStep {
        OutOfStep(what.into())
    }
}

impl fmt::Display for OutOfStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` can't follow here: something was missed", self.0)
    }
}

impl Error for OutOfStep {}

impl EventJson {
    /// The event, for whoever has the view from before it.
    pub fn read(&self, view: &View) -> Result<ViewEvent, OutOfStep> {
        let event = match view {
            View::TheGame(view) => self.read_the_game(view).map(ViewEvent::TheGame),
            View::FaceToFace(view) => self.read_face_to_face(view).map(ViewEvent::FaceToFace),
            View::Hormigas(view) => self.read_hormigas(view).map(ViewEvent::Hormigas),
        };
        event.ok_or_else(|| OutOfStep(self.action.clone()))
    }

    /// The same for whoever has not that view, in the cooperative games: what it tells is taken on
    /// trust. The past before one came is read so, as far as it bears on what was said.
    pub fn read_past(&self, game: Game) -> Option<ViewEvent> {
        use the_game::{Action, Next, ViewEvent as Seen};
        let Family::TheGame(_) = game.family() else { return None };
        let seats = *game.seats().end();
        let seat =
            |seat: Option<usize>| Seat::new(u8::try_from(seat?).ok().filter(|seat| *seat < seats)?);
        let by = seat(self.seat);
        Some(ViewEvent::TheGame(match self.action.parse().ok()? {
            Action::Start(seat) => Seen::Started { seat },
            Action::Place(card, pile) => Seen::Placed { seat: by?, card, pile, won: self.over },
            Action::End => {
                let drawn = match self.drawn.as_ref()? {
                    DrawnJson::Cards(numbers) => {
                        Drawn::Cards(cards(numbers)?.into_iter().collect())
                    }
                    DrawnJson::Count(count) => Drawn::Count(*count),
                };
                let next = seat(self.next)?;
                let next = if self.over { Next::Lost(next) } else { Next::Turn(next) };
                Seen::Ended { seat: by?, drawn, next }
            }
        }))
    }

    fn read_the_game(&self, view: &the_game::View) -> Option<the_game::ViewEvent> {
        use the_game::{Action, Next, Phase, ViewEvent};
        let board = view.board();
        let seats = board.config().seats();
        if let Action::Start(seat) = self.action.parse().ok()? {
            let is_known = usize::from(seats) > seat.index();
            let may = board.phase() == Phase::Choose && is_known;
            return may.then_some(ViewEvent::Started { seat });
        }
        let seat = self.seat_on_turn(view.turn())?;
        let out = board.config().variant().pack().cards() - board.placed();
        Some(match self.action.parse().ok()? {
            Action::Start(_) => return None,
            Action::Place(card, pile) => {
                let hand = view.hand(seat).unwrap_or(out);
                let won = board.left() == 1;
                (hand.contains(card) && won == self.over).then_some(())?;
                ViewEvent::Placed { seat, card, pile, won }
            }
            Action::End => {
                let drawn = self.read_drawn(view.viewer(), seat, board.draw(), view.unseen())?;
                let next = self.read_next(seats)?;
                let next = if self.over { Next::Lost(next) } else { Next::Turn(next) };
                ViewEvent::Ended { seat, drawn, next }
            }
        })
    }

    fn read_face_to_face(&self, view: &face_to_face::View) -> Option<face_to_face::ViewEvent> {
        use face_to_face::{Action, Next, PACK, ViewEvent};
        let board = view.board();
        let seat = self.seat_on_turn(view.turn())?;
        Some(match self.action.parse().ok()? {
            Action::Place(card, pile) => {
                let hand = view.hand(seat).unwrap_or(PACK.cards() - board.placed(seat));
                let won = board.left(seat) == 1;
                (hand.contains(card) && won == self.over).then_some(())?;
                ViewEvent::Placed { seat, card, pile, won }
            }
            Action::End => {
                let unseen = view.unseen(seat);
                let drawn = self.read_drawn(view.viewer(), seat, board.draw(seat), unseen)?;
                let next = self.read_next(2)?;
                let next = if self.over { Next::Stuck(next) } else { Next::Turn(next) };
                ViewEvent::Ended { seat, drawn, next }
            }
        })
    }

    fn read_hormigas(&self, view: &hormigas::View) -> Option<hormigas::ViewEvent> {
        use hormigas::{Action, ViewEvent};
        let board = view.board();
        let action = self.action.parse().ok()?;
        if let (Action::Deal, Phase::Deal) = (action, board.phase()) {
            return Some(ViewEvent::Dealt(match view.viewer() {
                Viewer::Seat(own) => {
                    let hand = cards(self.hand.as_ref()?)?;
                    let size = usize::from(board.config().hand_size(own));
                    DealtSeen::Hand((hand.len() == size).then(|| Hand::new(&hand))?)
                }
                Viewer::Spectator => DealtSeen::Nothing,
                Viewer::Everything => return None,
            }));
        }
        let seat = self.seat_on_turn(view.turn())?;
        let round = |round: &RoundJson| read_round(round, board.config());
        Some(match (action, board.phase()) {
            (Action::Refresh, Phase::Take) => ViewEvent::Refreshed { seat },
            (Action::Take(place), Phase::Take) => {
                let lying = *board.middle().get(usize::from(place))?;
                let told = match self.card {
                    Some(card) => Some(Card::new(card)?),
                    None => None,
                };
                let (card, face_up) = match lying {
                    Place::FaceUp(card) => (Some(card), true),
                    Place::FaceDown => (told, false),
                    Place::Taken => return None,
                };
                let own = view.viewer() == Viewer::Seat(seat);
                let as_expected = told == card && card.is_some() == (own || face_up);
                as_expected.then_some(ViewEvent::Taken { seat, place, card, face_up })?
            }
            (Action::Put(at, side), Phase::Put { .. }) => {
                (at <= board.config().hand_size(seat)).then_some(())?;
                let dropped = Card::new(self.dropped?)?;
                let round = match &self.round {
                    Some(ended) => Some(round(ended)?),
                    None => None,
                };
                ViewEvent::Put { seat, at, side, dropped, claim: self.claim, round }
            }
            (Action::Claim, Phase::Claim) => {
                ViewEvent::Claimed { seat, round: round(self.round.as_ref()?)? }
            }
            (Action::Pass, Phase::Claim) => {
                let round = match &self.round {
                    Some(ended) => Some(round(ended)?),
                    None => None,
                };
                ViewEvent::Passed { seat, round }
            }
            _ => return None,
        })
    }

    /// The seat that did it, which must be the one on turn.
    fn seat_on_turn(&self, turn: Option<Seat>) -> Option<Seat> {
        turn.filter(|turn| self.seat == Some(turn.index()))
    }

    /// What a seat drew: the viewer knows the own cards, and of the others' how many there are.
    fn read_drawn(&self, viewer: Viewer, seat: Seat, draw: u8, unseen: CardSet) -> Option<Drawn> {
        let drawn = match (self.drawn.as_ref()?, viewer == Viewer::Seat(seat)) {
            (DrawnJson::Cards(numbers), true) => {
                let set: CardSet = cards(numbers)?.into_iter().collect();
                let is_new = set.len() as usize == numbers.len() && (set - unseen).is_empty();
                Drawn::Cards(is_new.then_some(set)?)
            }
            (DrawnJson::Count(count), false) => Drawn::Count(*count),
            (DrawnJson::Cards(_) | DrawnJson::Count(_), _) => return None,
        };
        (drawn.count() <= draw).then_some(drawn)
    }

    fn read_next(&self, seats: u8) -> Option<Seat> {
        Seat::new(u8::try_from(self.next?).ok().filter(|next| *next < seats)?)
    }
}

fn cards(numbers: &[u8]) -> Option<Vec<Card>> {
    numbers.iter().map(|number| Card::new(*number)).collect()
}

fn read_round(round: &RoundJson, config: &hormigas::Config) -> Option<RoundEnd> {
    let finisher = match round.finisher {
        Some(seat) => Some(Seat::new(u8::try_from(seat).ok()?)?),
        None => None,
    };
    let sizes = Seat::all(config.seats()).map(|seat| usize::from(config.hand_size(seat)));
    let are_whole = sizes.eq(round.hands.iter().map(Vec::len))
        && round.scores.len() == usize::from(config.seats())
        && finisher.is_none_or(|seat| seat.index() < usize::from(config.seats()));
    are_whole.then_some(())?;
    let hands: Option<Vec<_>> = round.hands.iter().map(|hand| cards(hand)).collect();
    let seats: Vec<_> = hands?.into_iter().zip(round.scores.iter().copied()).collect();
    RoundEnd::new(finisher, &seats, round.over)
}
