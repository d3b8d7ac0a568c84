//! Signals behind one key: a menu of what can be said, and a moment in which it can be taken back.

use rules::the_game::{Phase, Pile};
use rules::{Mood, PileSignal, Signal, View, Viewer};

use super::pile_game;
use crate::screen::State;
use crate::screen::event::{Effect, Key};
use crate::screen::game::Game;
use crate::screen::{Saying, Screen};
use crate::source::Command;

/// Ticks of the clock in which what is about to be said can be taken back: about a second.
const MOMENT: u8 = 8;

/// What can be said now, about the pile under the cursor and else.
pub(in crate::screen) fn offered(game: &Game) -> Vec<Signal> {
    let (View::TheGame(view), Viewer::Seat(_)) = (game.view(), game.viewer()) else {
        return Vec::new();
    };
    let Some(pile) = Pile::ALL.get(game.pile).filter(|_| game.sitters.len() > 1) else {
        return Vec::new();
    };
    let kinds = [PileSignal::Leave, PileSignal::NoBigStep, PileSignal::Good, PileSignal::GoAhead];
    let about = kinds.map(|kind| Signal::Pile(kind, *pile));
    let choosing = view.board().phase() == Phase::Choose;
    let start = [Mood::WouldStart, Mood::RatherNot].into_iter().filter(|_| choosing);
    let moods = [Mood::Trouble, Mood::Fine].into_iter().chain(start);
    about.into_iter().chain(moods.map(Signal::Mood)).collect()
}

/// A key while the menu is open.
pub(super) fn key(state: &mut State, key: Key) -> Vec<Effect> {
    let Screen::Game(game) = &mut state.screen else { return Vec::new() };
    let offered = offered(game);
    let (Some(cursor), false) = (game.talk, offered.is_empty()) else {
        game.talk = None;
        return Vec::new();
    };
    match key {
        Key::Up | Key::Char('k') => {
            game.talk = Some((cursor + offered.len() - 1) % offered.len());
        }
        Key::Down | Key::Char('j') | Key::Tab => game.talk = Some((cursor + 1) % offered.len()),
        Key::Left | Key::Right => pile_game::move_pile(game, key),
        Key::Enter => say(game, offered.get(cursor).copied()),
        Key::Char(digit) if digit.is_ascii_digit() => {
            let number = digit.to_digit(10).unwrap_or_default() as usize;
            say(game, number.checked_sub(1).and_then(|index| offered.get(index)).copied());
        }
        _ => game.talk = None,
    }
    Vec::new()
}

/// It is said in a moment, if nobody takes it back.
fn say(game: &mut Game, signal: Option<Signal>) {
    if let Some(signal) = signal {
        game.talk = None;
        game.saying = Some(Saying { signal, ticks: MOMENT });
    }
}

/// The clock goes on: what nobody took back is said.
pub(super) fn tick(game: &mut Game) -> Vec<Effect> {
    let Some(saying) = &mut game.saying else { return Vec::new() };
    saying.ticks = saying.ticks.saturating_sub(1);
    if saying.ticks > 0 {
        return Vec::new();
    }
    let signal = saying.signal;
    game.saying = None;
    vec![Effect::Command(Command::Say(signal))]
}
