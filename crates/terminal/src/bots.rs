//! The players on the seats without a person: what each has learned, and what they say.

use std::time::Duration;

use players::{Budget, Cancel, Level, Limit, Player, Seen};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng as _, SeedableRng as _};
use rules::{
    Action, Event, Happening as _, Position as _, Said, Seat, Seed, State, ViewEvent, Viewer,
};

use crate::setting::Chair;

/// How long a bot may think about a turn.
pub(crate) const THOUGHT: Duration = Duration::from_secs(1);

/// A stream of a seed's generator that no deck and no lot uses.
const PLAYERS_STREAM: u64 = u64::MAX - 1;

/// A bot and what its seat learned since the deal.
struct Bot {
    seat: Seat,
    player: Box<dyn Player>,
    events: Vec<ViewEvent>,
}

/// All bots of a table. They are told what their seats may know, and nothing else.
pub(crate) struct Bots {
    bots: Vec<Bot>,
    budget: Budget,
}

impl Bots {
    /// The bots of a table. The same seed and the same moves give the same game, where a level
    /// does not think by the clock.
    pub(crate) fn new(chairs: &[Chair], seed: &Seed, thought: Duration, cancel: &Cancel) -> Bots {
        let mut rng = of_seed(seed);
        let mut bot = |seat, level: Level| Bot {
            seat,
            player: level.player(rng.next_u64()),
            events: Vec::new(),
        };
        let seats = Seat::all(chairs.len() as u8).zip(chairs);
        let bots = seats.filter_map(|(seat, chair)| match chair {
            Chair::Bot(level) => Some(bot(seat, *level)),
            Chair::Person => None,
        });
        let budget = Budget { limit: Limit::Time(thought), cancel: cancel.clone() };
        Bots { bots: bots.collect(), budget }
    }

    /// Something happened.
    pub(crate) fn learn(&mut self, event: &Event) {
        for bot in &mut self.bots {
            bot.events.push(event.seen_by(Viewer::Seat(bot.seat)));
        }
    }

    /// What the bot on this seat does.
    pub(crate) fn act(&mut self, seat: Seat, state: &State, said: &[Said]) -> Option<Action> {
        let bot = self.bots.iter_mut().find(|bot| bot.seat == seat)?;
        let view = state.view(Viewer::Seat(seat));
        let seen = Seen { view: &view, events: &bot.events, signals: said };
        Some(bot.player.act(seen, &self.budget).action)
    }

    /// What the bots say before a turn begins; whoever is on turn listens.
    pub(crate) fn talk(&mut self, state: &State, said: &[Said], ply: usize) -> Vec<Said> {
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

/// The generator of the bots' own seeds.
fn of_seed(seed: &Seed) -> ChaCha20Rng {
    let mut key = [0; Seed::MAX_LEN];
    let text = seed.as_str().as_bytes();
    key[..text.len()].copy_from_slice(text);
    let mut rng = ChaCha20Rng::from_seed(key);
    rng.set_stream(PLAYERS_STREAM);
    rng
}
