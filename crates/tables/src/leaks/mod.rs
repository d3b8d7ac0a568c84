//! Two tables that differ only in cards hidden from a viewer: every byte that the viewer is sent is
//! the same. Seats, spectators, bots, resumes, questions from outside, the lobby, and the moment of
//! drawing.

mod machine;
mod questions;

use protocol::{CreateTable, Down, Level, Up, Wish};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng as _, SeedableRng as _};
use rules::{Action, Actions, Game, Seat, State, Viewer};
use serde_json::{Map, Value};

use crate::event::Stored;
use crate::found::{Founded, found};
use crate::room::{Asked, Conn, Effect, Input, Reply, Request, Room};
use crate::summary::TableSummary;
use crate::table::Table;

/// Games that are compared, for each game and viewer.
const DEALS: u64 = 4;

/// Actions that are taken in each.
const PLIES: usize = 40;

fn founded(game: Game, seats: u8, options: &Map<String, Value>, start: bool) -> Founded {
    let mut places = vec![Wish::default(); usize::from(seats) - 1];
    places.push(Wish { bot: Some(Level::Steady), name: None });
    let request = CreateTable {
        game: game.name().into(),
        seats: places,
        options: options.clone(),
        talk: None,
        help: None,
        listed: false,
        clock: Some(60),
        seed: None,
        start,
        key: None,
        invitation: None,
        id: None,
    };
    found(request, &mut ChaCha20Rng::seed_from_u64(5)).expect("a table")
}

/// A room dealt from these decks.
fn room(founded: &Founded, decks: &[Vec<u8>]) -> Room {
    let texts: Vec<String> = founded.entries.iter().map(Stored::to_json).collect();
    let mut entries = founded.entries.iter();
    let first = entries.next().expect("how it was made").clone();
    let mut table = Table::new(&founded.answer.table, 0, first).expect("a table");
    table.deal.lay(decks);
    for entry in entries {
        table.apply(0, entry.clone()).expect("a start");
    }
    assert_eq!(texts.len() as u64 + 1, table.next_seq());
    Room::new(table, ChaCha20Rng::seed_from_u64(9), 0)
}

/// What somebody who comes through a connection to sit at a seat or look on brings along. Nobody can
/// sit at a bot's seat: what its bot is asked is seen by looking on.
fn came(founded: &Founded, conn: Conn, viewer: Viewer, since: Option<u64>) -> Input {
    let invited =
        founded.answer.invitations.iter().find(
            |invitation| matches!(viewer, Viewer::Seat(seat) if seat.index() == invitation.seat),
        );
    let secret = invited.map_or(&founded.answer.watch, |invitation| &invitation.secret);
    let key = invited.map(|invitation| format!("keyofthepersonatseat{}", invitation.seat));
    Input::Came { conn, secret: Some(secret.clone()), key, since, name: None, views: false }
}

/// The same viewer once more, asking for the whole view with every change.
fn came_with_views(founded: &Founded, conn: Conn, viewer: Viewer, since: Option<u64>) -> Input {
    match came(founded, Conn(conn.0 + WITH_VIEWS), viewer, since) {
        Input::Came { conn, secret, key, since, name, .. } => {
            // The key has been exchanged for the invitation by then.
            let secret = key.clone().or(secret);
            Input::Came { conn, secret, key: None, since, name, views: true }
        }
        other => other,
    }
}

/// What is added to a connection's number for the one that asks for views.
const WITH_VIEWS: u64 = 1000;

/// Everything a viewer was sent, what the bot was asked, and what the lobby was told.
#[derive(Default)]
struct Told {
    texts: Vec<String>,
    asked: Vec<String>,
    lobby: Vec<TableSummary>,
}

fn drive(room: &mut Room, input: Input, heard: &mut Told, conn: u64) {
    let mut inputs = vec![input];
    while let Some(input) = inputs.pop() {
        for effect in room.handle(input, 1).expect("a sound log") {
            match effect {
                Effect::Append(_) => inputs.push(Input::Stored),
                Effect::Send(to, text) if [conn, conn + WITH_VIEWS].contains(&to.0) => {
                    let down: Down = serde_json::from_str(&text).expect("a message");
                    let by_serde = serde_json::to_string(&down).expect("JSON");
                    assert_eq!(text, by_serde, "what is sent is what is documented");
                    heard.texts.push(text);
                }
                Effect::Refuse(to, refused) if [conn, conn + WITH_VIEWS].contains(&to.0) => {
                    heard.texts.push(serde_json::to_string(&Down::Refused(refused)).expect("JSON"));
                }
                Effect::Think(task) => heard.asked.push(format!("{:?}", task.asked)),
                Effect::Reply(_, Reply::Look(update)) => {
                    heard.texts.push(serde_json::to_string(&update).expect("JSON"));
                }
                Effect::Reply(_, Reply::Refused(refusal)) => heard.texts.push(refusal.to_string()),
                _ => {}
            }
        }
    }
}

/// Plays the actions at a table and gives all that the viewer was sent, with two resumes on the way.
fn watch(founded: &Founded, decks: &[Vec<u8>], viewer: Viewer, actions: &[Action]) -> Told {
    let mut room = room(founded, decks);
    let mut heard = Told::default();
    let come = |since| came(founded, Conn(1), viewer, since);
    let come_with_views = |since| came_with_views(founded, Conn(1), viewer, since);
    drive(&mut room, come(None), &mut heard, 1);
    drive(&mut room, come_with_views(None), &mut heard, 1);
    for (ply, action) in actions.iter().enumerate() {
        let by = room.table().turn().unwrap_or(Seat::FIRST);
        let mover = Conn(100 + by.index() as u64);
        let message = Up::Act { id: format!("p{ply}"), ply, actions: vec![action.to_string()] };
        if room.table().chairs[by.index()].bot.is_some() {
            let thought = crate::bots::BotThought {
                ply,
                answer: crate::bots::BotAnswer::Turn {
                    seat: by,
                    actions: vec![*action],
                    by: protocol::By::Bot,
                },
            };
            drive(&mut room, Input::Thought(thought), &mut heard, 1);
        } else {
            drive(&mut room, came(founded, mover, Viewer::Seat(by), None), &mut heard, 1);
            drive(&mut room, Input::Message { conn: mover, message }, &mut heard, 1);
        }
        heard.lobby.push(room.table().summary());
        if ply % 7 == 3 {
            drive(&mut room, come(Some(ply as u64 / 2)), &mut heard, 1);
            drive(&mut room, come_with_views(Some(ply as u64 / 3)), &mut heard, 1);
            let look = Request::Look { secret: Some(founded.answer.watch.clone()) };
            if viewer == Viewer::Spectator {
                let input = Input::Asked { asked: Asked(1), request: look };
                drive(&mut room, input, &mut heard, 1);
            }
            // An error must not tell anything either.
            let wrong = Up::Act { id: format!("w{ply}"), ply: 9999, actions: vec!["end".into()] };
            drive(&mut room, Input::Message { conn: Conn(1), message: wrong }, &mut heard, 1);
        }
    }
    drive(&mut room, come(None), &mut heard, 1);
    heard
}

/// Actions at random, and the state after them.
fn play(first: &State, rng: &mut ChaCha20Rng) -> (Vec<Action>, State) {
    let (mut state, mut actions) = (*first, Vec::new());
    for _ in 0..PLIES {
        let mut legal: Actions<Action> = Actions::new();
        state.legal_into(&mut legal);
        let mut next = state;
        let Some(action) = legal.get(rng.next_u32() as usize % legal.len().max(1)) else { break };
        next.apply(*action).expect("legal");
        // A game that is over shows everything.
        if next.is_over() || matches!(action, Action::Hormigas(rules::hormigas::Action::Deal)) {
            break;
        }
        state = next;
        actions.push(*action);
    }
    (actions, state)
}

/// The cards that the viewer has not seen in any of these positions.
fn hidden(first: &State, actions: &[Action], viewer: Viewer, decks: &[Vec<u8>]) -> Vec<Vec<u8>> {
    let mut seen = vec![Vec::new(); decks.len()];
    let mut state = *first;
    let look = |state: &State, seen: &mut Vec<Vec<u8>>| {
        let told = serde_json::to_value(records::ViewJson::new(&state.view(viewer))).expect("JSON");
        let own = match viewer {
            Viewer::Seat(seat) if decks.len() == 2 => Some(seat.index()),
            _ => None,
        };
        for (deck, seen) in seen.iter_mut().enumerate() {
            // In Face to Face each deck has its own cards of the same numbers.
            let mut fields = vec![&told["discard"], &told["hands"], &told["middle"], &told["held"]];
            if decks.len() == 2 {
                fields.push(&told["placed"][deck]);
            } else {
                fields.push(&told["placed"]);
            }
            if own.is_none_or(|own| own == deck) {
                fields.push(&told["hand"]);
            }
            for field in fields {
                numbers(field, seen);
            }
        }
    };
    look(&state, &mut seen);
    for action in actions {
        state.apply(*action).expect("legal");
        look(&state, &mut seen);
    }
    let unseen = |(deck, seen): (&Vec<u8>, Vec<u8>)| {
        deck.iter().copied().filter(|card| !seen.contains(card)).collect()
    };
    decks.iter().zip(seen).map(unseen).collect()
}

fn numbers(value: &Value, into: &mut Vec<u8>) {
    match value {
        Value::Number(number) => into.extend(number.as_u64().map(|n| n as u8)),
        Value::Array(list) => list.iter().for_each(|value| numbers(value, into)),
        _ => {}
    }
}

/// The same decks with the hidden cards in another order.
fn reordered(decks: &[Vec<u8>], hidden: &[Vec<u8>], rng: &mut ChaCha20Rng) -> Vec<Vec<u8>> {
    let mut decks = decks.to_vec();
    for (deck, hidden) in decks.iter_mut().zip(hidden) {
        let mut others = hidden.clone();
        for i in (1..others.len()).rev() {
            others.swap(i, rng.next_u32() as usize % (i + 1));
        }
        let mut others = others.into_iter();
        for card in deck.iter_mut().filter(|card| hidden.contains(card)) {
            *card = others.next().expect("as many");
        }
    }
    decks
}

#[test]
fn hidden_cards_change_not_a_byte() {
    for game in Game::ALL {
        let seats = if game == Game::FaceToFace { 2 } else { 3 };
        let founded = founded(game, seats, &Map::new(), true);
        let mut compared = 0;
        for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
            for seed in 0..DEALS {
                let mut rng = ChaCha20Rng::seed_from_u64(seed);
                let text = seed.to_string().parse().expect("a seed");
                let setup = rules::Setup::from_seed(game, seats, &[], &text).expect("a setup");
                let decks = setup.decks();
                let first = room(&founded, &decks).table().play.as_ref().map(|play| *play.state());
                let first = first.expect("dealt");
                let (actions, _) = play(&first, &mut rng);
                let hidden = hidden(&first, &actions, viewer, &decks);
                let other = reordered(&decks, &hidden, &mut rng);
                assert_ne!(decks, other);
                // The others' hands decide when a game is lost: such a game is not the same.
                let dealt = room(&founded, &other).table().play.as_ref().map(|play| *play.state());
                let mut state = dealt.expect("dealt");
                let same =
                    actions.iter().all(|action| state.apply(*action).is_ok()) && !state.is_over();
                if !same {
                    continue;
                }
                compared += 1;
                let (one, two) = (
                    watch(&founded, &decks, viewer, &actions),
                    watch(&founded, &other, viewer, &actions),
                );
                assert!(
                    one.texts.len() > 2 * actions.len(),
                    "{game} {viewer}: was told too little"
                );
                assert_eq!(one.texts, two.texts, "{game} {viewer} seed {seed}");
                assert_eq!(one.lobby, two.lobby, "{game} {viewer} seed {seed}");
                if viewer == Viewer::Seat(Seat::new(seats - 1).expect("a seat")) {
                    assert_eq!(one.asked, two.asked, "the bot was asked something else");
                }
            }
        }
        assert!(compared >= 2 * DEALS, "{game}: only {compared} games were compared");
    }
}
