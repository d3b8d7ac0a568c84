//! The bots of a table in the browser: what each has learned, and what it does and says.

use players::{Budget, Level, Limit, Player, Seen};
use rules::{Event, Happening as _, Position as _, Said, Seat, State, ViewEvent, Viewer};

/// A bot and what its seat learned since the deal.
struct Bot {
    seat: Seat,
    player: Box<dyn Player>,
    events: Vec<ViewEvent>,
}

/// All bots. They are told what their seats may know, and nothing else.
pub(super) struct Bots {
    bots: Vec<Bot>,
    budget: Budget,
}

impl Bots {
    /// A bot for each seat that has a level.
    pub(super) fn new(levels: &[Option<Level>], limit: Limit) -> Bots {
        let seats = Seat::all(levels.len() as u8).zip(levels);
        let bot = |(seat, level): (Seat, &Option<Level>)| {
            let player = (*level)?.player(seat.index() as u64);
            Some(Bot { seat, player, events: Vec::new() })
        };
        Bots { bots: seats.filter_map(bot).collect(), budget: Budget { limit, ..Budget::nodes(1) } }
    }

    /// Something happened.
    pub(super) fn learn(&mut self, event: &Event) {
        for bot in &mut self.bots {
            bot.events.push(event.seen_by(Viewer::Seat(bot.seat)));
        }
    }

    /// What the bot on this seat does next.
    pub(super) fn act(&mut self, seat: Seat, state: &State, said: &[Said]) -> Option<String> {
        let bot = self.bots.iter_mut().find(|bot| bot.seat == seat)?;
        let view = state.view(Viewer::Seat(seat));
        let seen = Seen { view: &view, events: &bot.events, signals: said };
        Some(bot.player.act(seen, &self.budget).action.to_string())
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
