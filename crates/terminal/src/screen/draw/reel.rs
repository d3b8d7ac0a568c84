//! A record, one position at a time.

use ratatui::layout::Rect;
use rules::hormigas::Side;
use rules::{Actions, CardSet, View, Viewer};
use texts::{say, words};

use super::canvas::Canvas;
use super::frame::{self, hotkey};
use super::palette::Role;
use super::{ants, game, panels, piles};
use crate::journal::Change;
use crate::screen::event::Key;
use crate::screen::{Reel, State};
use crate::source::Help;

pub(super) fn draw(state: &State, reel: &Reel, canvas: &mut Canvas<'_>) {
    let texts = &state.texts;
    let place = say!(texts, "replay-place", ply = reel.ply, last = reel.last);
    let area = canvas.area();
    frame::title(canvas, &game::title(texts, &reel.view, area.width), &place);
    let eyes = match reel.view.viewer() {
        Viewer::Seat(seat) => say!(texts, "replay-seat", seat = words::seat(texts, seat)),
        Viewer::Spectator => say!(texts, "replay-public"),
        Viewer::Everything => say!(texts, "replay-all"),
    };
    game::status(texts, &reel.view, canvas, Role::Strong);

    let mut y = match &reel.view {
        View::Hormigas(view) => {
            let table = ants::AntScene {
                texts,
                view,
                sitters: &reel.sitters,
                own_turn: false,
                place: 0,
                gap: 0,
                side: Side::Left,
            };
            ants::draw(&table, canvas);
            ants::bottom(view)
        }
        view => {
            let mut legal = Actions::new();
            view.legal_into(&mut legal);
            let fresh = CardSet::EMPTY;
            let table = piles::PileScene {
                texts,
                view,
                legal,
                card: None,
                pile: None,
                fresh,
                changes: [Change::default(); 4],
                standing: None,
                hint: &[],
                help: Help::Gaps,
            };
            piles::draw(&table, canvas);
            game::side_panel(texts, view, &reel.sitters, canvas);
            piles::bottom(area)
        }
    };
    y += panels::all_hands(texts, &reel.view, Rect::new(1, y, area.width - 2, 5), canvas);
    canvas.clipped(1, y, area.width - 2, &eyes, Role::Faint);
    y += 1;
    let told = reel.told.as_ref().map_or(String::new(), |told| format!("{told}."));
    y += canvas.paragraph(Rect::new(1, y, area.width - 2, 3), &told, Role::Normal);
    if !reel.typed.is_empty() {
        let text = say!(texts, "replay-jump", ply = reel.typed.as_str());
        canvas.text(1, y, &text, Role::Chosen);
    }
    let keys = [
        hotkey(Key::Left, "←", say!(texts, "key-step-back")),
        hotkey(Key::Right, "→", say!(texts, "key-step")),
        hotkey(Key::Home, "Home", say!(texts, "key-first")),
        hotkey(Key::End, "End", say!(texts, "key-last")),
        hotkey(Key::Enter, "0-9 Enter", say!(texts, "key-jump")),
        hotkey(Key::Char('v'), "v", say!(texts, "key-view")),
        hotkey(Key::Char('q'), "q", say!(texts, "key-quit")),
    ];
    frame::keys(canvas, &keys);
}
