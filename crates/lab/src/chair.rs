//! A player at work: one of our own, or a program outside. Whatever goes wrong in it is a
//! [`Fault`], which costs it the deal and nothing more.

use std::any::Any;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use players::{Answer, Budget, Cancel, Observation, Player};
use rules::{Seat, Signal, View};

use crate::contestant::Mind;
use crate::external::{External, NewDeal, Outside};
use crate::seeds;
use crate::spec::Spec;

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
    /// Keeps its process from deal to deal.
    External(Box<External>),
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
        let signals = spec.signals && contestant.signals;
        let sitter = match &contestant.mind {
            Mind::Level(level) => Sitter::Built(level.player(0)),
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
            Sitter::Built(player) => {
                let seed = seeds::of_player(&spec.seed, deal, self.player);
                match &spec.players[self.player].mind {
                    Mind::Level(level) => *player = level.player(seed),
                    Mind::Named(named) => *player = named.player(seed),
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
    pub(crate) fn act(&mut self, seen: Observation<'_>) -> Result<Answer, Fault> {
        let budget = &self.budget;
        match &mut self.sitter {
            Sitter::Built(player) => guard(|| player.act(seen, budget)),
            Sitter::External(external) => external.act(seen),
        }
    }

    /// What to say now.
    pub(crate) fn talk(&mut self, seen: Observation<'_>) -> Result<Vec<Signal>, Fault> {
        match &mut self.sitter {
            Sitter::Built(player) => guard(|| player.talk(seen)),
            Sitter::External(external) => external.talk(seen),
        }
    }

    /// Hears how it ended. A player at fault is sent away instead.
    pub(crate) fn end(&mut self, seen: Observation<'_>, note: Option<&str>) {
        if let Sitter::External(external) = &mut self.sitter {
            external.end(seen, note);
        }
    }

    /// It is at fault and sent away.
    pub(crate) fn dismiss(&mut self, seen: Observation<'_>, note: Option<&str>) {
        if let Sitter::External(external) = &mut self.sitter {
            external.dismiss(seen, note);
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
