//! What a game tells: the view moves on, the log grows, the next person is called.

use rules::{Seat, View, Viewer};

use crate::levels;
use crate::screen::event::Effect;
use crate::screen::game::Game;
use crate::screen::{HintState, Screen, State};
use crate::setting::Setting;
use crate::source::{Command, Happening, Snapshot, Told};

/// A game begins: the screen waits for its first snapshot.
pub(super) fn open(state: &mut State, setting: Option<Setting>) {
    state.question = None;
    state.help = false;
    state.screen = Screen::Waiting { setting, lines: Vec::new() };
}

pub(super) fn told(state: &mut State, message: Told) -> Vec<Effect> {
    if let Screen::Waiting { setting, lines } = &mut state.screen {
        match message {
            Told::Snapshot(snapshot) => {
                let mut game = Game::new(Snapshot::clone(&snapshot), setting.take());
                // A game that is gone on with has a past.
                for step in &snapshot.steps {
                    game.tell(&state.texts, step);
                }
                game.changes = Default::default();
                state.screen = Screen::Game(Box::new(game));
            }
            Told::Gone(Some(note)) | Told::Note(note) => lines.push(note),
            _ => {}
        }
        return Vec::new();
    }
    let State { screen: Screen::Game(game), texts, .. } = state else { return Vec::new() };
    match message {
        Told::Snapshot(snapshot) => game.see(*snapshot),
        Told::Happened(step, view) => {
            game.tell(texts, &step);
            let before = game.plan.table().turn();
            happened(game, &step, &view);
            game.sent = false;
            if before.map(Viewer::Seat) == Some(game.viewer()) && view.turn() != before {
                return vec![Effect::Turn(false)];
            }
        }
        Told::Said(said) => {
            let own = game.viewer() == Viewer::Seat(said.seat);
            if game.speech.is_news(said) || own {
                let line = levels::said(texts, game.viewer(), &game.sitters, said);
                game.note(line);
            }
        }
        Told::Standing(standing) => game.standing = Some(standing),
        Told::Thinking(seat) => {
            game.thinking = Some(seat);
            game.asked.clear();
        }
        Told::Ask(seats) => {
            let before = game.own_turn();
            let mut effects = asked(game, seats);
            if game.own_turn().is_some() && before.is_none() {
                effects.push(Effect::Turn(true));
            }
            return effects;
        }
        Told::Sitters(sitters) => game.sitters = sitters,
        Told::Refused(why) => {
            game.plan.clear();
            game.sent = false;
            game.notice = Some(why.words(texts));
        }
        Told::Over(ending) => {
            game.thinking = None;
            game.asked.clear();
            game.curtain = None;
            game.ending = Some(ending);
        }
        Told::Rivals(level, result) => game.rivals.push((level, result)),
        Told::Note(note) => game.note(note),
        Told::Gone(Some(reason)) => game.gone = Some(reason),
        Told::Gone(None) => {}
    }
    Vec::new()
}

fn happened(game: &mut Game, step: &Happening, view: &View) {
    let before = game.plan.table().turn();
    if view.turn() != before {
        game.thinking = None;
        if before.map(Viewer::Seat) == Some(game.viewer()) {
            // Whoever has just played has seen the piles.
            game.changes = Default::default();
        }
    }
    if let Some(cards) = step.drawn() {
        game.fresh = cards;
    }
    game.past.add(step, game.kind);
    game.plan = advice::Plan::new(*view);
    game.hint = HintState::None;
    game.notice = None;
    if let View::Hormigas(_) = view
        && view.turn() != before
    {
        game.card = 0;
    }
    game.aim();
}

/// Someone here is to act. If someone else sits before the screen, a curtain falls first.
fn asked(game: &mut Game, seats: Vec<Seat>) -> Vec<Effect> {
    let sits = |seat: &Seat| game.viewer() == Viewer::Seat(*seat);
    let curtain = if seats.iter().any(sits) { None } else { seats.first().copied() };
    game.thinking = None;
    game.asked = seats;
    // At once: what the last person saw is not even kept behind the curtain.
    if curtain.is_some() && game.curtain.is_none() {
        game.curtain = curtain;
        return vec![Effect::Command(Command::Look(Viewer::Spectator))];
    }
    Vec::new()
}
