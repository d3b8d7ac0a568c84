//! Keys and clicks in a game.

use rules::{Action, Seat, View, Viewer, hormigas, the_game};
use texts::{say, words};

use super::{ants_game, pile_game, scroll_log, signals};
use crate::habits::Confirm;
use crate::hint;
use crate::pace::PAUSES;
use crate::screen::event::{Effect, Key, Target};
use crate::screen::game::Game;
use crate::screen::{HintState, Question, Screen, State};
use crate::source::{Command, Help, Sitter};

/// Lines of the log that a page has.
const PAGE: usize = 5;

pub(super) fn key(state: &mut State, key: Key) -> Vec<Effect> {
    let Screen::Game(game) = &mut state.screen else { return Vec::new() };
    if game.gone.is_some() {
        return vec![Effect::Menu];
    }
    if let Some(seat) = game.curtain {
        return curtain(state, seat, key);
    }
    if game.ending.is_some() {
        return over(game, key);
    }
    if game.talk.is_some() {
        return signals::key(state, key);
    }
    if game.saying.is_some() && matches!(key, Key::Char('u') | Key::Backspace | Key::Esc) {
        game.saying = None;
        return Vec::new();
    }
    match key {
        Key::PageUp => scroll_log(game, true, PAGE),
        Key::PageDown => scroll_log(game, false, PAGE),
        Key::Char('t') if !signals::offered(game).is_empty() => game.talk = Some(0),
        Key::Char('q') => state.question = Some(Question::LeaveGame),
        Key::Char('?') if game.help < Help::Hints => {
            game.notice = Some(say!(state.texts, "no-hints"));
        }
        Key::Char('?') => match std::mem::replace(&mut game.hint, HintState::None) {
            HintState::Said(_, plan) if !plan.is_empty() => return accept(state, &plan),
            hint => {
                game.hint = hint;
                return ask_expert(game);
            }
        },
        Key::Char('+' | '-') if game.setting.is_some() => {
            return pace(state, key == Key::Char('+'));
        }
        Key::Char(' ') if game.own_turn().is_none() => {
            game.notice = None;
            return vec![Effect::Hurry];
        }
        Key::Tab => return next_person(game),
        key if game.own_turn().is_some() => return act(state, key),
        // A signal is about a pile, also while others play.
        Key::Up | Key::Down | Key::Left | Key::Right => pile_game::move_pile(game, key),
        _ => {}
    }
    Vec::new()
}

/// The next person sits down.
fn curtain(state: &mut State, seat: Seat, key: Key) -> Vec<Effect> {
    let Screen::Game(game) = &mut state.screen else { return Vec::new() };
    match key {
        Key::Enter => {
            game.curtain = None;
            vec![Effect::Command(Command::Look(Viewer::Seat(seat)))]
        }
        Key::Char('q') => {
            state.question = Some(Question::LeaveGame);
            Vec::new()
        }
        _ => Vec::new(),
    }
}

/// While the team chooses, each person looks at the own hand.
fn next_person(game: &mut Game) -> Vec<Effect> {
    let people = game.people();
    let Viewer::Seat(own) = game.viewer() else { return Vec::new() };
    let place = people.iter().position(|seat| *seat == own);
    if people.len() < 2 || game.plan.table().turn().is_some() || place.is_none() {
        return Vec::new();
    }
    game.curtain = place.map(|place| people[(place + 1) % people.len()]);
    vec![Effect::Command(Command::Look(Viewer::Spectator))]
}

fn over(game: &mut Game, key: Key) -> Vec<Effect> {
    match key {
        Key::Char('n') => match &game.setting {
            Some(setting) => vec![Effect::Play(setting.clone(), None)],
            None => Vec::new(),
        },
        Key::Char('v') => {
            game.looking = !game.looking;
            let viewer = match game.people().as_slice() {
                _ if game.looking => Viewer::Everything,
                [one] => Viewer::Seat(*one),
                _ => Viewer::Spectator,
            };
            vec![Effect::Command(Command::Look(viewer))]
        }
        Key::PageUp => {
            scroll_log(game, true, PAGE);
            Vec::new()
        }
        Key::PageDown => {
            scroll_log(game, false, PAGE);
            Vec::new()
        }
        Key::Char('q') => vec![Effect::Quit],
        // Not Enter: it may still be meant for the last move.
        Key::Esc | Key::Char('m') => vec![Effect::Menu],
        _ => Vec::new(),
    }
}

fn ask_expert(game: &mut Game) -> Vec<Effect> {
    if game.own_turn().is_none() || game.hint == HintState::Thinking {
        return Vec::new();
    }
    game.hint = HintState::Thinking;
    vec![Effect::Hint(Box::new(hint::Question {
        view: *game.view(),
        past: game.past.clone(),
        standing: game.standing,
    }))]
}

/// The bots pause longer or shorter from now on.
fn pace(state: &mut State, longer: bool) -> Vec<Effect> {
    let State { screen: Screen::Game(game), texts, pause, .. } = state else { return Vec::new() };
    let next = if longer {
        PAUSES.into_iter().find(|other| other > pause)
    } else {
        PAUSES.into_iter().rev().find(|other| other < pause)
    };
    *pause = next.unwrap_or(*pause);
    let seconds = texts::decimal(texts.lang(), pause.as_secs_f64());
    game.notice = Some(say!(texts, "pause-is", seconds = seconds));
    vec![Effect::Pause(*pause)]
}

/// Plans what the expert would do, as far as nothing is sent by it: that stays with the person.
fn accept(state: &mut State, hint: &[Action]) -> Vec<Effect> {
    for action in hint {
        let Screen::Game(game) = &mut state.screen else { break };
        match *action {
            Action::Hormigas(hormigas::Action::Take(place)) => game.pile = place.into(),
            Action::Hormigas(hormigas::Action::Put(at, side)) => {
                (game.card, game.side) = (at.into(), side);
            }
            Action::TheGame(the_game::Action::Start(_)) | Action::Hormigas(_) => {
                return plan(state, *action);
            }
            action if game.plan.would_be_whole(action) => break,
            action => drop(plan(state, action)),
        }
    }
    Vec::new()
}

/// A key on the own turn.
fn act(state: &mut State, key: Key) -> Vec<Effect> {
    let Screen::Game(game) = &mut state.screen else { return Vec::new() };
    game.notice = None;
    if matches!(key, Key::Char('u') | Key::Backspace) {
        take_back(state);
        return Vec::new();
    }
    match game.view() {
        View::TheGame(view) if view.board().phase() == the_game::Phase::Choose => {
            choose_start(state, key)
        }
        View::TheGame(_) | View::FaceToFace(_) => pile_game::key(state, key),
        View::Hormigas(_) => ants_game::key(state, key),
    }
}

fn take_back(state: &mut State) {
    let Screen::Game(game) = &mut state.screen else { return };
    if game.plan.take_back().is_none() {
        game.notice = Some(say!(state.texts, "nothing-to-take-back"));
    }
    game.hint = HintState::None;
    game.aim();
}

fn choose_start(state: &mut State, key: Key) -> Vec<Effect> {
    if let Key::Char(digit) = key
        && let Some(number) = digit.to_digit(10)
        && let Some(seat) = number.checked_sub(1).and_then(|n| Seat::new(n as u8))
    {
        return plan(state, Action::TheGame(the_game::Action::Start(seat)));
    } else if let Screen::Game(game) = &mut state.screen
        && matches!(key, Key::Up | Key::Down | Key::Left | Key::Right)
    {
        pile_game::move_pile(game, key);
    }
    Vec::new()
}

/// Plans an action, or asks whether the plan is to be sent with it.
pub(super) fn plan(state: &mut State, action: Action) -> Vec<Effect> {
    let State { screen: Screen::Game(game), texts, question, confirm, .. } = state else {
        return Vec::new();
    };
    game.hint = HintState::None;
    if let Err(why) = game.view().check(action) {
        game.notice = Some(words::illegal(texts, &why));
        return Vec::new();
    }
    if game.plan.would_be_whole(action) {
        let asks = match confirm {
            Confirm::Never => false,
            Confirm::Risky => is_risky(game, action),
            Confirm::Always => true,
        };
        if !asks {
            return super::send(state, action);
        }
        *question = Some(Question::Send(action));
    } else if game.plan.add(action).is_ok() {
        game.typed.clear();
        game.aim();
    }
    Vec::new()
}

/// Is a person better asked before this is done?
fn is_risky(game: &Game, action: Action) -> bool {
    // Who starts is for all who sit there; bots don't mind.
    let other = matches!(action, Action::TheGame(the_game::Action::Start(seat))
        if game.viewer() != Viewer::Seat(seat));
    let is_person = |sitter: &&Sitter| !matches!(sitter, Sitter::Bot(_));
    let people = game.sitters.iter().filter(is_person).count();
    (other && people > 1) || game.risk(action).is_some()
}

pub(super) fn click(state: &mut State, target: Target) -> Vec<Effect> {
    let Screen::Game(game) = &mut state.screen else { return Vec::new() };
    if let (Target::Row(row), Some(_)) = (target, game.talk) {
        game.talk = Some(row);
        return signals::key(state, Key::Enter);
    }
    if game.curtain.is_some() || game.ending.is_some() || game.own_turn().is_none() {
        return Vec::new();
    }
    game.talk = None;
    game.notice = None;
    match (target, game.view()) {
        (Target::Card(card), View::TheGame(_) | View::FaceToFace(_)) => {
            game.typed.clear();
            game.card = card;
            game.aim();
            Vec::new()
        }
        (Target::Pile(pile), View::TheGame(_) | View::FaceToFace(_)) => {
            pile_game::place(state, pile)
        }
        (target, View::Hormigas(_)) => ants_game::click(state, target),
        _ => Vec::new(),
    }
}
