//! The game at a table: its state, and the actions that led to it.

use std::fmt::Write as _;

use protocol::Score;
use records::{GameResult, Record, RoundResult};
use rules::{Action, Event, Game, NamedOptions, OptionValue, Seed, State};

use crate::event::Founding;

/// Bytes that most tokens fit into, with the space between them.
const TOKEN_BYTES: usize = 12;

/// A game that has been dealt.
#[derive(Clone, Debug)]
pub(crate) struct Play {
    state: State,
    actions: Vec<Action>,
}

/// What a table's game is made from, found valid.
#[derive(Clone, Debug)]
pub(crate) struct Dealt {
    pub(crate) game: Game,
    pub(crate) seats: u8,
    pub(crate) options: Vec<(String, OptionValue)>,
    pub(crate) seed: Seed,
    /// The first position. A record, a take-back and a late viewer's story begin with it, and
    /// shuffling takes longer than anything else that a table does.
    first: Box<State>,
}

impl Dealt {
    /// Reads what a table was made with; the reason otherwise.
    pub(crate) fn of(founding: &Founding) -> Result<Dealt, String> {
        let game: Game = founding.game.parse().map_err(|error| format!("{error}"))?;
        let options = founding.options.iter();
        let options = options.map(|(name, value)| {
            let read = records::option_from_json(value);
            read.map(|read| (name.clone(), read))
                .ok_or_else(|| format!("the option `{name}` can't be {value}"))
        });
        let seats = u8::try_from(founding.seats.len()).unwrap_or(u8::MAX);
        let options: Vec<_> = options.collect::<Result<_, _>>()?;
        let seed = founding.seed.parse().map_err(|error| format!("{error}"))?;
        let setup = rules::Setup::from_seed(game, seats, &options, &seed);
        let first = setup.and_then(|setup| State::new(&setup));
        Ok(Dealt {
            game,
            seats,
            options,
            seed,
            first: first.map(Box::new).map_err(|invalid| invalid.to_string())?,
        })
    }

    fn options(&self) -> &NamedOptions {
        &self.options
    }

    /// A fresh record of the deal.
    pub(crate) fn record(&self) -> Result<Record, String> {
        Record::from_seed(self.game, self.seats, self.options(), self.seed)
            .map_err(|invalid| invalid.to_string())
    }

    /// The first position.
    pub(crate) fn first(&self) -> State {
        *self.first
    }

    /// The same with other cards, to compare tables that differ in hidden cards only.
    #[cfg(test)]
    pub(crate) fn lay(&mut self, decks: &[Vec<u8>]) {
        let (options, seed) = (self.options(), Some(&self.seed));
        let setup = rules::Setup::from_decks(self.game, self.seats, options, decks, seed);
        *self.first = setup.and_then(|setup| State::new(&setup)).expect("a deal");
    }
}

impl Play {
    pub(crate) fn new(deal: &Dealt) -> Play {
        Play { state: deal.first(), actions: Vec::new() }
    }

    pub(crate) fn state(&self) -> &State {
        &self.state
    }

    /// Actions so far.
    pub(crate) fn ply(&self) -> usize {
        self.actions.len()
    }

    /// Takes an action.
    pub(crate) fn apply(&mut self, action: Action) -> Result<Event, rules::Illegal> {
        let event = self.state.apply(action)?;
        self.actions.push(action);
        Ok(event)
    }

    /// The tokens of actions that follow now, and whether the game ends with them; nothing if the
    /// rules do not allow them.
    pub(crate) fn try_out(&self, actions: &[Action]) -> Option<(String, bool)> {
        let mut state = self.state;
        let mut written = String::with_capacity(TOKEN_BYTES * actions.len());
        for action in actions {
            state.apply(*action).ok()?;
            if !written.is_empty() {
                written.push(' ');
            }
            // Writing to a string can't fail.
            let _ = write!(written, "{action}");
        }
        (!actions.is_empty()).then(|| (written, state.is_over()))
    }

    /// Goes back to where so many actions had been taken.
    pub(crate) fn back_to(&mut self, ply: usize, deal: &Dealt) {
        let actions = std::mem::take(&mut self.actions);
        *self = Play::new(deal);
        for action in actions.into_iter().take(ply) {
            self.state.apply_unchecked(action);
            self.actions.push(action);
        }
    }

    /// The ply at which the current turn began, where all since are placements: to there a
    /// solitary player may go back.
    pub(crate) fn turn_began(&self) -> usize {
        let is_placement =
            |action: &Action| matches!(action, Action::TheGame(rules::the_game::Action::Place(..)));
        let placed = self.actions.iter().rev().take_while(|action| is_placement(action)).count();
        self.actions.len() - placed
    }

    /// The actions so far.
    pub(crate) fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The tokens of the actions so far.
    pub(crate) fn tokens(&self) -> impl Iterator<Item = String> + '_ {
        self.actions.iter().map(ToString::to_string)
    }

    /// What came out so far.
    pub(crate) fn score(&self, deal: &Dealt) -> Score {
        let result = GameResult::new(&self.state, &self.rounds(deal));
        Score(serde_json::to_value(result).unwrap_or_default())
    }

    /// The rounds of Hormigas that ended. The game is played again, as they are not kept.
    fn rounds(&self, deal: &Dealt) -> Vec<RoundResult> {
        if deal.game != Game::Hormigas {
            return Vec::new();
        }
        let mut again = Play::new(deal);
        let events = self.actions.iter().filter_map(|action| again.apply(*action).ok());
        let ends = events.filter_map(|event| match event {
            Event::Hormigas(event) => event.round_end().copied(),
            Event::TheGame(_) | Event::FaceToFace(_) => None,
        });
        ends.map(|end| RoundResult::new(&end, deal.seats)).collect()
    }
}

/// Reads tokens.
pub(crate) fn parse<'a>(
    game: Game,
    tokens: impl Iterator<Item = &'a str>,
) -> Result<Vec<Action>, rules::ParseError> {
    tokens.map(|token| Action::parse(game, token)).collect()
}
