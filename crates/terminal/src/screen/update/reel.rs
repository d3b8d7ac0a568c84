//! A record, step by step.

use rules::Viewer;

use crate::screen::Reel;
use crate::screen::event::{Effect, Key};

/// Steps of a long jump.
const FAR: usize = 10;

pub(super) fn key(reel: &mut Reel, key: Key) -> Vec<Effect> {
    // From where the last key leads, though its position may not have come yet.
    let ((ply, viewer), last) = (reel.wanted, reel.last);
    if let Key::Char(digit) = key
        && digit.is_ascii_digit()
    {
        reel.typed.push(digit);
        if reel.typed.len() > last.to_string().len() {
            reel.typed = digit.to_string();
        }
        return Vec::new();
    }
    let typed = std::mem::take(&mut reel.typed).parse::<usize>().ok();
    let (ply, viewer): (usize, Viewer) = match key {
        Key::Enter => (typed.unwrap_or(ply + 1).min(last), viewer),
        Key::Right | Key::Char(' ') => ((ply + 1).min(last), viewer),
        Key::Left | Key::Backspace => (ply.saturating_sub(1), viewer),
        Key::PageDown | Key::Down => ((ply + FAR).min(last), viewer),
        Key::PageUp | Key::Up => (ply.saturating_sub(FAR), viewer),
        Key::Home => (0, viewer),
        Key::End => (last, viewer),
        Key::Char('v') | Key::Tab => (ply, reel.next_viewer()),
        Key::Esc | Key::Char('q') if reel.from_shelf => return vec![Effect::Shelf],
        Key::Esc | Key::Char('q') => return vec![Effect::Quit],
        Key::Char(_) | Key::Help | Key::Interrupt | Key::Suspend => return Vec::new(),
    };
    reel.wanted = (ply, viewer);
    vec![Effect::Seek(ply, viewer)]
}
