//! A line of search in the words of the rules.

use rules::the_game::{Action, Pile, State};
use rules::{Card, Seat};

use crate::deal::{FIRST_DOWN, Move, PILES};

/// The actions of a line from a position. Search keeps equal piles in the order of their tops, so
/// which pile is which has to be followed along.
pub(crate) fn actions(state: &State, line: &[Move]) -> Vec<Action> {
    let mut tops = state.board().tops().map(Card::number);
    let mut names = Pile::ALL;
    sort(&mut tops, &mut names);
    let mut actions = Vec::with_capacity(line.len());
    for step in line {
        actions.push(match *step {
            Move::Start(seat) => Action::Start(Seat::new(seat).expect("a seat of the table")),
            Move::End => Action::End,
            Move::Place { card, pile } => {
                let name = names[usize::from(pile)];
                tops[usize::from(pile)] = card;
                sort(&mut tops, &mut names);
                Action::Place(Card::new(card).expect("a card of the deck"), name)
            }
        });
    }
    actions
}

/// Brings each pair of piles into the order that a position of the search keeps.
fn sort(tops: &mut [u8; PILES], names: &mut [Pile; PILES]) {
    for first in [0, FIRST_DOWN] {
        if tops[first] > tops[first + 1] {
            tops.swap(first, first + 1);
            names.swap(first, first + 1);
        }
    }
}
