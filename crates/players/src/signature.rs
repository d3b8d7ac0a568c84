//! The bench signature: a hash over what every player decides in games of fixed seeds and budgets.
//!
//! A refactoring leaves it as it is; a change of play changes it, and its commit says what was won
//! by that. It tells that something changed, not whether for better: that is for the laboratory.

use std::fmt::Write as _;

use rules::{Action, Conversation, Game, OptionValue, Seat, Seed, Setup, State, ViewEvent, Viewer};

use crate::budget::Budget;
use crate::level::Level;
use crate::player::{Observation, Player};

/// Deals a line.
const DEALS: u64 = 3;

/// Nodes a turn, for those who search.
const NODES: u64 = 40;

/// The most actions of a game: random players of Hormigas would go on for long.
const MAX_PLIES: usize = 150;

/// Options that differ from their default.
type Changed = [(&'static str, &'static str)];

/// Games with options that players must know about: name, seats, options.
const TABLES: [(Game, u8, &Changed); 12] = [
    (Game::TheGame, 1, &[]),
    (Game::TheGame, 1, &[("minimum", "3")]),
    (Game::TheGame, 2, &[]),
    (Game::TheGame, 3, &[]),
    (Game::TheGame, 5, &[("minimum", "3"), ("small_hand", "true")]),
    (Game::AscensoDescenso, 1, &[]),
    (Game::AscensoDescenso, 3, &[]),
    (Game::AscensoDescenso, 4, &[("jump", "any")]),
    (Game::FaceToFace, 2, &[]),
    (Game::FaceToFace, 2, &[("last_card", "allow")]),
    (Game::Hormigas, 2, &[]),
    (Game::Hormigas, 3, &[("finish", "claim")]),
];

/// One line for each game and level, the hash last.
///
/// ```
/// let signature = subibaja_players::signature();
/// assert!(signature.starts_with("the-game 1 random "));
/// ```
pub fn signature() -> String {
    let mut text = String::new();
    for (game, seats, options) in TABLES {
        for level in Level::ALL {
            let hash = decisions(game, seats, options, level);
            let options = options.iter().map(|(name, value)| format!("{name}={value} "));
            let options: String = options.collect();
            // Writing to a text can't fail.
            let _ = writeln!(text, "{game} {seats} {options}{level} {hash:016x}");
        }
    }
    text
}

/// The hash over all that players of a level do and say.
fn decisions(game: Game, seats: u8, options: &Changed, level: Level) -> u64 {
    let options: Vec<(String, OptionValue)> = options
        .iter()
        .map(|(name, value)| {
            ((*name).to_owned(), value.parse().expect("the value of an option above"))
        })
        .collect();
    let mut hash = Hash::default();
    for deal in 0..DEALS {
        let setup = Setup::from_seed(game, seats, &options, &Seed::from(deal));
        let setup = setup.expect("options that the game knows");
        let players = (0..seats).map(|seat| level.player(deal << 8 | u64::from(seat))).collect();
        Bench::new(&setup, players).play(&mut hash);
    }
    hash.0
}

/// A game at which all is written down.
struct Bench {
    state: State,
    players: Vec<Box<dyn Player>>,
    events: Vec<Vec<ViewEvent>>,
    conversation: Conversation,
    plies: usize,
}

impl Bench {
    fn new(setup: &Setup, players: Vec<Box<dyn Player>>) -> Bench {
        let events = vec![Vec::new(); players.len()];
        let state = State::new(setup).expect("a game");
        Bench { state, players, events, conversation: Conversation::default(), plies: 0 }
    }

    fn play(&mut self, hash: &mut Hash) {
        let budget = Budget::nodes(NODES);
        let mut before = None;
        while !self.state.is_over() && self.plies < MAX_PLIES {
            let turn = self.state.turn();
            if turn != before || turn.is_none() {
                self.talk(turn, hash);
            }
            before = turn;
            let action = self.act(turn.unwrap_or(Seat::FIRST), &budget);
            hash.add(&action.to_string());
            let event = self.state.apply(action).expect("a player's answer is legal");
            self.conversation.happened(&event.seen_by(Viewer::Spectator));
            for seat in Seat::all(self.state.seats()) {
                self.events[seat.index()].push(event.seen_by(Viewer::Seat(seat)));
            }
            self.plies += 1;
        }
    }

    fn act(&mut self, seat: Seat, budget: &Budget) -> Action {
        let view = self.state.view(Viewer::Seat(seat));
        let seen = Observation {
            view: &view,
            events: &self.events[seat.index()],
            missed: 0,
            heard: Some(self.conversation.standing()),
        };
        self.players[seat.index()].act(seen, budget).action
    }

    /// All but the seat on turn say something.
    fn talk(&mut self, turn: Option<Seat>, hash: &mut Hash) {
        for seat in Seat::all(self.state.seats()).filter(|seat| Some(*seat) != turn) {
            let view = self.state.view(Viewer::Seat(seat));
            let events = &self.events[seat.index()];
            let heard = Some(self.conversation.standing());
            let seen = Observation { view: &view, events, missed: 0, heard };
            let signals = self.players[seat.index()].talk(seen);
            for signal in self.conversation.say(self.plies, seat, signals).iter() {
                hash.add(&signal.to_string());
            }
        }
    }
}

/// FNV-1a: the same on every machine, for ever.
struct Hash(u64);

impl Default for Hash {
    fn default() -> Hash {
        Hash(0xcbf2_9ce4_8422_2325)
    }
}

impl Hash {
    fn add(&mut self, text: &str) {
        for byte in text.bytes().chain([b'\n']) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}
