//! Screens on a canvas. Nothing is decided here: a state goes in, characters come out, and beside
//! them the places that can be clicked.

mod ants;
mod canvas;
mod digits;
mod form;
mod frame;
mod game;
mod menu;
mod overlay;
mod palette;
mod panels;
mod piles;
mod reel;

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use texts::say;

use super::event::Target;
use super::{SMALLEST, Screen, State};
use canvas::Canvas;
pub use palette::Palette;
use palette::Role;

/// Draws a state.
pub fn draw(state: &State, frame: &mut Frame<'_>) {
    paint(state, frame.buffer_mut());
}

/// The texts of a state for which its window has no room.
pub fn cut(state: &State) -> Vec<String> {
    let area = Rect::new(0, 0, state.size.width, state.size.height);
    paint(state, &mut Buffer::empty(area)).cut
}

/// Where a state can be clicked, and what that means.
pub fn targets(state: &State) -> Vec<(Rect, Target)> {
    let area = Rect::new(0, 0, state.size.width, state.size.height);
    paint(state, &mut Buffer::empty(area)).targets
}

fn paint<'a>(state: &State, buffer: &'a mut Buffer) -> Canvas<'a> {
    let mut canvas = Canvas::new(buffer, state.palette);
    let area = canvas.area();
    if area.width < SMALLEST.width || area.height < SMALLEST.height {
        let text = say!(
            state.texts,
            "too-small",
            width = SMALLEST.width,
            height = SMALLEST.height,
            now = format!("{}×{}", area.width, area.height)
        );
        canvas.paragraph(area, &text, Role::Normal);
        return canvas;
    }
    match &state.screen {
        Screen::Menu(menu) => menu::draw(state, menu, &mut canvas),
        Screen::Form(form) => form::draw(state, form, &mut canvas),
        Screen::Game(game) => game::draw(state, game, &mut canvas),
        Screen::Shelf(shelf) => menu::shelf(state, shelf, &mut canvas),
        Screen::Join(form) => menu::join(state, form, &mut canvas),
        Screen::Reel(reel) => reel::draw(state, reel, &mut canvas),
        Screen::Waiting { lines, .. } => panels::waiting(state, lines, &mut canvas),
        Screen::Scores { lines, scroll } => panels::scores(state, lines, *scroll, &mut canvas),
    }
    if let Some(page) = &state.rules {
        panels::rules(state, page, &mut canvas);
    }
    overlay::draw(state, &mut canvas);
    canvas
}
