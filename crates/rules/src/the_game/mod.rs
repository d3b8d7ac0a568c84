//! The Game and Ascenso-Descenso: all together against four piles. One mechanism, two rows of
//! numbers.
//!
//! ```
//! use subibaja_rules::the_game::{Action, Setup, State, Variant};
//! use subibaja_rules::{GameState, Seed};
//!
//! let setup = Setup::from_seed(Variant::TheGame, 3, &Seed::from(7));
//! let mut state = State::new(&setup).unwrap();
//! state.apply("start@1".parse().unwrap()).unwrap();
//! assert_eq!(state.board().need(), Some(2));
//! let first = state.placements().get(0).unwrap();
//! state.apply(first).unwrap();
//! assert!(state.apply(Action::End).is_err(), "one card is not enough");
//! ```

mod action;
mod board;
mod event;
mod piles;
mod sample;
mod setup;
mod state;
mod text;
mod view;

pub use action::{Action, Pile};
pub use board::{Board, Phase, Rows};
pub use event::{Event, Next, ViewEvent};
pub use piles::{Piles, Placements};
pub use setup::{Config, Jump, Options, Setup, Start};
pub use state::State;
pub use view::{KnownCards, View};

use std::ops::RangeInclusive;

use setup::{JUMP, MINIMUM, SMALL_HAND, START};

use crate::card::{Card, Pack};
use crate::describe::OptionInfo;
use crate::game::Game;
use crate::piles::{Fits, JUMP_OF_7, TRICK_OF_10};

/// Which of the games of this kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Variant {
    /// The Game: 2 to 99, backwards trick of 10.
    TheGame,
    /// Ascenso-Descenso: 3 to 70, jump of 7, open rows.
    AscensoDescenso,
}

/// For how many the two games are.
pub(crate) const SEATS: RangeInclusive<u8> = 1..=5;

/// What makes a game of this kind another one: a row of numbers.
pub(crate) struct Numbers {
    pub(crate) game: Game,
    pub(crate) pack: Pack,
    /// The card that starts each pile.
    pub(crate) starts: [Card; 4],
    /// What fits on a pile, the step backwards included.
    pub(crate) fits: &'static Fits,
    /// Is a step backwards a jump: only right after a card on the same pile, unless an option
    /// says otherwise?
    pub(crate) jumps: bool,
    /// May earlier cards of a row be seen?
    pub(crate) open_rows: bool,
    pub(crate) options: &'static [OptionInfo],
}

static THE_GAME: Numbers = Numbers {
    game: Game::TheGame,
    pack: Pack { low: 2, high: 99 },
    starts: [Card::known(1), Card::known(1), Card::known(100), Card::known(100)],
    fits: &TRICK_OF_10,
    jumps: false,
    open_rows: false,
    options: &[START, MINIMUM, SMALL_HAND],
};

static ASCENSO_DESCENSO: Numbers = Numbers {
    game: Game::AscensoDescenso,
    pack: Pack { low: 3, high: 70 },
    starts: [Card::known(1), Card::known(2), Card::known(71), Card::known(72)],
    fits: &JUMP_OF_7,
    jumps: true,
    open_rows: true,
    options: &[START, MINIMUM, SMALL_HAND, JUMP],
};

impl Variant {
    pub(crate) const fn numbers(self) -> &'static Numbers {
        match self {
            Variant::TheGame => &THE_GAME,
            Variant::AscensoDescenso => &ASCENSO_DESCENSO,
        }
    }

    /// The cards that are played.
    pub fn pack(self) -> Pack {
        self.numbers().pack
    }

    /// The card that starts each pile, in the order of [`Pile::ALL`].
    pub fn starts(self) -> [Card; 4] {
        self.numbers().starts
    }

    /// The game's name.
    pub fn game(self) -> Game {
        self.numbers().game
    }
}
