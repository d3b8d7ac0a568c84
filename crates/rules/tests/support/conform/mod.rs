//! What the laws ask of a game beyond [`GameState`]: text forms, plain facts, all that one could think
//! of doing, and which parts of a view event hidden cards can't change.

mod any;
mod face_to_face;
mod hormigas;
mod the_game;

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use subibaja_rules::{Card, Drawn, GameEvent, GameState, ParseError, Seat, Setup, State, Viewer};

use super::reference::Facts;

/// What a game's state tells one viewer of an action.
pub(crate) type ViewEventOf<P> = <<P as GameState>::Event as GameEvent>::ViewEvent;

/// A game that the laws are checked for.
pub(crate) trait Conform:
    GameState<
        Action: Hash,
        Event: GameEvent<ViewEvent: PartialEq + Debug>,
        View: Display + FromStr<Err = ParseError>,
    > + PartialEq
    + Debug
    + Display
    + FromStr<Err = ParseError>
{
    /// The first position of a setup of this game.
    fn from_setup(setup: &Setup) -> Self;

    /// Reads a token.
    fn read_action(&self, token: &str) -> Result<Self::Action, ParseError>;

    /// Every action that can be written down, legal or not.
    fn conceivable(&self) -> Vec<Self::Action>;

    /// The position in plain numbers.
    fn facts(&self) -> Facts;

    /// How much a greedy player wants to do this.
    fn eagerness(&self, action: Self::Action) -> i32;

    /// Asserts that two events of the same action, in two worlds that look the same to the viewer,
    /// agree in all that does not come from a card that was hidden from the viewer until now.
    fn assert_agree(viewer: Viewer, one: &ViewEventOf<Self>, other: &ViewEventOf<Self>);

    /// The same as one of the closed enums.
    fn wide(&self) -> State;
}

fn numbers(cards: impl IntoIterator<Item = Card>) -> Vec<u8> {
    cards.into_iter().map(Card::number).collect()
}

fn unshown(cards: impl IntoIterator<Item = Card>) -> Vec<(u8, bool)> {
    cards.into_iter().map(|card| (card.number(), false)).collect()
}

fn shown(cards: impl IntoIterator<Item = Card>) -> Vec<Option<(u8, bool)>> {
    cards.into_iter().map(|card| Some((card.number(), true))).collect()
}

fn all_cards() -> impl Iterator<Item = Card> + Clone {
    (1..=Card::MAX).filter_map(Card::new)
}

/// Ending a turn is about as good as a step of this size.
const SMALL_STEP: i32 = 3;

fn step(up: bool, top: Card, card: Card) -> i32 {
    let step = i32::from(card.number()) - i32::from(top.number());
    if up { step } else { -step }
}

/// Cards drawn: their number is public; which they are is news even to whoever drew them.
fn assert_drawn_agree(viewer: Viewer, seat: Seat, one: Drawn, other: Drawn) {
    assert_eq!(one.count(), other.count());
    let may_see = matches!(viewer, Viewer::Everything) || viewer == Viewer::Seat(seat);
    for drawn in [one, other] {
        assert_eq!(
            matches!(drawn, Drawn::Cards(_)),
            may_see,
            "drawn cards are seen by whoever may"
        );
    }
}
