//! The players on some seats of one table: what each has learned since the deal, what they do and
//! say.
//!
//! They are handed views and what their seats see of an event, through functions of whoever knows
//! all cards: no state gets in here.

use rules::{Action, Seat, Signals, Standing, View, ViewEvent, Viewer};

use crate::{Budget, Observation, Player};

/// A player and what its seat learned.
struct Bot {
    seat: Seat,
    player: Box<dyn Player>,
    events: Vec<ViewEvent>,
}

/// All players of a table that are no people.
///
/// ```
/// # use rules as subibaja_rules;
/// use subibaja_players::{Bots, Budget, Level};
/// use subibaja_rules::{Game, Seat, Seed, Setup, State};
///
/// let setup = Setup::from_seed(Game::TheGame, 2, &[], &Seed::from(7)).unwrap();
/// let mut state = State::new(&setup).unwrap();
/// let seats = Seat::all(2).map(|seat| (seat, Level::Steady.player(seat.index() as u64)));
/// let mut bots = Bots::new(seats, Budget::nodes(100));
/// while !state.is_over() {
///     // Whoever begins is agreed on; then the turn says who it is.
///     let seat = state.turn().unwrap_or(Seat::FIRST);
///     let action = bots.act(seat, |viewer| state.view(viewer), None).unwrap();
///     let event = state.apply(action).unwrap();
///     bots.learn(|viewer| event.seen_by(viewer));
/// }
/// ```
pub struct Bots {
    bots: Vec<Bot>,
    budget: Budget,
}

impl Bots {
    /// Players on their seats, and how much they may think about a turn.
    pub fn new(players: impl IntoIterator<Item = (Seat, Box<dyn Player>)>, budget: Budget) -> Bots {
        let bot = |(seat, player)| Bot { seat, player, events: Vec::new() };
        Bots { bots: players.into_iter().map(bot).collect(), budget }
    }

    /// Something happened: `seen_by` tells what each of them sees of it.
    pub fn learn(&mut self, seen_by: impl Fn(Viewer) -> ViewEvent) {
        for bot in &mut self.bots {
            bot.events.push(seen_by(Viewer::Seat(bot.seat)));
        }
    }

    /// What the player on this seat does; nothing if it has none.
    pub fn act(
        &mut self,
        seat: Seat,
        view: impl Fn(Viewer) -> View,
        heard: Option<&Standing>,
    ) -> Option<Action> {
        let bot = self.bots.iter_mut().find(|bot| bot.seat == seat)?;
        let view = view(Viewer::Seat(seat));
        let seen = Observation { view: &view, events: &bot.events, missed: 0, heard };
        Some(bot.player.act(seen, &self.budget).action)
    }

    /// What they say before a turn begins; whoever is on turn listens. All are asked before anything is
    /// heard.
    pub fn talk(
        &mut self,
        turn: Option<Seat>,
        view: impl Fn(Viewer) -> View,
        heard: &Standing,
    ) -> Vec<(Seat, Signals)> {
        let heard = Some(heard);
        let mut all = Vec::new();
        for bot in self.bots.iter_mut().filter(|bot| Some(bot.seat) != turn) {
            let view = view(Viewer::Seat(bot.seat));
            let seen = Observation { view: &view, events: &bot.events, missed: 0, heard };
            all.push((bot.seat, bot.player.talk(seen)));
        }
        all
    }
}
