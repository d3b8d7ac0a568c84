//! What happened at a table, for people: moves and talk apart, a turn in one line.
//!
//! Cards that are covered may not be looked up while The Game or Face to Face runs, so of these only the last round can
//! be scrolled back to. Where the rows lie open there is nothing to hide.

use records::EventJson;
use rules::{
    Action, Direction, Game, MAX_SEATS, Seat, View, ViewEvent, face_to_face, hormigas, the_game,
};
use texts::{Texts, say, words};

use crate::source::Happening;

/// The lines of each kind that are kept.
const MAX_LINES: usize = 500;

/// A line about a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveLine {
    /// Who moved; nobody where the table did something.
    pub seat: Option<Seat>,
    /// It in words.
    pub text: String,
    /// Did a pile go backwards?
    pub trick: bool,
}

/// What others did to a pile since the viewer's last turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Change {
    /// Cards placed on it.
    pub cards: u8,
    /// Did it go backwards?
    pub trick: bool,
}

/// A turn that is being told.
#[derive(Clone, Debug, Default)]
struct Turn {
    /// Its placements.
    placed: Vec<String>,
    trick: bool,
}

/// Moves and talk.
#[derive(Clone, Debug, Default)]
pub struct Journal {
    moves: Vec<MoveLine>,
    talk: Vec<String>,
    /// Whose turn the last line tells, if it may go on.
    open: Option<(Seat, Turn)>,
    /// The top cards as far as they are known here, by the owner of the pile.
    tops: [[Option<u8>; 4]; MAX_SEATS],
}

impl Journal {
    /// What was said or is to be known.
    pub fn say(&mut self, line: String) {
        push(&mut self.talk, line);
    }

    /// All that was said.
    pub fn talk(&self) -> &[String] {
        &self.talk
    }

    /// The moves that may be looked at, for whoever sees this.
    pub fn moves(&self, view: &View) -> &[MoveLine] {
        let covers = match view {
            View::TheGame(view) => view.board().row(the_game::Pile::Up1).is_none(),
            View::FaceToFace(_) => true,
            View::Hormigas(_) => false,
        };
        let seats = match view {
            View::TheGame(view) => view.board().config().seats(),
            View::FaceToFace(_) | View::Hormigas(_) => 2,
        };
        let shown = if covers && !view.is_over() { usize::from(seats) } else { self.moves.len() };
        &self.moves[self.moves.len().saturating_sub(shown)..]
    }

    /// Something happened; gives the pile that it changed, as [`Placed`].
    pub(crate) fn happened(
        &mut self,
        texts: &Texts,
        game: Game,
        seats: u8,
        step: &Happening,
    ) -> Option<Placed> {
        let event = match step {
            Happening::Seen(event) => EventJson::new(event),
            Happening::Heard(event) => event.clone(),
        };
        let seat = event.seat.and_then(|seat| Seat::new(seat as u8));
        let action = Action::parse(game, &event.action).ok();
        let (Some(seat), Some(action)) = (seat, action) else {
            self.line(seat, step.words(texts, game, seats));
            return None;
        };
        match action {
            Action::TheGame(the_game::Action::Place(card, pile)) => {
                let place = Placed { owner: Seat::FIRST, seat, pile: pile.index(), trick: false };
                let name = words::pile_short(texts, pile);
                Some(self.placed(texts, place, card.number(), pile.direction(), &name))
            }
            Action::FaceToFace(face_to_face::Action::Place(card, pile)) => {
                let owner = if pile.is_rivals() { seat.left(2) } else { seat };
                let (direction, gift) = (pile.direction(), pile.is_rivals());
                let index = usize::from(direction == Direction::Down);
                let place = Placed { owner, seat, pile: index, trick: false };
                let name = words::their_pile_short(texts, pile);
                let placed = self.placed(texts, place, card.number(), direction, &name);
                // A gift always goes backwards.
                Some(Placed { trick: placed.trick && !gift, ..placed })
            }
            Action::TheGame(the_game::Action::End)
            | Action::FaceToFace(face_to_face::Action::End) => {
                let told = self.open.take().is_some_and(|(open, _)| open == seat);
                if !told || event.over {
                    self.line(Some(seat), step.words(texts, game, seats));
                }
                None
            }
            Action::TheGame(the_game::Action::Start(_)) => {
                self.line(None, step.words(texts, game, seats));
                None
            }
            Action::Hormigas(action) => {
                // The line is for all at the keyboard: a card that was face down is for one of them.
                let taken = match step {
                    Happening::Seen(ViewEvent::Hormigas(hormigas::ViewEvent::Taken {
                        card,
                        face_up: true,
                        ..
                    })) => card.map(rules::Card::number),
                    Happening::Seen(_) => None,
                    Happening::Heard(event) => event.card,
                };
                self.ants(texts, seat, action, (taken, &event), step.words(texts, game, seats));
                None
            }
        }
    }

    /// A card came onto a pile: it stands in the line of its turn.
    fn placed(
        &mut self,
        texts: &Texts,
        place: Placed,
        card: u8,
        direction: Direction,
        name: &str,
    ) -> Placed {
        let top = self.tops[place.owner.index()][place.pile].replace(card);
        let trick = top.is_some_and(|top| match direction {
            Direction::Up => card < top,
            Direction::Down => card > top,
        });
        let sign = if trick { '«' } else { '→' };
        let words = format!("{card} {sign} {name}");
        let turn = match self.open.take() {
            Some((seat, turn)) if seat == place.seat => {
                self.moves.pop();
                turn
            }
            _ => Turn::default(),
        };
        let mut turn = turn;
        turn.placed.push(words);
        turn.trick |= trick;
        let label = words::seat_label(texts, place.seat);
        let text = say!(texts, "label-value", label = label, value = turn.placed.join(", "));
        push(&mut self.moves, MoveLine { seat: Some(place.seat), text, trick: turn.trick });
        self.open = Some((place.seat, turn));
        Placed { trick, ..place }
    }

    /// What is taken and what is dropped for it stand in one line.
    fn ants(
        &mut self,
        texts: &Texts,
        seat: Seat,
        action: hormigas::Action,
        (taken, event): (Option<u8>, &EventJson),
        words: String,
    ) {
        use hormigas::Action as Do;
        match (action, event.dropped) {
            (Do::Take(_), _) => {
                let taken = taken.map(|card| card.to_string()).unwrap_or_default();
                self.line(Some(seat), words);
                self.open = Some((seat, Turn { placed: vec![taken], trick: false }));
            }
            (Do::Put(..), Some(out)) if event.round.is_none() => {
                let taken = match self.open.take() {
                    Some((open, turn)) if open == seat => {
                        self.moves.pop();
                        turn.placed.into_iter().next().unwrap_or_default()
                    }
                    _ => return self.line(Some(seat), words),
                };
                let swap = if taken.is_empty() {
                    say!(texts, "log-swap-hidden", out = out)
                } else {
                    say!(texts, "log-swap", card = taken, out = out)
                };
                let label = words::seat_label(texts, seat);
                self.line(Some(seat), say!(texts, "label-value", label = label, value = swap));
            }
            _ => self.line(Some(seat), words),
        }
    }

    fn line(&mut self, seat: Option<Seat>, text: String) {
        self.open = None;
        push(&mut self.moves, MoveLine { seat, text, trick: false });
    }
}

/// A card that came onto a pile.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placed {
    /// Whose pile it is; the first seat's where the piles are everyone's.
    pub(crate) owner: Seat,
    /// Who placed it.
    pub(crate) seat: Seat,
    /// The pile among the owner's.
    pub(crate) pile: usize,
    /// Did it go backwards?
    pub(crate) trick: bool,
}

impl Placed {
    /// The pile's place on the screen of a viewer whose own piles come first.
    pub(crate) fn on_screen(&self, game: Game, near: Seat) -> usize {
        let others = game == Game::FaceToFace && self.owner != near;
        self.pile + if others { 2 } else { 0 }
    }
}

fn push<T>(lines: &mut Vec<T>, line: T) {
    lines.push(line);
    if lines.len() > MAX_LINES {
        lines.remove(0);
    }
}
