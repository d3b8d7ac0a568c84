//! Joining a table of a server: a small one that deals one game and speaks the protocol.

use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use protocol::{
    By, Code, Down, Happened, Help, Occupant, Refused, Series, Spoken, TableInfo, TablePhase, Talk,
    Up, Update, ViewerEvent, Words, You,
};
use rules::{Action, Game, Seat, Seed, Setup, State, View, Viewer};
use terminal::join::join;
use terminal::source::{Command, CommandRefusal, Source, Told};
use texts::{Lang, Texts};
use tungstenite::{Message, WebSocket};

/// How long the other side may take.
const PATIENCE: Duration = Duration::from_secs(30);

const SECRET: &str = "s3cret";
const KEY: &str = "akeyofonesownmaking";

/// A table of The Game with two seats, the first of them the client's.
struct Server {
    socket: WebSocket<TcpStream>,
    state: State,
    ply: usize,
    seq: u64,
}

fn info(phase: TablePhase) -> TableInfo {
    let occupant = |name: &str| Occupant {
        name: Some(name.to_owned()),
        joined: true,
        bot: None,
        asks_back: false,
    };
    TableInfo {
        table: "abc".to_owned(),
        game: "the-game".to_owned(),
        seats: vec![occupant("Ana"), occupant("Berta\u{1b}[2J")],
        options: serde_json::Map::new(),
        talk: Talk::Guarded,
        help: Help::Gaps,
        listed: false,
        clock: None,
        phase,
        host: Some(0),
        commitment: String::new(),
        chosen: false,
        series: Series::default(),
        rematch: None,
        same: Vec::new(),
        score: None,
        reveal: None,
    }
}

fn state() -> State {
    let setup = Setup::from_seed(Game::TheGame, 2, &[], &Seed::from(7)).expect("a setup");
    State::new(&setup).expect("a game")
}

impl Server {
    fn accept(listener: &TcpListener, state: &State, ply: usize, seq: u64) -> Server {
        let (stream, _) = listener.accept().expect("a client");
        stream.set_read_timeout(Some(PATIENCE)).expect("a timeout");
        let socket = tungstenite::accept(stream).expect("a socket");
        Server { socket, state: *state, ply, seq }
    }

    fn hear(&mut self) -> Up {
        loop {
            if let Message::Text(text) = self.socket.read().expect("a message") {
                return serde_json::from_str(text.as_str()).expect("a message of the protocol");
            }
        }
    }

    fn say(&mut self, down: &Down) {
        let text = serde_json::to_string(down).expect("JSON");
        self.socket.send(Message::text(text)).expect("the client listens");
    }

    /// An update with these events for the first seat.
    fn update(&mut self, first: bool, events: Vec<Happened>) {
        let events: Vec<ViewerEvent> = events
            .into_iter()
            .map(|what| {
                self.seq += 1;
                ViewerEvent { seq: self.seq, at: 0, what }
            })
            .collect();
        let phase = if self.state.is_over() { TablePhase::Over } else { TablePhase::Playing };
        // Whoever comes is shown the game; after that what happens tells it.
        let comes = first || events.is_empty();
        let view = || records::ViewJson::new(&self.state.view(Viewer::Seat(Seat::FIRST)));
        let update = Update {
            seq: self.seq,
            ack: None,
            you: first.then_some(You { seat: Some(0) }),
            table: Some(info(phase)),
            whole: first,
            events,
            view: comes.then(view),
            standing: None,
            ply: Some(self.ply),
            deadline: None,
            now: None,
        };
        self.say(&Down::Update(update));
    }

    /// Takes the client's actions, then tells them.
    fn play(&mut self, actions: &[String]) {
        let mut steps = Vec::new();
        for token in actions {
            let action = Action::parse(Game::TheGame, token).expect("a token");
            let event = self.state.apply(action).expect("a legal action");
            steps.push(records::EventJson::new(&event.seen_by(Viewer::Seat(Seat::FIRST))));
        }
        let ply = self.ply;
        self.ply += actions.len();
        self.update(false, vec![Happened::Played { ply, by: By::Person, steps }]);
    }
}

fn connect(listener: &TcpListener) -> (Source, Receiver<Told>) {
    let address = listener.local_addr().expect("an address");
    let link = format!("http://{address}/t/abc#{SECRET}").parse().expect("a link");
    let (tell, told) = channel();
    let texts = Texts::new(Lang::En);
    let source = join(link, Some(KEY.to_owned()), Some("Ana".to_owned()), texts, move |message| {
        drop(tell.send(message));
    });
    (source.expect("a thread"), told)
}

/// Everything up to and including the first message that fits.
fn until(told: &Receiver<Told>, fits: impl Fn(&Told) -> bool) -> Vec<Told> {
    let mut all = Vec::new();
    loop {
        let message = told.recv_timeout(PATIENCE).expect("a message");
        let done = fits(&message);
        all.push(message);
        if done {
            return all;
        }
    }
}

#[test]
fn a_seat_is_taken_played_from_and_taken_again() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let (source, told) = connect(&listener);
    let server = thread::spawn(move || {
        let mut server = Server::accept(&listener, &state(), 0, 3);
        match server.hear() {
            Up::Join { version, table, secret, key, since, name, views: false } => {
                assert_eq!(key.as_deref(), Some(KEY), "an invitation is exchanged for it");
                assert_eq!((version, table.as_str()), (protocol::VERSION, "abc"));
                assert_eq!(secret.as_deref(), Some(SECRET));
                assert_eq!((since, name.as_deref()), (None, Some("Ana")));
            }
            other => panic!("{other:?}"),
        }
        server.update(true, vec![Happened::Created {}, Happened::Started {}]);
        let Up::Act { ply: 0, actions, .. } = server.hear() else { panic!("an action") };
        assert_eq!(actions, ["start@0"]);
        server.play(&actions);
        let Up::Signal { signals, .. } = server.hear() else { panic!("a signal") };
        let signals = signals.join(" ").parse().expect("signals");
        let words = [Words::Signals(signals), Words::Text("mind \u{1b}[2J me".to_owned())];
        let said =
            words.map(|words| Spoken { seat: 1, ply: 1, bot: false, name: None, words }).to_vec();
        server.update(false, vec![Happened::Said { said }]);
        let Up::Act { ply: 1, actions, id } = server.hear() else { panic!("a turn") };
        assert_eq!(actions, ["33@up1", "41@up1", "end"]);
        let refused =
            Refused { id: Some(id), code: Code::TooMuch, reason: "slowly".to_owned(), about: None };
        server.say(&Down::Refused(refused));
        let Up::Act { ply: 1, actions, .. } = server.hear() else { panic!("a turn") };
        server.play(&actions);
        // The connection is lost; the client comes back and names the last event it saw.
        let Server { state, ply, seq, socket } = server;
        drop(socket);
        let mut server = Server::accept(&listener, &state, ply, seq);
        let Up::Join { since, .. } = server.hear() else { panic!("a join") };
        assert_eq!(since, Some(seq));
        server.update(false, Vec::new());
        loop {
            // Until the client leaves.
            if server.socket.read().is_err() {
                return;
            }
        }
    });

    let ask = |told: &Told| matches!(told, Told::Ask(seats) if seats == &[Seat::FIRST]);
    let first = until(&told, ask);
    let Some(Told::Snapshot(snapshot)) =
        first.iter().find(|told| matches!(told, Told::Snapshot(_)))
    else {
        panic!("no snapshot: {first:?}");
    };
    assert_eq!(snapshot.view, state().view(Viewer::Seat(Seat::FIRST)));
    let act = |tokens: &[&str]| {
        let action = |token: &&str| Action::parse(Game::TheGame, token).expect("a token");
        source.send(Command::Act(tokens.iter().map(action).collect()));
    };
    act(&["start@0"]);
    until(&told, ask);
    source.send(Command::Say("fine".parse().expect("a signal")));
    let heard = until(&told, ask);
    assert!(heard.iter().any(|told| matches!(told, Told::Said(_))), "{heard:?}");
    let note = heard.iter().find_map(|told| match told {
        Told::Note(note) => Some(note.clone()),
        _ => None,
    });
    assert_eq!(note.as_deref(), Some("Seat 2: “mind [2J me”"), "no control characters");
    act(&["33@up1", "41@up1", "end"]);
    let refused = until(&told, ask);
    assert!(
        refused.iter().any(|told| matches!(told, Told::Refused(CommandRefusal::Server(_)))),
        "{refused:?}"
    );
    act(&["33@up1", "41@up1", "end"]);
    let played = until(&told, |told| {
        matches!(told, Told::Happened(_, view) if matches!(**view, View::TheGame(view)
            if view.board().turn() == Seat::new(1)))
    });
    assert!(!played.is_empty());
    until(&told, |told| matches!(told, Told::Note(note) if note.contains("Connection lost")));
    until(&told, |told| matches!(told, Told::Sitters(_)));
    source.leave().expect("nothing to keep");
    server.join().expect("the server is content");
}

#[test]
fn a_wrong_secret_and_an_empty_port_are_told_in_words() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let (source, told) = connect(&listener);
    let server = thread::spawn(move || {
        let mut server = Server::accept(&listener, &state(), 0, 0);
        server.hear();
        let (code, reason) = (Code::WrongSecret, "no".to_owned());
        server.say(&Down::Refused(Refused { id: None, code, reason, about: None }));
        let _ = server.socket.read();
        listener
    });
    let gone = |told: &Told| matches!(told, Told::Gone(_));
    let last = until(&told, gone).pop();
    assert!(
        matches!(&last, Some(Told::Gone(Some(reason))) if reason.contains("doesn’t work any more")),
        "{last:?}"
    );
    drop(source);
    let listener = server.join().expect("the server is content");
    let address = listener.local_addr().expect("an address");
    drop(listener);
    let link = format!("http://{address}/t/abc#x").parse().expect("a link");
    let (tell, told) = channel();
    let texts = Texts::new(Lang::Es);
    let _source = join(link, None, None, texts, move |message| drop(tell.send(message)));
    let last = until(&told, gone).pop();
    assert!(
        matches!(&last, Some(Told::Gone(Some(reason))) if reason.contains("Sin conexión")),
        "{last:?}"
    );
}
