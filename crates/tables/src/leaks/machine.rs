//! The same for a table of one machine: what the connection of a seat at the keyboard is told, or of
//! one who looks on between people, does not depend on cards that are hidden from it.

use protocol::{By, CreateTable, Level, Up, Wish};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng as _;
use rules::{Action, Game, Seat, State, Viewer};
use serde_json::Map;

use super::{DEALS, hidden, play, reordered};
use crate::bots::{BotAnswer, BotThought};
use crate::event::Stored;
use crate::local::{LocalEffect, LocalLog, LocalTable};
use crate::room::{Conn, Input};
use crate::table::Table;

/// Two people at one keyboard, or one, and a bot.
fn created(game: Game, seats: u8) -> LocalLog {
    let mut places = vec![Wish::default(); usize::from(seats) - 1];
    places.push(Wish { bot: Some(Level::Steady), name: None });
    let request = CreateTable {
        game: game.name().into(),
        seats: places,
        options: Map::new(),
        talk: None,
        help: None,
        listed: false,
        clock: None,
        seed: None,
        start: true,
        key: None,
        invitation: None,
        id: None,
    };
    LocalLog::create(request, 0, &mut ChaCha20Rng::seed_from_u64(5)).expect("a table")
}

/// The table, dealt from these decks.
fn opened(log: &LocalLog, decks: &[Vec<u8>]) -> LocalTable {
    let entries = log.entries.iter().map(|(_, text)| serde_json::from_str(text).expect("an entry"));
    let mut entries = entries.collect::<Vec<Stored>>().into_iter();
    let mut table = Table::new(&log.table, 0, entries.next().expect("a first")).expect("a table");
    table.deal.lay(decks);
    for entry in entries {
        table.apply(0, entry).expect("a start");
    }
    LocalTable::of(table, log.keys.clone(), ChaCha20Rng::seed_from_u64(9), 0)
}

/// What a connection was told.
#[derive(Default)]
struct Ear {
    texts: Vec<String>,
    /// What the bot was asked.
    asked: Vec<String>,
}

fn drive(table: &mut LocalTable, input: Input, conn: Conn, ear: &mut Ear) {
    let mut inputs = vec![input];
    while let Some(input) = inputs.pop() {
        for effect in table.handle(input, 1).expect("a sound log") {
            match effect {
                LocalEffect::Store(_) => inputs.push(Input::Stored),
                LocalEffect::Tell(to, text) if to == conn => ear.texts.push(text),
                LocalEffect::Think(task) => ear.asked.push(format!("{:?}", task.asked)),
                LocalEffect::Tell(..) | LocalEffect::StopThinking => {}
            }
        }
    }
}

fn join() -> Up {
    Up::Join {
        version: protocol::VERSION,
        table: String::new(),
        secret: None,
        key: None,
        since: None,
        name: None,
        views: false,
    }
}

/// Plays the actions; all that the viewer was told, who also asks what can't be done.
fn watch(log: &LocalLog, decks: &[Vec<u8>], viewer: Viewer, actions: &[Action]) -> Ear {
    let (mut table, mut ear) = (opened(log, decks), Ear::default());
    let conn = Conn(1);
    let come = |table: &LocalTable| table.message(conn, viewer, join());
    let first = come(&table);
    drive(&mut table, first, conn, &mut ear);
    for (ply, action) in actions.iter().enumerate() {
        let by = table.table().turn().unwrap_or(Seat::FIRST);
        if table.people().contains(&by) {
            let (mover, eyes) = (Conn(100 + by.index() as u64), Viewer::Seat(by));
            let came = table.message(mover, eyes, join());
            drive(&mut table, came, conn, &mut ear);
            let act = Up::Act { id: format!("p{ply}"), ply, actions: vec![action.to_string()] };
            let act = table.message(mover, eyes, act);
            drive(&mut table, act, conn, &mut ear);
        } else {
            let answer = BotAnswer::Turn { seat: by, actions: vec![*action], by: By::Bot };
            drive(&mut table, Input::Thought(BotThought { ply, answer }), conn, &mut ear);
        }
        if ply % 5 == 2 {
            let wrong = vec![action.to_string(), "end".into()];
            let wrong = Up::Act { id: format!("w{ply}"), ply: ply + 1, actions: wrong };
            let wrong = table.message(conn, viewer, wrong);
            drive(&mut table, wrong, conn, &mut ear);
            let again = come(&table);
            drive(&mut table, again, conn, &mut ear);
        }
    }
    ear
}

#[test]
fn hidden_cards_change_not_a_byte_on_one_machine() {
    for game in Game::ALL {
        let seats = if game == Game::FaceToFace { 2 } else { 3 };
        let log = created(game, seats);
        let dealt = |decks: &[Vec<u8>]| -> State {
            *opened(&log, decks).table().play.as_ref().expect("dealt").state()
        };
        let mut compared = 0;
        let people = Seat::all(seats - 1).map(Viewer::Seat);
        for viewer in people.chain([Viewer::Spectator]) {
            for seed in 0..DEALS {
                let mut rng = ChaCha20Rng::seed_from_u64(seed);
                let text = (seed + 90).to_string().parse().expect("a seed");
                let setup = rules::Setup::from_seed(game, seats, &[], &text).expect("a setup");
                let decks = setup.decks();
                let first = dealt(&decks);
                let (actions, _) = play(&first, &mut rng);
                let other = reordered(&decks, &hidden(&first, &actions, viewer, &decks), &mut rng);
                assert_ne!(decks, other);
                let mut state = dealt(&other);
                let same =
                    actions.iter().all(|action| state.apply(*action).is_ok()) && !state.is_over();
                if !same {
                    continue;
                }
                compared += 1;
                let (one, two) =
                    (watch(&log, &decks, viewer, &actions), watch(&log, &other, viewer, &actions));
                assert!(one.texts.len() > actions.len(), "{game} {viewer}: was told too little");
                assert!(!one.asked.is_empty(), "{game}: the bot was never asked");
                assert_eq!(one.texts, two.texts, "{game} {viewer} seed {seed}");
            }
        }
        assert!(compared >= DEALS, "{game}: only {compared} games were compared");
    }
}
