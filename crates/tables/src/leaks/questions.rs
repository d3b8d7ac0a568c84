//! A seat that asks: tables that differ only in cards hidden from it answer whatever it may send with
//! the same bytes. It knows the protocol and the source, and asks what would tell it something:
//! actions beyond one that shows a card, foreign turns, wrong plies, seats, secrets, ids.

use std::collections::BTreeSet;

use protocol::{Deal, Help, Level, Reaction, Up};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng as _, SeedableRng as _};
use rules::{Action, Actions, Family, Game, OptionChoice, Seat, View, Viewer};
use serde_json::{Map, Value, json};

use super::{Told, came, drive, founded, hidden, play, reordered, room};
use crate::room::{Asked, Conn, Input, Request};

/// Pairs of tables, for each game, options and seat.
const PAIRS: u64 = 12;

/// Messages to each of them.
const QUESTIONS: usize = 60;

/// What is sent, chosen by chance.
struct Asker<'a> {
    game: Game,
    seats: u8,
    rng: &'a mut ChaCha20Rng,
    asked: u64,
}

impl Asker<'_> {
    fn below(&mut self, n: usize) -> usize {
        self.rng.next_u32() as usize % n.max(1)
    }

    fn one_of<'t>(&mut self, list: &[&'t str]) -> &'t str {
        list[self.below(list.len())]
    }

    fn id(&mut self) -> String {
        self.asked += 1;
        match self.below(20) {
            0 => String::new(),
            1 => "x".repeat(60),
            2 => "q1".into(),
            _ => format!("q{}", self.asked),
        }
    }

    /// Any token that this game knows, and some that none knows.
    fn token(&mut self) -> String {
        let number = self.below(113);
        match (self.game.family(), self.below(8)) {
            (_, 0) => {
                self.one_of(&["", " ", "end end", "37@moon", "١٢@up1", "-1@up1", "end "]).into()
            }
            (_, 1) => self.one_of(&["end", "deal", "start@0", "start@1", "pass", "claim"]).into(),
            (Family::TheGame(_), _) => {
                format!("{number}@{}", self.one_of(&["up1", "up2", "down1", "down2"]))
            }
            (Family::FaceToFace, _) => {
                format!("{number}@{}", self.one_of(&["up", "down", "rival-up", "rival-down"]))
            }
            (Family::Hormigas, 2) => "refresh".into(),
            (Family::Hormigas, 3 | 4) => format!("take@{}", 1 + number % 4),
            (Family::Hormigas, _) => {
                format!("put@{}-{}", number % 12, self.one_of(&["left", "right"]))
            }
        }
    }

    fn tokens(&mut self, most: usize) -> Vec<String> {
        (0..self.below(most + 1)).map(|_| self.token()).collect()
    }

    /// What the seat may do now up to what shows something, that included.
    fn turn(&mut self, view: &View) -> Vec<String> {
        let (mut view, mut tokens) = (*view, Vec::new());
        for _ in 0..8 {
            let mut legal: Actions<Action> = Actions::new();
            view.legal_into(&mut legal);
            let shows = legal.iter().find(|action| action.may_reveal()).copied();
            let all = &legal[..];
            let any = all.get(self.below(all.len())).copied();
            let Some(action) = shows.filter(|_| self.below(2) == 0).or(any) else { break };
            tokens.push(action.to_string());
            match view.after(action) {
                Some(after) if !action.may_reveal() => view = after,
                _ => break,
            }
        }
        tokens
    }

    fn message(&mut self, view: Option<&View>, ply: usize) -> Up {
        let id = self.id();
        let seat = self.below(usize::from(self.seats) + 2);
        let seat = if seat > usize::from(self.seats) { usize::MAX } else { seat };
        let level = [None, Some(Level::Steady), Some(Level::Expert)][self.below(3)];
        let secret = ["short", "aninvitationmadebyme", "keyofthepersonatseat1"];
        let invitation = self.one_of(&secret).to_owned();
        match self.below(20) {
            // Beyond what shows something: would it be legal?
            0..=6 => {
                let mut actions = view.map(|view| self.turn(view)).unwrap_or_default();
                actions.extend(self.tokens(3));
                if self.below(4) == 0 {
                    actions = vec![actions.join(" ")];
                }
                Up::Act { id, ply, actions }
            }
            7 | 8 => Up::Act { id, ply, actions: self.tokens(4) },
            9 => Up::Act { id, ply: self.below(60), actions: self.tokens(2) },
            10 => Up::TakeBack { id, ply: self.below(60) },
            11 => {
                let words = ["good@up1", "leave@down2", "trouble", "37@up1", "", "would-start"];
                let some = self.below(3);
                Up::Signal { id, signals: (0..some).map(|_| self.one_of(&words).into()).collect() }
            }
            12 if self.below(2) == 0 => {
                Up::React { id, reaction: Reaction::ALL[self.below(Reaction::ALL.len())] }
            }
            12 => {
                let words = ["hola", "tengo el 37", "", "leave that pile", "a\u{202e}b"];
                Up::Say { id, text: self.one_of(&words).into() }
            }
            13 => Up::Name {
                id,
                name: self.one_of(&["Ana", "", "Siete", "B\u{200b}o", "аna", "I have 37"]).into(),
            },
            14 => Up::Seat { id, seat, bot: level },
            15 if self.below(2) == 0 => Up::Invite { id, seat, invitation },
            15 => Up::InviteAll { id, invitation: Some(invitation).filter(|_| seat != 0) },
            16 => Up::Free { id, seat, invitation },
            17 => Up::Start { id, bots: level },
            18 if self.below(4) == 0 => Up::Leave { id },
            18 if self.below(4) == 0 => Up::Show { id, watch: invitation },
            18 if self.below(2) == 0 => Up::AskBack { id },
            18 => Up::Help { id, help: [Help::None, Help::Hints][self.below(2)] },
            _ => Up::Rematch { id, deal: [Deal::Same, Deal::Fresh][self.below(2)] },
        }
    }
}

/// May the seat do this, and will it see something new by it? Then the tables may differ afterwards,
/// and rightly.
fn shows_by_right(game: Game, view: Option<&View>, ply: usize, message: &Up) -> bool {
    let (Up::Act { ply: asked, actions, .. }, Some(view)) = (message, view) else { return false };
    let judged = crate::judge::judge(game, view, actions);
    *asked == ply && judged.is_ok_and(|actions| actions.iter().any(|action| action.may_reveal()))
}

/// None, every value of every option that can be listed, and some that can't or go together.
fn options(game: Game, seats: u8) -> Vec<Map<String, Value>> {
    let mut list = vec![Map::new()];
    for option in game.options() {
        let values = option.choices(seats).into_iter().map(OptionChoice::value);
        let changed = values.filter(|value| !option.is_default(value));
        list.extend(changed.map(|value| records::options_json(&[(option.name.to_owned(), value)])));
    }
    let more = match game {
        Game::TheGame | Game::FaceToFace => json!([]),
        Game::AscensoDescenso => json!([{"minimum": 3, "small_hand": true}]),
        Game::Hormigas => json!([{"turn_limit": 2}]),
    };
    let more = more.as_array().cloned().unwrap_or_default();
    list.extend(more.into_iter().filter_map(|options| options.as_object().cloned()));
    list
}

/// The kinds of messages that a seat may send, as the types have them. To join and to ping are tried
/// elsewhere: [`came`] joins.
fn kinds() -> BTreeSet<String> {
    let types = protocol::typescript();
    let up = types.split("export type ").find_map(|one| one.strip_prefix("Up = "));
    let tags = up.unwrap_or_default().split(r#""type": ""#).skip(1);
    let names = tags.filter_map(|rest| rest.split('"').next()).map(str::to_owned);
    names.filter(|name| name != "join" && name != "ping").collect()
}

/// The kind of a message, as the wire names it.
fn kind(message: &Up) -> String {
    let message = serde_json::to_value(message).expect("JSON");
    message["type"].as_str().expect("a message has a type").to_owned()
}

#[test]
fn no_question_tells_a_hidden_card() {
    let (mut asked, mut refused, mut done) = (0, 0, 0);
    let mut sent = BTreeSet::new();
    for game in Game::ALL {
        let seats = if game == Game::FaceToFace { 2 } else { 3 };
        for options in options(game, seats) {
            for start in [true, false] {
                let founded = founded(game, seats, &options, start);
                for viewer in Seat::all(seats - 1) {
                    for pair in 0..PAIRS {
                        let seen = ask(&founded, game, seats, &options, viewer, pair, &mut sent);
                        asked += seen[0];
                        refused += seen[1];
                        done += seen[2];
                    }
                }
            }
        }
    }
    println!("{asked} questions, {refused} refused, {done} done");
    assert_eq!(sent, kinds(), "every kind of message is asked");
    assert!(refused > 5_000 && done > 500, "{asked} questions, {refused} refused, {done} done");
}

/// Asks at two tables, and counts the questions, those refused and those done.
fn ask(
    founded: &crate::found::Founded,
    game: Game,
    seats: u8,
    options: &Map<String, Value>,
    seat: Seat,
    pair: u64,
    sent: &mut BTreeSet<String>,
) -> [usize; 3] {
    let viewer = Viewer::Seat(seat);
    let mut rng = ChaCha20Rng::seed_from_u64(1_000 + pair);
    let seed = pair.to_string().parse().expect("a seed");
    let named: Vec<_> = options
        .iter()
        .map(|(name, value)| (name.clone(), records::option_from_json(value).expect("a value")))
        .collect();
    let setup = rules::Setup::from_seed(game, seats, &named, &seed).expect("a setup");
    let decks = setup.decks();
    let first = rules::State::new(&setup).expect("a deal");
    let (mut actions, _) = play(&first, &mut rng);
    // Early, late, and in between; at a table that has not begun nothing was played.
    let is_dealt = founded.entries.len() > 1;
    actions.truncate(if is_dealt { rng.next_u32() as usize % 30 } else { 0 });
    let hidden = hidden(&first, &actions, viewer, &decks);
    let other = reordered(&decks, &hidden, &mut rng);
    let mut tables = [room(founded, &decks), room(founded, &other)];
    for room in &mut tables {
        let mut quiet = Told::default();
        for conn in 0..2 {
            drive(room, came(founded, Conn(1 + conn), viewer, None), &mut quiet, 1);
        }
    }
    for action in &actions {
        for room in &mut tables {
            let Some(play) = &room.table().play else { return [0; 3] };
            let Some((actions, over)) = play.try_out(&[*action]) else { return [0; 3] };
            if over {
                return [0; 3];
            }
            let entry = format!(r#"{{"event":"played","by":"bot","actions":"{actions}"}}"#);
            let input = Input::Overtaken { entries: vec![(1, entry)] };
            drive(room, input, &mut Told::default(), 1);
        }
    }
    let mut asker = Asker { game, seats, rng: &mut rng, asked: 0 };
    let mut count = [0; 3];
    for question in 0..QUESTIONS {
        let play = tables[0].table().play.as_ref();
        let view = play.map(|play| rules::GameState::view(play.state(), viewer));
        let ply = play.map_or(0, crate::game::Play::ply);
        let message = asker.message(view.as_ref(), ply);
        let last = question + 1 == QUESTIONS;
        if shows_by_right(game, view.as_ref(), ply, &message) && !last {
            continue;
        }
        let input = match question % 10 {
            3 => came(founded, Conn(1), viewer, Some(u64::from(asker.rng.next_u32() % 50))),
            7 => {
                let request = Request::Look { secret: Some(founded.answer.watch.clone()) };
                Input::Asked { asked: Asked(1), request }
            }
            _ => {
                sent.insert(kind(&message));
                Input::Message { conn: Conn(1), message: message.clone() }
            }
        };
        let answers = [0, 1].map(|table| {
            let mut heard = Told::default();
            drive(&mut tables[table], input.clone(), &mut heard, 1);
            heard
        });
        let [one, two] = &answers;
        count[0] += 1;
        let is_refused = one.texts.iter().any(|text| text.starts_with(r#"{"type":"refused""#));
        count[1] += usize::from(is_refused);
        if shows_by_right(game, view.as_ref(), ply, &message) && !is_refused {
            // Done by right: what comes of it may differ, that it was done may not.
            let done = two.texts.iter().all(|text| !text.starts_with(r#"{"type":"refused""#));
            assert!(done, "{game} {viewer} pair {pair}: {message:?}");
            break;
        }
        count[2] += usize::from(!is_refused);
        assert_eq!(one.texts, two.texts, "{game} {viewer} pair {pair}: {message:?}");
        assert_eq!(one.lobby, two.lobby, "{game} {viewer} pair {pair}: {message:?}");
    }
    count
}
