//! One deal, from the first card to the last.
//!
//! Players are handed what their seat may know and nothing else. Where the team chooses who starts,
//! every seat may signal and seat 0 decides. Before each turn every other seat may signal, in the
//! order in which they sit after the one on turn; what is said is heard by all at once. Along with an
//! action nothing can be said.

use std::sync::Arc;
use std::time::Instant;

use players::{CodeTable, Observation};
use rules::{
    Action, Actions, Conversation, Said, Seat, State, View, ViewEvent, Viewer, face_to_face,
    the_game,
};

use crate::chair::{Chair, Fault, Heard, Word};
use crate::contestant::Mind;
use crate::core_time;
use crate::ending::ending;
use crate::error::LabError;
use crate::external::Outside;
use crate::outcome::DealOutcome;
use crate::seeds;
use crate::spec::Spec;
use crate::talk::{TalkTotal, Track};

/// The most actions of a game. Only Hormigas without a turn limit can come near.
const MAX_PLIES: usize = 1_000_000;

/// What a deal leaves behind.
pub(crate) struct Played {
    pub(crate) outcome: DealOutcome,
    pub(crate) actions: Vec<Action>,
    pub(crate) signals: Vec<Said>,
}

/// Someone at fault, and why.
type Broken = (usize, Fault);

/// What a thread keeps from deal to deal: its players, and room for what each seat learns, which is
/// not worth asking the system for again.
pub(crate) struct Crew {
    chairs: Vec<Chair>,
    events: Vec<Vec<ViewEvent>>,
}

impl Crew {
    /// A run's players.
    pub(crate) fn new(spec: &Spec, outside: &Arc<Outside>) -> Crew {
        Crew {
            chairs: Chair::all(spec, outside),
            events: vec![Vec::new(); usize::from(spec.seats)],
        }
    }
}

struct LabTable<'a> {
    state: State,
    chairs: &'a mut [Chair],
    /// Which player sits at each seat.
    lineup: &'a [usize],
    /// What each seat has learned.
    events: &'a mut [Vec<ViewEvent>],
    conversation: Conversation,
    code: CodeTable,
    spoken: TalkTotal,
    talk: Track,
    actions: Vec<Action>,
    turns: Vec<u32>,
    ns: Vec<u64>,
    ns_max: Vec<u64>,
    cpu_ns: Vec<u64>,
    nodes: Vec<u64>,
}

/// When somebody began to think: by the clock, and by the core's own time where it is worth asking.
struct Started {
    clock: Instant,
    core: Option<u64>,
}

/// Plays a deal. `lineup` says which player sits at each seat.
pub(crate) fn play(
    spec: &Spec,
    deal: u64,
    lineup: &[usize],
    crew: &mut Crew,
) -> Result<Played, LabError> {
    let seed =
        seeds::of_deal(&spec.seed, deal).map_err(|error| LabError::asked(error.to_string()))?;
    let setup = rules::Setup::from_seed(spec.game, spec.seats, &spec.options, &seed)?;
    let seats = usize::from(spec.seats);
    crew.events.iter_mut().for_each(Vec::clear);
    let mut table = LabTable {
        state: State::new(&setup)?,
        chairs: &mut crew.chairs,
        lineup,
        events: &mut crew.events,
        conversation: Conversation::default(),
        code: CodeTable::default(),
        spoken: TalkTotal::default(),
        talk: spec.talk,
        actions: Vec::new(),
        turns: vec![0; seats],
        ns: vec![0; seats],
        ns_max: vec![0; seats],
        cpu_ns: vec![0; seats],
        nodes: vec![0; seats],
    };
    let broken = table.sit_down(spec, deal).and_then(|()| table.play()).err();
    if let Some((player, fault)) = &broken
        && spec.strict
        && let Mind::Command(_) = spec.players[*player].mind
    {
        return Err(LabError::asked(format!(
            "--strict: deal {deal} (--seed {seed}): player {player} ({}) {fault}",
            spec.players[*player]
        )));
    }
    Ok(table.rise(spec, deal, broken))
}

impl LabTable<'_> {
    fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.state.seats())
    }

    fn sit_down(&mut self, spec: &Spec, deal: u64) -> Result<(), Broken> {
        for seat in self.seats() {
            let player = self.lineup[seat.index()];
            let view = self.state.view(Viewer::Seat(seat));
            let begun = self.chairs[player].begin(spec, deal, seat, &view);
            begun.map_err(|fault| (player, fault))?;
        }
        Ok(())
    }

    fn play(&mut self) -> Result<(), Broken> {
        while !self.state.is_over() && self.actions.len() < MAX_PLIES {
            match self.state.turn() {
                Some(seat) => self.turn(seat)?,
                None => self.between()?,
            }
        }
        Ok(())
    }

    /// Nobody is on turn: the next round is dealt, or the team chooses who starts.
    fn between(&mut self) -> Result<(), Broken> {
        let mut legal = Actions::new();
        self.state.legal_into(&mut legal);
        if let [only] = legal[..] {
            self.take(only);
            return Ok(());
        }
        for seat in self.seats() {
            self.talk(seat)?;
        }
        self.chairs[self.lineup[Seat::FIRST.index()]].begin_turn();
        let started = self.starts(Seat::FIRST);
        self.act(Seat::FIRST)?;
        self.clock(Seat::FIRST, &started);
        Ok(())
    }

    fn turn(&mut self, seat: Seat) -> Result<(), Broken> {
        let seats = self.state.seats();
        self.code = CodeTable::default();
        let mut other = seat.left(seats);
        while other != seat {
            self.talk(other)?;
            other = other.left(seats);
        }
        self.chairs[self.lineup[seat.index()]].begin_turn();
        let started = self.starts(seat);
        while !self.act(seat)? && self.state.turn() == Some(seat) {}
        let ns = self.clock(seat, &started);
        let player = self.lineup[seat.index()];
        self.turns[player] += 1;
        self.ns_max[player] = self.ns_max[player].max(ns);
        Ok(())
    }

    /// A seat's player begins to think.
    fn starts(&self, seat: Seat) -> Started {
        let metered = self.chairs[self.lineup[seat.index()]].is_metered();
        let core = if metered { core_time::of_thread() } else { None };
        Started { clock: Instant::now(), core }
    }

    /// Adds the time since then to what a seat's player has used.
    fn clock(&mut self, seat: Seat, started: &Started) -> u64 {
        let player = self.lineup[seat.index()];
        let ns = u64::try_from(started.clock.elapsed().as_nanos()).unwrap_or(u64::MAX);
        let core = started.core.and_then(|before| Some(core_time::of_thread()? - before));
        self.ns[player] += ns;
        self.cpu_ns[player] += match core {
            Some(core) => core,
            None if self.chairs[player].is_external() => 0,
            // Microseconds, in which hardly anybody else gets the core.
            None => ns,
        };
        ns
    }

    /// Asks a seat for an action and takes it. Did it end the turn?
    fn act(&mut self, seat: Seat) -> Result<bool, Broken> {
        let player = self.lineup[seat.index()];
        let view = self.state.view(Viewer::Seat(seat));
        let (chair, seen, told) = self.ask(seat, &view);
        let answer = chair.act(seen, told).map_err(|fault| (player, fault))?;
        self.nodes[player] += answer.thought.as_ref().map_or(0, |thought| thought.nodes);
        self.state.check(answer.action).map_err(|why| {
            (player, Fault(format!("played {}, which is not legal: {why}", answer.action)))
        })?;
        self.take(answer.action);
        Ok(ends_turn(answer.action))
    }

    fn talk(&mut self, seat: Seat) -> Result<(), Broken> {
        let player = self.lineup[seat.index()];
        if self.talk == Track::Off || !self.chairs[player].signals {
            return Ok(());
        }
        let started = self.starts(seat);
        let view = self.state.view(Viewer::Seat(seat));
        let (chair, seen, told) = self.ask(seat, &view);
        let word = chair.talk(seen, told).map_err(|fault| (player, fault))?;
        match word {
            Word::Plain(signals) => {
                let new = self.conversation.say(self.actions.len(), seat, signals);
                self.spoken.add_signals(&new);
            }
            Word::Code(word) => {
                self.spoken.add_code(&word);
                self.code.hear(seat, word);
            }
        }
        self.clock(seat, &started);
        Ok(())
    }

    /// A seat's player, and all that it is told.
    fn ask<'b>(
        &'b mut self,
        seat: Seat,
        view: &'b View,
    ) -> (&'b mut Chair, Observation<'b>, Heard<'b>) {
        let chair = &mut self.chairs[self.lineup[seat.index()]];
        let hears = chair.signals && self.talk != Track::Off;
        let heard = hears.then(|| self.conversation.standing());
        let events = &self.events[seat.index()];
        let told = Heard { said: self.conversation.said(), code: &self.code };
        (chair, Observation { view, events, missed: 0, heard }, told)
    }

    /// Takes a legal action; every seat learns what it may.
    fn take(&mut self, action: Action) {
        let event = self.state.apply_unchecked(action);
        self.conversation.happened(&event.seen_by(Viewer::Spectator));
        self.actions.push(action);
        for seat in self.seats() {
            self.events[seat.index()].push(event.seen_by(Viewer::Seat(seat)));
        }
    }

    /// Tells everyone how it ended and writes it down.
    fn rise(mut self, spec: &Spec, deal: u64, broken: Option<Broken>) -> Played {
        let note = match &broken {
            Some((player, fault)) => {
                Some(format!("player {player} ({}) {fault}", spec.players[*player]))
            }
            None if !self.state.is_over() => {
                Some(format!("stopped after {MAX_PLIES} actions: set the option turn_limit"))
            }
            None => None,
        };
        let at_fault = broken.map(|(player, _)| player);
        for seat in self.seats() {
            let view = self.state.view(Viewer::Seat(seat));
            let is_at_fault = at_fault == Some(self.lineup[seat.index()]);
            let (chair, seen, told) = self.ask(seat, &view);
            if is_at_fault {
                chair.dismiss(seen, told, note.as_deref());
            } else {
                chair.end(seen, told, note.as_deref());
            }
        }
        let ending = ending(&self.state, self.lineup, at_fault);
        let LabTable { actions, conversation, spoken, turns, ns, ns_max, cpu_ns, nodes, .. } = self;
        let spoken = (spoken.asked > 0).then_some(spoken);
        let outcome = DealOutcome { deal, ending, turns, ns, ns_max, cpu_ns, nodes, spoken, note };
        Played { outcome, actions, signals: conversation.said().to_vec() }
    }
}

/// Hormigas has no such action: there the seat on turn changes, or nobody is.
fn ends_turn(action: Action) -> bool {
    match action {
        Action::TheGame(action) => action == the_game::Action::End,
        Action::FaceToFace(action) => action == face_to_face::Action::End,
        Action::Hormigas(_) => false,
    }
}
