//! The rules of a game, over whatever screen one comes from.

use rules::Game;
use texts::Texts;

use super::event::Key;
use crate::prose;

/// Columns of the text.
const WIDTH: usize = 76;

/// The rules, looked at.
#[derive(Clone, Debug)]
pub struct RulesPage {
    /// Of which game.
    pub game: Game,
    /// The text.
    pub lines: Vec<String>,
    /// Lines above the window.
    pub scroll: usize,
}

impl RulesPage {
    /// From the beginning.
    pub fn new(texts: &Texts, game: Game) -> RulesPage {
        RulesPage { game, lines: prose::plain(texts.lang().rule_book(game), WIDTH), scroll: 0 }
    }

    /// A key; `false` when one has read enough.
    pub(super) fn key(&mut self, texts: &Texts, key: Key, page: usize) -> bool {
        let last = self.lines.len().saturating_sub(page.max(1));
        match key {
            Key::Down | Key::Char('j') => self.scroll += 1,
            Key::Up | Key::Char('k') => self.scroll = self.scroll.saturating_sub(1),
            Key::PageDown | Key::Char(' ') => self.scroll += page,
            Key::PageUp => self.scroll = self.scroll.saturating_sub(page),
            Key::Home => self.scroll = 0,
            Key::End => self.scroll = last,
            Key::Left | Key::Right | Key::Tab => {
                let place = Game::ALL.iter().position(|game| *game == self.game).unwrap_or(0);
                let step = if key == Key::Left { Game::ALL.len() - 1 } else { 1 };
                *self = RulesPage::new(texts, Game::ALL[(place + step) % Game::ALL.len()]);
            }
            _ => return false,
        }
        self.scroll = self.scroll.min(last);
        true
    }
}
