//! A buffer to write on, and the places on it that can be clicked.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr as _;

use super::palette::{Palette, Role};
use crate::screen::event::Target;

/// The lines of a frame.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Line {
    Single,
    Double,
}

pub(super) struct Canvas<'a> {
    buffer: &'a mut Buffer,
    palette: Palette,
    pub(super) targets: Vec<(Rect, Target)>,
    /// Texts for which there was no room.
    pub(super) cut: Vec<String>,
}

impl<'a> Canvas<'a> {
    pub(super) fn new(buffer: &'a mut Buffer, palette: Palette) -> Canvas<'a> {
        Canvas { buffer, palette, targets: Vec::new(), cut: Vec::new() }
    }

    pub(super) fn area(&self) -> Rect {
        self.buffer.area
    }

    fn style(&self, role: Role) -> Style {
        self.palette.style(role)
    }

    /// Writes a text and gives the column after it. What does not fit is cut off.
    pub(super) fn text(&mut self, x: u16, y: u16, text: &str, role: Role) -> u16 {
        let area = self.area();
        if y >= area.bottom() || x >= area.right() {
            return x;
        }
        let style = self.style(role);
        let width = usize::from(area.right() - x);
        self.fits(text, width);
        self.buffer.set_stringn(x, y, text, width, style).0
    }

    /// Remembers a text that is wider than its room.
    fn fits(&mut self, text: &str, width: usize) {
        if text.width() > width {
            self.cut.push(text.to_owned());
        }
    }

    /// Writes a text within a width; one that is too long ends in `…`.
    pub(super) fn clipped(&mut self, x: u16, y: u16, width: u16, text: &str, role: Role) -> u16 {
        self.fits(text, width.into());
        self.text(x, y, &clip(text, width.into()), role)
    }

    pub(super) fn centred(&mut self, area: Rect, y: u16, text: &str, role: Role) {
        self.fits(text, area.width.into());
        let text = clip(text, area.width.into());
        let x = area.x + (area.width - text.width() as u16) / 2;
        self.text(x, y, &text, role);
    }

    pub(super) fn right(&mut self, right: u16, y: u16, text: &str, role: Role) {
        self.text(right.saturating_sub(text.width() as u16), y, text, role);
    }

    /// A text over several lines; gives how many it took.
    pub(super) fn paragraph(&mut self, area: Rect, text: &str, role: Role) -> u16 {
        let lines = wrap(text, area.width.into());
        if lines.len() > usize::from(area.height) {
            self.cut.push(text.to_owned());
        }
        for (line, y) in lines.iter().zip(area.top()..area.bottom()) {
            self.text(area.x, y, line, role);
        }
        (lines.len() as u16).min(area.height)
    }

    /// Empties an area and frames it.
    pub(super) fn framed(&mut self, area: Rect, line: Line, role: Role) {
        let area = area.intersection(self.area());
        let (corners, side, edge) = match line {
            Line::Single => (["┌", "┐", "└", "┘"], "│", "─"),
            Line::Double => (["╔", "╗", "╚", "╝"], "║", "═"),
        };
        if area.width < 2 || area.height < 2 {
            return;
        }
        let inner = usize::from(area.width - 2);
        let row = |left: &str, middle: &str, right: &str| {
            format!("{left}{}{right}", middle.repeat(inner))
        };
        for y in area.top()..area.bottom() {
            let text = if y == area.top() {
                row(corners[0], edge, corners[1])
            } else if y + 1 == area.bottom() {
                row(corners[2], edge, corners[3])
            } else {
                row(side, " ", side)
            };
            self.text(area.x, y, &text, role);
        }
    }

    /// Takes away what was drawn so far, and what of it could be clicked.
    pub(super) fn clear(&mut self) {
        self.buffer.reset();
        self.targets.clear();
    }

    /// Reverses what is written in an area.
    pub(super) fn bar(&mut self, y: u16) {
        let area = Rect { y, height: 1, ..self.area() };
        let style = self.style(Role::Title);
        self.buffer.set_style(area, style);
    }

    pub(super) fn target(&mut self, area: Rect, target: Target) {
        self.targets.push((area, target));
    }
}

/// A text of at most a width; `…` at its end where it was cut.
pub(super) fn clip(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mut clipped = String::new();
    for c in text.chars() {
        if clipped.width() + 2 > width {
            break;
        }
        clipped.push(c);
    }
    clipped + "…"
}

/// Lines of at most a width, broken between words.
pub(super) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let words = paragraph.trim_start_matches(' ');
        // What is indented stays so, a little more from its second line on.
        let indent = paragraph.len() - words.len();
        let mut line = " ".repeat(indent);
        let mut is_empty = true;
        for word in words.split(' ') {
            if !is_empty && line.width() + 1 + word.width() > width {
                let next = if indent > 0 { " ".repeat(indent + 2) } else { String::new() };
                lines.push(std::mem::replace(&mut line, next));
            } else if !is_empty {
                line.push(' ');
            }
            line += word;
            is_empty = false;
        }
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_clipped_and_wrapped() {
        assert_eq!(clip("seat", 4), "seat");
        assert_eq!(clip("seats", 4), "sea…");
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("a\n\nb", 7), ["a", "", "b"]);
        assert_eq!(wrap("  one two", 7), ["  one", "    two"]);
    }
}
