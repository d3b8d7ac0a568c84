//! A conversation with a table, a server's or one of this program: commands become messages, and
//! what the table says is told.

use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use players::Cancel;
use protocol::{
    By, Code, Down, Happened, Occupant, Refused, TableInfo, TablePhase, Up, Update, Words,
};
use records::{EventJson, GameResult, OutOfStep, RoundResult};
use rules::{Action, Said, Seat, Standing, View, ViewEvent, face_to_face};
use texts::{Texts, say, words};

use super::line::{Line, Listened, Looked};
use super::words::react;
use crate::levels;
use crate::pace::Pace;
use crate::source::{Command, CommandRefusal, Happening, Help, Sitter, Snapshot, Told};

/// With what a table is joined.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pass {
    pub(crate) table: String,
    pub(crate) secret: Option<String>,
    /// A key of this player's own, in exchange for an invitation.
    pub(crate) key: Option<String>,
    pub(crate) name: Option<String>,
}

impl Pass {
    /// The message that joins, from the last event seen on.
    pub(crate) fn join(&self, since: Option<u64>) -> Up {
        let Pass { table, secret, key, name } = self.clone();
        Up::Join { version: protocol::VERSION, table, secret, key, since, name, views: false }
    }
}

pub(crate) struct Session<T> {
    pass: Pass,
    texts: Texts,
    tell: T,
    /// The pause before each step of a bot, so that people can follow.
    pace: Pace,
    /// Nobody looks any more.
    cancel: Cancel,
    /// Begins the ids of this client's messages.
    prefix: String,
    sent: u64,
    /// Actions that are sent once what those before them show has been seen.
    later: VecDeque<Action>,
    /// The message of actions that has no answer yet. After a loss it is sent again: done once.
    awaited: Option<Up>,
    /// The last event seen.
    seq: Option<u64>,
    seat: Option<Seat>,
    table: Option<TableInfo>,
    /// The seats at this keyboard.
    people: Vec<Seat>,
    view: Option<View>,
    ply: usize,
    /// What happened in the game so far, as far as the table says it.
    steps: Vec<Happening>,
    /// The signals that stand, as the table has it.
    standing: Option<Standing>,
    /// The last message by which something was said, and what: what stands already is not told again.
    saying: Option<(String, Said)>,
    /// Is the person to be asked once the table has nothing more to say?
    asks: bool,
    /// Was the end told?
    over: bool,
}

/// How a conversation ended.
pub(crate) enum End {
    /// Nobody listens here any more.
    Left,
    /// The line was lost.
    Lost(String),
    /// The table wants nothing of this client.
    Refused(String),
}

impl<T: Fn(Told)> Session<T> {
    pub(crate) fn new(pass: Pass, texts: Texts, pace: Pace, cancel: Cancel, tell: T) -> Session<T> {
        let mut random = [0; 8];
        // Ids need only differ between connections; without randomness the clock does.
        if getrandom::fill(&mut random).is_err() {
            random = [0; 8];
        }
        let prefix = format!("{:016x}", u64::from_le_bytes(random));
        Session {
            pass,
            texts,
            tell,
            pace,
            cancel,
            prefix,
            sent: 0,
            later: VecDeque::new(),
            awaited: None,
            seq: None,
            seat: None,
            table: None,
            people: Vec::new(),
            view: None,
            ply: 0,
            steps: Vec::new(),
            standing: None,
            saying: None,
            asks: false,
            over: false,
        }
    }

    /// Has the table ever answered?
    pub(crate) fn was_let_in(&self) -> bool {
        self.seq.is_some()
    }

    pub(crate) fn tell(&self, told: Told) {
        (self.tell)(told);
    }

    /// Joins the table and plays over a line until one side ends it.
    pub(crate) fn converse(&mut self, line: &mut impl Line, commands: &Receiver<Command>) -> End {
        let joined = self.join(line);
        let again = joined.and_then(|()| self.awaited.iter().try_for_each(|up| line.send(up)));
        if let Err(error) = again {
            return End::Lost(error.to_string());
        }
        loop {
            let mut wait = Some(Duration::ZERO);
            match line.listen() {
                Listened::Said(down) => {
                    if let Some(end) = self.down(line, *down) {
                        return end;
                    }
                }
                Listened::Told(told) => (self.tell)(*told),
                Listened::Nothing(at_most) => {
                    if std::mem::take(&mut self.asks) {
                        self.ask();
                    }
                    wait = at_most;
                }
                Listened::Closed(reason) => return End::Lost(reason),
            }
            let done = if self.awaited.is_none() && !self.later.is_empty() {
                let up = self.next_actions();
                line.send(&up)
            } else {
                let command = match wait {
                    Some(wait) => commands.recv_timeout(wait),
                    None => commands.recv().map_err(|_| RecvTimeoutError::Disconnected),
                };
                match command {
                    Ok(command) => self.obey(line, command),
                    Err(RecvTimeoutError::Disconnected) => return End::Left,
                    Err(RecvTimeoutError::Timeout) => Ok(()),
                }
            };
            if let Err(error) = done {
                return End::Lost(error.to_string());
            }
        }
    }

    fn join(&self, line: &mut impl Line) -> anyhow::Result<()> {
        line.send(&self.pass.join(self.seq))
    }

    fn id(&mut self) -> String {
        self.sent += 1;
        format!("{}-{}", self.prefix, self.sent)
    }

    fn obey(&mut self, line: &mut impl Line, command: Command) -> anyhow::Result<()> {
        match command {
            Command::Act(actions) => {
                self.later = actions.into();
                let up = self.next_actions();
                line.send(&up)
            }
            Command::Say(signal) => {
                let id = self.id();
                let said = |seat| Said { ply: self.ply, seat, signals: signal.into() };
                self.saying = self.seat.map(|seat| (id.clone(), said(seat)));
                line.send(&Up::Signal { id, signals: vec![signal.to_string()] })
            }
            Command::Look(viewer) => match line.look(viewer) {
                Looked::No => Ok(()),
                Looked::Anew => {
                    // What other eyes saw is forgotten first.
                    (self.seq, self.view) = (None, None);
                    self.join(line)
                }
                Looked::All(view) => {
                    self.view = Some(*view);
                    self.show();
                    Ok(())
                }
            },
        }
    }

    /// The next actions, up to one that may show something new.
    fn next_actions(&mut self) -> Up {
        let last = self.later.iter().position(|action| action.may_reveal());
        let count = last.map_or(self.later.len(), |last| last + 1);
        let actions = self.later.drain(..count).map(|action| action.to_string()).collect();
        let up = Up::Act { id: self.id(), ply: self.ply, actions };
        self.awaited = Some(up.clone());
        up
    }

    /// A message was done.
    fn done(&mut self, id: Option<&str>) {
        if id.is_some() {
            self.awaited.take_if(|up| up.id() == id);
        }
    }

    /// A message from the table.
    fn down(&mut self, line: &mut impl Line, down: Down) -> Option<End> {
        match down {
            Down::Update(update) => {
                self.done(update.ack.as_deref());
                // Something was missed: whoever joins again is told the whole.
                if let Err(error) = self.update(line, update) {
                    return Some(End::Lost(error.to_string()));
                }
            }
            Down::Ack { id, .. } => {
                if let Some((_, said)) = self.saying.take_if(|(saying, _)| *saying == id) {
                    (self.tell)(Told::Said(said));
                }
                self.done(Some(&id));
            }
            Down::Refused(refused) if self.seq.is_none() => {
                let reason = super::refusal(&self.texts, &refused);
                return Some(End::Refused(reason));
            }
            Down::Refused(refused) => {
                self.later.clear();
                self.done(refused.id.as_deref());
                (self.tell)(Told::Refused(self.refusal(refused)));
                self.asks = true;
            }
            Down::Checking { .. } => {
                (self.tell)(Told::Note(say!(self.texts, "refused-not-known")));
            }
            Down::Presence { .. } | Down::Pong {} => {}
        }
        None
    }

    /// Why not: by the rules, where they can say it in a person's language.
    fn refusal(&self, refused: Refused) -> CommandRefusal {
        let illegal = |token: &String| {
            let view = self.view.filter(|_| refused.code == Code::Illegal)?;
            view.check(Action::parse(view.game(), token).ok()?).err()
        };
        match refused.about.as_ref().and_then(illegal) {
            Some(why) => CommandRefusal::Illegal(why),
            None => CommandRefusal::Server(refused),
        }
    }

    fn update(&mut self, line: &mut impl Line, update: Update) -> Result<(), OutOfStep> {
        let anew = self.view.is_none() || update.whole;
        let mut stands = false;
        let mut seen = VecDeque::new();
        let learn = |event: &ViewEvent, view: &View| seen.push_back((*event, *view));
        update.follow(&mut self.view, learn)?;
        self.seq = Some(update.seq);
        if let Some(you) = update.you {
            self.seat = you.seat.and_then(|seat| Seat::new(seat as u8));
            self.people = line.people().unwrap_or_else(|| self.seat.into_iter().collect());
        }
        let seated = update.table.is_some();
        if let Some(table) = update.table {
            self.table = Some(table);
        }
        if let Some(ply) = update.ply {
            self.ply = ply;
        }
        if update.whole {
            self.steps.clear();
            self.standing = None;
        }
        if let Some(signals) = update.standing {
            self.standing = Some(signals.into_iter().collect());
            stands = !anew;
        }
        if self.view.is_none() {
            self.wait();
        } else if seated && !anew {
            (self.tell)(Told::Sitters(self.sitters()));
        }
        let mut notes = Vec::new();
        for event in update.events {
            self.event(event.what, !anew, &mut seen, &mut notes);
        }
        if let Some(standing) = self.standing.filter(|_| stands) {
            (self.tell)(Told::Standing(standing));
        }
        if anew {
            self.show();
        }
        for note in notes {
            (self.tell)(Told::Note(note));
        }
        self.end(line);
        if let Some(seat) = self.bot_on_turn() {
            (self.tell)(Told::Thinking(seat));
        }
        self.asks = true;
        Ok(())
    }

    /// Something happened, now or in the past. What is to be noted waits until all is shown.
    fn event(
        &mut self,
        what: Happened,
        is_new: bool,
        seen: &mut VecDeque<(ViewEvent, View)>,
        notes: &mut Vec<String>,
    ) {
        if self.view.is_none() {
            return;
        }
        match what {
            Happened::Played { steps, by, .. } => self.played(steps, by, is_new, seen),
            Happened::Said { said } => {
                for spoken in said {
                    notes.extend(self.spoken(spoken.seat, spoken.ply, spoken.words, is_new));
                }
            }
            Happened::TookBack { .. } if is_new => self.show(),
            Happened::Rematch { table } => notes.push(say!(self.texts, "rematch", table = table)),
            Happened::Seated { seat, occupant } if is_new => {
                let seat = Seat::new(seat as u8).unwrap_or(Seat::FIRST);
                let (seat, who) = (words::seat(&self.texts, seat), self.occupant(&occupant));
                let note = say!(self.texts, "seated", seat = seat, who = who);
                notes.push(words::capital(&note));
            }
            Happened::Reacted { seat, reaction } if is_new => {
                let seat = Seat::new(seat as u8).unwrap_or(Seat::FIRST);
                let (who, what) =
                    (words::seat_label(&self.texts, seat), react(&self.texts, reaction));
                notes.push(say!(self.texts, "says", who = who, what = what));
            }
            Happened::TookBack { .. }
            | Happened::Reacted { .. }
            | Happened::Seated { .. }
            | Happened::Created {}
            | Happened::Secret { .. }
            | Happened::Invited { .. }
            | Happened::InvitedAll { .. }
            | Happened::Freed { .. }
            | Happened::Left { .. }
            | Happened::Shown { .. }
            | Happened::Rekeyed { .. }
            | Happened::AskedBack { .. }
            | Happened::Wished { .. }
            | Happened::Help {}
            | Happened::Started {} => {}
        }
    }

    /// Tells the steps one after the other, each with what is seen after it.
    fn played(
        &mut self,
        steps: Vec<EventJson>,
        by: By,
        is_new: bool,
        seen: &mut VecDeque<(ViewEvent, View)>,
    ) {
        for step in steps {
            // What happened before one came is told without the views between.
            let (event, view) = seen.pop_front().unzip();
            let step = match event {
                // Whoever takes a face-down card knows it; the log is for all at the keyboard.
                Some(event @ ViewEvent::Hormigas(_)) => Happening::Seen(event),
                _ => Happening::Heard(step),
            };
            self.steps.push(step.clone());
            if let Some(view) = view.or(self.view).filter(|_| is_new) {
                if by != By::Person && !self.cancel.is_cancelled() {
                    self.pace.wait(&self.cancel);
                }
                (self.tell)(Told::Happened(Box::new(step), Box::new(view)));
            }
        }
    }

    /// Something was said; words in a person's own are for a note.
    fn spoken(&mut self, seat: usize, ply: usize, words: Words, is_new: bool) -> Option<String> {
        let seat = Seat::new(seat as u8)?;
        match words {
            Words::Signals(signals) => {
                if is_new {
                    (self.tell)(Told::Said(Said { ply, seat, signals }));
                }
                None
            }
            Words::Text(text) => {
                let seat = words::seat_label(&self.texts, seat);
                // What others type can't steer the terminal.
                let text: String = text.chars().filter(|c| !c.is_control()).collect();
                Some(say!(self.texts, "says", who = seat, what = text))
            }
        }
    }

    /// The whole of what the viewer knows.
    fn show(&self) {
        let Some(view) = self.view else { return };
        (self.tell)(Told::Snapshot(Box::new(Snapshot {
            view,
            missed: self.ply.saturating_sub(self.steps.len()),
            steps: self.steps.clone(),
            standing: self.standing,
            sitters: self.sitters(),
            help: self.help(),
        })));
    }

    /// The game has not begun: who is there.
    fn wait(&self) {
        let Some(table) = &self.table else { return };
        let came = table.seats.iter().filter(|seat| seat.joined || seat.bot.is_some()).count();
        let all = table.seats.len();
        (self.tell)(Told::Note(say!(self.texts, "waiting-for", came = came, all = all)));
    }

    fn occupant(&self, occupant: &Occupant) -> String {
        match (&occupant.name, occupant.bot) {
            (_, Some(level)) => levels::name(&self.texts, level),
            (Some(name), None) => name.chars().filter(|c| !c.is_control()).collect(),
            (None, None) if occupant.joined => say!(self.texts, "person"),
            (None, None) => say!(self.texts, "nobody"),
        }
    }

    fn sitters(&self) -> Vec<Sitter> {
        let Some(table) = &self.table else { return Vec::new() };
        let sitter = |(index, occupant): (usize, &Occupant)| {
            if let Some(level) = occupant.bot {
                Sitter::Bot(level)
            } else if self.people.iter().any(|seat| seat.index() == index) {
                Sitter::Here
            } else {
                Sitter::Named(self.occupant(occupant))
            }
        };
        table.seats.iter().enumerate().map(sitter).collect()
    }

    fn bot_on_turn(&self) -> Option<Seat> {
        let seat = self.view?.turn()?;
        let occupant = self.table.as_ref()?.seats.get(seat.index())?;
        occupant.bot.map(|_| seat)
    }

    fn help(&self) -> Help {
        self.table.as_ref().map_or(Help::Legal, |table| table.help)
    }

    /// Asks whoever is at this keyboard and may do something. What the team or the table decides is
    /// for any of them.
    fn ask(&self) {
        let Some(view) = self.view.filter(|view| !view.is_over() && self.later.is_empty()) else {
            return;
        };
        let sitters = self.sitters();
        let may = |seat: &Seat| {
            let turn = view.turn().is_none_or(|turn| turn == *seat);
            turn && sitters.get(seat.index()) == Some(&Sitter::Here)
        };
        let seats: Vec<Seat> = self.people.iter().copied().filter(may).collect();
        if !seats.is_empty() {
            self.pace.calm();
            (self.tell)(Told::Ask(seats));
        }
    }

    /// Tells the end, once.
    fn end(&mut self, line: &mut impl Line) {
        let over = self.table.as_ref().is_some_and(|table| table.phase == TablePhase::Over);
        if let Some(view) = self.view.filter(|view| view.is_over() && over && !self.over) {
            self.over = true;
            let ending = line.ended(result(&view));
            (self.tell)(Told::Over(Box::new(ending)));
        }
    }
}

/// What came out, as a view of a finished game says it.
fn result(view: &View) -> GameResult {
    let over = view.is_over();
    match view {
        View::TheGame(view) => {
            let board = view.board();
            GameResult::Cooperative { over, won: board.won(), left: board.left() }
        }
        View::FaceToFace(view) => {
            let board = view.board();
            let [one, other] = [Seat::FIRST, view.rival(Seat::FIRST)].map(|seat| board.left(seat));
            let (winner, reason) = match board.phase() {
                face_to_face::Phase::Over { winner, reason } => {
                    (Some(winner.index()), Some(reason.name()))
                }
                face_to_face::Phase::Turn { .. } => (None, None),
            };
            GameResult::FaceToFace { over, winner, reason, left: [one, other] }
        }
        View::Hormigas(view) => {
            let board = view.board();
            // How earlier rounds ended is no longer in the view; how many there were is.
            let round = |_| RoundResult { finisher: None, scores: Vec::new() };
            GameResult::Hormigas {
                over,
                winners: board.winners().map(|winners| winners.map(Seat::index).collect()),
                totals: board.totals().to_vec(),
                rounds: (0..=board.round()).map(round).collect(),
            }
        }
    }
}
