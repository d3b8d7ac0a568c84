//! A player at work: one of our own, or a program outside. Whatever goes wrong in it is a
//! [`Fault`], which costs it the deal and nothing more.

use std::any::Any;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use players::{
    Answer, Budget, Cancel, CodePlayer, CodeTable, CodeWord, Level, Observation, Player,
};
use rules::{Said, Seat, Signals, View};

use crate::contestant::Mind;
use crate::external::{External, NewDeal, Outside};
use crate::seeds;
use crate::spec::Spec;
use crate::talk::Track;

/// What a player did wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault(pub(crate) String);

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

enum Sitter {
    /// Made anew for each deal, so that no deal depends on another.
    Built(Box<dyn Player>),
    /// The same, but it talks by the code.
    Coded(CodePlayer),
    /// Keeps its process from deal to deal.
    External(Box<External>),
}

/// What was said, as the table has it.
#[derive(Clone, Copy)]
pub(crate) struct Heard<'a> {
    /// In words: programs outside are told of it word by word.
    pub(crate) said: &'a [Said],
    /// By the code.
    pub(crate) code: &'a CodeTable,
}

/// What a player says.
pub(crate) enum Word {
    Plain(Signals),
    Code(CodeWord),
}

/// One of a run's players, for one thread.
pub(crate) struct Chair {
    player: usize,
    sitter: Sitter,
    budget: Budget,
    /// Does it give and hear signals?
    pub(crate) signals: bool,
    metered: bool,
}

impl Chair {
    /// The run's player of this number.
    fn new(spec: &Spec, player: usize, outside: &Arc<Outside>) -> Chair {
        let contestant = &spec.players[player];
        let limit = contestant.budget.unwrap_or(spec.budget);
        let signals = spec.talk != Track::Off && contestant.signals;
        let sitter = match &contestant.mind {
            Mind::Level(level) => Sitter::of(*level, 0, spec.talk, signals),
            Mind::Named(named) => Sitter::Built(named.player(0)),
            Mind::Command(command) => {
                let outside = Arc::clone(outside);
                Sitter::External(Box::new(External::new(command, limit, spec, outside)))
            }
        };
        let budget = Budget { limit, cancel: Cancel::default() };
        Chair { player, sitter, budget, signals, metered: contestant.searches() }
    }

    /// All of a run's players.
    pub(crate) fn all(spec: &Spec, outside: &Arc<Outside>) -> Vec<Chair> {
        (0..spec.players.len()).map(|player| Chair::new(spec, player, outside)).collect()
    }

    /// Takes a seat for a deal.
    pub(crate) fn begin(
        &mut self,
        spec: &Spec,
        deal: u64,
        seat: Seat,
        view: &View,
    ) -> Result<(), Fault> {
        match &mut self.sitter {
            Sitter::Built(_) | Sitter::Coded(_) => {
                let seed = seeds::of_player(&spec.seed, deal, self.player);
                match &spec.players[self.player].mind {
                    Mind::Level(level) => {
                        self.sitter = Sitter::of(*level, seed, spec.talk, self.signals);
                    }
                    Mind::Named(named) => self.sitter = Sitter::Built(named.player(seed)),
                    Mind::Command(_) => {}
                }
                Ok(())
            }
            Sitter::External(external) => {
                let (player, signals) = (self.player, self.signals);
                external.begin(NewDeal { spec, deal, player, seat, signals, view })
            }
        }
    }

    /// Its turn begins.
    pub(crate) fn begin_turn(&mut self) {
        if let Sitter::External(external) = &mut self.sitter {
            external.begin_turn();
        }
    }

    /// Is it a program outside?
    pub(crate) fn is_external(&self) -> bool {
        matches!(self.sitter, Sitter::External(_))
    }

    /// Does it think in this thread, and for long enough to be worth a question to the system?
    pub(crate) fn is_metered(&self) -> bool {
        self.metered
    }

    /// What to do now.
    pub(crate) fn act(&mut self, seen: Observation<'_>, heard: Heard<'_>) -> Result<Answer, Fault> {
        let budget = &self.budget;
        match &mut self.sitter {
            Sitter::Built(player) => guard(|| player.act(seen, budget)),
            Sitter::Coded(player) => guard(|| player.act(seen, heard.code, budget)),
            Sitter::External(external) => external.act(seen, heard.said),
        }
    }

    /// What to say now.
    pub(crate) fn talk(&mut self, seen: Observation<'_>, heard: Heard<'_>) -> Result<Word, Fault> {
        match &mut self.sitter {
            Sitter::Built(player) => guard(|| player.talk(seen)).map(Word::Plain),
            Sitter::Coded(player) => guard(|| player.talk(seen.view)).map(Word::Code),
            Sitter::External(external) => external.talk(seen, heard.said).map(Word::Plain),
        }
    }

    /// Hears how it ended. A player at fault is sent away instead.
    pub(crate) fn end(&mut self, seen: Observation<'_>, heard: Heard<'_>, note: Option<&str>) {
        if let Sitter::External(external) = &mut self.sitter {
            external.end(seen, heard.said, note);
        }
    }

    /// It is at fault and sent away.
    pub(crate) fn dismiss(&mut self, seen: Observation<'_>, heard: Heard<'_>, note: Option<&str>) {
        if let Sitter::External(external) = &mut self.sitter {
            external.dismiss(seen, heard.said, note);
        }
    }
}

impl Sitter {
    /// A player of ours. Whoever is kept out of the talk knows no code either.
    fn of(level: Level, seed: u64, talk: Track, signals: bool) -> Sitter {
        match talk {
            Track::Code if signals => Sitter::Coded(CodePlayer::new(level, seed)),
            Track::Code | Track::Honest | Track::Off => Sitter::Built(level.player(seed)),
        }
    }
}

/// A panic of one player must not end the run.
fn guard<T>(ask: impl FnOnce() -> T) -> Result<T, Fault> {
    // The player is made anew for the next deal: what it left half done is never seen.
    catch_unwind(AssertUnwindSafe(ask)).map_err(|panic| {
        let reason = reason_of(panic.as_ref());
        Fault(format!("panicked: {reason}"))
    })
}

fn reason_of(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a reason")
}
