//! Bots at a table: what they are asked, and how they answer. They get a view, like everyone.

use players::{Budget, Observation, Player};
use protocol::{By, Level, Spoken, Words};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng as _;
use rules::{Action, Seat, Standing, View, ViewEvent, Viewer};

/// Something for bots to think about, apart from the table: it holds what their seats may know.
#[derive(Clone, Debug)]
pub struct Task {
    /// Actions in the game when it was asked.
    pub(crate) ply: usize,
    /// Whom is asked what.
    pub(crate) asked: Vec<BotQuestion>,
    /// The signals that stand; nothing where the table plays in silence.
    pub(crate) heard: Option<Standing>,
    /// A turn to be played, on whose behalf; else the question is what to say.
    pub(crate) turn: Option<By>,
}

/// A seat that is asked.
#[derive(Clone, Debug)]
pub struct BotQuestion {
    pub(crate) seat: Seat,
    pub(crate) level: Level,
    pub(crate) view: View,
    /// What the seat learned so far; only in the cooperative games, where it bears on signals.
    pub(crate) events: Vec<ViewEvent>,
    /// What decides where the bot is free to choose.
    pub(crate) seed: u64,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct BotThought {
    pub(crate) ply: usize,
    pub(crate) answer: BotAnswer,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum BotAnswer {
    /// A turn, or as much of one as can be decided before something hidden is seen.
    Turn { seat: Seat, actions: Vec<Action>, by: By },
    /// What the bots say.
    Talk(Vec<Spoken>),
}

impl Task {
    /// Does an expert have to think?
    pub fn is_deep(&self) -> bool {
        let expert = |asked: &BotQuestion| asked.level == Level::Expert;
        self.turn.is_some() && self.asked.iter().any(expert)
    }

    /// Is it a turn to be played, rather than something to say?
    pub fn is_turn(&self) -> bool {
        self.turn.is_some()
    }

    /// Thinks. The budget is for one turn.
    pub fn think(&self, budget: &Budget) -> BotThought {
        let answer = match (self.turn, self.asked.as_slice()) {
            (Some(by), [asked, ..]) => {
                BotAnswer::Turn { seat: asked.seat, actions: self.turn(asked, budget), by }
            }
            (_, asked) => {
                BotAnswer::Talk(asked.iter().filter_map(|asked| self.talk(asked)).collect())
            }
        };
        BotThought { ply: self.ply, answer }
    }

    /// The answer of bots that can't give one: nothing is said, and a turn is left to whatever is
    /// legal, so that the table goes on.
    pub fn give_up(&self) -> BotThought {
        let answer = match (self.turn, self.asked.as_slice()) {
            (Some(by), [asked, ..]) => {
                BotAnswer::Turn { seat: asked.seat, actions: Vec::new(), by }
            }
            _ => BotAnswer::Talk(Vec::new()),
        };
        BotThought { ply: self.ply, answer }
    }

    /// What a bot says, if it has something to say.
    fn talk(&self, asked: &BotQuestion) -> Option<Spoken> {
        let seen = Observation {
            view: &asked.view,
            events: &asked.events,
            missed: 0,
            heard: self.heard.as_ref(),
        };
        let signals = asked.player().talk(seen);
        (!signals.is_empty()).then(|| Spoken {
            seat: asked.seat.index(),
            ply: self.ply,
            bot: true,
            name: None,
            words: Words::Signals(signals),
        })
    }

    /// The actions up to the end of the turn, or to the first that shows something new. What the
    /// bot places is tried in a world in keeping with its view: its own cards are the same in all.
    fn turn(&self, asked: &BotQuestion, budget: &Budget) -> Vec<Action> {
        let mut player = asked.player();
        let mut world = asked.view.sample(&mut ChaCha8Rng::seed_from_u64(asked.seed));
        let (mut view, mut events) = (asked.view, asked.events.clone());
        let mut actions = Vec::new();
        loop {
            let heard = self.heard.as_ref();
            let seen = Observation { view: &view, events: &events, missed: 0, heard };
            let action = player.act(seen, budget).action;
            actions.push(action);
            let Ok(event) = world.apply(action) else { return actions };
            if action.may_reveal() || world.is_over() || world.turn() != Some(asked.seat) {
                return actions;
            }
            let viewer = Viewer::Seat(asked.seat);
            events.push(event.seen_by(viewer));
            view = world.view(viewer);
        }
    }
}

impl BotQuestion {
    fn player(&self) -> Box<dyn Player> {
        self.level.player(self.seed)
    }
}
