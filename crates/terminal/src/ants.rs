//! A hand of Hormigas on screen: what it would look like after a card went in, and which cards
//! stand in order.

use rules::hormigas::{Side, View};
use rules::{Card, Sight as _, Viewer};

/// The viewer's own hand, in its order.
pub(crate) fn hand(view: &View) -> Vec<Card> {
    let Viewer::Seat(seat) = view.viewer() else { return Vec::new() };
    let size = usize::from(view.board().config().hand_size(seat));
    (0..size).filter_map(|place| view.card(seat, place)).collect()
}

/// Which place's card would be dropped, and the hand after it.
pub(crate) fn after(hand: &[Card], card: Card, at: u8, side: Side) -> (usize, Vec<Card>) {
    let (len, at) = (hand.len(), usize::from(at).min(hand.len()));
    let mut new = hand.to_vec();
    new.insert(at, card);
    // At an end the missing neighbour is the card at the far end.
    let out = match side {
        Side::Left => (at + len) % (len + 1),
        Side::Right => (at + 1) % (len + 1),
    };
    new.remove(out);
    (if out < at { out } else { out - 1 }, new)
}

/// How many neighbouring cards in one order the card at a place stands among.
pub(crate) fn run_through(hand: &[Card], place: usize) -> usize {
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

/// The longest stretch in order: where it begins and how many cards it has.
pub(crate) fn longest(hand: &[Card], value: impl Fn(&[Card]) -> u32) -> (usize, usize) {
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
    use rules::{Actions, Position as _, Seed};

    use super::*;

    #[test]
    fn the_hand_foreseen_is_the_hand_that_comes() {
        use rules::hormigas::{Action, Setup, State};
        let state = State::new(&Setup::of_seed(2, &Seed::from(7))).expect("a game");
        let mut taken = state;
        taken.apply(Action::Take(1)).expect("a legal action");
        let seat = taken.turn().expect("a turn");
        let view = taken.view(Viewer::Seat(seat));
        let (before, card) = (hand(&view), view.held().expect("a card"));
        let mut legal = Actions::new();
        taken.legal(&mut legal);
        for action in legal {
            let Action::Put(at, side) = action else { panic!("{action}") };
            let mut put = taken;
            put.apply(action).expect("a legal action");
            let (out, new) = after(&before, card, at, side);
            assert_eq!(new, hand(&put.view(Viewer::Seat(seat))), "{action}");
            assert!(!new.contains(&before[out]), "{action}");
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
