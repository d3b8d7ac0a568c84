//! The names of the games, and the narrow interface in which they meet.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use arrayvec::ArrayVec;
use rand_core::Rng;

use crate::illegal::Illegal;
use crate::seat::{Seat, Viewer};
use crate::text::ParseError;
use crate::the_game::Variant;
use crate::{face_to_face, hormigas, the_game};

/// The games: for each its name in records and on the command line, and the name on the box.
macro_rules! games {
    ($($game:ident: $name:literal, $title:literal;)*) => {
        /// One of the four games.
        ///
        /// ```
        /// use subibaja_rules::Game;
        /// let game: Game = "face-to-face".parse().unwrap();
        /// assert_eq!(game, Game::FaceToFace);
        /// assert_eq!(game.title(), "Face to Face");
        /// assert_eq!(game.seats(), 2..=2);
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
        pub enum Game {
            $(#[doc = concat!($title, ".")] $game,)*
        }

        impl Game {
            /// All of them.
            pub const ALL: [Game; [$(Game::$game),*].len()] = [$(Game::$game),*];

            /// The name in records and on the command line.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Game::$game => $name,)*
                }
            }

            /// The name on the box.
            pub const fn title(self) -> &'static str {
                match self {
                    $(Game::$game => $title,)*
                }
            }
        }
    };
}

games! {
    TheGame: "the-game", "The Game";
    AscensoDescenso: "ascenso-descenso", "Ascenso-Descenso";
    FaceToFace: "face-to-face", "Face to Face";
    Hormigas: "hormigas", "111 Hormigas";
}

/// The games by their mechanism: each has types of its own, `State`, `View` and the others.
///
/// ```
/// use subibaja_rules::the_game::Variant;
/// use subibaja_rules::{Family, Game};
/// assert_eq!(Game::AscensoDescenso.family(), Family::TheGame(Variant::AscensoDescenso));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Family {
    /// All together against four piles, with one row of numbers or another.
    TheGame(Variant),
    /// Face to Face.
    FaceToFace,
    /// 111 Hormigas.
    Hormigas,
}

impl Game {
    /// The names of all, for help and errors: `the-game, ascenso-descenso, … or hormigas`.
    pub fn names() -> String {
        let [others @ .., last] = Game::ALL.map(Game::name);
        format!("{} or {last}", others.join(", "))
    }

    /// By which mechanism it is played.
    pub const fn family(self) -> Family {
        match self {
            Game::TheGame => Family::TheGame(Variant::TheGame),
            Game::AscensoDescenso => Family::TheGame(Variant::AscensoDescenso),
            Game::FaceToFace => Family::FaceToFace,
            Game::Hormigas => Family::Hormigas,
        }
    }

    /// For how many it is.
    pub const fn seats(self) -> RangeInclusive<u8> {
        match self.family() {
            Family::TheGame(_) => the_game::SEATS,
            Family::FaceToFace => face_to_face::SEATS,
            Family::Hormigas => hormigas::SEATS,
        }
    }

    /// Do all play together against the game? Only then there are [signals](crate::Signal).
    pub const fn is_cooperative(self) -> bool {
        matches!(self.family(), Family::TheGame(_))
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Game {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Game, ParseError> {
        let named = Game::ALL.into_iter().find(|game| game.name() == text);
        named.ok_or_else(|| ParseError::expected(Game::names(), text))
    }
}

/// More actions than any position offers: 2 × 106 places to put a card in the longest hand.
pub const MAX_ACTIONS: usize = 216;

/// A list of actions that needs no allocation.
pub type Actions<A> = ArrayVec<A, MAX_ACTIONS>;

/// The whole truth about a game, hidden cards included, always in a state that play can reach.
/// Search, laboratory and the conformance laws are written on this.
pub trait GameState: Clone {
    /// What can be done: small and `Copy`.
    type Action: Copy + Eq + fmt::Debug + fmt::Display;
    /// What happened, with the truth in it.
    type Event: GameEvent;
    /// What one viewer may know of it.
    type View: GameView<
            State = Self,
            Action = Self::Action,
            ViewEvent = <Self::Event as GameEvent>::ViewEvent,
        >;

    /// How many play.
    fn seats(&self) -> u8;

    /// The seat on turn; `None` while the team chooses who starts, between rounds and once over.
    fn turn(&self) -> Option<Seat>;

    /// Has it ended?
    fn is_over(&self) -> bool;

    /// Every legal action; none exactly when the game is over. Nothing is allocated.
    fn legal(&self) -> Actions<Self::Action> {
        let mut actions = Actions::new();
        self.legal_into(&mut actions);
        actions
    }

    /// The same into a list that is there already: what was in it is replaced.
    fn legal_into(&self, actions: &mut Actions<Self::Action>);

    /// Is the action legal? If not, why.
    fn check(&self, action: Self::Action) -> Result<(), Illegal>;

    /// Takes a legal action.
    fn apply(&mut self, action: Self::Action) -> Result<Self::Event, Illegal> {
        self.check(action)?;
        Ok(self.apply_unchecked(action))
    }

    /// Takes an action that is known to be legal. With any other the game goes wrong: it may panic
    /// or give a position that no game has.
    fn apply_unchecked(&mut self, action: Self::Action) -> Self::Event;

    /// What the viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;
}

/// Something that happened, as the whole truth.
pub trait GameEvent {
    /// The same as one viewer learns it.
    type ViewEvent;

    /// What the viewer learns of it.
    fn seen_by(&self, viewer: Viewer) -> Self::ViewEvent;
}

/// What one viewer knows.
pub trait GameView: Clone + Eq + fmt::Debug {
    /// The truth it is a part of.
    type State;
    /// What can be done.
    type Action;
    /// What the viewer learns of a change.
    type ViewEvent;

    /// Whose eyes these are.
    fn viewer(&self) -> Viewer;

    /// The seat on turn, as in [`GameState::turn`].
    fn turn(&self) -> Option<Seat>;

    /// Has the game ended?
    fn is_over(&self) -> bool;

    /// What the viewer may do: all that is legal if it is the viewer's turn or everyone's, nothing
    /// otherwise.
    fn legal(&self) -> Actions<Self::Action> {
        let mut actions = Actions::new();
        self.legal_into(&mut actions);
        actions
    }

    /// The same into a list that is there already: what was in it is replaced.
    fn legal_into(&self, actions: &mut Actions<Self::Action>);

    /// May the viewer do this? If not, why: as [`GameState::check`], of what the viewer knows.
    fn check(&self, action: Self::Action) -> Result<(), Illegal>;

    /// The view after a legal action of the viewer's own, if all that comes of it is known
    /// beforehand; nothing where it may show what is hidden now.
    fn after(&self, action: Self::Action) -> Option<Self>;

    /// Brings the view up to date. Events in order, none left out, from the same viewer.
    fn follow(&mut self, event: &Self::ViewEvent);

    /// A world in keeping with all that the viewer has seen, drawn at random.
    fn sample(&self, rng: &mut impl Rng) -> Self::State;
}
