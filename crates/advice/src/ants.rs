//! A hand of Hormigas: what it would look like after a card went in, and which cards stand in order.

use rules::hormigas::{Side, View};
use rules::{Card, GameView as _, Seat, Viewer};

/// A hand with a card put into it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inserted {
    /// The hand afterwards.
    pub hand: Vec<Card>,
    /// The card that leaves it.
    pub dropped: Card,
    /// Where that card stood.
    pub place: usize,
}

/// The hand that is played from: the viewer's own; with all cards, that of the seat on turn.
pub fn hand(view: &View) -> Vec<Card> {
    let Some(seat) = player(view) else { return Vec::new() };
    let size = usize::from(view.board().config().hand_size(seat));
    (0..size).filter_map(|place| view.card(seat, place)).collect()
}

fn player(view: &View) -> Option<Seat> {
    match view.viewer() {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
        Viewer::Everything => view.turn(),
    }
}

/// The hand after the card in the air went in with so many cards to its left, and the neighbour on
/// that side left; `None` unless it is the viewer's to put it.
pub fn put(view: &View, at: u8, side: Side) -> Option<Inserted> {
    player(view).filter(|seat| view.turn() == Some(*seat))?;
    insert(&hand(view), view.held()?, at, side)
}

/// A hand after a card went in; `None` for no hand.
pub fn insert(hand: &[Card], card: Card, at: u8, side: Side) -> Option<Inserted> {
    let (len, at) = (hand.len(), usize::from(at).min(hand.len()));
    let mut new = hand.to_vec();
    new.insert(at, card);
    // At an end the missing neighbour is the card at the far end.
    let out = match side {
        Side::Left => (at + len) % (len + 1),
        Side::Right => (at + 1) % (len + 1),
    };
    let dropped = new.remove(out);
    let place = if out < at { Some(out) } else { out.checked_sub(1) };
    place.map(|place| Inserted { hand: new, dropped, place })
}

/// How many neighbouring cards in one order the card at a place stands among.
pub fn run_through(hand: &[Card], place: usize) -> usize {
    let run = |in_order: fn(&Card, &Card) -> bool| {
        let mut start = 0;
        for run in hand.chunk_by(in_order) {
            if place < start + run.len() {
                return run.len();
            }
            start += run.len();
        }
        0
    };
    run(|a, b| a < b).max(run(|a, b| a > b))
}

/// The stretch in order that is worth most: where it begins and how many cards it has.
pub fn longest(hand: &[Card], value: impl Fn(&[Card]) -> u32) -> (usize, usize) {
    let mut best = (0, 0, 0);
    let orders: [fn(&Card, &Card) -> bool; 2] = [|a, b| a < b, |a, b| a > b];
    for in_order in orders {
        let mut start = 0;
        for run in hand.chunk_by(in_order) {
            if value(run) > best.0 {
                best = (value(run), start, run.len());
            }
            start += run.len();
        }
    }
    (best.1, best.2)
}

#[cfg(test)]
mod tests {
    use rules::{Actions, GameState as _, Seed};

    use super::*;

    #[test]
    fn the_hand_foreseen_is_the_hand_that_comes() {
        use rules::hormigas::{Action, Event, Setup, State};
        let state = State::new(&Setup::from_seed(2, &Seed::from(7))).expect("a game");
        let mut taken = state;
        taken.apply(Action::Take(1)).expect("a legal action");
        let seat = taken.turn().expect("a turn");
        for viewer in [Viewer::Seat(seat), Viewer::Everything] {
            let view = taken.view(viewer);
            let mut legal = Actions::new();
            taken.legal_into(&mut legal);
            for action in legal {
                let Action::Put(at, side) = action else { panic!("{action}") };
                let mut after = taken;
                let event = after.apply(action).expect("a legal action");
                let inserted = put(&view, at, side).expect("a card in the air");
                assert_eq!(inserted.hand, after.hand(seat), "{action}");
                assert_eq!(hand(&view)[inserted.place], inserted.dropped, "{action}");
                let Event::Put { dropped, .. } = event else { panic!("{event:?}") };
                assert_eq!(inserted.dropped, dropped, "{action}");
            }
        }
        for viewer in [Viewer::Seat(seat.left(2)), Viewer::Spectator] {
            assert_eq!(put(&taken.view(viewer), 0, Side::Left), None, "{viewer:?} has no say");
        }
    }

    #[test]
    fn runs_go_both_ways() {
        let cards = |numbers: &[u8]| -> Vec<Card> {
            numbers.iter().filter_map(|number| Card::new(*number)).collect()
        };
        let hand = cards(&[9, 4, 7, 30, 28, 11]);
        assert_eq!(run_through(&hand, 2), 3);
        assert_eq!(run_through(&hand, 5), 3);
        assert_eq!(longest(&hand, |run| run.len() as u32), (1, 3));
    }
}
