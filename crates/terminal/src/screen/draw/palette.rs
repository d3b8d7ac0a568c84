//! Colours by what they are for. Each only repeats what letters and signs say already.

use ratatui::style::{Color, Modifier, Style};

/// How many colours there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Palette {
    /// 256 of them.
    Rich,
    /// The sixteen of every terminal.
    Sixteen,
    /// None: bold, faint and reversed only.
    Plain,
}

impl Palette {
    /// What the environment says: `NO_COLOR`, `COLORTERM`, `TERM`.
    pub fn from_environment() -> Palette {
        let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        Palette::of(set("NO_COLOR").as_deref(), set("COLORTERM").as_deref(), set("TERM").as_deref())
    }

    fn of(no_color: Option<&str>, color_term: Option<&str>, term: Option<&str>) -> Palette {
        if no_color.is_some() {
            Palette::Plain
        } else if color_term.is_some() || term.is_some_and(|term| term.contains("256color")) {
            Palette::Rich
        } else {
            Palette::Sixteen
        }
    }
}

/// What something is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    Normal,
    /// The bar at the top.
    Title,
    /// What matters.
    Strong,
    /// What matters less.
    Faint,
    /// Ascending piles, also marked ↑.
    Up,
    /// Descending piles, also marked ↓.
    Down,
    /// Steps backwards, also marked «.
    Back,
    /// Where something may go; also by a double frame.
    Open,
    /// What the cursor is on; also by ▶.
    Chosen,
    /// Keys.
    Key,
    /// What should not be overlooked; also by !.
    Warning,
}

impl Palette {
    pub(super) fn style(self, role: Role) -> Style {
        let plain = Style::new();
        let (rich, sixteen) = match role {
            Role::Normal => return plain,
            Role::Strong => return plain.add_modifier(Modifier::BOLD),
            Role::Faint => (Color::Indexed(245), Color::DarkGray),
            Role::Up => (Color::Indexed(114), Color::Green),
            Role::Down => (Color::Indexed(117), Color::Cyan),
            Role::Back => (Color::Indexed(221), Color::Yellow),
            Role::Open => (Color::Indexed(231), Color::White),
            Role::Title | Role::Chosen => (Color::Indexed(223), Color::Yellow),
            Role::Key => (Color::Indexed(180), Color::Yellow),
            Role::Warning => (Color::Indexed(209), Color::LightRed),
        };
        let modifier = match role {
            Role::Faint if self == Palette::Plain => Modifier::DIM,
            Role::Faint | Role::Up | Role::Down => Modifier::empty(),
            Role::Title => Modifier::BOLD | Modifier::REVERSED,
            Role::Chosen if self == Palette::Plain => Modifier::BOLD | Modifier::REVERSED,
            _ => Modifier::BOLD,
        };
        match self {
            Palette::Rich => plain.fg(rich).add_modifier(modifier),
            Palette::Sixteen => plain.fg(sixteen).add_modifier(modifier),
            Palette::Plain => plain.add_modifier(modifier),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_decides() {
        assert_eq!(Palette::of(Some("1"), Some("truecolor"), None), Palette::Plain);
        assert_eq!(Palette::of(None, Some("truecolor"), None), Palette::Rich);
        assert_eq!(Palette::of(None, None, Some("xterm-256color")), Palette::Rich);
        assert_eq!(Palette::of(None, None, Some("linux")), Palette::Sixteen);
    }

    #[test]
    fn without_colour_there_is_none() {
        for role in [Role::Title, Role::Up, Role::Back, Role::Chosen, Role::Warning] {
            let style = Palette::Plain.style(role);
            assert_eq!((style.fg, style.bg), (None, None));
        }
    }
}
