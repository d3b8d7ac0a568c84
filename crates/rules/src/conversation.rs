//! What is said at a table, and what of it still stands: decided here, once, for players, pages and
//! terminals alike.
//!
//! A seat has one word between two turns: a set of [`Signals`]. It may change it meanwhile; then the
//! last one counts, as if nothing had been said before, and whoever comes later is told of no other.
//! A signal stands until its seat says otherwise or plays a card, or its pile changes.

use crate::any::ViewEvent;
use crate::seat::{MAX_SEATS, Seat};
use crate::signal::{Said, Signals};
use crate::the_game;

/// How often a seat may speak between two turns: once about each pile and itself, one by one, and
/// three times to change its word.
pub const MAX_WORDS: u8 = 8;

/// What all seats have said that still stands.
///
/// ```
/// use subibaja_rules::{Seat, Standing};
/// let mut standing = Standing::default();
/// standing.hear(Seat::FIRST, "leave@up1 good@up2".parse().unwrap());
/// standing.hear(Seat::FIRST, "good@up1".parse().unwrap());
/// assert_eq!(standing.of(Seat::FIRST).to_string(), "good@up1 good@up2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing([Signals; MAX_SEATS]);

impl Standing {
    /// What stands of a seat's words.
    pub const fn of(&self, seat: Seat) -> Signals {
        self.0[seat.index()]
    }

    /// By seat, at a table of so many seats.
    pub fn by_seat(&self, seats: u8) -> impl Iterator<Item = (Seat, Signals)> + use<> {
        Seat::all(seats).zip(self.0)
    }

    /// Does nothing stand?
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(Signals::is_empty)
    }

    /// A seat says something.
    pub fn hear(&mut self, seat: Seat, signals: Signals) {
        self.0[seat.index()] = self.of(seat).then(signals);
    }

    /// Something happens: what it makes void stands no more.
    pub fn happened(&mut self, event: &ViewEvent) {
        match event {
            ViewEvent::TheGame(the_game::ViewEvent::Placed { seat, pile, .. }) => {
                self.0[seat.index()] = Signals::NONE;
                self.0.iter_mut().for_each(|signals| signals.forget(*pile));
            }
            ViewEvent::TheGame(the_game::ViewEvent::Started { .. }) => {
                self.0.iter_mut().for_each(Signals::forget_the_start);
            }
            ViewEvent::TheGame(the_game::ViewEvent::Ended { .. })
            | ViewEvent::FaceToFace(_)
            | ViewEvent::Hormigas(_) => {}
        }
    }
}

/// By seat, as a table tells it.
impl FromIterator<Signals> for Standing {
    fn from_iter<I: IntoIterator<Item = Signals>>(signals: I) -> Standing {
        let mut standing = Standing::default();
        standing.0.iter_mut().zip(signals).for_each(|(place, signals)| *place = signals);
        standing
    }
}

/// All that was said in a game, as it is kept: for each seat one word between two turns.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Conversation {
    said: Vec<Said>,
    /// From where on it was said since the last turn ended.
    fresh: usize,
    /// How often each seat has spoken since.
    words: [u8; MAX_SEATS],
    standing: Standing,
}

impl Conversation {
    /// What was said in former turns and in this one. In the order of the plies, and within a turn of
    /// the seats: in what order they spoke, and how often, is not kept.
    pub fn said(&self) -> &[Said] {
        &self.said
    }

    /// What of it still stands.
    pub fn standing(&self) -> &Standing {
        &self.standing
    }

    /// May a seat speak again before this turn ends?
    pub fn may_speak(&self, seat: Seat) -> bool {
        self.words[seat.index()] < MAX_WORDS
    }

    /// A seat says something, after so many actions. What stands already is not said again; gives
    /// what is new.
    pub fn say(&mut self, ply: usize, seat: Seat, signals: Signals) -> Signals {
        let new = signals.since(&self.standing.of(seat));
        if !new.is_empty() {
            self.recall(ply, seat, new);
        }
        new
    }

    /// What a seat said is read from a log or a record: all of it, as it stands there.
    pub fn recall(&mut self, ply: usize, seat: Seat, signals: Signals) {
        self.standing.hear(seat, signals);
        self.words[seat.index()] = self.words[seat.index()].saturating_add(1);
        let word = self.said[self.fresh..].iter().position(|said| said.seat == seat);
        let before = word.map(|at| self.said.remove(self.fresh + at).signals);
        let said = Said { ply, seat, signals: before.unwrap_or_default().then(signals) };
        let earlier = |other: &Said| (other.ply, other.seat) < (ply, seat);
        let at = self.said[self.fresh..].partition_point(earlier);
        self.said.insert(self.fresh + at, said);
    }

    /// Something happens.
    pub fn happened(&mut self, event: &ViewEvent) {
        self.standing.happened(event);
        if let ViewEvent::TheGame(
            the_game::ViewEvent::Started { .. } | the_game::ViewEvent::Ended { .. },
        ) = event
        {
            self.fresh = self.said.len();
            self.words = [0; MAX_SEATS];
        }
    }

    /// Actions were taken back, and so many remain: what was said after them was said then.
    pub fn back_to(&mut self, ply: usize) {
        self.said.iter_mut().for_each(|said| said.ply = said.ply.min(ply));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Card;
    use crate::drawn::Drawn;
    use crate::the_game::{Next, Pile};

    fn seat(index: u8) -> Seat {
        Seat::new(index).expect("a seat")
    }

    fn set(text: &str) -> Signals {
        text.parse().expect("signals")
    }

    fn placed(by: u8, pile: Pile) -> ViewEvent {
        let (seat, card) = (seat(by), Card::new(37).expect("a card"));
        ViewEvent::TheGame(the_game::ViewEvent::Placed { seat, card, pile, won: false })
    }

    fn ended(by: u8) -> ViewEvent {
        let (seat, next) = (seat(by), Next::Turn(seat(by)));
        ViewEvent::TheGame(the_game::ViewEvent::Ended { seat, drawn: Drawn::Count(2), next })
    }

    #[test]
    fn a_signal_stands_until_its_seat_plays_or_its_pile_changes() {
        let mut talk = Conversation::default();
        talk.say(0, seat(1), set("leave@up1 good@down1"));
        talk.say(0, seat(2), set("good@up1 trouble"));
        talk.happened(&placed(0, Pile::Up1));
        assert_eq!(talk.standing().of(seat(1)), set("good@down1"));
        assert_eq!(talk.standing().of(seat(2)), set("trouble"));
        talk.happened(&ended(0));
        talk.happened(&placed(1, Pile::Up2));
        assert!(talk.standing().of(seat(1)).is_empty());
        assert_eq!(talk.standing().of(seat(2)), set("trouble"));
    }

    #[test]
    fn who_would_start_is_settled_by_the_start() {
        let mut talk = Conversation::default();
        talk.say(0, seat(1), set("would-start"));
        talk.say(0, seat(2), set("trouble"));
        talk.happened(&ViewEvent::TheGame(the_game::ViewEvent::Started { seat: seat(0) }));
        assert!(talk.standing().of(seat(1)).is_empty());
        assert_eq!(talk.standing().of(seat(2)), set("trouble"));
    }

    /// Whatever a seat does between two turns, in whatever order and how often: what is left of it is
    /// one set, and two ways that end in the same set leave the same.
    #[test]
    fn changes_of_word_leave_one_set() {
        let ways: [&[&str]; 5] = [
            &["leave@up1", "good@up2", "fine"],
            &["fine", "good@up2", "leave@up1"],
            &["fine leave@up1 good@up2"],
            &["trouble", "fine", "good@up1", "go-ahead@up2", "leave@up1", "good@up2"],
            &["fine leave@up1", "good@up2", "good@up2", "fine", "leave@up1"],
        ];
        let mut left: Vec<Conversation> = ways
            .iter()
            .map(|way| {
                let mut talk = Conversation::default();
                for words in *way {
                    talk.say(3, seat(2), set(words));
                    talk.say(3, seat(0), set("good@down1"));
                }
                talk.happened(&ended(1));
                talk
            })
            .collect();
        assert_eq!(left[0].said().len(), 2);
        assert_eq!(left[0].said()[1].signals, set("leave@up1 good@up2 fine"));
        left.dedup();
        assert_eq!(left.len(), 1);
    }

    #[test]
    fn a_seat_speaks_so_often_and_what_stands_is_not_said_again() {
        let mut talk = Conversation::default();
        assert_eq!(talk.say(0, seat(1), set("leave@up1")), set("leave@up1"));
        for _ in 0..100 {
            assert_eq!(talk.say(0, seat(1), set("leave@up1")), Signals::NONE);
        }
        let mut words = 1;
        while talk.may_speak(seat(1)) {
            talk.say(0, seat(1), set(if words % 2 == 0 { "leave@up1" } else { "good@up1" }));
            words += 1;
        }
        assert_eq!(words, MAX_WORDS);
        assert!(talk.may_speak(seat(2)));
        talk.happened(&ended(0));
        assert!(talk.may_speak(seat(1)));
    }

    #[test]
    fn nothing_is_said_after_the_end() {
        let mut talk = Conversation::default();
        talk.say(1, seat(0), set("fine"));
        talk.say(4, seat(1), set("fine"));
        talk.back_to(2);
        talk.say(2, seat(1), set("trouble"));
        let plies: Vec<usize> = talk.said().iter().map(|said| said.ply).collect();
        assert_eq!(plies, [1, 2]);
    }
}
