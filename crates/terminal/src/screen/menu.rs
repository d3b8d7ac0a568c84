//! The menu: games in progress, the four games, the scores.

use rules::Game;

use crate::setting::Setting;

/// What can be chosen.
#[derive(Clone, PartialEq, Debug)]
pub enum MenuEntry {
    /// Go on with a saved game.
    Saved {
        /// Its file.
        name: String,
        /// It in words.
        words: String,
    },
    /// A new game.
    Game(Game),
    /// The scores.
    Scores,
    /// Leave.
    Quit,
}

/// The menu.
#[derive(Clone, Debug)]
pub struct Menu {
    /// The lines.
    pub entries: Vec<MenuEntry>,
    /// Which one is chosen.
    pub cursor: usize,
    /// How each game was last played, in the order of [`Game::ALL`].
    pub choices: [Setting; 4],
}

/// The most saved games that the menu offers.
const MAX_SAVED: usize = 3;

impl Menu {
    /// A menu with games in progress as (file, words), newest first. The cursor is on the game that
    /// was played last.
    pub fn new(saved: Vec<(String, String)>, choices: [Setting; 4], last: Option<Game>) -> Menu {
        let saved = saved.into_iter().take(MAX_SAVED);
        let mut entries: Vec<MenuEntry> =
            saved.map(|(name, words)| MenuEntry::Saved { name, words }).collect();
        entries.extend(Game::ALL.map(MenuEntry::Game));
        entries.extend([MenuEntry::Scores, MenuEntry::Quit]);
        let on = |entry: &MenuEntry| match entry {
            MenuEntry::Saved { .. } => true,
            MenuEntry::Game(game) => last.is_none_or(|last| last == *game),
            MenuEntry::Scores | MenuEntry::Quit => false,
        };
        let cursor = entries.iter().position(on).unwrap_or(0);
        Menu { entries, cursor, choices }
    }

    /// How a game was last played.
    pub fn choice(&self, game: Game) -> &Setting {
        let place = Game::ALL.iter().position(|known| *known == game).unwrap_or(0);
        &self.choices[place]
    }
}
