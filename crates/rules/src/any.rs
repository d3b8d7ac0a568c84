//! Any of the games, as closed enums: for records, wire and screens, which meet all of them.
//! Search and laws are written on the games' own types through [`GameState`].

use std::fmt;
use std::str::FromStr;

use rand_core::Rng;

use crate::deck::Seed;
use crate::game::{Actions, Family, Game, GameEvent, GameState, GameView};
use crate::illegal::Illegal;
use crate::options::{OptionValue, SetOptions};
use crate::problem::{Invalid, SetupProblem};
use crate::seat::{Seat, Viewer};
use crate::text::ParseError;
use crate::{face_to_face, hormigas, the_game};

/// Does the same for each game.
macro_rules! each {
    ($type:ident, $value:expr, $inner:pat => $body:expr) => {
        match $value {
            $type::TheGame($inner) => $body,
            $type::FaceToFace($inner) => $body,
            $type::Hormigas($inner) => $body,
        }
    };
}

/// Defines an enum with the type of that name of each game in it.
macro_rules! any {
    ($(#[$doc:meta])* $name:ident: $($derive:ident),*) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Debug, $($derive),*)]
        #[allow(clippy::large_enum_variant)] // states are copied, not boxed
        pub enum $name {
            /// Of The Game or Ascenso-Descenso.
            TheGame(the_game::$name),
            /// Of Face to Face.
            FaceToFace(face_to_face::$name),
            /// Of 111 Hormigas.
            Hormigas(hormigas::$name),
        }
    };
}

any!(
    /// A game to be, not checked yet.
    Setup:
);
any!(
    /// The options of a game.
    Options: Copy, Hash
);
any!(
    /// The whole truth about a game.
    State: Copy, Hash
);
any!(
    /// Something to do.
    Action: Copy, Hash
);
any!(
    /// Something that happened, as the whole truth.
    Event: Copy
);
any!(
    /// What one viewer knows.
    View: Copy
);
any!(
    /// What one viewer learns of something that happened.
    ViewEvent: Copy
);

/// Options by name, as records and command lines give them.
pub type NamedOptions = [(String, OptionValue)];

impl From<the_game::Options> for Options {
    fn from(options: the_game::Options) -> Options {
        Options::TheGame(options)
    }
}

impl From<face_to_face::Options> for Options {
    fn from(options: face_to_face::Options) -> Options {
        Options::FaceToFace(options)
    }
}

impl From<hormigas::Options> for Options {
    fn from(options: hormigas::Options) -> Options {
        Options::Hormigas(options)
    }
}

impl Options {
    /// The standard game.
    pub fn standard(game: Game) -> Options {
        match game.family() {
            Family::TheGame(_) => the_game::Options::default().into(),
            Family::FaceToFace => face_to_face::Options::default().into(),
            Family::Hormigas => hormigas::Options::default().into(),
        }
    }

    /// Options by name; all that is wrong with them otherwise.
    ///
    /// ```
    /// use subibaja_rules::{Game, OptionValue, Options};
    /// let named = [("small_hand".to_owned(), OptionValue::Flag(true))];
    /// let Ok(Options::TheGame(options)) = Options::from_named(Game::TheGame, &named) else {
    ///     unreachable!("The Game has it");
    /// };
    /// assert!(options.small_hand);
    /// assert!(Options::from_named(Game::Hormigas, &named).is_err());
    /// ```
    pub fn from_named(game: Game, options: &NamedOptions) -> Result<Options, Invalid> {
        Ok(match game.family() {
            Family::TheGame(_) => Options::TheGame(named(game, options)?),
            Family::FaceToFace => Options::FaceToFace(named(game, options)?),
            Family::Hormigas => Options::Hormigas(named(game, options)?),
        })
    }

    /// The options that differ from their default, by name.
    pub fn changed(&self) -> Vec<(&'static str, OptionValue)> {
        each!(Options, self, options => options.changed())
    }
}

/// Sets options by name; all that is wrong with them otherwise.
fn named<O: SetOptions>(game: Game, options: &NamedOptions) -> Result<O, Invalid> {
    let mut set = O::default();
    let mut problems = Vec::new();
    for (name, value) in options {
        let result = if game.option(name).is_some() {
            set.set(name, value)
        } else {
            Err(SetupProblem::UnknownOption { game, name: name.clone() })
        };
        problems.extend(result.err());
    }
    if problems.is_empty() { Ok(set) } else { Err(Invalid(problems)) }
}

impl Setup {
    /// A game with options by name and a seed's deal.
    ///
    /// ```
    /// use subibaja_rules::{Game, Seed, Setup, State};
    /// let setup = Setup::from_seed(Game::Hormigas, 3, &[], &Seed::from(7)).unwrap();
    /// assert!(State::new(&setup).is_ok());
    /// ```
    pub fn from_seed(
        game: Game,
        seats: u8,
        options: &NamedOptions,
        seed: &Seed,
    ) -> Result<Setup, Invalid> {
        if game == Game::FaceToFace {
            check_two_seats(seats)?;
        }
        Setup::with_options(game, seats, Options::from_named(game, options)?, seed)
    }

    /// A game with options and a seed's deal. In Face to Face its lot says who starts, unless the
    /// options do.
    pub fn with_options(
        game: Game,
        seats: u8,
        options: impl Into<Options>,
        seed: &Seed,
    ) -> Result<Setup, Invalid> {
        Ok(match (game.family(), options.into()) {
            (Family::TheGame(variant), Options::TheGame(options)) => {
                let setup = the_game::Setup::from_seed(variant, seats, seed);
                Setup::TheGame(the_game::Setup { options, ..setup })
            }
            (Family::FaceToFace, Options::FaceToFace(mut options)) => {
                check_two_seats(seats)?;
                options.start = options.start.or(Some(face_to_face::Setup::lot(seed)));
                let setup = face_to_face::Setup::from_seed(seed);
                Setup::FaceToFace(face_to_face::Setup { options, ..setup })
            }
            (Family::Hormigas, Options::Hormigas(options)) => {
                let setup = hormigas::Setup::from_seed(seats, seed);
                Setup::Hormigas(hormigas::Setup { options, ..setup })
            }
            (_, Options::TheGame(_) | Options::FaceToFace(_) | Options::Hormigas(_)) => {
                return Err(SetupProblem::OtherGamesOptions(game).into());
            }
        })
    }

    /// A game with written decks: one; in Face to Face one a seat; in Hormigas one a round, of
    /// which the first is used here. The seed is for what is not written: the lot of Face to Face
    /// and later rounds of Hormigas.
    pub fn from_decks(
        game: Game,
        seats: u8,
        options: &NamedOptions,
        decks: &[Vec<u8>],
        seed: Option<&Seed>,
    ) -> Result<Setup, Invalid> {
        let wrong_count = |expected| SetupProblem::Decks { found: decks.len(), expected };
        Ok(match (game.family(), decks) {
            (Family::TheGame(variant), [deck]) => Setup::TheGame(the_game::Setup {
                variant,
                seats,
                options: named(game, options)?,
                deck: deck.clone(),
            }),
            (Family::TheGame(_), _) => return Err(wrong_count("one").into()),
            (Family::FaceToFace, [one, other]) => {
                check_two_seats(seats)?;
                let mut options: face_to_face::Options = named(game, options)?;
                options.start = options.start.or(seed.map(face_to_face::Setup::lot));
                let decks = [one.clone(), other.clone()];
                Setup::FaceToFace(face_to_face::Setup { options, decks })
            }
            (Family::FaceToFace, _) => return Err(wrong_count("one a seat").into()),
            (Family::Hormigas, [deck, ..]) => Setup::Hormigas(hormigas::Setup {
                seats,
                options: named(game, options)?,
                deck: deck.clone(),
                seed: seed.copied().unwrap_or(Seed::from(0)),
            }),
            (Family::Hormigas, []) => return Err(wrong_count("one a round").into()),
        })
    }

    /// Which game.
    pub fn game(&self) -> Game {
        match self {
            Setup::TheGame(setup) => setup.variant.game(),
            Setup::FaceToFace(_) => Game::FaceToFace,
            Setup::Hormigas(_) => Game::Hormigas,
        }
    }

    /// All reasons why this is not a game; none if it is.
    pub fn validate(&self) -> Vec<SetupProblem> {
        each!(Setup, self, setup => setup.validate())
    }

    /// The options that differ from their default. In Face to Face who starts is among them.
    pub fn changed_options(&self) -> Vec<(&'static str, OptionValue)> {
        each!(Setup, self, setup => setup.options.changed())
    }

    /// The decks, as [`Setup::from_decks`] takes them.
    pub fn decks(&self) -> Vec<Vec<u8>> {
        match self {
            Setup::TheGame(setup) => vec![setup.deck.clone()],
            Setup::FaceToFace(setup) => setup.decks.to_vec(),
            Setup::Hormigas(setup) => vec![setup.deck.clone()],
        }
    }
}

fn check_two_seats(seats: u8) -> Result<(), Invalid> {
    let game = Game::FaceToFace;
    if seats == 2 { Ok(()) } else { Err(SetupProblem::Seats { game, found: seats }.into()) }
}

impl Action {
    /// Reads a token of a game.
    ///
    /// ```
    /// use subibaja_rules::{Action, Game};
    /// assert!(Action::parse(Game::TheGame, "37@up1").is_ok());
    /// assert!(Action::parse(Game::Hormigas, "37@up1").is_err());
    /// ```
    pub fn parse(game: Game, token: &str) -> Result<Action, ParseError> {
        match game.family() {
            Family::TheGame(_) => token.parse().map(Action::TheGame),
            Family::FaceToFace => token.parse().map(Action::FaceToFace),
            Family::Hormigas => token.parse().map(Action::Hormigas),
        }
    }

    /// May whoever takes it know more afterwards than before, beyond what was taken? Then nothing
    /// can be decided about what follows before it is done.
    ///
    /// ```
    /// use subibaja_rules::{Action, Game};
    /// let shows = |game, token| Action::parse(game, token).unwrap().may_reveal();
    /// assert!(!shows(Game::TheGame, "37@up1"));
    /// assert!(shows(Game::TheGame, "end"), "cards are drawn");
    /// assert!(shows(Game::Hormigas, "take@1"), "it may lie face down");
    /// ```
    pub const fn may_reveal(self) -> bool {
        match self {
            Action::TheGame(action) => action.may_reveal(),
            Action::FaceToFace(action) => action.may_reveal(),
            Action::Hormigas(action) => action.may_reveal(),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        each!(Action, self, action => fmt::Display::fmt(action, f))
    }
}

impl State {
    /// The standard game with a seed's deal.
    ///
    /// ```
    /// use subibaja_rules::{Game, Seed, State};
    /// let state = State::from_seed(Game::TheGame, 3, &Seed::from(7))?;
    /// assert_eq!(state.legal().len(), 3, "anyone may start");
    /// # Ok::<(), subibaja_rules::Invalid>(())
    /// ```
    pub fn from_seed(game: Game, seats: u8, seed: &Seed) -> Result<State, Invalid> {
        State::new(&Setup::from_seed(game, seats, &[], seed)?)
    }

    /// A game with some options and a seed's deal.
    ///
    /// ```
    /// use subibaja_rules::{Game, Seed, State, the_game};
    /// let options = the_game::Options { minimum: 3, ..the_game::Options::default() };
    /// let state = State::with_options(Game::TheGame, 3, options, &Seed::from(7))?;
    /// assert!(state.to_string().starts_with("the-game seats=3 minimum=3"));
    /// # Ok::<(), subibaja_rules::Invalid>(())
    /// ```
    pub fn with_options(
        game: Game,
        seats: u8,
        options: impl Into<Options>,
        seed: &Seed,
    ) -> Result<State, Invalid> {
        State::new(&Setup::with_options(game, seats, options, seed)?)
    }

    /// A game from a setup; all that is wrong with it otherwise.
    pub fn new(setup: &Setup) -> Result<State, Invalid> {
        Ok(match setup {
            Setup::TheGame(setup) => State::TheGame(the_game::State::new(setup)?),
            Setup::FaceToFace(setup) => State::FaceToFace(face_to_face::State::new(setup)?),
            Setup::Hormigas(setup) => State::Hormigas(hormigas::State::new(setup)?),
        })
    }

    /// Which game.
    pub fn game(&self) -> Game {
        match self {
            State::TheGame(state) => state.board().config().variant().game(),
            State::FaceToFace(_) => Game::FaceToFace,
            State::Hormigas(_) => Game::Hormigas,
        }
    }
}

/// Fills a list of any game's actions from a list of one game's.
fn fill<A: Copy>(
    actions: &mut Actions<Action>,
    wrap: fn(A) -> Action,
    legal: impl FnOnce(&mut Actions<A>),
) {
    let mut own = Actions::new();
    legal(&mut own);
    actions.clear();
    actions.extend(own.iter().map(|action| wrap(*action)));
}

impl State {
    /// How many play.
    pub fn seats(&self) -> u8 {
        each!(State, self, state => state.seats())
    }

    /// The seat on turn; `None` while the team chooses who starts, between rounds and once over.
    pub fn turn(&self) -> Option<Seat> {
        each!(State, self, state => state.turn())
    }

    /// Has it ended?
    pub fn is_over(&self) -> bool {
        each!(State, self, state => state.is_over())
    }

    /// Every legal action; none exactly when the game is over. Nothing is allocated.
    ///
    /// ```
    /// use subibaja_rules::{Game, Seed, State};
    /// let mut state = State::from_seed(Game::Hormigas, 2, &Seed::from(7))?;
    /// state.apply(state.legal()[0])?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn legal(&self) -> Actions<Action> {
        let mut actions = Actions::new();
        self.legal_into(&mut actions);
        actions
    }

    /// As [`State::legal`], into a list that is there already: what was in it is replaced.
    pub fn legal_into(&self, actions: &mut Actions<Action>) {
        match self {
            State::TheGame(state) => fill(actions, Action::TheGame, |own| state.legal_into(own)),
            State::FaceToFace(state) => {
                fill(actions, Action::FaceToFace, |own| state.legal_into(own));
            }
            State::Hormigas(state) => fill(actions, Action::Hormigas, |own| state.legal_into(own)),
        }
    }

    /// Is the action legal? If not, why.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        match (self, action) {
            (State::TheGame(state), Action::TheGame(action)) => state.check(action),
            (State::FaceToFace(state), Action::FaceToFace(action)) => state.check(action),
            (State::Hormigas(state), Action::Hormigas(action)) => state.check(action),
            (State::TheGame(_) | State::FaceToFace(_) | State::Hormigas(_), _) => {
                Err(Illegal::OtherGame)
            }
        }
    }

    /// Takes a legal action.
    pub fn apply(&mut self, action: Action) -> Result<Event, Illegal> {
        self.check(action)?;
        Ok(self.apply_unchecked(action))
    }

    /// Takes an action that is known to be legal. With any other the game goes wrong: it may panic
    /// or give a position that no game has.
    ///
    /// # Panics
    ///
    /// If the action is of another game.
    pub fn apply_unchecked(&mut self, action: Action) -> Event {
        match (self, action) {
            (State::TheGame(state), Action::TheGame(action)) => {
                Event::TheGame(state.apply_unchecked(action))
            }
            (State::FaceToFace(state), Action::FaceToFace(action)) => {
                Event::FaceToFace(state.apply_unchecked(action))
            }
            (State::Hormigas(state), Action::Hormigas(action)) => {
                Event::Hormigas(state.apply_unchecked(action))
            }
            (State::TheGame(_) | State::FaceToFace(_) | State::Hormigas(_), _) => {
                panic!("{}: {action}", Illegal::OtherGame)
            }
        }
    }

    /// What the viewer may know.
    pub fn view(&self, viewer: Viewer) -> View {
        match self {
            State::TheGame(state) => View::TheGame(state.view(viewer)),
            State::FaceToFace(state) => View::FaceToFace(state.view(viewer)),
            State::Hormigas(state) => View::Hormigas(state.view(viewer)),
        }
    }
}

impl GameState for State {
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats(&self) -> u8 {
        State::seats(self)
    }

    fn turn(&self) -> Option<Seat> {
        State::turn(self)
    }

    fn is_over(&self) -> bool {
        State::is_over(self)
    }

    fn legal_into(&self, actions: &mut Actions<Action>) {
        State::legal_into(self, actions);
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        State::check(self, action)
    }

    fn apply_unchecked(&mut self, action: Action) -> Event {
        State::apply_unchecked(self, action)
    }

    fn view(&self, viewer: Viewer) -> View {
        State::view(self, viewer)
    }
}

impl Event {
    /// What the viewer learns of it.
    pub fn seen_by(&self, viewer: Viewer) -> ViewEvent {
        match self {
            Event::TheGame(event) => ViewEvent::TheGame(event.seen_by(viewer)),
            Event::FaceToFace(event) => ViewEvent::FaceToFace(event.seen_by(viewer)),
            Event::Hormigas(event) => ViewEvent::Hormigas(event.seen_by(viewer)),
        }
    }
}

impl GameEvent for Event {
    type ViewEvent = ViewEvent;

    fn seen_by(&self, viewer: Viewer) -> ViewEvent {
        Event::seen_by(self, viewer)
    }
}

impl View {
    /// Which game.
    pub fn game(&self) -> Game {
        match self {
            View::TheGame(view) => view.board().config().variant().game(),
            View::FaceToFace(_) => Game::FaceToFace,
            View::Hormigas(_) => Game::Hormigas,
        }
    }

    /// Whose eyes these are.
    pub fn viewer(&self) -> Viewer {
        each!(View, self, view => view.viewer())
    }

    /// The seat on turn, as in [`State::turn`].
    pub fn turn(&self) -> Option<Seat> {
        each!(View, self, view => view.turn())
    }

    /// Has the game ended?
    pub fn is_over(&self) -> bool {
        each!(View, self, view => view.is_over())
    }

    /// What the viewer may do: all that is legal if it is the viewer's turn or everyone's, nothing
    /// otherwise.
    pub fn legal(&self) -> Actions<Action> {
        let mut actions = Actions::new();
        self.legal_into(&mut actions);
        actions
    }

    /// As [`View::legal`], into a list that is there already: what was in it is replaced.
    pub fn legal_into(&self, actions: &mut Actions<Action>) {
        match self {
            View::TheGame(view) => fill(actions, Action::TheGame, |own| view.legal_into(own)),
            View::FaceToFace(view) => fill(actions, Action::FaceToFace, |own| view.legal_into(own)),
            View::Hormigas(view) => fill(actions, Action::Hormigas, |own| view.legal_into(own)),
        }
    }

    /// May the viewer do this? If not, why: as [`State::check`], of what the viewer knows.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        match (self, action) {
            (View::TheGame(view), Action::TheGame(action)) => view.check(action),
            (View::FaceToFace(view), Action::FaceToFace(action)) => view.check(action),
            (View::Hormigas(view), Action::Hormigas(action)) => view.check(action),
            (View::TheGame(_) | View::FaceToFace(_) | View::Hormigas(_), _) => {
                Err(Illegal::OtherGame)
            }
        }
    }

    /// The view after a legal action of the viewer's own, if all that comes of it is known
    /// beforehand; nothing where it may show what is hidden now.
    pub fn after(&self, action: Action) -> Option<View> {
        match (self, action) {
            (View::TheGame(view), Action::TheGame(action)) => view.after(action).map(View::TheGame),
            (View::FaceToFace(view), Action::FaceToFace(action)) => {
                view.after(action).map(View::FaceToFace)
            }
            (View::Hormigas(view), Action::Hormigas(action)) => {
                view.after(action).map(View::Hormigas)
            }
            (View::TheGame(_) | View::FaceToFace(_) | View::Hormigas(_), _) => None,
        }
    }

    /// Brings the view up to date. Events in order, none left out, from the same viewer.
    ///
    /// # Panics
    ///
    /// If the event is of another game.
    pub fn follow(&mut self, event: &ViewEvent) {
        match (self, event) {
            (View::TheGame(view), ViewEvent::TheGame(event)) => view.follow(event),
            (View::FaceToFace(view), ViewEvent::FaceToFace(event)) => view.follow(event),
            (View::Hormigas(view), ViewEvent::Hormigas(event)) => view.follow(event),
            (View::TheGame(_) | View::FaceToFace(_) | View::Hormigas(_), _) => {
                panic!("{}", Illegal::OtherGame)
            }
        }
    }

    /// A world in keeping with all that the viewer has seen, drawn at random.
    pub fn sample(&self, rng: &mut impl Rng) -> State {
        match self {
            View::TheGame(view) => State::TheGame(view.sample(rng)),
            View::FaceToFace(view) => State::FaceToFace(view.sample(rng)),
            View::Hormigas(view) => State::Hormigas(view.sample(rng)),
        }
    }
}

impl GameView for View {
    type State = State;
    type Action = Action;
    type ViewEvent = ViewEvent;

    fn viewer(&self) -> Viewer {
        View::viewer(self)
    }

    fn turn(&self) -> Option<Seat> {
        View::turn(self)
    }

    fn is_over(&self) -> bool {
        View::is_over(self)
    }

    fn legal_into(&self, actions: &mut Actions<Action>) {
        View::legal_into(self, actions);
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        View::check(self, action)
    }

    fn after(&self, action: Action) -> Option<View> {
        View::after(self, action)
    }

    fn follow(&mut self, event: &ViewEvent) {
        View::follow(self, event);
    }

    fn sample(&self, rng: &mut impl Rng) -> State {
        View::sample(self, rng)
    }
}

/// `Display` and `FromStr` of one line, told apart by its first word.
macro_rules! line {
    ($name:ident) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                each!($name, self, inner => fmt::Display::fmt(inner, f))
            }
        }

        impl FromStr for $name {
            type Err = ParseError;

            fn from_str(text: &str) -> Result<$name, ParseError> {
                match text.split(' ').next().unwrap_or_default().parse::<Game>()?.family() {
                    Family::TheGame(_) => text.parse().map($name::TheGame),
                    Family::FaceToFace => text.parse().map($name::FaceToFace),
                    Family::Hormigas => text.parse().map($name::Hormigas),
                }
            }
        }
    };
}

line!(State);
line!(View);
