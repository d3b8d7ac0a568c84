//! The menu: games in progress, the four games, and what else there is.

use rules::Game;

use crate::setting::Setting;
use crate::shelf::Parts;

/// What can be chosen.
#[derive(Clone, PartialEq, Debug)]
pub enum MenuEntry {
    /// Go on with a saved game.
    Saved {
        /// Its file.
        name: String,
        /// It in words.
        words: Parts,
    },
    /// A new game.
    Game(Game),
    /// Finished games, to be looked at again.
    Shelf,
    /// A table of a server.
    Join,
    /// The scores.
    Scores,
    /// The rules.
    Rules,
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
const MAX_SAVED: usize = 4;

impl Menu {
    /// A menu with games in progress as (file, words), newest first. The cursor is on the game that
    /// was played last.
    pub fn new(saved: Vec<(String, Parts)>, choices: [Setting; 4], last: Option<Game>) -> Menu {
        let saved = saved.into_iter().take(MAX_SAVED);
        let mut entries: Vec<MenuEntry> =
            saved.map(|(name, words)| MenuEntry::Saved { name, words }).collect();
        entries.extend(Game::ALL.map(MenuEntry::Game));
        let more = [
            MenuEntry::Shelf,
            MenuEntry::Join,
            MenuEntry::Scores,
            MenuEntry::Rules,
            MenuEntry::Quit,
        ];
        entries.extend(more);
        let on = |entry: &MenuEntry| match entry {
            MenuEntry::Saved { .. } => true,
            MenuEntry::Game(game) => last.is_none_or(|last| last == *game),
            _ => false,
        };
        let cursor = entries.iter().position(on).unwrap_or(0);
        Menu { entries, cursor, choices }
    }

    /// The game under the cursor, else the first.
    pub fn game(&self) -> Game {
        match self.entries.get(self.cursor) {
            Some(MenuEntry::Game(game)) => *game,
            _ => Game::TheGame,
        }
    }

    /// How a game was last played.
    pub fn choice(&self, game: Game) -> &Setting {
        let place = Game::ALL.iter().position(|known| *known == game).unwrap_or(0);
        &self.choices[place]
    }
}
