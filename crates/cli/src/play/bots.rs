//! The players on the other seats: what each has learned, and what they say to each other.

use std::time::Duration;

use players::{Budget, Level, Player, Seen};
use rand_core::Rng;
use rules::{Action, Event, Happening as _, Position as _, Said, Seat, State, ViewEvent, Viewer};

/// How long a bot may think about a turn.
const THOUGHT: Duration = Duration::from_secs(1);

/// A bot and what its seat learned since the deal.
struct Bot {
    seat: Seat,
    player: Box<dyn Player>,
    events: Vec<ViewEvent>,
}

/// All bots of a table. They are told what their seats may know, and nothing else.
pub(super) struct Bots {
    bots: Vec<Bot>,
    budget: Budget,
}

impl Bots {
    /// Bots of one level on all seats but the person's.
    pub(super) fn new(level: Level, seats: u8, you: Seat, rng: &mut impl Rng) -> Bots {
        let others = Seat::all(seats).filter(|seat| *seat != you);
        let bot = |seat| Bot { seat, player: level.player(rng.next_u64()), events: Vec::new() };
        Bots { bots: others.map(bot).collect(), budget: Budget::time(THOUGHT) }
    }

    /// Something happened.
    pub(super) fn learn(&mut self, event: &Event) {
        for bot in &mut self.bots {
            bot.events.push(event.seen_by(Viewer::Seat(bot.seat)));
        }
    }

    /// What the bot on this seat does.
    pub(super) fn act(&mut self, seat: Seat, state: &State, said: &[Said]) -> Option<Action> {
        let bot = self.bots.iter_mut().find(|bot| bot.seat == seat)?;
        let view = state.view(Viewer::Seat(seat));
        let seen = Seen { view: &view, events: &bot.events, signals: said };
        Some(bot.player.act(seen, &self.budget).action)
    }

    /// What the bots say before a turn begins; whoever is on turn listens.
    pub(super) fn talk(&mut self, state: &State, said: &[Said], ply: usize) -> Vec<Said> {
        let turn = state.turn();
        let mut all = Vec::new();
        for bot in self.bots.iter_mut().filter(|bot| Some(bot.seat) != turn) {
            let view = state.view(Viewer::Seat(bot.seat));
            let seen = Seen { view: &view, events: &bot.events, signals: said };
            let signals = bot.player.talk(seen).into_iter();
            all.extend(signals.map(|signal| Said { ply, seat: bot.seat, signal }));
        }
        all
    }
}
