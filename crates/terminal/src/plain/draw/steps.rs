//! Which card may go where, as a table: for the seat on turn.

use anstyle::Style;
use rules::{Card, Direction};

use super::style::{FAINT, STRONG, TRICK, paint};

/// What a placement does to a pile.
#[derive(Clone, Copy)]
pub(super) enum Gap {
    /// It goes on by so much.
    On(u8),
    /// It goes back by so much.
    Back(u8),
    /// It helps the rival by so much.
    Help(u8),
    /// It is not legal.
    No,
}

impl Gap {
    /// A card on a pile of one's own.
    pub(super) fn own(direction: Direction, top: Card, card: Card) -> Gap {
        let gap = top.number().abs_diff(card.number());
        if (card > top) == (direction == Direction::Up) { Gap::On(gap) } else { Gap::Back(gap) }
    }

    fn text(self) -> (Style, String) {
        match self {
            Gap::On(gap) => (Style::new(), gap.to_string()),
            Gap::Back(gap) => (TRICK, format!("«{gap}")),
            Gap::Help(gap) => (Style::new(), format!("+{gap}")),
            Gap::No => (FAINT, "-".to_owned()),
        }
    }
}

/// The table, with a line that explains its signs.
pub(super) fn table(
    heading: &str,
    piles: [&str; 4],
    rows: &[(Card, [Gap; 4])],
    signs: &str,
) -> String {
    const COLUMN: usize = 12;
    let mut text = format!("{heading:>6}");
    for pile in piles {
        text += &format!("{pile:>COLUMN$}");
    }
    text.push('\n');
    for (card, steps) in rows {
        text += &paint(STRONG, format!("{:>6}", card.number()));
        for step in steps {
            let (style, sign) = step.text();
            text += &paint(style, format!("{sign:>COLUMN$}"));
        }
        text.push('\n');
    }
    text + signs + "\n"
}
