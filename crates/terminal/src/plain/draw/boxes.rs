//! Cards as boxes.

use anstyle::Style;

use super::style::{FAINT, paint};

/// Characters inside a card.
const INNER: usize = 5;
/// Spaces between two cards, and before the first.
const GAP: usize = 3;

/// One card or pile.
pub(super) struct Face {
    /// Above it.
    pub(super) caption: String,
    /// On it.
    pub(super) rows: Vec<String>,
    /// The style of what is on it.
    pub(super) style: Style,
}

impl Face {
    /// The back of a card, `height` rows high.
    pub(super) fn back(caption: String, height: usize) -> Face {
        Face { caption, rows: vec!["░".repeat(INNER); height], style: FAINT }
    }
}

/// Cards side by side, all of the same height, with notes to their right from the second line on.
pub(super) fn side_by_side(faces: &[Face], notes: &[String]) -> String {
    let height = faces.iter().map(|face| face.rows.len()).max().unwrap_or(0);
    let join = |part: &dyn Fn(&Face) -> String| {
        let parts = faces.iter().map(|face| " ".repeat(GAP) + &part(face));
        parts.collect::<String>()
    };
    let mut lines = vec![join(&|face| format!("{:^1$}", face.caption, INNER + 2))];
    lines.push(join(&|_| format!("┌{}┐", "─".repeat(INNER))));
    for i in 0..height {
        lines.push(join(&|face| {
            let row = face.rows.get(i).map_or("", String::as_str);
            format!("│{}│", paint(face.style, format!("{row:^INNER$}")))
        }));
    }
    lines.push(join(&|_| format!("└{}┘", "─".repeat(INNER))));
    let mut text = String::new();
    for (i, line) in lines.iter().enumerate() {
        let note = i.checked_sub(1).and_then(|i| notes.get(i)).filter(|note| !note.is_empty());
        match note {
            Some(note) => text += &format!("{line}    {note}\n"),
            None => text += &format!("{}\n", line.trim_end()),
        }
    }
    text
}

/// Cards of a hand that hang together, `rows` high; beneath, where `numbered`, how many cards lie
/// to the left of each gap.
pub(super) fn strip(cards: &[Vec<String>], numbered: bool) -> String {
    const CELL: usize = 4;
    const AT_MOST: usize = 15;
    let mut text = String::new();
    for (chunk, cards) in cards.chunks(AT_MOST).enumerate() {
        let edge = |left, between, right| {
            let edges = vec!["─".repeat(CELL); cards.len()].join(between);
            format!("  {left}{edges}{right}\n")
        };
        text += &edge("┌", "┬", "┐");
        for row in 0..cards.first().map_or(0, Vec::len) {
            let cells = cards.iter().map(|card| format!("{:<CELL$}", card[row]));
            text += &format!("  │{}│\n", cells.collect::<Vec<_>>().join("│"));
        }
        text += &edge("└", "┴", "┘");
        if numbered {
            let gap = |i| format!("{:<CELL$}", chunk * AT_MOST + i);
            let gaps: Vec<String> = (0..=cards.len()).map(gap).collect();
            text += &format!("  {}\n", gaps.join(" ").trim_end());
        }
    }
    text
}
