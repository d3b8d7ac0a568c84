//! Parsers under bytes that nobody meant: they never panic, what they read they print so that it
//! reads the same again, and what they let through is a game that can be played.
//!
//! With plain `cargo test` each target runs a bounded number of times; `cargo bolero test` runs one
//! of them for as long as one likes.

mod support;

use std::fmt::{Debug, Display};
use std::str::FromStr;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use bolero::check;
use bolero::generator::bolero_generator::ValueGenerator;
use rand_xoshiro::rand_core::Rng;
use subibaja_rules::{
    Action, Actions, Card, CardSet, Game, GameState, GameView, OptionValue, Seat, Seed, Signal,
    State, View, Viewer, face_to_face, hormigas, the_game,
};
use support::case::Case;
use support::conform::Conform;
use support::laws::Eyes;
use support::plans::fixed_plans;
use support::{pick, rng, viewers};

/// Runs of a target that only parses.
const TEXTS: usize = 6000;
/// Runs of a target that also plays.
const LINES: usize = 8000;

/// Pieces of which all texts are made, and numbers at the edge of what fits.
#[rustfmt::skip]
const PIECES: &[&str] = &[
    " ", "=", ",", "/", "@", "!", "?", "-", ":", ".", "_", "+", "é", "\0",
    "0", "1", "2", "3", "4", "5", "7", "9", "01", "10", "37", "60", "99", "100", "111", "127", "128",
    "255", "256", "258", "1000000", "4294967295", "4294967296", "99999999999999999999",
    "viewer=", "seats=", "turn=", "done=", "last=", "tops=", "rows=", "hands=", "draw=", "gone=",
    "helped=", "round=", "turns=", "phase=", "middle=", "held=", "discard=", "totals=", "scores=",
    "later=", "won", "lost", "emptied", "stuck", "pass", "deal", "take", "put", "left", "right",
    "refresh", "end", "start", "spectator", "everything", "over", "leave", "no-big-step", "good",
    "go-ahead", "trouble", "fine", "would-start", "rather-not",
];

/// The same with the names of games, piles and options, and with the options' values.
static ALL_PIECES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut pieces: Vec<String> = PIECES.iter().map(|piece| (*piece).to_owned()).collect();
    for game in Game::ALL {
        pieces.push(game.name().to_owned());
        pieces.extend(game.piles().iter().map(|pile| pile.name.to_owned()));
        for option in game.options() {
            pieces.push(format!("{}=", option.name));
            pieces.extend(option.choices(2).iter().map(ToString::to_string));
        }
    }
    pieces.sort();
    pieces.dedup();
    assert!(pieces.len() < 256, "a byte chooses a piece: make it two bytes");
    pieces
});

/// Texts of the same bytes: as they are, and as some pieces. Few pieces give tokens, many lines.
fn texts(bytes: &[u8]) -> Vec<String> {
    let pieces = bytes.iter().map(|byte| &ALL_PIECES[usize::from(*byte) % ALL_PIECES.len()][..]);
    let mut texts = vec![String::from_utf8_lossy(bytes).into_owned()];
    texts.extend([1, 2, 3, 5, 24].map(|count| pieces.clone().take(count).collect()));
    texts
}

/// What can be read is printed so that it reads the same again.
fn round_trips<T>(text: &str) -> Option<T>
where
    T: FromStr<Err: Display> + Display + PartialEq + Debug,
{
    match text.parse::<T>() {
        Ok(value) => {
            let printed = value.to_string();
            assert_eq!(printed.parse::<T>().ok().as_ref(), Some(&value), "{text:?} -> {printed:?}");
            Some(value)
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            None
        }
    }
}

/// Where every value has one text only, that is the text that was read.
fn has_one_text<T>(text: &str)
where
    T: FromStr<Err: Display> + Display + PartialEq + Debug,
{
    if let Some(value) = round_trips::<T>(text) {
        assert_eq!(value.to_string(), text);
    }
}

/// A target that only parses.
macro_rules! parses {
    ($name:ident, $check:expr) => {
        #[test]
        fn $name() {
            check!().with_iterations(TEXTS).with_max_len(64).for_each(|bytes: &[u8]| {
                for text in texts(bytes) {
                    $check(&text);
                }
            });
        }
    };
}

parses!(any_bytes_are_a_game_or_refused, has_one_text::<Game>);
parses!(any_bytes_are_a_seed_or_refused, has_one_text::<Seed>);
parses!(any_bytes_are_a_card_or_refused, has_one_text::<Card>);
parses!(any_bytes_are_a_seat_or_refused, has_one_text::<Seat>);
parses!(any_bytes_are_a_viewer_or_refused, has_one_text::<Viewer>);
parses!(any_bytes_are_a_signal_or_refused, has_one_text::<Signal>);
parses!(any_bytes_are_an_option_value_or_refused, has_one_text::<OptionValue>);
parses!(any_bytes_are_a_set_of_cards_or_refused, round_trips::<CardSet>);
parses!(any_bytes_are_an_action_of_the_game_or_refused, has_one_text::<the_game::Action>);
parses!(any_bytes_are_an_action_of_face_to_face_or_refused, has_one_text::<face_to_face::Action>);
parses!(any_bytes_are_an_action_of_hormigas_or_refused, has_one_text::<hormigas::Action>);
parses!(any_bytes_are_an_action_of_any_game_or_refused, |text: &str| {
    for game in Game::ALL {
        if let Ok(action) = Action::parse(game, text) {
            assert_eq!(action.to_string(), text);
        }
    }
});
parses!(any_bytes_are_a_state_of_the_game_or_refused, round_trips::<the_game::State>);
parses!(any_bytes_are_a_state_of_face_to_face_or_refused, round_trips::<face_to_face::State>);
parses!(any_bytes_are_a_state_of_hormigas_or_refused, round_trips::<hormigas::State>);
parses!(any_bytes_are_a_state_of_any_game_or_refused, round_trips::<State>);
parses!(any_bytes_are_a_view_of_the_game_or_refused, round_trips::<the_game::View>);
parses!(any_bytes_are_a_view_of_face_to_face_or_refused, round_trips::<face_to_face::View>);
parses!(any_bytes_are_a_view_of_hormigas_or_refused, round_trips::<hormigas::View>);
parses!(any_bytes_are_a_view_of_any_game_or_refused, round_trips::<View>);

/// A change of a line: what to do, where, and with what.
type Edit = (u8, u16, u16);

/// A line of the pool and the changes to it.
fn edits() -> impl ValueGenerator<Output = (u16, Vec<Edit>)> {
    let edits = bolero::produce::<Vec<Edit>>().with().len(1..=3_usize);
    (bolero::produce::<u16>(), edits)
}

/// Changes a few bytes, numbers or fields.
fn edited(line: &str, edits: &[Edit]) -> String {
    let mut line = line.to_owned();
    for &(what, at, with) in edits {
        line = match what % 8 {
            0..=2 => edited_bytes(line.into_bytes(), what, at, with),
            3..=5 => edited_numbers(&line, what, at, with),
            _ => edited_fields(&line, what, at, with),
        };
    }
    line
}

fn edited_bytes(mut bytes: Vec<u8>, what: u8, at: u16, with: u16) -> String {
    let at = usize::from(at) % bytes.len().max(1);
    let byte = b" =,/@!?-0123456789abcdefghijklmnopqrstuvwxyz"[usize::from(with) % 43];
    match what % 8 {
        0 if at < bytes.len() => bytes[at] = byte,
        1 if at < bytes.len() => drop(bytes.remove(at)),
        _ => bytes.insert(at, byte),
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Swaps two numbers of the line, or writes another: most of what comes out is well formed.
fn edited_numbers(line: &str, what: u8, at: u16, with: u16) -> String {
    const NUMBERS: [&str; 12] =
        ["0", "1", "2", "3", "5", "6", "58", "98", "250", "255", "258", "4294967295"];
    let mut parts: Vec<String> = vec![String::new()];
    for c in line.chars() {
        let last = parts.last_mut().expect("a part");
        let goes_on =
            last.chars().next_back().is_none_or(|b| b.is_ascii_digit() == c.is_ascii_digit());
        if goes_on { last.push(c) } else { parts.push(c.to_string()) }
    }
    let is_number = |part: &String| part.starts_with(|c: char| c.is_ascii_digit());
    let places: Vec<usize> = (0..parts.len()).filter(|i| is_number(&parts[*i])).collect();
    if let Some(one) = places.get(usize::from(at) % places.len().max(1)) {
        if what % 8 == 3 {
            parts[*one] = String::from(NUMBERS[usize::from(with) % NUMBERS.len()]);
        } else {
            parts.swap(*one, places[usize::from(with) % places.len()]);
        }
    }
    parts.concat()
}

/// Leaves a field out, doubles it, swaps two, or swaps the values of two.
fn edited_fields(line: &str, what: u8, at: u16, with: u16) -> String {
    let mut fields: Vec<String> = line.split(' ').map(str::to_owned).collect();
    let (one, other) = (usize::from(at) % fields.len(), usize::from(with) % fields.len());
    match (what % 8, what / 8 % 3) {
        (6, 0) => drop(fields.remove(one)),
        (6, 1) => fields.push(fields[one].clone()),
        (6, _) => fields.swap(one, other),
        _ => {
            let value = |field: &String| field.split_once('=').map(|(_, value)| value.to_owned());
            if let (Some(a), Some(b)) = (value(&fields[one]), value(&fields[other])) {
                let name = |field: &String| field.split('=').next().unwrap_or("").to_owned();
                (fields[one], fields[other]) = (
                    format!("{}={b}", name(&fields[one])),
                    format!("{}={a}", name(&fields[other])),
                );
            }
        }
    }
    fields.join(" ")
}

/// Lines of positions from the beginning to the end of some games.
fn positions<P: Conform>(games: &[Game]) -> Vec<P> {
    let mut positions = Vec::new();
    for plan in games.iter().flat_map(|game| fixed_plans(*game, Eyes::One, 40)) {
        let mut state = P::from_setup(&plan.case.setup_in(plan.order));
        let mut rng = rng(plan.luck);
        let mut actions = Actions::new();
        for ply in 0.. {
            state.legal_into(&mut actions);
            if ply % 7 == 0 || state.is_over() {
                positions.push(state.clone());
            }
            if state.is_over() || ply > 120 {
                break;
            }
            let action = plan.style.choose(&state, &actions, &mut rng);
            state.apply(action).expect("a legal action");
        }
    }
    positions
}

/// What must hold of a state that was read from who knows where.
fn is_playable<P: Conform>(mut state: P, rng: &mut impl Rng) {
    has_every_card_once(&state);
    for viewer in viewers(state.seats()) {
        let view = state.view(viewer);
        assert_eq!(view.to_string().parse().as_ref(), Ok(&view));
        let world = view.sample(rng);
        assert_eq!(world.view(viewer), view);
        assert_eq!(world.to_string().parse().as_ref(), Ok(&world), "{world}");
    }
    plays_on(&mut state, rng);
}

/// What must hold of a view that was read from who knows where. No world need be in keeping with it
/// as to who can go on; but the cards must fit.
fn is_sampled<P: Conform>(view: &P::View, rng: &mut impl Rng) {
    view.legal_into(&mut Actions::new());
    let world = view.sample(rng);
    assert_eq!(&world.view(view.viewer()), view);
    has_every_card_once(&world);
    if let Ok(mut state) = world.to_string().parse::<P>() {
        assert_eq!(state, world);
        plays_on(&mut state, rng);
    }
}

fn has_every_card_once<P: Conform>(state: &P) {
    let game = state.wide().game();
    let pack = Case::new(game, 2, "-", 0).pack();
    let decks = if game == Game::FaceToFace { 2 } else { 1 };
    let all = (pack.low..=pack.high).flat_map(|card| vec![card; decks]);
    assert!(state.facts().all_cards().into_iter().eq(all), "{state}");
}

/// Plays at random to the end, or for a while.
fn plays_on<P: Conform>(state: &mut P, rng: &mut impl Rng) {
    let mut actions = Actions::new();
    for _ in 0..100 {
        state.legal_into(&mut actions);
        assert_eq!(state.is_over(), actions.is_empty(), "{state}");
        if state.is_over() {
            break;
        }
        let action = pick(&actions, rng);
        state.apply(action).expect("a legal action");
    }
}

/// A target that plays what can be read of changed lines of states.
macro_rules! plays_states {
    ($name:ident, $state:ty, $games:expr) => {
        #[test]
        fn $name() {
            let pool = printed(positions::<$state>(&$games).iter());
            let lines = Lines::default();
            let target = check!().with_iterations(LINES).with_generator(edits());
            target.for_each(|(line, edits): &(u16, Vec<Edit>)| {
                let text = edited(&pool[usize::from(*line) % pool.len()], edits);
                if let Some(state) = lines.count(round_trips::<$state>(&text)) {
                    is_playable(state, &mut rng(u64::from(*line)));
                }
            });
            lines.assert_enough();
        }
    };
}

/// A target that samples what can be read of changed lines of views.
macro_rules! samples_views {
    ($name:ident, $state:ty, $games:expr) => {
        #[test]
        fn $name() {
            let positions = positions::<$state>(&$games);
            let views = positions
                .iter()
                .flat_map(|state| viewers(state.seats()).into_iter().map(|v| state.view(v)));
            let pool = printed(views);
            let lines = Lines::default();
            let target = check!().with_iterations(LINES).with_generator(edits());
            target.for_each(|(line, edits): &(u16, Vec<Edit>)| {
                let text = edited(&pool[usize::from(*line) % pool.len()], edits);
                if let Some(view) = lines.count(round_trips::<<$state as GameState>::View>(&text)) {
                    is_sampled::<$state>(&view, &mut rng(u64::from(*line)));
                }
            });
            lines.assert_enough();
        }
    };
}

fn printed(items: impl Iterator<Item: Display>) -> Vec<String> {
    items.map(|item| item.to_string()).collect()
}

/// How many changed lines were tried, and how many of them could be read.
#[derive(Default)]
struct Lines {
    tried: AtomicUsize,
    read: AtomicUsize,
}

impl Lines {
    fn count<T>(&self, result: Option<T>) -> Option<T> {
        self.tried.fetch_add(1, Ordering::Relaxed);
        self.read.fetch_add(usize::from(result.is_some()), Ordering::Relaxed);
        result
    }

    /// A target whose changes spoil every line tests nothing behind the parser. About one in ten
    /// is read; short runs are left alone.
    fn assert_enough(&self) {
        let [tried, read] = [&self.tried, &self.read].map(|count| count.load(Ordering::Relaxed));
        assert!(tried < 1000 || read > tried / 50, "only {read} of {tried} lines could be read");
    }
}

const TEAM: [Game; 2] = [Game::TheGame, Game::AscensoDescenso];

plays_states!(a_changed_state_of_the_game_is_refused_or_playable, the_game::State, TEAM);
plays_states!(
    a_changed_state_of_face_to_face_is_refused_or_playable,
    face_to_face::State,
    [Game::FaceToFace]
);
plays_states!(
    a_changed_state_of_hormigas_is_refused_or_playable,
    hormigas::State,
    [Game::Hormigas]
);
plays_states!(a_changed_state_of_any_game_is_refused_or_playable, State, Game::ALL);
samples_views!(a_changed_view_of_the_game_is_refused_or_has_worlds, the_game::State, TEAM);
samples_views!(
    a_changed_view_of_face_to_face_is_refused_or_has_worlds,
    face_to_face::State,
    [Game::FaceToFace]
);
samples_views!(
    a_changed_view_of_hormigas_is_refused_or_has_worlds,
    hormigas::State,
    [Game::Hormigas]
);
samples_views!(a_changed_view_of_any_game_is_refused_or_has_worlds, State, Game::ALL);
