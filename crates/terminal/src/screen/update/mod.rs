//! The one place where the screens change: an event comes, the state moves on, and what is to be
//! done outside is handed back.

mod ants_game;
mod door;
mod form;
mod game;
mod menu;
mod pile_game;
mod reel;
pub(super) mod signals;
mod told;

use rules::Action;

use super::draw::targets;
use super::event::{Effect, Event, Key, OsSignal, Target};
use super::menu::Menu;
use super::{HintState, Question, RulesPage, Screen, State};
use crate::source::Command;

/// Takes an event.
pub fn update(state: &mut State, event: Event) -> Vec<Effect> {
    match event {
        Event::Key(Key::Suspend) | Event::Signal(OsSignal::Stop) => vec![Effect::Suspend],
        Event::Signal(OsSignal::Continue) => vec![Effect::Redraw],
        Event::Signal(OsSignal::Leave(_)) => vec![Effect::Quit],
        // A window that shows nothing takes nothing but the wish to leave; what was played is saved.
        Event::Key(Key::Interrupt) if state.is_too_small() => vec![Effect::Quit],
        Event::Key(_) | Event::Click(..) | Event::Wheel(_) if state.is_too_small() => Vec::new(),
        Event::Key(key) => self::key(state, key),
        Event::Click(column, row) => click(state, column, row),
        Event::Wheel(down) => {
            wheel(state, down);
            Vec::new()
        }
        Event::Resize(width, height) => {
            (state.size.width, state.size.height) = (width, height);
            Vec::new()
        }
        Event::Tick => {
            state.tick = state.tick.wrapping_add(1);
            match &mut state.screen {
                Screen::Game(game) => signals::tick(game),
                _ => Vec::new(),
            }
        }
        Event::Opened(setting) => {
            told::open(state, setting);
            Vec::new()
        }
        Event::Told(message) => told::told(state, *message),
        Event::Hinted(view, hint) => {
            if let Screen::Game(game) = &mut state.screen
                && game.hint == HintState::Thinking
                && *game.view() == *view
            {
                let hint = hint.as_ref().as_ref();
                let text = texts::words::hint_in_words(&state.texts, game.view(), hint);
                let tokens = hint.map(|hint| hint.actions.as_slice()).unwrap_or_default();
                let plan = tokens.iter().filter_map(|t| Action::parse(game.kind, t).ok()).collect();
                game.hint = HintState::Said(text, plan);
            }
            Vec::new()
        }
        Event::Menu(menu) => {
            show_menu(state, menu);
            Vec::new()
        }
        Event::Scores(lines) => {
            state.screen = Screen::Scores { lines, scroll: 0 };
            Vec::new()
        }
        Event::Position(ply, view, event) => {
            if let Screen::Reel(reel) = &mut state.screen {
                let told = |event| texts::words::told(&state.texts, &event, reel.seats);
                reel.told = (*event).map(told);
                (reel.ply, reel.view) = (ply, *view);
            }
            Vec::new()
        }
        Event::Shelf(shelf) => {
            state.screen = Screen::Shelf(shelf);
            Vec::new()
        }
        Event::Reel(reel) => {
            state.screen = Screen::Reel(reel);
            Vec::new()
        }
        Event::Failed(reason) => {
            match &mut state.screen {
                Screen::Game(game) => game.notice = Some(reason),
                Screen::Join(form) => form.error = Some(reason),
                _ => {}
            }
            Vec::new()
        }
    }
}

fn show_menu(state: &mut State, menu: Menu) {
    state.screen = Screen::Menu(menu);
    state.question = None;
    (state.help, state.rules) = (false, None);
}

/// Lines of the rules' page that are not the text.
const RULES_FRAME: u16 = 4;

/// A key: first to what lies on top.
fn key(state: &mut State, key: Key) -> Vec<Effect> {
    if let Some(page) = &mut state.rules
        && state.question.is_none()
    {
        let room = usize::from(state.size.height.saturating_sub(RULES_FRAME));
        let reads = page.key(&state.texts, key, room);
        if reads {
            return Vec::new();
        }
        state.rules = None;
        if key != Key::Interrupt {
            return Vec::new();
        }
    }
    match state.question.take() {
        // Whoever wants to leave means no, and is asked about that.
        Some(Question::Send(_)) if key == Key::Interrupt => {}
        Some(question) => return answer(state, question, key),
        None => {}
    }
    if state.help {
        state.help = false;
        if key == Key::Char('r') {
            state.rules = Some(RulesPage::new(&state.texts, state.game()));
            return Vec::new();
        }
        if key != Key::Interrupt {
            return Vec::new();
        }
    }
    match (key, &state.screen) {
        (Key::Interrupt, Screen::Game(game)) if game.ending.is_none() && game.gone.is_none() => {
            state.question = Some(Question::LeaveGame);
            return Vec::new();
        }
        (Key::Interrupt, _) => {
            state.question = Some(Question::Quit);
            return Vec::new();
        }
        (Key::Help, _) => {
            state.help = true;
            return Vec::new();
        }
        (Key::Char('h'), _) if !state.types() => {
            state.help = true;
            return Vec::new();
        }
        _ => {}
    }
    match &mut state.screen {
        Screen::Menu(_) => menu::key(state, key),
        Screen::Form(_) => form::key(state, key),
        Screen::Game(_) => game::key(state, key),
        Screen::Reel(reel) => reel::key(reel, key),
        Screen::Shelf(shelf) => door::shelf(shelf, key),
        Screen::Join(form) => door::join(form, key),
        Screen::Waiting { .. } => match key {
            Key::Esc | Key::Char('q') => vec![Effect::Menu],
            _ => Vec::new(),
        },
        Screen::Scores { lines, scroll } => {
            let last = lines.len().saturating_sub(1);
            match key {
                Key::Down => *scroll = (*scroll + 1).min(last),
                Key::PageDown => *scroll = (*scroll + 10).min(last),
                Key::Up => *scroll = scroll.saturating_sub(1),
                Key::PageUp => *scroll = scroll.saturating_sub(10),
                Key::Home => *scroll = 0,
                Key::Esc | Key::Enter | Key::Char('q') => return vec![Effect::Menu],
                _ => {}
            }
            Vec::new()
        }
    }
}

/// Enter says yes; what else could be meant as yes does too. Anything else is no.
fn answer(state: &mut State, question: Question, key: Key) -> Vec<Effect> {
    let yes = matches!(key, Key::Enter | Key::Char('y' | 's' | 'Y' | 'S'));
    match (question, yes) {
        (Question::Send(action), true) => send(state, action),
        (Question::LeaveGame, true) => vec![Effect::Menu],
        (Question::LeaveGame | Question::Quit, _) if key == Key::Interrupt => vec![Effect::Quit],
        (Question::Quit, true) => vec![Effect::Quit],
        (Question::Forget(name), true) => vec![Effect::Forget(name)],
        (_, _) => Vec::new(),
    }
}

/// Sends the plan with its last action.
fn send(state: &mut State, action: Action) -> Vec<Effect> {
    let Screen::Game(game) = &mut state.screen else { return Vec::new() };
    match game.plan.add(action) {
        Ok(_) => {
            game.sent = true;
            game.hint = HintState::None;
            vec![Effect::Command(Command::Act(game.plan.actions().to_vec()))]
        }
        Err(why) => {
            game.notice = Some(texts::words::illegal(&state.texts, &why));
            Vec::new()
        }
    }
}

/// A click is found among the targets that the drawing has laid out.
fn click(state: &mut State, column: u16, row: u16) -> Vec<Effect> {
    let within = |area: &ratatui::layout::Rect| {
        (area.left()..area.right()).contains(&column) && (area.top()..area.bottom()).contains(&row)
    };
    // What was drawn last lies on top.
    let found = targets(state).into_iter().rev().find(|(area, _)| within(area));
    match found.map(|(_, target)| target) {
        Some(Target::Key(pressed)) => key(state, pressed),
        None => Vec::new(),
        // A question or the help lies over everything else.
        Some(_) if state.question.is_some() || state.help || state.rules.is_some() => {
            key(state, Key::Esc)
        }
        Some(target) => match &mut state.screen {
            Screen::Menu(_) => menu::click(state, target),
            Screen::Form(_) => form::click(state, target),
            Screen::Game(_) => game::click(state, target),
            Screen::Shelf(shelf) => door::click_shelf(shelf, target),
            Screen::Join(form) => {
                if let Target::Row(row) = target {
                    form.row = row.min(1);
                }
                Vec::new()
            }
            Screen::Reel(_) | Screen::Waiting { .. } | Screen::Scores { .. } => Vec::new(),
        },
    }
}

fn wheel(state: &mut State, down: bool) {
    if state.rules.is_some() {
        key(state, if down { Key::Down } else { Key::Up });
        return;
    }
    match &mut state.screen {
        Screen::Game(game) => scroll_log(game, !down, 1),
        Screen::Scores { lines, scroll } => {
            let last = lines.len().saturating_sub(1);
            *scroll = if down { (*scroll + 1).min(last) } else { scroll.saturating_sub(1) };
        }
        Screen::Shelf(shelf) => drop(door::shelf(shelf, if down { Key::Down } else { Key::Up })),
        Screen::Menu(_)
        | Screen::Form(_)
        | Screen::Reel(_)
        | Screen::Join(_)
        | Screen::Waiting { .. } => {}
    }
}

fn scroll_log(game: &mut super::Game, back: bool, lines: usize) {
    let kept = game.journal.moves(game.plan.table()).len().max(game.journal.talk().len());
    let most = kept.saturating_sub(1);
    game.log_scroll = if back {
        (game.log_scroll + lines).min(most)
    } else {
        game.log_scroll.saturating_sub(lines)
    };
}
