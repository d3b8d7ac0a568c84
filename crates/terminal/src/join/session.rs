//! A table of a server as a source of views and events.

use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};

use players::Cancel;
use protocol::{Down, Happened, Occupant, Phase, TableInfo, Up, Update, Words};
use records::{GameResult, OutOfStep, RoundResult};
use rules::{Action, Actions, Said, Seat, Sight as _, View, ViewEvent, Viewer, face_to_face};
use texts::{Texts, say, words};

use super::link::Link;
use super::socket::{Listened, Socket};
use crate::source::{Command, Ending, Help, Refusal, Sight, Sitter, Step, Told};

/// Times that a lost connection is made again before giving up.
const TRIES: u32 = 8;
/// The pause before the first of them; it doubles each time.
const PAUSE: Duration = Duration::from_millis(250);
/// How often a server is asked whether it is there.
const PING: Duration = Duration::from_secs(3);
/// A server that said nothing for so long is taken for gone.
const SILENCE: Duration = Duration::from_secs(10);

pub(super) struct Session<T> {
    link: Link,
    name: Option<String>,
    texts: Texts,
    tell: T,
    /// A key of this player's own, in exchange for an invitation.
    key: Option<String>,
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
    view: Option<View>,
    ply: usize,
    said: Vec<Said>,
    /// Was the end told?
    over: bool,
}

/// How a connection ended.
enum End {
    /// Nobody listens here any more.
    Left,
    /// The connection was lost.
    Lost(String),
    /// The server wants nothing of this client.
    Refused(String),
}

impl<T: Fn(Told)> Session<T> {
    pub(super) fn new(
        link: Link,
        key: Option<String>,
        name: Option<String>,
        texts: Texts,
        tell: T,
    ) -> Session<T> {
        let mut random = [0; 8];
        // Ids need only differ between connections; without randomness the clock does.
        if getrandom::fill(&mut random).is_err() {
            random = [0; 8];
        }
        let prefix = format!("{:016x}", u64::from_le_bytes(random));
        Session {
            link,
            name,
            texts,
            tell,
            key,
            prefix,
            sent: 0,
            later: VecDeque::new(),
            awaited: None,
            seq: None,
            seat: None,
            table: None,
            view: None,
            ply: 0,
            said: Vec::new(),
            over: false,
        }
    }

    /// Plays until nobody listens, the server refuses, or the connection can't be made again.
    pub(super) fn run(&mut self, commands: &Receiver<Command>, cancel: &Cancel) {
        let mut tries = 0;
        loop {
            let end = match Socket::connect(&self.link.socket) {
                Ok(mut socket) => {
                    let end = self.converse(&mut socket, commands);
                    socket.close();
                    if self.seq.is_some() {
                        tries = 0;
                    }
                    end
                }
                Err(error) => End::Lost(format!("{error:#}")),
            };
            match end {
                End::Left => break,
                End::Refused(reason) => return (self.tell)(Told::Gone(Some(reason))),
                // A server that never answered will hardly do so by waiting.
                End::Lost(reason) if tries >= TRIES || self.seq.is_none() => {
                    let reason = say!(self.texts, "connection-failed", reason = reason);
                    return (self.tell)(Told::Gone(Some(reason)));
                }
                End::Lost(_) if cancel.is_cancelled() => break,
                End::Lost(_) => {
                    if tries == 0 {
                        (self.tell)(Told::Note(say!(self.texts, "connection-lost")));
                    }
                    thread::sleep(PAUSE * 2_u32.pow(tries));
                    tries += 1;
                }
            }
        }
        (self.tell)(Told::Gone(None));
    }

    fn converse(&mut self, socket: &mut Socket, commands: &Receiver<Command>) -> End {
        let joined = socket.send(&Up::Join {
            version: protocol::VERSION,
            table: self.link.table.clone(),
            secret: self.link.secret.clone(),
            key: self.key.clone(),
            since: self.seq,
            name: self.name.clone(),
            views: false,
        });
        if let Err(error) = joined {
            return End::Lost(error.to_string());
        }
        if let Some(Err(error)) = self.awaited.clone().map(|up| socket.send(&up)) {
            return End::Lost(error.to_string());
        }
        let (mut heard, mut asked) = (Instant::now(), Instant::now());
        loop {
            match socket.listen() {
                Listened::Said(down) => {
                    heard = Instant::now();
                    if let Some(end) = self.down(*down) {
                        return end;
                    }
                }
                Listened::Nothing => {}
                Listened::Closed(reason) => return End::Lost(reason),
            }
            let up = if self.awaited.is_none() && !self.later.is_empty() {
                Some(self.next_actions())
            } else {
                match commands.try_recv() {
                    Ok(command) => self.up(command),
                    Err(TryRecvError::Disconnected) => return End::Left,
                    Err(TryRecvError::Empty) if heard.elapsed() > SILENCE => {
                        return End::Lost("the server is silent".to_owned());
                    }
                    Err(TryRecvError::Empty) if asked.elapsed() > PING => {
                        asked = Instant::now();
                        Some(Up::Ping {})
                    }
                    Err(TryRecvError::Empty) => None,
                }
            };
            if let Some(Err(error)) = up.map(|up| socket.send(&up)) {
                return End::Lost(error.to_string());
            }
        }
    }

    fn id(&mut self) -> String {
        self.sent += 1;
        format!("{}-{}", self.prefix, self.sent)
    }

    /// A command as a message.
    fn up(&mut self, command: Command) -> Option<Up> {
        match command {
            Command::Act(actions) => {
                self.later = actions.into();
                Some(self.next_actions())
            }
            Command::Say(signal) => Some(Up::Signal { id: self.id(), signal: signal.to_string() }),
            // One sees what one's link shows.
            Command::Look(_) => None,
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

    /// A message from the server.
    fn down(&mut self, down: Down) -> Option<End> {
        match down {
            Down::Update(update) => {
                self.done(update.ack.as_deref());
                // Something was missed: whoever joins again is told the whole.
                if let Err(error) = self.update(update) {
                    return Some(End::Lost(error.to_string()));
                }
            }
            Down::Ack { id, .. } => self.done(Some(&id)),
            Down::Refused(refused) if self.seq.is_none() => {
                let reason = super::refusal(&self.texts, &refused);
                return Some(End::Refused(reason));
            }
            Down::Refused(refused) => {
                self.later.clear();
                self.done(refused.id.as_deref());
                (self.tell)(Told::Refused(Refusal::Server(refused)));
                self.ask();
            }
            Down::Checking { .. } => {
                (self.tell)(Told::Note(say!(self.texts, "refused-not-known")));
            }
            Down::Presence { .. } | Down::Pong {} => {}
        }
        None
    }

    fn update(&mut self, update: Update) -> Result<(), OutOfStep> {
        let begins = self.view.is_none();
        let mut steps = VecDeque::new();
        let learn = |event: &ViewEvent, view: &View| steps.push_back((*event, *view));
        update.follow(&mut self.view, learn)?;
        let first = self.seq.is_none();
        self.seq = Some(update.seq);
        if let Some(you) = update.you {
            self.seat = you.seat.and_then(|seat| Seat::new(seat as u8));
        }
        let seated = update.table.is_some();
        if let Some(table) = update.table {
            self.table = Some(table);
        }
        if let Some(ply) = update.ply {
            self.ply = ply;
        }
        if update.whole || first {
            self.said.clear();
        }
        if begins && self.view.is_some() {
            self.show();
        } else if self.view.is_none() {
            self.wait();
        } else if seated {
            (self.tell)(Told::Sitters(self.sitters()));
        }
        for event in update.events {
            self.event(event.what, begins || update.whole, &mut steps);
        }
        if update.whole && !begins {
            self.show();
        }
        self.end();
        self.ask();
        Ok(())
    }

    fn event(&mut self, what: Happened, old: bool, seen: &mut VecDeque<(ViewEvent, View)>) {
        let Some(view) = self.view else { return };
        match what {
            Happened::Played { steps, .. } => {
                for step in steps {
                    // What happened before one came is told without the views between.
                    let (step, view) = match seen.pop_front() {
                        Some((event, view)) => (Step::Seen(event), view),
                        None => (Step::Heard(step), view),
                    };
                    (self.tell)(Told::Happened(Box::new(step), Box::new(view)));
                }
            }
            Happened::Said { said } => {
                for spoken in said {
                    self.spoken(spoken.seat, spoken.ply, spoken.words);
                }
            }
            Happened::TookBack { .. } if !old => self.show(),
            Happened::Rematch { table } => {
                (self.tell)(Told::Note(say!(self.texts, "rematch", table = table)));
            }
            Happened::Seated { seat, occupant } if !old => {
                let seat = Seat::new(seat as u8).unwrap_or(Seat::FIRST);
                let (seat, who) = (words::seat(&self.texts, seat), self.occupant(&occupant));
                let note = say!(self.texts, "seated", seat = seat, who = who);
                (self.tell)(Told::Note(words::capital(&note)));
            }
            Happened::TookBack { .. }
            | Happened::Seated { .. }
            | Happened::Created {}
            | Happened::Secret { .. }
            | Happened::Invited { .. }
            | Happened::Freed { .. }
            | Happened::Rekeyed { .. }
            | Happened::AskedBack { .. }
            | Happened::Wished { .. }
            | Happened::Help {}
            | Happened::Started {} => {}
        }
    }

    fn spoken(&mut self, seat: usize, ply: usize, words: Words) {
        let Some(seat) = Seat::new(seat as u8) else { return };
        match words {
            Words::Signal(token) => {
                if let Ok(signal) = token.parse() {
                    let said = Said { ply, seat, signal };
                    self.said.push(said);
                    (self.tell)(Told::Said(said));
                }
            }
            Words::Text(text) => {
                let seat = words::seat(&self.texts, seat);
                // What others type can't steer the terminal.
                let text: String = text.chars().filter(|c| !c.is_control()).collect();
                let note = say!(self.texts, "said", seat = seat, what = text);
                (self.tell)(Told::Note(words::capital(&note)));
            }
        }
    }

    /// The whole of what the viewer knows.
    fn show(&self) {
        let Some(view) = self.view else { return };
        (self.tell)(Told::Sight(Box::new(Sight {
            view,
            events: Vec::new(),
            said: self.said.clone(),
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
        match (&occupant.name, occupant.bot.map(level)) {
            (_, Some(level)) => crate::levels::name(&self.texts, level),
            (Some(name), None) => name.chars().filter(|c| !c.is_control()).collect(),
            (None, None) if occupant.joined => say!(self.texts, "person"),
            (None, None) => say!(self.texts, "nobody"),
        }
    }

    fn sitters(&self) -> Vec<Sitter> {
        let Some(table) = &self.table else { return Vec::new() };
        let sitter = |(index, occupant): (usize, &Occupant)| {
            if self.seat.is_some_and(|seat| seat.index() == index) && occupant.bot.is_none() {
                Sitter::Here
            } else if let Some(level) = occupant.bot.map(level) {
                Sitter::Bot(level)
            } else {
                Sitter::Named(self.occupant(occupant))
            }
        };
        table.seats.iter().enumerate().map(sitter).collect()
    }

    fn help(&self) -> Help {
        match self.table.as_ref().map(|table| table.help) {
            Some(protocol::Help::None) => Help::None,
            Some(protocol::Help::Legal) | None => Help::Legal,
            Some(protocol::Help::Gaps) => Help::Gaps,
            Some(protocol::Help::Hints) => Help::Hints,
        }
    }

    /// Asks the person, if there is something to do.
    fn ask(&self) {
        let (Some(view), Some(seat)) = (self.view, self.seat) else { return };
        if !self.later.is_empty() {
            return;
        }
        let mut legal = Actions::new();
        view.legal(&mut legal);
        if !legal.is_empty() && view.viewer() == Viewer::Seat(seat) {
            (self.tell)(Told::Ask(vec![seat]));
        }
    }

    /// Tells the end, once.
    fn end(&mut self) {
        let over = self.table.as_ref().is_some_and(|table| table.phase == Phase::Over);
        if let Some(view) = self.view.filter(|view| view.is_over() && over && !self.over) {
            self.over = true;
            let ending = Ending { result: result(&view), best: None, kept: None };
            (self.tell)(Told::Over(Box::new(ending)));
        }
    }
}

fn level(level: protocol::Level) -> players::Level {
    match level {
        protocol::Level::Random => players::Level::Random,
        protocol::Level::Novice => players::Level::Novice,
        protocol::Level::Steady => players::Level::Steady,
        protocol::Level::Expert => players::Level::Expert,
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
